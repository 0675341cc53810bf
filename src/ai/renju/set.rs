//! Sets of points. A point is a byte, sixteen to a row, so that no look-up needs a check.

use super::geometry::At;

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Set([u64; 4]);

impl Set {
    /// No point.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether `at` is in it.
    pub const fn has(&self, at: At) -> bool {
        self.0[(at >> 6) as usize] >> (at & 63) & 1 == 1
    }

    /// Puts `at` in, or takes it out.
    pub const fn toggle(&mut self, at: At) {
        self.0[(at >> 6) as usize] ^= 1 << (at & 63);
    }

    /// Puts `at` in.
    pub const fn insert(&mut self, at: At) {
        self.0[(at >> 6) as usize] |= 1 << (at & 63);
    }

    /// Whether no point is in it.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many points are in it.
    pub const fn len(&self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// The first point in it.
    pub fn first(&self) -> Option<At> {
        self.points().next()
    }

    /// The points of both.
    pub const fn or(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }

    /// The points in both.
    pub const fn and(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }

    /// The points that are not in the other.
    pub const fn minus(&self, other: &Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & !e, b & !f, c & !g, d & !h])
    }

    /// Its points in order.
    pub const fn points(&self) -> Points {
        Points { words: self.0, word: 0 }
    }
}

/// The points of a set.
pub struct Points {
    words: [u64; 4],
    word: u8,
}

impl Iterator for Points {
    type Item = At;

    fn next(&mut self) -> Option<At> {
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

/// All columns but the first two, and all but the last two that a row has room for.
const RIGHT: u64 = 0xfffc_fffc_fffc_fffc;
const LEFT: u64 = 0x3fff_3fff_3fff_3fff;
/// All but the first column, and all but the last.
const RIGHT_ONE: u64 = 0xfffe_fffe_fffe_fffe;
const LEFT_ONE: u64 = 0x7fff_7fff_7fff_7fff;

impl Set {
    /// The points at most two steps away from one of these, in lines; some lie beside the board.
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
