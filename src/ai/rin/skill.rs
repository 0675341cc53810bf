//! How well each level plays: how many games it plays in its head, and what it notices.

use super::prior::Eye;
use super::tree::Weights;
use crate::ai::Level;

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub struct Skill {
    /// It plays at most so many games in its head for one stone.
    pub playouts: u64,
    /// It looks at everything that can still happen when so few points are empty.
    pub solves: u16,
    /// How its search weighs what it knows.
    pub weights: Weights,
}

const SHARP: Eye = Eye { own_ring: 0.2, their_ring: 0.1, touch: 0.05 };

/// Sees where stones touch, but no ring before it is closed.
const DULL: Eye = Eye { own_ring: 0.0, their_ring: 0.0, touch: 0.05 };

impl Skill {
    /// The skill of `level`.
    pub const fn of(level: Level) -> Self {
        let (playouts, solves, eye) = match level {
            Level::One => (2, 0, DULL),
            Level::Two => (24, 0, DULL),
            Level::Three => (80, 2, SHARP),
            Level::Four => (280, 4, SHARP),
            Level::Five => (3_000, 6, SHARP),
            Level::Six => (u64::MAX, 8, SHARP),
        };
        Self { playouts, solves, weights: Weights { bias: 0.0005, patience: 16, prior: 15.0, eye } }
    }
}
