//! A review as a short text, which is kept beside the record of its game. It may come from anywhere when it is read again.
//!
//! `review 2 CHECK` is followed by a word for the start and one for every turn: the standing (`o120`, `w9`, `l8f`), and for a
//! marked turn its mark, its cost in stones, the better play, and how the other player wins where that is proved:
//! `o-310;b;14;3,3.4,4`, `l5;b;;h8.i9;g7.g8.g9`.

use super::{Course, Mark, Review};
use crate::ai::protocol::Token;
use crate::ai::{Score, Standing};
use crate::board::fingerprint;
use crate::record::Record;
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use std::fmt::Write;

/// The version of the format, and of the scale of its scores.
const HEAD: &str = "review 2";
/// So many moves of a line of play are kept.
const MOST_MOVES: usize = 40;
/// A longer text is none of ours.
const MOST_BYTES: usize = 1 << 16;

/// The review of the game of `record`, as a text.
pub fn write(record: &Record, review: &Review) -> String {
    let mut text = format!("{HEAD} {:08x} {}", check(record), standing(review.start));
    for turn in &review.turns {
        text.push(' ');
        text += &standing(turn.standing);
        if let Some(letter) = letter(turn.mark) {
            let [better, refutation] =
                [&turn.better, &turn.refutation].map(|moves| line(record.rules(), moves));
            let cost = turn.cost.map_or(String::new(), |cost| cost.to_string());
            // Writing into a text cannot fail.
            let _ = write!(text, ";{letter};{cost};{better}");
            if !refutation.is_empty() {
                let _ = write!(text, ";{refutation}");
            }
        }
    }
    text
}

/// The review in `text`, if it is one of the game of `record`.
pub fn read(record: &Record, text: &str) -> Option<Review> {
    if text.len() > MOST_BYTES {
        return None;
    }
    let rest = text.strip_prefix(HEAD)?.strip_prefix(' ')?;
    let mut words = rest.split(' ');
    if words.next()? != format!("{:08x}", check(record)) {
        return None;
    }
    let (course, rules) = (Course::new(record), record.rules());
    let start = read_standing(words.next()?)?;
    let mut turns = Vec::new();
    for plies in course.turns() {
        let mut fields = words.next()?.split(';');
        let standing = read_standing(fields.next()?)?;
        let mut turn = super::Turn {
            color: course.color(plies),
            plies: plies.clone(),
            mark: Mark::Fine,
            cost: None,
            better: Vec::new(),
            refutation: Vec::new(),
            standing,
        };
        if let Some(mark) = fields.next() {
            turn.mark = read_mark(mark)?;
            turn.cost = read_cost(fields.next()?)?;
            turn.better = read_line(&course, turn.plies.start, rules, fields.next()?)?;
            let refutation = fields.next().unwrap_or_default();
            turn.refutation = read_line(&course, turn.plies.end, rules, refutation)?;
        }
        turns.push(turn);
    }
    words.next().is_none().then_some(Review { start, turns })
}

/// A number by which the line of a game is told from others.
fn check(record: &Record) -> u32 {
    let rules = record.rules();
    let words = record.line().into_iter().map(|mv| String::from(Token::of(mv, rules)) + " ");
    fingerprint([rules.id()].into_iter().chain(words).flat_map(String::into_bytes))
}

fn standing(standing: Standing) -> String {
    let fours = if standing.by_fours { "f" } else { "" };
    match standing.black {
        Score::Open(value) => format!("o{value}{fours}"),
        Score::Win(moves) => format!("w{moves}{fours}"),
        Score::Loss(moves) => format!("l{moves}{fours}"),
    }
}

fn read_standing(word: &str) -> Option<Standing> {
    let (value, by_fours) = match word.strip_suffix('f') {
        Some(value) => (value, true),
        None => (word, false),
    };
    let black = match value.split_at_checked(1)? {
        ("o", value) => Score::Open(value.parse().ok()?),
        ("w", moves) => Score::Win(moves.parse().ok()?),
        ("l", moves) => Score::Loss(moves.parse().ok()?),
        _ => return None,
    };
    Some(Standing { black, by_fours }).filter(|standing| standing.is_sound())
}

const fn letter(mark: Mark) -> Option<char> {
    match mark {
        Mark::Fine => None,
        Mark::Inaccuracy => Some('i'),
        Mark::Mistake => Some('m'),
        Mark::Blunder => Some('b'),
    }
}

fn read_mark(word: &str) -> Option<Mark> {
    let mut letters = word.chars();
    let (first, None) = (letters.next()?, letters.next()) else { return None };
    Mark::ALL.into_iter().find(|&mark| letter(mark) == Some(first))
}

/// The cost in stones, if there is one; `None` for a word that is no number.
fn read_cost(word: &str) -> Option<Option<u16>> {
    if word.is_empty() { Some(None) } else { word.parse().ok().map(Some) }
}

/// The first moves of a line of play.
fn line(rules: RuleSet, moves: &[Move]) -> String {
    let play = moves.iter().take_while(|mv| mv.is_play()).take(MOST_MOVES);
    play.map(|&mv| String::from(Token::of(mv, rules))).collect::<Vec<_>>().join(".")
}

/// The moves of a line, if all of them could have been played.
fn read_line(course: &Course, ply: usize, rules: RuleSet, words: &str) -> Option<Vec<Move>> {
    let mut game = course.position(ply).clone();
    let mut line = Vec::new();
    for word in words.split('.').filter(|word| !word.is_empty()) {
        let mv = Token::try_from(String::from(word)).ok()?.read(rules)?;
        if line.len() >= MOST_MOVES || !mv.is_play() || game.check(mv).is_err() {
            return None;
        }
        game.play_unchecked(mv);
        line.push(mv);
    }
    Some(line)
}
