//! The runs of stones among the eight neighbours of a cell, in a table.

/// The runs of one colour's stones round a cell. Neighbours in different runs touch each other, if at all, only
/// further away.
#[derive(Clone, Copy)]
pub struct Runs {
    /// How many runs there are, 0 to 4.
    pub count: u8,
    /// The step from the cell to one stone of each run, as a wrapping difference of cells.
    pub steps: [u8; 4],
}

/// The runs for each picture of a 3 x 3 square: bit `3 * row + column`, the middle ignored.
pub static RUNS: [Runs; 512] = {
    let mut table = [Runs { count: 0, steps: [0; 4] }; 512];
    let mut picture = 0;
    while picture < 512 {
        table[picture] = runs(picture as u16);
        picture += 1;
    }
    table
};

const MIDDLE: u16 = 1 << 4;

const fn runs(picture: u16) -> Runs {
    let mut left = picture & !MIDDLE;
    let mut found = Runs { count: 0, steps: [0; 4] };
    while left != 0 {
        let bit = left.trailing_zeros() as u8;
        found.steps[found.count as usize] = step(bit);
        found.count += 1;
        left &= !touching(1 << bit, left);
    }
    found
}

/// The stones of `picture` that hang together with `start`, side by side or corner to corner.
const fn touching(start: u16, picture: u16) -> u16 {
    const COLUMNS: [u16; 3] = [0b001_001_001, 0b010_010_010, 0b100_100_100];
    let mut run = start;
    loop {
        let beside = (run & !COLUMNS[2]) << 1 | (run & !COLUMNS[0]) >> 1 | run;
        let wider = (beside << 3 | beside >> 3 | beside) & picture;
        if wider == run {
            return run;
        }
        run = wider;
    }
}

/// The step from the middle of the square to its point `bit`, where a row has 16 cells.
const fn step(bit: u8) -> u8 {
    (bit / 3 * 16 + bit % 3).wrapping_sub(17)
}
