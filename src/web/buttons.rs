//! What the page's buttons stand for.

use super::{Runtime, dom, input, later, sheet};
use crate::app::{self, Command, Message, Picture, Step, Stones};
use crate::board::decimal;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlDialogElement, HtmlInputElement};

/// A button was pressed, by the `clicks`-th click in a row: by its id it is a command, by an attribute it opens
/// a sheet, shows a move, takes a variation, or opens or deletes a game.
pub fn pressed(runtime: &Rc<Runtime>, button: &Element, clicks: i32) -> Option<Message> {
    let with = |name: &str| button.get_attribute(name);
    let number = |name: &str| decimal::read(&with(name)?);
    // The second click of a double click takes no decision, least of all on what has come under the pointer.
    if clicks > 1 && button.closest(".choices").ok()?.is_some() {
        return None;
    }
    if let Some(id) = with("data-open") {
        return open(runtime, &id);
    }
    if let Some(index) = number("data-branch") {
        return Some(Message::Branch(number("data-ply")?, index));
    }
    if let Some(ply) = number("data-ply") {
        return Some(Message::Show(Step::Ply(ply)));
    }
    if let Some(game) = with("data-tab") {
        return Some(Message::ChooseGame(game));
    }
    if let Some(id) = with("data-load") {
        return Some(Message::OpenSaved(id));
    }
    if let Some(id) = with("data-delete") {
        return Some(Message::Delete(id));
    }
    if let Some(id) = with("data-restore") {
        return Some(Message::Restore(id));
    }
    named(runtime, &button.id())
}

fn named(runtime: &Rc<Runtime>, id: &str) -> Option<Message> {
    match id {
        "open-text" => Some(Message::TextOpened(input::value("text"))),
        "save-text" => {
            later::save(runtime, &input::value("text"));
            None
        }
        "one-file" => {
            later::save_one_file(runtime);
            None
        }
        "open-file" => {
            dom::by_id("file").click();
            None
        }
        "exchange" => {
            sheet::exchange();
            None
        }
        "as-png" => Some(picture(Picture::Png)),
        "as-svg" => Some(picture(Picture::Svg)),
        "as-gif" => Some(picture(Picture::Gif)),
        id => Command::from_id(id).map(Command::message),
    }
}

fn picture(kind: Picture) -> Message {
    let numbered = dom::by_id("with-numbers").unchecked_into::<HtmlInputElement>().checked();
    Message::Picture(kind, if numbered { Stones::Numbered } else { Stones::Plain })
}

/// Opens a sheet, and fills it with what is to be seen there. Before the first one all sheets are loaded.
pub fn open(runtime: &Rc<Runtime>, id: &str) -> Option<Message> {
    if dom::by_id("page").query_selector("dialog").ok()?.is_none() {
        later::bring_sheets(runtime, id.into());
        return None;
    }
    runtime.refresh(); // for what has been set since the sheets came
    let sheet: HtmlDialogElement = dom::find(id)?.unchecked_into();
    // It is open already if this fails.
    let _ = sheet.show_modal();
    match id {
        "new-game" => {
            sheet::fill(&app::sheet(&runtime.model.borrow()));
            None
        }
        // The sheet shows the record first.
        "share" => {
            later::prepare(runtime);
            Some(Command::AsRecord.message())
        }
        "games" => Some(Message::ListGames),
        _ => None,
    }
}

/// Closes whatever sheet is open.
pub fn close_sheets() {
    while let Ok(Some(sheet)) = dom::by_id("page").query_selector("dialog[open]") {
        sheet.unchecked_into::<HtmlDialogElement>().close();
    }
}
