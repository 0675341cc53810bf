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
    let (done, failed) = (Rc::clone(runtime), Rc::clone(runtime));
    let done = Closure::once(move |answer: JsValue| {
        let answer = Ok(answer.as_string().unwrap_or_default());
        done.send(Message::Converted { to, answer });
    });
    let failed = Closure::once(move |error: JsValue| {
        failed.send(Message::Converted { to, answer: Err(dom::error_text(&error)) });
    });
    let _ = convert(text, to.id(), rules).then2(&done, &failed);
    // One of the two is called later, and neither is called twice.
    done.forget();
    failed.forget();
}
