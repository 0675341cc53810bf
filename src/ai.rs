//! Players that think. They see a game and answer with a move. They know no clock and no chance but those that their
//! [`Budget`] and their seed give them, so equal questions to players with equal memories have equal answers.

pub mod answering;
mod cell;
mod chances;
pub mod decisions;
mod forced;
mod greedy;
pub mod hint;
pub mod judging;
mod level;
mod mcts;
pub mod mining;
mod opponent;
pub mod playout;
pub mod protocol;
mod random;
pub mod ren;
pub mod renju;
mod reply;
pub mod review;
pub mod rin;
mod search;
mod solving;
mod standing;
pub mod team;
mod thought;
pub mod uct;

pub use greedy::Greedy;
pub use level::Level;
pub use opponent::Opponent;
pub use random::Random;
pub use reply::{Hope, Reply, answer_to_offer, is_offered_a_draw, reply};
pub use standing::{Standing, WHOLE};
pub use thought::{Aim, Budget, Score, Task, Thought};
pub use uct::Uct;

use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// A player who chooses moves.
pub trait Player {
    /// A legal move; `None` when the game is over.
    fn choose(&mut self, game: &AnyGame) -> Option<Move>;
}
