//! How well a computer player plays.

/// A level of play. Each beats the one below it at least three times in four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Knows the rules and little else.
    One,
    /// Sees what can happen at once.
    Two,
    /// Sees what can happen next.
    Three,
    /// Plans a little.
    Four,
    /// Plans well.
    Five,
    /// As well as it can.
    Six,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// Its number, from 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with this number.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }
}
