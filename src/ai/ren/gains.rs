//! The points that one more stone would score, for all squares at once.

use super::cells::{Cell, DOWN, Set, from};

/// The points that a stone of one player would score on each square. They depend on that player's stones only, and
/// mean nothing for squares with a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gains {
    /// The points as binary digits, a set for each digit: no stone scores as much as 32.
    digits: [Set; 5],
    /// The squares on which a stone completes a nine.
    pub nines: Set,
}

impl Gains {
    /// The gains of a player with these stones.
    pub fn of(own: Set) -> Self {
        let mut gains = Self { digits: [0; 5], nines: 0 };
        gains.add_boxes(own);
        gains.add_small_boxes(own);
        gains.add_rows(own, 1);
        gains.add_rows(own, DOWN);
        gains
    }

    /// The points that a stone on `cell` scores.
    pub fn points(&self, cell: Cell) -> i32 {
        let digits = self.digits.iter().rev();
        digits.fold(0, |points, digit| points << 1 | (digit >> cell & 1) as i32)
    }

    /// The sum of the points over all squares of `set`.
    pub fn sum(&self, set: Set) -> i32 {
        let digits = self.digits.iter().rev();
        digits.fold(0, |sum, digit| 2 * sum + (digit & set).count_ones() as i32)
    }

    /// The squares on which a stone scores.
    pub fn any(&self) -> Set {
        self.digits.iter().fold(0, |any, digit| any | digit)
    }

    /// The most points that a stone scores on a square of `set`.
    pub fn best(&self, mut set: Set) -> i32 {
        let mut best = 0;
        for digit in self.digits.iter().rev() {
            best <<= 1;
            if set & digit != 0 {
                set &= digit;
                best |= 1;
            }
        }
        best
    }

    /// Adds `2^power` points on the squares of `carry`.
    #[inline(always)]
    fn add(&mut self, power: usize, mut carry: Set) {
        for digit in &mut self.digits[power..] {
            if carry == 0 {
                return;
            }
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
    }

    /// Adds boxes of six, standing and lying, and nines.
    fn add_boxes(&mut self, own: Set) {
        self.add_sixes(own, DOWN, 1);
        self.nines = self.add_sixes(own, 1, DOWN);
    }

    /// Adds boxes of six whose long side goes by `step` and whose short one by `across`. Returns the squares on which
    /// nines are completed.
    #[inline(always)]
    fn add_sixes(&mut self, own: Set, step: i32, across: i32) -> Set {
        let threes = own & from(own, step) & from(own, 2 * step);
        let near = |steps| from(own, steps * step);
        let others = [near(1) & near(2), near(-1) & near(1), near(-1) & near(-2)];
        let mut nines = 0;
        for (place, others) in (0..).zip(others) {
            let line = |lines: i32| from(threes, lines * across - place * step);
            let (above, below) = (line(-1), line(1));
            self.add(1, others & above);
            self.add(1, others & below);
            nines |= others & (above & (line(-2) | below) | below & line(2));
        }
        nines
    }

    /// Adds boxes of four that lie in no box of six.
    fn add_small_boxes(&mut self, own: Set) {
        let lying = own & from(own, 1);
        let standing = own & from(own, DOWN);
        for (right, below) in [(0, 0), (-1, 0), (0, -1), (-1, -1)] {
            // The top left corner of the box, as seen from the stone that completes it.
            let corner = right + below * DOWN;
            let beside = from(own, 2 * right + 1);
            let pair = from(lying, corner + if below == 0 { DOWN } else { 0 });
            let longer = from(standing, corner - 1)
                | from(standing, corner + 2)
                | from(lying, corner - DOWN)
                | from(lying, corner + 2 * DOWN);
            self.add(0, beside & pair & !longer);
        }
    }

    /// Adds rows of exactly four and exactly six in one direction.
    #[inline(always)]
    fn add_rows(&mut self, own: Set, step: i32) {
        let (before, after) = (runs(own, -step), runs(own, step));
        let mut of = |power, others: usize| {
            let row = (0..=others).fold(0, |row, n| row | before[n] & after[others - n]);
            self.add(power, row);
        };
        of(0, 3);
        of(1, 5);
    }
}

/// The squares from which exactly 0, 1, 2, 3, 4, 5 own stones follow in this direction.
#[inline(always)]
fn runs(own: Set, step: i32) -> [Set; 6] {
    let mut runs = [0; 6];
    let mut so_far = !0;
    for (n, run) in (1..).zip(&mut runs) {
        let longer = so_far & from(own, n * step);
        *run = so_far & !longer;
        so_far = longer;
    }
    runs
}
