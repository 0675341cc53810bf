//! Groups in the making: the boxes and rows in which one player has some stones and the opponent none.

use super::cells::{DOWN, Set, from};

/// A number of stones for each square, as sets of binary digits, the lowest first.
#[derive(Clone, Copy)]
struct Count([Set; 4]);

impl Count {
    /// The sum of two numbers.
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        let (mut sum, mut carry) = ([0; 4], 0);
        for (digit, (a, b)) in sum.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            *digit = a ^ b ^ carry;
            carry = a & b | carry & (a ^ b);
        }
        Self(sum)
    }

    /// Adds to each number the one that stands so many steps away.
    #[inline(always)]
    fn with(self, steps: i32) -> Self {
        self.plus(self.at(steps))
    }

    #[inline(always)]
    fn at(self, steps: i32) -> Self {
        Self(self.0.map(|digit| from(digit, steps)))
    }

    /// The squares whose number is `n`.
    #[inline(always)]
    fn is(self, n: usize) -> Set {
        let digits = self.0.iter().enumerate();
        digits.fold(!0, |set, (i, &digit)| set & if n >> i & 1 == 1 { digit } else { !digit })
    }
}

/// The groups that one player is making, each by its square at the top left.
pub struct Shapes {
    /// Boxes of four with two stones.
    pub half_fours: Set,
    /// Lying boxes of six with three and with four stones.
    pub lying_sixes: [Set; 2],
    /// Standing boxes of six with three and with four stones.
    pub standing_sixes: [Set; 2],
    /// Rows of four with two stones, across and down.
    pub half_rows: [Set; 2],
    /// Boxes of nine with five, six, seven and eight stones.
    pub nines: [Set; 4],
}

impl Shapes {
    /// The groups of a player with the stones `own`, on squares that are `clear` of the opponent's stones.
    pub fn of(own: Set, clear: Set) -> Self {
        let across = Lines::new(own, clear, 1);
        let down = Lines::new(own, clear, DOWN);
        let lying = across.threes.with(DOWN);
        let lying_clear = across.clear_threes & from(across.clear_threes, DOWN);
        let standing = down.threes.with(1);
        let standing_clear = down.clear_threes & from(down.clear_threes, 1);
        let nines = lying.plus(across.threes.at(2 * DOWN));
        let nines_clear = lying_clear & from(across.clear_threes, 2 * DOWN);
        let fours_clear = across.clear_twos & from(across.clear_twos, DOWN);
        Self {
            half_fours: across.twos.with(DOWN).is(2) & fours_clear,
            lying_sixes: [3, 4].map(|n| lying.is(n) & lying_clear),
            standing_sixes: [3, 4].map(|n| standing.is(n) & standing_clear),
            half_rows: [across.half_rows(1), down.half_rows(DOWN)],
            nines: [5, 6, 7, 8].map(|n| nines.is(n) & nines_clear),
        }
    }

    /// The squares of the boxes of nine named by `set`.
    pub const fn squares_of_nines(set: Set) -> Set {
        let rows = set | set << 1 | set << 2;
        rows | rows << DOWN | rows << (2 * DOWN)
    }

    /// The squares of the boxes of four in which two stones are missing.
    pub const fn squares_of_fours(&self) -> Set {
        let rows = self.half_fours | self.half_fours << 1;
        rows | rows << DOWN
    }

    /// The squares of the rows of four in which two stones are missing.
    pub fn squares_of_rows(&self) -> Set {
        let [across, down] = self.half_rows;
        let spread =
            |set: Set, step: i32| set | set << step | set << (2 * step) | set << (3 * step);
        spread(across, 1) | spread(down, DOWN)
    }
}

/// The stones on two and three squares in a line, and the squares where such a line is clear.
struct Lines {
    twos: Count,
    threes: Count,
    clear_twos: Set,
    clear_threes: Set,
}

impl Lines {
    #[inline(always)]
    fn new(own: Set, clear: Set, step: i32) -> Self {
        let stones = Count([own, 0, 0, 0]);
        let twos = stones.with(step);
        let clear_twos = clear & from(clear, step);
        Self {
            twos,
            threes: twos.plus(stones.at(2 * step)),
            clear_twos,
            clear_threes: clear_twos & from(clear, 2 * step),
        }
    }

    /// The clear rows of four with two stones.
    #[inline(always)]
    fn half_rows(&self, step: i32) -> Set {
        self.twos.with(2 * step).is(2) & self.clear_twos & from(self.clear_twos, 2 * step)
    }
}
