//! The search: alpha-beta with null windows, and a transposition table.

use super::memory::Memory;
use super::moves::{Moves, Need};
use super::node::{Node, Tried};
use super::position::Position;
use super::skill::Skill;
use super::threat::Threat;
use crate::ai::Budget;
use crate::ai::cell::Cell;
use crate::ai::search::{Bound, Entry, NO_MOVE, PROVED, WIN, Window, is_proved};

/// The greatest distance from the root.
pub const MAX_PLY: usize = 100;

/// Threes and fours further away from the root than this do not extend the search.
const FARTHEST_ANSWER: usize = 60;

/// Where so many moves are looked ahead and no move is known to be good, one less is enough to find one.
const UNKNOWN_DEPTH: i32 = 4;

/// A search that is under way.
pub struct Search<'a> {
    /// The position that it looks at now.
    pub position: &'a mut Position,
    /// The memory of the player.
    pub memory: &'a mut Memory,
    /// The line of the last successful attack, last move first.
    pub attack_line: Vec<Cell>,
    /// How many fours the VCF under way may still try.
    pub vcf_nodes: u32,
    /// The number of searched positions at which the VCT under way ends.
    pub vct_until: u64,
    /// How many positions were searched for VCTs of the opponent.
    pub vct_spent: u64,
    /// The principal variation from each ply on.
    pub pv: Vec<Vec<Cell>>,
    /// How many positions were searched.
    pub nodes: u64,
    /// How long it may search.
    pub budget: Budget<'a>,
    /// How well it searches.
    pub skill: Skill,
    /// Whether it does not see a three of the opponent on the board, and whether it does not see a four.
    pub overlooked: [bool; 2],
    /// The static evaluations on the way from the root, by ply, each for the player to move there.
    pub evals: Vec<i32>,
    stopped: bool,
}

/// The facts about a position that are known before its moves are searched.
struct Outlook {
    need: Need,
    static_eval: i32,
    /// The best move of the transposition table, or [`NO_MOVE`].
    table_move: Cell,
    /// The move that is searched one move further.
    extended: Option<Cell>,
}

impl<'a> Search<'a> {
    /// A search of this position that has not begun.
    pub fn new(
        position: &'a mut Position,
        memory: &'a mut Memory,
        budget: Budget<'a>,
        skill: Skill,
    ) -> Self {
        let overlooked = skill.oversights(position.hash());
        Self {
            position,
            memory,
            attack_line: Vec::new(),
            vcf_nodes: 0,
            vct_until: 0,
            vct_spent: 0,
            pv: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            budget,
            skill,
            overlooked,
            evals: vec![0; MAX_PLY + 2],
            stopped: false,
        }
    }

    /// Whether the search must end now.
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Counts a position; returns whether there is time for it.
    pub fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes || self.nodes & 1023 == 0 && (self.budget.stop)() {
            self.stopped = true;
        }
        !self.stopped
    }

    /// The value of the move that leads to `node`, for the player who plays it.
    pub fn play_and_search(&mut self, window: Window, node: Node) -> i32 {
        let me = self.position.turn();
        self.position.play(node.last);
        let value = if self.position.turn() == me {
            self.alpha_beta(window, node)
        } else {
            -self.alpha_beta(window.flipped(), node)
        };
        self.position.take_back(node.last, me);
        value
    }

    /// The value of a position for the player to move.
    pub(super) fn alpha_beta(&mut self, window: Window, mut node: Node) -> i32 {
        self.pv[node.ply].clear();
        if !self.count_node() {
            return 0;
        }
        let need = self.position.need();
        if let Some(value) = self.known_at_once(node.ply, need) {
            return value;
        }
        node.depth += i32::from(need == Need::Block);
        let known = self.memory.table.get(self.position.hash());
        if let Some(value) = known.and_then(|entry| entry.cutoff(window, node.depth, node.ply)) {
            return value;
        }
        if node.ply >= MAX_PLY {
            return self.static_eval();
        }
        let static_eval = self.known_eval(node, need, known);
        let is_calm = window.is_null() && need == Need::Free;
        let may_win = !is_calm || is_worth_a_vcf(window, node, static_eval);
        let is_new = known.is_none() && may_win;
        let fours = is_new.then(|| self.vcf_value(node, need)).flatten();
        if let Some(value) = fours.or_else(|| self.vct_value(node, need)) {
            return value;
        }
        node.is_improving = self.is_improving(node, need, static_eval);
        if is_leaf(node, need) {
            return static_eval;
        }
        let table_move = known.map_or(NO_MOVE, |entry| entry.best);
        if need == Need::Free && table_move == NO_MOVE && node.depth >= UNKNOWN_DEPTH {
            node.depth -= 1;
        }
        if let Some(value) = is_calm.then(|| self.prune(window, node, static_eval)).flatten() {
            return value;
        }
        let is_only = need != Need::Block && self.is_singular(window, node, need, known);
        let extended = is_only.then_some(table_move);
        self.search_moves(window, node, Outlook { need, static_eval, table_move, extended })
    }

    /// The value that needs no search: at the end of the game, or one, two or three moves before it.
    fn known_at_once(&self, ply: usize, need: Need) -> Option<i32> {
        let position = &self.position;
        let (me, in_moves) = (position.turn(), |moves: usize| WIN - (ply + moves) as i32);
        let [no_three, no_four] = if ply == 1 { self.overlooked } else { [false; 2] };
        if position.empty().is_empty() || !position.has_stones(me, 1) {
            return Some(0);
        }
        if !position.cells_with(me, Threat::Five).is_empty() && !no_four {
            return Some(in_moves(1));
        }
        let is_lost = match need {
            Need::Block => position.worthwhile(need).len() != 1,
            _ if no_three || !position.has_stones(me, 2) => false,
            _ if position.cells_with(me, Threat::WinningFour).is_empty() => false,
            _ => return Some(in_moves(3)),
        };
        let is_stuck = is_lost || position.cells_with(me.other(), Threat::Five).len() > 1;
        (is_stuck && position.has_stones(me.other(), 1)).then(|| -in_moves(2))
    }

    /// The static evaluation, if it is known or matters. Where something must be answered first, the position before stands for
    /// it.
    fn known_eval(&mut self, node: Node, need: Need, known: Option<Entry>) -> i32 {
        match known {
            Some(entry) => entry.static_eval.into(),
            None if need == Need::Free || node.depth <= 0 => self.static_eval(),
            None => -self.evals[node.ply - 1],
        }
    }

    /// Whether the player to move stands better than at the last own turn. While something must be answered, the static
    /// evaluation means little, and the one before it counts on.
    fn is_improving(&mut self, node: Node, need: Need, static_eval: i32) -> bool {
        let eval = if need == Need::Free { static_eval } else { -self.evals[node.ply - 1] };
        self.evals[node.ply] = eval;
        node.ply < 2 || eval > self.evals[node.ply - 2]
    }

    /// The static evaluation of the position, as well as this player judges.
    pub fn static_eval(&mut self) -> i32 {
        self.position.static_eval() + self.skill.error(self.position.hash())
    }

    /// Searches the moves of a position, the most promising first.
    fn search_moves(&mut self, window: Window, node: Node, outlook: Outlook) -> i32 {
        let Outlook { need, static_eval, table_move, extended } = outlook;
        let mut moves = self.ordered(node, need, table_move);
        let (mut alpha, mut best, mut best_cell) = (window.alpha, -WIN, NO_MOVE);
        let mut tried = Tried::default();
        while let Some(cell) = moves.pick() {
            let now = Window { alpha, beta: window.beta };
            let number = tried.count;
            let is_futile = |cell| self.is_futile(now, node, cell, [number as i32, static_eval]);
            if best > -PROVED && is_futile(cell) {
                // What is futile now stays so.
                moves.retain(|cell| !is_futile(cell));
                continue;
            }
            tried.push(cell);
            let more = i32::from(extended == Some(cell));
            let value = self.pvs(now, Node { depth: node.depth + more, ..node }, cell, number);
            if self.stopped {
                return 0;
            }
            if value > best {
                (best, best_cell) = (value, cell);
            }
            if value > alpha {
                alpha = value;
                self.update_pv(node.ply, cell);
            }
            if value >= window.beta {
                self.record_cutoff(node, tried.moves());
                break;
            }
        }
        if tried.count == 0 {
            return self.without_moves(node, need);
        }
        self.remember(node, [best, static_eval], best_cell, Bound::of(best, window));
        best
    }

    fn record_cutoff(&mut self, node: Node, tried: &[Cell]) {
        let me = self.position.turn();
        self.memory.history.record_cutoff(me, node, tried);
    }

    fn remember(&mut self, node: Node, [value, static_eval]: [i32; 2], best: Cell, bound: Bound) {
        let best = if bound == Bound::Upper { NO_MOVE } else { best };
        let entry = Entry::new(value, node.ply, node.depth, bound, best);
        let entry = Entry { static_eval: static_eval as i16, ..entry };
        self.memory.table.store(self.position.hash(), entry);
    }

    pub(super) fn update_pv(&mut self, ply: usize, cell: Cell) {
        let (head, tail) = self.pv.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(cell);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// The value of a position without a move that is worth a search.
    fn without_moves(&self, node: Node, need: Need) -> i32 {
        match need {
            Need::Free => 0,
            Need::Block => 2 + node.ply as i32 - WIN,
            Need::Defend => 4 + node.ply as i32 - WIN,
        }
    }

    pub(super) fn ordered(&mut self, node: Node, need: Need, table_move: Cell) -> Moves {
        let me = self.position.turn();
        let history = &self.memory.history;
        let extra = |cell| {
            let hinted = if cell == table_move { 1 << 20 } else { 0 };
            hinted + history.score(me, node, cell)
        };
        let points = self.position.worthwhile(need);
        self.position.likeliest(&points, extra)
    }

    /// The value of a move, by principal variation search: the first move gets the whole window, the others only if a
    /// null window shows that they are better.
    pub(super) fn pvs(&mut self, window: Window, node: Node, cell: Cell, number: usize) -> i32 {
        let depth = node.depth - 1;
        if number == 0 {
            return self.play_and_search(window, node.next(depth, cell));
        }
        let narrow = window.null();
        let reduction = self.reduction(window, node, cell, number);
        let mut value = self.play_and_search(narrow, node.next(depth - reduction, cell));
        if value > window.alpha && reduction > 0 {
            value = self.play_and_search(narrow, node.next(depth, cell));
        }
        if value > window.alpha && value < window.beta {
            value = self.play_and_search(window, node.next(depth, cell));
        }
        value
    }
}

/// Whether a VCF in a calm position could change what is known: not where the moves are searched anyway, nor where the
/// position is good enough without one.
const fn is_worth_a_vcf(window: Window, node: Node, static_eval: i32) -> bool {
    is_proved(window.beta) || node.depth <= 0 && static_eval < window.beta
}

/// Whether the search ends in a position. A four is always answered first, and so is a three that comes right at the
/// end: its worth is seen when it is answered.
fn is_leaf(node: Node, need: Need) -> bool {
    let goes_on = match need {
        Need::Block => true,
        Need::Defend => node.depth == 0,
        Need::Free => false,
    };
    node.depth <= 0 && (!goes_on || node.ply >= FARTHEST_ANSWER)
}
