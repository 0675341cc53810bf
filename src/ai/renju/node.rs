//! A position on the way of a search, and the moves that were tried there.

use crate::ai::cell::Cell;
use crate::ai::search::NO_MOVE;

/// How many tried moves of a position are remembered at most.
const MANY: usize = 64;

/// A position on the way of a search.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// How many moves the search looks ahead.
    pub depth: i32,
    /// How many moves the position is away from the root.
    pub ply: usize,
    /// The move that led to the position, or [`NO_MOVE`].
    pub last: Cell,
    /// The move before that, or [`NO_MOVE`].
    pub before: Cell,
    /// Whether the player to move stands better than at the last own turn, as far as is known.
    pub is_improving: bool,
}

impl Node {
    /// The position on the board, searched so many moves ahead.
    pub const fn root(depth: i32) -> Self {
        Self { depth, ply: 0, last: NO_MOVE, before: NO_MOVE, is_improving: true }
    }

    /// The position after a move on `cell`, searched so many moves ahead.
    pub const fn next(self, depth: i32, cell: Cell) -> Self {
        Self { depth, ply: self.ply + 1, last: cell, before: self.last, is_improving: true }
    }
}

/// The moves that were tried in a position.
pub struct Tried {
    list: [Cell; MANY],
    /// How many moves were tried.
    pub count: usize,
}

impl Default for Tried {
    fn default() -> Self {
        Self { list: [NO_MOVE; MANY], count: 0 }
    }
}

impl Tried {
    /// Adds a move.
    pub fn push(&mut self, cell: Cell) {
        self.list[self.count.min(MANY - 1)] = cell;
        self.count += 1;
    }

    /// The moves that are remembered. The last of them is the last that was tried.
    pub fn moves(&self) -> &[Cell] {
        &self.list[..self.count.min(MANY)]
    }
}
