//! Edits that are undone and done again.

use super::saved;
use crate::app::words::Word;
use crate::app::{Effect, Model, spoken};
use crate::record::{Mark, NodeId, Removed};

/// An edit of the record, as what is to be done: carrying it out gives the edit that undoes it.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// This comment and these marks come to a position.
    Notes {
        /// Its place in the record.
        node: NodeId,
        /// The comment.
        comment: String,
        /// The marks.
        marks: Vec<Mark>,
    },
    /// A line that was taken out comes back.
    Restore(Removed),
    /// The line from this move on is taken out.
    Remove(NodeId),
    /// Moves come to these places among their alternatives.
    Order(Vec<Removed>),
}

impl Edit {
    /// The notes on the position at `node`, as they are.
    pub fn notes_on(model: &Model, node: NodeId) -> Self {
        let record = model.record();
        let (comment, marks) = (record.comment_at(node).into(), record.marks(node).to_vec());
        Self::Notes { node, comment, marks }
    }
}

/// The edits of a record that can be undone, and those that were.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Edits that can be undone, the last one on top: each as what undoes it.
    done: Vec<Edit>,
    /// Edits that were undone, the last one on top: each as what does it again.
    undone: Vec<Edit>,
}

impl History {
    /// Whether there is an edit to undo.
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to do again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Another edit was made, which `undo` undoes.
    pub fn add(&mut self, undo: Edit) {
        self.done.push(undo);
        self.undone.clear();
    }

    /// The last edit goes with the one before it: to undo that undoes both.
    pub fn join(&mut self) {
        self.done.pop();
    }

    /// The game itself has changed: lines have other places now, so only notes can still be undone.
    pub fn keep_notes(&mut self) {
        for edits in [&mut self.done, &mut self.undone] {
            edits.retain(|edit| matches!(edit, Edit::Notes { .. }));
        }
    }
}

/// Carries out `edit`, shows where, and returns what undoes it.
pub fn swap(model: &mut Model, edit: Edit) -> Edit {
    let record = &mut model.game.record;
    let (node, undo) = match edit {
        Edit::Notes { node, comment, marks } => {
            let undo = Edit::notes_on(model, node);
            model.game.record.set_comment(node, &comment);
            model.game.record.set_marks(node, &marks);
            (node, undo)
        }
        Edit::Restore(removed) => {
            record.restore(removed);
            (removed.node(), Edit::Remove(removed.node()))
        }
        Edit::Remove(node) => {
            let removed = record.remove(node);
            (node, removed.map_or(Edit::Remove(node), Edit::Restore))
        }
        Edit::Order(places) => {
            let last = places.last().map_or(record.root(), |place| place.node());
            let undo = Edit::Order(record.places(last));
            places.into_iter().for_each(|place| record.restore(place));
            (last, undo)
        }
    };
    model.game.reread(node);
    model.view.played = None;
    undo
}

/// Undoes the last edit.
pub fn undo(model: &mut Model) -> Vec<Effect> {
    let Some(edit) = model.game.edits.done.pop() else { return Vec::new() };
    let again = swap(model, edit);
    model.game.edits.undone.push(again);
    announced(model, Word::EditUndone)
}

/// Does the edit again that was undone last.
pub fn redo(model: &mut Model) -> Vec<Effect> {
    let Some(edit) = model.game.edits.undone.pop() else { return Vec::new() };
    let undo = swap(model, edit);
    model.game.edits.done.push(undo);
    announced(model, Word::EditRedone)
}

fn announced(model: &mut Model, what: Word) -> Vec<Effect> {
    model.editing.writing = None;
    let mut effects = saved(model);
    let said = [model.words().get(what).into(), spoken::position(model)];
    effects.push(Effect::Announce(model.words().sentences(&said)));
    effects
}
