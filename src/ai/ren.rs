//! The player of Ren: a search that looks ahead as far as its budget lets it, and judges what it sees there by
//! points, by what can be scored next and by what is in the making.

mod evaluation;
mod gains;
mod moves;
mod position;
mod reach;
mod search;
mod shapes;
mod skill;
mod squares;
mod table;

pub use position::{Outcome, Position};
pub use squares::{Cell, Cells, PASS, cell, point};

use super::{Budget, Score, Task, Thought};
use crate::rules::ren::Ren;
use crate::rules::{Move, Rules, Status};
use evaluation::Sight;
use moves::{Taste, Wanted};
use reach::{MOST, PROVED, WIN};
use search::Search;
use skill::Skill;
use table::Table;

/// The table has `2^18` places, four megabytes.
const TABLE_BITS: u32 = 18;

/// The player. What it found out in one position helps it in the next.
pub struct Engine {
    table: Table,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

impl Engine {
    /// One that has not thought yet.
    pub fn new() -> Self {
        Self { table: Table::new(TABLE_BITS) }
    }

    /// The move it would play; `None` when the game is over or nothing else is left.
    pub fn think(&mut self, game: &Ren, task: &Task, budget: &Budget) -> Option<Thought> {
        if game.status() != Status::Ongoing {
            return None;
        }
        let position = Position::new(game);
        let skill = Skill::new(task);
        let mut roots = roots(&position, &skill, task.except);
        let wins = |&&at: &&Cell| position.after(at).outcome == Some(Outcome::Lost);
        if let Some(&at) = roots.iter().find(wins) {
            let looked = Looked { value: WIN - 1, depth: 1, nodes: 1 };
            return Some(self.thought(&position, &skill, at, looked));
        }
        let mut best = *roots.first()?;
        let mut search = Search::new(budget, &mut self.table, &skill);
        let mut looked = Looked { value: 0, depth: 0, nodes: 0 };
        while looked.depth < skill.depth && !search.stopped && looked.value.abs() < PROVED {
            if let Some(value) = search.best_root(&position, &mut roots, looked.depth + 1) {
                (best, looked.value) = (roots[0], value);
            }
            looked.depth += i32::from(!search.stopped);
            (budget.told)(&looked.told(best));
        }
        looked.nodes = search.nodes;
        if !skill.sees_all() {
            looked.value = looked.value.clamp(-MOST, MOST);
        }
        Some(self.thought(&position, &skill, best, looked))
    }

    fn thought(&self, position: &Position, skill: &Skill, at: Cell, looked: Looked) -> Thought {
        let Looked { value, depth, nodes } = looked;
        let line = self.line(position, skill, at, depth);
        let (score, depth) = (score(value), depth as u16);
        Thought { mv: to_move(at), score, by_fours: false, depth, nodes, line }
    }

    /// How the game is expected to go on after `at`, as far as that is remembered.
    fn line(&self, position: &Position, skill: &Skill, at: Cell, depth: i32) -> Vec<Move> {
        let mut line = vec![to_move(at)];
        let mut position = position.after(at);
        while line.len() < depth as usize && position.outcome.is_none() {
            let Some(entry) = self.table.get(position.key() ^ skill.salt) else { break };
            if entry.best != PASS && position.open() >> entry.best & 1 == 0 {
                break;
            }
            line.push(to_move(entry.best));
            position = position.after(entry.best);
        }
        line
    }
}

/// How good the best move is, and what was done to find out.
struct Looked {
    value: i32,
    depth: i32,
    nodes: u64,
}

impl Looked {
    /// What is told on the way, when the table that knows the line is in use.
    fn told(&self, best: Cell) -> Thought {
        let (mv, score, depth) = (to_move(best), score(self.value), self.depth as u16);
        Thought { mv, score, by_fours: false, depth, nodes: self.nodes, line: vec![mv] }
    }
}

/// All moves that are wanted and seen, the promising ones first; if there are none, those that are not seen. Who
/// overlooks something looks where stones are, as people do, and passes only after a pass.
fn roots(position: &Position, skill: &Skill, except: &[Move]) -> Vec<Cell> {
    let sight = Sight::new(position);
    let list = |open| {
        let mut moves = moves::list(position, open, &sight, &Taste::none(&[0; 128]), Wanted::All);
        let all = std::iter::from_fn(|| moves.pick().map(|mv| mv.at));
        all.filter(|&at| !except.contains(&to_move(at))).collect::<Vec<Cell>>()
    };
    let mut seen = list(skill.open(position, 0));
    if !skill.sees_all() {
        let natural = position.near_stones();
        seen.retain(|&at| if at == PASS { position.passed } else { natural >> at & 1 == 1 });
    }
    if seen.is_empty() { list(position.open()) } else { seen }
}

fn to_move(at: Cell) -> Move {
    if at == PASS { Move::Pass } else { Move::Stone(point(at)) }
}

/// What a value means, in the words of all players.
fn score(value: i32) -> Score {
    match value {
        PROVED.. => Score::Win((WIN - value) as u16),
        _ if value <= -PROVED => Score::Loss((WIN + value) as u16),
        _ => Score::Open((999 * value / (value.abs() + 400)) as i16),
    }
}
