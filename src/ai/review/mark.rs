//! How bad a move was.

use crate::ai::WHOLE;
use serde::{Deserialize, Serialize};

/// The least share of the game, in thousandths, that an inaccuracy gives away.
const INACCURACY: u16 = 130;
/// The least share of the game, in thousandths, that a mistake gives away.
const MISTAKE: u16 = 200;
/// The least share of the game, in thousandths, that a blunder gives away.
const BLUNDER: u16 = 350;
/// A missed win is a mistake, unless such a share is left.
const MUCH: u16 = 980;

/// Who still has such a share, in thousandths, and then lets the other player force a win, makes a blunder.
const OPEN: u16 = 100;
/// Who has less than that, but this, makes a mistake then.
const NEARLY_LOST: u16 = 50;

/// The part of all points of a board that an inaccuracy costs: one in so many. A mistake costs twice as much, and a blunder four
/// times.
const POINTS: u16 = 64;

/// The mark of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mark {
    /// The move is as good as the best.
    Fine,
    /// The move gave a little away.
    Inaccuracy,
    /// The move gave something away.
    Mistake,
    /// The move gave much away.
    Blunder,
}

impl Mark {
    /// Every mark, the mildest first.
    pub const ALL: [Self; 4] = [Self::Fine, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The sign that players write behind a move; empty for a fine one.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Fine => "",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The mark of a move before which its player's share of the game was `had`, and after which it is `has`, both in
    /// thousandths.
    pub const fn of(had: u16, has: u16) -> Self {
        match had.saturating_sub(has) {
            BLUNDER.. => Self::Blunder,
            _ if has == 0 && had >= OPEN => Self::Blunder,
            MISTAKE.. => Self::Mistake,
            _ if has == 0 && had >= NEARLY_LOST => Self::Mistake,
            _ if had == WHOLE && has < MUCH => Self::Mistake,
            INACCURACY.. if had < WHOLE => Self::Inaccuracy,
            _ => Self::Fine,
        }
    }

    /// The mark of a turn that cost so many stones on a board of so many points.
    pub const fn of_stones(cost: u16, points: u16) -> Self {
        let part = points / POINTS;
        match cost {
            _ if cost >= 4 * part => Self::Blunder,
            _ if cost >= 2 * part => Self::Mistake,
            _ if cost >= part => Self::Inaccuracy,
            _ => Self::Fine,
        }
    }
}
