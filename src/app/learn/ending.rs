//! What comes where nothing is left to learn.

use super::results::tell;
use super::{Course, Model, sheet};
use crate::app::words::Word;
use crate::app::{Effect, games, opponent};
use crate::board::Color;
use crate::record::Record;

/// After the last lesson comes a game; who has no mistakes left today is told so.
pub(super) fn nothing_left(model: &mut Model, course: &Course) -> Vec<Effect> {
    match course {
        Course::Lessons(_) => first_game(model),
        _ => {
            let said = [model.words().get(Word::LearnNoneDue).into(), sheet::coming_back(model)];
            let said = model.words().sentences(&said);
            tell(model, said)
        }
    }
}

/// A game of what the lessons were about, on a small board, against the first of the computer players.
fn first_game(model: &mut Model) -> Vec<Effect> {
    let rules = match model.game_name() {
        "ren" => "ren:size=8",
        "rin" => "rin:size=8",
        _ => "renju-classical",
    };
    let Ok(rules) = rules.parse() else { return Vec::new() };
    let mut record = Record::new(rules);
    record
        .set_header(opponent::header(Color::White), &opponent::name(&opponent::FIRST.to_string()));
    let mut effects = games::begin(model, record, None);
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}
