//! The memory of a player, which outlasts a search.

use super::history::History;
use super::proofs::Proofs;
use super::vcf::Failures;
use crate::ai::search::{Replacement, Table};

/// The transposition table of a player who plays has two to this power of slots, of 16 bytes each.
pub const TABLE_BITS: u32 = 20;
/// The table of promises has two to this power of slots, of 16 bytes each.
const PROMISE_BITS: u32 = 14;
/// The table of failed attacks has two to this power of slots, of 8 bytes each.
const FAILURE_BITS: u32 = 17;

/// The memory of a player from one search to the next.
pub struct Memory {
    /// The transposition table of the search.
    pub table: Table,
    /// The positions that were announced to be lost for the player to move, by the last of how many stones.
    pub promises: Table,
    /// The positions in which no attack by fours or threes wins.
    pub failures: Failures,
    /// What the solver knows of positions.
    pub proofs: Proofs,
    /// The moves that caused cutoffs.
    pub history: History,
}

impl Memory {
    /// A memory in which nothing is known yet, whose transposition table has two to the power of `bits` slots.
    pub fn new(bits: u32) -> Self {
        Self {
            table: Table::new(bits, Replacement::DepthPreferred),
            promises: Table::new(PROMISE_BITS, Replacement::DepthPreferred),
            failures: Failures::new(FAILURE_BITS),
            proofs: Proofs::default(),
            history: History::default(),
        }
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.table.clear();
        self.promises.clear();
        self.failures.clear();
        self.proofs.clear();
        self.history = History::default();
    }

    /// Begins a new search: what earlier ones found out counts less.
    pub fn next_generation(&mut self) {
        self.table.next_generation();
        self.history.next_generation();
    }

    /// Remembers as a player with this salt. What players believed of positions who see less or more is not
    /// known to it; that an attack fails is true for all.
    pub fn play_as(&mut self, salt: u64) {
        if self.table.salt != salt {
            self.table.salt = salt;
            self.history = History::default();
        }
    }
}
