//! The stones line by line, as bit sets: what lies round a point is read with a few shifts.

use super::shapes::Stretch;
use crate::board::{Board, Color, Point};

/// Points on a side of the board (002 §2).
pub const SIZE: u8 = 15;
/// h8.
pub const CENTRE: Point = Point::new(7, 7);

/// A way through the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
    /// From top left to bottom right.
    Falling,
    /// From bottom left to top right.
    Rising,
}

impl Way {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Across, Self::Down, Self::Falling, Self::Rising];

    /// The number of the line through `at` that goes this way, and the place of `at` on it.
    const fn place(self, at: Point) -> (usize, u32) {
        let (row, col) = (at.row as usize, at.col as usize);
        let (line, place) = match self {
            Self::Across => (row, at.col),
            Self::Down => (col, at.row),
            Self::Falling => (row + 14 - col, at.col),
            Self::Rising => (row + col, at.col),
        };
        (line % LINES, place as u32 % u16::BITS)
    }

    /// The point `steps` further this way. It is on the board if a stretch of `at` says so.
    pub const fn further(self, at: Point, steps: i8) -> Point {
        let (down, right) = match self {
            Self::Across => (0, steps),
            Self::Down => (steps, 0),
            Self::Falling => (steps, steps),
            Self::Rising => (-steps, steps),
        };
        Point::new(at.row.wrapping_add_signed(down), at.col.wrapping_add_signed(right))
    }
}

/// All lines of one kind of content: a bit for each point, by way and number of the line. There are
/// 29 diagonals; a number below 32 needs no check.
type Sets = [[u16; LINES]; 4];
const LINES: usize = 32;

/// A position, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    stones: [Sets; 2],
    free: Sets,
}

impl Lines {
    /// The lines of an empty board.
    pub const EMPTY: Self = {
        let mut free = [[0; LINES]; 4];
        let mut i = 0;
        while i < SIZE * SIZE {
            let at = Point::new(i / SIZE, i % SIZE);
            let mut way = 0;
            while way < Way::ALL.len() {
                let (line, place) = Way::ALL[way].place(at);
                free[way][line] |= 1 << place;
                way += 1;
            }
            i += 1;
        }
        Self { stones: [[[0; LINES]; 4]; 2], free }
    };

    /// The lines of `board`.
    pub fn of(board: &Board) -> Self {
        let mut lines = Self::EMPTY;
        for at in board.points() {
            if let Some(color) = board.get(at) {
                lines.toggle(at, color);
            }
        }
        lines
    }

    /// Puts a stone on the empty point `at`, or takes it away again.
    pub fn toggle(&mut self, at: Point, color: Color) {
        flip(&mut self.stones[color as usize], at);
        flip(&mut self.free, at);
    }

    /// Whether there is no stone on `at`.
    pub fn is_free(&self, at: Point) -> bool {
        self.free[Way::Across as usize][usize::from(at.row)] >> at.col & 1 == 1
    }

    /// Whether so many stones of `color` are near `at` that one there may be a foul: for that it takes two lines with a three
    /// or more, or one with five stones.
    pub fn are_crowded(&self, at: Point, color: Color) -> bool {
        let stones = &self.stones[color as usize];
        let neighbours = Way::ALL.map(|way| {
            let (line, place) = way.place(at);
            Stretch::new(Stretch::cut(stones[way as usize][line], place), 0).neighbours()
        });
        neighbours.iter().filter(|&&stones| stones > 1).count() > 1
            || neighbours.iter().any(|&stones| stones > 3)
    }

    /// The line round `at`, as the owner of a stone of `color` there sees it.
    pub fn stretch(&self, at: Point, way: Way, color: Color) -> Stretch {
        let (line, place) = way.place(at);
        let round = |sets: &Sets| Stretch::cut(sets[way as usize][line], place);
        Stretch::new(round(&self.stones[color as usize]), round(&self.free))
    }
}

fn flip(sets: &mut Sets, at: Point) {
    for way in Way::ALL {
        let (line, place) = way.place(at);
        sets[way as usize][line] ^= 1 << place;
    }
}
