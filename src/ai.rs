//! Players that think. They see a game and answer with a move; they know no clock and no chance
//! but what their seed gives them.

mod random;

pub use random::Random;

use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// Somebody who chooses moves.
pub trait Player {
    /// A legal move; `None` when the game is over.
    fn choose(&mut self, game: &AnyGame) -> Option<Move>;
}
