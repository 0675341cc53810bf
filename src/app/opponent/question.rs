//! The question that the computer is asked: the game, the time, and how well to play.

use super::seat_to_move;
use crate::ai::protocol::{Question, Wish};
use crate::ai::{Hope, Level};
use crate::app::Model;

/// With a clock the computer thinks no longer than this part of what is left.
const PART_OF_CLOCK: u64 = 15;

/// The question for `wish` at the position shown.
pub fn question(model: &Model, wish: Wish) -> Question {
    let (record, ply, milliseconds) =
        (model.game.record.to_string(), model.game.shown, time(model));
    match wish {
        Wish::Move => Question::Move {
            record,
            ply,
            milliseconds,
            level: model.level_to_move().unwrap_or(Level::One),
            seed: model.view.date as u32, // no two games are alike, and chance comes from outside
            hope: hope(model),
        },
        Wish::Hint => Question::Hint { record, ply, milliseconds },
        Wish::Review => Question::Review { record },
    }
}

/// Whether the player to move may give up.
fn hope(model: &Model) -> Hope {
    if model.view.settings.resigns.is_on() {
        Hope::LostFor(model.opponent.losing[seat_to_move(model)])
    } else {
        Hope::Endless
    }
}

/// How long it may think.
fn time(model: &Model) -> u32 {
    let wanted = model.view.settings.think_time.ms();
    let seat = model.game().person_to_move().map(|color| model.game().seat_of(color));
    match (&model.game.clocks, seat) {
        (Some(clocks), Some(seat)) => {
            wanted.min((clocks.left(seat, model.view.now) / PART_OF_CLOCK) as u32)
        }
        _ => wanted,
    }
}
