//! What the scores of players are worth: how likely the colour that is ahead wins. Hints, reviews and their graph have this one scale.
//!
//! The constants are fitted to games of the best player against itself: `goishi calibrate` counts them, and `docs/network.md` says what
//! it has counted.

use super::Score;
use crate::board::Board;
use crate::rules::Rules;
use crate::rules::catalog::AnyGame;

/// The greatest score of a game that is not proved won: 99 of a hundred such games are.
const MOST: f64 = 980.0;
/// The advantage that alpha-beta searches score with half a win.
const HALF: f64 = 400.0;

/// The advantage in Renju that makes a win e times as likely as a loss: so much on an empty board, and so much more with every stone. The
/// more stones there are, the more often nobody wins.
const RENJU: [f64; 2] = [80.0, 2.0];
/// The same in Ren, on an empty board.
const REN: f64 = 125.0;
/// The lead in Rin that makes a win e times as likely as a loss, as a part of the points that are still to be filled.
const RIN: f64 = 0.0615;

/// The score for the player to move in `game`, whose thousandths are differences of chances, by the one that a player found.
pub fn score(game: &AnyGame, found: Score) -> Score {
    let Score::Open(value) = found else { return found };
    let value = f64::from(value);
    let advantage = HALF * value / (1000.0 - value.abs()).max(1.0);
    let log_odds = match game {
        AnyGame::Renju(game) => advantage / (RENJU[0] + RENJU[1] * stones(game.board())),
        AnyGame::Ren(game) => {
            advantage / (REN * (vacant(game.board()) / area(game.board())).sqrt())
        }
        AnyGame::Rin(game) => {
            let lead = value / 1000.0 * area(game.board());
            lead / (RIN * vacant(game.board()))
        }
    };
    // The difference of a chance and its opposite.
    let difference = 1000.0 * (log_odds / 2.0).tanh();
    Score::Open(difference.clamp(-MOST, MOST).round() as i16)
}

fn stones(board: &Board) -> f64 {
    board.points().filter(|&at| board.get(at).is_some()).count() as f64
}

/// How many points are empty; at least one.
fn vacant(board: &Board) -> f64 {
    (area(board) - stones(board)).max(1.0)
}

fn area(board: &Board) -> f64 {
    f64::from(board.size()).powi(2)
}
