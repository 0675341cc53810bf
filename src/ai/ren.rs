//! The player of Ren: an alpha-beta search, with an evaluation by points, by what can be scored next and by what is
//! in the making.

mod cells;
mod evaluation;
mod gains;
mod history;
mod moves;
mod node;
mod position;
mod quiescence;
mod search;
mod shapes;
mod skill;

pub use cells::{Cell, Cells, PASS, cell, point};
pub use position::{Outcome, Position};

use super::search::{MAX_UNPROVED, Replacement, Table, WIN, is_proved, score};
use super::{Budget, Task, Thought};
use crate::rules::ren::Ren;
use crate::rules::{Move, Rules, Status};
use evaluation::ShapePair;
use history::History;
use moves::{MoveOrder, Wanted};
use node::Node;
use search::Search;
use skill::Skill;

/// The transposition table has two to this power of slots, four megabytes.
const TABLE_BITS: u32 = 18;

/// A player of Ren. What it finds out in one position helps it in the next.
pub struct Engine {
    table: Table,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

impl Engine {
    /// A player that has not thought yet.
    pub fn new() -> Self {
        Self::with_table(TABLE_BITS)
    }

    /// A player that has not thought yet, and never remembers more than two to the power of `bits` positions.
    pub fn with_table(bits: u32) -> Self {
        Self { table: Table::new(bits, Replacement::Always) }
    }

    /// The move it would play; `None` when the game is over or every move is excepted.
    pub fn think(&mut self, game: &Ren, task: &Task, budget: &Budget) -> Option<Thought> {
        if game.status() != Status::Ongoing {
            return None;
        }
        let position = Position::new(game);
        let skill = Skill::new(task);
        self.table.salt = skill.salt;
        let mut roots = roots(&position, &skill, task.except);
        let wins = |&&cell: &&Cell| position.after(cell).outcome == Some(Outcome::Lost);
        if let Some(&best) = roots.iter().find(wins) {
            return Some(
                self.thought(&position, Found { best, value: WIN - 1, depth: 1, nodes: 1 }),
            );
        }
        let found = self.deepen(&position, &mut roots, &skill, budget)?;
        Some(self.thought(&position, found))
    }

    /// Searches deeper and deeper until the budget is used up or the game is decided.
    fn deepen(
        &mut self,
        position: &Position,
        roots: &mut [Cell],
        skill: &Skill,
        budget: &Budget,
    ) -> Option<Found> {
        let mut found = Found { best: *roots.first()?, value: 0, depth: 0, nodes: 0 };
        let mut search = Search::new(budget, &mut self.table, skill);
        while found.depth < skill.depth && !search.stopped && !is_proved(found.value) {
            if let Some(value) = search.search_root(position, roots, found.depth + 1, found.value) {
                (found.best, found.value) = (roots[0], value);
            }
            found.depth += i32::from(!search.stopped);
            (budget.report)(&found.thought(vec![to_move(found.best)]));
        }
        found.nodes = search.nodes;
        if !skill.sees_all() {
            found.value = found.value.clamp(-MAX_UNPROVED, MAX_UNPROVED);
        }
        Some(found)
    }

    fn thought(&self, position: &Position, found: Found) -> Thought {
        found.thought(self.principal_variation(position, &found))
    }

    /// How the game is expected to go on, as far as the transposition table knows.
    fn principal_variation(&self, position: &Position, found: &Found) -> Vec<Move> {
        let mut line = vec![to_move(found.best)];
        let mut position = position.after(found.best);
        while line.len() < found.depth as usize && position.outcome.is_none() {
            let Some(entry) = self.table.get(position.key()) else { break };
            if entry.best != PASS && position.open() >> entry.best & 1 == 0 {
                break;
            }
            line.push(to_move(entry.best));
            position = position.after(entry.best);
        }
        line
    }
}

/// The best move, its value, and how much was searched to find it.
struct Found {
    best: Cell,
    value: i32,
    depth: i32,
    nodes: u64,
}

impl Found {
    /// The answer, if the game is expected to go on like this.
    fn thought(&self, line: Vec<Move>) -> Thought {
        let (score, depth) = (score(self.value), self.depth as u16);
        let mv = to_move(self.best);
        Thought { mv, score, by_fours: false, depth, nodes: self.nodes, line }
    }
}

/// The moves with which a search of the position begins, the likeliest first.
pub fn likely(game: &Ren) -> Vec<Move> {
    let cells = roots(&Position::new(game), &Skill::new(&Task::BEST), &[]).into_iter();
    cells.map(to_move).collect()
}

/// All moves that are not excepted and not overlooked, the promising ones first; if there are none, also the
/// overlooked ones. A player who overlooks moves looks near stones, as people do, and passes only after a pass.
fn roots(position: &Position, skill: &Skill, except: &[Move]) -> Vec<Cell> {
    let shapes = ShapePair::new(position);
    let (history, is_excepted) = (History::new(), |&cell: &Cell| except.contains(&to_move(cell)));
    let list = |open| -> Vec<Cell> {
        let order = MoveOrder::by_history(&history, Node::root(0));
        let mut moves = moves::list(position, open, &shapes, &order, Wanted::All);
        let all = std::iter::from_fn(|| moves.pick().map(|mv| mv.cell));
        all.filter(|cell| !is_excepted(cell)).collect()
    };
    let mut seen = list(skill.open(position, 0));
    if !skill.sees_all() {
        let natural = position.near_stones();
        let is_natural = |cell: Cell| natural >> cell & 1 == 1;
        seen.retain(|&cell| if cell == PASS { position.passed } else { is_natural(cell) });
    }
    if seen.is_empty() { list(position.open()) } else { seen }
}

fn to_move(cell: Cell) -> Move {
    if cell == PASS { Move::Pass } else { Move::Stone(point(cell)) }
}
