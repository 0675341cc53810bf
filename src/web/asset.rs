//! The files of the program that come when they are first wanted: words, the computer player, the one file. They lie beside the program, or are
//! packed into the script that has loaded it.

use super::dom;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{Response, Url};

thread_local! {
    /// The folder in which these files lie.
    static BASE: RefCell<String> = const { RefCell::new(String::new()) };
    /// The names that this build gives to files, by their paths. All others are named as they are called here.
    static NAMES: RefCell<Option<Object>> = const { RefCell::new(None) };
    /// What brings them if they are packed: a function from the path of a file to a promise of a response.
    static PACKED: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Says that the files are packed, and which function brings them.
#[wasm_bindgen(js_name = usePacked)]
pub fn use_packed(bring: Function) {
    PACKED.set(Some(bring));
}

/// Says which names this build gives to files, by their paths.
#[wasm_bindgen(js_name = nameFiles)]
pub fn name_files(names: Object) {
    NAMES.set(Some(names));
}

/// Says in which folder the files lie. A page that does not say so has them beside itself.
pub fn set_base(address: &str) {
    BASE.with_borrow_mut(|base| *base = address.into());
}

/// The address of a file.
///
/// # Errors
///
/// Fails where the folder has no address.
pub fn address(path: &str) -> Result<String, JsValue> {
    let base = BASE.with_borrow(String::clone);
    let base = if base.is_empty() { page_address() } else { base };
    Ok(Url::new_with_base(&name(path), &base)?.href())
}

/// The name that this build gives to the file with this path.
fn name(path: &str) -> String {
    let named = NAMES.with_borrow(|names| Reflect::get(names.as_ref()?, &path.into()).ok());
    named.and_then(|name| name.as_string()).unwrap_or_else(|| path.into())
}

fn page_address() -> String {
    dom::document().base_uri().ok().flatten().unwrap_or_default()
}

/// Whether this is the page in one file, beside which no other file lies.
pub fn is_alone() -> bool {
    packed().is_some()
}

/// What brings the files if they are packed.
fn packed() -> Option<Function> {
    PACKED.with_borrow(Option::clone)
}

/// The answer that brings a file: from the network or, if it is packed, from where it was packed into.
///
/// # Errors
///
/// Fails with a `TypeError` where there is no such file.
pub async fn load(path: &str) -> Result<Response, JsValue> {
    let promise: Promise = match packed() {
        Some(packed) => packed.call1(&JsValue::NULL, &path.into())?.dyn_into()?,
        None => dom::window().fetch_with_str(&address(path)?),
    };
    let answer: Response = promise.await?.dyn_into()?;
    if answer.ok() {
        return Ok(answer);
    }
    Err(js_sys::TypeError::new(&format!("{path}: {}", answer.status())).into())
}

/// The text of a file.
///
/// # Errors
///
/// Fails as [`load`] does.
pub async fn text(path: &str) -> Result<String, JsValue> {
    let text = load(path).await?.text()?.await?;
    Ok(text.as_string().unwrap_or_default())
}
