//! What outlasts a search.

use super::fours::Failures;
use super::habits::Habits;
use super::memory::Memory;

/// How many positions are remembered, as a power of two, of 16 bytes each.
const MEMORY_BITS: u32 = 20;
/// The same for positions that were announced to be lost.
const PROMISE_BITS: u32 = 14;
/// The same for failed attacks, of 8 bytes each.
const FAILURE_BITS: u32 = 17;

/// What a player remembers.
pub struct Mind {
    /// What it knows of positions.
    pub memory: Memory,
    /// Which positions it announced to be lost for the player to move, by the last of how many stones.
    pub promises: Memory,
    /// Where there is no win by fours.
    pub failures: Failures,
    /// Which moves have been good.
    pub habits: Habits,
}

impl Mind {
    /// Nothing is known yet.
    pub fn new() -> Self {
        Self {
            memory: Memory::new(MEMORY_BITS),
            promises: Memory::new(PROMISE_BITS),
            failures: Failures::new(FAILURE_BITS),
            habits: Habits::default(),
        }
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.promises.clear();
        self.failures.clear();
        self.habits = Habits::default();
    }

    /// Thinks as somebody with this name: what others believed of positions, who see less or more,
    /// is not known to him. That fours fail is true for all.
    pub fn think_as(&mut self, name: u64) {
        if self.memory.owner != name {
            self.memory.owner = name;
            self.habits = Habits::default();
        }
    }
}
