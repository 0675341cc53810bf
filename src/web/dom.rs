//! The few things of the browser that every part of the view needs.

use crate::app::Now;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Event, EventTarget, HtmlElement, Window};

/// The window.
///
/// # Panics
///
/// Panics outside of a window: workers have no view.
pub fn window() -> Window {
    web_sys::window().expect("a view stands in a window")
}

/// The document.
///
/// # Panics
///
/// Panics in a window without a document, which there is not.
pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// The time of a message.
pub fn now() -> Now {
    let passed = window().performance().map_or(0.0, |performance| performance.now());
    Now { ms: passed as u64, date: js_sys::Date::now() as u64 }
}

/// A new element with this class.
///
/// # Errors
///
/// Fails where `tag` is no name of an element.
pub fn create(tag: &str, class: &str) -> Result<HtmlElement, JsValue> {
    let element: HtmlElement = document().create_element(tag)?.dyn_into()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    Ok(element)
}

/// A new element with this class and this text, at the end of `parent`.
pub fn append(
    parent: &Element,
    tag: &str,
    class: &str,
    text: &str,
) -> Result<HtmlElement, JsValue> {
    let element = create(tag, class)?;
    element.set_text_content(Some(text));
    parent.append_child(&element)?;
    Ok(element)
}

/// Sets an attribute, unless it is set so.
pub fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        // Fails for names that are none; ours are constants.
        let _ = element.set_attribute(name, value);
    }
}

/// Sets a property of the element's own style.
pub fn style(element: &HtmlElement, name: &str, value: &str) {
    // Fails for read-only styles; those of elements are not.
    let _ = element.style().set_property(name, value);
}

/// Puts `text` into the element, unless it is there: who listens hears of every change.
pub fn set_text(element: &Element, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Shows `text` in the element, which is hidden while there is none.
pub fn show(element: &HtmlElement, text: &str) {
    set_text(element, text);
    element.set_hidden(text.is_empty());
}

/// Says `text` to a screen reader by a live region; it hears only what changes.
pub fn announce(region: &Element, text: &str) {
    let again = region.text_content().as_deref() == Some(text);
    let gap = if again { "\u{a0}" } else { "" };
    region.set_text_content(Some(&format!("{text}{gap}")));
}

/// Moves the keyboard's focus without scrolling. What is not shown takes no focus, and needs none.
pub fn focus(element: &HtmlElement) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// What a JavaScript exception says.
pub fn error_text(error: &JsValue) -> String {
    if let Some(error) = error.dyn_ref::<js_sys::Error>() {
        return error.message().into();
    }
    error.as_string().unwrap_or_else(|| format!("{error:?}"))
}

/// An error with a code by which programs know it.
pub fn coded(code: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    // A new error takes every property.
    let _ = js_sys::Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// One handler for many events. It is removed when its owner is dropped.
pub struct Listeners {
    handler: Closure<dyn Fn(Event)>,
    watched: Vec<(EventTarget, &'static str)>,
}

impl Listeners {
    /// Nothing is heard yet.
    pub fn new(handler: impl Fn(Event) + 'static) -> Self {
        Self { handler: Closure::new(handler), watched: Vec::new() }
    }

    /// Hears events of this kind at `target` from now on.
    ///
    /// # Errors
    ///
    /// Fails where the browser refuses listeners, which none does.
    pub fn watch(&mut self, target: &EventTarget, kind: &'static str) -> Result<(), JsValue> {
        target.add_event_listener_with_callback(kind, self.handler.as_ref().unchecked_ref())?;
        self.watched.push((target.clone(), kind));
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

/// A call before the next frame is shown. It is taken back when it is dropped.
pub struct Frame {
    id: i32,
    _call: Closure<dyn FnMut()>,
}

impl Frame {
    /// Calls `then` before the next frame.
    ///
    /// # Errors
    ///
    /// Fails in windows without frames.
    pub fn ask(then: impl FnOnce() + 'static) -> Result<Self, JsValue> {
        let call = Closure::once(then);
        let id = window().request_animation_frame(call.as_ref().unchecked_ref())?;
        Ok(Self { id, _call: call })
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        // One that was shown has nothing to take back.
        let _ = window().cancel_animation_frame(self.id);
    }
}

/// A call after some time. It is taken back when it is dropped.
pub struct Timer {
    id: i32,
    _call: Closure<dyn FnMut()>,
}

impl Timer {
    /// Calls `then` after so many milliseconds.
    ///
    /// # Errors
    ///
    /// Fails in windows without timers.
    pub fn after(milliseconds: i32, then: impl FnOnce() + 'static) -> Result<Self, JsValue> {
        let call = Closure::once(then);
        let callback = call.as_ref().unchecked_ref();
        let id = window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(callback, milliseconds)?;
        Ok(Self { id, _call: call })
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        window().clear_timeout_with_handle(self.id);
    }
}

/// Looks at the size of an element. It ends when it is dropped.
pub struct SizeWatch {
    observer: web_sys::ResizeObserver,
    _call: Closure<dyn Fn()>,
}

impl SizeWatch {
    /// Calls `then` whenever `element` gets another size, and once at the start.
    ///
    /// # Errors
    ///
    /// Fails in browsers that cannot observe sizes.
    pub fn on(element: &Element, then: impl Fn() + 'static) -> Result<Self, JsValue> {
        let call = Closure::new(then);
        let observer = web_sys::ResizeObserver::new(call.as_ref().unchecked_ref())?;
        observer.observe(element);
        Ok(Self { observer, _call: call })
    }
}

impl Drop for SizeWatch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Comes true after so many milliseconds.
pub async fn pause(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |done, _| {
        // A window has timers.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    // It is never broken.
    let _ = promise.await;
}
