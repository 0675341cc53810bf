//! The nouns: points, colours, seats, boards and their symmetries. No rule lives here.

mod color;
pub mod decimal;
mod grid;
mod point;
mod symmetry;

pub use color::{Color, Seat};
pub use grid::{Board, DrawingError, MAX_SIZE, Points};
pub use point::{Notation, Point};
pub use symmetry::Symmetry;
