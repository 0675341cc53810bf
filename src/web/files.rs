//! Files of the player's own, chosen or dropped on the page.

use super::Runtime;
use crate::app::Message;
use crate::app::words::Word;
use crate::record::MAX_BYTES;
use std::rc::Rc;
use web_sys::{DragEvent, File, HtmlInputElement};

/// A file was chosen.
pub fn chosen(runtime: &Rc<Runtime>, field: &HtmlInputElement) -> Option<Message> {
    let file = field.files()?.get(0)?;
    read(runtime, &file);
    field.set_value(""); // so that the same file can be chosen again
    None
}

/// A file is dragged over the page, or dropped on it. A text goes where it is dropped.
pub fn dropped(runtime: &Rc<Runtime>, event: &DragEvent) -> Option<Message> {
    let dragged = event.data_transfer()?;
    if !dragged.types().includes(&"Files".into(), 0) {
        return None;
    }
    event.prevent_default();
    if event.type_() == "drop" {
        read(runtime, &dragged.files()?.get(0)?);
    }
    None
}

fn read(runtime: &Rc<Runtime>, file: &File) {
    // No record is so long, and a film would not find room here.
    if file.size() > MAX_BYTES as f64 {
        let why = runtime.model.borrow().words().get(Word::FaultTooLong).into();
        return runtime.send(Message::Failed(why));
    }
    runtime.when_settled(&file.text(), |text| {
        Message::TextOpened(text.ok().and_then(|text| text.as_string()).unwrap_or_default())
    });
}
