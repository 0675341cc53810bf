//! Moves with their alternatives, in one flat list: no depth of nesting can exhaust the stack, and millions of moves fit
//! into memory.

use super::Mark;
use crate::board::Point;
use crate::rules::Move;

/// The most marks on one position. No real record has a tenth as many.
pub const MOST_MARKS: usize = 1_000;

/// A move's place in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// No node, and no note.
    const NONE: Self = Self(u32::MAX);

    /// The place with this number. A record may have none such.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Its number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// This place, unless it is none.
    fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move as nodes keep it: a stone by itself, and the few others by their numbers in a list.
#[derive(Clone, Copy, Debug)]
enum Kept {
    None,
    Stone(Point),
    Other(u32),
}

/// One move: 24 bytes.
#[derive(Clone, Copy, Debug)]
struct Node {
    mv: Kept,
    /// Its number in the list of notes.
    note: NodeId,
    parent: NodeId,
    /// What follows it first.
    first: NodeId,
    /// The next alternative to it.
    next: NodeId,
}

/// What is written and drawn on a position.
#[derive(Clone, Debug, Default, PartialEq)]
struct Note {
    comment: String,
    /// In their order, each once.
    marks: Vec<Mark>,
}

/// A step through a tree in the order of the record text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The next move of the line.
    Move(NodeId),
    /// An alternative to the move before begins.
    Open,
    /// The alternative ends.
    Close,
}

/// A tree of moves. Its root is the start of the game and holds none.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    notes: Vec<Note>,
    /// The moves that are more than a stone.
    others: Vec<Move>,
}

impl Tree {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new() -> Self {
        let none = NodeId::NONE;
        let root = Node { mv: Kept::None, note: none, parent: none, first: none, next: none };
        Self { nodes: vec![root], notes: Vec::new(), others: Vec::new() }
    }

    const fn node(&self, id: NodeId) -> &Node {
        &self.nodes.as_slice()[id.index()]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// `mv` as nodes keep it.
    fn keep(&mut self, mv: Move) -> Kept {
        if let Move::Stone(at) = mv {
            return Kept::Stone(at);
        }
        self.others.push(mv);
        Kept::Other(self.others.len() as u32 - 1)
    }

    /// Adds `mv` as the last alternative after `parent`.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = self.add_loose(parent, mv);
        match self.children(parent).last() {
            Some(last) => self.node_mut(last).next = id,
            None => self.node_mut(parent).first = id,
        }
        id
    }

    /// Adds `mv` before all alternatives after `parent`.
    pub fn add_first(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = self.add_loose(parent, mv);
        self.promote(id);
        id
    }

    /// A move after `parent` that is not attached to it yet.
    fn add_loose(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let (id, none) = (NodeId(self.nodes.len() as u32), NodeId::NONE);
        let mv = self.keep(mv);
        self.nodes.push(Node { mv, note: none, parent, first: none, next: none });
        id
    }

    /// Makes `node` the first choice after its parent, attached again if it was detached.
    pub fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        if self.node(parent).first == node {
            return;
        }
        self.detach(node);
        self.node_mut(node).next = self.node(parent).first;
        self.node_mut(parent).first = node;
    }

    /// Takes `node` with all that follows it off its parent; says whether it was attached.
    pub fn detach(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else { return false };
        let after = self.node(node).next;
        if self.node(parent).first == node {
            self.node_mut(parent).first = after;
        } else {
            let before = self.children(parent).find(|&other| self.node(other).next == node);
            let Some(before) = before else { return false };
            self.node_mut(before).next = after;
        }
        self.node_mut(node).next = NodeId::NONE;
        true
    }

    /// Attaches a detached `node` again, behind `before` or without one as the first choice. Where `before` itself is detached,
    /// `node` becomes the last choice.
    pub fn attach(&mut self, node: NodeId, before: Option<NodeId>) {
        let Some((parent, before)) = self.parent(node).zip(before) else {
            return self.promote(node);
        };
        let is_there = self.children(parent).any(|other| other == before);
        match if is_there { Some(before) } else { self.children(parent).last() } {
            Some(before) => {
                self.node_mut(node).next = self.node(before).next;
                self.node_mut(before).next = node;
            }
            None => self.promote(node),
        }
    }

    /// The alternative before `node`, if it is not the first choice.
    pub fn previous(&self, node: NodeId) -> Option<NodeId> {
        self.children(self.parent(node)?).find(|&other| self.node(other).next == node)
    }

    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent.some()
    }

    pub fn mv(&self, node: NodeId) -> Option<Move> {
        match self.node(node).mv {
            Kept::None => None,
            Kept::Stone(at) => Some(Move::Stone(at)),
            Kept::Other(number) => self.others.get(number as usize).copied(),
        }
    }

    /// Puts `mv` in the place of the move at `node`.
    pub fn set_move(&mut self, node: NodeId, mv: Move) {
        self.node_mut(node).mv = self.keep(mv);
    }

    /// What follows `node`, the game first, then its alternatives.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(node).first.some();
        std::iter::successors(first, |&child| self.node(child).next.some())
    }

    /// The continuation of `parent` by `mv`.
    pub fn child(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        self.children(parent).find(|&node| self.mv(node) == Some(mv))
    }

    /// How many moves were ever added.
    pub const fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    fn note(&self, node: NodeId) -> Option<&Note> {
        self.notes.get(self.node(node).note.index())
    }

    fn note_mut(&mut self, node: NodeId) -> &mut Note {
        if self.node(node).note == NodeId::NONE {
            self.node_mut(node).note = NodeId(self.notes.len() as u32);
            self.notes.push(Note::default());
        }
        let index = self.node(node).note.index();
        &mut self.notes[index]
    }

    pub fn comment(&self, node: NodeId) -> &str {
        self.note(node).map_or("", |note| &note.comment)
    }

    /// Writes the comment on `node` anew.
    pub fn set_comment(&mut self, node: NodeId, text: String) {
        if self.comment(node) != text {
            self.note_mut(node).comment = text;
        }
    }

    /// Adds to the comment on `node`, on a line of its own.
    pub fn add_comment(&mut self, node: NodeId, text: &str) {
        let comment = &mut self.note_mut(node).comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    pub fn marks(&self, node: NodeId) -> &[Mark] {
        self.note(node).map_or(&[], |note| &note.marks)
    }

    /// Whether another mark may be drawn on `node`.
    pub fn has_room(&self, node: NodeId) -> bool {
        self.marks(node).len() < MOST_MARKS
    }

    /// Draws `mark` on `node`; says whether it was not there yet.
    pub fn add_mark(&mut self, node: NodeId, mark: Mark) -> bool {
        let marks = &mut self.note_mut(node).marks;
        let place = marks.binary_search(&mark);
        if let Err(place) = place {
            marks.insert(place, mark);
        }
        place.is_err()
    }

    /// Draws `marks`, which are in their order, on `node` in the place of all others.
    pub fn set_marks(&mut self, node: NodeId, marks: &[Mark]) {
        if self.marks(node) != marks {
            self.note_mut(node).marks = marks.to_vec();
        }
    }

    /// Takes `mark` off `node`; says whether it was there.
    pub fn remove_mark(&mut self, node: NodeId, mark: &Mark) -> bool {
        let place = self.marks(node).binary_search(mark);
        if let Ok(place) = place {
            self.note_mut(node).marks.remove(place);
        }
        place.is_ok()
    }

    /// The root and the moves of the game, first choices all the way.
    pub fn line(&self) -> Vec<NodeId> {
        self.line_after(Self::ROOT)
    }

    /// `node` and what follows it, first choices all the way.
    pub fn line_after(&self, node: NodeId) -> Vec<NodeId> {
        std::iter::successors(Some(node), |&at| self.node(at).first.some()).collect()
    }

    /// From the root to `node`.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node), |&at| self.parent(at)).collect();
        path.reverse();
        path
    }

    /// Goes through the whole tree: each move, then its alternatives, then what follows it.
    pub fn walk(&self, visit: &mut dyn FnMut(Step)) {
        let mut todo = vec![Todo::After(Self::ROOT)];
        while let Some(next) = todo.pop() {
            match next {
                Todo::Visit(step) => visit(step),
                Todo::After(node) => self.plan(node, &mut todo),
            }
        }
    }

    /// Plans what follows `node`, last things first, as a stack wants it.
    fn plan(&self, node: NodeId, todo: &mut Vec<Todo>) {
        let children: Vec<NodeId> = self.children(node).collect();
        let Some((&first, alternatives)) = children.split_first() else { return };
        todo.push(Todo::After(first));
        for &other in alternatives.iter().rev() {
            todo.push(Todo::Visit(Step::Close));
            todo.push(Todo::After(other));
            todo.push(Todo::Visit(Step::Move(other)));
            todo.push(Todo::Visit(Step::Open));
        }
        todo.push(Todo::Visit(Step::Move(first)));
    }

    /// Every step of a walk with what stands there.
    fn content(&self) -> Vec<(Option<Move>, &str, &[Mark], bool)> {
        let root = (None, self.comment(Self::ROOT), self.marks(Self::ROOT), false);
        let mut content = vec![root];
        self.walk(&mut |step| {
            content.push(match step {
                Step::Move(node) => (self.mv(node), self.comment(node), self.marks(node), false),
                Step::Open => (None, "(", &[], true),
                Step::Close => (None, ")", &[], true),
            });
        });
        content
    }
}

impl PartialEq for Tree {
    /// Whether both hold the same moves, comments and marks, however they were made.
    fn eq(&self, other: &Self) -> bool {
        self.content() == other.content()
    }
}

/// A part of the tree that a walk has still to visit.
enum Todo {
    Visit(Step),
    After(NodeId),
}
