//! A line of play as a button: pointed at, it is seen on the board, and a press keeps it.

use crate::app::thoughts::{Line, REFUTATION, Step};
use crate::web::dom;
use wasm_bindgen::prelude::*;
use web_sys::Element;

/// Shows the line with this number; what is folded comes with a press on how much that is.
pub fn show(parent: &Element, line: &Line, number: usize) -> Result<(), JsValue> {
    let place = dom::append(parent, "div", "line", "")?;
    let button = dom::append(&place, "button", "quiet", "")?;
    dom::set(&button, "type", "button");
    dom::set(&button, "data-line", &number.to_string());
    dom::set(&button, "title", &line.label);
    steps(&button, &line.first)?;
    if !line.rest.is_empty() {
        let rest = dom::append(&place, "details", "", "")?;
        dom::append(&rest, "summary", "", &line.more)?;
        steps(&rest, &line.rest)?;
    }
    Ok(())
}

/// Shows what a mistake let the other player do, as a button that shows by which `moves` on the board.
pub fn refutation(parent: &Element, reason: &str, moves: &str) -> Result<(), JsValue> {
    let button = dom::append(parent, "button", "quiet refutation", reason)?;
    dom::set(&button, "type", "button");
    dom::set(&button, "data-line", &REFUTATION.to_string());
    dom::set(&button, "aria-label", moves);
    Ok(())
}

/// The moves, each with a small stone before it.
fn steps(parent: &Element, steps: &[Step]) -> Result<(), JsValue> {
    for step in steps {
        dom::append(parent, "span", &format!("step {}", step.color.id()), &step.name)?;
        parent.append_with_str_1(" ")?;
    }
    Ok(())
}
