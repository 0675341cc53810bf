//! The search: alpha-beta with null windows, and a transposition table.

use super::cells::{Cell, PASS};
use super::evaluation::{POINT, ShapePair, evaluate};
use super::history::History;
use super::moves::{self, LOUD, MoveOrder, Moves, Wanted};
use super::node::Node;
use super::position::{Outcome, Position};
use super::skill::Skill;
use crate::ai::Budget;
use crate::ai::search::{Bound, Entry, MAX_UNPROVED, Table, WIN, Window, is_proved};

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
    pub fn new(budget: &'a Budget<'a>, table: &'a mut Table, skill: &'a Skill) -> Self {
        Self { budget, table, skill, nodes: 0, stopped: false, history: History::new() }
    }

    /// Brings the best of `roots` to the front and returns its value, if there was time for one at least. It looks
    /// first near `guess`, the value of a search less deep.
    pub fn search_root(
        &mut self,
        position: &Position,
        roots: &mut [Cell],
        depth: i32,
        guess: i32,
    ) -> Option<i32> {
        let mut reach = ASPIRATION;
        loop {
            let is_narrow = depth >= 4 && reach < 10 * ASPIRATION && !is_proved(guess);
            let window = Window { alpha: guess - reach, beta: guess + reach };
            let window = if is_narrow { window } else { Window::FULL };
            let best = self.search_roots(position, roots, Node { window, ..Node::root(depth) });
            let missed = best.is_some_and(|best| best <= window.alpha || best >= window.beta);
            if self.stopped || !is_narrow || !missed {
                return best;
            }
            reach *= 3;
        }
    }

    /// Brings the best of `roots` to the front and returns its value, if there was time for one at least.
    fn search_roots(
        &mut self,
        position: &Position,
        roots: &mut [Cell],
        mut node: Node,
    ) -> Option<i32> {
        let mut best = None;
        for tried in 0..roots.len() {
            // Who plays less well looks at all moves alike.
            let sees_all = self.skill.sees_all();
            let less = if sees_all { root_reduction(node.depth, tried) } else { 0 };
            let value = self.pvs(position, roots[tried], node, less, tried);
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
                node.window.alpha = node.window.alpha.max(value);
                roots[..=tried].rotate_right(1);
            }
            if value >= node.window.beta {
                break;
            }
        }
        best
    }

    /// The value of the move `cell`, by principal variation search: the first move gets the whole
    /// window, the others only if a null window shows that they are better.
    fn pvs(
        &mut self,
        position: &Position,
        cell: Cell,
        node: Node,
        reduction: i32,
        tried: usize,
    ) -> i32 {
        let next = position.after(cell);
        if tried > 0 {
            let null = node.null_window().child(cell);
            let mut value = -self.alpha_beta(&next, null.reduced(reduction));
            if value > node.window.alpha && reduction > 0 {
                value = -self.alpha_beta(&next, null);
            }
            let is_better = value > node.window.alpha && value < node.window.beta;
            if !is_better || node.window.is_null() {
                return value;
            }
        }
        -self.alpha_beta(&next, node.child(cell))
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
        if !threatened && self.stands_well(position, node, static_eval) {
            found.best = node.window.beta;
            return found;
        }
        let place = self.history.place(node, node.last);
        let order = MoveOrder { table_move, history: &self.history, place };
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

    /// Whether the player to move stands so well that no search is needed, or that even a null move, a pass, would be
    /// enough.
    fn stands_well(&mut self, position: &Position, node: Node, static_eval: i32) -> bool {
        let beta = node.window.beta;
        let surplus = static_eval - beta;
        if surplus < 0 || !node.window.is_null() || is_proved(beta) {
            return false;
        }
        let is_trusted = node.depth <= STATIC_DEPTH && self.skill.sees_all();
        if is_trusted && surplus >= STATIC_MARGIN * node.depth {
            return true;
        }
        if position.passed || node.depth < 3 {
            return false;
        }
        let after = node.child(PASS).reduced(2 + node.depth / 5 + (surplus / 250).min(2));
        -self.alpha_beta(&position.after(PASS), after) >= beta
    }

    fn try_all(
        &mut self,
        position: &Position,
        mut node: Node,
        moves: &mut Moves,
        static_eval: i32,
        found: &mut Found,
    ) {
        let mut vain = Vain::new();
        while let Some(mv) = moves.pick() {
            let quiet = mv.promise < LOUD;
            if quiet && is_futile(node, found.tried, static_eval) {
                // What follows promises even less.
                found.pruned = true;
                return;
            }
            let less = reduction(node.depth, found.tried, mv.promise);
            let value = self.pvs(position, mv.cell, node, less, found.tried);
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
                    let place = self.history.place(node, node.last);
                    self.history.record_cutoff(mv.cell, vain.cells(), place, node);
                }
                return;
            }
            if quiet {
                vain.push(mv.cell);
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

/// The last quiet moves of a position that were searched in vain.
struct Vain {
    cells: [Cell; 16],
    len: usize,
}

impl Vain {
    const fn new() -> Self {
        Self { cells: [PASS; 16], len: 0 }
    }

    fn push(&mut self, cell: Cell) {
        if let Some(free) = self.cells.get_mut(self.len) {
            *free = cell;
            self.len += 1;
        }
    }

    fn cells(&self) -> &[Cell] {
        &self.cells[..self.len]
    }
}

/// So many moves before the end of the search a static evaluation may be enough.
const STATIC_DEPTH: i32 = 4;

/// It is when it exceeds beta by so much for each of these moves.
const STATIC_MARGIN: i32 = 120;

/// How far the value of a search may be from that of one less deep before it is searched anew.
const ASPIRATION: i32 = 70;

/// How many moves less far a move is searched when so many were tried before it.
const fn reduction(depth: i32, tried: usize, promise: i32) -> i32 {
    if promise >= LOUD {
        return if depth >= 3 && tried >= 6 { 1 + (tried >= 16) as i32 } else { 0 };
    }
    let usual = match tried {
        _ if depth < 2 => 0,
        0..2 => 0,
        2..8 => 1 + depth / 8,
        8..20 => 1 + depth / 3,
        _ => 2 + depth / 3,
    };
    // What did well elsewhere is searched farther.
    if usual > 0 && promise > 3_500 { usual - 1 } else { usual }
}

/// The same for moves at the root, which are in the order of earlier searches.
const fn root_reduction(depth: i32, tried: usize) -> i32 {
    match tried {
        _ if depth < 3 => 0,
        0..4 => 0,
        4..16 => 1,
        _ => 1 + depth / 4,
    }
}

/// Whether a quiet move so late in the list is not worth a search (futility and late move pruning).
const fn is_futile(node: Node, tried: usize, static_eval: i32) -> bool {
    if tried == 0 || !node.window.is_null() {
        return false;
    }
    let alpha = node.window.alpha;
    match node.depth {
        1 => static_eval + POINT <= alpha || tried >= 5,
        2 => static_eval + 2 * POINT <= alpha || tried >= 9,
        3 => static_eval + 3 * POINT <= alpha || tried >= 15,
        4 => static_eval + 4 * POINT <= alpha || tried >= 22,
        5 => tried >= 32,
        _ => false,
    }
}
