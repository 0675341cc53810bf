//! Moves that are taken back, and played again.

use super::update::{alert, changed, preface, show};
use super::words::Word;
use super::{By, Effect, Model, Step, clocks, opponent, text};

/// Takes back the move shown if it is the last one; before that there is nothing to take back, and
/// it steps back as the eye expects.
pub fn undo(model: &mut Model, by: By) -> Vec<Effect> {
    if !model.may_take_back(by) {
        return alert(model, Word::NoTakeBack);
    }
    model.view.autoplay = None;
    // A stone that is only aimed goes first, or one that was chosen for a pair.
    if model.game.intent.aim.take().or_else(|| model.game.intent.first.take()).is_some() {
        return vec![Effect::Refresh, Effect::Announce(text::sentence(model))];
    }
    if !model.at_end() {
        return show(model, Step::Previous);
    }
    // Against the computer its answer goes with the move, or it would just come again.
    let length = model.game.shown;
    while take_back(model) && model.is_computer_to_move() && !model.plays_itself() {}
    if model.game.shown == length {
        return Vec::new();
    }
    opponent::pause_itself(model);
    let mut effects = changed(model);
    preface(model, &mut effects, model.view.words.get(Word::TakenBack));
    effects
}

/// Takes the last move back, if there is one.
fn take_back(model: &mut Model) -> bool {
    let Some((mv, after)) = model.game.take_back() else { return false };
    model.view.notice.clear();
    model.view.played = None;
    // A flag that has fallen stays down, so who goes on all the same does so without clocks.
    if model.game.turn_clocks_back(mv, after, model.view.now) {
        clocks::drop_clocks(model);
    }
    true
}

/// Plays again what was taken back last.
pub fn redo(model: &mut Model, by: By) -> Vec<Effect> {
    if !model.may_take_back(by) {
        return alert(model, Word::NoTakeBack);
    }
    let length = model.game.shown;
    while play_again(model) && model.is_computer_to_move() && !model.plays_itself() {}
    if model.game.shown == length {
        return Vec::new();
    }
    opponent::pause_itself(model);
    changed(model)
}

/// Plays the move taken back last once more, if there is one.
fn play_again(model: &mut Model) -> bool {
    let before = model.game.end().clone();
    let Some(mv) = model.game.play_again() else { return false };
    model.view.notice.clear();
    model.view.played = None;
    model.game.run_clocks(&before, mv, model.view.now);
    true
}
