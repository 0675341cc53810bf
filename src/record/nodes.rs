//! The tree of a record, move by move, for whoever studies: every line can be walked, noted on, promoted and taken out.

use super::tree::Tree;
use super::{MAX_BYTES, Mark, NodeId, Record, Step};
use crate::board::Color;
use crate::rules::catalog::AnyGame;
use crate::rules::{IllegalMove, Move};

/// How the comment on a move begins that was not in the text it was read from.
pub const MADE_UP: &str = "made up";

/// A line that was taken out of a record, and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removed {
    node: NodeId,
    before: Option<NodeId>,
}

impl Removed {
    /// The first move of the line.
    pub const fn node(self) -> NodeId {
        self.node
    }
}

impl Record {
    /// The start of the game, before its first move.
    pub const fn root(&self) -> NodeId {
        Tree::ROOT
    }

    /// Whether the game begins with Black and an empty board, as formats without positions assume.
    pub fn begins_empty(&self) -> bool {
        let board = self.start.board();
        let is_empty = board.points().all(|at| board.get(at).is_none());
        is_empty && self.setup.as_ref().is_none_or(|setup| setup.to_move == Color::Black)
    }

    /// The move at `node`; none at the start.
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        self.tree.mv(node)
    }

    /// Whether its text is too long to be read again.
    pub fn is_too_long(&self) -> bool {
        self.to_string().len() > MAX_BYTES
    }

    /// Whether it holds nothing but a head: no move, no position that was set up, and no note.
    pub fn is_blank(&self) -> bool {
        let root = self.root();
        let has_notes = !self.comment_at(root).is_empty() || !self.marks(root).is_empty();
        self.children(root).next().is_none() && self.setup().is_none() && !has_notes
    }

    /// What follows `node`, first choice first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.tree.children(node)
    }

    /// The move before `node`; none at the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.tree.parent(node)
    }

    /// The start and the moves of the game.
    pub fn line_nodes(&self) -> Vec<NodeId> {
        self.tree.line()
    }

    /// From the start to `node`.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        self.tree.path(node)
    }

    /// How many moves all lines have together, those that were taken out included.
    pub const fn size(&self) -> usize {
        self.tree.len()
    }

    /// The position after the move at `node`.
    pub fn position_at(&self, node: NodeId) -> AnyGame {
        let mut game = self.start.clone();
        for mv in self.tree.path(node).into_iter().filter_map(|node| self.tree.mv(node)) {
            game.play_unchecked(mv);
        }
        game
    }

    /// Goes on after `node` with `mv`, as the last alternative if it is new there.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn add(&mut self, node: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if let Some(known) = self.tree.child(node, mv) {
            return Ok(known);
        }
        self.position_at(node).check(mv)?;
        Ok(self.add_unchecked(node, mv))
    }

    /// Goes on after `node` with `mv`, which the rules allow there, as the last alternative if it is new.
    pub fn add_unchecked(&mut self, node: NodeId, mv: Move) -> NodeId {
        self.tree.child(node, mv).unwrap_or_else(|| self.tree.add(node, mv))
    }

    /// Adds a line of play after `node` as an alternative, and returns where it ends. What went on there goes on as before.
    ///
    /// # Errors
    /// The rule that refuses a move. Nothing is added then.
    pub fn vary(&mut self, node: NodeId, moves: &[Move]) -> Result<NodeId, IllegalMove> {
        let mut game = self.position_at(node);
        for &mv in moves {
            game.check(mv)?;
            game.play_unchecked(mv);
        }
        Ok(moves.iter().fold(node, |node, &mv| {
            self.tree.child(node, mv).unwrap_or_else(|| self.tree.add(node, mv))
        }))
    }

    /// The line to `node`, if that is a place of this record which was not taken out.
    pub fn way_to(&self, node: NodeId) -> Option<Vec<NodeId>> {
        if node.number() as usize > self.size() {
            return None;
        }
        let path = self.tree.path(node);
        let is_there = |pair: &[NodeId]| self.tree.children(pair[0]).any(|child| child == pair[1]);
        path.windows(2).all(is_there).then_some(path)
    }

    /// The moves of this line, which is legal, under the same head and with nothing else.
    pub fn with_line(&self, line: &[Move]) -> Self {
        let mut tree = Tree::new();
        line.iter().fold(Tree::ROOT, |node, &mv| tree.add(node, mv));
        let (headers, setup, start) =
            (self.headers.clone(), self.setup.clone(), self.start.clone());
        Self { rules: self.rules, headers, setup, problem: None, start, tree }
    }

    /// The line of these nodes from the start on, under the same head and with what is noted on it.
    pub fn with_notes(&self, nodes: &[NodeId]) -> Self {
        let line: Vec<Move> = nodes.iter().filter_map(|&node| self.tree.mv(node)).collect();
        let mut record = self.with_line(&line);
        for (to, &from) in record.tree.line().into_iter().zip(nodes) {
            record.tree.set_comment(to, self.tree.comment(from).into());
            record.tree.set_marks(to, self.tree.marks(from));
        }
        record
    }

    /// Goes through the record in the order of its text.
    pub fn walk(&self, visit: &mut dyn FnMut(Step)) {
        self.tree.walk(visit);
    }

    /// The comment on the move at `node`; empty if there is none.
    pub fn comment_at(&self, node: NodeId) -> &str {
        self.tree.comment(node)
    }

    /// Writes the comment on the move at `node`. A closing brace in it becomes a round bracket: the record text has no way
    /// to write one.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        self.tree.set_comment(node, safe_comment(text));
    }

    /// Whether the move at `node` was not in the text it was read from. Nobody is to blame for it.
    pub fn is_made_up(&self, node: NodeId) -> bool {
        self.tree.comment(node).starts_with(MADE_UP)
    }

    /// The marks on the position after the move at `node`, in their order.
    pub fn marks(&self, node: NodeId) -> &[Mark] {
        self.tree.marks(node)
    }

    /// Draws `mark` at `node`, or takes it off if it is there; says whether it is there now.
    pub fn toggle_mark(&mut self, node: NodeId, mark: Mark) -> bool {
        !self.tree.remove_mark(node, &mark) && self.tree.add_mark(node, mark)
    }

    /// Draws these marks at `node`, in the place of all that are there.
    pub fn set_marks(&mut self, node: NodeId, marks: &[Mark]) {
        self.tree.set_marks(node, marks);
    }

    /// The places of the moves that lead to `node` among their alternatives. [`restore`](Self::restore) puts each of them back there.
    pub fn places(&self, node: NodeId) -> Vec<Removed> {
        let moves = self.tree.path(node).into_iter().skip(1);
        moves.map(|node| Removed { node, before: self.tree.previous(node) }).collect()
    }

    /// Makes the line to `node` the game.
    pub fn promote_line(&mut self, node: NodeId) {
        for node in self.tree.path(node) {
            self.tree.promote(node);
        }
    }

    /// Takes out the move at `node` with all that follows it; nothing at the start.
    pub fn remove(&mut self, node: NodeId) -> Option<Removed> {
        let before = self.tree.previous(node);
        self.tree.detach(node).then_some(Removed { node, before })
    }

    /// Brings back what [`remove`](Self::remove) has taken out. Where the alternative before it is gone, it becomes the last one.
    pub fn restore(&mut self, removed: Removed) {
        self.tree.detach(removed.node);
        self.tree.attach(removed.node, removed.before);
    }
}

/// `text` as a comment of the record text can hold it.
pub fn safe_comment(text: &str) -> String {
    text.replace('}', ")")
}
