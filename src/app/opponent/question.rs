//! The question that the computer is asked: the game, the time, and how well to play.

use super::{Wish, seat_to_move};
use crate::ai::protocol::Question;
use crate::ai::{Hope, Level};
use crate::app::{Model, Workers, lesson, review, solving};
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Ren;

/// With a clock the computer thinks no longer than this part of what is left.
const PART_OF_CLOCK: u64 = 15;
/// No move is played sooner: somebody is to be seen playing.
const LEAST_MS: u64 = 300;
/// The second stone of a turn comes no sooner after the first, and in Ren no answer to a stone that did something: what that did is to be
/// seen.
const BETWEEN_MS: u64 = 700;

impl Model {
    /// How many workers may think at once.
    pub const fn workers(&self) -> Workers {
        self.view.settings.workers
    }
}

/// The question for `wish` at the position shown.
pub fn question(model: &Model, wish: Wish) -> Question {
    let (record, ply, milliseconds) =
        (model.line_alone().to_string(), model.game.shown, time(model));
    match wish {
        Wish::Move => Question::Move {
            record,
            ply,
            milliseconds,
            level: model.level_to_move().unwrap_or(Level::One),
            seed: model.view.date as u32, // no two games are alike, and chance comes from outside
            hope: hope(model),
        },
        Wish::Hint => {
            let milliseconds = model.opponent.deeper.unwrap_or(milliseconds);
            Question::Hint { record, ply, milliseconds, lines: model.view.settings.lines.count() }
        }
        Wish::Review => review::question(model),
        Wish::Try => lesson::question(model),
        Wish::Prove => solving::question(model).unwrap_or(Question::Judge {
            record,
            spots: Vec::new(),
            nodes: 0,
        }),
        Wish::Solve(attacker, means) => {
            let milliseconds = model.opponent.solver_ms;
            Question::Solve { record, ply, attacker, means, milliseconds }
        }
        Wish::Threats => Question::Threats { record, ply },
    }
}

/// How many milliseconds pass at least before an answer is taken.
pub fn pause(model: &Model, wish: Wish) -> u64 {
    match (wish, model.game()) {
        (Wish::Move, AnyGame::Rin(game)) if game.is_second_stone_due() => BETWEEN_MS,
        (Wish::Move, AnyGame::Ren(game)) if has_done_something(game) => BETWEEN_MS,
        (Wish::Move, _) => LEAST_MS,
        _ => 0,
    }
}

/// Whether the last stone scored, captured or weakened something.
fn has_done_something(game: &Ren) -> bool {
    !game.groups().is_empty() || !game.captured().is_empty() || !game.weak().is_empty()
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
