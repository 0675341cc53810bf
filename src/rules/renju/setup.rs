//! Games that begin from a position: their opening is over.

use super::{Renju, Variant};
use crate::board::{Color, Point};
use crate::rules::{Ending, Rules, Setup, SetupFault, Status};

impl Renju {
    /// A game that begins from `setup`; it is over if the position is decided.
    ///
    /// # Errors
    /// A colour has more stones than the rules give it.
    pub fn set_up(variant: Variant, setup: &Setup) -> Result<Self, SetupFault> {
        let mut game = Self::from_position(variant, &setup.board, setup.to_move);
        if game.placed.iter().any(|&stones| stones > variant.row().stones) {
            return Err(SetupFault::TooManyStones);
        }
        game.judge_diagram();
        Ok(game)
    }

    /// What stands on a board that was set up: a five, first of who is not to play, or nothing that can be
    /// played. Else who is to play plays, or misses the turn as ever.
    fn judge_diagram(&mut self) {
        let waiting = self.color.other();
        let five = |color| self.five_of(color).map(|at| (color, at));
        match five(waiting).or(five(self.color)) {
            Some((color, at)) => {
                self.decisive = Some(at);
                self.status = Status::Won { winner: self.seat_of(color), by: Ending::Five };
            }
            None => self.end_turn(waiting),
        }
    }

    /// A stone of `color` in a row that wins, whoever has put it.
    fn five_of(&self, color: Color) -> Option<Point> {
        let wins = self.row().wins[color as usize];
        let own = self.board.points().filter(|&at| self.board.get(at) == Some(color));
        own.into_iter().find(|&at| wins.is_made(&self.lines.stretches(at, color)))
    }
}
