//! The computer player of Rin: it plays games to their end in its head, and more of those that
//! begin with the stones that did well.

mod dice;
mod endgame;
mod flood;
pub mod position;
mod prior;
mod skill;
mod surroundings;
mod tree;
mod trial;

use super::{Budget, Score, Task, Thought};
use crate::rules::rin::Rin;
use crate::rules::{Move, Rules, Status};
use dice::Dice;
use endgame::Solution;
use position::{Place, Position, place_of, point_of};
use skill::Skill;
use tree::{Node, Tree};
use trial::Trial;

/// 24 megabytes, and a power of two: a list that doubles as it grows takes no more.
const MOST_NODES: usize = 1 << 20;

/// It tells what it would answer after every so many games: often enough in a second on any machine.
const TELL: u64 = 1 << 9;

/// A player of Rin.
#[derive(Clone, Debug, Default)]
pub struct Engine;

impl Engine {
    /// A player.
    pub const fn new() -> Self {
        Self
    }

    /// What to play in `game`; `None` when it is over, or when no move is wanted.
    pub fn think(&mut self, game: &Rin, task: &Task, budget: &Budget) -> Option<Thought> {
        if game.status() != Status::Ongoing {
            return None;
        }
        let root = Position::of(game);
        let except: Vec<Place> = task.except.iter().filter_map(|&mv| stone(mv)).collect();
        let skill = Skill::of(task.level);
        let solvable = endgame::most_nodes(root.vacant()) <= budget.nodes;
        if root.vacant() <= skill.solves && solvable {
            return endgame::solve(&root, &except).map(solved);
        }
        search(&root, &except, &skill, task.seed, budget)
    }
}

fn stone(mv: Move) -> Option<Place> {
    match mv {
        Move::Stone(at) => Some(place_of(at)),
        _ => None,
    }
}

fn search(
    root: &Position,
    except: &[Place],
    skill: &Skill,
    seed: u64,
    budget: &Budget,
) -> Option<Thought> {
    let mut tree = Tree::new(&mut root.clone(), except, skill.weights, MOST_NODES);
    let mut dice = Dice::new(seed);
    let most = budget.nodes.min(skill.playouts).max(1);
    let mut nodes = 0;
    while !tree.is_bare() && nodes < most && (nodes % 32 != 31 || !(budget.stop)()) {
        let mut trial = Trial::new(root);
        tree.descend(&mut trial);
        trial.play_out(&mut dice);
        tree.learn(root, &trial, trial.reward());
        nodes += 1;
        if nodes % TELL == 0 {
            guessed(root, &tree.line(), nodes).iter().for_each(budget.told);
        }
    }
    guessed(root, &tree.line(), nodes)
}

/// What the search makes of the position. A win is proved only where nothing can change it.
fn guessed(root: &Position, line: &[&Node], nodes: u64) -> Option<Thought> {
    let score = match root.decided() {
        Some(winner) if winner == root.to_move() => Score::Win(root.vacant()),
        Some(_) => Score::Loss(root.vacant()),
        None => Score::Open(((line.first()?.mean() * 2.0 - 1.0) * 999.0) as i16),
    };
    let line: Vec<Move> = line.iter().map(|node| Move::Stone(point_of(node.place))).collect();
    let (mv, depth) = (*line.first()?, line.len() as u16);
    Some(Thought { mv, score, by_fours: false, depth, nodes, line })
}

fn solved(solution: Solution) -> Thought {
    let line: Vec<Move> = solution.line.iter().map(|&at| Move::Stone(point_of(at))).collect();
    let depth = line.len() as u16;
    let score = match solution.margin {
        0 => Score::Open(0),
        1.. => Score::Win(depth),
        _ => Score::Loss(depth),
    };
    Thought { mv: line[0], score, by_fours: false, depth, nodes: solution.nodes, line }
}
