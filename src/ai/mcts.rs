//! The tree of a Monte Carlo tree search: what was tried, and how often.

use std::ops::Range;

/// The number of the root.
pub const ROOT: usize = 0;

/// A move of type `M` in the tree, with statistics of type `S` about the playouts that began with it.
#[derive(Clone, Debug)]
pub struct Node<M, S> {
    /// The statistics that guide the search.
    pub stats: S,
    /// How many playouts began with this move.
    pub visits: u32,
    first_child: u32,
    children: u16,
    /// The move.
    pub mv: M,
}

impl<M, S> Node<M, S> {
    /// A move that was not tried yet.
    pub const fn new(mv: M, stats: S) -> Self {
        Self { stats, visits: 0, first_child: 0, children: 0, mv }
    }
}

/// A tree of moves. Nodes are known by their numbers; the children of a node are neighbours.
#[derive(Clone, Debug)]
pub struct Tree<M, S> {
    nodes: Vec<Node<M, S>>,
}

impl<M, S> Tree<M, S> {
    /// A tree of the root alone, which stands for the position on the board.
    pub fn new(root: Node<M, S>) -> Self {
        Self { nodes: vec![root] }
    }

    /// The tree below a node, which becomes the root.
    pub fn below(&self, node: usize) -> Self
    where
        M: Clone,
        S: Clone,
    {
        let mut tree = Self::new(self.nodes[node].clone());
        let mut origins = vec![node];
        let mut next = 0;
        while let Some(&origin) = origins.get(next) {
            let children = self.children(origin);
            tree.nodes[next].first_child = tree.nodes.len() as u32;
            tree.nodes.extend_from_slice(&self.nodes[children.clone()]);
            origins.extend(children);
            next += 1;
        }
        tree
    }

    /// How many nodes there are.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node with this number.
    pub fn node(&self, node: usize) -> &Node<M, S> {
        &self.nodes[node]
    }

    /// The node with this number, to be changed.
    pub fn node_mut(&mut self, node: usize) -> &mut Node<M, S> {
        &mut self.nodes[node]
    }

    /// Whether a node has no children.
    pub fn is_leaf(&self, node: usize) -> bool {
        self.nodes[node].children == 0
    }

    /// The numbers of the children of a node.
    pub fn children(&self, node: usize) -> Range<usize> {
        let first = self.nodes[node].first_child as usize;
        first..first + usize::from(self.nodes[node].children)
    }

    /// The children of a node, to be changed.
    pub fn children_mut(&mut self, node: usize) -> &mut [Node<M, S>] {
        let children = self.children(node);
        &mut self.nodes[children]
    }

    /// Gives a leaf its children.
    pub fn expand(&mut self, node: usize, children: impl IntoIterator<Item = Node<M, S>>) {
        let first = self.nodes.len();
        self.nodes.extend(children);
        self.nodes[node].first_child = first as u32;
        self.nodes[node].children = (self.nodes.len() - first) as u16;
    }

    /// The child with the highest priority, the first of equals; none of a leaf.
    pub fn select<P: PartialOrd>(
        &self,
        node: usize,
        priority: impl Fn(&Node<M, S>) -> P,
    ) -> Option<usize> {
        let children = self.children(node);
        let first = children.start;
        let mut rest = self.nodes[children].iter().map(priority).enumerate();
        let (mut best, mut highest) = rest.next()?;
        for (child, priority) in rest {
            if priority > highest {
                (best, highest) = (child, priority);
            }
        }
        Some(first + best)
    }

    /// The principal variation: the child of the highest rank, the last of equals, and from it on as long as
    /// moves were tried.
    pub fn principal_variation<R: Ord>(
        &self,
        rank: impl Fn(usize, &Node<M, S>) -> R,
    ) -> Vec<&Node<M, S>> {
        let best = |node| self.children(node).max_by_key(|&child| rank(child, &self.nodes[child]));
        let mut line = Vec::new();
        let mut next = best(ROOT);
        while let Some(node) = next {
            line.push(&self.nodes[node]);
            next = best(node).filter(|&child| self.nodes[child].visits > 0);
        }
        line
    }
}
