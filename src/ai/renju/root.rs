//! The search from the position on the board, by iterative deepening.

use super::moves::Need;
use super::node::Node;
use super::search::Search;
use super::set::Set;
use super::skill::Skill;
use super::threat::Threat;
use super::vcf::Attack;
use crate::ai::Aim;
use crate::ai::cell::Cell;
use crate::ai::search::{WIN, Window, is_proved};

/// How many fours a VCF from the position on the board may try.
const ROOT_VCF_NODES: u32 = 100_000;

/// A VCT at the root gets one position for so many others.
const VCT_SHARE: u64 = 4;

/// The result of a search.
#[derive(Clone, Debug)]
pub struct Found {
    /// The value for the player to move.
    pub value: i32,
    /// The principal variation.
    pub line: Vec<Cell>,
    /// How many moves the search looked ahead.
    pub depth: i32,
    /// Whether it is a win by fours alone.
    pub by_fours: bool,
}

/// The moves at the root, the best first, and what was found so far.
struct Root {
    moves: Vec<Cell>,
    found: Found,
    /// A win that was known, or was found without a search of every move.
    won: Option<Found>,
    /// The value of a win that was announced, or the least there is.
    promised: i32,
}

impl Root {
    /// The best that was found so far.
    fn best(&self) -> &Found {
        let won = self.won.as_ref().filter(|won| won.value >= self.found.value);
        won.unwrap_or(&self.found)
    }

    /// Whether a win that was announced is found again, if there was one.
    fn is_kept(&self) -> bool {
        self.best().value >= self.promised
    }
}

impl Found {
    const fn new(value: i32, line: Vec<Cell>, depth: i32) -> Self {
        Self { value, line, depth, by_fours: false }
    }

    /// Whether the game is decided, so that looking deeper changes nothing.
    pub const fn is_decided(&self) -> bool {
        is_proved(self.value) && self.depth >= WIN - self.value.abs()
    }
}

/// The result with the greater value, if there is any.
fn better(one: Option<Found>, other: Option<Found>) -> Option<Found> {
    [one, other].into_iter().flatten().rev().max_by_key(|found| found.value)
}

impl Search<'_> {
    /// The best move among the `allowed` cells; `None` if there are none.
    pub fn best_move(&mut self, allowed: &Set) -> Option<Found> {
        self.memory.next_generation();
        let moves = self.root_moves(allowed);
        let found = Found::new(0, vec![*moves.first()?], 0);
        let won = better(self.forced_win(&moves), self.known_win(&moves));
        // A win that was announced may need a cell that is not allowed.
        let is_free = allowed.len() == self.position.allowed().len();
        let promised = if is_free { self.promised_win() } else { -WIN };
        let mut root = Root { moves, found, won, promised };
        if root.won.is_none() || !root.is_kept() {
            self.iterative_deepening(&mut root);
        }
        let mut best = root.best().clone();
        best.value = best.value.min(self.promised_loss());
        self.promise(&best);
        Some(best)
    }

    /// Searches deeper and deeper, until time is up or a win is found that takes no longer than was announced.
    fn iterative_deepening(&mut self, root: &mut Root) {
        for depth in 1..=self.skill.depth {
            if let Some(found) = self.vct_at_root(root, depth) {
                root.won = better(root.won.take(), Some(found));
                if root.is_kept() {
                    return;
                }
            }
            self.deepen(root, depth);
            (self.budget.report)(&super::thought(root.best(), self.nodes));
            let is_only = root.moves.len() == 1 && depth > 4 && self.skill.aim == Aim::Move;
            let is_done = root.found.is_decided() || is_only;
            if self.is_stopped() || is_done && root.is_kept() {
                return;
            }
        }
    }

    /// A VCT, if one is found. The more positions were searched, the more it may take.
    fn vct_at_root(&mut self, root: &Root, depth: i32) -> Option<Found> {
        if !self.skill.uses_vct() || depth < 3 || self.position.need() == Need::Block {
            return None;
        }
        let Attack::Won(moves) = self.vct(20, self.nodes / VCT_SHARE) else { return None };
        let line: Vec<Cell> = self.attack_line.iter().rev().copied().collect();
        let value = WIN - i32::from(moves);
        let is_wanted = line.first().is_some_and(|cell| root.moves.contains(cell));
        is_wanted.then(|| Found::new(value, line, i32::from(moves)))
    }

    /// A win that was announced or proved when an earlier position was on the board.
    fn known_win(&self, moves: &[Cell]) -> Option<Found> {
        if !self.skill.uses_vct() {
            return None;
        }
        let proved = self.proved_win().filter(|(_, first)| moves.contains(first));
        let announced = self.announced_win(moves);
        let (length, first) = proved.into_iter().chain(announced).min()?;
        Some(Found::new(WIN - i32::from(length), vec![first], length.into()))
    }

    /// A five at once, or a VCF.
    fn forced_win(&mut self, moves: &[Cell]) -> Option<Found> {
        let me = self.position.turn();
        let five = moves.iter().find(|&&cell| self.position.threat(me, cell) == Threat::Five);
        if let Some(&five) = five {
            return Some(Found::new(WIN - 1, vec![five], 1));
        }
        if self.skill.vcf_fours == 0 {
            return None;
        }
        let line = self.shortest_vcf()?;
        let length = line.len() as i32;
        let is_wanted = moves.contains(&line[0]);
        is_wanted.then(|| Found::new(WIN - length, line, length))
    }

    /// One of the shortest VCFs, with the moves of both players, if one is found.
    pub fn shortest_vcf(&mut self) -> Option<Vec<Cell>> {
        for fours in (1..=21).chain([100]) {
            self.vcf_nodes = ROOT_VCF_NODES;
            if let Attack::Won(_) = self.vcf(fours) {
                return Some(self.attack_line.iter().rev().copied().collect());
            }
            if fours >= self.skill.vcf_fours && self.skill.vcf_fours < Skill::FULL.vcf_fours {
                break;
            }
        }
        None
    }

    /// The moves worth a search, the most promising first; all moves where none of these is allowed.
    pub fn root_moves(&mut self, allowed: &Set) -> Vec<Cell> {
        let me = self.position.turn();
        let five = self.position.cells_with(me, Threat::Five).and(allowed);
        let need = match self.position.need() {
            Need::Block if self.overlooked[1] => Need::Free,
            Need::Defend if self.overlooked[0] => Need::Free,
            need => need,
        };
        let needed = self.position.worthwhile(need).and(allowed);
        let near = self.position.worthwhile(Need::Free).and(allowed);
        let sets = [five, needed, near, *allowed];
        let Some(set) = sets.iter().find(|set| !set.is_empty()) else { return Vec::new() };
        let mut ranked = self.position.likeliest(set, |_| 0);
        std::iter::from_fn(|| ranked.pick()).collect()
    }

    /// Searches to this depth with an aspiration window, which grows until the value lies within.
    fn deepen(&mut self, root: &mut Root, depth: i32) {
        self.evals[0] = self.static_eval();
        let mut margin = 40;
        let guess = root.found.value;
        let mut window = Window { alpha: guess - margin, beta: guess + margin };
        if depth < 3 || is_proved(guess) {
            window = Window::FULL;
        }
        while !self.is_stopped() {
            let value = self.search_root(root, depth, window);
            margin *= 4;
            if value <= window.alpha && window.alpha > -WIN {
                window.alpha = (guess - margin).max(-WIN);
            } else if value >= window.beta && window.beta < WIN {
                window.beta = (guess + margin).min(WIN);
            } else {
                return;
            }
            if margin > 2000 {
                window = Window::FULL;
            }
        }
    }

    /// Searches every move at the root with this window.
    fn search_root(&mut self, root: &mut Root, depth: i32, window: Window) -> i32 {
        let here = Node::root(depth);
        let mut best = -WIN;
        for number in 0..root.moves.len() {
            let cell = root.moves[number];
            let alpha = window.alpha.max(best);
            let value = self.pvs(Window { alpha, beta: window.beta }, here, cell, number);
            if self.is_stopped() {
                break;
            }
            if value > best {
                best = value;
                if value > window.alpha || number == 0 {
                    root.moves[..=number].rotate_right(1);
                    self.update_pv(0, cell);
                    root.found = Found::new(value, self.pv[0].clone(), depth);
                }
            }
            if best >= window.beta {
                break;
            }
        }
        best
    }
}
