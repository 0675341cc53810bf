//! The player of Renju: a position that knows its threats, a search for wins by fours, and a search
//! ahead that stands on both.

mod combinations;
mod fouls;
mod fours;
mod geometry;
mod habits;
mod law;
mod memory;
mod mind;
mod moves;
mod opening;
mod pattern;
mod position;
mod promises;
mod pruning;
mod root;
mod search;
mod set;
mod shapes;
mod side;
mod skill;
mod threat;
mod threes;
mod values;
mod window;

pub use geometry::{At, at, point};
pub use law::Law;
pub use position::Position;
pub use threat::Threat;

use super::{Budget, Score, Task, Thought};
use crate::ai::decisions::winning_claim;
use crate::board::{Board, Color};
use crate::rules::renju::{Renju, Variant};
use crate::rules::{Move, Phase, Rules};
use mind::Mind;
use opening::Study;
use root::Found;
use search::{SURE, Search, WIN};
use set::Set;
use skill::Skill;

/// A player of Renju and what it remembers.
pub struct Engine {
    position: Position,
    mind: Mind,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

impl Engine {
    /// A player that remembers nothing yet.
    pub fn new() -> Self {
        Self { position: Position::new(Law::of(Variant::Rif)), mind: Mind::new() }
    }

    /// The best move it finds; `None` when the game is over, or nothing but what is not wanted is left.
    pub fn think(&mut self, game: &Renju, task: &Task, budget: &Budget) -> Option<Thought> {
        let color = game.color_to_move()?;
        if let Some(mv) = winning_claim(game).filter(|mv| !task.except.contains(mv)) {
            return Some(single(mv, Score::Win(1)));
        }
        match game.phase() {
            Phase::Opening if game.has_colour_choice() => even_stone(game, task),
            Phase::ColourChoice
            | Phase::Fifths
            | Phase::TwoBlacks
            | Phase::FifthChoice
            | Phase::Removal => Study::new(self, game, task, budget).decide(game, task.except),
            _ => {
                self.set_up(Law::of(game.variant()), game.board(), color);
                self.stone(task, budget, |at| game.check(Move::Stone(point(at))).is_ok())
                    .or_else(|| last_resort(game, task))
            }
        }
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

    /// A win by fours alone for the player to move: all moves of both, the last of them wins.
    pub fn win_by_fours(&mut self, game: &Renju, budget: &Budget) -> Option<Vec<Move>> {
        self.set_up(Law::of(game.variant()), game.board(), game.color_to_move()?);
        let mut search = Search::new(&mut self.position, &mut self.mind, *budget, Skill::FULL);
        let line = search.win_by_fours()?;
        Some(line.into_iter().map(|at| Move::Stone(point(at))).collect())
    }

    fn stone(
        &mut self,
        task: &Task,
        budget: &Budget,
        is_legal: impl Fn(At) -> bool,
    ) -> Option<Thought> {
        let except: Vec<At> = task.except.iter().filter_map(|&mv| stone(mv)).collect();
        let mut allowed = self.allowed_but(&except);
        let illegal: Vec<At> = allowed.points().filter(|&at| !is_legal(at)).collect();
        illegal.into_iter().for_each(|at| allowed.toggle(at));
        let (found, nodes) = self.search(&allowed, *budget, Skill::of(task))?;
        Some(thought(&found, nodes))
    }

    /// Takes over a position.
    fn set_up(&mut self, law: Law, board: &Board, color: Color) {
        if *self.position.law() != law {
            self.position = Position::new(law);
            self.mind.clear();
        }
        self.position.set_up(board, color);
    }

    /// The points without fouls that are not among these.
    fn allowed_but(&self, except: &[At]) -> Set {
        let mut allowed = self.position.allowed();
        except.iter().filter(|&&at| self.position.empty().has(at)).for_each(|&at| {
            if allowed.has(at) {
                allowed.toggle(at);
            }
        });
        allowed
    }

    /// The best of the `allowed` points, and how many positions were looked at.
    fn search(&mut self, allowed: &Set, budget: Budget, skill: Skill) -> Option<(Found, u64)> {
        let budget = Budget { nodes: budget.nodes.min(skill.nodes), ..budget };
        self.mind.think_as(skill.name());
        let mut search = Search::new(&mut self.position, &mut self.mind, budget, skill);
        let mut found = search.best_move(allowed)?;
        let nodes = search.nodes;
        if skill.overlooks() {
            // What was not seen is not proved.
            found.value = found.value.clamp(1 - SURE, SURE - 1);
        }
        search.complete(&mut found);
        found.by_fours = search.is_won_by_fours(&found);
        Some((found, nodes))
    }
}

/// One of the first stones where the colours are chosen later.
fn even_stone(game: &Renju, task: &Task) -> Option<Thought> {
    let stones = pattern::even_stones(game, task.seed).into_iter().map(Move::Stone);
    let all = game.board().points().map(Move::Stone);
    let mut fitting =
        stones.chain(all).filter(|mv| game.check(*mv).is_ok() && !task.except.contains(mv));
    fitting.next().map(|mv| single(mv, Score::Open(0)))
}

/// Where every stone is a foul: a pass, if there is one, or a foul.
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

/// The point of a stone.
fn stone(mv: Move) -> Option<At> {
    match mv {
        Move::Stone(point) => Some(at(point)),
        _ => None,
    }
}

fn thought(found: &Found, nodes: u64) -> Thought {
    let line: Vec<Move> = found.line.iter().map(|&at| Move::Stone(point(at))).collect();
    let (score, depth) = (score(found.value), found.depth as u16);
    Thought { mv: line[0], score, by_fours: found.by_fours, depth, nodes, line }
}

/// The value as a reader wants it.
fn score(value: i32) -> Score {
    match value {
        SURE.. => Score::Win((WIN - value) as u16),
        _ if value <= -SURE => Score::Loss((WIN + value) as u16),
        _ => Score::Open((value * 999 / (value.abs() + 400)) as i16),
    }
}
