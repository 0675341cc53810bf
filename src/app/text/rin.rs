//! The sentences of Rin.

use super::color;
use crate::board::{Color, decimal};
use crate::rules::Rules;
use crate::rules::rin::Rin;

/// What is asked for now.
pub fn ask(game: &Rin) -> String {
    let player = game.color_to_move().map_or("", color);
    match game.left() {
        2 => format!("{player} to play: two stones."),
        _ if game.board().count(Color::Black) == 0 => format!("{player} to play: one stone."),
        _ => format!("{player} to play: one more stone."),
    }
}

/// The winner's count first.
pub fn counts(game: &Rin) -> String {
    let (black, white) = (game.stones(Color::Black), game.stones(Color::White));
    decimal::write(black.max(white).into()) + " to " + &decimal::write(black.min(white).into())
}

/// What the last stone did; empty if no ring was closed.
pub fn last_effect(game: &Rin) -> String {
    let killed = match game.killed().len() {
        0 => String::new(),
        1 => " and killed a stone".into(),
        n => format!(" and killed {} stones", decimal::write(n)),
    };
    match game.filled().len() {
        0 => String::new(),
        1 => format!("The ring filled one point{killed}."),
        n => format!("The ring filled {} points{killed}.", decimal::write(n)),
    }
}
