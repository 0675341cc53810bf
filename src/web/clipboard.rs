//! The clipboard, which may be closed to us.

use super::{Runtime, dom};
use crate::app::Message;
use std::rc::Rc;

/// Puts a link to the page with this fragment into the clipboard, and reports how that went.
pub fn copy_link(runtime: &Rc<Runtime>, fragment: &str) {
    let link = dom::address().0 + "#" + fragment;
    let clipboard = dom::window().navigator().clipboard();
    // Pages that are not served over a secure connection have none.
    if clipboard.is_undefined() {
        return runtime.send(Message::Copied(Err(link)));
    }
    runtime.when_settled(&clipboard.write_text(&link), move |written| {
        Message::Copied(written.map(|_| ()).map_err(|_| link.clone()))
    });
}
