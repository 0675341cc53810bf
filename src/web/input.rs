//! What the browser reports, as messages.

use super::dom::{self, Listeners};
use super::{Runtime, buttons, files, grid, keyboard, sheet, storage};
use crate::app::layout::Position;
use crate::app::palette::Scheme;
use crate::app::{Message, Motion, Pointer, Setting};
use crate::board::Point;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, Event, FocusEvent, HtmlInputElement, MouseEvent, PointerEvent, StorageEvent,
    SubmitEvent,
};

const DARK: &str = "(prefers-color-scheme: dark)";
const CONTRAST: &str = "(prefers-contrast: more)";
const FORCED: &str = "(forced-colors: active)";
const STILL: &str = "(prefers-reduced-motion: reduce)";
const COARSE: &str = "(pointer: coarse)";
const PAPER: &str = "print";

/// What is heard where. Keys belong to the window: on a page that nobody has touched yet they belong to none of its parts.
const ON_PAGE: [(&str, &str); 10] = [
    ("page", "click"),
    ("page", "change"),
    ("page", "submit"),
    ("page", "dragover"),
    ("page", "drop"),
    ("board", "pointerdown"),
    ("board", "pointermove"),
    ("board", "pointerleave"),
    ("board", "focusin"),
    ("board", "focusout"),
];
const ON_WINDOW: [&str; 8] = [
    "keydown",
    "hashchange",
    "resize",
    "storage",
    "beforeunload",
    "pagehide",
    "beforeprint",
    "afterprint",
];

/// Listens to everything, and reports what is there already.
pub fn listen(runtime: &Rc<Runtime>) -> Result<Listeners, JsValue> {
    let weak = Rc::downgrade(runtime);
    let mut listeners = Listeners::new(move |event| {
        let Some(runtime) = weak.upgrade() else { return };
        let Some(message) = message(&runtime, &event) else { return };
        // A cell that is taken away loses the focus while the page is being shown: no news then.
        let is_news = !matches!(message, Message::PointerLeft);
        if is_news || runtime.model.try_borrow_mut().is_ok() {
            runtime.send(message);
        }
    });
    for &(id, kind) in &ON_PAGE {
        listeners.watch(dom::by_id(id).into(), kind)?;
    }
    // A tab in the background may be killed without another word.
    if let Some(document) = dom::by_id("page").owner_document() {
        listeners.watch(document.into(), "visibilitychange")?;
    }
    for &kind in &ON_WINDOW {
        listeners.watch(dom::window().into(), kind)?;
    }
    for query in &[DARK, CONTRAST, FORCED, STILL, COARSE, PAPER] {
        if let Some(query) = dom::window().match_media(query)? {
            listeners.watch(query.into(), "change")?;
        }
    }
    runtime.send(look());
    runtime.send(size());
    Ok(listeners)
}

fn message(runtime: &Rc<Runtime>, event: &Event) -> Option<Message> {
    match event.type_().as_str() {
        "click" => click(runtime, event.unchecked_ref()),
        "change" => change(runtime, event),
        "submit" => submit(event.unchecked_ref()),
        "keydown" => keyboard::pressed(runtime, event.unchecked_ref()),
        "dragover" | "drop" => files::dropped(runtime, event.unchecked_ref()),
        "pointerdown" => {
            runtime.pointer.set(kind(event.unchecked_ref()));
            None
        }
        "pointermove" => pointer(event.unchecked_ref()),
        "pointerleave" => Some(Message::PointerLeft),
        "focusin" => focused(event),
        "focusout" => left(event.unchecked_ref()),
        "hashchange" => Some(Message::LinkOpened(dom::address().1)),
        "resize" => Some(size()),
        "beforeunload" => {
            if runtime.model.borrow().would_be_lost() {
                event.prevent_default();
            }
            None
        }
        "pagehide" | "visibilitychange" => Some(Message::Leaving),
        "beforeprint" => Some(Message::Printing(true)),
        "afterprint" => Some(Message::Printing(false)),
        "storage" => saved_elsewhere(event.unchecked_ref()),
        _ => None,
    }
}

/// On the board a stone; elsewhere what the button stands for.
fn click(runtime: &Rc<Runtime>, event: &MouseEvent) -> Option<Message> {
    let target: Element = event.target()?.unchecked_into();
    // A click without a pointer comes from Enter or the space bar on a cell.
    if event.detail() == 0 && cell(event).is_some() {
        return cell(event).map(Message::Play);
    }
    if target.closest("#board").ok()?.is_some() {
        let by = runtime.pointer.get();
        // The second click of a double click means nothing; fingers tap as they like.
        let counts = event.detail() < 2 || by == Pointer::Coarse;
        return if counts { Some(Message::Pressed { at: position(event), by }) } else { None };
    }
    let button = target.closest("button").ok()??;
    buttons::pressed(runtime, &button, event.detail())
}

/// The machine is set otherwise, a file was chosen, a game renamed, or something picked from a list.
fn change(runtime: &Rc<Runtime>, event: &Event) -> Option<Message> {
    let Some(field) = event.target().filter(JsCast::is_instance_of::<Element>) else {
        // Not every browser says so before it prints.
        runtime.send(Message::Printing(wants(PAPER)));
        return Some(look());
    };
    let field: HtmlInputElement = field.unchecked_into();
    if let Some(id) = field.get_attribute("data-setting") {
        return Some(Message::Set(Setting::from_id(&id)?, field.value()));
    }
    if let Some(id) = field.get_attribute("data-rename") {
        return Some(Message::Rename(id, field.value()));
    }
    match field.id().as_str() {
        "rule-set" => Some(Message::ChooseRules(field.value())),
        "file" => files::chosen(runtime, &field),
        _ => None,
    }
}

/// A move was typed, or a new game begins. Sheets close by themselves.
fn submit(event: &SubmitEvent) -> Option<Message> {
    match event.submitter() {
        Some(button) if button.id() == "start" => Some(Message::NewGame(sheet::read())),
        Some(_) => None,
        None => {
            event.prevent_default();
            Some(Message::Typed(value("move")))
        }
    }
}

fn kind(event: &PointerEvent) -> Pointer {
    if event.pointer_type() == "touch" { Pointer::Coarse } else { Pointer::Fine }
}

/// A finger does not hover.
fn pointer(event: &PointerEvent) -> Option<Message> {
    match kind(event) {
        Pointer::Coarse => None,
        Pointer::Fine => Some(Message::PointerAt(position(event))),
    }
}

fn position(event: &MouseEvent) -> Position {
    let frame = dom::by_id("board").get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    Position { x: x - frame.left(), y: y - frame.top() }
}

/// The point of the cell that an event came from.
pub fn cell(event: &Event) -> Option<Point> {
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

/// What stands in a field.
pub fn value(id: &str) -> String {
    // A text area has the same property under the same name.
    dom::by_id(id).unchecked_into::<HtmlInputElement>().value()
}

/// How large the board is now.
pub fn size() -> Message {
    let side = dom::by_id("board").get_bounding_client_rect().width();
    Message::Resized { side, scale: dom::window().device_pixel_ratio() }
}

/// How the machine is set now.
pub fn look() -> Message {
    Message::Look {
        scheme: match () {
            () if wants(FORCED) => Scheme::Forced,
            () if wants(CONTRAST) => Scheme::Contrast,
            () if wants(DARK) => Scheme::Dark,
            () => Scheme::Light,
        },
        motion: if wants(STILL) { Motion::Reduced } else { Motion::Full },
        pointer: if wants(COARSE) { Pointer::Coarse } else { Pointer::Fine },
    }
}

/// Whether the player's machine answers this question with yes.
fn wants(query: &str) -> bool {
    dom::window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

fn saved_elsewhere(event: &StorageEvent) -> Option<Message> {
    let id = storage::id_of(&event.key()?)?;
    let text = storage::game(&id);
    Some(Message::SavedElsewhere { id, text })
}
