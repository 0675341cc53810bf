//! The review of a whole game: how it stood after every move, and which moves gave something away.

use super::{Budget, Opponent, Standing, Task, WHOLE};
use crate::board::{Color, Seat};
use crate::record::Record;
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Phase};
use serde::{Deserialize, Serialize};

/// How many milliseconds a position gets; the first ones get half.
const EACH_MS: usize = 150;
/// How many positions are among the first.
const EARLY: usize = 6;
/// How many milliseconds the whole game gets at most.
const WHOLE_MS: usize = 14_000;

/// The least share of the game, in thousandths, that a mistake gives away.
const MISTAKE: u16 = 120;
/// The least share of the game, in thousandths, that a blunder gives away.
const BLUNDER: u16 = 250;
/// A player with a smaller share has nothing to give away.
const LITTLE: u16 = 150;
/// A missed win is a mistake, unless such a share is left.
const MUCH: u16 = 900;

/// The mark of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mark {
    /// The move is as good as the best.
    Fine,
    /// The move gave something away.
    Mistake,
    /// The move gave much away.
    Blunder,
}

impl Mark {
    /// Every mark, the mildest first.
    pub const ALL: [Self; 3] = [Self::Fine, Self::Mistake, Self::Blunder];

    /// The mark of a move before which its player's share of the game was `had`, and after which it is `has`, both in
    /// thousandths.
    pub const fn of(had: u16, has: u16) -> Self {
        match had.saturating_sub(has) {
            _ if had < LITTLE => Self::Fine,
            BLUNDER.. => Self::Blunder,
            MISTAKE.. => Self::Mistake,
            _ if had == WHOLE && has < MUCH => Self::Mistake,
            _ => Self::Fine,
        }
    }
}

/// The judgement of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Judgement {
    /// How the game stands in it.
    standing: Standing,
    /// The best move; `None` when the game is over.
    best: Option<Move>,
}

impl Judgement {
    /// Judges a position at full strength.
    fn at(game: &AnyGame, opponent: &mut Opponent, budget: &Budget) -> Self {
        let thought = opponent.think(game, &Task::BEST, budget);
        let ended = || Standing::of_ended(game);
        let standing = thought.as_ref().map_or_else(ended, |it| Standing::of(game, it));
        Self { standing, best: thought.map(|thought| thought.mv) }
    }
}

/// A review that is under way.
pub struct Review {
    moves: Vec<Move>,
    positions: Vec<AnyGame>,
    /// The judgements of the last positions, the last first.
    judgements: Vec<Judgement>,
}

/// A move of a reviewed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of the move, from 1 on.
    pub ply: usize,
    /// The colour that made the move.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// The mark of the move.
    pub mark: Mark,
    /// The move that would have been best.
    pub better: Option<Move>,
    /// How the game stood after the move.
    pub standing: Standing,
}

impl Review {
    /// A review of the game of `record` that has not begun.
    pub fn new(record: &Record) -> Self {
        let moves = record.line();
        let mut positions = vec![record.rules().start()];
        for (ply, &mv) in moves.iter().enumerate() {
            let mut next = positions[ply].clone();
            next.play_unchecked(mv);
            positions.push(next);
        }
        Self { moves, positions, judgements: Vec::new() }
    }

    /// How many milliseconds the next step may take.
    pub const fn time(&self) -> usize {
        let all = self.positions.len();
        time_for(all.saturating_sub(self.judgements.len() + 1), all)
    }

    /// Judges one more position, from the end of the game to its start: later positions help to judge the earlier
    /// ones.
    pub fn step(&mut self, opponent: &mut Opponent, budget: &Budget) {
        if let Some(position) = self.positions.iter().rev().nth(self.judgements.len()) {
            self.judgements.push(Judgement::at(position, opponent, budget));
        }
    }

    /// How much is done, from 0 to 1.
    pub fn done(&self) -> f64 {
        self.judgements.len() as f64 / self.positions.len() as f64
    }

    /// How the game stood, from the start on, when all is done.
    pub fn standings(&self) -> impl Iterator<Item = Standing> {
        self.judgements.iter().rev().map(|judgement| judgement.standing)
    }

    /// Every move, when all is done.
    pub fn played(&self) -> Vec<Played> {
        let steps = self.positions.iter().zip(self.judgements.iter().rev().copied());
        let pairs = steps.clone().zip(steps.skip(1)).zip(&self.moves);
        let judged = pairs.enumerate().map(|(number, ((from, to), &mv))| Played {
            ply: number + 1,
            color: who(from.0, mv),
            mv,
            mark: mark(mv, from, to),
            better: from.1.best,
            standing: to.1.standing,
        });
        judged.collect()
    }
}

/// The colour that made the move. A player who resigns or claims need not be the one to move.
pub fn who(game: &AnyGame, mv: Move) -> Color {
    match mv {
        Move::Resign(Some(color)) | Move::Time(Some(color)) | Move::Claim(color) => color,
        _ => game.color_to_move().unwrap_or(Color::Black),
    }
}

/// How many milliseconds the position after `ply` moves gets in a game of so many positions.
const fn time_for(ply: usize, positions: usize) -> usize {
    let each = WHOLE_MS / if positions > 0 { positions } else { 1 };
    let each = if each < EACH_MS { each } else { EACH_MS };
    if ply < EARLY { each / 2 } else { each }
}

/// The mark of `mv`, which led from the first of these positions to the second.
fn mark(mv: Move, from: (&AnyGame, Judgement), to: (&AnyGame, Judgement)) -> Mark {
    let ((before, expected), (after, came)) = (from, to);
    let (Some(best), Some(seat)) = (expected.best, before.to_move()) else { return Mark::Fine };
    if stone_of(mv) == best || !is_judged(before, mv) {
        return Mark::Fine;
    }
    let (wanted, got) = (color_after(before, seat, best), after.color_of(seat));
    Mark::of(expected.standing.share(wanted), came.standing.share(got))
}

/// The move without the offer that goes with it.
const fn stone_of(mv: Move) -> Move {
    match mv {
        Move::StoneOffer(at) => Move::Stone(at),
        Move::PassOffer => Move::Pass,
        mv => mv,
    }
}

/// Whether `mv` is marked. Stones before a choice of colours shall be even, and a resignation is no play.
fn is_judged(before: &AnyGame, mv: Move) -> bool {
    let is_even = match before {
        AnyGame::Renju(renju) => before.phase() == Phase::Opening && renju.has_colour_choice(),
        AnyGame::Ren(_) | AnyGame::Rin(_) => false,
    };
    stone_of(mv).is_play() && !is_even
}

/// The colour of this person once `mv` is played.
fn color_after(game: &AnyGame, seat: Seat, mv: Move) -> Color {
    let color = game.color_of(seat);
    if mv == Move::Swap { color.other() } else { color }
}
