//! How well each level plays: how far it looks ahead, what it overlooks and how well it judges.

use super::cells::Set;
use super::position::Position;
use crate::ai::{Level, Random, Task};

/// The faults of a level.
struct Faults {
    /// It looks so many moves ahead.
    depth: i32,
    /// It follows scores so many moves further.
    quiescence: u32,
    /// Of a hundred squares it overlooks so many as its own moves, and so many as the opponent's.
    overlooked: [usize; 2],
    /// Of a hundred weak stones it overlooks so many that could be replaced.
    overlooked_weak: usize,
    /// It misjudges a position by up to so many hundredths of a point.
    noise: usize,
}

const fn faults(level: Level) -> Faults {
    let (depth, quiescence, overlooked, overlooked_weak, noise) = match level {
        Level::One => (1, 0, [35, 60], 80, 200),
        Level::Two => (1, 1, [15, 35], 50, 120),
        Level::Three => (2, 1, [6, 15], 25, 80),
        Level::Four => (2, 3, [2, 5], 8, 50),
        Level::Five => (3, 4, [0, 0], 0, 25),
        Level::Six => (50, 6, [0, 0], 0, 0),
    };
    Faults { depth, quiescence, overlooked, overlooked_weak, noise }
}

/// The skill of a search.
pub struct Skill {
    /// How many moves it looks ahead at most.
    pub depth: i32,
    /// How many moves the quiescence search follows scores.
    pub quiescence: u32,
    /// The salt of the transposition table, as what is found out is not true for other skills.
    pub salt: u64,
    noise: i32,
    overlooked: [Set; 2],
    overlooked_weak: Set,
}

impl Skill {
    /// The skill that a task asks for. The seed decides what is overlooked.
    pub fn new(task: &Task) -> Self {
        let Faults { depth, quiescence, overlooked, overlooked_weak, noise } = faults(task.level);
        let is_best = task.level == Level::Six;
        let mut random = Random::new(task.seed);
        Self {
            depth,
            quiescence,
            salt: if is_best {
                0
            } else {
                stirred(task.seed ^ u64::from(task.level.number()) << 56)
            },
            noise: noise as i32,
            overlooked: overlooked.map(|percent| some(percent, &mut random)),
            overlooked_weak: some(overlooked_weak, &mut random),
        }
    }

    /// Whether nothing is overlooked, so that what is found is proved.
    pub const fn sees_all(&self) -> bool {
        self.salt == 0
    }

    /// The squares that the player to move may choose from, as far as they are seen.
    pub fn open(&self, position: &Position, ply: usize) -> Set {
        let weak = position.replaceable() & !self.overlooked_weak;
        (position.empty() | weak) & self.seen(ply)
    }

    /// The squares that are not overlooked so many moves from now.
    pub const fn seen(&self, ply: usize) -> Set {
        !self.overlooked[ply & 1]
    }

    /// By how much this position is misjudged.
    pub fn error(&self, position: &Position) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let chance = stirred(position.key() ^ self.salt) >> 40;
        chance as i32 % (2 * self.noise + 1) - self.noise
    }
}

/// A random set of so many of a hundred squares.
fn some(percent: usize, random: &mut Random) -> Set {
    if percent == 0 {
        return 0;
    }
    (0..Set::BITS).fold(0, |set, i| set | Set::from(random.below(100) < percent) << i)
}

/// Mixes the bits of a number. The result is odd.
const fn stirred(number: u64) -> u64 {
    let number = (number ^ number >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) | 1
}
