//! The network that judges positions: what the player has learnt from its own games.
//!
//! Every empty cell has a feature for each of its lines: what a stone of either colour would make there (a pair of
//! classes), and the stones next to it (a window). Each feature has a vector. The vectors of a cell are summed and
//! clipped, and the clipped sums of all cells summed again: see [`Accumulator`]. A small head, one for each colour to
//! move, makes a value of that and of how many threats there are. `goishi train` makes the weights.

mod accumulator;
mod features;
mod head;

pub use accumulator::{Accumulator, Features};
pub use features::{CLASSES, PAIRS, WINDOWS, Windows, class, pair};
pub use head::{COUNTS, HIDDEN, Head, INNER, SCALE, SPREAD};

use crate::board::Color;
use std::sync::OnceLock;

/// The length of the vector of a feature.
pub const CHANNELS: usize = 32;

/// One in the fixed-point numbers of the vectors.
pub const ONE: i16 = 64;

/// The greatest number that a cell adds to a channel: the sum of 225 of them fits 16 bits.
pub const MOST: i16 = 127;

/// A number for each channel.
pub type Vector = [i16; CHANNELS];

/// The weights.
pub struct Network {
    /// The vector of each pair of classes; the last is that of no pair.
    pairs: Vec<Vector>,
    /// The vector of each window; the last is that of no window.
    windows: Vec<Vector>,
    /// The heads, for Black to move and for White.
    heads: Box<[Head; 2]>,
}

/// The file of weights: the vectors as bytes, then the heads as numbers of two bytes.
const WEIGHTS: &[u8] = include_bytes!("network/weights.bin");

impl Network {
    /// The network of the player.
    pub fn known() -> &'static Self {
        static KNOWN: OnceLock<Network> = OnceLock::new();
        KNOWN.get_or_init(|| Self::read(WEIGHTS))
    }

    /// Reads a file of weights. What is missing is zero.
    fn read(bytes: &[u8]) -> Self {
        let mut vectors = bytes.chunks_exact(CHANNELS).map(|bytes| {
            let numbers: [u8; CHANNELS] = bytes.try_into().unwrap_or([0; CHANNELS]);
            numbers.map(|number| i16::from(number as i8))
        });
        let mut read = |count| {
            let mut all: Vec<Vector> = vectors.by_ref().take(count).collect();
            all.resize(count + 1, [0; CHANNELS]);
            all
        };
        let (pairs, windows) = (read(PAIRS), read(WINDOWS));
        let rest = bytes.get((PAIRS + WINDOWS) * CHANNELS..).unwrap_or(&[]);
        let mut numbers = rest.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]]));
        let mut heads = Box::new([Head::NONE, Head::NONE]);
        for weight in heads.iter_mut().flat_map(Head::weights) {
            *weight = f32::from(numbers.next().unwrap_or(0)) / SCALE;
        }
        heads.iter_mut().for_each(Head::fix);
        Self { pairs, windows, heads }
    }

    /// The vectors of these features.
    fn vectors(&self, features: Features) -> [&Vector; 2] {
        [&self.pairs[usize::from(features.pair)], &self.windows[usize::from(features.window)]]
    }

    /// The head for this colour to move.
    pub const fn head(&self, color: Color) -> &Head {
        &self.heads[color as usize]
    }
}
