//! A reference player who looks no further than the next stone and the answer to it.

mod renju;

use super::playout::{Judged, Playout};
use super::{Player, Random};
use crate::board::Seat;
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Status};

/// The worth of a won game, which is greater than any lead.
const WON: i32 = 1_000_000;

/// The player who plays for the most that can be had at once. Equal seeds give equal games.
#[derive(Clone, Debug)]
pub struct Greedy {
    random: Random,
}

impl Greedy {
    /// A player for this seed, which decides between equal moves.
    pub const fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl Player for Greedy {
    /// The best move by [`value_of`]; in an opening any play.
    fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        if let Some(mv) = self.random.unthinking(game) {
            return Some(mv);
        }
        let mut moves = Vec::new();
        Judged(game.clone()).moves(&mut moves);
        self.random.shuffle(&mut moves);
        moves.into_iter().max_by_key(|&mv| (value_of(game, mv), mv != Move::Pass))
    }
}

/// The value of `mv`: by shapes in Renju, elsewhere by the lead after the best next stone.
fn value_of(game: &AnyGame, mv: Move) -> i32 {
    let Some(me) = game.to_move() else { return 0 };
    match game {
        AnyGame::Renju(game) => renju::value_of(game, mv),
        AnyGame::Ren(_) | AnyGame::Rin(_) => lead_after_answer(&after(game, mv), me),
    }
}

/// The lead of `me` after the best next stone, whoever is to put it: in Rin it may be `me` again.
fn lead_after_answer(game: &AnyGame, me: Seat) -> i32 {
    let mut moves = Vec::new();
    Judged(game.clone()).moves(&mut moves);
    let leads = moves.into_iter().map(|mv| lead(&after(game, mv), me));
    let best = if game.to_move() == Some(me) { leads.max() } else { leads.min() };
    best.unwrap_or_else(|| lead(game, me))
}

fn after(game: &AnyGame, mv: Move) -> AnyGame {
    let mut next = game.clone();
    next.play_unchecked(mv);
    next
}

/// How far `me` is ahead: points in Ren, stones in Rin, and won games before all.
fn lead(game: &AnyGame, me: Seat) -> i32 {
    let points = |color| match game {
        AnyGame::Ren(game) => i32::from(game.score(color)),
        AnyGame::Rin(game) => i32::from(game.stones(color)),
        AnyGame::Renju(_) => 0,
    };
    let mine = game.color_of(me);
    let lead = points(mine) - points(mine.other());
    match game.status() {
        Status::Won { winner, .. } if winner == me => WON + lead,
        Status::Won { .. } => lead - WON,
        _ => lead,
    }
}
