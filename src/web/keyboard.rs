//! The keyboard: over the board, through the list of moves, and single keys anywhere else.

use super::{Runtime, dom, input};
use crate::app::{Key, Message, Step, is_shortcut};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, KeyboardEvent};

/// Where a key means a text or a choice, and no command.
const TEXT: &str = "input, textarea, select";

pub fn pressed(runtime: &Runtime, event: &KeyboardEvent) -> Option<Message> {
    let target: Element = event.target()?.unchecked_into();
    // An open sheet has the keyboard, even if nothing in it has the focus.
    let sheet = dom::by_id("page").query_selector("dialog[open]").ok()?;
    let leaves = event.key() == "Escape";
    if leaves && target.id() == "move" {
        dom::each("#grid [tabindex='0']", &mut |cell| drop(cell.focus()));
    } else if sheet.is_some() || target.closest(TEXT).ok()?.is_some() {
        return None;
    }
    if leaves {
        return Some(Message::Cancel);
    }
    let message = if target.closest("#board").ok()?.is_some() {
        on_board(event)
    } else if target.closest("#moves").ok()?.is_some() {
        in_list(&event.key())
    } else {
        None
    };
    let message = message.or_else(|| shortcut(runtime, event))?;
    event.prevent_default();
    Some(message)
}

fn on_board(event: &KeyboardEvent) -> Option<Message> {
    let is_cell = input::cell(event.unchecked_ref::<Event>()).is_some();
    // A key that is held down plays once: it must not answer the question it has brought about.
    if event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
    key(event).filter(|_| is_cell).map(Message::Key)
}

fn in_list(key: &str) -> Option<Message> {
    Some(Message::Show(match key {
        "ArrowLeft" | "ArrowUp" => Step::Previous,
        "ArrowRight" | "ArrowDown" => Step::Next,
        "Home" => Step::First,
        "End" => Step::Last,
        _ => return None,
    }))
}

/// What is typed with Ctrl, Alt or Meta belongs to the browser, and what is held down is no command.
fn shortcut(runtime: &Runtime, event: &KeyboardEvent) -> Option<Message> {
    let held = event.alt_key() || event.meta_key() || event.ctrl_key() || event.repeat();
    let key = event.key();
    let is_one = !held && is_shortcut(&runtime.model.borrow(), &key);
    if is_one { Some(Message::Shortcut(key)) } else { None }
}

/// The way over the board that a key means.
pub fn key(event: &KeyboardEvent) -> Option<Key> {
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
