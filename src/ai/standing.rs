//! How a game stands, as Black sees it: one view for all positions of a game, whoever is to move.

use super::{Score, Thought, chances};
use crate::board::Color;
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Status};
use serde::{Deserialize, Serialize};

/// The standing of a game. An open score is a chance: its thousandths say how much likelier Black is to win than to lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The score for Black.
    pub black: Score,
    /// Whether somebody wins by fours alone.
    pub by_fours: bool,
}

/// The share of a player who has won. Shares are in thousandths.
pub const WHOLE: u16 = 1000;

impl Standing {
    /// The standing of `game` by what a player thought of it.
    pub fn of(game: &AnyGame, thought: &Thought) -> Self {
        // A player who chooses a colour sees the game from its side.
        let side = match thought.mv {
            Move::Swap => game.person_to_move().map(Color::other),
            Move::Stay => game.person_to_move(),
            _ => game.color_to_move(),
        };
        let score = chances::score(game, thought.score);
        let side = side.unwrap_or(Color::Black);
        Self { by_fours: thought.by_fours, ..Self::for_color(side, score) }
    }

    /// The standing of a game that has this score for `color`.
    pub const fn for_color(color: Color, score: Score) -> Self {
        let black = match color {
            Color::Black => score,
            Color::White => score.turned(),
        };
        Self { black, by_fours: false }
    }

    /// Whether the value is in its range: it may come from outside.
    pub const fn is_sound(self) -> bool {
        match self.black {
            Score::Open(value) => -999 <= value && value <= 999,
            Score::Win(_) | Score::Loss(_) => true,
        }
    }

    /// The standing of a game that is over.
    pub fn of_ended(game: &AnyGame) -> Self {
        let black = match game.status() {
            Status::Won { winner, .. } if game.color_of(winner) == Color::Black => Score::Win(0),
            Status::Won { .. } => Score::Loss(0),
            Status::Drawn { .. } | Status::Ongoing => Score::Open(0),
        };
        Self { black, by_fours: false }
    }

    /// The score for `color`.
    pub const fn score(self, color: Color) -> Score {
        match color {
            Color::Black => self.black,
            Color::White => self.black.turned(),
        }
    }

    /// The share of `color`, from 0 to [`WHOLE`].
    pub const fn share(self, color: Color) -> u16 {
        match self.score(color) {
            Score::Win(_) => WHOLE,
            Score::Loss(_) => 0,
            Score::Open(value) => (WHOLE as i16 / 2 + value / 2) as u16,
        }
    }

    /// The colour that is ahead; `None` if the game is even.
    pub const fn leader(self) -> Option<Color> {
        match self.black {
            Score::Open(0) => None,
            Score::Win(_) | Score::Open(1..) => Some(Color::Black),
            Score::Loss(_) | Score::Open(_) => Some(Color::White),
        }
    }
}
