//! Advice: the best moves of a position, one after the other.

use super::protocol::MOST_CANDIDATES;
use super::{Budget, Opponent, Score, Task, Thought, answer_to_offer, forced, is_offered_a_draw};
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Phase};

/// The part of the time that each of so many candidates gets: the best one half of it, and the others equal parts of the rest.
pub fn shares(lines: usize) -> Vec<f64> {
    let others = lines.clamp(1, MOST_CANDIDATES) - 1;
    let first = if others == 0 { 1.0 } else { 0.5 };
    let rest = (0..others).map(|_| 0.5 / others as f64);
    [first].into_iter().chain(rest).collect()
}

/// The best move beside those that are `found` already, at full strength; `None` if there is no other, or if the best
/// is enough, as in a decision.
pub fn candidate(
    opponent: &mut Opponent,
    game: &AnyGame,
    found: &[Thought],
    budget: &Budget,
) -> Option<Thought> {
    match found {
        [chosen] if game.phase() == Phase::ColourChoice => return other_colour(chosen),
        [_, ..] if is_decision(game) => return None,
        _ => {}
    }
    let except: Vec<Move> = found.iter().map(|thought| thought.mv).collect();
    let thought = match game {
        AnyGame::Renju(renju) if except.is_empty() => {
            forced::think(opponent.solver(), renju, budget)
        }
        _ => opponent.think(game, &Task { except: &except, ..Task::BEST }, budget),
    }?;
    if is_offered_a_draw(game) {
        let mv = answer_to_offer(thought.score);
        return Some(Thought { mv, line: vec![mv], ..thought });
    }
    game.check(thought.mv).is_ok().then_some(thought)
}

/// The other colour than the chosen one: what is good for the one is bad for the other.
fn other_colour(chosen: &Thought) -> Option<Thought> {
    let mv = match chosen.mv {
        Move::Swap => Move::Stay,
        Move::Stay => Move::Swap,
        _ => return None,
    };
    Some(Thought { mv, score: chosen.score.turned(), line: vec![mv], ..chosen.clone() })
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
    let is_choice = matches!(
        game.phase(),
        Phase::ColourChoice
            | Phase::Branch
            | Phase::Swap2
            | Phase::Declaration
            | Phase::FifthChoice
            | Phase::Removal
    );
    is_offered_a_draw(game) || is_choice || game.proposal_size().is_some()
}
