//! Sentences about a mistake that is learned from.

use super::analysis::{first_turn, mark, moves, names};
use super::{color_inside, reason};
use crate::ai::review::{Mark, Turn};
use crate::app::Model;
use crate::app::lesson::{Lesson, Stage, Verdict};
use crate::app::words::{Word, Words};

/// All that is to be said now: which turn was a mistake, and what is to be done about it; empty without a lesson.
pub fn sentence(model: &Model) -> String {
    let Some((lesson, turn)) = model.lesson() else { return String::new() };
    let why = reason::why(model, lesson.turn);
    model.words().sentences(&[played(model, lesson, turn), why, task(model, lesson, turn)])
}

/// "Black g7?: mistake."
pub fn played(model: &Model, lesson: &Lesson, turn: &Turn) -> String {
    let words = model.words();
    let name = names(model, moves(model, turn)) + turn.mark.sign();
    let fault = reason::title(model, lesson.turn).unwrap_or_default();
    words.say(Word::LessonPlayed, &[super::color(words, turn.color), &name, &fault])
}

/// What would have been better, what is to be looked for, or what is thought of a try.
pub fn task(model: &Model, lesson: &Lesson, turn: &Turn) -> String {
    let words = model.words();
    match &lesson.stage {
        Stage::Solution if turn.better.is_empty() => String::new(),
        Stage::Solution => {
            let better = first_turn(model, turn, &turn.better);
            with_proof(model, lesson, words.say(Word::LessonBetter, &[&better]))
        }
        Stage::Question => words.say(Word::LessonFind, &[color_inside(words, turn.color)]),
        Stage::Trying(_) => words.say(Word::LessonTry, &[color_inside(words, turn.color)]),
        Stage::Judging(tried) => words.say(Word::TryJudging, &[&names(model, tried)]),
        Stage::Tried(tried, verdict) => {
            let said = judged(model, &names(model, tried), *verdict);
            if matches!(verdict, Verdict::Bad(_)) { said } else { with_proof(model, lesson, said) }
        }
    }
}

/// A sentence about the better move, and that it wins where that is proved.
fn with_proof(model: &Model, lesson: &Lesson, said: String) -> String {
    model.words().sentences(&[said, reason::win(model, lesson.turn)])
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
