//! The review of a whole game: how it stood after every turn, and which turns gave something away.
//!
//! Engines judge positions one by one, each with a fresh memory and a fixed number of nodes, so the review of a game is the
//! same wherever and by however many workers it is made. What is here puts their judgements together, and needs no engine.

mod course;
mod kept;
mod mark;

pub use course::{Course, is_same_turn, who};
pub use kept::{read, write};
pub use mark::Mark;

use super::{Score, Standing};
use crate::board::Color;
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use std::cmp::Reverse;
use std::ops::Range;

/// Who has a smaller share than this, in thousandths, does not hold the game any more.
const HELD: u16 = 250;

/// The judgement of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// How the game stands in it.
    pub standing: Standing,
    /// By how many stones Black is expected to be ahead at the end, in games in which stones are counted.
    pub lead: Option<i16>,
    /// The best play from here on; empty when the game is over.
    pub line: Vec<Move>,
}

/// A turn of a reviewed game: one move, or both stones of a player in Rin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its moves among those of the game.
    pub plies: Range<usize>,
    /// The colour that made it.
    pub color: Color,
    /// How bad it was.
    pub mark: Mark,
    /// How many stones it cost, where stones are counted and it is marked.
    pub cost: Option<u16>,
    /// What would have been better, and how the game would have gone on.
    pub better: Vec<Move>,
    /// How the other player wins after it, if it is marked and that is proved.
    pub refutation: Vec<Move>,
    /// How the game stood after it.
    pub standing: Standing,
}

/// What a turn overlooked. `moves` are those of both players until the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlooked {
    /// Its player could have won.
    Win {
        /// How many moves that takes.
        moves: u16,
        /// Whether all of its moves but the last are fours.
        by_fours: bool,
    },
    /// From it on the other player wins.
    Loss {
        /// How many moves that takes.
        moves: u16,
        /// Whether all of its moves but the last are fours.
        by_fours: bool,
    },
}

/// The review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// How the game stood at the start.
    pub start: Standing,
    /// Every turn, from the first on.
    pub turns: Vec<Turn>,
}

impl Review {
    /// Puts together what was thought of all [positions](Course::spots) of a game, and of what would have come of the
    /// better play in some of its turns; `None` if the judgements are not as many as the positions.
    pub fn new(
        course: &Course,
        positions: &[Judgement],
        better: &[(usize, Judgement)],
    ) -> Option<Self> {
        if positions.len() != course.turns().len() + 1 {
            return None;
        }
        let mut positions = positions.to_vec();
        prove_backwards(course, &mut positions);
        let turns = (0..course.turns().len()).map(|number| {
            let instead = better.iter().find(|(turn, _)| *turn == number);
            let instead = instead.map(|(_, judgement)| judgement);
            course.judge(number, [&positions[number], &positions[number + 1]], instead)
        });
        Some(Self { start: positions[0].standing, turns: turns.collect() })
    }

    /// The turns that seem to have faults. Before they are told, what would have come of the better play is to be judged:
    /// a player who was lost anyway has lost nothing.
    pub fn doubts(&self) -> Vec<usize> {
        (0..self.turns.len()).filter(|&number| self.turns[number].mark != Mark::Fine).collect()
    }

    /// The turn that lost the game: before it the loser still held, and from it on the winner's win is proved to the end, or seen
    /// before it is. `line` are the moves of the game; who resigns has not lost by that.
    pub fn lost_by(&self, line: &[Move]) -> Option<usize> {
        let last = self.turns.last()?.standing;
        let wins = |standing: Standing, winner| matches!(standing.score(winner), Score::Win(_));
        let winner = Color::ALL.into_iter().find(|&color| wins(last, color))?;
        let held = self.turns.iter().rposition(|turn| !wins(turn.standing, winner));
        let number = held.map_or(0, |held| held + 1);
        let was_open = number > 0 || !wins(self.start, winner);
        let turn = self.turns.get(number).filter(|_| was_open)?;
        let is_play = line.get(turn.plies.start).is_some_and(|mv| mv.is_play());
        (turn.color != winner && is_play).then(|| self.fault_before(number))
    }

    /// The fault that lost the game, where the win is proved from the turn with this number on. If that turn is none, there was
    /// nothing better any more: then it is the loser's fault after which no share worth the name was left any more.
    fn fault_before(&self, number: usize) -> usize {
        if self.turns[number].mark != Mark::Fine {
            return number;
        }
        let loser = self.turns[number].color;
        let has_held = |turn: &Turn| turn.standing.share(loser) >= HELD;
        let first = self.turns[..number].iter().rposition(has_held).map_or(0, |held| held + 1);
        let is_fault = |turn: &Turn| turn.color == loser && turn.mark >= Mark::Mistake;
        (first..number).find(|&turn| is_fault(&self.turns[turn])).unwrap_or(number)
    }

    /// The turn that cost this colour most, if one was a mistake; of equal ones the first.
    pub fn costliest(&self, color: Color) -> Option<usize> {
        let share = |standing: Standing| standing.share(color);
        let cost = |number: usize| {
            let lost =
                share(self.before(number)).saturating_sub(share(self.turns[number].standing));
            self.turns[number].cost.unwrap_or(lost)
        };
        let is_mistake = |turn: &Turn| turn.color == color && turn.mark >= Mark::Mistake;
        let mistakes = (0..self.turns.len()).filter(|&number| is_mistake(&self.turns[number]));
        mistakes.max_by_key(|&number| (cost(number), Reverse(number)))
    }

    /// How the game stood before a turn.
    pub fn before(&self, number: usize) -> Standing {
        let before = number.checked_sub(1).and_then(|before| self.turns.get(before));
        before.map_or(self.start, |turn| turn.standing)
    }

    /// What a marked turn overlooked, as far as it is proved.
    pub fn overlooked(&self, number: usize) -> Option<Overlooked> {
        let turn = self.turns.get(number).filter(|turn| turn.mark != Mark::Fine)?;
        let (mover, before, after) = (turn.color, self.before(number), turn.standing);
        match (before.score(mover), after.score(mover)) {
            (Score::Win(_), Score::Win(_)) | (Score::Loss(_), _) => None,
            (Score::Win(moves), _) => Some(Overlooked::Win { moves, by_fours: before.by_fours }),
            (_, Score::Loss(moves)) => Some(Overlooked::Loss { moves, by_fours: after.by_fours }),
            _ => None,
        }
    }

    /// The turn to which the move after `ply` moves belongs.
    pub fn turn_at(&self, ply: usize) -> Option<usize> {
        self.turns.iter().position(|turn| turn.plies.contains(&ply))
    }
}

/// Who won by a turn could have won before it.
fn prove_backwards(course: &Course, positions: &mut [Judgement]) {
    for (number, plies) in course.turns().iter().enumerate().rev() {
        let mover = course.color(plies);
        let Judgement { standing: after, line: rest, .. } = positions[number + 1].clone();
        let before = &mut positions[number];
        if !course.is_play(plies) || matches!(before.standing.score(mover), Score::Win(_)) {
            continue;
        }
        if let Score::Win(moves) = after.score(mover) {
            let score = Score::Win(moves.saturating_add(plies.len() as u16));
            before.standing = Standing::for_color(mover, score);
            before.line = [course.moves(plies), &rest].concat();
        }
    }
}

/// How many nodes each position gets in a game of these rules with so many positions.
pub fn nodes(rules: RuleSet, positions: usize) -> u32 {
    let (each, whole) = match rules {
        RuleSet::Renju(_) => (150_000, 7_200_000),
        RuleSet::Ren(_) => (60_000, 7_000_000),
        RuleSet::Rin(_) => (10_000, 1_100_000),
    };
    each.min(whole / u32::try_from(positions.max(1)).unwrap_or(u32::MAX))
}
