//! The few things of the browser that every part of the page needs.

use crate::board::decimal;
use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{CssStyleDeclaration, Element, Event, EventTarget, HtmlElement, Window};

// The page's globals by their names: web-sys would first look for what kind of global this is.
#[wasm_bindgen]
extern "C" {
    /// The element with this id, if there is one.
    #[wasm_bindgen(js_namespace = document, js_name = getElementById)]
    pub fn find(id: &str) -> Option<HtmlElement>;

    /// The element with this id. All ids are written down twice, here and in `index.html`; one that is
    /// missing is an error of JavaScript's as soon as it is used.
    #[wasm_bindgen(js_namespace = document, js_name = getElementById)]
    pub fn by_id(id: &str) -> HtmlElement;

    #[wasm_bindgen(js_namespace = document, js_name = createElement)]
    fn create_element(tag: &str) -> HtmlElement;

    // web-sys takes these for failures that must be caught, which never happen with names of ours.

    /// Sets an attribute.
    #[wasm_bindgen(js_namespace = ["Element", "prototype", "setAttribute"], js_name = call)]
    pub fn set(element: &Element, name: &str, value: &str);

    /// Puts `child` behind all others in `parent`.
    #[wasm_bindgen(js_namespace = ["Node", "prototype", "appendChild"], js_name = call)]
    pub fn append(parent: &Element, child: &Element);

    #[wasm_bindgen(js_namespace = ["CSSStyleDeclaration", "prototype", "setProperty"], js_name = call)]
    fn set_property(style: &CssStyleDeclaration, name: &str, value: &str);

    /// Calls `draw` before the next frame is shown.
    #[wasm_bindgen(js_name = requestAnimationFrame)]
    pub fn request_frame(draw: &Function);

    /// Calls `then` after so many milliseconds.
    #[wasm_bindgen(js_name = setTimeout)]
    pub fn set_timeout(then: &Function, milliseconds: u32);

    /// Prints the page.
    #[wasm_bindgen(js_name = print)]
    pub fn print();

    /// The time in milliseconds.
    #[wasm_bindgen(js_namespace = Date)]
    pub fn now() -> f64;

    #[wasm_bindgen(thread_local_v2, js_name = window)]
    static WINDOW: Window;
}

/// The window.
pub fn window() -> Window {
    WINDOW.with(Window::clone)
}

/// A new element with this class.
pub fn create(tag: &str, class: &str) -> HtmlElement {
    let element = create_element(tag);
    element.set_class_name(class);
    element
}

/// Sets a property of the element's own style.
pub fn style(element: &HtmlElement, name: &str, value: &str) {
    set_property(&element.style(), name, value);
}

/// Shows `text` in the element with this id, which is hidden while there is none.
pub fn show(id: &str, text: &str) {
    let element = by_id(id);
    set_text(&element, text);
    element.set_hidden(text.is_empty());
}

/// Puts `text` into the element, unless it is there: who listens hears of every change.
pub fn set_text(element: &HtmlElement, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Calls `visit` with every element of the page that `selector` describes.
pub fn each(selector: &str, visit: &mut dyn FnMut(&HtmlElement)) {
    let Ok(list) = by_id("page").query_selector_all(selector) else { return };
    for i in 0..list.length() {
        if let Some(element) = list.get(i) {
            visit(element.unchecked_ref());
        }
    }
}

/// Says `text` to a screen reader by the region with this id; it hears only what changes.
pub fn announce(id: &str, text: &str) {
    let live = by_id(id);
    let again = live.text_content().as_deref() == Some(text);
    live.set_text_content(Some(&(String::from(text) + if again { "\u{a0}" } else { "" })));
}

/// A length from 0 up as CSS writes it, to a hundredth. Rust's own way to write such numbers weighs
/// 15 KB.
pub fn length(value: f64, unit: &str) -> String {
    let hundredths = (value * 100.0) as usize;
    decimal::write(hundredths / 100) + "." + &decimal::write_two(hundredths) + unit
}

/// Moves the keyboard's focus to the element with this id.
pub fn focus(id: &str) {
    // What is not shown takes no focus, and needs none.
    let _ = by_id(id).focus();
}

/// The languages that the player likes, divided by commas.
pub fn languages() -> String {
    window().navigator().languages().join(",").into()
}

/// The page's address without its fragment, and the fragment.
pub fn address() -> (String, String) {
    let address = window().location().href().unwrap_or_default();
    match address.split_once('#') {
        Some((page, fragment)) => (page.into(), fragment.into()),
        None => (address, String::new()),
    }
}

/// Takes the fragment off the address without a new entry in the history.
pub fn clear_fragment() {
    if let Ok(history) = window().history() {
        // Refused for pages opened from a disk; then the fragment just stays.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address().0));
    }
}

/// What a JavaScript exception says.
pub fn error_text(error: &JsValue) -> String {
    let said = || error.dyn_ref::<js_sys::Object>().map(|object| object.to_string().into());
    error.as_string().or_else(said).unwrap_or_default()
}

/// An error with a word by which programs know it.
#[cfg(any(feature = "element", feature = "extras"))]
pub fn coded(code: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    // A new error takes every property.
    let _ = js_sys::Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// One handler for many events. It leaves with its owner.
pub struct Listeners {
    handler: Closure<dyn Fn(Event)>,
    watched: Vec<(EventTarget, &'static str)>,
}

impl Listeners {
    pub fn new(handler: impl Fn(Event) + 'static) -> Self {
        Self { handler: Closure::new(handler), watched: Vec::new() }
    }

    /// Hears events of this kind at `target` from now on.
    pub fn watch(&mut self, target: EventTarget, kind: &'static str) -> Result<(), JsValue> {
        target.add_event_listener_with_callback(kind, self.handler.as_ref().unchecked_ref())?;
        self.watched.push((target, kind));
        Ok(())
    }
}

impl Drop for Listeners {
    fn drop(&mut self) {
        for (target, kind) in &self.watched {
            // A target that is gone has no listeners either.
            let _ = target
                .remove_event_listener_with_callback(kind, self.handler.as_ref().unchecked_ref());
        }
    }
}
