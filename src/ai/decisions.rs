//! The decisions of players beside their moves: to resign, to accept a draw, to claim a win.

use super::Score;
use crate::board::Seat;
use crate::rules::renju::Renju;
use crate::rules::{Move, Rules, Status};

/// How many own moves in a row must look hopeless before a player resigns.
pub const HOPELESS_MOVES: usize = 3;

/// The greatest score of a hopeless position that is not proved lost.
const HOPELESS: i16 = -970;

/// Whether a position with this score is hopeless.
pub const fn is_hopeless(score: Score) -> bool {
    match score {
        Score::Win(_) => false,
        Score::Loss(_) => true,
        Score::Open(value) => value <= HOPELESS,
    }
}

/// Whether a player with this score accepts a draw: one who is not ahead does.
pub const fn accepts_draw(score: Score) -> bool {
    match score {
        Score::Win(_) => false,
        Score::Loss(_) => true,
        Score::Open(value) => value <= 0,
    }
}

/// The claim that wins at once for the person to move, where players are their own referees.
pub fn winning_claim(game: &Renju) -> Option<Move> {
    winning_claim_of(game, game.to_move()?)
}

/// The claim that wins at once for `me`, where players are their own referees. It may be made at any
/// moment, also straight after a stone of one's own (RIF 9.6).
pub fn winning_claim_of(game: &Renju, me: Seat) -> Option<Move> {
    let claim = Move::Claim(game.color_of(me));
    game.check(claim).ok()?;
    let mut next = game.clone();
    next.play_unchecked(claim);
    matches!(next.status(), Status::Won { winner, .. } if winner == me).then_some(claim)
}
