//! What a player is asked, how long it may think, and what it answers.

use super::Level;
use crate::rules::Move;

/// How long a player may think.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// It looks at this many positions at most, give or take a few.
    pub nodes: u64,
    /// Asked every thousand positions or so: whether to answer at once. Clocks live behind it.
    pub stop: &'a dyn Fn() -> bool,
    /// Told what it would answer now, whenever that changes or a deeper look confirms it.
    pub told: &'a dyn Fn(&Thought),
}

impl<'a> Budget<'a> {
    /// As long as `stop` says no.
    pub const fn until(stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, ..Self::nodes(u64::MAX) }
    }

    /// So many positions, however long that takes.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, stop: &|| false, told: &|_| () }
    }
}

/// What is asked of a player beside the position.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// How well to play.
    pub level: Level,
    /// Where its chance comes from. The same seed chooses the same moves.
    pub seed: u64,
    /// Moves that are not wanted: the best of the others is.
    pub except: &'a [Move],
}

impl Task<'_> {
    /// The best move there is.
    pub const BEST: Self = Self { level: Level::Six, seed: 0, except: &[] };
}

/// How good a position is for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won, by the last of so many stones and other moves of both players from now on.
    Win(u16),
    /// Lost, by the last of so many.
    Loss(u16),
    /// Neither is proved. In thousandths, from -999 (all but lost) to 999 (all but won); 0 is even.
    Open(i16),
}

/// What a player found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// How good the position is for the player to move, if it plays that.
    pub score: Score,
    /// Whether the win is one by fours alone: the other can only block, to the last stone.
    pub by_fours: bool,
    /// How many moves it looked ahead in every line that matters.
    pub depth: u16,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How it expects the game to go on, from `mv` on.
    pub line: Vec<Move>,
}
