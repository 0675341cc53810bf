//! Several workers who think about one position without common memory: each about its own part of the moves.

use super::{Budget, Opponent, Score, Task, Thought};
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// A worker's place in a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Its number, from 0 on.
    pub number: usize,
    /// How many workers there are.
    pub of: usize,
}

/// The best of a worker's own moves; `None` if there is none for it. The likeliest moves are dealt out by turns. Where the player does
/// not rank moves, the first worker thinks about all of them.
pub fn think(
    opponent: &mut Opponent,
    game: &AnyGame,
    task: &Task,
    budget: &Budget,
    share: Share,
) -> Option<Thought> {
    let likely = opponent.likely(game);
    let is_own = |place: usize| place % share.of == share.number;
    if likely.len() <= share.number {
        return (share.number == 0).then(|| opponent.think(game, task, budget)).flatten();
    }
    let others = (0..).zip(&likely).filter(|&(place, _)| !is_own(place)).map(|(_, &mv)| mv);
    let except: Vec<Move> = task.except.iter().copied().chain(others).collect();
    opponent.think(game, &Task { except: &except, ..*task }, budget)
}

/// The best of what the workers have found, and of equals the first.
pub fn best(found: impl IntoIterator<Item = Thought>) -> Option<Thought> {
    found.into_iter().reduce(|best, next| if rank(&next) > rank(&best) { next } else { best })
}

/// A number that is greater for better scores.
fn rank(thought: &Thought) -> i32 {
    match thought.score {
        Score::Win(moves) => i32::from(u16::MAX) - i32::from(moves),
        Score::Open(value) => value.into(),
        Score::Loss(moves) => i32::from(moves) - i32::from(u16::MAX),
    }
}
