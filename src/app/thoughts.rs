//! What is shown of the computer's advice and of its look back at a game, as plain data.

use super::opponent::{Advised, Shown};
use super::text::{self, analysis};
use super::words::Word;
use super::{Model, Wish};
use crate::ai::Standing;
use crate::ai::review::{Mark, Played};
use crate::board::Color;
use crate::record::token;

/// With more faults than this, mistakes are seen in the graph alone.
const MANY: usize = 12;

/// What is shown of the computer's thoughts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thoughts {
    /// It thinks about a hint or a review.
    Busy {
        /// What it thinks about.
        label: String,
        /// How many hundredths are done, where that is known.
        percent: Option<u8>,
    },
    /// A hint.
    Advice(Advice),
    /// A review.
    Review(Review),
}

/// The best moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// How the position stands.
    pub sentence: String,
    /// Black's share in hundredths.
    pub share: u8,
    /// The shares of both in words.
    pub shares: String,
    /// What the list of moves is called.
    pub title: String,
    /// The moves, the best first.
    pub candidates: Vec<Candidate>,
}

/// A move that is advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its word in a record.
    pub token: String,
    /// What it is called.
    pub name: String,
    /// How the game is expected to go on.
    pub line: String,
    /// The share of who is to move, in hundredths.
    pub share: u8,
    /// The same share as it is written: "55%".
    pub percent: String,
}

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// How many faults there were.
    pub sentence: String,
    /// What the graph is called.
    pub graph: String,
    /// What the list of faults is called.
    pub title: String,
    /// The start and every move.
    pub plies: Vec<Ply>,
    /// The plies whose faults are listed.
    pub faults: Vec<usize>,
    /// The ply on the board.
    pub shown: usize,
}

/// A position in the graph of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Black's share in hundredths.
    pub share: u8,
    /// The move that led here, and what is to be said of it.
    pub label: String,
    /// How bad it was.
    pub mark: Mark,
}

/// What is shown now, if anything is.
pub fn thoughts(model: &Model) -> Option<Thoughts> {
    if let Some((wish, percent)) = model.opponent.thinks_for_show() {
        let label = if wish == Wish::Hint { Word::HintMoves } else { Word::ReviewGraph };
        return Some(Thoughts::Busy { label: model.words().get(label).into(), percent });
    }
    match model.opponent.shown()? {
        Shown::Hint(found) => advice(model, found).map(Thoughts::Advice),
        Shown::Review { start, played } => Some(Thoughts::Review(review(model, *start, played))),
    }
}

fn advice(model: &Model, found: &[Advised]) -> Option<Advice> {
    let (words, standing) = (model.words(), found.first()?.standing);
    Some(Advice {
        sentence: analysis::evaluation(words, model.rules(), standing),
        share: black(standing),
        shares: analysis::shares(words, standing),
        title: words.get(Word::HintMoves).into(),
        candidates: found.iter().map(|advised| candidate(model, advised)).collect(),
    })
}

fn candidate(model: &Model, Advised { mv, line, standing }: &Advised) -> Candidate {
    let (words, rules) = (model.words(), model.rules());
    let me = model.game().person_to_move().unwrap_or(Color::Black);
    let share = analysis::percent(standing.share(me));
    Candidate {
        token: token::write(*mv, rules),
        name: text::move_name(words, rules, *mv),
        line: analysis::continuation(words, rules, line, *standing),
        share,
        percent: words.say(Word::EvalPercent, &[&share.to_string()]),
    }
}

fn review(model: &Model, start: Standing, played: &[Played]) -> Review {
    let words = model.words();
    let first = Ply { share: black(start), label: analysis::start(words, start), mark: Mark::Fine };
    let labels = analysis::plies(words, model.rules(), played);
    let rest = played.iter().zip(labels).map(|(played, label)| Ply {
        share: black(played.standing),
        label,
        mark: played.mark,
    });
    let plies: Vec<Ply> = [first].into_iter().chain(rest).collect();
    Review {
        sentence: analysis::summary(words, played),
        graph: words.get(Word::ReviewGraph).into(),
        title: words.get(Word::ReviewFaults).into(),
        faults: faults(&plies),
        shown: model.shown().min(plies.len() - 1),
        plies,
    }
}

fn faults(plies: &[Ply]) -> Vec<usize> {
    let at_least = |mark| (0..plies.len()).filter(move |&ply| plies[ply].mark >= mark);
    let is_many = at_least(Mark::Mistake).count() > MANY;
    at_least(if is_many { Mark::Blunder } else { Mark::Mistake }).collect()
}

fn black(standing: Standing) -> u8 {
    analysis::percent(standing.share(Color::Black))
}
