//! The sheet with the opening patterns of Renju, each as a small board.

use crate::app::opening;
use crate::web::runtime::Runtime;
use crate::web::{dom, pictures};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, HtmlElement};

/// The side of a whole board in pixels. The style shows its middle.
const SIDE: u16 = 420;

/// Shows all patterns, and which of them go with the stones on the board.
///
/// # Errors
///
/// Fails where the browser has no room for the pictures.
pub fn fill(runtime: &Runtime) -> Result<(), JsValue> {
    let list: HtmlElement = runtime.root.part("pattern-list")?;
    list.set_text_content(None);
    let model = runtime.model.borrow();
    let look = format!("side={SIDE} coords=off theme={}", model.theme().of_picture().id());
    for (number, card) in opening::cards(&model).iter().enumerate() {
        let button = dom::append(&list, "button", "pattern", "")?;
        dom::set(&button, "type", "button");
        dom::set(&button, "data-pattern", &number.to_string());
        dom::set(&button, "aria-disabled", &(!card.is_possible).to_string());
        let board = dom::append(&button, "span", "pattern-board", "")?;
        let canvas: HtmlCanvasElement = dom::append(&board, "canvas", "", "")?.dyn_into()?;
        dom::set(&canvas, "aria-hidden", "true");
        pictures::paint(&canvas, &card.record, 3, &look)?;
        let kanji = dom::append(&button, "span", "kanji", &card.kanji)?;
        dom::set(&kanji, "lang", "ja");
        dom::append(&button, "span", "", &card.name)?;
        dom::append(&button, "span", "verdict", &card.verdict)?;
    }
    Ok(())
}
