//! Points and how the games write them.

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

    /// What stands beside a row at the board's edge.
    pub fn row_label(self, row: u8, size: u8) -> String {
        match self {
            Self::FileRank => (size - row).to_string(),
            Self::RowCol => row.to_string(),
        }
    }

    /// What stands above or below a column at the board's edge.
    pub fn col_label(self, col: u8) -> String {
        match self {
            Self::FileRank => char::from(b'a' + col).to_string(),
            Self::RowCol => col.to_string(),
        }
    }

    /// The point that `text` names, in either case, if it lies on a board of `size` x `size`.
    pub fn parse(self, text: &str, size: u8) -> Option<Point> {
        let (row, col) = match self {
            Self::FileRank => {
                let file = text.chars().next()?.to_ascii_lowercase();
                let col = u8::try_from(file).ok()?.checked_sub(b'a')?;
                (size.checked_sub(number(text.get(1..)?)?)?, col)
            }
            Self::RowCol => {
                let (row, col) = text.split_once(',')?;
                (number(row)?, number(col)?)
            }
        };
        (row < size && col < size).then_some(Point::new(row, col))
    }
}

/// A plain decimal number: digits only, no sign, no leading zero.
fn number(digits: &str) -> Option<u8> {
    let plain =
        digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    if plain { digits.parse().ok() } else { None }
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
        assert_eq!(Notation::RowCol.name(Point::new(3, 12), 16), "3,12");
    }

    #[test]
    fn refuses_what_is_no_point() {
        for text in ["", "h", "8", "h0", "h16", "p1", "h+8", "h08", "hh8", "é8", "-1"] {
            assert_eq!(Notation::FileRank.parse(text, 15), None, "{text}");
        }
        for text in
            ["", ",", "3", "3,", ",3", "3,16", "16,3", "3,+4", "03,4", "3,4,5", "3, 4", "999,0"]
        {
            assert_eq!(Notation::RowCol.parse(text, 16), None, "{text}");
        }
    }
}
