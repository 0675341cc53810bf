//! The head of the network: a value, and how likely each move is the best.

use super::accumulator::clipped;
use super::{CHANNELS, ONE, Vector};
use crate::ai::renju::threat::Threat;

/// The number of values after the first and after the second step.
pub const HIDDEN: usize = 32;
/// The number of values after the second step.
pub const INNER: usize = 16;
/// How many numbers of cells with a threat are told apart.
pub const COUNTS: usize = 4;
/// One in the fixed-point numbers of a head.
pub const SCALE: f32 = 1024.0;
/// A sum over the board is divided by this.
pub const SPREAD: f32 = 16.0;

/// The weights of a head.
#[derive(Clone)]
pub struct Head {
    /// From each channel.
    pub sums: [[f32; HIDDEN]; CHANNELS],
    /// From the number of cells with each threat, by colour.
    pub threats: [[[[f32; HIDDEN]; COUNTS]; Threat::COUNT]; 2],
    /// From each value after the first step, and one more that is always one.
    pub inner: [[f32; INNER]; HIDDEN + 1],
    /// From each value after the second step, and one more that is always one.
    pub value: [f32; INNER + 1],
    /// From each channel of a cell to how likely a move there is the best.
    pub moves: [f32; CHANNELS],
    /// [`moves`](Self::moves) as fixed-point numbers.
    fixed: Vector,
    /// How likely a move is the best by the threat that it is, and that it would be to the other colour.
    pub merits: [[f32; Threat::COUNT]; Threat::COUNT],
}

impl Head {
    /// A head without weights.
    pub const NONE: Self = Self {
        sums: [[0.0; HIDDEN]; CHANNELS],
        threats: [[[[0.0; HIDDEN]; COUNTS]; Threat::COUNT]; 2],
        inner: [[0.0; INNER]; HIDDEN + 1],
        value: [0.0; INNER + 1],
        moves: [0.0; CHANNELS],
        fixed: [0; CHANNELS],
        merits: [[0.0; Threat::COUNT]; Threat::COUNT],
    };

    /// All weights, in the order of the file.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let threats = self.threats.as_flattened_mut().as_flattened_mut().as_flattened_mut();
        let first = self.sums.as_flattened_mut().iter_mut().chain(threats);
        let second = self.inner.as_flattened_mut().iter_mut().chain(&mut self.value);
        let moves = self.moves.iter_mut().chain(self.merits.as_flattened_mut());
        first.chain(second).chain(moves)
    }

    /// Makes the fixed-point numbers what the weights are.
    pub fn fix(&mut self) {
        self.fixed = self.moves.map(|weight| (weight * SCALE) as i16);
    }

    /// The value for the player to move, as the logarithm of the odds to win.
    #[cfg_attr(all(target_arch = "wasm32", feature = "simd"), target_feature(enable = "simd128"))]
    pub fn value(&self, sum: &Vector, counts: &[[u8; Threat::COUNT]; 2]) -> f32 {
        let mut hidden = [0.0; HIDDEN];
        for (&sum, weights) in sum.iter().zip(&self.sums) {
            add(&mut hidden, weights, f32::from(sum) / (f32::from(ONE) * SPREAD));
        }
        for (counts, weights) in counts.iter().zip(&self.threats) {
            for (&count, weights) in counts.iter().zip(weights) {
                add(&mut hidden, &weights[usize::from(count).min(COUNTS - 1)], 1.0);
            }
        }
        let mut inner = self.inner[HIDDEN];
        for (&value, weights) in hidden.iter().zip(&self.inner) {
            add(&mut inner, weights, value.max(0.0));
        }
        let all = inner.iter().zip(&self.value).map(|(&value, weight)| value.max(0.0) * weight);
        self.value[INNER] + all.sum::<f32>()
    }

    /// How likely a move on a cell with these sums is the best, as the logarithm of a share.
    #[cfg_attr(all(target_arch = "wasm32", feature = "simd"), target_feature(enable = "simd128"))]
    pub fn merit(&self, cell: &Vector, own: Threat, other: Threat) -> f32 {
        let product = |(&sum, &weight)| i32::from(clipped(sum)) * i32::from(weight);
        let all: i32 = cell.iter().zip(&self.fixed).map(product).sum();
        all as f32 / (f32::from(ONE) * SCALE) + self.merits[own as usize][other as usize]
    }
}

fn add<const N: usize>(sums: &mut [f32; N], weights: &[f32; N], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * times;
    }
}
