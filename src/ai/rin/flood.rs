//! The flood fill that finds the points which cannot reach the safe zone, a row at a time.

use super::position::{FIRST, ROWS};

/// The points of `open` that cannot reach the edge of a board of `size` rows by steps to the side
/// over points of `open`.
pub fn cut_off(open: &[u32; ROWS], size: usize) -> [u32; ROWS] {
    let mut reached = [0; ROWS];
    let edges = FIRST | FIRST << (size - 1);
    for row in 1..=size {
        reached[row] = if row == 1 || row == size { open[row] } else { open[row] & edges };
    }
    while sweep(open, &mut reached, 2..size) | sweep(open, &mut reached, (2..size).rev()) {}
    for (reached, open) in reached.iter_mut().zip(open) {
        *reached = open & !*reached;
    }
    reached
}

/// Spreads the reached points row by row; returns whether any was added.
fn sweep(open: &[u32; ROWS], reached: &mut [u32; ROWS], rows: impl Iterator<Item = usize>) -> bool {
    let mut grown = false;
    for row in rows {
        let before = reached[row];
        let seeds = before | (reached[row - 1] | reached[row + 1]) & open[row];
        if seeds != before || row_is_ragged(seeds, open[row]) {
            reached[row] = spread(seeds, open[row]);
            grown |= reached[row] != before;
        }
    }
    grown
}

/// Whether a reached point has an open neighbour in its row that is not reached.
const fn row_is_ragged(seeds: u32, open: u32) -> bool {
    (seeds << 1 | seeds >> 1) & open & !seeds != 0
}

/// `seeds` and all that hangs together with them in the row `open`. A carry runs up through the
/// open points; doubling steps go down.
const fn spread(seeds: u32, open: u32) -> u32 {
    let mut all = ((open + seeds) ^ open | seeds) & open;
    let mut free = open;
    all |= free & all >> 1;
    free &= free >> 1;
    all |= free & all >> 2;
    free &= free >> 2;
    all |= free & all >> 4;
    free &= free >> 4;
    all | free & all >> 8
}
