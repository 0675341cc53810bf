//! The computer players, for a worker: nothing here knows the page.

mod advice;
mod review;

pub use advice::Advice;
pub use review::Review;

use crate::ai::{Budget, Hope, Level, Opponent, Task, Thought, is_offered_a_draw, reply};
use crate::app::text::analysis::Telling;
use crate::record::{Record, token};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};
use js_sys::Function;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some time or other; they never go back.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// What an answer to a draw takes of the time for a move, which may follow.
const OFFER_SHARE: f64 = 0.25;

/// A computer player at a board. It remembers what it thought of earlier positions.
#[wasm_bindgen]
pub struct Engine {
    opponent: Opponent,
    rules: RuleSet,
    game: AnyGame,
}

impl Default for Engine {
    fn default() -> Self {
        let rules = RuleSet::DEFAULT;
        Self { opponent: Opponent::new(), rules, game: rules.start() }
    }
}

#[wasm_bindgen]
impl Engine {
    /// One who sits at an empty board.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes up the position after `ply` moves of a record text.
    pub fn open(&mut self, text: &str, ply: usize) -> Result<(), JsError> {
        let record = Record::parse(text)?;
        (self.rules, self.game) = (record.rules(), record.position(ply));
        Ok(())
    }

    /// The move of a player of this level after so many milliseconds, and the word `losing` behind it where it
    /// sees no hope. `losing` says for how many of its moves that has been so; without it, it never resigns.
    /// `told` hears what it would play, as often as that changes.
    #[wasm_bindgen(js_name = move)]
    pub fn choose(
        &mut self,
        level: u8,
        ms: f64,
        seed: f64,
        losing: Option<usize>,
        told: &Function,
    ) -> Result<String, JsError> {
        let level = Level::from_number(level).ok_or_else(|| JsError::new("levels: 1 to 6"))?;
        let task = Task { level, seed: seed as u64, except: &[] };
        let hope = losing.map_or(Hope::Endless, Hope::LostFor);
        let ms = if is_offered_a_draw(&self.game) { ms * OFFER_SHARE } else { ms };
        let clock = Clock::of(ms);
        let stop = || clock.is_up();
        let rules = self.rules;
        let told = |thought: &Thought| tell(told, rules, thought.mv);
        let budget = Budget { told: &told, ..Budget::until(&stop) };
        let reply = reply(&mut self.opponent, &self.game, &task, &budget, hope);
        let reply = reply.ok_or_else(|| JsError::new("the game is over"))?;
        let losing = if reply.hopeless { " losing" } else { "" };
        Ok(token::write(reply.mv, rules) + losing)
    }

    /// Lets one who remembers nothing look at so many positions, for scripts/engine-speed; how many they were.
    pub fn speed(&self, nodes: f64) -> f64 {
        // The clock is looked at as in a game.
        let clock = Clock::of(f64::INFINITY);
        let stop = || clock.is_up();
        let budget = Budget { nodes: nodes as u64, ..Budget::until(&stop) };
        let thought = Opponent::new().think(&self.game, &Task::BEST, &budget);
        thought.map_or(0.0, |thought| thought.nodes as f64)
    }

    /// The best moves after so many milliseconds, in the language `lang`, whose words are in `words`. `told` hears
    /// what the first of them would be.
    pub fn hint(
        &mut self,
        ms: f64,
        lang: &str,
        words: &str,
        told: &Function,
    ) -> Result<Advice, JsError> {
        let found = advice::candidates(&mut self.opponent, &self.game, self.rules, ms, told);
        let advice = Advice::new(&self.game, self.rules, &found, &Telling::new(lang, words));
        advice.ok_or_else(|| JsError::new("the game is over"))
    }
}

/// A time that runs.
struct Clock {
    end: f64,
}

impl Clock {
    fn of(ms: f64) -> Self {
        Self { end: now() + ms }
    }

    fn is_up(&self) -> bool {
        now() >= self.end
    }
}

/// Nobody needs to hear it: what goes wrong there is no matter of a player.
fn tell(told: &Function, rules: RuleSet, mv: Move) {
    let _ = told.call1(&JsValue::NULL, &token::write(mv, rules).into());
}
