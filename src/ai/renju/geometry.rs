//! Where points and lines lie.

use crate::board::Point;
use crate::rules::renju::SIZE;

/// A point: its row in the upper half of the byte, its column in the lower.
pub type At = u8;

/// The ways through the board: across, down, falling, rising.
pub const WAYS: usize = 4;
/// From a point to the next on its line, by way.
pub const STEPS: [u8; WAYS] = [1, 16, 17, 15];
/// More than there are lines in any way; a number below it needs no check.
pub const LINES: usize = 32;
/// How far a line is watched on both sides of a point.
pub const REACH: u32 = 5;

/// The point's byte.
pub const fn at(point: Point) -> At {
    point.row << 4 | point.col
}

/// The byte's point.
pub const fn point(at: At) -> Point {
    Point::new(at >> 4, at & 15)
}

/// The number of the line through `at` that goes this way, and the place of `at` on it.
pub const fn place(way: usize, at: At) -> (usize, u32) {
    let (row, col) = ((at >> 4) as usize, (at & 15) as usize);
    let (line, place) = match way {
        0 => (row, col),
        1 => (col, row),
        2 => (row + 15 - col, row),
        _ => (row + col, row),
    };
    (line % LINES, place as u32)
}

/// What lies beyond the board on each line, by way; the place `p` of a line is its bit `p + REACH`.
pub const WALLS: [[u32; LINES]; WAYS] = {
    let mut walls = [[u32::MAX; LINES]; WAYS];
    let mut i = 0;
    while i < SIZE * SIZE {
        let at = at(Point::new(i / SIZE, i % SIZE));
        let mut way = 0;
        while way < WAYS {
            let (line, place) = place(way, at);
            walls[way][line] ^= 1 << (place + REACH);
            way += 1;
        }
        i += 1;
    }
    walls
};

/// The free points next to the unbroken row, of the line's stones `own`, that a stone on `at` is part
/// of; `closed` are the other points that are not free. Only there the row becomes longer.
pub fn tips(own: u32, closed: u32, way: usize, at: At) -> [Option<At>; 2] {
    let bit = place(way, at).1 + REACH;
    let own = own | 1 << bit;
    let up = (own >> bit).trailing_ones();
    let down = (own << (31 - bit)).leading_ones();
    let steps = |number: u32| (number as u8).wrapping_mul(STEPS[way]);
    [
        (closed >> (bit + up) & 1 == 0).then(|| at.wrapping_add(steps(up))),
        (closed >> (bit - down) & 1 == 0).then(|| at.wrapping_sub(steps(down))),
    ]
}
