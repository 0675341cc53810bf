//! What the browser reports of the view, as messages.

use super::dom::{self, Listeners, SizeWatch};
use super::keyboard;
use super::runtime::Runtime;
use super::view::point_of;
use crate::app::layout::Position;
use crate::app::palette::Scheme;
use crate::app::{Command, Message, Motion, Pointer, Reading, Step, Study};
use crate::board::{Point, parse_digits};
use crate::record::NodeId;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, FocusEvent, MouseEvent, PointerEvent};

const DARK: &str = "(prefers-color-scheme: dark)";
const CONTRAST: &str = "(prefers-contrast: more)";
const FORCED: &str = "(forced-colors: active)";
const STILL: &str = "(prefers-reduced-motion: reduce)";
const COARSE: &str = "(pointer: coarse)";

/// What is heard in the whole view.
const IN_VIEW: [&str; 3] = ["click", "submit", "keydown"];
/// What is heard of the notice.
const ON_NOTICE: [&str; 4] = ["pointerenter", "pointerleave", "focusin", "focusout"];
/// What is heard of the lines that the computer has found.
const ON_LINES: [&str; 5] = ["pointerdown", "pointerover", "pointerleave", "focusin", "focusout"];
/// What is heard of the board.
const ON_BOARD: [&str; 5] = ["pointerdown", "pointermove", "pointerleave", "focusin", "focusout"];

/// Listens to the view, to its size and to how the machine is set.
///
/// # Errors
///
/// Fails in browsers that cannot observe sizes.
pub fn listen(runtime: &Rc<Runtime>) -> Result<(), JsValue> {
    let board = runtime.view.borrow().board().clone();
    let mut heard = listeners(runtime, message);
    for kind in IN_VIEW {
        heard.watch(&runtime.root.target(), kind)?;
    }
    for kind in ON_BOARD {
        heard.watch(&board, kind)?;
    }
    let thoughts: Element = runtime.root.part("thoughts")?;
    let by_finger = Cell::new(false);
    let mut lines = listeners(runtime, move |_, event| line(&by_finger, event));
    for kind in ON_LINES {
        lines.watch(&thoughts, kind)?;
    }
    let notice: Element = runtime.root.part("notice")?;
    let mut read = listeners(runtime, |_, event| Some(Message::Notice(reading(event))));
    for kind in ON_NOTICE {
        read.watch(&notice, kind)?;
    }
    let mut look = listeners(runtime, |runtime, _| {
        runtime.send(runtime.look());
        runtime.restyle();
        None
    });
    for query in [DARK, CONTRAST, FORCED, STILL, COARSE] {
        if let Some(query) = dom::window().match_media(query)? {
            look.watch(&query, "change")?;
        }
    }
    // A page that is zoomed may leave the board as large as it was.
    let mut resized = listeners(runtime, |runtime, _| Some(runtime.size()));
    resized.watch(&dom::window(), "resize")?;
    let weak = Rc::downgrade(runtime);
    let size = SizeWatch::on(&board, move || {
        if let Some(runtime) = weak.upgrade() {
            runtime.resize();
        }
    })?;
    runtime.keep((heard, lines, read, look, resized, size));
    Ok(())
}

/// The media query that holds on paper.
const PAPER: &str = "print";

/// Listens for the page on its way to paper.
pub fn watch_printer(runtime: &Rc<Runtime>) -> Result<(), JsValue> {
    let mut printer =
        listeners(runtime, |_, event| Some(Message::Printing(event.type_() == "beforeprint")));
    for kind in ["beforeprint", "afterprint"] {
        printer.watch(&dom::window(), kind)?;
    }
    // Not every browser says so before it prints.
    let mut paper = listeners(runtime, |_, _| Some(Message::Printing(wants(PAPER))));
    if let Some(query) = dom::window().match_media(PAPER)? {
        paper.watch(&query, "change")?;
    }
    runtime.keep((printer, paper));
    Ok(())
}

/// Listeners that send what `message` makes of an event.
pub fn listeners(
    runtime: &Rc<Runtime>,
    message: impl Fn(&Rc<Runtime>, &Event) -> Option<Message> + 'static,
) -> Listeners {
    let weak = Rc::downgrade(runtime);
    Listeners::new(move |event| {
        if let Some(runtime) = weak.upgrade()
            && let Some(message) = message(&runtime, &event)
        {
            runtime.send(message);
        }
    })
}

fn message(runtime: &Rc<Runtime>, event: &Event) -> Option<Message> {
    match event.type_().as_str() {
        "click" => click(runtime, event.dyn_ref()?),
        "submit" => typed(runtime, event),
        "keydown" => keyboard::pressed(runtime, event.dyn_ref()?),
        "pointerdown" => {
            let event: &PointerEvent = event.dyn_ref()?;
            runtime.pointer.set(kind(event));
            Some(Message::Study(Study::Grab(position(runtime, event))))
        }
        "pointermove" => pointer(runtime, event.dyn_ref()?),
        "pointerleave" => Some(Message::PointerLeft),
        "focusin" => focused(event),
        "focusout" => left(event.dyn_ref()?),
        _ => None,
    }
}

/// The element that an event came from.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The point of the cell that an event came from.
pub fn cell(event: &Event) -> Option<Point> {
    point_of(&target(event)?)
}

/// On the board a stone; elsewhere what the button stands for.
fn click(runtime: &Rc<Runtime>, event: &MouseEvent) -> Option<Message> {
    let target = target(event)?;
    // A click without a pointer comes from Enter or the space bar on a cell.
    if event.detail() == 0 && cell(event).is_some() {
        return cell(event).map(Message::Play);
    }
    if runtime.view.borrow().board().contains(Some(&target)) {
        let by = runtime.pointer.get();
        // The second click of a double click means nothing; fingers tap as they like.
        let counts = event.detail() < 2 || by == Pointer::Coarse;
        return counts.then(|| Message::Pressed { at: position(runtime, event), by });
    }
    let button = target.closest("button").ok()??;
    let last = runtime.clicked.replace(Some(button.clone()));
    // The second click of a double click takes no decision, and does not press what has come under the pointer. One whose first
    // click was not here is no double click.
    let is_second = event.detail() > 1 && last.is_some();
    if is_second && (last.as_ref() != Some(&button) || button.closest(".choices").ok()?.is_some()) {
        return None;
    }
    pressed(runtime, &button)
}

/// What a button stands for: a position, a variation or a command; all else the host knows.
fn pressed(runtime: &Rc<Runtime>, button: &Element) -> Option<Message> {
    let number = |name: &str| parse_digits(&button.get_attribute(name)?);
    if let Some(turn) = number("data-lesson") {
        return Some(Message::Learn(turn));
    }
    if let Some(line) = number("data-line") {
        return Some(Message::Follow(line));
    }
    if let Some(ply) = number("data-ply") {
        return Some(Message::Show(Step::Ply(ply)));
    }
    if let Some(node) = number("data-node") {
        return Some(Message::Visit(NodeId::new(node as u32)));
    }
    let name = button.get_attribute("data-part").unwrap_or_default();
    match Command::from_id(&name) {
        Some(command) => Some(command.message()),
        None => runtime.pressed(button),
    }
}

/// A line that is pointed at or has the focus is seen on the board. A finger shows one by a press, which gives it the focus too.
fn line(by_finger: &Cell<bool>, event: &Event) -> Option<Message> {
    let touches = event.dyn_ref().is_some_and(|event| kind(event) == Pointer::Coarse);
    let number =
        |it: &Element| parse_digits(&it.closest("[data-line]").ok()??.get_attribute("data-line")?);
    match event.type_().as_str() {
        "pointerdown" => {
            by_finger.set(touches);
            None
        }
        _ if touches => None,
        "focusin" if by_finger.take() => None,
        "pointerover" | "focusin" => Some(Message::Preview(number(&target(event)?))),
        "focusout" if next_focus(event.dyn_ref()?).is_some_and(|next| number(&next).is_some()) => {
            None
        }
        _ => Some(Message::Preview(None)),
    }
}

/// Whether the mouse or the keyboard has come to the notice or left it.
fn reading(event: &Event) -> Reading {
    match event.type_().as_str() {
        "pointerenter" | "focusin" => Reading::Held,
        _ => Reading::Released,
    }
}

/// A move was typed.
fn typed(runtime: &Runtime, event: &Event) -> Option<Message> {
    let is_move = target(event)?.get_attribute("data-part").as_deref() == Some("typed");
    if !is_move {
        return None;
    }
    event.prevent_default();
    Some(Message::Typed(runtime.typed().ok()?.value()))
}

fn kind(event: &PointerEvent) -> Pointer {
    if event.pointer_type() == "touch" { Pointer::Coarse } else { Pointer::Fine }
}

/// A finger does not hover.
fn pointer(runtime: &Runtime, event: &PointerEvent) -> Option<Message> {
    match kind(event) {
        Pointer::Coarse => None,
        Pointer::Fine => Some(Message::PointerAt(position(runtime, event))),
    }
}

fn position(runtime: &Runtime, event: &MouseEvent) -> Position {
    let frame = runtime.view.borrow().board().get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    Position { x: x - frame.left(), y: y - frame.top() }
}

/// The browser shows the focus where the keyboard has set it.
fn focused(event: &Event) -> Option<Message> {
    let at = cell(event)?;
    let by_keyboard = target(event)?.matches(":focus-visible").ok()?;
    Some(if by_keyboard { Message::Reached(at) } else { Message::Focused(at) })
}

/// The keyboard has left the board, and not for another point.
fn left(event: &FocusEvent) -> Option<Message> {
    let inside = next_focus(event).is_some_and(|to| point_of(&to).is_some());
    (!inside).then_some(Message::PointerLeft)
}

/// What gets the focus that something loses.
fn next_focus(event: &FocusEvent) -> Option<Element> {
    event.related_target()?.dyn_into().ok()
}

/// How the machine is set now.
pub fn look() -> Message {
    let scheme = if wants(FORCED) {
        Scheme::Forced
    } else if wants(CONTRAST) {
        Scheme::Contrast
    } else if wants(DARK) {
        Scheme::Dark
    } else {
        Scheme::Light
    };
    Message::Look {
        scheme,
        motion: motion(),
        pointer: if wants(COARSE) { Pointer::Coarse } else { Pointer::Fine },
    }
}

/// Whether pictures may move.
pub fn motion() -> Motion {
    if wants(STILL) { Motion::Reduced } else { Motion::Full }
}

/// Whether the player's machine answers this question with yes.
pub fn wants(query: &str) -> bool {
    dom::window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}
