//! What a turn is worth where the rules count: points in Ren, stones in Rin.

use crate::board::Seat;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use std::cell::OnceCell;

/// The best turn from a position, which is counted when it is first asked for.
#[derive(Clone, Debug, Default)]
pub struct BestTurn(OnceCell<(i32, Vec<Move>)>);

impl BestTurn {
    /// The most that who sits here can gain in this turn, and the first turn that does. The position is always the same.
    pub fn of(&self, game: &AnyGame, seat: Seat) -> &(i32, Vec<Move>) {
        self.0.get_or_init(|| best_turn(game, seat))
    }
}

impl PartialEq for BestTurn {
    /// Whether it was counted already makes no difference.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What the rules count for who sits here: points in Ren, stones on the board in Rin, and nothing in Renju.
fn count(game: &AnyGame, seat: Seat) -> i32 {
    let color = game.color_of(seat);
    match game {
        AnyGame::Ren(ren) => ren.score(color).into(),
        AnyGame::Rin(rin) => rin.stones(color).into(),
        AnyGame::Renju(_) => 0,
    }
}

/// How much who sits here has gained from one position to the other. In Rin the stones that were put count with those that
/// were filled in.
pub fn gain(before: &AnyGame, after: &AnyGame, seat: Seat) -> i32 {
    count(after, seat) - count(before, seat)
}

/// The most that who sits here and is to move can gain in this turn.
pub fn best_gain(game: &AnyGame, seat: Seat) -> i32 {
    best_turn(game, seat).0
}

/// The most that can be gained in this turn, and the first turn that does.
pub fn best_turn(game: &AnyGame, seat: Seat) -> (i32, Vec<Move>) {
    most(game, seat, gain)
}

/// The most stones of the other side that who sits here and is to move can kill in this turn, and the first turn that does.
pub fn worst_turn(game: &AnyGame, seat: Seat) -> (i32, Vec<Move>) {
    most(game, seat, |before, after, seat| -gain(before, after, seat.other()))
}

/// What who sits here has more in the second position than in the first.
type Measure = fn(&AnyGame, &AnyGame, Seat) -> i32;

/// The turn with the greatest measure, and that.
fn most(game: &AnyGame, seat: Seat, measure: Measure) -> (i32, Vec<Move>) {
    let mut best = (0, Vec::new());
    let mut stones: Vec<Move> = game.board().points().map(Move::Stone).collect();
    stones.retain(|&mv| game.check(mv).is_ok());
    for (number, &mv) in stones.iter().enumerate() {
        let mut after = game.clone();
        after.play_unchecked(mv);
        let mut found = (measure(game, &after, seat), vec![mv]);
        if after.to_move() == Some(seat) {
            // Two stones of which the first does nothing can as well come in the other order.
            let is_idle = gain(game, &after, seat) == 1;
            let others = if is_idle { &stones[number + 1..] } else { &stones[..] };
            let (more, second) = second_stone(&after, seat, others, measure);
            found.0 += more;
            found.1.extend(second);
        }
        if found.0 > best.0 || best.1.is_empty() {
            best = found;
        }
    }
    best
}

/// The greatest measure that one of these stones brings, and the first that does.
fn second_stone(
    game: &AnyGame,
    seat: Seat,
    stones: &[Move],
    measure: Measure,
) -> (i32, Option<Move>) {
    let mut best = (0, None);
    for &mv in stones.iter().filter(|&&mv| game.check(mv).is_ok()) {
        let mut after = game.clone();
        after.play_unchecked(mv);
        let gained = measure(game, &after, seat);
        if gained > best.0 || best.1.is_none() {
            best = (gained, Some(mv));
        }
    }
    best
}
