//! Points and how the games write them.

use super::parse_digits;

/// A point of a board: row from the top and column from the left, both from zero.
///
/// Points are ordered row by row, as one reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Row, 0 on top.
    pub row: u8,
    /// Column, 0 on the left.
    pub col: u8,
}

impl Point {
    /// The point in this row and column.
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }

    /// The orthogonal neighbours, clockwise from the top; those beyond the edge lie on no board.
    pub const fn sides(self) -> [Self; 4] {
        let Self { row, col } = self;
        [
            Self::new(row.wrapping_sub(1), col),
            Self::new(row, col + 1),
            Self::new(row + 1, col),
            Self::new(row, col.wrapping_sub(1)),
        ]
    }
}

/// How a game names its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `h8`: file letter from the left, rank from the bottom (Renju, Ren).
    FileRank,
    /// `3,12`: row and column from the top left, both from zero (Rin, additional notes).
    RowCol,
}

impl Notation {
    /// The name of `point` on a board of `size` x `size`.
    pub fn name(self, point: Point, size: u8) -> String {
        let (row, col) = (self.row_label(point.row, size), self.col_label(point.col));
        match self {
            Self::FileRank => col + &row,
            Self::RowCol => row + "," + &col,
        }
    }

    /// The label beside a row at the board's edge.
    pub fn row_label(self, row: u8, size: u8) -> String {
        match self {
            // Backwards as `parse` goes, also beyond the edge.
            Self::FileRank => size.wrapping_sub(row).to_string(),
            Self::RowCol => row.to_string(),
        }
    }

    /// The label above or below a column at the board's edge.
    pub fn col_label(self, col: u8) -> String {
        match self {
            Self::FileRank => char::from(b'a' + col).to_string(),
            Self::RowCol => col.to_string(),
        }
    }

    /// The point that `text` names, in either case, for a board of `size` x `size`. It may lie
    /// beyond the edge: that is for the rules to refuse.
    pub fn parse(self, text: &str, size: u8) -> Option<Point> {
        match self {
            Self::FileRank => {
                let file = text.bytes().next().filter(u8::is_ascii_alphabetic)?;
                let rank = number(text.get(1..)?).filter(|&rank| rank > 0)?;
                Some(Point::new(size.wrapping_sub(rank), file.to_ascii_lowercase() - b'a'))
            }
            Self::RowCol => {
                let (row, col) = text.split_once(',')?;
                Some(Point::new(number(row)?, number(col)?))
            }
        }
    }
}

/// A small number without leading zeros.
fn number(digits: &str) -> Option<u8> {
    let plain = digits == "0" || !digits.starts_with('0');
    u8::try_from(parse_digits(digits).filter(|_| plain)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_parses_every_point() {
        for (notation, size) in [(Notation::FileRank, 15), (Notation::RowCol, 16)] {
            for (row, col) in (0..size).flat_map(|row| (0..size).map(move |col| (row, col))) {
                let point = Point::new(row, col);
                assert_eq!(notation.parse(&notation.name(point, size), size), Some(point));
            }
        }
        assert_eq!(Notation::FileRank.name(Point::new(7, 7), 15), "h8");
        for beyond in ["a16", "z99"] {
            let point = Notation::FileRank.parse(beyond, 15).expect("a point");
            assert_eq!(Notation::FileRank.name(point, 15), beyond);
        }
        assert_eq!(Notation::RowCol.name(Point::new(3, 12), 16), "3,12");
    }

    #[test]
    fn refuses_what_is_no_point() {
        for text in ["", "h", "8", "h0", "h+8", "h08", "hh8", "é8", "-1", "h256"] {
            assert_eq!(Notation::FileRank.parse(text, 15), None, "{text}");
        }
        for text in ["", ",", "3", "3,", ",3", "3,+4", "03,4", "3,4,5", "3, 4", "256,0"] {
            assert_eq!(Notation::RowCol.parse(text, 16), None, "{text}");
        }
    }

    #[test]
    fn points_beyond_the_edge_are_on_no_board() {
        let off = |notation: Notation, text, size| {
            let point = notation.parse(text, size).unwrap();
            assert!(point.row >= size || point.col >= size, "{text}");
        };
        ["h16", "p1", "z15", "a255"].iter().for_each(|text| off(Notation::FileRank, text, 15));
        ["3,16", "16,3", "255,255"].iter().for_each(|text| off(Notation::RowCol, text, 16));
    }
}
