//! Counting sequences of plays, to compare rules with other implementations.

use super::catalog::AnyGame;

/// How many sequences of `depth` plays there are from here: stones, passes, pairs, picks and colour
/// choices, but no resignations, flags, offers or claims.
pub fn perft(game: &AnyGame, depth: u32) -> u64 {
    let plays = || game.legal_moves().into_iter().filter(|mv| mv.is_play());
    match depth {
        0 => 1,
        1 => plays().count() as u64,
        _ => plays()
            .map(|mv| {
                let mut next = game.clone();
                next.play_unchecked(mv);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
