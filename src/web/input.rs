//! What the browser reports, as messages.

use super::dom::{self, Listeners};
use super::{Runtime, grid, storage};
use crate::app::layout::Position;
use crate::app::palette::Scheme;
use crate::app::{Command, Key, Length, Message, Motion, Step};
use crate::board::{Point, decimal};
use crate::rules::catalog::RuleSet;
use crate::rules::ren::{Lead, RuiLimit};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, Event, FocusEvent, HtmlDialogElement, HtmlInputElement, KeyboardEvent, MouseEvent,
    PointerEvent, StorageEvent,
};

const DARK: &str = "(prefers-color-scheme: dark)";
const STILL: &str = "(prefers-reduced-motion: reduce)";

/// Listens to everything, and reports what is there already.
pub fn listen(runtime: &Rc<Runtime>) -> Result<Listeners, JsValue> {
    let weak = Rc::downgrade(runtime);
    let mut listeners = Listeners::new(move |event| {
        let (Some(runtime), Some(message)) = (weak.upgrade(), message(&event)) else { return };
        // A cell that is taken away loses the focus while the page is being shown: no news then.
        if message != Message::PointerLeft || runtime.model.try_borrow_mut().is_ok() {
            runtime.send(message);
        }
    });
    for &(id, kind) in &[
        ("page", "click"),
        ("board", "pointermove"),
        ("board", "pointerleave"),
        ("board", "focusin"),
        ("board", "focusout"),
        ("board", "keydown"),
        ("new-game", "close"),
    ] {
        listeners.watch(dom::by_id(id).into(), kind)?;
    }
    listeners.watch(dom::window().into(), "hashchange")?;
    listeners.watch(dom::window().into(), "resize")?;
    listeners.watch(dom::window().into(), "storage")?;
    listeners.watch(dom::window().into(), "pagehide")?;
    for query in &[DARK, STILL] {
        if let Some(query) = dom::window().match_media(query)? {
            listeners.watch(query.into(), "change")?;
        }
    }
    runtime.send(look());
    runtime.send(size());
    Ok(listeners)
}

fn message(event: &Event) -> Option<Message> {
    match event.type_().as_str() {
        "click" => click(event.unchecked_ref()),
        "pointermove" => pointer(event.unchecked_ref()),
        "pointerleave" => Some(Message::PointerLeft),
        "focusin" => focused(event),
        "focusout" => left(event.unchecked_ref()),
        "keydown" => keydown(event.unchecked_ref()),
        "close" => new_game(),
        "hashchange" => Some(Message::LinkOpened(dom::address().1)),
        "resize" => Some(size()),
        "change" => Some(look()),
        "pagehide" => Some(Message::Leaving),
        "storage" => kept_elsewhere(event.unchecked_ref()),
        _ => None,
    }
}

/// On the board a stone; elsewhere what the button stands for: by its id a command, by `data-ply` a
/// move to show. A sheet that `data-open` names opens without the app, which knows of none.
fn click(event: &MouseEvent) -> Option<Message> {
    let target: Element = event.target()?.unchecked_into();
    // A click without a pointer comes from Enter or the space bar on a cell.
    if event.detail() == 0 && cell(event).is_some() {
        return cell(event).map(Message::Play);
    }
    if target.closest("#board").ok()?.is_some() {
        // The second click of a double click means nothing.
        return if event.detail() < 2 { Some(Message::Pressed(position(event))) } else { None };
    }
    let button = target.closest("button").ok()??;
    if let Some(sheet) = button.get_attribute("data-open").and_then(|id| dom::find(&id)) {
        // It is open already if this fails.
        let _ = sheet.unchecked_into::<HtmlDialogElement>().show_modal();
    }
    if let Some(ply) = button.get_attribute("data-ply") {
        return Some(Message::Show(Step::Ply(decimal::read(&ply)?)));
    }
    // The second click of a double click takes no decision.
    if event.detail() > 1 && button.closest(".choices").ok()?.is_some() {
        return None;
    }
    match button.id().as_str() {
        "open-text" => Some(Message::TextOpened(value("text"))),
        // The sheet shows the record first.
        "record-button" => Some(Command::AsRecord.message()),
        id => Command::from_id(id).map(Command::message),
    }
}

/// A finger does not hover.
fn pointer(event: &PointerEvent) -> Option<Message> {
    if event.pointer_type() == "touch" { None } else { Some(Message::PointerAt(position(event))) }
}

fn position(event: &MouseEvent) -> Position {
    let frame = dom::by_id("board").get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    Position { x: x - frame.left(), y: y - frame.top() }
}

fn cell(event: &Event) -> Option<Point> {
    grid::point_of(event.target()?.unchecked_ref())
}

/// The browser shows the focus where the keyboard has set it.
fn focused(event: &Event) -> Option<Message> {
    let at = cell(event)?;
    let by_keyboard = event.target()?.unchecked_into::<Element>().matches(":focus-visible").ok()?;
    Some(if by_keyboard { Message::Reached(at) } else { Message::Focused(at) })
}

/// The keyboard has left the board, and not for another point.
fn left(event: &FocusEvent) -> Option<Message> {
    let inside = event.related_target().and_then(|to| grid::point_of(to.unchecked_ref()));
    if inside.is_none() { Some(Message::PointerLeft) } else { None }
}

fn keydown(event: &KeyboardEvent) -> Option<Message> {
    // A key that is held down plays once: it must not answer the question it has brought about.
    if event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
    if event.key() == "Escape" {
        return Some(Message::Cancel);
    }
    let key = key(event)?;
    event.prevent_default();
    Some(Message::Key(key))
}

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

/// The sheet for a new game closes with the rule set that was chosen, if one was.
fn new_game() -> Option<Message> {
    let sheet: HtmlDialogElement = dom::by_id("new-game").unchecked_into();
    let id = sheet.return_value();
    sheet.set_return_value("");
    let mut rules = id.parse().ok()?;
    if let RuleSet::Ren(options) = &mut rules {
        if is_ticked("rui-5") {
            options.rui_limit = RuiLimit::Five;
        }
        if is_ticked("lead-6") {
            options.lead = Lead::Six;
        }
    }
    let length = if is_ticked("two-games") { Length::Match } else { Length::Game };
    Some(Message::NewGame { rules, clock: value("clock"), length })
}

fn is_ticked(id: &str) -> bool {
    dom::by_id(id).unchecked_into::<HtmlInputElement>().checked()
}

/// What stands in a field.
fn value(id: &str) -> String {
    // A text area has the same property under the same name.
    dom::by_id(id).unchecked_into::<HtmlInputElement>().value()
}

fn size() -> Message {
    let side = dom::by_id("board").get_bounding_client_rect().width();
    Message::Resized { side, scale: dom::window().device_pixel_ratio() }
}

fn look() -> Message {
    Message::Look {
        scheme: if wants(DARK) { Scheme::Dark } else { Scheme::Light },
        motion: if wants(STILL) { Motion::Reduced } else { Motion::Full },
    }
}

/// Whether the player's machine answers this question with yes.
fn wants(query: &str) -> bool {
    dom::window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

fn kept_elsewhere(event: &StorageEvent) -> Option<Message> {
    let ours = event.key()?.starts_with(storage::KEPT);
    ours.then(|| Message::KeptElsewhere(storage::kept()))
}
