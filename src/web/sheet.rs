//! The sheet for a new game, field by field. It knows no game: names and values in, names and values out.

use super::dom;
use crate::app::Form;
use wasm_bindgen::prelude::*;
use web_sys::HtmlInputElement;

/// Fills in the sheet.
pub fn fill(form: &Form) {
    each_field(&mut |field| {
        let value = field.value();
        let mut wanted = form.iter().filter(|(name, _)| *name == field.name());
        if is_box(field) {
            field.set_checked(wanted.any(|(_, other)| *other == value));
        } else {
            field.set_value(wanted.next().map_or("", |(_, value)| value));
        }
    });
}

/// What was filled in.
pub fn read() -> Form {
    let mut form = Form::new();
    each_field(&mut |field| {
        if !is_box(field) || field.checked() {
            form.push((field.name(), field.value()));
        }
    });
    form
}

/// Exchanges the players.
pub fn exchange() {
    let mut form = read();
    for (name, _) in &mut form {
        *name = match name.as_str() {
            "black" => String::from("white"),
            "white" => String::from("black"),
            "black-by" => String::from("white-by"),
            "white-by" => String::from("black-by"),
            _ => continue,
        };
    }
    fill(&form);
}

fn is_box(field: &HtmlInputElement) -> bool {
    let kind = field.type_();
    kind == "radio" || kind == "checkbox"
}

fn each_field(visit: &mut dyn FnMut(&HtmlInputElement)) {
    // A list has the properties of a field that are used here.
    dom::each("#new-game :is(input, select)", &mut |field| visit(field.unchecked_ref()));
}
