//! What a computer player answers when it is its turn: a move, or a word about the game.

use super::decisions::{HOPELESS_MOVES, accepts_draw, is_hopeless};
use super::{Budget, Opponent, Score, Task};
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Phase};

/// Whether a player goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hope {
    /// To the end, whatever comes.
    Endless,
    /// So many of its last moves in a row looked hopeless.
    LostFor(usize),
}

/// What it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// A legal move.
    pub mv: Move,
    /// Whether the position looks hopeless.
    pub hopeless: bool,
}

/// The answer of a player of this strength; `None` when the game is over.
pub fn reply(
    opponent: &mut Opponent,
    game: &AnyGame,
    task: &Task,
    budget: &Budget,
    hope: Hope,
) -> Option<Reply> {
    let thought = opponent.think(game, task, budget);
    let mv = thought.as_ref().map(|thought| thought.mv);
    let mv = mv.filter(|&mv| game.check(mv).is_ok()).or_else(|| any_play(game))?;
    let score = thought.map_or(Score::Open(0), |thought| thought.score);
    // In an opening nothing is lost that could not be chosen otherwise.
    let hopeless = game.phase() == Phase::Play && is_hopeless(score);
    let mv = match hope {
        _ if matches!(mv, Move::Claim(_)) => mv,
        _ if is_offered_a_draw(game) => answer_to_offer(score),
        Hope::LostFor(moves) if hopeless && moves + 1 >= HOPELESS_MOVES => Move::Resign(None),
        _ => mv,
    };
    Some(Reply { mv, hopeless })
}

/// Whether the person to move has a draw to accept or to refuse.
pub fn is_offered_a_draw(game: &AnyGame) -> bool {
    match game {
        AnyGame::Renju(renju) => {
            renju.offer().is_some_and(|by| game.person_to_move() == Some(by.other()))
        }
        AnyGame::Ren(_) | AnyGame::Rin(_) => false,
    }
}

/// What somebody does with an offer who thinks this of the game.
pub const fn answer_to_offer(score: Score) -> Move {
    if accepts_draw(score) { Move::Accept } else { Move::Refuse }
}

fn any_play(game: &AnyGame) -> Option<Move> {
    game.legal_moves().into_iter().find(|mv| mv.is_play())
}
