//! Advice: the best moves of a position, one after the other.

use super::{Budget, Opponent, Score, Task, Thought, answer_to_offer, is_offered_a_draw};
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Phase};

/// How many quarters of the time each candidate gets. There are no more candidates.
pub const QUARTERS: [u8; 3] = [2, 1, 1];

/// The best move beside those that are `found` already, at full strength; `None` if there is no other, or if the best
/// is enough, as in a decision.
pub fn candidate(
    opponent: &mut Opponent,
    game: &AnyGame,
    found: &[Thought],
    budget: &Budget,
) -> Option<Thought> {
    let is_enough = if is_decision(game) { 1 } else { QUARTERS.len() };
    if found.len() >= is_enough {
        return None;
    }
    let except: Vec<Move> = found.iter().map(|thought| thought.mv).collect();
    let thought = opponent.think(game, &Task { except: &except, ..Task::BEST }, budget)?;
    if is_offered_a_draw(game) {
        let mv = answer_to_offer(thought.score);
        return Some(Thought { mv, line: vec![mv], ..thought });
    }
    game.check(thought.mv).is_ok().then_some(thought)
}

/// Brings candidates into the order in which they are advised: proved wins first, proved losses last. Of the others,
/// the first was searched the longest, so none that was found after it is said to be better.
pub fn sort(found: &mut [Thought]) {
    found.sort_by_key(|thought| match thought.score {
        Score::Win(moves) => i32::from(moves) - i32::from(u16::MAX),
        Score::Open(_) => 0,
        Score::Loss(moves) => i32::from(u16::MAX) - i32::from(moves),
    });
    let mut most = i16::MAX;
    for thought in found {
        if let Score::Open(value) = &mut thought.score {
            most = most.min(*value);
            *value = most;
        }
    }
}

/// Whether a decision is due, and no stone.
fn is_decision(game: &AnyGame) -> bool {
    let due =
        [Phase::ColourChoice, Phase::Fifths, Phase::TwoBlacks, Phase::FifthChoice, Phase::Removal];
    is_offered_a_draw(game) || due.contains(&game.phase())
}
