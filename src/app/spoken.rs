//! What is said to those who do not see the board.

use super::{Model, text};
use crate::board::Point;
use crate::record::token;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// The position after a change: the last move, what it did, and what is asked for.
pub fn position(model: &Model) -> String {
    let game = model.game();
    let mut said = match model.last_move() {
        Some(mv) => token::write(mv, model.rules()) + ". ",
        None => text::EMPTY_BOARD.into(),
    };
    let effect = text::last_effect(game);
    if !effect.is_empty() {
        said += &effect;
        said += " ";
    }
    said + &text::sentence(game)
}

/// One point of the board, as its button is called.
pub fn cell(model: &Model, at: Point) -> String {
    let mut name =
        model.rules().point_name(at) + ", " + text::content(model.game().board().get(at));
    let AnyGame::Rin(rin) = model.game();
    if model.last_move() == Some(Move::Stone(at)) {
        name += ", last stone";
    }
    if rin.killed().contains(&at) {
        name += ", killed";
    } else if rin.filled().contains(&at) {
        name += ", filled";
    }
    name
}
