//! The sheets that open over the page.

use super::{new_game, patterns, statistics, swatches};
use crate::app::learn::Train;
use crate::app::{self, Command, Message, Reading};
use crate::board::Color;
use crate::web::dom;
use crate::web::input;
use crate::web::runtime::Runtime;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlDialogElement, HtmlElement, MouseEvent};

/// Opens a sheet, and says what is to be seen there.
///
/// # Errors
///
/// Fails where there is no such sheet.
pub fn open(runtime: &Rc<Runtime>, name: &str) -> Result<Option<Message>, JsValue> {
    let sheet: HtmlDialogElement = runtime.root.part(name)?;
    // The sheet that leads to the others gives way to them.
    if let Some(more) = runtime.root.maybe::<HtmlDialogElement>("more-sheet") {
        more.close();
    }
    if !sheet.open() {
        sheet.show_modal()?;
        runtime.send(Message::Notice(Reading::Covered));
    }
    Ok(match name {
        "new-game" => {
            new_game::open(&runtime.root, &runtime.model.borrow())?;
            None
        }
        "settings" => {
            swatches::paint(&runtime.root, &runtime.model.borrow())?;
            None
        }
        "statistics" => {
            statistics::show(runtime)?;
            None
        }
        // The sheet shows the record first.
        "share" => Some(Command::AsRecord.message()),
        "patterns" => {
            patterns::fill(runtime)?;
            None
        }
        "games" => Some(Message::ListGames),
        "learn" => Some(Message::Train(Train::Open)),
        // A frame that follows the game from place to place would fill the browser's history.
        "rules" => {
            let panel = app::panel::panel(&runtime.model.borrow());
            show_guide(runtime, &panel.guide)?;
            None
        }
        _ => None,
    })
}

/// Opens a sheet, and shows what is to be seen there.
///
/// # Errors
///
/// Fails where there is no such sheet.
pub fn open_and_fill(runtime: &Rc<Runtime>, name: &str) -> Result<(), JsValue> {
    if let Some(message) = open(runtime, name)? {
        runtime.send(message);
    }
    Ok(())
}

/// The sheet for a seat is about the colour of the button that opens it.
pub fn remember_seat(runtime: &Runtime, button: &Element) {
    let (sheet, color) =
        (runtime.root.maybe::<Element>("seat"), button.get_attribute("data-color"));
    if let (Some(sheet), Some(color)) = (sheet, color) {
        dom::set(&sheet, "data-color", &color);
    }
}

/// Somebody was chosen for the seat that the sheet is about: a level of the computer, or `0` for a person.
pub fn seat(runtime: &Runtime, level: &str) -> Option<Message> {
    let sheet = runtime.root.maybe::<HtmlDialogElement>("seat")?;
    let color = sheet.get_attribute("data-color")?;
    let color = Color::ALL.into_iter().find(|known| known.id() == color)?;
    sheet.close();
    Some(Message::Seat(color, level.parse().ok().filter(|&level| level > 0)))
}

/// Opens the lessons of the game with this name, whichever is on the board.
pub fn open_lessons(runtime: &Rc<Runtime>, game: &str) -> Option<Message> {
    runtime.send(Message::ChooseGame(game.into()));
    open(runtime, "learn").ok().flatten()
}

/// Shows what the game with this name is about, whichever is on the board.
pub fn show_game(runtime: &Rc<Runtime>, game: &str) -> Message {
    runtime.send(Message::ChooseGame(game.into()));
    Message::Train(Train::Start("show".into()))
}

fn show_guide(runtime: &Runtime, address: &str) -> Result<(), JsValue> {
    dom::set(&runtime.root.part::<Element>("guide")?, "src", address);
    Ok(())
}

/// Closes whatever sheet is open, and shows the page from its top: what is said about the new game stands there. The keyboard is led to the
/// board where the button that had it is gone.
pub fn close(runtime: &Runtime) {
    dom::window().scroll_to_with_x_and_y(0.0, 0.0);
    runtime.root.each("dialog[open]", |sheet| {
        if let Ok(sheet) = sheet.dyn_into::<HtmlDialogElement>() {
            sheet.close();
        }
    });
    let body = dom::document().body().map(HtmlElement::into);
    if runtime.root.focused().is_none() || runtime.root.focused() == body {
        let cursor = runtime.model.borrow().cursor();
        runtime.focus(cursor);
    }
}

thread_local! {
    /// Whether the pointer went down beside an open sheet: one that was only drawn out of it closes nothing.
    static IS_BESIDE: Cell<bool> = const { Cell::new(false) };
}

/// A click on the page closes the sheet that lies over it, if it began there.
pub fn pressed_beside(event: &Event) {
    let beside = event.dyn_ref::<MouseEvent>().and_then(sheet_beside);
    if event.type_() == "pointerdown" {
        IS_BESIDE.set(beside.is_some());
    } else if let Some(sheet) = beside.filter(|_| IS_BESIDE.take()) {
        sheet.close();
    }
}

/// The sheet that a pointer is beside. What lies under an open sheet is the sheet's own, for events.
fn sheet_beside(event: &MouseEvent) -> Option<HtmlDialogElement> {
    let sheet: HtmlDialogElement = input::target(event)?.dyn_into().ok()?;
    let frame = sheet.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let is_inside =
        (frame.left()..=frame.right()).contains(&x) && (frame.top()..=frame.bottom()).contains(&y);
    (!is_inside).then_some(sheet)
}

/// Closes the sheet that this button belongs to.
pub fn close_of(button: &Element) {
    let sheet = button.closest("dialog").ok().flatten();
    if let Some(sheet) = sheet.and_then(|sheet| sheet.dyn_into::<HtmlDialogElement>().ok()) {
        sheet.close();
    }
}
