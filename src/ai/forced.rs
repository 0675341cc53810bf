//! Forced replies of Renju. Where a four leaves one stone to be played, the position after it tells how the game stands: it is searched
//! as if it were on the board, with all that a search does there.

use super::decisions::winning_claim;
use super::renju::{Engine, Threat};
use super::{Budget, Score, Task, Thought};
use crate::board::{Color, Point};
use crate::rules::renju::Renju;
use crate::rules::{Move, Phase, Rules, Status};

/// The best move, and how the game stands. Forced replies are looked through.
pub fn think(engine: &mut Engine, game: &Renju, budget: &Budget) -> Option<Thought> {
    let Some((reply, next)) = after_reply(engine, game) else {
        return engine.think(game, &Task::BEST, budget);
    };
    let report = |thought: &Thought| (budget.report)(&before(reply, thought));
    let thought = think(engine, &next, &Budget { report: &report, ..*budget })?;
    Some(before(reply, &thought))
}

/// The forced reply and the position after it, if the game goes on there.
fn after_reply(engine: &mut Engine, game: &Renju) -> Option<(Move, Renju)> {
    if !is_play(game) {
        return None;
    }
    let reply = Move::Stone(only_stone(engine, game)?);
    let mut next = game.clone();
    next.play(reply).ok()?;
    is_play(&next).then_some((reply, next))
}

/// Whether a stone is due, and nothing else is to be decided or claimed.
fn is_play(game: &Renju) -> bool {
    let is_due = game.status() == Status::Ongoing && game.phase() == Phase::Play;
    is_due && game.offer().is_none() && winning_claim(game).is_none()
}

/// The only stone that stops a four, where the player to move has none to complete.
fn only_stone(engine: &mut Engine, game: &Renju) -> Option<Point> {
    let me = game.color_to_move()?;
    let mut fives = |color: Color| -> Vec<Point> {
        let threats = engine.threats(game, color).into_iter();
        threats.filter(|(_, threat)| *threat == Threat::Five).map(|(at, _)| at).collect()
    };
    match (&fives(me)[..], &fives(me.other())[..]) {
        ([], &[only]) => Some(only),
        _ => None,
    }
}

/// A thought about the position before `reply`, by one about the position after it.
fn before(reply: Move, next: &Thought) -> Thought {
    let score = match next.score.turned() {
        Score::Win(moves) => Score::Win(moves + 1),
        Score::Loss(moves) => Score::Loss(moves + 1),
        Score::Open(value) => Score::Open(value),
    };
    let line = [reply].into_iter().chain(next.whole_line()).collect();
    Thought { mv: reply, score, depth: next.depth + 1, line, ..next.clone() }
}
