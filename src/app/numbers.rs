//! The number of each stone, and of those that are gone.

use crate::board::Point;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// Numbers of moves, by points.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// The stones on the board that a move has put there.
    on: Vec<(Point, u16)>,
    /// Those that were captured, killed or replaced.
    gone: Vec<(Point, u16)>,
    /// How many moves there were.
    last: u16,
}

impl Numbers {
    /// The numbers after these moves, each with the position that it has led to.
    pub fn new(line: &[Move], positions: &[AnyGame]) -> Self {
        let mut numbers = Self::default();
        for (&mv, position) in line.iter().zip(positions) {
            numbers.count(mv, position);
        }
        numbers
    }

    /// Counts `mv`, which has led to `game`. Decisions that are no moves have no number.
    fn count(&mut self, mv: Move, game: &AnyGame) {
        match game {
            AnyGame::Ren(game) => game.captured().iter().for_each(|&at| self.take(at)),
            AnyGame::Rin(game) => game.killed().iter().for_each(|&at| self.take(at)),
            AnyGame::Renju(_) => {}
        }
        if !is_counted(mv) {
            return;
        }
        self.last += 1;
        if let Move::Stone(at) | Move::StoneOffer(at) = mv {
            self.take(at);
            self.on.push((at, self.last));
        }
    }

    fn take(&mut self, at: Point) {
        if let Some(i) = self.on.iter().position(|&(other, _)| other == at) {
            self.gone.push(self.on.remove(i));
        }
    }

    /// The stones on the board with their numbers, in the order of play.
    pub fn on_board(&self) -> &[(Point, u16)] {
        &self.on
    }

    /// The number of the stone on `at`.
    pub fn at(&self, at: Point) -> Option<u16> {
        self.on.iter().find(|&&(other, _)| other == at).map(|&(_, number)| number)
    }

    /// The numbers that the board does not show, each with what is there now: another number, or none.
    pub fn hidden(&self) -> Vec<(Point, Option<u16>, u16)> {
        self.gone.iter().map(|&(at, number)| (at, self.at(at), number)).collect()
    }
}

/// Whether a move has a number: stones and passes do.
pub const fn is_counted(mv: Move) -> bool {
    matches!(mv, Move::Stone(_) | Move::StoneOffer(_) | Move::Pass | Move::PassOffer)
}
