//! Libraries of RenLib (`.lib`): a tree of moves in two bytes each, with comments, labels and marks.
//!
//! A head of twenty bytes, then the moves, each before what follows it. A move is its point (the column from 1 in the lower
//! half, the row from the top in the upper half; 0 is no point) and flags. Texts follow their move in pairs of bytes, up to
//! a pair with a zero. A label belongs to the move that is made on its point.

mod read;
mod write;

pub use read::{is_one, read};
pub use write::write;

use crate::board::Point;

/// How a library begins; the version follows, and then ten bytes of ones.
const MAGIC: &[u8; 8] = b"\xffRenLib\xff";
const VERSION: [u8; 2] = [3, 4];
const HEAD: usize = 20;

/// Another move comes after all that follows this one.
const HAS_SIBLING: u8 = 0x80;
/// Nothing follows.
const IS_LEAF: u8 = 0x40;
const HAS_OLD_COMMENT: u8 = 0x20;
const IS_MARKED: u8 = 0x10;
const HAS_COMMENT: u8 = 0x08;
const IS_START: u8 = 0x04;
const IS_NO_MOVE: u8 = 0x02;
/// Two more bytes of flags follow.
const HAS_MORE: u8 = 0x01;
/// In the second of them: the move has a label.
const HAS_LABEL: u8 = 0x01;

/// Divides the first line of a comment from the others.
const LINE_END: u8 = 0x08;

/// The byte of a point.
const fn place(at: Point) -> u8 {
    at.row << 4 | (at.col + 1)
}

/// The point of a byte, if it is one.
fn point(place: u8) -> Option<Point> {
    let at = Point::new(place >> 4, (place & 15).checked_sub(1)?);
    (at.row < 15 && at.col < 15).then_some(at)
}
