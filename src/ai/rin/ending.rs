//! A position of the endgame, small enough to be copied for every stone.

use super::flood::cut_off;
use super::position::{FIRST, Position, ROWS, bits, cell_at, row_and_bit};
use super::surroundings::RUNS;
use crate::ai::cell::Cell;

/// Stones as bits of rows, as in a [`Position`], without what hangs together.
#[derive(Clone)]
pub struct Ending {
    rows: [[u32; ROWS]; 2],
    size: u8,
    /// The remainder by four of how many stones were put by hand.
    placed: u8,
    vacant: u16,
    margin: i16,
    /// The stones that were put since the position was taken over, and all that they filled, as a hash.
    hash: u64,
}

impl Ending {
    /// The same position.
    pub fn of(position: &Position) -> Self {
        Self {
            rows: *position.rows(),
            size: position.size(),
            placed: position.placed(),
            vacant: position.vacant(),
            margin: position.margin() as i16,
            hash: 0,
        }
    }

    /// The colour of the next stone: 0 is Black, 1 White.
    pub const fn to_move(&self) -> usize {
        (self.placed.div_ceil(2) & 1) as usize
    }

    /// How many cells are empty.
    pub const fn vacant(&self) -> u16 {
        self.vacant
    }

    /// The empty cells, row by row.
    pub fn empties(&self) -> impl Iterator<Item = Cell> + use<'_> {
        let full = self.full_row();
        (1..=usize::from(self.size)).flat_map(move |row| {
            let open = full & !(self.rows[0][row] | self.rows[1][row]);
            bits(open).map(move |column| cell_at(row, column))
        })
    }

    const fn full_row(&self) -> u32 {
        ((1 << self.size) - 1) * FIRST
    }

    const fn runs(&self, cell: Cell, color: usize) -> u8 {
        let rows = &self.rows[color];
        let (row, column) = ((cell >> 4) as usize, (cell & 15) as u32);
        let (above, beside, below) = (rows[row], rows[row + 1], rows[row + 2]);
        let picture =
            above >> column & 7 | (beside >> column & 7) << 3 | (below >> column & 7) << 6;
        RUNS[picture as usize].count
    }

    /// How promising the next stone looks on an empty cell.
    pub const fn promise(&self, cell: Cell) -> u32 {
        let me = self.to_move();
        2 * self.runs(cell, me) as u32 + self.runs(cell, 1 - me) as u32
    }

    /// Puts the next stone on an empty cell, and fills what it encloses.
    pub fn play(&mut self, cell: Cell) {
        let color = self.to_move();
        self.placed = (self.placed + 1) & 3;
        let (row, bit) = row_and_bit(cell);
        self.rows[color][row] |= bit;
        self.vacant -= 1;
        self.margin += if color == 0 { 1 } else { -1 };
        self.hash ^= number(cell, color);
        if self.runs(cell, color) > 1 {
            self.fill(color);
        }
    }

    fn fill(&mut self, color: usize) {
        let inside = self.enclosed(&self.rows[color]);
        let sign = if color == 0 { 1 } else { -1 };
        for (row, &new) in inside.iter().enumerate().take(usize::from(self.size) + 1) {
            if new == 0 {
                continue;
            }
            let killed = self.rows[1 - color][row] & new;
            let taken = new & !killed;
            self.vacant -= taken.count_ones() as u16;
            self.margin += sign * (taken.count_ones() + 2 * killed.count_ones()) as i16;
            for column in bits(killed) {
                self.hash ^= number(cell_at(row, column), 1 - color);
            }
            for column in bits(new) {
                self.hash ^= number(cell_at(row, column), color);
            }
            self.rows[1 - color][row] &= !new;
            self.rows[color][row] |= new;
        }
    }

    /// The points that these stones cut off from the safe zone.
    fn enclosed(&self, stones: &[u32; ROWS]) -> [u32; ROWS] {
        let full = self.full_row();
        let mut open = stones.map(|stones| full & !stones);
        open[0] = 0;
        open[usize::from(self.size) + 1..].fill(0);
        cut_off(&open, usize::from(self.size))
    }

    /// The margin at the end for the player to move, if nothing can be filled any more.
    pub fn margin_if_closed(&self) -> Option<i32> {
        if !(0..2).all(|color| self.is_immortal(color)) {
            return None;
        }
        let stones = |placed: u16| if placed.div_ceil(2) & 1 == 0 { 1 } else { -1 };
        let placed = u16::from(self.placed);
        let to_come: i32 = (placed..placed + self.vacant).map(stones).sum();
        let margin = i32::from(self.margin) + to_come;
        Some(if self.to_move() == 0 { margin } else { -margin })
    }

    /// Whether the opponent of `color` can never fill anything: every empty cell lies in the safe zone or beside stones of
    /// `color`, and all of these reach the safe zone over their own.
    fn is_immortal(&self, color: usize) -> bool {
        let (own, other) = (&self.rows[color], &self.rows[1 - color]);
        let (full, size) = (self.full_row(), usize::from(self.size));
        let edges = FIRST | FIRST << (size - 1);
        for row in 2..size {
            let empty = full & !(own[row] | other[row]);
            let beside = own[row] << 1 | own[row] >> 1 | own[row - 1] | own[row + 1];
            if empty & !beside & !edges != 0 {
                return false;
            }
        }
        cut_off(own, size) == [0; ROWS]
    }

    /// The hash key of the position.
    pub const fn key(&self) -> u64 {
        let mixed = (self.hash ^ self.placed as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93) | 1
    }
}

/// A random number for a stone.
const fn number(cell: Cell, color: usize) -> u64 {
    let seed = ((cell as u64) << 1 | color as u64) + 1;
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
