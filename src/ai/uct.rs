//! A reference player without any knowledge: a tree of the most promising moves (UCT), judged by nothing but
//! playouts. A player who claims to play well has to beat it.

use super::mcts::{self, ROOT};
use super::playout::{DRAWN, Judged, Playout};
use super::{Budget, Player, Random, Score, Thought};
use crate::board::Seat;
use crate::rules::Move;
use crate::rules::catalog::AnyGame;
use std::cmp::Reverse;

/// How many playouts a move gets by default.
pub const PLAYOUTS: u32 = 10_000;

/// The weight of exploration. The textbook's 2 scatters the playouts over boards as large as these: with less, Ren
/// and Rin went better against the greedy player.
const EXPLORATION: f64 = 0.2;

/// Playouts that last longer count as drawn.
const LONGEST: usize = 1000;

/// The player by UCT, with a fixed number of playouts. Equal seeds give equal games.
#[derive(Clone, Debug)]
pub struct Uct {
    playouts: u32,
    random: Random,
}

impl Uct {
    /// A player who makes so many playouts before each move.
    pub const fn new(playouts: u32, seed: u64) -> Self {
        Self { playouts, random: Random::new(seed) }
    }

    /// The move it finds best in any position; `None` if the game is over.
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
    /// The best move it finds; in an opening, which has too many choices for a tree, any play.
    fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        if let Some(mv) = self.random.unthinking(game) {
            return Some(mv);
        }
        let thought = self.think(&Judged(game.clone()), &Budget::nodes(u64::MAX));
        thought.map(|thought| thought.mv)
    }
}

/// The statistics of a move.
struct Stats {
    /// The person who plays the move.
    by: Seat,
    /// The sum of what its playouts were worth to that player.
    worth: f64,
}

type Node = mcts::Node<Move, Stats>;

/// The tree of a search.
struct Tree(mcts::Tree<Move, Stats>);

impl Tree {
    fn new<P: Playout>(position: &P, random: &mut Random) -> Self {
        let mut tree = Self(mcts::Tree::new(new_node(Move::Pass, Seat::First)));
        tree.expand(ROOT, position, random);
        tree
    }

    /// Adds the answers to a node, in any order.
    fn expand<P: Playout>(&mut self, node: usize, position: &P, random: &mut Random) {
        let Some(by) = position.to_move() else { return };
        let mut moves = Vec::new();
        position.moves(&mut moves);
        random.shuffle(&mut moves);
        self.0.expand(node, moves.into_iter().map(|mv| new_node(mv, by)));
    }

    /// Makes one more playout: down the tree by the most promising moves, then on at random.
    fn grow<P: Playout>(&mut self, mut position: P, random: &mut Random) {
        let mut path = vec![ROOT];
        let mut node = ROOT;
        while let Some(next) = self.most_promising(node) {
            node = next;
            path.push(node);
            position.play(self.0.node(node).mv);
            // Most moves are tried but once: answers to them would only take room.
            if self.0.node(node).visits == 1 {
                self.expand(node, &position, random);
            }
        }
        self.back_propagate(&path, play_out(position, random));
    }

    /// Counts a playout that was worth so much to the first person.
    fn back_propagate(&mut self, path: &[usize], worth: f64) {
        for &node in path {
            let node = self.0.node_mut(node);
            node.visits += 1;
            node.stats.worth += if node.stats.by == Seat::First { worth } else { 1.0 - worth };
        }
    }

    fn most_promising(&self, node: usize) -> Option<usize> {
        let visits = self.0.node(node).visits;
        self.0.select(node, |child| upper_bound(child, visits))
    }

    fn thought(&self) -> Option<Thought> {
        let line = self.0.principal_variation(|number, node| (node.visits, Reverse(number)));
        let score = Score::Open(((2.0 * mean(line.first()?) - 1.0) * 999.0) as i16);
        let line: Vec<Move> = line.iter().map(|node| node.mv).collect();
        let (depth, nodes) = (line.len() as u16, self.0.node(ROOT).visits.into());
        Some(Thought { mv: line[0], score, by_fours: false, depth, nodes, line })
    }
}

const fn new_node(mv: Move, by: Seat) -> Node {
    Node::new(mv, Stats { by, worth: 0.0 })
}

/// The mean worth of the playouts of a move.
fn mean(node: &Node) -> f64 {
    node.stats.worth / f64::from(node.visits.max(1))
}

/// The upper confidence bound of what a move may be worth, after so many visits of its parent.
fn upper_bound(node: &Node, parent_visits: u32) -> f64 {
    if node.visits == 0 {
        return f64::INFINITY;
    }
    let doubt = EXPLORATION * f64::from(parent_visits).ln() / f64::from(node.visits);
    mean(node) + doubt.sqrt()
}

/// Plays on at random to the end; returns the worth of the game to the first person.
fn play_out<P: Playout>(mut position: P, random: &mut Random) -> f64 {
    for _ in 0..LONGEST {
        let Some(mv) = position.any_move(random) else { break };
        position.play(mv);
    }
    position.outcome().unwrap_or(DRAWN)
}
