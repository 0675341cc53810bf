//! What a place looks like before anything has been tried there.

use super::position::{Place, Position};
use super::surroundings::RUNS;

/// What a player notices at a glance, in rewards above the usual.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// A ring to close.
    pub own_ring: f32,
    /// A ring that the opponent could close.
    pub their_ring: f32,
    /// Touching a run of either colour; two runs are linked or kept apart, and count double.
    pub touch: f32,
}

/// The reward to expect of the next stone on the empty `place`.
pub fn expected(position: &mut Position, place: Place, eye: &Eye) -> f32 {
    let me = position.to_move();
    let mut value = 0.5;
    for (color, ring) in [(me, eye.own_ring), (1 - me, eye.their_ring)] {
        let runs = RUNS[position.picture(place, color)].count;
        value += eye.touch * f32::from(runs.min(2));
        if position.closes(place, color) {
            value += ring;
        }
    }
    value
}
