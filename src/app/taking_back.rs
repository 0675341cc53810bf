//! Moves that are taken back, and played again.

use super::update::{alert, changed, preface, show};
use super::words::Word;
use super::{Effect, Model, Step, opponent, playing, text};

/// Takes back the move shown if it is the last one; before that there is nothing to take back, and
/// it steps back as the eye expects.
pub fn undo(model: &mut Model) -> Vec<Effect> {
    if !model.may_take_back() {
        return alert(model, model.words.get(Word::NoTakeBack).into());
    }
    model.autoplay = None;
    // A stone that is only aimed goes first, or one that was chosen for a pair.
    if model.intent.aim.take().or_else(|| model.intent.first.take()).is_some() {
        return vec![Effect::Refresh, Effect::Announce(text::sentence(model))];
    }
    if !model.at_end() {
        return show(model, Step::Previous);
    }
    // Against the computer its answer goes with the move, or it would just come again.
    let length = model.shown;
    while take_back(model) && model.is_computers_turn() && !model.plays_itself() {}
    if model.shown == length {
        return Vec::new();
    }
    opponent::pause_itself(model);
    let mut effects = changed(model);
    preface(&mut effects, model.words.get(Word::TakenBack));
    effects
}

/// Takes the last move back, if there is one.
fn take_back(model: &mut Model) -> bool {
    let before = model.shown.saturating_sub(1);
    let (mv, after) = (model.last_move(), model.game.status());
    let (Some(node), Some(mv)) = (model.record.undo(), mv) else { return false };
    model.undone.push(node);
    model.notice.clear();
    model.show(before);
    playing::turn_clocks_back(model, mv, after);
    true
}

/// Plays again what was taken back last.
pub fn redo(model: &mut Model) -> Vec<Effect> {
    if !model.may_take_back() {
        return alert(model, model.words.get(Word::NoTakeBack).into());
    }
    let length = model.shown;
    while play_again(model) && model.is_computers_turn() && !model.plays_itself() {}
    if model.shown == length {
        return Vec::new();
    }
    opponent::pause_itself(model);
    changed(model)
}

/// Plays the move taken back last once more, if there is one.
fn play_again(model: &mut Model) -> bool {
    let Some(node) = model.undone.pop() else { return false };
    let before = model.record.position(usize::MAX);
    model.record.redo(node);
    model.notice.clear();
    model.show(usize::MAX);
    if let Some(mv) = model.last_move() {
        playing::run_clocks(model, &before, mv);
    }
    true
}
