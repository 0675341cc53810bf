//! The rules engine for JavaScript, without the board. `api/types.d.ts` documents them for their users, and says what
//! each function takes and gives.

mod errors;

use crate::record::report::{Forbidden, report};
use crate::record::{MAX_BYTES, Record, setup, token};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};
use js_sys::{Array, JSON, JsString};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = include_str!("api/types.d.ts");

/// A game of one rule set, played token by token.
#[wasm_bindgen(skip_typescript)]
pub struct Game {
    record: Record,
    /// All positions of its line, the start first: none is played to again.
    positions: Vec<AnyGame>,
    /// The moves of that line.
    line: Vec<Move>,
}

#[wasm_bindgen]
impl Game {
    /// A new game; `rules` is an id such as `rin:size=8`, `setup` a position to begin from, if it is there.
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new(rules: &JsValue, setup: &JsValue) -> Result<Game, JsValue> {
        let id = text(rules, "the rule set")?;
        let rules: RuleSet = id.parse().map_err(|unknown| errors::unknown_rules(&unknown))?;
        if setup.is_undefined() {
            return Ok(Self::of(Record::new(rules)));
        }
        let text = text(setup, "the position")?;
        let record = setup::read(&text, rules).and_then(|setup| Record::from_setup(rules, setup));
        Ok(Self::of(record.map_err(errors::bad_setup)?))
    }

    /// The game in a record text.
    #[wasm_bindgen(skip_typescript)]
    pub fn load(record: &JsValue) -> Result<Game, JsValue> {
        let text = text(record, "the record")?;
        Ok(Self::of(Record::parse(&text).map_err(|error| errors::bad_record(&error))?))
    }

    /// Plays a token such as `3,12` or `resign`, and returns the new position.
    #[wasm_bindgen(skip_typescript)]
    pub fn play(&mut self, token: &JsValue) -> Result<JsValue, JsValue> {
        let mv = self.read(token)?;
        self.position().check(mv).map_err(|illegal| errors::illegal(&illegal))?;
        self.record.go_on(mv);
        self.extend(mv);
        self.status()
    }

    /// Takes back the last token, if there is one, and returns the position before it.
    #[wasm_bindgen(skip_typescript)]
    pub fn undo(&mut self) -> Result<JsValue, JsValue> {
        if self.record.undo().is_some() {
            self.line.pop();
            self.positions.pop();
        }
        self.status()
    }

    /// Why `token` may not be played; `undefined` if it may.
    #[wasm_bindgen(skip_typescript)]
    pub fn check(&self, token: &JsValue) -> Result<Option<String>, JsValue> {
        let word = text(token, "the move")?;
        Ok(match token::read(&word, self.record.rules()) {
            Some(mv) => self.position().check(mv).err().map(|illegal| illegal.to_string()),
            None => Some(errors::no_move(&word, self.record.rules())),
        })
    }

    /// All tokens that may be played.
    #[wasm_bindgen(js_name = legalMoves, skip_typescript)]
    pub fn legal_moves(&self) -> Array {
        // One text crosses the border sooner than hundreds.
        let words = self.position().legal_moves().into_iter().map(|mv| self.word(mv));
        match words.reduce(|all, word| all + " " + &word) {
            Some(all) => JsString::from(all).split(" "),
            None => Array::new(),
        }
    }

    /// The points that are forbidden to Black now, by what they would make.
    #[wasm_bindgen(skip_typescript)]
    pub fn forbidden(&self) -> Result<JsValue, JsValue> {
        JSON::parse(&Forbidden::in_game(self.record.rules(), self.position()).json())
    }

    /// The position as a plain object: the same fields as `goishi replay` prints.
    #[wasm_bindgen(skip_typescript)]
    pub fn status(&self) -> Result<JsValue, JsValue> {
        let last = self.line.last().map(|&mv| self.word(mv));
        let (rules, ply) = (self.record.rules(), self.line.len());
        // One text crosses the border sooner than every field by itself.
        JSON::parse(&report(rules, self.position(), ply, last.as_deref()))
    }

    /// The record text.
    #[wasm_bindgen(skip_typescript)]
    pub fn record(&self) -> String {
        self.record.to_string()
    }
}

impl Game {
    fn of(record: Record) -> Self {
        let (line, positions) = (Vec::new(), vec![record.start().clone()]);
        let moves = record.line();
        let mut game = Self { record, positions, line };
        moves.into_iter().for_each(|mv| game.extend(mv));
        game
    }

    /// The line goes on with `mv`, which is legal.
    fn extend(&mut self, mv: Move) {
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.positions.push(next);
        self.line.push(mv);
    }

    /// The position at the end of the line.
    fn position(&self) -> &AnyGame {
        self.positions.last().unwrap_or(self.record.start())
    }

    fn word(&self, mv: Move) -> String {
        token::write(mv, self.record.rules())
    }

    fn read(&self, token: &JsValue) -> Result<Move, JsValue> {
        let (word, rules) = (text(token, "the move")?, self.record.rules());
        token::read(&word, rules).ok_or_else(|| errors::bad_token(&word, rules))
    }
}

/// The text that somebody gave for `what`. An endless one is refused before it is copied.
fn text(value: &JsValue, what: &str) -> Result<String, JsValue> {
    match value.dyn_ref::<JsString>() {
        None => Err(errors::no_text(what)),
        Some(text) if text.length() as usize > MAX_BYTES => Err(errors::too_long(what)),
        Some(text) => Ok(text.into()),
    }
}
