//! How well to play: what a search sees, and what it overlooks.

use crate::ai::{Level, Random, Task};

/// What a search may do, and how well.
#[derive(Clone, Copy, Debug)]
pub struct Skill {
    /// How many moves ahead it looks at most.
    pub depth: i32,
    /// How many positions it looks at, at most.
    pub nodes: u64,
    /// How many fours a win by fours may need where the search ends; 0 looks for none.
    pub fours: u8,
    /// How much its judgement of a position may be off.
    noise: usize,
    /// How often out of a hundred times the other's three is not seen, and his four.
    blind: [usize; 2],
    /// Where its chance comes from.
    seed: u64,
}

impl Skill {
    /// As well as it can.
    pub const FULL: Self =
        Self { depth: 60, nodes: u64::MAX, fours: 21, noise: 0, blind: [0; 2], seed: 0 };

    /// The skill that a task asks for.
    pub const fn of(task: &Task) -> Self {
        let (depth, nodes, fours, noise, blind) = match task.level {
            Level::One => (1, 400, 0, 400, [85, 35]),
            Level::Two => (1, 1_000, 0, 220, [70, 0]),
            Level::Three => (2, 2_000, 0, 90, [35, 0]),
            Level::Four => (4, 6_000, 2, 24, [6, 0]),
            Level::Five => (7, 45_000, 9, 4, [0, 0]),
            Level::Six => return Self::FULL,
        };
        Self { depth, nodes, fours, noise, blind, seed: task.seed }
    }

    /// The same, but no deeper than this.
    pub const fn up_to(self, depth: i32) -> Self {
        Self { depth: if depth < self.depth { depth } else { self.depth }, ..self }
    }

    /// A number that others who see something else in a position do not have.
    pub const fn name(&self) -> u64 {
        if self.noise == 0 {
            return 0;
        }
        let mut random = Random::new(self.seed ^ (self.noise as u64) << 32);
        (random.below(1 << 31) as u64) << 32 | random.below(1 << 31) as u64
    }

    /// Whether it looks for wins by threes.
    pub const fn sees_threes(&self) -> bool {
        self.noise == 0
    }

    /// Whether it may fail to see what is on the board.
    pub const fn overlooks(&self) -> bool {
        self.blind[0] + self.blind[1] > 0
    }

    /// How much the judgement of the position with this hash is off.
    pub const fn error(&self, hash: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        Random::new(hash ^ self.seed).below(2 * self.noise + 1) as i32 - self.noise as i32
    }

    /// What is not seen in the position with this hash: the other's three, his four.
    pub fn oversights(&self, hash: u64) -> [bool; 2] {
        let chance = Random::new(hash ^ self.seed.rotate_left(17)).below(100);
        self.blind.map(|blind| chance < blind)
    }
}
