//! Sets of cells, a bit for each.

use crate::ai::cell::Cell;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Set([u64; 4]);

impl Set {
    /// The empty set.
    pub const EMPTY: Self = Self([0; 4]);

    /// The set of all bytes.
    pub const FULL: Self = Self([u64::MAX; 4]);

    /// Whether `cell` is in the set.
    pub const fn has(&self, cell: Cell) -> bool {
        self.0[(cell >> 6) as usize] >> (cell & 63) & 1 == 1
    }

    /// Puts `cell` into the set, or takes it out.
    pub const fn toggle(&mut self, cell: Cell) {
        self.0[(cell >> 6) as usize] ^= 1 << (cell & 63);
    }

    /// Puts `cell` into the set.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[(cell >> 6) as usize] |= 1 << (cell & 63);
    }

    /// Whether the set is empty.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many cells the set has.
    pub const fn len(&self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// The first cell of the set.
    pub fn first(&self) -> Option<Cell> {
        self.cells().next()
    }

    /// The cells in one of the sets or in both.
    pub const fn or(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }

    /// The cells in both sets.
    pub const fn and(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }

    /// The cells of this set that are not in the other.
    pub const fn minus(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & !e, b & !f, c & !g, d & !h])
    }

    /// The cells of the set in order.
    pub const fn cells(&self) -> Cells {
        Cells { words: self.0, word: 0 }
    }
}

/// The cells of a set, in order.
pub struct Cells {
    words: [u64; 4],
    word: u8,
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while let Some(rest) = self.words.get_mut(usize::from(self.word)) {
            if *rest != 0 {
                let bit = rest.trailing_zeros() as u8;
                *rest &= *rest - 1;
                return Some(self.word << 6 | bit);
            }
            self.word += 1;
        }
        None
    }
}

/// All columns but the first two.
const RIGHT: u64 = 0xfffc_fffc_fffc_fffc;
/// All columns but the last two that a row has room for.
const LEFT: u64 = 0x3fff_3fff_3fff_3fff;
/// All columns but the first.
const RIGHT_ONE: u64 = 0xfffe_fffe_fffe_fffe;
/// All columns but the last that a row has room for.
const LEFT_ONE: u64 = 0x7fff_7fff_7fff_7fff;

impl Set {
    /// The cells at most two rows and two columns away from one of these; some lie beside the board.
    pub const fn spread(&self) -> Self {
        let mut wide = [0; 4];
        let mut i = 0;
        while i < 4 {
            let row = self.0[i];
            let one = row << 1 & RIGHT_ONE | row >> 1 & LEFT_ONE;
            wide[i] = row | one | row << 2 & RIGHT | row >> 2 & LEFT;
            i += 1;
        }
        let mut all = wide;
        i = 0;
        while i < 4 {
            let below = if i > 0 { wide[i - 1] } else { 0 };
            let above = if i < 3 { wide[i + 1] } else { 0 };
            all[i] |= wide[i] << 16 | wide[i] << 32 | wide[i] >> 16 | wide[i] >> 32;
            all[i] |= below >> 48 | below >> 32 | above << 48 | above << 32;
            i += 1;
        }
        Self(all)
    }
}
