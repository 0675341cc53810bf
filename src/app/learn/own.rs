//! Mistakes in one's own games as problems: the positions before those of which it is clear what would have been right.

use super::progress::Attempt;
use super::results::{saved, tell};
use crate::ai::review::{Course, Review, Turn};
use crate::ai::{Score, Standing};
use crate::app::problem::{Exercise, best_gain, gain};
use crate::app::set_up::of_game;
use crate::app::words::Word;
use crate::app::{Effect, Model};
use crate::board::Color;
use crate::record::{Goal, Problem, Record};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};

/// Such a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// What it is called where all problems have ids.
    pub id: String,
    /// The record of the position, its goal, and what is known of the answer.
    pub text: String,
}

/// No record of such a problem is longer.
const LONGEST: usize = 2000;
/// So many points, or stones, more than those of one's own move are clearly more.
const CLEARLY: i32 = 2;
/// On larger boards it takes too long to count what every turn of two stones gains.
const LARGEST: u8 = 12;

impl Own {
    /// The problem of a record; none if it is none that can be solved.
    pub fn new(text: &str) -> Option<Self> {
        let own = Self { id: id(text), text: text.into() };
        (text.len() <= LONGEST && !text.contains('\n')).then_some(())?;
        own.exercise()?;
        Some(own)
    }

    /// The record, and the problem as it is solved. Moves that it does not know may be right too: the computer is asked about them.
    pub fn exercise(&self) -> Option<(Record, Exercise)> {
        let record = Record::parse(&self.text).ok()?;
        let exercise = Exercise::new(&record, record.root(), record.problem()?.goal)?;
        Some((record, exercise.with_others_asked()))
    }
}

/// Whether this is the id of such a problem.
pub fn is_id(id: &str) -> bool {
    let digits = id.strip_prefix("own-");
    digits.is_some_and(|digits| digits.len() == 16 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Equal records have equal ids, on every device: FNV-1a.
fn id(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("own-{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, step))
}

/// Keeps the mistakes of a person against the computer in the game that was reviewed just now.
pub fn keep(model: &mut Model) -> Vec<Effect> {
    let has_computer = Color::ALL.iter().any(|&color| model.is_computer(color));
    if !has_computer || model.plays_itself() {
        return Vec::new();
    }
    let (day, found) = (model.today(), found(model));
    let progress = &mut model.learning.progress;
    let new: Vec<Own> = found.into_iter().filter(|own| progress.own(&own.id).is_none()).collect();
    if new.is_empty() {
        return Vec::new();
    }
    let count = new.len();
    for own in new {
        let id = own.id.clone();
        progress.add_own(own);
        progress.note(&id, Attempt::Failed, day);
    }
    let said = model.words().count(Word::LearnKept, count, &[&count.to_string()]);
    let mut effects = tell(model, said);
    effects.push(saved(model));
    effects
}

/// The mistakes that are problems. A chance that is missed turn after turn is one of them.
fn found(model: &Model) -> Vec<Own> {
    let Some(review) = model.review() else { return Vec::new() };
    let course = Course::new(model.record());
    let own = |number: usize| {
        let turn = &review.turns[number];
        let problem = problem(model.rules(), &course, turn, before(review, number))?;
        Some((turn.better.first(), Own::new(&in_a_line(&problem))?))
    };
    let mut found: Vec<_> = model.mistakes().into_iter().filter_map(own).collect();
    found.dedup_by_key(|(chance, _)| *chance);
    found.into_iter().map(|(_, own)| own).collect()
}

/// The record in one line.
fn in_a_line(record: &Record) -> String {
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    lines.join("; ")
}

/// How the game stood before a turn.
fn before(review: &Review, number: usize) -> Standing {
    number.checked_sub(1).map_or(review.start, |earlier| review.turns[earlier].standing)
}

/// The position before a turn as a problem, if it is clear what was right there.
fn problem(rules: RuleSet, course: &Course, turn: &Turn, stood: Standing) -> Option<Record> {
    let better = turn.better.get(..turn.plies.len())?;
    let mut stones = better.iter().chain(course.moves(&turn.plies));
    if !stones.all(|mv| matches!(mv, Move::Stone(_))) {
        return None;
    }
    let goal = goal(course, turn, stood)?;
    let setup = of_game(course.position(turn.plies.start));
    let mut record = Record::from_setup(rules, setup).ok()?;
    record.set_problem(Some(Problem { goal, sentence: String::new() }));
    let line = match goal {
        Goal::Win => &turn.better[..],
        Goal::Defend => better,
        // The rules count what a turn gains: no line is needed.
        _ => &[],
    };
    record.vary(record.root(), line).ok()?;
    Some(record)
}

/// What was to be reached: a win that was proved, a game that was not lost yet, or clearly more points.
fn goal(course: &Course, turn: &Turn, stood: Standing) -> Option<Goal> {
    match [stood, turn.standing].map(|standing| standing.score(turn.color)) {
        [Score::Win(_), Score::Win(_)] | [Score::Loss(_), _] => None,
        [Score::Win(_), _] => Some(Goal::Win),
        [_, Score::Loss(_)] => Some(Goal::Defend),
        _ => gives_clearly_more(course, turn).then_some(Goal::Best),
    }
}

/// Whether the better turn gains as much as any does, and clearly more than the one that was played.
fn gives_clearly_more(course: &Course, turn: &Turn) -> bool {
    let before = course.position(turn.plies.start);
    let Some(seat) = before.to_move().filter(|_| before.board().size() <= LARGEST) else {
        return false;
    };
    let mut instead = before.clone();
    turn.better.iter().take(turn.plies.len()).for_each(|&mv| instead.play_unchecked(mv));
    let gained = |after: &AnyGame| gain(before, after, seat);
    let could = gained(&instead);
    could >= gained(course.position(turn.plies.end)) + CLEARLY && could == best_gain(before, seat)
}
