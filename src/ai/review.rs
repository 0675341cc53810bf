//! A look back at a whole game: how it stood after every move, and which moves gave something away.

use super::{Budget, Opponent, Standing, Task, WHOLE};
use crate::board::{Color, Seat};
use crate::record::Record;
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Phase};

/// A position gets this many milliseconds, and half of it among the first.
const EACH_MS: usize = 150;
const EARLY: usize = 6;
/// The whole game gets no more than this.
const WHOLE_MS: usize = 14_000;

/// What a move gives away at least, in thousandths of the game, to be called a mistake or a blunder.
const MISTAKE: u16 = 120;
const BLUNDER: u16 = 250;
/// Who has less than this has nothing to give away.
const LITTLE: u16 = 150;
/// A win that is missed is a mistake, unless so much is left.
const MUCH: u16 = 900;

/// What is to be said of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Nothing.
    Fine,
    /// It gave something away.
    Mistake,
    /// It gave much away.
    Blunder,
}

impl Mark {
    /// Every mark, the mildest first.
    pub const ALL: [Self; 3] = [Self::Fine, Self::Mistake, Self::Blunder];
}

/// What is thought of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Look {
    /// How the game stands there.
    standing: Standing,
    /// What should be played; nothing when the game is over.
    best: Option<Move>,
}

impl Look {
    /// Looks at a position with all the strength there is.
    fn at(game: &AnyGame, opponent: &mut Opponent, budget: &Budget) -> Self {
        let thought = opponent.think(game, &Task::BEST, budget);
        let ended = || Standing::of_ended(game);
        let standing = thought.as_ref().map_or_else(ended, |it| Standing::of(game, it));
        Self { standing, best: thought.map(|thought| thought.mv) }
    }
}

/// A game that is looked back at.
pub struct Review {
    moves: Vec<Move>,
    positions: Vec<AnyGame>,
    /// What is thought of the last positions, the last first.
    looks: Vec<Look>,
}

/// A move of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its number, from 1 on.
    pub ply: usize,
    /// Whose it was.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// What is to be said of it.
    pub mark: Mark,
    /// What should have been played.
    pub better: Option<Move>,
    /// How the game stood after it.
    pub standing: Standing,
}

impl Review {
    /// The game of `record`, at which nobody has looked yet.
    pub fn new(record: &Record) -> Self {
        let moves = record.line();
        let mut positions = vec![record.rules().start()];
        for (ply, &mv) in moves.iter().enumerate() {
            let mut next = positions[ply].clone();
            next.play_unchecked(mv);
            positions.push(next);
        }
        Self { moves, positions, looks: Vec::new() }
    }

    /// The milliseconds that the next look may take.
    pub const fn time(&self) -> usize {
        let all = self.positions.len();
        time_for(all.saturating_sub(self.looks.len() + 1), all)
    }

    /// Looks at one more position, from the end of the game to its start: what is known of later positions helps to
    /// judge the earlier ones.
    pub fn step(&mut self, opponent: &mut Opponent, budget: &Budget) {
        if let Some(position) = self.positions.iter().rev().nth(self.looks.len()) {
            self.looks.push(Look::at(position, opponent, budget));
        }
    }

    /// How much is done, from 0 to 1.
    pub fn done(&self) -> f64 {
        self.looks.len() as f64 / self.positions.len() as f64
    }

    /// How it stood, from the start on, when all is done.
    pub fn standings(&self) -> impl Iterator<Item = Standing> {
        self.looks.iter().rev().map(|look| look.standing)
    }

    /// Every move, when all is done.
    pub fn played(&self) -> Vec<Played> {
        let steps = self.positions.iter().zip(self.looks.iter().rev().copied());
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

/// Who made the move: who gives up or claims need not be the one to move.
fn who(game: &AnyGame, mv: Move) -> Color {
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

/// What is to be said of `mv`, which led from the first of these positions to the second.
fn mark(mv: Move, from: (&AnyGame, Look), to: (&AnyGame, Look)) -> Mark {
    let ((before, expected), (after, came)) = (from, to);
    let (Some(best), Some(seat)) = (expected.best, before.to_move()) else { return Mark::Fine };
    if stone_of(mv) == best || !is_judged(before, mv) {
        return Mark::Fine;
    }
    let (wanted, got) = (color_after(before, seat, best), after.color_of(seat));
    let (had, has) = (expected.standing.share(wanted), came.standing.share(got));
    match had.saturating_sub(has) {
        _ if had < LITTLE => Mark::Fine,
        BLUNDER.. => Mark::Blunder,
        MISTAKE.. => Mark::Mistake,
        _ if had == WHOLE && has < MUCH => Mark::Mistake,
        _ => Mark::Fine,
    }
}

/// The move without the offer that goes with it.
const fn stone_of(mv: Move) -> Move {
    match mv {
        Move::StoneOffer(at) => Move::Stone(at),
        Move::PassOffer => Move::Pass,
        mv => mv,
    }
}

/// Where the colours are chosen later the first stones shall be even, and who gives up had enough.
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
