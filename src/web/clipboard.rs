//! The clipboard, which may be closed to us.

use super::{Runtime, dom};
use crate::app::Message;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Puts a link to the page with this fragment into the clipboard, and reports how that went.
pub fn copy_link(runtime: &Rc<Runtime>, fragment: &str) {
    let link = dom::address().0 + "#" + fragment;
    let clipboard = dom::window().navigator().clipboard();
    // Pages that are not served over a secure connection have none.
    if clipboard.is_undefined() {
        return runtime.send(Message::Copied(Err(link)));
    }
    let written = clipboard.write_text(&link);
    let (done, failed) = (Rc::clone(runtime), Rc::clone(runtime));
    let done = Closure::once(move |_: JsValue| done.send(Message::Copied(Ok(()))));
    let failed = Closure::once(move |_: JsValue| failed.send(Message::Copied(Err(link))));
    let _ = written.then2(&done, &failed);
    // One of the two is called later, and neither is called twice.
    done.forget();
    failed.forget();
}
