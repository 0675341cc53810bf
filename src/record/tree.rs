//! Moves with their alternatives, in one flat list: no depth of nesting can exhaust the stack.

use crate::rules::Move;

/// A move's place in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

#[derive(Clone, Debug, PartialEq)]
struct Node {
    mv: Option<Move>,
    parent: NodeId,
    comment: String,
    /// What follows, the game first, then its alternatives.
    next: Vec<NodeId>,
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
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new() -> Self {
        let root = Node { mv: None, parent: Self::ROOT, comment: String::new(), next: Vec::new() };
        Self { nodes: vec![root] }
    }

    /// Adds `mv` as the last alternative after `parent`.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { mv: Some(mv), parent, comment: String::new(), next: Vec::new() });
        self.nodes[parent.0].next.push(id);
        id
    }

    /// Makes `node` the first choice after its parent, attached again if it was detached.
    pub fn promote(&mut self, node: NodeId) {
        self.detach(node);
        let parent = self.nodes[node.0].parent;
        self.nodes[parent.0].next.insert(0, node);
    }

    /// Takes `node` with all that follows it off its parent; says whether it was attached.
    pub fn detach(&mut self, node: NodeId) -> bool {
        let parent = self.nodes[node.0].parent;
        let siblings = &mut self.nodes[parent.0].next;
        let before = siblings.len();
        siblings.retain(|&other| other != node);
        siblings.len() < before
    }

    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.nodes[node.0].mv
    }

    pub fn next(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].next
    }

    /// The continuation of `parent` by `mv`.
    pub fn child(&self, parent: NodeId, mv: Move) -> Option<NodeId> {
        self.next(parent).iter().copied().find(|&node| self.mv(node) == Some(mv))
    }

    pub fn comment(&self, node: NodeId) -> &str {
        &self.nodes[node.0].comment
    }

    /// Adds to the comment on `node`, on a line of its own.
    pub fn add_comment(&mut self, node: NodeId, text: &str) {
        let comment = &mut self.nodes[node.0].comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    /// The root and the moves of the game, first choices all the way.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = vec![Self::ROOT];
        let mut at = Self::ROOT;
        while let Some(&first) = self.next(at).first() {
            line.push(first);
            at = first;
        }
        line
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
        let Some((&first, alternatives)) = self.next(node).split_first() else { return };
        todo.push(Todo::After(first));
        for &other in alternatives.iter().rev() {
            todo.push(Todo::Visit(Step::Close));
            todo.push(Todo::After(other));
            todo.push(Todo::Visit(Step::Move(other)));
            todo.push(Todo::Visit(Step::Open));
        }
        todo.push(Todo::Visit(Step::Move(first)));
    }
}

/// A part of the tree that a walk has still to visit.
enum Todo {
    Visit(Step),
    After(NodeId),
}
