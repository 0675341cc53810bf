//! The tree of what has been tried, with the statistics that guide the search through it.

use super::position::{Place, Position};
use super::prior::{Eye, expected};
use super::trial::Trial;
use std::ops::Range;

/// A stone that may be put, and what came of it.
#[derive(Clone, Debug)]
pub struct Node {
    /// The sum of the rewards, for the player who puts this stone.
    total: f32,
    /// The same over all games in which he put it at some time later.
    later_total: f32,
    visits: u32,
    later_visits: f32,
    /// The first of the answers; 0 while there are none.
    first: u32,
    answers: u16,
    /// Where the stone goes.
    pub place: Place,
}

/// How the search weighs what it knows.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// The smaller, the longer games in which the stone came later count.
    pub bias: f32,
    /// A stone's answers are listed after so many visits.
    pub patience: u32,
    /// What the look of a place counts, in games.
    pub prior: f32,
    /// What is seen in that look.
    pub eye: Eye,
}

/// All nodes; the first is the root.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    limit: usize,
    weights: Weights,
}

impl Node {
    const fn new(place: Place, expected: f32, worth: f32) -> Self {
        Self {
            total: 0.0,
            later_total: expected * worth,
            visits: 0,
            later_visits: worth,
            first: 0,
            answers: 0,
            place,
        }
    }

    /// The mean reward for the player who puts this stone.
    pub fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    /// What to expect of this stone: from the games that began with it, and, while these are few,
    /// from those in which it came later.
    fn promise(&self, bias: f32) -> f32 {
        let (visits, later) = (self.visits as f32, self.later_visits);
        let trust = later / (later + visits + later * visits * bias + 1e-6);
        let at_once = self.total / (visits + 1e-6);
        let in_time = self.later_total / (later + 1e-6);
        trust * in_time + (1.0 - trust) * at_once
    }

    fn learn(&mut self, reward: f32) {
        self.visits += 1;
        self.total += reward;
    }
}

impl Tree {
    /// A tree of at most `limit` nodes, whose root has all stones but `except` for answers.
    pub fn new(root: &mut Position, except: &[Place], weights: Weights, limit: usize) -> Self {
        let mut tree = Self { nodes: vec![Node::new(0, 0.0, 0.0)], limit, weights };
        tree.expand(0, root, except);
        tree
    }

    /// Whether there is nothing to try at all.
    pub fn is_bare(&self) -> bool {
        self.answers(0).is_empty()
    }

    /// The numbers of the answers to the node of this number.
    fn answers(&self, node: usize) -> Range<usize> {
        let first = self.nodes[node].first as usize;
        first..first + usize::from(self.nodes[node].answers)
    }

    /// The answer tried most, the better one of equals.
    fn favourite(&self, node: usize) -> Option<usize> {
        let rank = |&i: &usize| (self.nodes[i].visits, (self.nodes[i].mean() * 1e6) as u32);
        self.answers(node).max_by_key(rank)
    }

    /// The answers tried most, one after the other from the root on.
    pub fn line(&self) -> Vec<&Node> {
        let mut line = Vec::new();
        let mut next = self.favourite(0);
        while let Some(node) = next {
            line.push(&self.nodes[node]);
            next = self.favourite(node).filter(|&answer| self.nodes[answer].visits > 0);
        }
        line
    }

    /// Goes on in `trial`, which is at the root, as long as the tree knows what is promising.
    pub fn descend(&mut self, trial: &mut Trial) {
        let mut node = 0;
        while self.nodes[node].answers > 0 || self.grow(node, &mut trial.position) {
            node = self.most_promising(node);
            trial.way.push(node);
            trial.play(self.nodes[node].place);
        }
    }

    /// Lists the answers to `node` if it is worth it; whether there are any now.
    fn grow(&mut self, node: usize, position: &mut Position) -> bool {
        let ripe = self.nodes[node].visits >= self.weights.patience;
        let room = self.nodes.len() + usize::from(position.vacant()) <= self.limit;
        if ripe && room {
            self.expand(node, position, &[]);
        }
        self.nodes[node].answers > 0
    }

    fn most_promising(&self, node: usize) -> usize {
        let mut best = (0, f32::MIN);
        for answer in self.answers(node) {
            let promise = self.nodes[answer].promise(self.weights.bias);
            if promise > best.1 {
                best = (answer, promise);
            }
        }
        best.0
    }

    fn expand(&mut self, node: usize, position: &mut Position, except: &[Place]) {
        let first = self.nodes.len();
        let places: Vec<Place> = position.empties().filter(|p| !except.contains(p)).collect();
        for place in places {
            let expected = expected(position, place, &self.weights.eye);
            self.nodes.push(Node::new(place, expected, self.weights.prior));
        }
        self.nodes[node].first = first as u32;
        self.nodes[node].answers = (self.nodes.len() - first) as u16;
    }

    /// Lets the nodes on the way from `root` learn from `trial`, in which Black's reward was
    /// `reward`.
    pub fn learn(&mut self, root: &Position, trial: &Trial, reward: f32) {
        let rewards = [reward, 1.0 - reward];
        let mut node = 0;
        for (depth, &next) in trial.way.iter().enumerate() {
            let color = root.to_move_after(depth);
            self.nodes[next].learn(rewards[color]);
            self.learn_for_later(node, trial, color, rewards[color]);
            node = next;
        }
        let color = root.to_move_after(trial.way.len());
        self.learn_for_later(node, trial, color, rewards[color]);
    }

    /// Lets all answers to `node` learn that `color` gave at some time in `trial`. A point is
    /// filled only once by hand, so that was after `node`.
    fn learn_for_later(&mut self, node: usize, trial: &Trial, color: usize, reward: f32) {
        let answers = self.answers(node);
        for answer in &mut self.nodes[answers] {
            if usize::from(trial.hands[usize::from(answer.place)]) == color {
                answer.later_visits += 1.0;
                answer.later_total += reward;
            }
        }
    }
}
