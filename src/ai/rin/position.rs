//! A position of Rin made for speed. It agrees with the judge, [`crate::rules::rin`].

use super::flood::cut_off;
use super::surroundings::RUNS;
use crate::ai::cell::{Cell, cell};
use crate::board::Color;
use crate::rules::Rules;
use crate::rules::rin::Rin;

/// How many rows the largest board has, with an empty one before and one after.
pub const ROWS: usize = 18;

/// The first column's bit in a row; the bit below it is always empty.
pub const FIRST: u32 = 2;

/// Stones as bits of rows, and which of them hang together.
#[derive(Clone, Debug)]
pub struct Position {
    /// The stones by colour and row; column `c` is bit `c + 1`.
    rows: [[u32; ROWS]; 2],
    /// The parents of stones, by colour and cell: another stone of the group, or the stone itself if it is the
    /// group's root. Groups hang together by sides and corners. Killed stones are not taken out, so a group may have
    /// come apart on the board, never the reverse.
    parents: [[Cell; 256]; 2],
    size: u8,
    placed: u16,
    stones: [u16; 2],
}

impl Position {
    /// An empty board of `size` rows.
    pub fn empty(size: u8) -> Self {
        let own: [Cell; 256] = std::array::from_fn(|cell| cell as Cell);
        Self { rows: [[0; ROWS]; 2], parents: [own; 2], size, placed: 0, stones: [0; 2] }
    }

    /// The position of `game`.
    pub fn of(game: &Rin) -> Self {
        let board = game.board();
        let mut position = Self::empty(board.size());
        for color in Color::ALL {
            for point in board.points().filter(|&point| board.get(point) == Some(color)) {
                position.add(cell(point), color as usize);
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

    /// Whether the same stones are on an equal board, and the same player has as many to put.
    pub fn equals(&self, other: &Self) -> bool {
        self.rows == other.rows && self.size == other.size && self.placed() == other.placed()
    }

    /// The stones by colour and row; column `c` is bit `c + 1`.
    pub const fn rows(&self) -> &[[u32; ROWS]; 2] {
        &self.rows
    }

    /// The remainder by four of how many stones were put by hand.
    pub const fn placed(&self) -> u8 {
        (self.placed & 3) as u8
    }

    /// How many rows the board has.
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

    /// How many stones are due before the opponent moves.
    pub const fn left(&self) -> u8 {
        1 + (self.placed & 1) as u8
    }

    /// How many stones are on the board, by colour.
    pub const fn stones(&self) -> [u16; 2] {
        self.stones
    }

    /// How many more stones Black has than White.
    pub const fn margin(&self) -> i32 {
        self.stones[0] as i32 - self.stones[1] as i32
    }

    /// How many cells are empty.
    pub const fn vacant(&self) -> u16 {
        self.size as u16 * self.size as u16 - self.stones[0] - self.stones[1]
    }

    /// The colour on `cell`.
    pub fn color_at(&self, cell: Cell) -> Option<usize> {
        (0..2).find(|&color| self.has(cell, color))
    }

    /// Whether `cell`, which is on the board, is empty.
    pub const fn is_empty(&self, cell: Cell) -> bool {
        let (row, bit) = row_and_bit(cell);
        (self.rows[0][row] | self.rows[1][row]) & bit == 0
    }

    const fn has(&self, cell: Cell, color: usize) -> bool {
        let (row, bit) = row_and_bit(cell);
        self.rows[color][row] & bit != 0
    }

    /// The empty cells, row by row.
    pub fn empties(&self) -> impl Iterator<Item = Cell> {
        let full = self.full_row();
        (1..=usize::from(self.size)).flat_map(move |row| {
            let open = full & !(self.rows[0][row] | self.rows[1][row]);
            bits(open).map(move |column| cell_at(row, column))
        })
    }

    const fn full_row(&self) -> u32 {
        ((1 << self.size) - 1) * FIRST
    }

    /// The picture of `color`'s stones in the 3 x 3 round `cell`.
    pub const fn picture(&self, cell: Cell, color: usize) -> usize {
        let rows = &self.rows[color];
        let (row, column) = ((cell >> 4) as usize, (cell & 15) as u32);
        let (above, beside, below) = (rows[row], rows[row + 1], rows[row + 2]);
        (above >> column & 7 | (beside >> column & 7) << 3 | (below >> column & 7) << 6) as usize
    }

    /// Puts the next stone on the empty `cell`, and fills what it encloses; returns how many points it filled.
    pub fn play(&mut self, cell: Cell) -> u16 {
        let color = self.to_move();
        self.placed += 1;
        if self.add(cell, color) { self.close(cell, color) } else { 0 }
    }

    /// Puts a stone of `color` on `cell`; returns whether it joined two stones that hung together already, which
    /// closes a ring.
    fn add(&mut self, cell: Cell, color: usize) -> bool {
        let (row, bit) = row_and_bit(cell);
        self.rows[color][row] |= bit;
        self.stones[color] += 1;
        self.join(cell, color)
    }

    /// Joins the stone of `color` on `cell` with those round it; returns whether two of those runs hung together
    /// before.
    fn join(&mut self, cell: Cell, color: usize) -> bool {
        let runs = RUNS[self.picture(cell, color)];
        let mut root = self.root(cell, color);
        let mut closed = false;
        for &step in runs.steps.iter().take(usize::from(runs.count)) {
            let other = self.root(cell.wrapping_add(step), color);
            closed |= other == root;
            self.parents[color][usize::from(root)] = other;
            root = other;
        }
        closed
    }

    /// Whether a stone of `color` on the empty `cell` may close a ring. It does, unless the ring
    /// has been broken by the death of its stones.
    pub fn closes(&mut self, cell: Cell, color: usize) -> bool {
        let runs = RUNS[self.picture(cell, color)];
        if runs.count < 2 {
            return false;
        }
        let mut roots = [0; 4];
        for i in 0..usize::from(runs.count) {
            roots[i] = self.root(cell.wrapping_add(runs.steps[i]), color);
            if roots[..i].contains(&roots[i]) {
                return true;
            }
        }
        false
    }

    /// The root of the group of `color` that holds `cell`; the way to it is shortened.
    fn root(&mut self, mut cell: Cell, color: usize) -> Cell {
        let parents = &mut self.parents[color];
        loop {
            let parent = parents[usize::from(cell)];
            if parent == cell {
                return cell;
            }
            let next = parents[usize::from(parent)];
            parents[usize::from(cell)] = next;
            cell = next;
        }
    }

    /// Fills what the stone of `color` on `cell`, which joined stones that hung together, encloses; returns how many points.
    ///
    /// Only cells that hung together with one at its sides can be enclosed by it. Most rings hold but one of these four, which
    /// is seen at once.
    fn close(&mut self, cell: Cell, color: usize) -> u16 {
        let (row, bit) = row_and_bit(cell);
        let own = &self.rows[color];
        let inner = self.full_row() & self.full_row() << 1 & self.full_row() >> 1;
        let (mut open, mut closed) = (0, [0; 3]);
        for (at, near) in [(row - 1, bit), (row, bit << 1 | bit >> 1), (row + 1, bit)] {
            if at < 2 || at >= usize::from(self.size) {
                continue;
            }
            let near = near & inner & !own[at];
            let single = near & own[at - 1] & own[at + 1] & own[at] << 1 & own[at] >> 1;
            open += (near ^ single).count_ones();
            closed[at + 1 - row] = single;
        }
        let is_split_in_two = RUNS[self.picture(cell, color)].count == 2;
        let is_known = open == 0 || is_split_in_two && closed != [0; 3];
        if is_known { self.fill_single(row, closed, color) } else { self.fill(color) }
    }

    /// Gives `color` the single cells that it encloses in the row before this one, in this one and in the next.
    fn fill_single(&mut self, row: usize, closed: [u32; 3], color: usize) -> u16 {
        let mut filled = 0;
        for (at, single) in (row - 1..).zip(closed) {
            for column in bits(single) {
                let bit = 1 << column;
                self.stones[1 - color] -= u16::from(self.rows[1 - color][at] & bit != 0);
                self.stones[color] += 1;
                self.rows[1 - color][at] &= !bit;
                self.rows[color][at] |= bit;
                self.join(cell_at(at, column), color);
                filled += 1;
            }
        }
        filled
    }

    /// Gives `color` every point that its stones cut off from the safe zone; returns how many.
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
                self.join(cell_at(row, column), color);
            }
        }
    }
}

/// The row and the bit that hold `cell`.
pub(super) const fn row_and_bit(cell: Cell) -> (usize, u32) {
    ((cell >> 4) as usize + 1, FIRST << (cell & 15))
}

/// The cell that this row and bit hold.
pub(super) const fn cell_at(row: usize, column: u32) -> Cell {
    ((row - 1) << 4) as Cell | (column - 1) as Cell
}

/// The numbers of the bits of `row`, the lowest first.
pub(super) fn bits(mut row: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = row.trailing_zeros();
        row &= row.wrapping_sub(1);
        (bit < 32).then_some(bit)
    })
}
