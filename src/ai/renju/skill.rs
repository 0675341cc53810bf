//! How well each level searches, and what it overlooks.

use crate::ai::{Aim, Level, Random, Task};

/// The skill of a search.
#[derive(Clone, Copy, Debug)]
pub struct Skill {
    /// How many moves it looks ahead at most.
    pub depth: i32,
    /// How many positions it searches at most.
    pub nodes: u64,
    /// How many fours a VCF may have; 0 looks for none.
    pub vcf_fours: u8,
    /// By how much its static evaluation may be off.
    noise: usize,
    /// How often of a hundred times the opponent's three is overlooked, and how often a four.
    blind: [usize; 2],
    /// The seed of what it overlooks and misjudges.
    seed: u64,
    /// What it is to find out.
    pub aim: Aim,
}

impl Skill {
    /// The skill of the best player.
    pub const FULL: Self = Self {
        depth: 60,
        nodes: u64::MAX,
        vcf_fours: 21,
        noise: 0,
        blind: [0; 2],
        seed: 0,
        aim: Aim::Score,
    };

    /// The skill that a task asks for.
    pub const fn of(task: &Task) -> Self {
        let (depth, nodes, vcf_fours, noise, blind) = match task.level {
            Level::One => (1, 400, 0, 400, [85, 35]),
            Level::Two => (1, 1_000, 0, 220, [70, 0]),
            Level::Three => (2, 2_000, 0, 90, [35, 0]),
            Level::Four => (4, 6_000, 2, 24, [6, 0]),
            Level::Five => (7, 45_000, 9, 4, [0, 0]),
            Level::Six => return Self { aim: task.aim, ..Self::FULL },
        };
        Self { depth, nodes, vcf_fours, noise, blind, seed: task.seed, aim: task.aim }
    }

    /// This skill, but with at most so many moves to look ahead.
    pub const fn up_to(self, depth: i32) -> Self {
        Self { depth: if depth < self.depth { depth } else { self.depth }, ..self }
    }

    /// The salt of the transposition table: players who judge positions differently have different salts.
    pub const fn salt(&self) -> u64 {
        if self.noise == 0 {
            return 0;
        }
        let mut random = Random::new(self.seed ^ (self.noise as u64) << 32);
        (random.below(1 << 31) as u64) << 32 | random.below(1 << 31) as u64
    }

    /// Whether it looks for VCTs.
    pub const fn uses_vct(&self) -> bool {
        self.noise == 0
    }

    /// Whether it may overlook threes or fours on the board.
    pub const fn overlooks(&self) -> bool {
        self.blind[0] + self.blind[1] > 0
    }

    /// By how much the static evaluation of the position with this hash is off.
    pub const fn error(&self, hash: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        Random::new(hash ^ self.seed).below(2 * self.noise + 1) as i32 - self.noise as i32
    }

    /// Whether a three of the opponent is overlooked in the position with this hash, and whether a four is.
    pub fn oversights(&self, hash: u64) -> [bool; 2] {
        let chance = Random::new(hash ^ self.seed.rotate_left(17)).below(100);
        self.blind.map(|blind| chance < blind)
    }
}
