//! A position of Rin made for speed. [`crate::rules::rin`] is the judge; this agrees with it.

use super::flood::cut_off;
use super::surroundings::RUNS;
use crate::board::{Color, Point};
use crate::rules::Rules;
use crate::rules::rin::Rin;

/// Rows of the largest board, with an empty one before and one after.
pub const ROWS: usize = 18;

/// The first column's bit in a row; the bit below it is always empty.
pub const FIRST: u32 = 2;

/// A place on the board: 16 times the row plus the column, whatever the size.
pub type Place = u8;

/// The place of `point`.
pub const fn place_of(point: Point) -> Place {
    point.row << 4 | point.col
}

/// The point of `place`.
pub const fn point_of(place: Place) -> Point {
    Point::new(place >> 4, place & 15)
}

/// Stones as bits of rows, and which of them hang together.
#[derive(Clone)]
pub struct Position {
    /// By colour and row; column `c` is bit `c + 1`.
    rows: [[u32; ROWS]; 2],
    /// By colour and place: a stone further up in the same group, at last the group's root. Groups
    /// hang together by sides and corners. Killed stones are not taken out, so what hangs together
    /// here may have come apart, never the reverse.
    parents: [[Place; 256]; 2],
    size: u8,
    placed: u16,
    stones: [u16; 2],
}

impl Position {
    /// An empty board of `size` rows.
    pub fn empty(size: u8) -> Self {
        let own: [Place; 256] = std::array::from_fn(|place| place as Place);
        Self { rows: [[0; ROWS]; 2], parents: [own; 2], size, placed: 0, stones: [0; 2] }
    }

    /// The position of `game`.
    pub fn of(game: &Rin) -> Self {
        let board = game.board();
        let mut position = Self::empty(board.size());
        for color in Color::ALL {
            for point in board.points().filter(|&point| board.get(point) == Some(color)) {
                position.add(place_of(point), color as usize);
            }
        }
        position.placed = match (game.color_to_move(), game.left()) {
            (Some(Color::Black), 1) => 0,
            (Some(Color::White), 2) => 1,
            (Some(Color::White), _) => 2,
            _ => 3,
        };
        position
    }

    /// Rows of the board.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The colour of the next stone: 0 is Black, 1 White.
    pub const fn to_move(&self) -> usize {
        (self.placed.div_ceil(2) & 1) as usize
    }

    /// The colour of the next stone after `more` others.
    pub const fn to_move_after(&self, more: usize) -> usize {
        (self.placed as usize + more).div_ceil(2) & 1
    }

    /// Stones still due before the other player moves.
    pub const fn left(&self) -> u8 {
        1 + (self.placed & 1) as u8
    }

    /// Stones on the board, by colour.
    pub const fn stones(&self) -> [u16; 2] {
        self.stones
    }

    /// Black's stones less White's.
    pub const fn margin(&self) -> i32 {
        self.stones[0] as i32 - self.stones[1] as i32
    }

    /// How many points are empty.
    pub const fn vacant(&self) -> u16 {
        self.size as u16 * self.size as u16 - self.stones[0] - self.stones[1]
    }

    /// The colour on `place`.
    pub fn color_at(&self, place: Place) -> Option<usize> {
        (0..2).find(|&color| self.has(place, color))
    }

    /// Whether `place`, which is on the board, is empty.
    pub const fn is_empty(&self, place: Place) -> bool {
        let (row, bit) = row_and_bit(place);
        (self.rows[0][row] | self.rows[1][row]) & bit == 0
    }

    const fn has(&self, place: Place, color: usize) -> bool {
        let (row, bit) = row_and_bit(place);
        self.rows[color][row] & bit != 0
    }

    /// The empty places, row by row.
    pub fn empties(&self) -> impl Iterator<Item = Place> {
        let full = self.full_row();
        (1..=usize::from(self.size)).flat_map(move |row| {
            let open = full & !(self.rows[0][row] | self.rows[1][row]);
            bits(open).map(move |column| place_at(row, column))
        })
    }

    const fn full_row(&self) -> u32 {
        ((1 << self.size) - 1) * FIRST
    }

    /// The picture of `color`'s stones in the 3 x 3 round `place`.
    pub const fn picture(&self, place: Place, color: usize) -> usize {
        let rows = &self.rows[color];
        let (row, column) = ((place >> 4) as usize, (place & 15) as u32);
        let (above, beside, below) = (rows[row], rows[row + 1], rows[row + 2]);
        (above >> column & 7 | (beside >> column & 7) << 3 | (below >> column & 7) << 6) as usize
    }

    /// Puts the next stone on `place`, which is empty, and fills what it encloses; how many points
    /// it filled.
    pub fn play(&mut self, place: Place) -> u16 {
        let color = self.to_move();
        self.placed += 1;
        if self.add(place, color) { self.fill(color) } else { 0 }
    }

    /// Puts a stone of `color` on `place`; whether it joined two stones that hung together already,
    /// which closes a ring.
    fn add(&mut self, place: Place, color: usize) -> bool {
        let (row, bit) = row_and_bit(place);
        self.rows[color][row] |= bit;
        self.stones[color] += 1;
        self.join(place, color)
    }

    /// Joins the stone of `color` on `place` with those round it; whether two of those runs hung
    /// together before.
    fn join(&mut self, place: Place, color: usize) -> bool {
        let runs = RUNS[self.picture(place, color)];
        let mut root = self.root(place, color);
        let mut closed = false;
        for &step in runs.steps.iter().take(usize::from(runs.count)) {
            let other = self.root(place.wrapping_add(step), color);
            closed |= other == root;
            self.parents[color][usize::from(root)] = other;
            root = other;
        }
        closed
    }

    /// Whether a stone of `color` on the empty `place` may close a ring. It does, unless the ring
    /// has been broken by the death of its stones.
    pub fn closes(&mut self, place: Place, color: usize) -> bool {
        let runs = RUNS[self.picture(place, color)];
        if runs.count < 2 {
            return false;
        }
        let mut roots = [0; 4];
        for i in 0..usize::from(runs.count) {
            roots[i] = self.root(place.wrapping_add(runs.steps[i]), color);
            if roots[..i].contains(&roots[i]) {
                return true;
            }
        }
        false
    }

    /// The root of the group of `color` that holds `place`; the way to it is shortened.
    fn root(&mut self, mut place: Place, color: usize) -> Place {
        let parents = &mut self.parents[color];
        loop {
            let parent = parents[usize::from(place)];
            if parent == place {
                return place;
            }
            let next = parents[usize::from(parent)];
            parents[usize::from(place)] = next;
            place = next;
        }
    }

    /// Gives `color` every point that its stones cut off from the safe zone; how many.
    fn fill(&mut self, color: usize) -> u16 {
        let inside = self.cut_off_by(color);
        let mut filled = 0;
        for (row, &new) in inside.iter().enumerate().filter(|&(_, &new)| new != 0) {
            self.stones[1 - color] -= (self.rows[1 - color][row] & new).count_ones() as u16;
            filled += new.count_ones() as u16;
            self.rows[1 - color][row] &= !new;
            self.rows[color][row] |= new;
        }
        self.stones[color] += filled;
        if filled > 0 {
            self.join_all(&inside, color);
        }
        filled
    }

    /// The colour that has won whatever may come: it holds more than half of the board with stones
    /// that reach the safe zone, which nothing can kill.
    pub fn decided(&self) -> Option<usize> {
        let half = u32::from(self.size).pow(2) / 2;
        (0..2).find(|&color| {
            let mortal = cut_off(&self.rows[color], usize::from(self.size));
            let lost: u32 = mortal.iter().map(|row| row.count_ones()).sum();
            u32::from(self.stones[color]) - lost > half
        })
    }

    fn cut_off_by(&self, color: usize) -> [u32; ROWS] {
        let full = self.full_row();
        let mut open = self.rows[color].map(|stones| full & !stones);
        open[0] = 0;
        open[usize::from(self.size) + 1..].fill(0);
        cut_off(&open, usize::from(self.size))
    }

    fn join_all(&mut self, stones: &[u32; ROWS], color: usize) {
        for (row, &stones) in stones.iter().enumerate() {
            for column in bits(stones) {
                self.join(place_at(row, column), color);
            }
        }
    }
}

/// Where `place` is kept: its row with the one before the first, and its bit.
const fn row_and_bit(place: Place) -> (usize, u32) {
    ((place >> 4) as usize + 1, FIRST << (place & 15))
}

/// The place kept in this row and bit.
const fn place_at(row: usize, column: u32) -> Place {
    ((row - 1) << 4) as Place | (column - 1) as Place
}

/// The numbers of the bits of `row`, the lowest first.
fn bits(mut row: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = row.trailing_zeros();
        row &= row.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}
