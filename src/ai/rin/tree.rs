//! The search tree of Rin: Monte Carlo tree search guided by RAVE, rapid action value estimation.

use super::position::Position;
use super::prior::{Eye, expected};
use super::simulation::Simulation;
use crate::ai::cell::Cell;
use crate::ai::mcts::{self, ROOT};

/// The statistics of a stone, in rewards for the player who puts it.
#[derive(Clone, Debug)]
pub struct Stats {
    /// The sum of the rewards of the playouts that began with it.
    total: f32,
    /// The sum of the rewards of all playouts in which its player put it at some time (all moves as first, AMAF).
    amaf_total: f32,
    /// How many playouts of that kind there were.
    amaf_visits: f32,
}

/// A stone in the tree.
pub type Node = mcts::Node<Cell, Stats>;

/// How the search weighs what it knows.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// How soon a stone's own playouts count more than those in which it came later: the smaller, the later.
    pub bias: f32,
    /// After how many visits a stone's answers are added to the tree.
    pub patience: u32,
    /// How many playouts the look of a cell counts.
    pub prior: f32,
    /// The signs that the player notices in that look.
    pub eye: Eye,
}

/// The tree of a search.
#[derive(Clone, Debug)]
pub struct Tree {
    tree: mcts::Tree<Cell, Stats>,
    limit: usize,
    weights: Weights,
}

/// The mean reward of a stone for the player who puts it.
pub fn mean(node: &Node) -> f32 {
    node.stats.total / node.visits.max(1) as f32
}

/// The reward to expect of a stone: by the playouts that began with it and, while these are few, by those in which
/// it came later. Of these, the mean is trusted to the share 1 / (1 + visits / amaf_visits + visits * bias).
fn rave_value(node: &Node, bias: f32) -> f32 {
    let Stats { total, amaf_total, amaf_visits } = node.stats;
    let weight = 1.0 + amaf_visits * bias;
    (amaf_total + total * weight) / (amaf_visits + node.visits as f32 * weight + 1e-6)
}

/// A stone that nobody has tried, of which this reward is expected as if so many playouts had shown it.
const fn new_node(cell: Cell, expected: f32, playouts: f32) -> Node {
    let stats = Stats { total: 0.0, amaf_total: expected * playouts, amaf_visits: playouts };
    Node::new(cell, stats)
}

impl Tree {
    /// A tree of at most `limit` nodes, whose root has all stones but `except` for answers.
    pub fn new(root: &mut Position, except: &[Cell], weights: Weights, limit: usize) -> Self {
        let mut tree = Self { tree: mcts::Tree::new(new_node(0, 0.0, 0.0)), limit, weights };
        tree.expand(ROOT, root, except);
        tree
    }

    /// What is known of the game after the answer `cell`; `None` if too little.
    pub fn after(&self, cell: Cell) -> Option<Self> {
        let child = self.tree.children(ROOT).find(|&child| self.tree.node(child).mv == cell)?;
        let is_known = !self.tree.is_leaf(child);
        is_known.then(|| Self { tree: self.tree.below(child), ..*self })
    }

    /// Whether there is nothing to try at all.
    pub fn is_bare(&self) -> bool {
        self.tree.is_leaf(ROOT)
    }

    /// The principal variation: the answers tried most, and of equals the better one.
    pub fn principal_variation(&self) -> Vec<&Node> {
        self.tree.principal_variation(|_, node| (node.visits, (mean(node) * 1e6) as u32))
    }

    /// The first stone of `simulation`.
    pub fn first_stone(&self, simulation: &Simulation) -> Cell {
        self.tree.node(simulation.path.first().copied().unwrap_or(ROOT)).mv
    }

    /// Goes on in `simulation`, which is at the root, as long as the tree knows what is promising.
    pub fn descend(&mut self, simulation: &mut Simulation) {
        let mut node = ROOT;
        while !self.tree.is_leaf(node) || self.grow(node, &mut simulation.position) {
            node = self.most_promising(node);
            simulation.path.push(node);
            simulation.play(self.tree.node(node).mv);
        }
    }

    /// Adds the answers to `node` if it is worth it; returns whether there are any now.
    fn grow(&mut self, node: usize, position: &mut Position) -> bool {
        let is_ripe = self.tree.node(node).visits >= self.weights.patience;
        let has_room = self.tree.len() + usize::from(position.vacant()) <= self.limit;
        if is_ripe && has_room {
            self.expand(node, position, &[]);
        }
        !self.tree.is_leaf(node)
    }

    fn most_promising(&self, node: usize) -> usize {
        self.tree.select(node, |child| rave_value(child, self.weights.bias)).unwrap_or(ROOT)
    }

    fn expand(&mut self, node: usize, position: &mut Position, except: &[Cell]) {
        let cells: Vec<Cell> = position.empties().filter(|cell| !except.contains(cell)).collect();
        let Weights { prior, eye, .. } = self.weights;
        let new = |cell| new_node(cell, expected(position, cell, &eye), prior);
        self.tree.expand(node, cells.into_iter().map(new));
    }

    /// Counts `simulation`, in which Black's reward was `reward`, for the nodes on its path from `root`.
    pub fn back_propagate(&mut self, root: &Position, simulation: &Simulation, reward: f32) {
        let rewards = [reward, 1.0 - reward];
        let mut parent = ROOT;
        for (depth, &next) in simulation.path.iter().enumerate() {
            let color = root.to_move_after(depth);
            let node = self.tree.node_mut(next);
            node.visits += 1;
            node.stats.total += rewards[color];
            self.update_amaf(parent, simulation, color, rewards[color]);
            parent = next;
        }
        let color = root.to_move_after(simulation.path.len());
        self.update_amaf(parent, simulation, color, rewards[color]);
    }

    /// Counts the reward for all answers to `node` that `color` put at some time in `simulation`. A cell is filled
    /// only once by hand, so that was after `node`.
    fn update_amaf(&mut self, node: usize, simulation: &Simulation, color: usize, reward: f32) {
        let put_by = &simulation.put_by[color];
        for answer in self.tree.children_mut(node) {
            let put = put_by[usize::from(answer.mv)];
            answer.stats.amaf_visits += put;
            answer.stats.amaf_total += put * reward;
        }
    }
}
