//! How well each level plays: how many playouts it makes, and what it notices.

use super::prior::Eye;
use super::tree::Weights;
use crate::ai::Level;

/// The skill of a level.
#[derive(Clone, Copy, Debug)]
pub struct Skill {
    /// How many playouts it makes for a stone at most.
    pub playouts: u64,
    /// How many cells may be empty for the endgame search.
    solves: u16,
    /// How many positions the endgame search may look at.
    pub solver_nodes: u64,
    /// Whether it remembers between the two stones of a turn.
    pub remembers: bool,
    /// How its search weighs what it knows.
    pub weights: Weights,
}

const SHARP: Eye = Eye { own_ring: 0.2, their_ring: 0.1, touch: 0.05 };

/// The eye of a player who sees where stones touch, but no ring before it is closed.
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
            Level::Six => (u64::MAX, 26, SHARP),
        };
        let remembers = matches!(level, Level::Six);
        Self {
            playouts,
            solves,
            remembers,
            solver_nodes: 250_000,
            weights: Weights { bias: 0.0005, patience: 16, prior: 15.0, eye },
        }
    }

    /// How many cells of a board of so many rows may be empty for the endgame search.
    pub fn solves(&self, size: u8) -> u16 {
        if size > 8 { self.solves.min(12) } else { self.solves }
    }
}
