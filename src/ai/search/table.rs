//! The transposition table: what searches found out about positions, by hash key.

use super::score::{from_table, to_table};
use super::{Bound, Window};
use std::ops::Range;

/// No move, where a byte stands for a move.
pub const NO_MOVE: u8 = u8::MAX;

/// An entry of the transposition table: the result of a search of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The value for the player to move, counted from the position itself.
    pub value: i16,
    /// The static evaluation of the position.
    pub static_eval: i16,
    /// The best move, or [`NO_MOVE`].
    pub best: u8,
    /// How many moves the search looked ahead.
    pub depth: i8,
    /// How the value bounds the true one.
    pub bound: Bound,
}

impl Entry {
    /// The result of a search of a position `ply` moves from the root, whose value counts from the root.
    pub const fn new(value: i32, ply: usize, depth: i32, bound: Bound, best: u8) -> Self {
        let value = to_table(value, ply) as i16;
        Self { value, static_eval: 0, best, depth: depth as i8, bound }
    }

    /// The value that ends a search of so many moves at once: only in a null window, so that the principal
    /// variation is always searched.
    pub fn cutoff(&self, window: Window, depth: i32, ply: usize) -> Option<i32> {
        let value = from_table(self.value.into(), ply);
        let is_enough = match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        (window.is_null() && is_enough && i32::from(self.depth) >= depth).then_some(value)
    }
}

/// An entry that looked so many moves further is not replaced in the same search.
const MUCH_DEEPER: i8 = 3;

/// Which entry goes when a new one needs its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// A position has one slot, and the newest entry takes it.
    Always,
    /// A position has two slots, and the shallower or older entry of them goes. A much deeper entry about
    /// the position itself stays.
    DepthPreferred,
}

/// A place in the table, of 16 bytes: a key and the fields of its [`Entry`].
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    value: i16,
    static_eval: i16,
    best: u8,
    depth: i8,
    bound: Bound,
    generation: u8,
}

impl Slot {
    /// A slot without an entry: no entry is as shallow.
    const EMPTY: Self = Self {
        key: 0,
        value: 0,
        static_eval: 0,
        best: NO_MOVE,
        depth: i8::MIN,
        bound: Bound::Upper,
        generation: 0,
    };

    const fn holds(&self, key: u64) -> bool {
        self.key == key && self.depth != i8::MIN
    }

    const fn entry(&self) -> Entry {
        let Self { value, static_eval, best, depth, bound, .. } = *self;
        Entry { value, static_eval, best, depth, bound }
    }

    /// How much there is to lose with this entry.
    fn rank(&self, generation: u8) -> i32 {
        i32::from(self.depth).min(20) - 8 * i32::from(self.generation != generation)
    }
}

/// A transposition table.
pub struct Table {
    slots: Vec<Slot>,
    replacement: Replacement,
    generation: u8,
    /// A number that is mixed into every key. Players who see positions differently have different salts, so
    /// that none believes what another found out.
    pub salt: u64,
}

impl Table {
    /// An empty table with two to the power of `bits` slots.
    pub fn new(bits: u32, replacement: Replacement) -> Self {
        Self { slots: vec![Slot::EMPTY; 1 << bits], replacement, generation: 0, salt: 0 }
    }

    /// Begins a new search. Entries of earlier generations are the first to go.
    pub const fn next_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Forgets all entries.
    pub fn clear(&mut self) {
        self.slots.fill(Slot::EMPTY);
    }

    /// The entry of the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let key = key ^ self.salt;
        self.slots[self.bucket(key)].iter().find(|slot| slot.holds(key)).map(Slot::entry)
    }

    /// Stores the entry of the position with this key. Without a best move it keeps the one that is known.
    pub fn store(&mut self, key: u64, entry: Entry) {
        let key = key ^ self.salt;
        let (bucket, generation) = (self.bucket(key), self.generation);
        let bucket = &mut self.slots[bucket];
        let slot = &mut bucket[victim(bucket, key, generation)];
        let is_known = slot.holds(key);
        let is_kept = self.replacement == Replacement::DepthPreferred
            && is_known
            && slot.generation == generation
            && slot.depth >= entry.depth + MUCH_DEEPER;
        if is_kept && entry.bound != Bound::Exact {
            return;
        }
        let Entry { value, static_eval, depth, bound, best } = entry;
        let best = if is_known && best == NO_MOVE { slot.best } else { best };
        *slot = Slot { key, value, static_eval, best, depth, bound, generation };
    }

    /// The slots that may hold the position with this key.
    fn bucket(&self, key: u64) -> Range<usize> {
        let mask = self.slots.len() - 1;
        match self.replacement {
            Replacement::Always => {
                let slot = key as usize & mask;
                slot..slot + 1
            }
            Replacement::DepthPreferred => {
                let slot = (key >> 40) as usize & mask & !1;
                slot..slot + 2
            }
        }
    }
}

/// The number of the slot of a bucket that takes the next entry with this key.
fn victim(bucket: &[Slot], key: u64, generation: u8) -> usize {
    let known = bucket.iter().position(|slot| slot.holds(key));
    let lowest = || (0..bucket.len()).min_by_key(|&slot| bucket[slot].rank(generation));
    known.or_else(lowest).unwrap_or(0)
}
