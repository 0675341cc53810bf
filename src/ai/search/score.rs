//! The values of the alpha-beta searches, and the scores that players show for them.

use crate::ai::Score;

/// The value of a position that is won already. A win in `n` moves is worth `n` less.
pub const WIN: i32 = 30_000;

/// The least value of a proved win. The values of proved losses are the negatives of those of proved wins.
pub const PROVED: i32 = WIN - 500;

/// The greatest value of a position in which no win is proved.
pub const MAX_UNPROVED: i32 = PROVED - 1;

/// The advantage that is shown as half a win.
const HALF: i32 = 400;

/// Whether a value is that of a proved win or a proved loss.
pub const fn is_proved(value: i32) -> bool {
    value.abs() >= PROVED
}

/// The score that players show for a value of the search.
pub const fn score(value: i32) -> Score {
    match value {
        PROVED.. => Score::Win((WIN - value) as u16),
        _ if is_proved(value) => Score::Loss((WIN + value) as u16),
        _ => Score::Open((999 * value / (value.abs() + HALF)) as i16),
    }
}

/// The value of the search that is shown as so many thousandths.
pub fn value(thousandths: i16) -> i32 {
    let thousandths = i32::from(thousandths);
    let value = HALF * thousandths / (1000 - thousandths.abs()).max(1);
    value.clamp(-MAX_UNPROVED, MAX_UNPROVED)
}

/// Makes a value that counts moves from the root one that counts them from the position `ply` moves later, as
/// transposition tables need it.
pub const fn to_table(value: i32, ply: usize) -> i32 {
    value + plies_if_proved(value, ply)
}

/// Makes a value from a transposition table one that counts moves from the root, `ply` moves earlier.
pub const fn from_table(value: i32, ply: usize) -> i32 {
    value - plies_if_proved(value, ply)
}

const fn plies_if_proved(value: i32, ply: usize) -> i32 {
    match value {
        PROVED.. => ply as i32,
        _ if is_proved(value) => -(ply as i32),
        _ => 0,
    }
}
