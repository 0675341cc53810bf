//! The events of the element.

use crate::app::{Event, GameResult, Played};
use crate::board::Color;
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, CustomEventInit, HtmlElement};

/// A plain object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in fields {
        // A new object takes every value.
        let _ = Reflect::set(&object, &(*key).into(), value);
    }
    object.into()
}

/// A colour as pages know it; null for none.
pub fn color(color: Option<Color>) -> JsValue {
    color.map_or(JsValue::NULL, |color| color.id().into())
}

/// A move as pages are told of it.
pub fn played(played: &Played) -> JsValue {
    object(&[
        ("move", played.token.as_str().into()),
        ("ply", (played.ply as u32).into()),
        ("color", color(played.color)),
        ("by", played.by.id().into()),
    ])
}

/// How a game ended, as pages are told of it.
pub fn result(result: &GameResult) -> JsValue {
    object(&[
        ("winner", color(result.winner)),
        ("by", result.by.into()),
        ("text", result.text.as_str().into()),
    ])
}

/// What an event tells besides its name.
pub fn detail(event: &Event) -> JsValue {
    match event {
        Event::AiEnd | Event::AiStart => object(&[]),
        Event::Move(of) => played(of),
        Event::PositionChange { ply, turn } => {
            object(&[("ply", (*ply as u32).into()), ("turn", color(*turn))])
        }
        Event::GameOver(of) => result(of),
        Event::Attempt { token, is_right } => {
            object(&[("move", token.as_str().into()), ("right", (*is_right).into())])
        }
        Event::Failed { token, mistakes } => {
            object(&[("move", token.as_str().into()), ("mistakes", (*mistakes).into())])
        }
        Event::Solved { mistakes } => object(&[("mistakes", (*mistakes).into())]),
        Event::Remark(message) => object(&[("message", message.as_str().into())]),
        Event::Error { code, name, message } => {
            let mut fields = vec![("code", code.id().into())];
            fields.extend(name.map(|name| ("name", name.into())));
            fields.push(("message", message.as_str().into()));
            object(&fields)
        }
    }
}

/// Whether somebody may prevent what an event tells of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// It has happened.
    Done,
    /// It will happen, unless somebody prevents it.
    Proposed,
}

/// Tells the page around the element; says whether nobody has prevented it. Errors stay at the element: if they bubbled, a page that
/// collects its own errors would take ours for them.
pub fn fire(element: &HtmlElement, name: &str, kind: Kind, detail: &JsValue) -> bool {
    let init = CustomEventInit::new();
    init.set_bubbles(name != "error");
    init.set_composed(true);
    init.set_cancelable(kind == Kind::Proposed);
    init.set_detail(detail);
    let event = CustomEvent::new_with_event_init_dict(name, &init);
    event.and_then(|event| element.dispatch_event(&event)).unwrap_or(true)
}

/// The code of an error, if it has one.
pub fn code(error: &JsValue) -> Option<String> {
    Reflect::get(error, &"code".into()).ok()?.as_string()
}
