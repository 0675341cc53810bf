//! The nouns: points, colours, seats, boards and their symmetries, how text becomes one of them or is quoted, and short lists in
//! order. No rule lives here.

mod color;
mod digits;
mod english;
mod excerpt;
mod grid;
mod point;
mod sorted;
mod symmetry;

pub use color::{Color, Seat};
pub use digits::parse_digits;
pub use english::{english, english_count, english_place, entries, fill, say_english};
pub use excerpt::excerpt;
pub use grid::{Board, DrawingError, MAX_SIZE, Points};
pub use point::{Notation, Point};
pub use sorted::sorted;
pub use symmetry::Symmetry;
