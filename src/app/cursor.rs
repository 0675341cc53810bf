//! The keyboard's way over the board.

use crate::board::Point;

/// A key that moves the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One column left.
    Left,
    /// One column right.
    Right,
    /// To the start of the row.
    RowStart,
    /// To the end of the row.
    RowEnd,
    /// To the top of the column.
    Top,
    /// To the bottom of the column.
    Bottom,
    /// To the first point of the board.
    First,
    /// To the last point of the board.
    Last,
}

/// Where `key` leads from `from`; at the edge it stays.
pub fn moved(from: Point, key: Key, size: u8) -> Point {
    let Point { row, col } = from;
    let last = size - 1;
    match key {
        Key::Up => Point::new(row.saturating_sub(1), col),
        Key::Down => Point::new((row + 1).min(last), col),
        Key::Left => Point::new(row, col.saturating_sub(1)),
        Key::Right => Point::new(row, (col + 1).min(last)),
        Key::RowStart => Point::new(row, 0),
        Key::RowEnd => Point::new(row, last),
        Key::Top => Point::new(0, col),
        Key::Bottom => Point::new(last, col),
        Key::First => Point::new(0, 0),
        Key::Last => Point::new(last, last),
    }
}
