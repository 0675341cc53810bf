//! What the players may claim in a game without a referee (9.6-9.8).

use super::forbidden::Foul;
use crate::board::{Color, Point};
use crate::rules::Ending;

/// The fives and fouls that can be claimed at the moment, with the stones that made them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// "The player who will be first to attain five in a row" (9.1).
    first_five: Option<(Color, Point)>,
    /// It can be claimed until the end (9.8).
    overline: Option<Point>,
    /// It cannot be claimed any more when White "continues to play" (9.8).
    fork: Option<(Foul, Point)>,
}

impl Claims {
    /// A stone has made a five; only the first one of the game counts.
    pub fn note_five(&mut self, color: Color, at: Point) {
        self.first_five.get_or_insert((color, at));
    }

    /// Black has made a foul.
    pub fn note_foul(&mut self, foul: Foul, at: Point) {
        match foul {
            Foul::Overline => self.overline = Some(at),
            Foul::DoubleFour | Foul::DoubleThree => self.fork = Some((foul, at)),
        }
    }

    /// White has made a move, perhaps a pass.
    pub fn white_continues(&mut self) {
        self.fork = None;
    }

    /// What `color` wins by with a claim now, and the stone that it points at.
    pub fn won_by(&self, color: Color) -> Option<(Ending, Point)> {
        match (self.first_five, color) {
            (Some((owner, at)), _) if owner == color => Some((Ending::Five, at)),
            (_, Color::White) => {
                let overline = self.overline.map(|at| (Foul::Overline, at));
                overline.or(self.fork).map(|(foul, at)| (foul.ending(), at))
            }
            (_, Color::Black) => None,
        }
    }
}
