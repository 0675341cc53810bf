//! The player of Rin: a Monte Carlo tree search, which plays games to their end at random, and more of those that
//! begin with the stones that did well.

mod endgame;
mod ending;
mod flood;
pub mod position;
mod prior;
mod simulation;
mod skill;
mod surroundings;
mod tree;

pub use super::cell::{Cell, cell, point};

use super::random::Xorshift;
use super::{Budget, Score, Task, Thought};
use crate::rules::rin::Rin;
use crate::rules::{Move, Rules, Status};
use endgame::{Solution, Verdict};
use position::Position;
use simulation::Simulation;
use skill::Skill;
use tree::{Node, Tree, mean};

/// The greatest number of nodes in the tree: 24 megabytes, and a power of two, as a list that doubles has room for.
const MOST_NODES: usize = 1 << 20;

/// How many numbers of cells there are.
const CELLS: usize = 256;

/// After so many playouts it reports what it would answer: often enough in a second on any machine.
const TELL: u64 = 1 << 9;

/// A player of Rin. What it finds out about the second stone of a turn, it remembers when that is due.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// A position, and the tree below it.
    expected: Option<Box<(Position, Tree)>>,
}

impl Engine {
    /// A new player.
    pub const fn new() -> Self {
        Self { expected: None }
    }

    /// The best move it finds; `None` when the game is over or every move is excepted.
    pub fn think(&mut self, game: &Rin, task: &Task, budget: &Budget) -> Option<Thought> {
        self.think_of_lead(game, task, budget).map(|(thought, _)| thought)
    }

    /// The best move it finds, and by how many stones its player is expected to be ahead at the end; `None` when the game is over
    /// or every move is excepted.
    pub fn think_of_lead(
        &mut self,
        game: &Rin,
        task: &Task,
        budget: &Budget,
    ) -> Option<(Thought, i16)> {
        if game.status() != Status::Ongoing {
            return None;
        }
        let root = Position::of(game);
        let mut except: Vec<Cell> = task.except.iter().filter_map(|&mv| stone(mv)).collect();
        let skill = Skill::of(task.level);
        let judged = judge(&root, &except, &skill, budget);
        let (verdict, nodes) = judged.unwrap_or((Verdict::Open, 0));
        match &verdict {
            Verdict::Solved(solution) => return Some((thought(solution), solution.margin as i16)),
            Verdict::Drawn(losing) => except.extend(losing),
            Verdict::Lost | Verdict::Open => {}
        }
        let left = Budget { nodes: budget.nodes.saturating_sub(nodes), ..*budget };
        let mut tree = self.tree(&root, &except, &skill);
        let (found, lead) = search(&root, &mut tree, &skill, task.seed, &left)?;
        self.remember(&root, &tree, &found, &skill);
        Some(match verdict {
            Verdict::Drawn(_) => (Thought { score: Score::Open(0), ..found }, 0),
            Verdict::Lost => (Thought { score: Score::Loss(root.vacant()), ..found }, lead.min(-1)),
            _ => (found, lead),
        })
    }
}

impl Engine {
    /// The tree of a search: the one that was expected, or a new one.
    fn tree(&mut self, root: &Position, except: &[Cell], skill: &Skill) -> Tree {
        match self.expected.take() {
            Some(known) if skill.remembers && except.is_empty() && known.0.equals(root) => known.1,
            _ => Tree::new(&mut root.clone(), except, skill.weights, MOST_NODES),
        }
    }

    /// Keeps what is known of the second stone, if the first of two was found.
    fn remember(&mut self, root: &Position, tree: &Tree, found: &Thought, skill: &Skill) {
        let Some(first) = stone(found.mv).filter(|_| skill.remembers && root.left() == 2) else {
            return;
        };
        let mut position = root.clone();
        position.play(first);
        self.expected = tree.after(first).map(|tree| Box::new((position, tree)));
    }
}

/// What the endgame search says, and how many positions it looked at, when so few cells are empty that it is worth a try.
fn judge(
    root: &Position,
    except: &[Cell],
    skill: &Skill,
    budget: &Budget,
) -> Option<(Verdict, u64)> {
    let most = skill.solver_nodes.min(budget.nodes / 2);
    let is_near = root.vacant() <= skill.solves(root.size());
    is_near.then(|| endgame::judge(root, except, most, budget))
}

fn stone(mv: Move) -> Option<Cell> {
    match mv {
        Move::Stone(at) => Some(cell(at)),
        _ => None,
    }
}

fn search(
    root: &Position,
    tree: &mut Tree,
    skill: &Skill,
    seed: u64,
    budget: &Budget,
) -> Option<(Thought, i16)> {
    let mut random = Xorshift::new(seed);
    let most = budget.nodes.min(skill.playouts).max(1);
    let (mut nodes, mut leads) = (0, [(0, 0); CELLS]);
    while !tree.is_bare() && nodes < most && (nodes % 32 != 31 || !(budget.stop)()) {
        let mut simulation = Simulation::new(root);
        tree.descend(&mut simulation);
        simulation.play_out(&mut random);
        tree.back_propagate(root, &simulation, simulation.reward());
        let lead = &mut leads[usize::from(tree.first_stone(&simulation))];
        *lead = (lead.0 + simulation.position.margin(), lead.1 + 1);
        nodes += 1;
        if nodes % TELL == 0 {
            guessed(root, &tree.principal_variation(), nodes).iter().for_each(budget.report);
        }
    }
    let line = tree.principal_variation();
    let best = line.first()?;
    let (sum, count) = leads[usize::from(best.mv)];
    let black = sum / count.max(1);
    let lead = if root.to_move() == 0 { black } else { -black };
    Some((guessed(root, &line, nodes)?, lead as i16))
}

/// The answer by a principal variation. A win is proved only where nothing can change it.
fn guessed(root: &Position, line: &[&Node], nodes: u64) -> Option<Thought> {
    let score = match root.decided() {
        Some(winner) if winner == root.to_move() => Score::Win(root.vacant()),
        Some(_) => Score::Loss(root.vacant()),
        None => Score::Open(((mean(line.first()?) * 2.0 - 1.0) * 999.0) as i16),
    };
    let line: Vec<Move> = line.iter().map(|node| Move::Stone(point(node.mv))).collect();
    let (mv, depth) = (*line.first()?, line.len() as u16);
    Some(Thought { mv, score, by_fours: false, depth, nodes, line })
}

fn thought(solution: &Solution) -> Thought {
    let line: Vec<Move> = solution.line.iter().map(|&cell| Move::Stone(point(cell))).collect();
    let depth = line.len() as u16;
    let score = match solution.margin {
        0 => Score::Open(0),
        1.. => Score::Win(depth),
        _ => Score::Loss(depth),
    };
    Thought { mv: line[0], score, by_fours: false, depth, nodes: solution.nodes, line }
}
