//! The keyboard: over the board, through the list of moves, and single keys anywhere else.

use super::input;
use super::runtime::Runtime;
use crate::app::{Key, Message, Step, Study, Tab, Way, is_shortcut};
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Where a key means a text or a choice, and no command.
const TEXT: &str = "input, textarea, select";

/// What a key means.
pub fn pressed(runtime: &Runtime, event: &KeyboardEvent) -> Option<Message> {
    let target = input::target(event)?;
    hold(event, &target);
    let leaves = event.key() == "Escape";
    if leaves && is_typed(&target) {
        let cursor = runtime.model.borrow().cursor();
        runtime.focus(cursor);
    } else if has_sheet(runtime) || target.closest(TEXT).ok()?.is_some() {
        return None;
    }
    if leaves {
        return Some(Message::Cancel);
    }
    let message = if input::cell(event).is_some() {
        key(event).map(Message::Key)
    } else if target.closest("[data-part=tabs]").ok()?.is_some() {
        in_tabs(runtime, &event.key())
    } else if target.closest("[data-part=moves], [data-part=tree]").ok()?.is_some() {
        in_list(&event.key())
    } else {
        None
    };
    let message = message.or_else(|| shortcut(runtime, event))?;
    event.prevent_default();
    Some(message)
}

/// A key that is held down presses once: it must not answer the question that it has brought about.
fn hold(event: &KeyboardEvent, target: &Element) {
    let is_press = matches!(event.key().as_str(), "Enter" | " ");
    if event.repeat() && is_press && target.tag_name() == "BUTTON" {
        event.prevent_default();
    }
}

fn is_typed(target: &Element) -> bool {
    matches!(target.get_attribute("data-part").as_deref(), Some("move" | "comment-field"))
}

/// An open sheet has the keyboard, even if nothing in it has the focus.
fn has_sheet(runtime: &Runtime) -> bool {
    runtime.root.find("dialog[open]").is_some()
}

/// From one tab to another, round and round. The keyboard goes along.
fn in_tabs(runtime: &Runtime, key: &str) -> Option<Message> {
    let open = runtime.model.borrow().tab();
    let tab = match key {
        "ArrowLeft" => open.behind(Tab::ALL.len() - 1),
        "ArrowRight" => open.behind(1),
        "Home" => Tab::ALL[0],
        "End" => Tab::ALL[Tab::ALL.len() - 1],
        _ => return None,
    };
    let button: HtmlElement = runtime.root.part(&format!("tab-{}", tab.id())).ok()?;
    let _ = button.focus(); // where it fails the keyboard stays
    Some(Message::Tab(tab))
}

/// Through the list of moves, along a line and from one alternative to another.
fn in_list(key: &str) -> Option<Message> {
    Some(match key {
        "ArrowUp" => Message::Study(Study::Walk(Way::Up)),
        "ArrowDown" => Message::Study(Study::Walk(Way::Down)),
        "ArrowLeft" => Message::Show(Step::Previous),
        "ArrowRight" => Message::Show(Step::Next),
        "Home" => Message::Show(Step::First),
        "End" => Message::Show(Step::Last),
        _ => return None,
    })
}

/// What is typed with Ctrl, Alt or Meta belongs to the browser, and what is held down is no command.
fn shortcut(runtime: &Runtime, event: &KeyboardEvent) -> Option<Message> {
    let held = event.alt_key() || event.meta_key() || event.ctrl_key() || event.repeat();
    let key = in_latin(event);
    let is_one = !held && is_shortcut(&runtime.model.borrow(), &key);
    is_one.then_some(Message::Shortcut(key))
}

/// The key by its Latin letter: a keyboard with letters of another script has them in the places of the Latin ones.
fn in_latin(event: &KeyboardEvent) -> String {
    let key = event.key();
    match event.code().strip_prefix("Key") {
        Some(letter) if !key.is_ascii() => letter.to_ascii_lowercase(),
        _ => key,
    }
}

/// The way over the board that a key means.
fn key(event: &KeyboardEvent) -> Option<Key> {
    let held = event.alt_key() || event.meta_key() || event.shift_key();
    Some(match (event.key().as_str(), event.ctrl_key()) {
        _ if held => return None,
        ("Home", true) => Key::First,
        ("End", true) => Key::Last,
        (_, true) => return None,
        ("ArrowUp", _) => Key::Up,
        ("ArrowDown", _) => Key::Down,
        ("ArrowLeft", _) => Key::Left,
        ("ArrowRight", _) => Key::Right,
        ("Home", _) => Key::RowStart,
        ("End", _) => Key::RowEnd,
        ("PageUp", _) => Key::Top,
        ("PageDown", _) => Key::Bottom,
        _ => return None,
    })
}
