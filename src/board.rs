//! The nouns: points, colours, seats, boards and their symmetries, and how text becomes one of them or is quoted. No rule lives here.

mod color;
mod digits;
mod english;
mod excerpt;
mod grid;
mod point;
mod symmetry;

pub use color::{Color, Seat};
pub use digits::parse_digits;
pub use english::{english, english_count, entries, fill, say_english};
pub use excerpt::excerpt;
pub use grid::{Board, DrawingError, MAX_SIZE, Points};
pub use point::{Notation, Point};
pub use symmetry::Symmetry;
