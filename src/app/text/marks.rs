//! Marks in words.

use crate::app::words::{Word, Words, joined};
use crate::board::Point;
use crate::record::{Mark, Sign};
use crate::rules::catalog::RuleSet;

/// A mark with its place: "cross on h9".
pub fn describe(words: &Words, rules: RuleSet, mark: &Mark) -> String {
    match mark {
        Mark::Sign(sign, at) => {
            words.say(Word::SignOn, &[&self::sign(words, sign), &rules.point_name(*at)])
        }
        Mark::Arrow(from, to) => {
            words.say(Word::ArrowFromTo, &[&rules.point_name(*from), &rules.point_name(*to)])
        }
        Mark::Line(from, to) => {
            words.say(Word::LineFromTo, &[&rules.point_name(*from), &rules.point_name(*to)])
        }
        Mark::Wrong => words.get(Word::WrongMove).into(),
    }
}

/// A sign without its place: "cross", "label A".
pub fn sign(words: &Words, sign: &Sign) -> String {
    match sign {
        Sign::Cross => words.get(Word::SignCross).into(),
        Sign::Circle => words.get(Word::SignCircle).into(),
        Sign::Triangle => words.get(Word::SignTriangle).into(),
        Sign::Square => words.get(Word::SignSquare).into(),
        Sign::Label(label) => words.say(Word::SignLabel, &[label.text()]),
    }
}

/// What is drawn on the point `at` or ends there, seen from it: "arrow to j10".
pub fn at(words: &Words, rules: RuleSet, mark: &Mark, at: Point) -> Option<String> {
    let ends = |from: Point, to: Point| (from == at).then_some(to).or((to == at).then_some(from));
    match mark {
        Mark::Sign(sign, other) if *other == at => Some(self::sign(words, sign)),
        Mark::Arrow(from, to) if *to == at => {
            Some(words.say(Word::ArrowFrom, &[&rules.point_name(*from)]))
        }
        Mark::Arrow(from, to) if *from == at => {
            Some(words.say(Word::ArrowTo, &[&rules.point_name(*to)]))
        }
        Mark::Line(from, to) => {
            ends(*from, *to).map(|other| words.say(Word::LineTo, &[&rules.point_name(other)]))
        }
        _ => None,
    }
}

/// All marks in a sentence; empty without any.
pub fn sentence(words: &Words, rules: RuleSet, marks: &[Mark]) -> String {
    let said: Vec<String> = marks.iter().map(|mark| describe(words, rules, mark)).collect();
    match said.as_slice() {
        [] => String::new(),
        said => words.say(Word::MarksAre, &[&joined(said, "; ")]),
    }
}
