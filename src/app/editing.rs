//! What is noted in a record: comments are written, marks drawn, variations promoted and taken out. Each such edit is saved at once,
//! and can be undone and done again.

mod history;
mod tools;

pub(super) use history::History;
pub use tools::Tool;
pub(super) use tools::{cancel, press, put_away};

use super::layout::Position;
use super::update::{alert, announced};
use super::words::Word;
use super::{By, Copied, Effect, HostEffect, HostKind, Model, Visitor, games, library};
use super::{spoken, variations};
use crate::board::Point;
use crate::record::{Mark, NodeId};
use history::Edit;

/// The longest comment that can be written here, in letters.
pub const MAX_COMMENT: usize = 4000;

/// What can be asked of the notes.
#[derive(Clone, Debug, PartialEq)]
pub enum Study {
    /// The comment on the position shown is to be this.
    Write(String),
    /// This tool is taken, or put away if it was in the hand.
    Take(Tool),
    /// The pointer went down here; it may be drawn to another point.
    Grab(Position),
    /// The move shown is wrong, or is not after all.
    Wrong,
    /// The variation shown is to be the game.
    Promote,
    /// The move shown of a variation goes, with all that follows it.
    Remove,
    /// The line shown is to go into the clipboard.
    Copy,
    /// The last edit is undone.
    Undo,
    /// The edit undone last is done again.
    Redo,
    /// Another move than the one shown, or the move before or after it.
    Walk(Way),
}

/// A way through the tree, as its list is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the alternative above, or to the move before.
    Up,
    /// To the alternative below, or to the move after.
    Down,
}

/// What the hand holds, and what it has done.
#[derive(Clone, Debug, Default)]
pub(super) struct Editing {
    /// The tool that draws on the board.
    pub tool: Option<Tool>,
    /// Where the arrow or line begins that is being drawn.
    pub from: Option<Point>,
    /// Where the pointer went down last, with such a tool.
    grabbed: Option<Point>,
    /// The position whose comment is being written: all that is typed there is one edit.
    writing: Option<NodeId>,
}

impl Model {
    /// Whether a press on the board draws there, and is no move.
    pub(super) const fn draws(&self) -> bool {
        self.editing.tool.is_some() || self.is_setting_up()
    }

    /// Whether comments may be written: on our own page, where somebody may play.
    pub(super) fn may_write(&self) -> bool {
        self.host.kind == HostKind::Page && self.host.visitor != Visitor::Nobody
    }

    /// Whether marks may be drawn and lines changed, which would be analysis while players judge for themselves or play in a
    /// tournament (14.8, 16).
    pub(super) fn may_draw(&self) -> bool {
        self.may_write() && !self.is_judged_by_players_only()
    }

    /// The arrow or line that would be drawn now, and whether it has a head.
    pub(super) fn sketch(&self) -> Option<(Point, Point, bool)> {
        let from = self.editing.from.or(self.editing.grabbed)?;
        let to = self.view.hover.filter(|&to| to != from)?;
        Some((from, to, self.editing.tool == Some(Tool::Arrow)))
    }

    /// Whether this can be done with the notes now.
    pub(super) fn can_study(&self, study: &Study) -> bool {
        match study {
            Study::Write(_) => self.may_write(),
            Study::Take(_) => self.may_draw(),
            Study::Wrong => self.may_draw() && self.shown() > 0,
            Study::Remove => self.may_draw() && self.game.is_aside(),
            Study::Promote => {
                let may = self.may_draw() && self.may_take_back(By::Visitor);
                may && self.game.is_aside() && self.game.clocks.is_none()
            }
            Study::Undo => self.may_write() && self.game.edits.can_undo(),
            Study::Redo => self.may_write() && self.game.edits.can_redo(),
            Study::Copy => !self.line().is_empty() || self.record().setup().is_some(),
            Study::Grab(_) | Study::Walk(_) => true,
        }
    }

    /// Whether the move shown is marked as wrong.
    pub(super) fn is_wrong(&self, node: NodeId) -> bool {
        self.record().marks(node).contains(&Mark::Wrong)
    }
}

/// Does what is asked of the notes, if it can be done.
pub fn study(model: &mut Model, study: Study) -> Vec<Effect> {
    if !model.can_study(&study) {
        let waits = matches!(study, Study::Take(_) | Study::Wrong) && !model.may_draw();
        return if waits { alert(model, Word::MarksWait) } else { Vec::new() };
    }
    match study {
        Study::Write(text) => write(model, &text),
        Study::Take(tool) => tools::take(model, tool),
        Study::Grab(at) => tools::grab(model, at),
        Study::Wrong => wrong(model),
        Study::Promote => promote(model),
        Study::Remove => remove(model),
        Study::Copy => copy(model),
        Study::Undo => history::undo(model),
        Study::Redo => history::redo(model),
        Study::Walk(way) => walk(model, way),
    }
}

/// Writes the comment on the position shown. One that a file brought may be longer than those written here.
fn write(model: &mut Model, text: &str) -> Vec<Effect> {
    let node = model.game.node();
    let longest = MAX_COMMENT.max(model.record().comment_at(node).chars().count());
    let text: String = text.chars().take(longest).collect();
    let goes_on = model.editing.writing == Some(node);
    let before = model.record().comment_at(node).to_string();
    let effects = note(model, |model| model.game.record.set_comment(node, &text));
    let is_written = before != model.record().comment_at(node);
    if goes_on && is_written {
        model.game.edits.join();
    }
    if is_written {
        model.editing.writing = Some(node);
    }
    effects
}

fn wrong(model: &mut Model) -> Vec<Effect> {
    let node = model.game.node();
    let mut effects = note(model, |model| {
        model.game.record.toggle_mark(node, Mark::Wrong);
    });
    let word = if model.is_wrong(node) { Word::MarkedWrong } else { Word::NotMarkedWrong };
    effects.push(Effect::Announce(model.words().get(word).into()));
    effects
}

/// Changes the notes on the position shown. Nothing follows where nothing has changed.
fn note(model: &mut Model, change: impl FnOnce(&mut Model)) -> Vec<Effect> {
    let before = Edit::notes_on(model, model.game.node());
    change(model);
    if before == Edit::notes_on(model, model.game.node()) {
        return Vec::new();
    }
    if model.record().is_too_long() {
        history::swap(model, before);
        return alert(model, Word::FaultTooLong);
    }
    done(model, before)
}

/// What follows an edit that `undo` undoes.
fn done(model: &mut Model, undo: Edit) -> Vec<Effect> {
    model.game.edits.add(undo);
    model.editing.writing = None;
    saved(model)
}

fn saved(model: &mut Model) -> Vec<Effect> {
    vec![library::save(model), Effect::Refresh]
}

/// The variation shown becomes the game, and the game a variation.
fn promote(model: &mut Model) -> Vec<Effect> {
    let node = model.game.node();
    let undo = Edit::Order(model.record().places(node));
    model.game.record.promote_line(node);
    model.game.reread(node);
    let mut effects = done(model, undo);
    effects.push(Effect::Announce(announcement(model, Word::Promoted)));
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}

fn remove(model: &mut Model) -> Vec<Effect> {
    let node = model.game.node();
    let Some(removed) = model.game.record.remove(node) else { return Vec::new() };
    model.game.reread(node);
    let mut effects = done(model, Edit::Restore(removed));
    effects.push(Effect::Announce(announcement(model, Word::LineRemoved)));
    effects
}

/// What has happened, and what is shown now.
fn announcement(model: &Model, what: Word) -> String {
    let words = model.words();
    words.sentences(&[words.get(what).into(), spoken::position(model)])
}

/// The line shown as a record of its own, with its notes.
fn copy(model: &Model) -> Vec<Effect> {
    let (text, look) = (games::shared(model, model.line_with_notes()), model.view.settings.write());
    let copy = HostEffect::Copy { what: Copied::Line, text, ply: model.shown(), look };
    vec![Effect::Host(copy)]
}

/// Goes to the next alternative, or where there is none one move on.
fn walk(model: &mut Model, way: Way) -> Vec<Effect> {
    let (record, node) = (model.record(), model.game.node());
    let siblings: Vec<NodeId> =
        record.parent(node).map_or_else(Vec::new, |parent| record.children(parent).collect());
    let place = siblings.iter().position(|&other| other == node);
    let to = match (place, way) {
        (Some(place), Way::Up) => place.checked_sub(1).map(|above| siblings[above]),
        (Some(place), Way::Down) => siblings.get(place + 1).copied(),
        (None, _) => None,
    };
    match (to, way) {
        (Some(to), _) => variations::visit(model, to),
        (None, Way::Up) => super::update::step_to(model, super::Step::Previous),
        (None, Way::Down) => super::update::step_to(model, super::Step::Next),
    }
}

/// What the tool in the hand asks for; empty without one.
pub(super) fn asks(model: &Model) -> String {
    let words = model.words();
    match (model.editing.tool, model.editing.from) {
        (None, _) => String::new(),
        (Some(_), Some(from)) => words.say(Word::DrawTo, &[&model.rules().point_name(from)]),
        (Some(tool), None) if tool.has_two_ends() => words.get(Word::DrawFrom).into(),
        (Some(Tool::Eraser), None) => words.get(Word::EraseHere).into(),
        (Some(_), None) => words.get(Word::DrawHere).into(),
    }
}

/// Says `said`, after what is saved and shown.
fn say(mut effects: Vec<Effect>, said: String) -> Vec<Effect> {
    effects.extend(announced(said).into_iter().skip(1));
    effects
}
