//! When the program fails: a sentence in the page instead of a dead board.

use super::dom::{self, Listeners};
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement};

/// From now on an error that nobody caught is shown in the page. A panic ends in one: the browser's own words for a trap
/// and where it was, as those of Rust are left out of the page (`scripts/shrink.mjs`).
pub fn watch() -> Result<Listeners, JsValue> {
    let mut listeners = Listeners::new(|event| {
        if let Some(cause) = cause(&event) {
            show(&dom::error_text(&cause));
        }
    });
    for &kind in &["error", "unhandledrejection"] {
        listeners.watch(dom::window().into(), kind)?;
    }
    Ok(listeners)
}

/// What went wrong: the `error` of an exception, the `reason` of a rejected promise. What has
/// neither is no failure of ours.
fn cause(event: &Event) -> Option<JsValue> {
    let of = |key: &str| Reflect::get(event, &key.into()).ok().filter(JsValue::is_object);
    of("error").or_else(|| of("reason"))
}

/// Shows the page's words for a failure, with `details` for whoever reports it.
pub fn show(details: &str) {
    // The first failure is the cause of those that follow.
    if let Some(words) = dom::find("trouble").filter(HtmlElement::hidden) {
        words.set_hidden(false);
        dom::show("trouble-details", details);
    }
}
