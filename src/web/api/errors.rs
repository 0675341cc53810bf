//! What the engines refuse, as errors of JavaScript: real ones, each with a `code` that programs can rely on.

use crate::board::excerpt;
use crate::record::{Fault, RecordError};
use crate::rules::catalog::{RuleSet, UnknownRuleSet};
use crate::rules::{IllegalMove, SetupFault, Why};
use js_sys::{Error, Reflect, TypeError};
use wasm_bindgen::prelude::*;

/// An argument that is no text.
pub fn no_text(what: &str) -> JsValue {
    coded(TypeError::new(&format!("{what} must be a string")).into(), "bad-argument")
}

/// An argument that nobody would write.
pub fn too_long(what: &str) -> JsValue {
    coded(Error::new(&format!("{what} is too long")).into(), "bad-argument")
}

/// An id of no rule set.
pub fn unknown_rules(unknown: &UnknownRuleSet) -> JsValue {
    coded(Error::new(&unknown.to_string()).into(), "bad-rules")
}

/// A position that the rules refuse.
pub fn bad_setup(fault: SetupFault) -> JsValue {
    coded(Error::new(&fault.to_string()).into(), "bad-setup")
}

/// A word that is no move.
pub fn bad_token(word: &str, rules: RuleSet) -> JsValue {
    let error = coded(Error::new(&no_move(word, rules)).into(), "bad-token");
    with(error, "token", excerpt(word))
}

/// What is said of a word that is no move.
pub fn no_move(word: &str, rules: RuleSet) -> String {
    format!("\"{}\" is no move of {rules}", excerpt(word))
}

/// A move that the rules refuse.
pub fn illegal(illegal: &IllegalMove) -> JsValue {
    let code = if illegal.why == Why::GameOver { "game-over" } else { "illegal" };
    with(coded(Error::new(&illegal.to_string()).into(), code), "rule", illegal.paragraph)
}

/// A record that is none, or breaks the rules.
pub fn bad_record(refused: &RecordError) -> JsValue {
    let error = coded(Error::new(&refused.to_string()).into(), "bad-record");
    let error = with(with(error, "line", refused.line as f64), "token", refused.token.clone());
    match &refused.fault {
        Fault::Illegal(illegal) => with(error, "rule", illegal.paragraph),
        _ => error,
    }
}

fn coded(error: JsValue, code: &str) -> JsValue {
    with(error, "code", code)
}

/// `error` with one property more.
fn with(error: JsValue, key: &str, value: impl Into<JsValue>) -> JsValue {
    // A new error takes every property.
    let _ = Reflect::set(&error, &key.into(), &value.into());
    error
}
