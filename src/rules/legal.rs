//! All that may be played: every move there is, as far as the judge lets it pass.

use super::{Move, Rules};
use crate::board::Point;

/// Every move that [`check`](Rules::check) lets pass, sorted; empty exactly when the game is over. It
/// is no method of the trait: the page would then load it, without ever asking.
pub fn legal_moves(game: &dyn Rules) -> Vec<Move> {
    let points: Vec<Point> = game.board().points().collect();
    let mut moves = Vec::new();
    let mut add = |mv| {
        if game.check(mv).is_ok() {
            moves.push(mv);
        }
    };
    points.iter().for_each(|&at| add(Move::Stone(at)));
    // There are 25,000 pairs on a board of 15 x 15, so they are tried only where one is due.
    if game.phase().asks_for_pair() {
        for (i, &a) in points.iter().enumerate() {
            points.iter().skip(i + 1).for_each(|&b| add(Move::Pair(a, b)));
        }
    }
    [Move::Swap, Move::Stay, Move::Pass].into_iter().for_each(&mut add);
    points.iter().for_each(|&at| add(Move::StoneOffer(at)));
    [Move::PassOffer, Move::Accept, Move::Refuse].into_iter().for_each(&mut add);
    Move::CONCESSIONS.into_iter().chain(Move::CLAIMS).for_each(&mut add);
    moves
}
