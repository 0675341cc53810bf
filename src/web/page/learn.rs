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
use web_sys::{HtmlElement, HtmlOptionElement, HtmlSelectElement};

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

/// The grade that was chosen from the list; none for all.
pub fn grade(list: &HtmlSelectElement) -> Message {
    Message::Train(Train::Grade(list.value().parse().ok()))
}

/// Shows what there is to learn.
///
/// # Errors
///
/// Fails where a part of the sheet is missing.
pub fn show(root: &Root, panel: &LearnPanel) -> Result<(), JsValue> {
    // A list that is made anew gives the keyboard back to the row that had it.
    let focused = root.focused().and_then(|row| row.get_attribute("data-train"));
    for (part, rows) in [
        ("learn-ways", &panel.ways),
        ("learn-lessons", &panel.lessons),
        ("learn-themes", &panel.themes),
    ] {
        let list: HtmlElement = root.part(part)?;
        list.set_text_content(None);
        rows.iter().try_for_each(|row| add(&list, row))?;
    }
    if let Some(course) = focused {
        root.each("[data-train]", |row| {
            if row.get_attribute("data-train").as_ref() == Some(&course) {
                dom::focus(&row);
            }
        });
    }
    dom::set_text(&*root.part::<HtmlElement>("learn-rating")?, &panel.rating);
    dom::show(&root.part("learn-coming-back")?, &panel.coming_back);
    order(root, panel)?;
    show_grades(&root.part("learn-grade")?, panel)
}

/// Who has not finished a lesson yet finds the lessons first.
fn order(root: &Root, panel: &LearnPanel) -> Result<(), JsValue> {
    let ways: HtmlElement = root.part("learn-runs")?;
    let (lessons, sheet) = (root.part::<HtmlElement>("lessons")?, ways.parent_node());
    let before = if panel.is_new { lessons.next_sibling() } else { Some(lessons.into()) };
    if let Some(sheet) = sheet {
        sheet.insert_before(&ways, before.as_ref())?;
    }
    Ok(())
}

/// Only grades of which there are problems can be chosen.
fn show_grades(list: &HtmlSelectElement, panel: &LearnPanel) -> Result<(), JsValue> {
    for number in 0..list.length() {
        let Some(option) = list.item(number) else { continue };
        let option: HtmlOptionElement = option.dyn_into()?;
        let grade: Option<u8> = option.value().parse().ok();
        option.set_disabled(grade.is_some_and(|grade| !panel.grades.contains(&grade)));
    }
    list.set_value(&panel.grade.map_or(String::new(), |grade| grade.to_string()));
    Ok(())
}

fn add(list: &HtmlElement, row: &LearnRow) -> Result<(), JsValue> {
    let item = append(list, "li", "", "")?;
    let button = append(&item, "button", "quiet", "")?;
    set(&button, "type", "button");
    set(&button, "data-train", &row.course);
    append(&button, "b", "", &row.name)?;
    if !row.note.is_empty() {
        button.append_with_str_1(" ")?;
        append(&button, "small", "", &row.note)?;
    }
    Ok(())
}
