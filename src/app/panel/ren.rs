//! What the panel shows of Ren alone: the steps of a nine in a box, the points counted so far, and the count of rui.

use crate::app::{Model, text};
use crate::board::Color;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Ren;

/// What happened step by step when nine in a box was scored, as far as it has been counted.
pub fn steps(model: &Model) -> Vec<String> {
    match model.game() {
        AnyGame::Ren(game) => {
            let mut steps = text::ren::steps(model.words(), game);
            steps.truncate(model.steps_shown());
            steps
        }
        _ => Vec::new(),
    }
}

/// The points of `color`, as far as they have been counted: after a nine in a box those of the step shown.
pub fn counted(model: &Model, game: &Ren, color: Color) -> u16 {
    let was_behind = text::ren::steps(model.words(), game).len() == 3;
    match model.steps_shown() {
        1 if model.is_counting() => game.score_before(color),
        2 if model.is_counting() && was_behind => game.score_before(color.other()),
        _ => game.score(color),
    }
}

/// How many weak stones have been replaced in a row; empty where nothing is counted.
pub fn rui(model: &Model) -> String {
    match model.game() {
        // A lesson that is not about it does not speak of it.
        AnyGame::Ren(game) if model.is_training() && game.rui_count() == 0 => String::new(),
        AnyGame::Ren(game) => text::ren::rui(model.words(), game),
        _ => String::new(),
    }
}
