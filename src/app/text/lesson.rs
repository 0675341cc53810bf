//! Sentences about a mistake that is learned from.

use super::analysis::{fault, first_turn, mark, moves, names};
use super::color_inside;
use crate::ai::review::{Mark, Turn};
use crate::app::Model;
use crate::app::lesson::{Lesson, Stage, Verdict};
use crate::app::words::{Word, Words};

/// All that is to be said now: which turn was a mistake, and what is to be done about it; empty without a lesson.
pub fn sentence(model: &Model) -> String {
    let Some((lesson, turn)) = model.lesson() else { return String::new() };
    model.words().sentences(&[played(model, turn), task(model, lesson, turn)])
}

/// "Black g7? is a mistake."
pub fn played(model: &Model, turn: &Turn) -> String {
    let words = model.words();
    let name = names(model, moves(model, turn)) + turn.mark.sign();
    let fault = fault(words, turn).unwrap_or_default();
    words.say(Word::LessonPlayed, &[super::color(words, turn.color), &name, &fault])
}

/// What would have been better, what is to be looked for, or what is thought of a try.
pub fn task(model: &Model, lesson: &Lesson, turn: &Turn) -> String {
    let words = model.words();
    match &lesson.stage {
        Stage::Solution if turn.better.is_empty() => String::new(),
        Stage::Solution => words.say(Word::LessonBetter, &[&first_turn(model, turn, &turn.better)]),
        Stage::Trying(_) => words.say(Word::LessonFind, &[color_inside(words, turn.color)]),
        Stage::Judging(tried) => words.say(Word::TryJudging, &[&names(model, tried)]),
        Stage::Tried(tried, verdict) => judged(model, &names(model, tried), *verdict),
    }
}

fn judged(model: &Model, name: &str, verdict: Verdict) -> String {
    let words = model.words();
    match verdict {
        Verdict::Best => words.say(Word::TryBest, &[name]),
        Verdict::Good => words.say(Word::TryGood, &[name]),
        Verdict::Bad(how) => words.say(Word::TryBad, &[name, mark(words, how).unwrap_or_default()]),
    }
}

/// After the name of a point on which a mistake was played.
pub fn played_here(words: &Words, how: Mark) -> String {
    words.say(Word::PlayedHere, &[mark(words, how).unwrap_or_default()])
}
