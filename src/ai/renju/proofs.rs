//! The table of the proof-number search: how much is still needed to prove each position won or to refute that.

use crate::ai::cell::Cell;
use crate::ai::search::NO_MOVE;

/// No number of open positions is as great.
pub const INFINITE: u32 = 1 << 30;
/// So many slots of the table lie side by side, and a position has its place in one of them.
const BUCKET: usize = 4;
/// Two to this power of slots.
const BITS: u32 = 20;

/// How many open positions must be won at least to prove that the attacker wins, and how many refuted to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// To prove it.
    pub proof: u32,
    /// To refute it.
    pub disproof: u32,
}

impl Numbers {
    /// The attacker wins.
    pub const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    /// The attack fails.
    pub const REFUTED: Self = Self { proof: INFINITE, disproof: 0 };
    /// Nothing is known.
    pub const NEW: Self = Self { proof: 1, disproof: 1 };
    /// Nothing is proved, but all else comes first.
    pub const HOPELESS: Self = Self { proof: INFINITE - 1, disproof: 1 };
    /// No limit.
    pub const UNLIMITED: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// Whether one of these numbers is as great as in `limits`.
    pub const fn reach(self, limits: Self) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Proof {
    /// What is still needed.
    pub numbers: Numbers,
    /// By the last of how many stones of both the attacker wins, if that is proved.
    pub stones: u16,
    /// The stone of the attacker that wins, or [`NO_MOVE`].
    pub best: Cell,
}

impl Proof {
    /// Nothing but these numbers.
    pub const fn open(numbers: Numbers) -> Self {
        Self { numbers, stones: 0, best: NO_MOVE }
    }

    /// The attacker wins by the last of so many stones.
    pub const fn won(stones: u16, best: Cell) -> Self {
        Self { numbers: Numbers::PROVED, stones, best }
    }

    /// Whether the attacker wins.
    pub const fn is_won(&self) -> bool {
        self.numbers.proof == 0
    }

    /// Whether the attack fails.
    pub const fn is_refuted(&self) -> bool {
        self.numbers.disproof == 0
    }
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    numbers: Numbers,
    /// How many positions were searched for it.
    work: u32,
    stones: u16,
    best: Cell,
}

impl Slot {
    const EMPTY: Self =
        Self { key: 0, numbers: Numbers::REFUTED, work: 0, stones: 0, best: NO_MOVE };
}

/// The table, by the hash keys of positions. It takes no memory before it is used.
#[derive(Default)]
pub struct Proofs(Vec<Slot>);

impl Proofs {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Proof> {
        let bucket = self.0.get(bucket(key)..)?;
        let slot = bucket.iter().take(BUCKET).find(|slot| slot.key == key && slot.work > 0)?;
        Some(Proof { numbers: slot.numbers, stones: slot.stones, best: slot.best })
    }

    /// Remembers what so much work has found out of a position. What took the least work is forgotten for it.
    pub fn store(&mut self, key: u64, proof: Proof, work: u64) {
        if self.0.is_empty() {
            self.0.resize(1 << BITS, Slot::EMPTY);
        }
        let bucket = &mut self.0[bucket(key)..][..BUCKET];
        let known = bucket.iter().position(|slot| slot.key == key);
        let least = || (0..BUCKET).min_by_key(|&i| bucket[i].work).unwrap_or(0);
        let slot = &mut bucket[known.unwrap_or_else(least)];
        let before = if known.is_some() { slot.work } else { 0 };
        let work = u32::try_from(work).unwrap_or(u32::MAX).max(1).saturating_add(before);
        let Proof { numbers, stones, best } = proof;
        *slot = Slot { key, numbers, work, stones, best };
    }
}

/// The first slot that may hold this key.
const fn bucket(key: u64) -> usize {
    ((key >> (64 - BITS)) as usize) & !(BUCKET - 1)
}
