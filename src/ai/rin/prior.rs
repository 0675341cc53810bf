//! The prior of a stone: the reward to expect before anything has been tried.

use super::position::Position;
use super::surroundings::RUNS;
use crate::ai::cell::Cell;

/// The signs that a player notices without a search, each with the reward that it adds.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// Closing a ring.
    pub own_ring: f32,
    /// Preventing a ring of the opponent.
    pub their_ring: f32,
    /// Touching a run of either colour; two runs are linked or kept apart, and count double.
    pub touch: f32,
}

/// The reward to expect of the next stone on the empty `cell`.
pub fn expected(position: &mut Position, cell: Cell, eye: &Eye) -> f32 {
    let me = position.to_move();
    let mut value = 0.5;
    for (color, ring) in [(me, eye.own_ring), (1 - me, eye.their_ring)] {
        let runs = RUNS[position.picture(cell, color)].count;
        value += eye.touch * f32::from(runs.min(2));
        if position.closes(cell, color) {
            value += ring;
        }
    }
    value
}
