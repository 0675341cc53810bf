//! The cells of a board as bytes, sixteen to a row, for the engines of Renju and Rin.

use crate::board::Point;

/// A point of the board: its row in the upper half of the byte, its column in the lower.
pub type Cell = u8;

/// The cell of a point.
pub const fn cell(point: Point) -> Cell {
    point.row << 4 | point.col
}

/// The point of a cell.
pub const fn point(cell: Cell) -> Point {
    Point::new(cell >> 4, cell & 15)
}
