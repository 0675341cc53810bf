//! Analysis: everywhere but at the end of the game moves are tried. They become variations, the game stays as it was played, and
//! nobody answers, until somebody wants to play on from there.

use super::update::{alert, preface};
use super::words::Word;
use super::{By, Effect, Lasts, Model, Visitor, games, opponent, playing, spoken, tournament};
use crate::board::Color;
use crate::record::{Header, NodeId};
use crate::rules::Move;

impl Model {
    /// Whether the game is looked back at, or a variation of it is looked at.
    pub(super) fn is_analysis(&self) -> bool {
        !self.at_end()
    }

    /// Whether a game can begin at the position shown.
    pub(super) fn can_play_on(&self) -> bool {
        let is_player = self.host.visitor != Visitor::Nobody;
        self.is_analysis() && is_player && self.is_running() && self.may_play_here()
    }
}

/// Tries `mv` at the position shown.
pub fn try_move(model: &mut Model, mv: Move) -> Vec<Effect> {
    model.game.intent.asked = None;
    if let Err(illegal) = model.game.try_move(mv) {
        return playing::refuse(model, mv, illegal);
    }
    if model.record().is_too_long() {
        model.game.take_back_try();
        return alert(model, Word::FaultTooLong);
    }
    playing::show_played(model, mv)
}

/// Shows the position after the move at this place of the record, in the game or in a variation.
pub fn visit(model: &mut Model, node: NodeId) -> Vec<Effect> {
    if node == model.game.node() || !model.game.visit(node) {
        return Vec::new();
    }
    model.view.notice.clear();
    model.view.autoplay = None;
    model.view.played = None;
    vec![Effect::Refresh, Effect::Announce(spoken::position(model))]
}

/// Returns to the end of the game.
pub fn to_game(model: &mut Model) -> Vec<Effect> {
    if model.at_end() {
        return Vec::new();
    }
    model.view.autoplay = None;
    model.view.notice.clear();
    model.show_game(usize::MAX);
    let said = Effect::Announce(spoken::position(model));
    vec![Effect::Refresh, said, Effect::Focus(model.view.cursor)] // its button goes
}

/// A new game begins at the position shown, between those who play here and without clocks. The other one stays as it is, among the saved
/// games.
pub fn play_on(model: &mut Model) -> Vec<Effect> {
    if !model.can_play_on() {
        return if model.is_running() { tournament::refuse_take_back(model) } else { Vec::new() };
    }
    let players = Color::ALL.map(|color| model.name_of(color).to_string());
    let mut record = model.record().with_line(&model.line()[..model.shown()]);
    for header in Header::ALL {
        record.set_header(header, "");
    }
    for (color, name) in Color::ALL.into_iter().zip(players) {
        record.set_header(opponent::header(color), &name);
    }
    let mut effects = games::open(model, record, usize::MAX);
    model.tell(Word::GameKept, Lasts::UntilMove);
    preface(model, &mut effects, &model.notice());
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}

/// Takes back what was tried last, if that is shown; says whether it was.
pub fn take_back(model: &mut Model) -> bool {
    model.view.played = None;
    model.game.take_back_try()
}

/// Tries again what was tried and taken back last, if there is such a move; says whether there was.
pub fn try_again(model: &mut Model) -> bool {
    model.view.played = None;
    model.game.try_again()
}

/// Whether `by` only tries a move at the position shown. What the page around the board plays counts.
pub fn is_try(model: &Model, by: By) -> bool {
    by == By::Visitor && model.is_analysis()
}
