//! Writes a record as a library. What it cannot hold is told.

use super::{
    HAS_COMMENT, HAS_LABEL, HAS_MORE, HAS_SIBLING, IS_LEAF, IS_MARKED, LINE_END, MAGIC, VERSION,
    place,
};
use crate::board::Point;
use crate::record::{Fault, Mark, NodeId, Part, Record, Remark, Sign};
use crate::rules::Move;

/// The bytes of a library with all lines of `record`, and what is not in it.
///
/// # Errors
/// The game begins from a position, which a library does not know.
pub fn write(record: &Record) -> Result<(Vec<u8>, Vec<Remark>), Fault> {
    if !record.begins_empty() {
        return Err(Fault::SetupNotWritten);
    }
    let mut writing = Writing { record, bytes: MAGIC.to_vec(), left_out: Vec::new() };
    writing.bytes.extend(VERSION);
    writing.bytes.extend([0xff; 10]);
    writing.write_all();
    let left_out = writing.left_out;
    let remarks = if left_out.is_empty() { Vec::new() } else { vec![Remark::LeftOut(left_out)] };
    Ok((writing.bytes, remarks))
}

struct Writing<'a> {
    record: &'a Record,
    bytes: Vec<u8>,
    left_out: Vec<Part>,
}

impl Writing<'_> {
    /// The root, which has no point, and then every move before what follows it.
    fn write_all(&mut self) {
        let root = self.record.root();
        let first = self.next(root);
        let leaf = if first.is_empty() { IS_LEAF } else { 0 };
        self.write_node(root, None, leaf);
        let mut todo: Vec<(NodeId, u8)> = siblings(first);
        while let Some((node, flags)) = todo.pop() {
            let next = self.next(node);
            let leaf = if next.is_empty() { IS_LEAF } else { 0 };
            let parent = self.record.parent(node);
            self.write_node(node, parent, flags | leaf);
            todo.extend(siblings(next));
        }
    }

    /// The stones and passes that follow `node`; a decision between has no place in a library, but what follows it has.
    fn next(&mut self, node: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut todo: Vec<NodeId> = self.record.children(node).collect();
        todo.reverse();
        while let Some(node) = todo.pop() {
            match self.record.move_at(node) {
                Some(Move::Stone(_) | Move::StoneOffer(_) | Move::Pass | Move::PassOffer) => {
                    found.push(node);
                }
                _ => {
                    self.leave_out(Part::Decisions);
                    let next: Vec<NodeId> = self.record.children(node).collect();
                    todo.extend(next.into_iter().rev());
                }
            }
        }
        found
    }

    fn leave_out(&mut self, part: Part) {
        if !self.left_out.contains(&part) {
            self.left_out.push(part);
        }
    }

    fn write_node(&mut self, node: NodeId, parent: Option<NodeId>, flags: u8) {
        let at = match self.record.move_at(node) {
            Some(Move::Stone(at) | Move::StoneOffer(at)) => Some(at),
            _ => None,
        };
        let comment = self.record.comment_at(node);
        let label = at.and_then(|at| self.label(parent?, at));
        let is_marked =
            at.is_some_and(|at| self.record.marks(node).contains(&Mark::Sign(Sign::Circle, at)));
        let mut flags = flags;
        flags |= if comment.is_empty() { 0 } else { HAS_COMMENT };
        flags |= if is_marked { IS_MARKED } else { 0 };
        flags |= if label.is_some() { HAS_MORE } else { 0 };
        self.bytes.extend([at.map_or(0, place), flags]);
        if label.is_some() {
            self.bytes.extend([0, HAS_LABEL]);
        }
        write_text(&mut self.bytes, &comment.replacen('\n', &char::from(LINE_END).to_string(), 1));
        write_text(&mut self.bytes, &label.unwrap_or_default());
        self.note_lost_marks(node, at);
    }

    /// The label that stands on `at` before the move there.
    fn label(&self, parent: NodeId, at: Point) -> Option<String> {
        self.record.marks(parent).iter().find_map(|mark| match mark {
            Mark::Sign(Sign::Label(label), on) if *on == at => Some(label.text().to_string()),
            _ => None,
        })
    }

    /// A library holds a circle on the stone that was put, and labels on the stones that follow.
    fn note_lost_marks(&mut self, node: NodeId, at: Option<Point>) {
        let next: Vec<Option<Move>> =
            self.record.children(node).map(|next| self.record.move_at(next)).collect();
        let is_kept = |mark: &Mark| match mark {
            Mark::Sign(Sign::Circle, on) => Some(*on) == at,
            Mark::Sign(Sign::Label(_), on) => next.contains(&Some(Move::Stone(*on))),
            _ => false,
        };
        if !self.record.marks(node).iter().all(is_kept) {
            self.leave_out(Part::Marks);
        }
    }
}

/// The moves that follow one, last first, each with the flag that says whether another comes after it.
fn siblings(next: Vec<NodeId>) -> Vec<(NodeId, u8)> {
    let last = next.len().saturating_sub(1);
    let flag = |index: usize| if index < last { HAS_SIBLING } else { 0 };
    next.into_iter().enumerate().map(|(index, node)| (node, flag(index))).rev().collect()
}

/// A text with a zero behind it, and another one if that makes it pairs; nothing if it is empty.
fn write_text(bytes: &mut Vec<u8>, text: &str) {
    if text.is_empty() {
        return;
    }
    let start = bytes.len();
    bytes.extend(text.bytes().filter(|&byte| byte != 0));
    bytes.push(0);
    if (bytes.len() - start) % 2 == 1 {
        bytes.push(0);
    }
}
