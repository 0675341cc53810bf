//! The opening of Renju, step by step: how far it is, what each step is for, and the patterns that can be laid at once.

use super::update::alert;
use super::words::Word;
use super::{By, Effect, HostEffect, Model, host, text};
use crate::ai::renju::book;
use crate::board::{Color, Point, Symmetry};
use crate::record::Record;
use crate::rules::catalog::AnyGame;
use crate::rules::renju::{PATTERNS, Pattern, Renju, SIZE, Step, Task, Zone};
use crate::rules::{Move, Phase};

/// The opening as a row of dots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stepper {
    /// All steps, those taken first.
    pub dots: Vec<Dot>,
    /// How many have been taken.
    pub taken: usize,
    /// Which step it is, and of how many.
    pub place: String,
    /// What the step is for.
    pub purpose: String,
}

/// The kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dot {
    /// A stone of this colour is put.
    Stone(Color),
    /// Something is chosen or proposed.
    Choice,
}

impl Dot {
    fn of(step: &Step) -> Self {
        match step.task {
            Task::Stone(_) => Self::Stone(step.color),
            _ => Self::Choice,
        }
    }

    /// Its name, for style sheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stone(color) => color.id(),
            Self::Choice => "choice",
        }
    }
}

/// A pattern that can be laid.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name in the player's language.
    pub name: String,
    /// Its name as Japanese players write it; empty where the name says it.
    pub kanji: String,
    /// Its three stones.
    pub record: Record,
    /// For whom it is good, as the computer player sees it; empty where nothing is hinted.
    pub verdict: String,
    /// Whether it goes with the stones that are on the board.
    pub is_possible: bool,
}

impl Model {
    fn renju(&self) -> Option<&Renju> {
        match self.game() {
            AnyGame::Renju(game) => Some(game),
            AnyGame::Ren(_) | AnyGame::Rin(_) => None,
        }
    }

    /// Whether one person lays the pattern now, all stones that are left of it.
    pub(super) fn can_lay_pattern(&self) -> bool {
        let Some(game) = self.renju().filter(|_| self.at_end() && !self.awaits_other()) else {
            return false;
        };
        let left = game.steps_left().iter().take_while(|step| step.phase == Phase::Opening);
        let seats: Vec<_> = left.map(|step| step.by).collect();
        let is_one =
            seats.first().is_some_and(|&by| by.is_some() && seats.iter().all(|&it| it == by));
        is_one && seats.len() + self.line().len() == 3
    }

    /// The stones of `pattern`, turned so that they go with those on the board; none if they do not.
    fn turned(&self, pattern: &Pattern) -> Option<[Point; 3]> {
        let laid: Vec<Move> = self.line()[..self.shown()].to_vec();
        let turns =
            Symmetry::ALL.into_iter().map(|it| pattern.stones().map(|at| it.apply(at, SIZE)));
        turns
            .into_iter()
            .find(|stones| stones.iter().zip(&laid).all(|(&at, &mv)| mv == Move::Stone(at)))
    }
}

/// Whether the opening of this game has steps that are not just stones.
pub fn has_steps(model: &Model) -> bool {
    match model.game.positions().first() {
        Some(AnyGame::Renju(start)) => {
            start.steps_left().iter().any(|it| !matches!(it.task, Task::Stone(_)))
        }
        Some(AnyGame::Ren(_) | AnyGame::Rin(_)) | None => false,
    }
}

/// The steps of the opening that is being played; none where it has nothing but stones, and when it is over.
pub fn stepper(model: &Model) -> Option<Stepper> {
    let left = model.renju().filter(|_| model.is_running() && has_steps(model))?.steps_left();
    if left.is_empty() {
        return None;
    }
    let mut dots = taken(model);
    let taken = dots.len();
    dots.extend(left.iter().map(Dot::of));
    let place = [taken + 1, dots.len()].map(|number| number.to_string());
    let place = model.words().say(Word::StepOf, &[&place[0], &place[1]]);
    let purpose = model.words().get(purpose(left)).into();
    Some(Stepper { dots, taken, place, purpose })
}

/// The steps that were taken: those that were due in earlier positions and are not any more. Which ones follow may depend on them.
fn taken(model: &Model) -> Vec<Dot> {
    let mut taken = Vec::new();
    let positions = &model.game.positions()[..=model.shown()];
    for pair in positions.windows(2) {
        if let [AnyGame::Renju(before), AnyGame::Renju(after)] = pair
            && !std::ptr::eq(before.steps_left(), after.steps_left())
        {
            taken.extend(before.steps_left().first().map(Dot::of));
        }
    }
    taken
}

/// What the first of these steps is for.
fn purpose(left: &[Step]) -> Word {
    let Some(due) = left.first() else { return Word::ForPlay };
    match due.phase {
        Phase::Opening => purpose_of_stone(due.task, left),
        Phase::ColourChoice => Word::ForColours,
        Phase::Branch => Word::ForBranch,
        Phase::Swap2 => Word::ForSwap2,
        Phase::Fourth | Phase::SecondWhite => Word::ForAnswer,
        Phase::Declaration => Word::ForNumber,
        Phase::Fifths | Phase::TwoBlacks => Word::ForProposal,
        Phase::FifthChoice | Phase::Removal => Word::ForChoice,
        Phase::ThirdWhite | Phase::Play | Phase::Over => Word::ForPlay,
    }
}

/// What a stone is for: it is one of a pattern, or leaves somebody a choice, or answers the pattern; the last one of an
/// opening ends it.
fn purpose_of_stone(task: Task, left: &[Step]) -> Word {
    let awaits_choice = left.iter().any(|step| step.task.is_choice());
    match task {
        Task::Stone(Zone::Centre | Zone::BesideCentre | Zone::Middle) => Word::ForPattern,
        _ if awaits_choice => Word::ForEven,
        _ if left.len() == 1 => Word::ForPlay,
        _ => Word::ForAnswer,
    }
}

/// All patterns, in their order.
pub fn cards(model: &Model) -> Vec<Card> {
    let card = |pattern: &Pattern| {
        let words = model.words();
        let [kanji, name] = text::opening_names(words, pattern);
        let record = Record::new(model.rules()).with_line(&pattern.stones().map(Move::Stone));
        let hints = model.settings().hints.is_on();
        let verdict = if hints { words.get(verdict(pattern)).into() } else { String::new() };
        Card { name, kanji, record, verdict, is_possible: model.turned(pattern).is_some() }
    };
    PATTERNS.iter().map(card).collect()
}

/// A pattern is good for a colour from this value on, in thousandths, and a little better from the other one on.
const GOOD: [i16; 2] = [130, 60];

/// For whom a pattern is good, by the computer player's book.
fn verdict(pattern: &Pattern) -> Word {
    let value = book::pattern_value(pattern);
    let words = match value {
        0.. => [Word::GoodForBlack, Word::BetterForBlack],
        _ => [Word::GoodForWhite, Word::BetterForWhite],
    };
    let reached = GOOD.into_iter().zip(words).find(|&(least, _)| value.abs() >= least);
    reached.map_or(Word::EvenPattern, |(_, word)| word)
}

/// Lays the pattern with this number, beginning with 0, as far as it is not on the board yet.
pub fn lay(model: &mut Model, number: usize) -> Vec<Effect> {
    let Some(pattern) = PATTERNS.get(number).filter(|_| model.can_lay_pattern()) else {
        return Vec::new();
    };
    let Some(stones) = model.turned(pattern) else { return alert(model, Word::PatternGone) };
    let laid = model.line().len();
    let mut effects = vec![Effect::Host(HostEffect::CloseSheets)];
    for at in stones.into_iter().skip(laid) {
        effects.extend(host::propose(model, Move::Stone(at), By::Visitor, None));
    }
    effects.push(Effect::Focus(model.view.cursor));
    effects
}
