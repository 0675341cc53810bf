//! The words of other languages, which are loaded once for all boards.

use super::asset;
use super::runtime::Runtime;
use crate::app::Message;
use js_sys::Promise;
use js_sys::futures::{future_to_promise, spawn_local};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

thread_local! {
    /// The files of the languages that were asked for.
    static FILES: RefCell<HashMap<String, Promise>> = RefCell::default();
}

/// Brings the words of this language, and reports how that went.
pub fn load(runtime: &Rc<Runtime>, lang: &'static str) {
    let runtime = Rc::downgrade(runtime);
    spawn_local(async move {
        let text = file(lang).await.ok();
        if let Some(runtime) = runtime.upgrade() {
            runtime.send(Message::Words { lang: lang.into(), text });
        }
    });
}

/// The text of a language's file, once for all boards. What failed is tried again the next time.
pub async fn file(lang: &str) -> Result<String, JsValue> {
    let known = FILES.with_borrow(|files| files.get(lang).cloned());
    let promise = known.unwrap_or_else(|| {
        let path = format!("words/{lang}.txt");
        let promise = future_to_promise(async move { Ok(asset::text(&path).await?.into()) });
        FILES.with_borrow_mut(|files| files.insert(lang.into(), promise.clone()));
        promise
    });
    match promise.await {
        Ok(text) => Ok(text.as_string().unwrap_or_default()),
        Err(error) => {
            FILES.with_borrow_mut(|files| files.remove(lang));
            Err(error)
        }
    }
}
