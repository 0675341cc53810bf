//! Moves that are taken back, and played again.

use super::update::{changed, preface, show};
use super::words::Word;
use super::{By, Effect, Model, Step, clocks, opponent, solving, text, tournament, variations};

impl Model {
    /// Whether there is something that the visitor may take back.
    pub(super) fn can_undo(&self) -> bool {
        if self.is_solving() && self.at_end() && self.game.intent.aim.is_none() {
            return self.can_take_back_try();
        }
        (self.game.shown > 0 || self.game.intent.aim.is_some()) && self.may_take_back(By::Visitor)
    }

    /// Whether there is something that the visitor may play again.
    pub(super) fn can_redo(&self) -> bool {
        let is_problem = self.is_solving() && self.at_end();
        self.game.can_play_again() && self.may_take_back(By::Visitor) && !is_problem
    }
}

/// Takes back the move shown if it is the last one; before that there is nothing to take back, and
/// it steps back as the eye expects.
pub fn undo(model: &mut Model, by: By) -> Vec<Effect> {
    if !model.may_take_back(by) {
        return tournament::refuse_take_back(model);
    }
    if model.is_solving() && model.at_end() && model.game.intent.aim.is_none() {
        return if model.can_take_back_try() { solving::retry(model) } else { Vec::new() };
    }
    model.view.autoplay = None;
    // A stone that is only aimed goes first, or the last one that was chosen for a proposal.
    if model.game.intent.aim.take().or_else(|| model.game.intent.proposed.pop()).is_some() {
        return vec![Effect::Refresh, Effect::Announce(text::sentence(model))];
    }
    let was_tried = variations::take_back(model);
    if !was_tried && !model.at_end() {
        return show(model, Step::Previous);
    }
    if !was_tried && !with_answers(model, take_back) {
        return Vec::new();
    }
    let mut effects = changed(model);
    preface(model, &mut effects, model.view.words.get(Word::TakenBack));
    effects
}

/// Takes moves back or plays them again, one by one. Against the computer its answer goes with the move, or it would just come again.
/// Says whether there was one.
fn with_answers(model: &mut Model, step: fn(&mut Model) -> bool) -> bool {
    let length = model.game.shown;
    while step(model) && model.is_computer_to_move() && !model.plays_itself() {}
    let is_done = model.game.shown != length;
    if is_done {
        opponent::pause_itself(model);
    }
    is_done
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
        return tournament::refuse_take_back(model);
    }
    if model.is_solving() && model.at_end() {
        return Vec::new();
    }
    if variations::try_again(model) || with_answers(model, play_again) {
        return changed(model);
    }
    Vec::new()
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
