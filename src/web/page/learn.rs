//! The sheet for learning: ways to learn, lessons, and problems by theme and grade.

use crate::app::Message;
use crate::app::learn::{LearnPanel, LearnRow, Train};
use crate::web::asset;
use crate::web::dom::{self, append, set};
use crate::web::root::Root;
use crate::web::runtime::Runtime;
use js_sys::futures::spawn_local;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, HtmlSelectElement};

/// Brings a file, and reports how that went.
pub fn load(runtime: &Rc<Runtime>, path: String) {
    let runtime = Rc::downgrade(runtime);
    spawn_local(async move {
        let text = asset::text(&path).await.ok();
        if let Some(runtime) = runtime.upgrade() {
            runtime.send(Message::Train(Train::Loaded(path, text)));
        }
    });
}

/// What the button with this course begins. Problems of a theme are those of the chosen grade.
pub fn course(root: &Root, course: String) -> Message {
    let grade = root.maybe::<HtmlSelectElement>("learn-grade").map(|select| select.value());
    let course = match grade.filter(|grade| !grade.is_empty() && course.starts_with("theme:")) {
        Some(grade) => course + ":" + &grade,
        None => course,
    };
    Message::Train(Train::Start(course))
}

/// Shows what there is to learn.
///
/// # Errors
///
/// Fails where a part of the sheet is missing.
pub fn show(root: &Root, panel: &LearnPanel) -> Result<(), JsValue> {
    for (part, rows) in [
        ("learn-ways", &panel.ways),
        ("learn-lessons", &panel.lessons),
        ("learn-themes", &panel.themes),
    ] {
        let list: HtmlElement = root.part(part)?;
        list.set_text_content(None);
        rows.iter().try_for_each(|row| add(&list, row))?;
    }
    dom::set_text(&*root.part::<HtmlElement>("learn-rating")?, &panel.rating);
    Ok(())
}

fn add(list: &HtmlElement, row: &LearnRow) -> Result<(), JsValue> {
    let item = append(list, "li", "", "")?;
    let button = append(&item, "button", "quiet", "")?;
    set(&button, "type", "button");
    set(&button, "data-train", &row.course);
    set(&button, "data-done", &row.is_done.to_string());
    append(&button, "b", "", &row.name)?;
    if !row.note.is_empty() {
        button.append_with_str_1(" ")?;
        append(&button, "small", "", &row.note)?;
    }
    Ok(())
}
