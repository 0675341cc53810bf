//! What a search asks of a position, and what it has tried there.

use super::geometry::At;
use super::memory::{Bound, NOWHERE};
use super::search::WIN;

/// More moves than this are hardly ever tried in one position.
const MANY: usize = 64;

/// The window in which a value matters.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// What the player to move has already.
    pub alpha: i32,
    /// What the other player lets him have.
    pub beta: i32,
}

impl Window {
    /// All values.
    pub const ALL: Self = Self { alpha: -WIN, beta: WIN };

    /// Whether it only asks if a value is greater.
    pub const fn is_narrow(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// The window for a move that is not expected to be better.
    pub const fn narrowed(self) -> Self {
        Self { alpha: self.alpha, beta: self.alpha + 1 }
    }

    /// What a value found in this window says of the true one.
    pub const fn bound(self, value: i32) -> Bound {
        match value {
            _ if value >= self.beta => Bound::Lower,
            _ if value > self.alpha => Bound::Exact,
            _ => Bound::Upper,
        }
    }

    /// The window as the other player sees it.
    pub const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// How much deeper to look.
    pub depth: i32,
    /// How many moves it is away.
    pub ply: usize,
    /// The move that led to it.
    pub last: At,
}

impl Node {
    /// The position after `at`.
    pub const fn next(self, depth: i32, at: At) -> Self {
        Self { depth, ply: self.ply + 1, last: at }
    }
}

/// Moves that were tried, as many as matter.
pub struct Tried {
    list: [At; MANY],
    /// How many there were.
    pub count: usize,
}

impl Default for Tried {
    fn default() -> Self {
        Self { list: [NOWHERE; MANY], count: 0 }
    }
}

impl Tried {
    /// One more.
    pub fn push(&mut self, at: At) {
        self.list[self.count.min(MANY - 1)] = at;
        self.count += 1;
    }

    /// The last of them is the last that was tried.
    pub fn moves(&self) -> &[At] {
        &self.list[..self.count.min(MANY)]
    }
}
