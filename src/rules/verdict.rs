//! What the judges say.

use crate::board::Seat;
use std::fmt;

/// Whether a game goes on, and if not, how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Somebody is to move.
    Ongoing,
    /// One person has won.
    Won {
        /// The person who has won.
        winner: Seat,
        /// How.
        by: Ending,
    },
    /// Nobody has won.
    Drawn {
        /// How.
        by: Ending,
    },
}

impl Status {
    /// How the game ended, if it did.
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Ongoing => None,
            Self::Won { by, .. } | Self::Drawn { by } => Some(by),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// No empty point is left.
    Full,
    /// Somebody gave up.
    Resign,
    /// A flag fell.
    Time,
}

impl Ending {
    /// Every way to end.
    pub const ALL: [Self; 3] = [Self::Full, Self::Resign, Self::Time];

    /// The word used in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Resign => "resign",
            Self::Time => "time",
        }
    }
}

/// What kind of decision is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Stones are placed by the ordinary rule.
    Play,
    /// Nothing: the game has ended.
    Over,
}

impl Phase {
    /// Every phase.
    pub const ALL: [Self; 2] = [Self::Play, Self::Over];

    /// The word used in reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Over => "over",
        }
    }
}

/// A refused move: why, and by which paragraph of which document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The reason.
    pub why: Why,
    /// The document and its paragraph.
    pub paragraph: &'static str,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The game has ended.
    GameOver,
    /// The point is not on this board.
    OffBoard,
    /// There is a stone on the point.
    Occupied,
    /// The game has no pass.
    NoPass,
    /// Stones are not proposed in pairs here.
    NoPair,
    /// There is no colour to choose here.
    NoColourChoice,
    /// Draws are not offered or answered here.
    NoDrawOffer,
    /// Wins are not claimed here.
    NoClaim,
}

impl Why {
    /// Every reason.
    pub const ALL: [Self; 8] = [
        Self::GameOver,
        Self::OffBoard,
        Self::Occupied,
        Self::NoPass,
        Self::NoPair,
        Self::NoColourChoice,
        Self::NoDrawOffer,
        Self::NoClaim,
    ];

    /// The reason as part of a sentence.
    pub const fn text(self) -> &'static str {
        match self {
            Self::GameOver => "the game is over",
            Self::OffBoard => "the point is not on this board",
            Self::Occupied => "the point is occupied",
            Self::NoPass => "passing is not allowed",
            Self::NoPair => "stones are not proposed in pairs here",
            Self::NoColourChoice => "there is no colour to choose here",
            Self::NoDrawOffer => "draws are not offered in this game",
            Self::NoClaim => "wins are not claimed in this game",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why.text(), self.paragraph)
    }
}

impl std::error::Error for IllegalMove {}
