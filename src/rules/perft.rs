//! Counting sequences of plays, to compare rules with other implementations.

use super::catalog::AnyGame;
use std::fmt;

/// Sequences that lead through a proposal of three or more stones, which are too many to be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerftError {
    /// How many stones are proposed at once.
    pub stones: usize,
}

impl fmt::Display for PerftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stones = self.stones;
        write!(
            f,
            "there are too many ways to propose {stones} stones at once: they cannot be counted one by one"
        )
    }
}

impl std::error::Error for PerftError {}

/// How many sequences of `depth` plays there are from here: stones, passes, proposals, picks, colour choices and
/// declarations, but no resignations, flags, offers or claims.
///
/// # Errors
///
/// Where three or more stones are proposed at once, [`legal_moves`](super::Rules::legal_moves) does not list all plays.
pub fn perft(game: &AnyGame, depth: u32) -> Result<u64, PerftError> {
    if depth == 0 {
        return Ok(1);
    }
    if let Some(stones) = game.proposal_size().filter(|&stones| stones > 2) {
        return Err(PerftError { stones });
    }
    let plays = game.legal_moves().into_iter().filter(|mv| mv.is_play());
    if depth == 1 {
        return Ok(plays.count() as u64);
    }
    plays
        .map(|mv| {
            let mut next = game.clone();
            next.play_unchecked(mv);
            perft(&next, depth - 1)
        })
        .sum()
}
