//! The sheet with the games of a file, of which one is chosen.

use crate::app::files::Listed;
use crate::web::dom::{self, append, set};
use crate::web::page::sheets;
use crate::web::runtime::Runtime;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlDialogElement, HtmlElement, HtmlInputElement};

/// The sheet.
pub const SHEET: &str = "file-games";
/// The field in which words are typed that the games are to mention.
pub const FIELD: &str = "search-games";

/// Shows the games, in their sheet. A file that was just opened opens the sheet, with nothing in its field.
///
/// # Errors
///
/// Fails where there is no such sheet.
pub fn show(runtime: &Rc<Runtime>, listed: &Listed) -> Result<(), JsValue> {
    if !runtime.root.part::<HtmlDialogElement>(SHEET)?.open() {
        runtime.root.part::<HtmlInputElement>(FIELD)?.set_value("");
        sheets::close(runtime);
        sheets::open_and_fill(runtime, SHEET)?;
    }
    dom::set_text(&*runtime.root.part::<HtmlElement>("games-found")?, &listed.sentence);
    let list: HtmlElement = runtime.root.part("file-game-list")?;
    list.set_text_content(None);
    for game in &listed.games {
        let row = append(&list, "li", "", "")?;
        let button = append(&row, "button", "quiet", "")?;
        set(&button, "type", "button");
        set(&button, "data-game-of-file", &game.number.to_string());
        append(&button, "b", "", &game.name)?;
        if !game.about.is_empty() {
            button.append_with_str_1(" ")?;
            append(&button, "small", "", &game.about)?;
        }
    }
    Ok(())
}
