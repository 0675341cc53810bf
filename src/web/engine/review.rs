//! A look back at a whole game, for JavaScript.

use super::{Clock, Engine};
use crate::ai::{Budget, Standing, review};
use crate::app::text::analysis::{Telling, percent};
use crate::board::Color;
use crate::record::Record;
use crate::rules::catalog::RuleSet;
use wasm_bindgen::prelude::*;

/// A game that is looked back at, step by step.
#[wasm_bindgen]
pub struct Review {
    rules: RuleSet,
    review: review::Review,
}

/// What is to be said of it.
#[wasm_bindgen(getter_with_clone)]
pub struct Report {
    /// How many faults there were, in a sentence or two.
    pub sentence: String,
    /// What the graph is called.
    pub graph: String,
    /// What the list of faults is called.
    pub title: String,
    /// Black's share in hundredths, from the start on.
    pub shares: Vec<usize>,
    /// What is to be said of the start and of each move.
    pub labels: Vec<String>,
    /// For each of them: 0 nothing, 1 a mistake, 2 a blunder.
    pub marks: Vec<usize>,
}

#[wasm_bindgen]
impl Review {
    /// The game in a record text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Review, JsError> {
        let record = Record::parse(text)?;
        Ok(Self { rules: record.rules(), review: review::Review::new(&record) })
    }

    /// Looks at one more position; how much of the game is done then, from 0 to 1.
    pub fn step(&mut self, engine: &mut Engine) -> f64 {
        let clock = Clock::of(self.review.time() as f64);
        let stop = || clock.is_up();
        self.review.step(&mut engine.opponent, &Budget::until(&stop));
        self.review.done()
    }

    /// Puts it into the language `lang`, whose words are in `words`.
    pub fn report(&self, lang: &str, words: &str) -> Report {
        let telling = Telling::new(lang, words);
        let played = self.review.played();
        let start = self.review.standings().next().map(|standing| telling.start(standing));
        let labels = telling.plies(self.rules, &played);
        let share = |standing: Standing| percent(standing.share(Color::Black));
        let marks = played.iter().map(|played| played.mark as usize);
        Report {
            sentence: telling.summary(&played),
            graph: telling.graph(),
            title: telling.faults(),
            shares: self.review.standings().map(share).collect(),
            labels: start.into_iter().chain(labels).collect(),
            marks: [0].into_iter().chain(marks).collect(),
        }
    }
}
