//! The cells of a board of Ren, its squares, as bits. Rows lie eleven apart, so that even the widest board has an
//! empty column beside it and no shifted stone comes in again on the other side.

use crate::board::Point;

/// A set of squares.
pub type Set = u128;

/// A square by its number, or [`PASS`].
pub type Cell = u8;

/// The step from a square to the one below it.
pub const DOWN: i32 = 11;

/// The move that puts no stone.
pub const PASS: Cell = 127;

/// The cell of a point.
pub const fn cell(at: Point) -> Cell {
    at.row * DOWN as u8 + at.col
}

/// The point of a cell.
pub const fn point(cell: Cell) -> Point {
    Point::new(cell / DOWN as u8, cell % DOWN as u8)
}

/// The set of one square.
pub const fn one(cell: Cell) -> Set {
    1 << cell
}

/// All squares of a board with so many on a side.
pub const fn board(size: u8) -> Set {
    let (mut set, mut row) = (0, 0);
    while row < size {
        set |= ((1 << size) - 1) << (row * DOWN as u8);
        row += 1;
    }
    set
}

/// The squares from which so many steps lead into `set`.
#[inline(always)]
pub const fn from(set: Set, steps: i32) -> Set {
    if steps >= 0 { set >> steps } else { set << -steps }
}

/// The squares beside those of `set`, and some off the board.
pub const fn beside(set: Set) -> Set {
    set << 1 | set >> 1 | set << DOWN | set >> DOWN
}

/// The squares round those of `set`, also diagonally, and some off the board.
pub const fn round(set: Set) -> Set {
    let wide = set | set << 1 | set >> 1;
    (wide | wide << DOWN | wide >> DOWN) & !set
}

/// The steps from a square to those at its four sides.
const SIDES: [i32; 4] = [-DOWN, -1, 1, DOWN];

/// For each side the squares that are closed there, by `closed` or by the edge of the board.
const fn closed_sides(closed: Set, board: Set) -> [Set; 4] {
    let closed = closed | !board;
    [closed << DOWN | ((1 << DOWN) - 1), closed << 1 | 1, closed >> 1, closed >> DOWN]
}

/// The squares of the board that have stones of `enemies` or the edge on all four sides.
pub const fn enclosed(enemies: Set, board: Set) -> Set {
    let [above, left, right, below] = closed_sides(enemies, board);
    above & left & right & below
}

/// The empty squares on which one more of the `enemies` captures some of `stones`.
pub fn captures(stones: Set, enemies: Set, board: Set) -> Set {
    let empty = board & !(stones | enemies);
    let [above, left, right, below] = closed_sides(enemies, board);
    let others =
        [left & right & below, above & right & below, above & left & below, above & left & right];
    let mut squares = 0;
    for (side, others) in SIDES.into_iter().zip(others) {
        squares |= from(stones & others, -side) & empty;
    }
    squares
}

/// The cells of a set, the smallest first.
pub struct Cells(pub Set);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let next = self.0.trailing_zeros() as Cell;
        self.0 &= self.0.wrapping_sub(1);
        (next < 128).then_some(next)
    }
}
