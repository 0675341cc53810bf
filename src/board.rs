//! The nouns: points, colours, seats, boards and their symmetries, how text becomes one of them or is quoted, and short lists in
//! order. No rule lives here.

mod color;
mod date;
mod digits;
mod english;
mod excerpt;
mod fingerprint;
mod grid;
mod point;
mod sorted;
mod symmetry;

pub use color::{Color, Seat};
pub use date::{DAY, date_of};
pub use digits::parse_digits;
pub use english::{all_english, english, entries, fill, say_english};
pub use excerpt::excerpt;
pub use fingerprint::fingerprint;
pub use grid::{Board, DrawingError, MAX_SIZE, Points};
pub use point::{Notation, Point};
pub use sorted::sorted;
pub use symmetry::Symmetry;
