//! What has been found out about positions, by their keys.

use super::reach::Reach;
use super::squares::{Cell, PASS};

/// How a value found bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least as much.
    AtLeast,
    /// The true one is at most as much.
    AtMost,
}

impl Bound {
    /// What a value found says of the true one.
    pub const fn of(value: i32, reach: Reach) -> Self {
        match value {
            _ if value >= reach.beta => Self::AtLeast,
            _ if value <= reach.alpha => Self::AtMost,
            _ => Self::Exact,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy)]
pub struct Entry {
    key: u64,
    /// For the player to move.
    pub value: i16,
    /// How far it was looked ahead; below zero where there is nothing.
    pub depth: i8,
    /// How sure the value is.
    pub bound: Bound,
    /// The best move found.
    pub best: Cell,
}

impl Entry {
    /// What it says to a search that reaches so far, if that is enough.
    pub fn answer(&self, reach: Reach) -> Option<i32> {
        let value = reach.counted_from_root(self.value.into());
        let enough = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= reach.beta,
            Bound::AtMost => value <= reach.alpha,
        };
        (enough && reach.is_narrow() && i32::from(self.depth) >= reach.depth).then_some(value)
    }
}

const NOTHING: Entry = Entry { key: 0, value: 0, depth: -1, bound: Bound::Exact, best: PASS };

/// A table of positions. A newer entry takes the place of an older one that is not about its position.
pub struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// An empty table with `2^bits` places.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![NOTHING; 1 << bits] }
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.place(key)];
        (entry.key == key && entry.depth >= 0).then_some(entry)
    }

    /// Remembers what was found.
    pub fn put(&mut self, key: u64, value: i32, depth: i32, bound: Bound, best: Cell) {
        let place = self.place(key);
        self.entries[place] = Entry { key, value: value as i16, depth: depth as i8, bound, best };
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}
