//! The engines for JavaScript, without our view.

use crate::record::report::Report;
use crate::record::{Record, token};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A game of one rule set, played token by token.
#[wasm_bindgen]
pub struct Game {
    record: Record,
}

#[wasm_bindgen]
impl Game {
    /// A new game; `rules` is an id such as `rin:size=8`.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str) -> Result<Game, JsError> {
        let rules: RuleSet = rules.parse()?;
        Ok(Self { record: Record::new(rules) })
    }

    /// The game in a record text.
    pub fn load(text: &str) -> Result<Game, JsError> {
        Ok(Self { record: Record::parse(text)? })
    }

    /// Plays a token such as `3,12` or `resign`, and returns the new position.
    pub fn play(&mut self, token: &str) -> Result<JsValue, JsError> {
        let mv = self.read(token)?;
        self.record.play(usize::MAX, mv)?;
        self.status()
    }

    /// Why `token` may not be played; `undefined` if it may.
    pub fn check(&self, token: &str) -> Option<String> {
        let mv = match token::read(token, self.record.rules()) {
            Some(mv) => mv,
            None => return Some(self.no_move(token)),
        };
        self.position().check(mv).err().map(|illegal| illegal.to_string())
    }

    /// All tokens that may be played.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        let word = |mv| token::write(mv, self.record.rules());
        self.position().legal_moves().into_iter().map(word).collect()
    }

    /// The position as a plain object: the same fields as `goishi replay` prints.
    pub fn status(&self) -> Result<JsValue, JsError> {
        let line = self.record.line();
        let last = line.last().map(|&mv| token::write(mv, self.record.rules()));
        let report =
            Report::new(self.record.rules(), &self.position(), line.len(), last.as_deref());
        let plain = serde_wasm_bindgen::Serializer::json_compatible();
        report.serialize(&plain).map_err(JsError::from)
    }

    /// The record text.
    pub fn record(&self) -> String {
        self.record.to_string()
    }
}

impl Game {
    fn position(&self) -> AnyGame {
        self.record.position(usize::MAX)
    }

    fn read(&self, token: &str) -> Result<Move, JsError> {
        token::read(token, self.record.rules()).ok_or_else(|| JsError::new(&self.no_move(token)))
    }

    fn no_move(&self, token: &str) -> String {
        format!("{token:?} is no move of {}", self.record.rules())
    }
}
