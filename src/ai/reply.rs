//! The reply of a computer player when it is its turn: a move, a resignation, or an answer to an offered draw.

use super::decisions::{HOPELESS_MOVES, accepts_draw, is_hopeless};
use super::{Budget, Opponent, Score, Task};
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Phase};
use serde::{Deserialize, Serialize};

/// How long a player goes on in a hopeless game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hope {
    /// The player goes on to the end.
    Endless,
    /// The player may resign. So many of its last moves in a row looked hopeless.
    LostFor(usize),
}

/// The reply of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// A legal move.
    pub mv: Move,
    /// Whether the position looks hopeless.
    pub hopeless: bool,
}

/// The reply of a computer player; `None` when the game is over.
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
    // Nothing is lost in an opening: colours can still be chosen.
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

/// The answer to an offered draw of a player with this score.
pub const fn answer_to_offer(score: Score) -> Move {
    if accepts_draw(score) { Move::Accept } else { Move::Refuse }
}

fn any_play(game: &AnyGame) -> Option<Move> {
    game.legal_moves().into_iter().find(|mv| mv.is_play())
}
