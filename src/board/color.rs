//! Who owns a stone and who sits at the board.

use serde::{Deserialize, Serialize};

/// The colour of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Black plays the first stone in every game here.
    Black,
    /// White plays the second.
    White,
}

impl Color {
    /// Both colours, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The opponent's colour.
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The word used in records and reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// The colour with this [`id`](Self::id).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|color| color.id() == id)
    }
}

/// A person at the board. Openings may exchange the persons' colours; they never change stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The person who is Black at the start.
    First,
    /// The person who is White at the start.
    Second,
}

impl Seat {
    /// Both seats, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The other person.
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The word used in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}
