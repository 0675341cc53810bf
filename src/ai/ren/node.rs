//! A position on the way of a search.

use super::cells::{Cell, PASS};
use crate::ai::search::{WIN, Window};

/// How far ahead a position is searched, how many moves led to it, and which values of it matter.
#[derive(Clone, Copy)]
pub struct Node {
    /// How many moves the search looks ahead.
    pub depth: i32,
    /// How many moves the position is away from the root.
    pub ply: usize,
    /// The move that led to it; a pass at the root.
    pub last: Cell,
    /// Between which values the true one matters.
    pub window: Window,
}

impl Node {
    /// The position on the board, searched so many moves ahead.
    pub const fn root(depth: i32) -> Self {
        Self { depth, ply: 0, last: PASS, window: Window::FULL }
    }

    /// The position after the move `last`, as the opponent sees it.
    pub const fn child(self, last: Cell) -> Self {
        Self { depth: self.depth - 1, ply: self.ply + 1, last, window: self.window.flipped() }
    }

    /// This position, searched so many moves less far.
    pub const fn reduced(self, moves: i32) -> Self {
        Self { depth: self.depth - moves, ..self }
    }

    /// This position, of which only matters whether its value is greater than alpha.
    pub const fn null_window(self) -> Self {
        Self { window: self.window.null(), ..self }
    }

    /// The value if the player to move wins by so many more moves.
    pub const fn win_in(self, moves: i32) -> i32 {
        WIN - self.ply as i32 - moves
    }
}
