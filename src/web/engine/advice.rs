//! The best moves of a position, for JavaScript.

use super::{Clock, tell};
use crate::ai::{Budget, Opponent, Standing, Thought, hint};
use crate::app::text::analysis::{Telling, percent};
use crate::board::Color;
use crate::record::token;
use crate::rules::catalog::{AnyGame, RuleSet};
use js_sys::Function;
use wasm_bindgen::prelude::*;

/// What is advised.
#[wasm_bindgen(getter_with_clone)]
pub struct Advice {
    /// How the position stands, in a sentence.
    pub sentence: String,
    /// Black's share in hundredths.
    pub share: usize,
    /// The shares of both in words.
    pub shares: String,
    /// What the list of moves is called.
    pub title: String,
    /// The moves as tokens, the best first.
    pub tokens: Vec<String>,
    /// What each of them is called.
    pub names: Vec<String>,
    /// How the game is expected to go on after each.
    pub lines: Vec<String>,
    /// The share of who is to move in hundredths after each.
    pub each: Vec<usize>,
}

impl Advice {
    /// Puts into words what was found; nothing if that is nothing.
    pub fn new(
        game: &AnyGame,
        rules: RuleSet,
        found: &[Thought],
        telling: &Telling,
    ) -> Option<Self> {
        let standing = Standing::of(game, found.first()?);
        let me = game.person_to_move().unwrap_or(Color::Black);
        let own = |standing: Standing| percent(standing.share(me));
        let told = found.iter().map(|thought| telling.line(rules, thought));
        let (names, lines) = told.map(|[name, line]| (name, line)).unzip();
        Some(Self {
            sentence: telling.evaluation(rules, standing),
            share: percent(standing.share(Color::Black)),
            shares: telling.shares(standing),
            title: telling.best_moves(),
            tokens: found.iter().map(|thought| token::write(thought.mv, rules)).collect(),
            names,
            lines,
            each: found.iter().map(|thought| own(Standing::of(game, thought))).collect(),
        })
    }
}

/// The candidates, each found in its part of the time.
pub fn candidates(
    opponent: &mut Opponent,
    game: &AnyGame,
    rules: RuleSet,
    ms: f64,
    told: &Function,
) -> Vec<Thought> {
    let mut found: Vec<Thought> = Vec::new();
    for quarters in hint::QUARTERS {
        let clock = Clock::of(ms * f64::from(quarters) / 4.0);
        let stop = || clock.is_up();
        let is_first = found.is_empty();
        let told = |thought: &Thought| {
            if is_first {
                tell(told, rules, thought.mv);
            }
        };
        let budget = Budget { told: &told, ..Budget::until(&stop) };
        let Some(next) = hint::candidate(opponent, game, &found, &budget) else { break };
        found.push(next);
    }
    hint::sort(&mut found);
    found
}
