//! Positions for playouts: games that are played to their end at random.

use super::Random;
use crate::board::{Point, Seat};
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Status};

/// The worth of a drawn game, where a won one is worth 1.
pub const DRAWN: f64 = 0.5;

/// A position as playouts need it. A game with a faster position of its own plugs in here.
pub trait Playout: Clone {
    /// The person to move; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Adds all legal plays to `moves`.
    fn moves(&self, moves: &mut Vec<Move>);

    /// A legal play, all equally likely; `None` when the game is over.
    fn any_move(&self, random: &mut Random) -> Option<Move> {
        one_of_all(self, random)
    }

    /// Plays a legal play.
    fn play(&mut self, mv: Move);

    /// The worth of the game to the first person once it is over: 1 if won, 0 if lost.
    fn outcome(&self) -> Option<f64>;
}

/// A game past its opening, as the judge sees it: right by definition, and slow.
#[derive(Clone)]
pub struct Judged(pub AnyGame);

impl Judged {
    /// A random move, legal or not: every stone is as likely as a pass.
    fn candidate(&self, random: &mut Random) -> Move {
        let size = usize::from(self.0.board().size());
        let number = random.below(size * size + 1);
        if number == size * size {
            return Move::Pass;
        }
        Move::Stone(Point::new((number / size) as u8, (number % size) as u8))
    }
}

/// How many random moves are tried before all legal moves are collected.
const TRIES: usize = 300;

impl Playout for Judged {
    fn to_move(&self) -> Option<Seat> {
        self.0.to_move()
    }

    fn moves(&self, moves: &mut Vec<Move>) {
        let stones = self.0.board().points().map(Move::Stone);
        moves.extend(stones.chain([Move::Pass]).filter(|&mv| self.0.check(mv).is_ok()));
    }

    /// A legal play, all equally likely. To ask the judge about one move after the other is quicker than to collect
    /// all of them.
    fn any_move(&self, random: &mut Random) -> Option<Move> {
        for _ in 0..TRIES {
            let mv = self.candidate(random);
            if self.0.check(mv).is_ok() {
                return Some(mv);
            }
        }
        one_of_all(self, random)
    }

    fn play(&mut self, mv: Move) {
        self.0.play_unchecked(mv);
    }

    fn outcome(&self) -> Option<f64> {
        match self.0.status() {
            Status::Ongoing => None,
            Status::Won { winner: Seat::First, .. } => Some(1.0),
            Status::Won { winner: Seat::Second, .. } => Some(0.0),
            Status::Drawn { .. } => Some(DRAWN),
        }
    }
}

fn one_of_all(position: &impl Playout, random: &mut Random) -> Option<Move> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    (!moves.is_empty()).then(|| moves[random.below(moves.len())])
}
