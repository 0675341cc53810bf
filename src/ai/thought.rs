//! The questions to players, and their answers.

use super::Level;
use crate::rules::Move;
use serde::{Deserialize, Serialize};

/// The limits of thinking about a move.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// How many positions the player may search, give or take a few.
    pub nodes: u64,
    /// Asked after every thousand positions or so, whether to answer at once. Clocks live behind it.
    pub stop: &'a dyn Fn() -> bool,
    /// Called with what the player would answer now, whenever that changes or a deeper search confirms it.
    pub report: &'a dyn Fn(&Thought),
}

impl<'a> Budget<'a> {
    /// A budget that lasts until `stop` returns `true`.
    pub const fn until(stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, ..Self::nodes(u64::MAX) }
    }

    /// A budget of so many positions, however long they take.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, stop: &|| false, report: &|_| () }
    }
}

/// What a player is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A move. Where there is only one, it is played at once.
    Move,
    /// How good the position is: the only move is looked through, too.
    Score,
}

impl Aim {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Move, Self::Score];
}

/// The task of a player beside the position.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The level of play.
    pub level: Level,
    /// The seed of all chance. Equal seeds choose equal moves.
    pub seed: u64,
    /// Moves that are not wanted. The best of the others is.
    pub except: &'a [Move],
    /// What the player is to find out.
    pub aim: Aim,
}

impl Task<'_> {
    /// The task to find the best move, and how good it is.
    pub const BEST: Self = Self { level: Level::Six, seed: 0, except: &[], aim: Aim::Score };
}

/// The score of a position for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Score {
    /// The player wins, by the last of so many stones and other moves of both players from now on.
    Win(u16),
    /// The player loses, by the last of so many stones and other moves of both players from now on.
    Loss(u16),
    /// Neither is proved. The value is in thousandths, from -999 (all but lost) to 999 (all but won); 0 is even.
    Open(i16),
}

impl Score {
    /// The score for the other player.
    pub const fn turned(self) -> Self {
        match self {
            Self::Win(moves) => Self::Loss(moves),
            Self::Loss(moves) => Self::Win(moves),
            Self::Open(value) => Self::Open(-value),
        }
    }
}

/// The answer of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// The score of the position for the player to move, if it plays that move.
    pub score: Score,
    /// Whether the win is a VCF, one by fours alone: the opponent can only block, to the last stone.
    pub by_fours: bool,
    /// How many moves it looked ahead in every line that matters.
    pub depth: u16,
    /// How many positions it searched.
    pub nodes: u64,
    /// The principal variation: how it expects the game to go on, from `mv` on.
    pub line: Vec<Move>,
}

impl Thought {
    /// The move, and how the game is expected to go on.
    pub fn whole_line(&self) -> Vec<Move> {
        [self.mv].into_iter().chain(self.line.iter().skip(1).copied()).collect()
    }
}
