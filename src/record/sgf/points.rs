//! Points and lists of points in SGF.

use crate::board::Point;
use crate::record::token;
use crate::rules::Move;
use crate::rules::catalog::RuleSet;

/// The point in a value: column and row as letters from the top left. Some programs write it as people do.
pub fn read(value: &str, rules: RuleSet) -> Option<Point> {
    match *value.trim_ascii().as_bytes() {
        [col @ b'a'..=b'z', row @ b'a'..=b'z'] => Some(Point::new(row - b'a', col - b'a')),
        _ => match token::read(value.trim_ascii(), rules) {
            Some(Move::Stone(at)) => Some(at),
            _ => None,
        },
    }
}

/// The points on the board in a value: one, or all of a rectangle `aa:cc`.
pub fn read_list(value: &str, rules: RuleSet) -> Option<Vec<Point>> {
    let (from, to) = value.split_once(':').unwrap_or((value, value));
    let (from, to) = (on_board(read(from, rules)?, rules)?, on_board(read(to, rules)?, rules)?);
    let rows = from.row.min(to.row)..=from.row.max(to.row);
    let cols = from.col.min(to.col)..=from.col.max(to.col);
    Some(rows.flat_map(|row| cols.clone().map(move |col| Point::new(row, col))).collect())
}

/// The two points of a value `aa:cc`.
pub fn read_two(value: &str, rules: RuleSet) -> Option<[Point; 2]> {
    let (from, to) = value.split_once(':')?;
    Some([on_board(read(from, rules)?, rules)?, on_board(read(to, rules)?, rules)?])
}

/// `at`, if it is on the board.
pub fn on_board(at: Point, rules: RuleSet) -> Option<Point> {
    (at.row < rules.size() && at.col < rules.size()).then_some(at)
}

/// The letters of `at`.
pub fn write(at: Point) -> String {
    [at.col, at.row].map(|index| char::from(b'a' + index)).iter().collect()
}
