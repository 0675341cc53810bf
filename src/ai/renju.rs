//! The player of Renju: a position that knows its threats, searches for wins by continuous fours (VCF) and threats
//! (VCT), and an alpha-beta search that uses them.

pub mod book;
mod combinations;
mod dfpn;
mod evaluation;
mod fouls;
mod geometry;
mod history;
mod law;
mod line;
mod memory;
mod moves;
pub mod network;
mod node;
mod opening;
mod pattern;
mod position;
mod promises;
mod proofs;
mod pruning;
mod replaying;
mod root;
mod search;
mod set;
mod shapes;
mod side;
mod skill;
mod solver;
mod threat;
mod vcf;
mod vct;

pub use super::cell::{Cell, cell, point};
pub use law::Law;
pub use position::Position;
pub use set::Set;
pub use solver::{Means, Points, Solution, Verdict};
pub use threat::Threat;

use super::decisions::winning_claim;
use super::search::{MAX_UNPROVED, score};
use super::{Budget, Score, Task, Thought};
use crate::board::{Board, Color};
use crate::rules::renju::{Renju, Variant, Zone};
use crate::rules::{Move, Phase, Rules};
use memory::Memory;
use opening::Study;
use root::Found;
use search::Search;

use skill::Skill;

/// A player of Renju and what it remembers.
pub struct Engine {
    position: Position,
    memory: Memory,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

impl Engine {
    /// A player that remembers nothing yet.
    pub fn new() -> Self {
        Self::with_table(memory::TABLE_BITS)
    }

    /// A player that remembers nothing yet, and never more than two to the power of `bits` positions.
    pub fn with_table(bits: u32) -> Self {
        Self { position: Position::new(Law::of(Variant::Rif)), memory: Memory::new(bits) }
    }

    /// Forgets all that it remembers.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// The best move it finds; `None` when the game is over or every move is excepted.
    pub fn think(&mut self, game: &Renju, task: &Task, budget: &Budget) -> Option<Thought> {
        let color = game.color_to_move()?;
        if let Some(mv) = winning_claim(game).filter(|mv| !task.except.contains(mv)) {
            return Some(single(mv, Score::Win(1)));
        }
        if let Some(decision) = opening::by_book(game, task) {
            (budget.report)(&decision);
            return Some(decision);
        }
        match game.phase() {
            Phase::Opening if is_of_a_pattern(game) => even_stone(game, task),
            Phase::Opening | Phase::Fifths if needs_no_study(game) => {
                self.best_stone(game, color, task, budget)
            }
            Phase::Opening
            | Phase::ColourChoice
            | Phase::Branch
            | Phase::Swap2
            | Phase::Declaration
            | Phase::Fifths
            | Phase::TwoBlacks
            | Phase::FifthChoice
            | Phase::Removal => Study::new(self, game, task, budget).decide(game, task.except),
            _ => self.best_stone(game, color, task, budget),
        }
    }

    /// The moves with which a search of the position begins, the likeliest first.
    pub fn likely(&mut self, game: &Renju) -> Vec<Move> {
        let Some(color) = game.color_to_move() else { return Vec::new() };
        self.set_up(Law::of(game.variant()), game.board(), color);
        let allowed = self.position.allowed();
        let budget = Budget::nodes(0);
        let mut search = Search::new(&mut self.position, &mut self.memory, budget, Skill::FULL);
        let cells = search.root_moves(&allowed).into_iter();
        cells.map(|cell| Move::Stone(point(cell))).collect()
    }

    /// The best stone of `color`, or what there is where every stone is a foul.
    fn best_stone(
        &mut self,
        game: &Renju,
        color: Color,
        task: &Task,
        budget: &Budget,
    ) -> Option<Thought> {
        self.set_up(Law::of(game.variant()), game.board(), color);
        self.stone(task, budget, |cell| game.check(Move::Stone(point(cell))).is_ok())
            .or_else(|| last_resort(game, task))
    }

    /// The best stone in a position of ordinary play, also under rules that are no rule set.
    pub fn stone_on(
        &mut self,
        board: &Board,
        color: Color,
        law: Law,
        task: &Task,
        budget: &Budget,
    ) -> Option<Thought> {
        self.set_up(law, board, color);
        self.stone(task, budget, |_| true)
    }

    /// A VCF, a win by fours alone, of the player to move: the moves of both players, the last of which wins.
    pub fn vcf(&mut self, game: &Renju, budget: &Budget) -> Option<Vec<Move>> {
        self.set_up(Law::of(game.variant()), game.board(), game.color_to_move()?);
        let mut search = Search::new(&mut self.position, &mut self.memory, *budget, Skill::FULL);
        let line = search.shortest_vcf()?;
        Some(line.into_iter().map(|cell| Move::Stone(point(cell))).collect())
    }

    fn stone(
        &mut self,
        task: &Task,
        budget: &Budget,
        is_legal: impl Fn(Cell) -> bool,
    ) -> Option<Thought> {
        let except: Vec<Cell> = task.except.iter().filter_map(|&mv| stone(mv)).collect();
        let mut allowed = self.allowed_but(&except);
        let illegal: Vec<Cell> = allowed.cells().filter(|&cell| !is_legal(cell)).collect();
        illegal.into_iter().for_each(|cell| allowed.toggle(cell));
        let (found, nodes) = self.search(&allowed, *budget, Skill::of(task))?;
        Some(thought(&found, nodes))
    }

    /// Sets up a position.
    fn set_up(&mut self, law: Law, board: &Board, color: Color) {
        if *self.position.law() != law {
            self.position = Position::new(law);
            self.memory.clear();
        }
        self.position.set_up(board, color);
    }

    /// The cells without fouls that are not among these.
    fn allowed_but(&self, except: &[Cell]) -> Set {
        let mut allowed = self.position.allowed();
        except.iter().filter(|&&cell| self.position.empty().has(cell)).for_each(|&cell| {
            if allowed.has(cell) {
                allowed.toggle(cell);
            }
        });
        allowed
    }

    /// The best move among the `allowed` cells, and how many positions were searched.
    fn search(&mut self, allowed: &Set, budget: Budget, skill: Skill) -> Option<(Found, u64)> {
        let budget = Budget { nodes: budget.nodes.min(skill.nodes), ..budget };
        self.memory.play_as(skill.salt());
        let mut search = Search::new(&mut self.position, &mut self.memory, budget, skill);
        let mut found = search.best_move(allowed)?;
        let nodes = search.nodes;
        if skill.overlooks() {
            // A player who overlooks moves has proved nothing.
            found.value = found.value.clamp(-MAX_UNPROVED, MAX_UNPROVED);
        }
        search.complete(&mut found);
        found.by_fours = search.is_vcf(&found);
        Some((found, nodes))
    }
}

/// Whether the stone due is one of the first three of an opening in which the colours are chosen later.
fn is_of_a_pattern(game: &Renju) -> bool {
    let zones = [Zone::Centre, Zone::BesideCentre, Zone::Middle];
    game.awaits_colour_choice() && game.zone().is_some_and(|zone| zones.contains(&zone))
}

/// Whether a stone is due by which nobody's choice of colours is to be balanced.
fn needs_no_study(game: &Renju) -> bool {
    game.zone().is_some() && !game.awaits_colour_choice()
}

/// A first stone of an opening in which the colours are chosen later.
fn even_stone(game: &Renju, task: &Task) -> Option<Thought> {
    let stones = pattern::even_stones(game, task.seed).into_iter().map(Move::Stone);
    let all = game.board().points().map(Move::Stone);
    let mut fitting =
        stones.chain(all).filter(|mv| game.check(*mv).is_ok() && !task.except.contains(mv));
    fitting.next().map(|mv| single(mv, Score::Open(0)))
}

/// The move where every stone is a foul: a pass if that is legal, or a foul.
fn last_resort(game: &Renju, task: &Task) -> Option<Thought> {
    let stones = game.board().points().map(Move::Stone);
    let mut all = [Move::Pass].into_iter().chain(stones);
    let mv = all.find(|mv| game.check(*mv).is_ok() && !task.except.contains(mv))?;
    Some(single(mv, Score::Open(0)))
}

/// A move that needed no search.
fn single(mv: Move, score: Score) -> Thought {
    Thought { mv, score, by_fours: false, depth: 0, nodes: 0, line: vec![mv] }
}

/// The cell of a stone.
fn stone(mv: Move) -> Option<Cell> {
    match mv {
        Move::Stone(point) => Some(cell(point)),
        _ => None,
    }
}

fn thought(found: &Found, nodes: u64) -> Thought {
    let line: Vec<Move> = found.line.iter().map(|&cell| Move::Stone(point(cell))).collect();
    let (score, depth) = (score(found.value), found.depth as u16);
    Thought { mv: line[0], score, by_fours: found.by_fours, depth, nodes, line }
}
