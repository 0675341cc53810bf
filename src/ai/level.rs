//! The levels of computer players.

use serde::{Deserialize, Serialize};

/// A level of play. Each beats the one below it at least three times in four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// A player who knows the rules and little else.
    One,
    /// A player who sees what can happen at once.
    Two,
    /// A player who sees what can happen next.
    Three,
    /// A player who plans a little.
    Four,
    /// A player who plans well.
    Five,
    /// The best player.
    Six,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The number of the level, from 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with this number.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }
}
