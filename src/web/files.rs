//! Games in other programs' formats, by the part of the program that is loaded for it.

use super::{Runtime, dom};
use crate::app::Message;
use crate::record::formats::Format;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/www/formats.js")]
extern "C" {
    /// The promise of [`formats::convert`](super::formats::convert)'s answer.
    fn convert(text: &str, format: &str, rules: &str) -> js_sys::Promise;
}

/// Has a game written in another format, and reports how that went.
pub fn ask(runtime: &Rc<Runtime>, text: &str, to: Format, rules: &str) {
    runtime.when_settled(&convert(text, to.id(), rules), move |answer| Message::Converted {
        to,
        answer: match answer {
            Ok(answer) => Ok(answer.as_string().unwrap_or_default()),
            Err(error) => Err(dom::error_text(&error)),
        },
    });
}
