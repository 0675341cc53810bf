//! When the program fails: the panic's message and place go to the console, and a readable sentence into the page.

use super::dom::{self, Listeners};
use super::root::Root;
use js_sys::{Reflect, WebAssembly::RuntimeError};
use std::sync::Once;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement};

/// From now on panics, and traps that are no panics, are shown in the page.
pub fn watch() -> Result<Listeners, JsValue> {
    catch_panics(show);
    let mut listeners = Listeners::new(|event| {
        if let Some(trap) = trap(&event) {
            show(&dom::error_text(&trap));
        }
    });
    for kind in ["error", "unhandledrejection"] {
        listeners.watch(&dom::window(), kind)?;
    }
    Ok(listeners)
}

/// From now on a panic is written to the console, and `show` gets its message and place.
pub fn catch_panics(show: fn(&str)) {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        std::panic::set_hook(Box::new(move |panic| {
            console_error_panic_hook::hook(panic);
            show(&panic.to_string());
        }));
    });
}

/// Panics. Tests look at what happens then.
#[wasm_bindgen(js_name = provokePanic)]
pub fn provoke_panic() {
    panic!("a test asked for this panic");
}

/// The trap that an `error` or `unhandledrejection` event tells of. Errors of other scripts, such as those of browser
/// extensions, are none.
fn trap(event: &Event) -> Option<JsValue> {
    let of = |key: &str| Reflect::get(event, &key.into()).ok();
    [of("error"), of("reason")]
        .into_iter()
        .flatten()
        .find(|cause| cause.is_instance_of::<RuntimeError>())
}

/// Shows the page's words for a failure, with `details` for whoever reports it. The first failure is the cause of those
/// that follow, so it stays.
pub fn show(details: &str) {
    let root = Root::of_document(dom::document());
    if let Some(words) = root.maybe::<HtmlElement>("trouble").filter(HtmlElement::hidden) {
        words.set_hidden(false);
        if let Some(place) = root.maybe::<HtmlElement>("trouble-details") {
            let version = env!("CARGO_PKG_VERSION");
            dom::show(&place, &format!("Goishi {version}: {details}"));
        }
    }
}
