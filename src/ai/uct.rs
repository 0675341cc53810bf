//! A reference player without any knowledge: a tree of the most promising moves (UCT), judged by
//! nothing but games that go on at random. Whoever claims to play well has to beat it.

use super::playout::{DRAWN, Judged, Playout};
use super::{Budget, Player, Random, Score, Thought};
use crate::board::Seat;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use std::ops::Range;

/// Playouts for a move, unless it is told otherwise.
pub const PLAYOUTS: u32 = 10_000;

/// How much doubt counts. The textbook's 2 scatters the playouts over boards as large as these: with
/// less, Ren and Rin went better against the greedy player.
const CURIOSITY: f64 = 0.2;

/// Games that last longer count as drawn.
const LONGEST: usize = 1000;

/// Plays as UCT says, with a fixed number of playouts. The same seed gives the same games.
#[derive(Clone, Debug)]
pub struct Uct {
    playouts: u32,
    random: Random,
}

impl Uct {
    /// A player who looks at so many random games before each move.
    pub const fn new(playouts: u32, seed: u64) -> Self {
        Self { playouts, random: Random::new(seed) }
    }

    /// What it thinks of any position; nothing if the game is over.
    pub fn think<P: Playout>(&mut self, position: &P, budget: &Budget) -> Option<Thought> {
        position.to_move()?;
        let mut tree = Tree::new(position, &mut self.random);
        for number in 0..u64::from(self.playouts).min(budget.nodes) {
            if number % 64 == 63 && (budget.stop)() {
                break;
            }
            tree.grow(position.clone(), &mut self.random);
        }
        tree.thought()
    }
}

impl Player for Uct {
    /// Openings have too many choices for a tree: there any play will do.
    fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        if let Some(mv) = self.random.unthinking(game) {
            return Some(mv);
        }
        let thought = self.think(&Judged(game.clone()), &Budget::nodes(u64::MAX));
        thought.map(|thought| thought.mv)
    }
}

/// A move in the tree, and what came of it.
struct Node {
    mv: Move,
    /// Who plays it.
    by: Seat,
    visits: u32,
    /// The sum of what its games were worth to who plays it.
    worth: f64,
    /// Its answers, once it has been tried before.
    answers: Range<usize>,
}

impl Node {
    const fn new(mv: Move, by: Seat) -> Self {
        Self { mv, by, visits: 0, worth: 0.0, answers: 0..0 }
    }

    fn mean(&self) -> f64 {
        self.worth / f64::from(self.visits.max(1))
    }

    /// The upper bound of what it may be worth, after so many visits of its parent.
    fn bound(&self, parent_visits: u32) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let doubt = CURIOSITY * f64::from(parent_visits).ln() / f64::from(self.visits);
        self.mean() + doubt.sqrt()
    }
}

/// All nodes; the first stands for the position itself.
struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    fn new<P: Playout>(position: &P, random: &mut Random) -> Self {
        let mut tree = Self { nodes: vec![Node::new(Move::Pass, Seat::First)] };
        tree.expand(0, position, random);
        tree
    }

    /// Adds the answers to a node, in any order.
    fn expand<P: Playout>(&mut self, node: usize, position: &P, random: &mut Random) {
        let Some(by) = position.to_move() else { return };
        let mut moves = Vec::new();
        position.moves(&mut moves);
        random.shuffle(&mut moves);
        let first = self.nodes.len();
        self.nodes.extend(moves.into_iter().map(|mv| Node::new(mv, by)));
        self.nodes[node].answers = first..self.nodes.len();
    }

    /// One more game: down the tree by the most promising moves, then on at random.
    fn grow<P: Playout>(&mut self, mut position: P, random: &mut Random) {
        let mut path = vec![0];
        let mut node = 0;
        while let Some(next) = self.most_promising(node) {
            node = next;
            path.push(node);
            position.play(self.nodes[node].mv);
            // Most moves are tried but once: answers to them would only take room.
            if self.nodes[node].visits == 1 {
                self.expand(node, &position, random);
            }
        }
        let worth = play_out(position, random);
        for node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.worth += if node.by == Seat::First { worth } else { 1.0 - worth };
        }
    }

    fn most_promising(&self, node: usize) -> Option<usize> {
        let visits = self.nodes[node].visits;
        let mut best = None;
        for answer in self.nodes[node].answers.clone() {
            let bound = self.nodes[answer].bound(visits);
            if best.is_none_or(|(_, other)| bound > other) {
                best = Some((answer, bound));
            }
        }
        best.map(|(answer, _)| answer)
    }

    /// The answer that was tried most; the first of them if there are several.
    fn most_visited(&self, node: &Node) -> Option<&Node> {
        let answers = self.nodes.get(node.answers.clone())?;
        answers.iter().rev().max_by_key(|answer| answer.visits)
    }

    fn thought(&self) -> Option<Thought> {
        let best = self.most_visited(&self.nodes[0])?;
        let score = Score::Open(((2.0 * best.mean() - 1.0) * 999.0) as i16);
        let line = self.line();
        let (depth, nodes) = (line.len() as u16, self.nodes[0].visits.into());
        Some(Thought { mv: best.mv, score, by_fours: false, depth, nodes, line })
    }

    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = &self.nodes[0];
        while let Some(next) = self.most_visited(node).filter(|next| next.visits > 0) {
            line.push(next.mv);
            node = next;
        }
        line
    }
}

/// Goes on at random to the end; what that is worth to the first person.
fn play_out<P: Playout>(mut position: P, random: &mut Random) -> f64 {
    for _ in 0..LONGEST {
        let Some(mv) = position.any_move(random) else { break };
        position.play(mv);
    }
    position.outcome().unwrap_or(DRAWN)
}
