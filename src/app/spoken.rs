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

/// Every point of the board, row by row, as its button is called.
pub fn cells(model: &Model) -> Vec<String> {
    let last = model.last_move();
    let mut names = Vec::new();
    for at in model.game().board().points() {
        names.push(cell(model, at, last));
    }
    names
}

fn cell(model: &Model, at: Point, last: Option<Move>) -> String {
    let mut name = model.rules().point_name(at);
    name += text::content(model.game().board().get(at));
    if last == Some(Move::Stone(at)) {
        name += text::LAST_STONE;
    }
    match model.game() {
        AnyGame::Rin(rin) if rin.killed().contains(&at) => name += text::KILLED,
        AnyGame::Rin(rin) if rin.filled().contains(&at) => name += text::FILLED,
        _ => {}
    }
    name
}
