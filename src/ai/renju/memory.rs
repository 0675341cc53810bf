//! What the search remembers of positions.

use super::geometry::At;

/// What a remembered value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    key: u64,
    /// The value, counted from this position.
    pub value: i16,
    /// The position's value at a glance.
    pub glance: i16,
    /// The best move, or [`NOWHERE`].
    pub best: At,
    /// How deep was looked.
    pub depth: i8,
    /// What the value says.
    pub bound: Bound,
    age: u8,
}

/// No point of the board.
pub const NOWHERE: At = u8::MAX;

const NOTHING: Entry = Entry {
    key: 0,
    value: 0,
    glance: 0,
    best: NOWHERE,
    depth: i8::MIN,
    bound: Bound::Upper,
    age: 0,
};

/// Remembers as many positions as it has room for.
pub struct Memory {
    entries: Vec<Entry>,
    age: u8,
    /// Whose memories are called up: a number that is mixed into every key.
    pub owner: u64,
}

impl Memory {
    /// Room for two to the power of `bits` positions, of 16 bytes each.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![NOTHING; 1 << bits], age: 0, owner: 0 }
    }

    /// A new search begins: what is old may go.
    pub const fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }

    /// Two neighbours, one of which holds the position if any does.
    fn place(&self, key: u64) -> usize {
        (key >> 40) as usize & (self.entries.len() - 1) & !1
    }

    /// What is known of a position.
    pub fn recall(&self, key: u64) -> Option<Entry> {
        let key = key ^ self.owner;
        let place = self.place(key);
        self.entries[place..place + 2].iter().find(|entry| entry.key == key).copied()
    }

    /// Remembers `value` and what else is known.
    pub fn store(
        &mut self,
        key: u64,
        [value, glance]: [i16; 2],
        best: At,
        depth: i8,
        bound: Bound,
    ) {
        let key = key ^ self.owner;
        let (place, age) = (self.place(key), self.age);
        let pair = &mut self.entries[place..place + 2];
        let known = pair.iter().position(|entry| entry.key == key);
        let rank = |entry: &Entry| i32::from(entry.depth).min(20) - 8 * i32::from(entry.age != age);
        let chosen = known.unwrap_or_else(|| usize::from(rank(&pair[1]) < rank(&pair[0])));
        let old = &mut pair[chosen];
        let best = if best == NOWHERE && old.key == key { old.best } else { best };
        if old.key != key || bound == Bound::Exact || depth + 3 > old.depth || old.age != age {
            *old = Entry { key, value, glance, best, depth, bound, age };
        }
    }
}
