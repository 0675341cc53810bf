//! The lines of the board.

use crate::ai::cell::{Cell, cell};
use crate::board::Point;
use crate::rules::renju::SIZE;

/// How many directions lines have: across, down, falling, rising.
pub const DIRECTIONS: usize = 4;
/// The step from a cell to the next on its line, by direction.
pub const STEPS: [u8; DIRECTIONS] = [1, 16, 17, 15];
/// Room for the lines of any direction: a power of two, so that an index below it needs no check.
pub const LINES: usize = 32;
/// How many cells of a line count on both sides of a stone.
pub const REACH: u32 = 5;

/// The number of the line through `cell` in this direction, and the place of `cell` on it.
pub const fn line_of(direction: usize, cell: Cell) -> (usize, u32) {
    let (row, col) = ((cell >> 4) as usize, (cell & 15) as usize);
    let (line, place) = match direction {
        0 => (row, col),
        1 => (col, row),
        2 => (row + 15 - col, row),
        _ => (row + col, row),
    };
    (line % LINES, place as u32)
}

/// The places beyond the board on each line, by direction. The place `p` of a line is its bit `p + REACH`.
pub const WALLS: [[u32; LINES]; DIRECTIONS] = {
    let mut walls = [[u32::MAX; LINES]; DIRECTIONS];
    let mut i = 0;
    while i < SIZE * SIZE {
        let cell = cell(Point::new(i / SIZE, i % SIZE));
        let mut direction = 0;
        while direction < DIRECTIONS {
            let (line, place) = line_of(direction, cell);
            walls[direction][line] ^= 1 << (place + REACH);
            direction += 1;
        }
        i += 1;
    }
    walls
};

/// The free cells at the ends of the unbroken row that a stone on `cell` is part of. `own` are the stones on its
/// line, `closed` the other places that are not free.
pub fn tips(own: u32, closed: u32, direction: usize, cell: Cell) -> [Option<Cell>; 2] {
    let bit = line_of(direction, cell).1 + REACH;
    let own = own | 1 << bit;
    let up = (own >> bit).trailing_ones();
    let down = (own << (31 - bit)).leading_ones();
    let steps = |number: u32| (number as u8).wrapping_mul(STEPS[direction]);
    [
        (closed >> (bit + up) & 1 == 0).then(|| cell.wrapping_add(steps(up))),
        (closed >> (bit - down) & 1 == 0).then(|| cell.wrapping_sub(steps(down))),
    ]
}
