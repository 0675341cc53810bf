//! Positions that are set up instead of played.

use crate::board::{Board, Color, Point, english};
use std::fmt;

/// The most points of a player that a set-up game of Ren can begin with.
pub const MAX_SCORE: u16 = 999;

/// A position to begin from instead of an empty board. Whether it suits a rule set, that rule set says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The stones.
    pub board: Board,
    /// The colour of the next stone.
    pub to_move: Color,
    /// Stones left in the turn, one or two. Only Rin asks for it.
    pub left: u8,
    /// Black's and White's points in Ren.
    pub scores: [u16; 2],
    /// The weak stones in Ren, all of who is not to move.
    pub weak: Vec<Point>,
    /// Weak stones replaced in succession in Ren.
    pub rui: u8,
}

impl Setup {
    /// These stones, and nothing unusual.
    pub const fn new(board: Board, to_move: Color) -> Self {
        Self { board, to_move, left: 1, scores: [0; 2], weak: Vec::new(), rui: 0 }
    }
}

/// Why a position is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A part of it is none that positions of this game have.
    UnknownPart,
    /// A part of it stands twice.
    PartTwice,
    /// It does not say whose turn it is.
    NoTurn,
    /// A word is no point.
    NotAPoint,
    /// A point lies off the board.
    OffBoard,
    /// A point is named twice.
    PointTwice,
    /// A number is too large, or no number.
    OutOfRange,
    /// There is no stone of who is not to move on a point that is said to be weak.
    NotWeak,
    /// A colour has more stones than there are.
    TooManyStones,
    /// A ring encloses an empty point or an enemy stone, which would have been filled.
    Enclosed,
}

impl SetupFault {
    /// Every fault.
    pub const ALL: [Self; 10] = [
        Self::UnknownPart,
        Self::PartTwice,
        Self::NoTurn,
        Self::NotAPoint,
        Self::OffBoard,
        Self::PointTwice,
        Self::OutOfRange,
        Self::NotWeak,
        Self::TooManyStones,
        Self::Enclosed,
    ];

    /// The key of the sentence about it in the files of words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::UnknownPart => "FaultSetupPart",
            Self::PartTwice => "FaultSetupPartTwice",
            Self::NoTurn => "FaultSetupTurn",
            Self::NotAPoint => "FaultSetupPoint",
            Self::OffBoard => "WhyOffBoard",
            Self::PointTwice => "FaultSetupPointTwice",
            Self::OutOfRange => "FaultSetupRange",
            Self::NotWeak => "FaultSetupWeak",
            Self::TooManyStones => "FaultSetupStones",
            Self::Enclosed => "FaultSetupRing",
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(english(self.key()))
    }
}

impl std::error::Error for SetupFault {}
