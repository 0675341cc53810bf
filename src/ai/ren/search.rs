//! The search: alpha-beta with null windows, and a transposition table.

use super::cells::{Cell, PASS};
use super::evaluation::{POINT, ShapePair, evaluate};
use super::history::History;
use super::moves::{self, LOUD, MoveOrder, Moves, Wanted};
use super::node::Node;
use super::position::{Outcome, Position};
use super::skill::Skill;
use crate::ai::Budget;
use crate::ai::search::{Bound, Entry, MAX_UNPROVED, Table, WIN, is_proved};

/// The greatest distance from the root.
pub const MAX_PLY: usize = 60;

/// A search that is under way.
pub struct Search<'a> {
    budget: &'a Budget<'a>,
    table: &'a mut Table,
    pub(super) skill: &'a Skill,
    /// How many positions were searched.
    pub nodes: u64,
    /// Whether the budget is used up: what is returned now means nothing.
    pub stopped: bool,
    pub(super) history: History,
}

/// The result of the search of one position.
struct Found {
    best: i32,
    cell: Cell,
    tried: usize,
    /// Whether moves were pruned, so that it is not proved that all lose.
    pruned: bool,
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub const fn new(budget: &'a Budget<'a>, table: &'a mut Table, skill: &'a Skill) -> Self {
        Self { budget, table, skill, nodes: 0, stopped: false, history: History::new() }
    }

    /// Brings the best of `roots` to the front and returns its value, if there was time for one at least.
    pub fn search_root(
        &mut self,
        position: &Position,
        roots: &mut [Cell],
        depth: i32,
    ) -> Option<i32> {
        let mut best = None;
        let mut node = Node::root(depth);
        for tried in 0..roots.len() {
            let value = self.pvs(&position.after(roots[tried]), node, 0, tried);
            if self.stopped {
                if best.is_some_and(|best| best < 0 && is_proved(best)) {
                    // All that were tried lose. The next one may not.
                    roots[..=tried].rotate_right(1);
                    best = Some(-MAX_UNPROVED);
                }
                break;
            }
            if value > node.window.alpha || tried == 0 {
                best = Some(value);
                node.window.alpha = value;
                roots[..=tried].rotate_right(1);
            }
        }
        best
    }

    /// The value of the move that led to `next`, by principal variation search: the first move gets the whole
    /// window, the others only if a null window shows that they are better.
    fn pvs(&mut self, next: &Position, node: Node, reduction: i32, tried: usize) -> i32 {
        if tried > 0 {
            let null = node.null_window().child();
            let mut value = -self.alpha_beta(next, null.reduced(reduction));
            if value > node.window.alpha && reduction > 0 {
                value = -self.alpha_beta(next, null);
            }
            let is_better = value > node.window.alpha && value < node.window.beta;
            if !is_better || node.window.is_null() {
                return value;
            }
        }
        -self.alpha_beta(next, node.child())
    }

    /// The value of a position for the player to move.
    fn alpha_beta(&mut self, position: &Position, node: Node) -> i32 {
        if let Some(value) = self.known_at_once(position, node) {
            return value;
        }
        if node.depth <= 0 || node.ply >= MAX_PLY {
            return self.quiescence(position, node, self.skill.quiescence);
        }
        let key = position.key();
        let entry = self.table.get(key);
        if let Some(value) = entry.and_then(|entry| entry.cutoff(node.window, node.depth, node.ply))
        {
            return value;
        }
        let found = self.search_moves(position, node, entry.map(|entry| entry.best));
        if !self.stopped {
            let bound = Bound::of(found.best, node.window);
            let entry = Entry::new(found.best, node.ply, node.depth, bound, found.cell);
            self.table.store(key, entry);
        }
        found.best
    }

    /// Searches the moves of a position.
    fn search_moves(&mut self, position: &Position, node: Node, table_move: Option<Cell>) -> Found {
        let shapes = ShapePair::new(position);
        let static_eval = self.static_eval(position, &shapes);
        let threatened = self.is_threatened(position, node);
        // What does not defend is answered by the nine.
        let least = if threatened { -node.win_in(2) } else { -WIN };
        let cell = table_move.unwrap_or(PASS);
        let mut found = Found { best: least, cell, tried: 0, pruned: false };
        let beta = node.window.beta;
        if !threatened && static_eval >= beta && self.null_move_fails_high(position, node) {
            found.best = beta;
            return found;
        }
        let killers = self.history.killers(node.ply);
        let order = MoveOrder { table_move, killers, history: &self.history };
        let open = self.skill.open(position, node.ply);
        let wanted = if threatened { Wanted::Defences } else { Wanted::All };
        let mut moves = moves::list(position, open, &shapes, &order, wanted);
        // Threats are looked at one move further.
        let node = node.reduced(-i32::from(threatened));
        self.try_all(position, node, &mut moves, static_eval, &mut found);
        if found.pruned {
            found.best = found.best.max(-MAX_UNPROVED);
        }
        found
    }

    /// Whether the player to move stands so well that even a null move, a pass, would be enough.
    fn null_move_fails_high(&mut self, position: &Position, node: Node) -> bool {
        let beta = node.window.beta;
        let is_sensible = !position.passed && node.depth >= 3 && node.window.is_null();
        let after = node.child().reduced(2);
        is_sensible
            && beta <= MAX_UNPROVED
            && -self.alpha_beta(&position.after(PASS), after) >= beta
    }

    fn try_all(
        &mut self,
        position: &Position,
        mut node: Node,
        moves: &mut Moves,
        static_eval: i32,
        found: &mut Found,
    ) {
        while let Some(mv) = moves.pick() {
            let quiet = mv.promise < LOUD;
            if quiet && is_futile(node, found.tried, static_eval) {
                // What follows promises even less.
                found.pruned = true;
                return;
            }
            let less = if quiet { reduction(node.depth, found.tried) } else { 0 };
            let value = self.pvs(&position.after(mv.cell), node, less, found.tried);
            found.tried += 1;
            if self.stopped {
                return;
            }
            if value > found.best {
                (found.best, found.cell) = (value, mv.cell);
            }
            node.window.alpha = node.window.alpha.max(value);
            if node.window.alpha >= node.window.beta {
                if quiet {
                    self.history.record_cutoff(mv.cell, node);
                }
                return;
            }
        }
    }

    /// The value that needs no search: at the end of the game, one move before a win, or when the budget is used
    /// up.
    pub(super) fn known_at_once(&mut self, position: &Position, node: Node) -> Option<i32> {
        if self.is_out_of_budget() {
            return Some(0);
        }
        match position.outcome {
            Some(Outcome::Won) => return Some(node.win_in(0)),
            Some(Outcome::Lost) => return Some(-node.win_in(0)),
            Some(Outcome::Drawn) => return Some(0),
            None => {}
        }
        let open = self.skill.open(position, node.ply);
        let wins = position.own_gains.nines & open != 0
            || position.passed && position.lead > 0
            || position.is_winning(31) && position.is_winning(position.own_gains.best(open));
        wins.then_some(node.win_in(1))
    }

    /// Counts a position, unless there is no time left for it.
    fn is_out_of_budget(&mut self) -> bool {
        let used_up = self.nodes >= self.budget.nodes;
        if used_up || self.nodes & 1023 == 1023 && (self.budget.stop)() {
            self.stopped = true;
        }
        self.nodes += u64::from(!self.stopped);
        self.stopped
    }

    /// Whether the opponent would complete a nine.
    pub(super) fn is_threatened(&self, position: &Position, node: Node) -> bool {
        position.other_gains.nines & position.empty() & self.skill.seen(node.ply + 1) != 0
    }

    /// The static evaluation of a position, as well as this player judges.
    pub(super) fn static_eval(&self, position: &Position, shapes: &ShapePair) -> i32 {
        let value = evaluate(position, shapes) + self.skill.error(position);
        value.clamp(-MAX_UNPROVED, MAX_UNPROVED)
    }
}

/// How many moves less far a quiet move is searched when so many were tried before it.
const fn reduction(depth: i32, tried: usize) -> i32 {
    match tried {
        _ if depth < 2 => 0,
        0..2 => 0,
        2..8 => 1,
        8..20 => 1 + depth / 3,
        _ => 2 + depth / 3,
    }
}

/// Whether a quiet move so late in the list is not worth a search (futility and late move pruning).
const fn is_futile(node: Node, tried: usize, static_eval: i32) -> bool {
    if tried == 0 || !node.window.is_null() {
        return false;
    }
    let alpha = node.window.alpha;
    match node.depth {
        1 => static_eval + POINT <= alpha || tried >= 6,
        2 => static_eval + 2 * POINT <= alpha || tried >= 12,
        3 => static_eval + 3 * POINT <= alpha || tried >= 20,
        4 => tried >= 30,
        _ => false,
    }
}
