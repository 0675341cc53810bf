//! A square board of stones and its drawn form.

use super::{Color, Point};
use std::fmt;
use std::str::FromStr;

/// The largest board of any game here.
pub const MAX_SIZE: u8 = 16;

/// Rows lie this far apart, so that a point's place is one byte.
const STRIDE: u8 = MAX_SIZE;

/// A square board. Its drawn form has a row a line, `.` empty, `x` black, `o` white.
///
/// ```
/// use goishi::board::{Board, Color, Point};
/// let board: Board = "
///     . x .
///     . . o
///     . . .".parse().unwrap();
/// assert_eq!(board.get(Point::new(0, 1)), Some(Color::Black));
/// assert_eq!(board.to_string(), ".x./..o/...");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    size: u8,
    cells: [Option<Color>; STRIDE as usize * STRIDE as usize],
}

impl Board {
    /// A board of `size` x `size` empty points; `size` is at most [`MAX_SIZE`].
    pub const fn empty(size: u8) -> Self {
        assert!(size >= 1 && size <= MAX_SIZE);
        Self { size, cells: [None; STRIDE as usize * STRIDE as usize] }
    }

    /// Points on a side.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// All points, row by row.
    pub fn points(&self) -> Points {
        Points { next: Point::new(0, 0), size: self.size }
    }

    /// Whether `point` lies on this board.
    pub const fn contains(&self, point: Point) -> bool {
        point.row < self.size && point.col < self.size
    }

    /// The stone on `point`; `None` where there is none.
    pub fn get(&self, point: Point) -> Option<Color> {
        debug_assert!(self.contains(point));
        self.cells[place(point)]
    }

    /// Puts `content` on `point`, whatever was there.
    pub fn set(&mut self, point: Point, content: Option<Color>) {
        debug_assert!(self.contains(point));
        self.cells[place(point)] = content;
    }

    /// How many stones of `color` are on the board.
    pub fn count(&self, color: Color) -> usize {
        self.cells.iter().filter(|&&cell| cell == Some(color)).count()
    }
}

/// All points of a board, row by row.
#[derive(Clone, Debug)]
pub struct Points {
    next: Point,
    size: u8,
}

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let Point { row, col } = self.next;
        if row == self.size {
            return None;
        }
        let is_last = col + 1 == self.size;
        self.next = if is_last { Point::new(row + 1, 0) } else { Point::new(row, col + 1) };
        Some(Point::new(row, col))
    }
}

/// Where a point lies in `cells`. A byte can't leave the array, so no look-up is checked twice.
const fn place(point: Point) -> usize {
    (point.row.wrapping_mul(STRIDE).wrapping_add(point.col)) as usize
}

/// How the content of a point is drawn.
const fn mark_of(cell: Option<Color>) -> u8 {
    match cell {
        None => b'.',
        Some(Color::Black) => b'x',
        Some(Color::White) => b'o',
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // All at once: a text that grows mark by mark takes many times as long.
        let mut drawn = [b'/'; STRIDE as usize * (STRIDE as usize + 1)];
        let width = usize::from(self.size) + 1;
        for (row, cells) in drawn.chunks_mut(width).zip(self.cells.chunks(STRIDE.into())) {
            for (mark, &cell) in row.iter_mut().take(width - 1).zip(cells) {
                *mark = mark_of(cell);
            }
        }
        let drawn = drawn.get(..width * usize::from(self.size) - 1).unwrap_or(&[]);
        f.write_str(str::from_utf8(drawn).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}\n", self.to_string().replace('/', "\n"))
    }
}

/// Why a drawing is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawingError {
    /// A character other than `.`, `x` and `o`.
    UnknownMark(char),
    /// Rows and columns differ in number, or there are none or too many.
    NotSquare,
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownMark(mark) => write!(f, "a board is drawn with . x o, not {mark:?}"),
            Self::NotSquare => write!(f, "a board has as many rows as columns, at most {MAX_SIZE}"),
        }
    }
}

impl std::error::Error for DrawingError {}

impl FromStr for Board {
    type Err = DrawingError;

    /// Reads rows divided by `/` or line ends; blanks between marks are allowed.
    fn from_str(drawing: &str) -> Result<Self, DrawingError> {
        let rows: Vec<String> = drawing
            .split(['/', '\n'])
            .map(|row| row.split_ascii_whitespace().collect::<String>())
            .filter(|row| !row.is_empty())
            .collect();
        let size = u8::try_from(rows.len()).unwrap_or(0);
        let square = rows.iter().all(|row| row.chars().count() == rows.len());
        if size == 0 || size > MAX_SIZE || !square {
            return Err(DrawingError::NotSquare);
        }
        let mut board = Self::empty(size);
        for (point, mark) in board.points().zip(rows.concat().chars()) {
            board.set(point, content(mark)?);
        }
        Ok(board)
    }
}

fn content(mark: char) -> Result<Option<Color>, DrawingError> {
    match mark {
        '.' => Ok(None),
        'x' => Ok(Some(Color::Black)),
        'o' => Ok(Some(Color::White)),
        _ => Err(DrawingError::UnknownMark(mark)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawn_form_reads_back() {
        let text = "x.o/.../oox";
        assert_eq!(text.parse::<Board>().unwrap().to_string(), text);
        assert_eq!(text.parse::<Board>().unwrap().count(Color::White), 3);
    }

    #[test]
    fn a_bad_drawing_says_why() {
        assert_eq!("x./..?".parse::<Board>(), Err(DrawingError::NotSquare));
        assert_eq!("x?/..".parse::<Board>(), Err(DrawingError::UnknownMark('?')));
        assert_eq!("".parse::<Board>(), Err(DrawingError::NotSquare));
        assert_eq!(["."; 17].join("/").parse::<Board>(), Err(DrawingError::NotSquare));
    }
}
