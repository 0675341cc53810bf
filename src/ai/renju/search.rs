//! Looking ahead: alpha-beta with a narrow window.

use super::geometry::At;
use super::memory::{Bound, Entry, NOWHERE};
use super::mind::Mind;
use super::moves::{Moves, Need};
use super::position::Position;
use super::skill::Skill;
use super::threat::Threat;
use super::window::{Node, Tried, Window};
use crate::ai::Budget;

/// The value of a win at once; one in `n` stones is worth `n` less.
pub const WIN: i32 = 30_000;
/// Values beyond this are wins.
pub const SURE: i32 = WIN - 500;
/// No line is followed further.
pub const MAX_PLY: usize = 100;

/// A three further away than this is not answered for its own sake.
const FARTHEST_ANSWER: usize = 60;

/// One search.
pub struct Search<'a> {
    /// Where it is.
    pub position: &'a mut Position,
    /// What it remembers.
    pub mind: &'a mut Mind,
    /// The line of the last successful attack, last move first.
    pub attack_line: Vec<At>,
    /// How many fours the attack under way may still try.
    pub attack_nodes: u32,
    /// How many positions the attack by threes under way may still look at.
    pub storm_nodes: u32,
    /// How it expects the game to go on, by ply.
    pub lines: Vec<Vec<At>>,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it may look.
    pub budget: Budget<'a>,
    /// How well it looks.
    pub skill: Skill,
    /// What it does not see on the board: the other's three, his four.
    pub overlooked: [bool; 2],
    stopped: bool,
}

/// What is known of a position before its moves are tried.
struct Outlook {
    need: Need,
    glance: i32,
    /// The move that was best before, or [`NOWHERE`].
    hint: At,
    /// The move to look at more closely.
    extended: Option<At>,
}

impl<'a> Search<'a> {
    /// A search that may look this long.
    pub fn new(
        position: &'a mut Position,
        mind: &'a mut Mind,
        budget: Budget<'a>,
        skill: Skill,
    ) -> Self {
        let lines = vec![Vec::new(); MAX_PLY + 2];
        let (attack_line, attack_nodes, nodes, stopped) = (Vec::new(), 0, 0, false);
        let overlooked = skill.oversights(position.hash());
        Self {
            position,
            mind,
            attack_line,
            attack_nodes,
            storm_nodes: 0,
            lines,
            nodes,
            budget,
            skill,
            overlooked,
            stopped,
        }
    }

    /// Whether it must answer now.
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Counts a position, and says whether there is time for it.
    pub fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes || self.nodes & 1023 == 0 && (self.budget.stop)() {
            self.stopped = true;
        }
        !self.stopped
    }

    /// The value of the position after `at`, for the player who plays it.
    pub fn step(&mut self, window: Window, node: Node) -> i32 {
        let me = self.position.turn();
        self.position.play(node.last);
        let value = if self.position.turn() == me {
            self.value(window, node)
        } else {
            -self.value(window.turned(), node)
        };
        self.position.take_back(node.last, me);
        value
    }

    /// The value for the player to move.
    pub(super) fn value(&mut self, window: Window, mut node: Node) -> i32 {
        self.lines[node.ply].clear();
        if !self.count_node() {
            return 0;
        }
        let need = self.position.need();
        if let Some(value) = self.obvious(node.ply, need) {
            return value;
        }
        node.depth = match need {
            Need::Block => node.depth.max(0) + 1,
            // What a three is worth is seen when it is answered.
            Need::Defend if node.ply < FARTHEST_ANSWER => node.depth.max(1),
            _ => node.depth,
        };
        let known = self.mind.memory.recall(self.position.hash());
        if let Some(value) = known.and_then(|entry| settled(entry, window, node)) {
            return value;
        }
        if node.ply >= MAX_PLY {
            return self.glance();
        }
        let is_new = known.is_none();
        if let Some(value) = is_new.then(|| self.won_by_fours(node, need)).flatten() {
            return value;
        }
        if let Some(value) = self.won_by_threes(node, need) {
            return value;
        }
        let glance = known.map_or_else(|| self.glance(), |entry| entry.glance.into());
        if node.depth <= 0 {
            return glance;
        }
        let is_calm = window.is_narrow() && need == Need::Free;
        if let Some(value) = is_calm.then(|| self.plain(window, node, glance)).flatten() {
            return value;
        }
        let hint = known.map_or(NOWHERE, |entry| entry.best);
        let is_only = need != Need::Block && self.is_singular(window, node, need, known);
        let extended = is_only.then_some(hint);
        self.best(window, node, Outlook { need, glance, hint, extended })
    }

    /// The value where one look is enough.
    fn obvious(&self, ply: usize, need: Need) -> Option<i32> {
        let position = &self.position;
        let (me, in_moves) = (position.turn(), |moves: usize| WIN - (ply + moves) as i32);
        let [no_three, no_four] = if ply == 1 { self.overlooked } else { [false; 2] };
        if position.empty().is_empty() || !position.has_stones(me, 1) {
            return Some(0);
        }
        if !position.those(me, Threat::Five).is_empty() && !no_four {
            return Some(in_moves(1));
        }
        let is_lost = match need {
            Need::Block => position.worthwhile(need).len() != 1,
            _ if no_three || !position.has_stones(me, 2) => false,
            _ if position.those(me, Threat::WinningFour).is_empty() => false,
            _ => return Some(in_moves(3)),
        };
        let is_stuck = is_lost || position.those(me.other(), Threat::Five).len() > 1;
        (is_stuck && position.has_stones(me.other(), 1)).then(|| -in_moves(2))
    }

    /// The value for the player to move as it seems.
    pub fn glance(&self) -> i32 {
        self.position.glance() + self.skill.error(self.position.hash())
    }

    /// Tries the moves, the most promising first.
    fn best(&mut self, window: Window, node: Node, outlook: Outlook) -> i32 {
        let Outlook { need, glance, hint, extended } = outlook;
        let mut moves = self.ordered(node, need, hint);
        let (mut alpha, mut best, mut best_at) = (window.alpha, -WIN, NOWHERE);
        let mut tried = Tried::default();
        while let Some(at) = moves.take() {
            let now = Window { alpha, beta: window.beta };
            let number = tried.count;
            if best > -SURE && self.is_skipped(now, node, at, [number as i32, glance]) {
                continue;
            }
            tried.push(at);
            let more = i32::from(extended == Some(at));
            let value = self.try_move(now, Node { depth: node.depth + more, ..node }, at, number);
            if self.stopped {
                return 0;
            }
            if value > best {
                (best, best_at) = (value, at);
            }
            if value > alpha {
                alpha = value;
                self.note_line(node.ply, at);
            }
            if value >= window.beta {
                self.praise(node, tried.moves());
                break;
            }
        }
        if tried.count == 0 {
            return self.without_moves(node, need);
        }
        self.remember(node, [best, glance], best_at, window.bound(best));
        best
    }

    fn praise(&mut self, node: Node, tried: &[At]) {
        let me = self.position.turn();
        self.mind.habits.praise(me, node.ply, node.last, node.depth, tried);
    }

    fn remember(&mut self, node: Node, [value, glance]: [i32; 2], best: At, bound: Bound) {
        let ply = node.ply as i32;
        let best = if bound == Bound::Upper { NOWHERE } else { best };
        let from_here = match value {
            SURE.. => value + ply,
            _ if value <= -SURE => value - ply,
            _ => value,
        };
        let values = [from_here as i16, glance as i16];
        self.mind.memory.store(self.position.hash(), values, best, node.depth as i8, bound);
    }

    pub(super) fn note_line(&mut self, ply: usize, at: At) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(at);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// Nothing helps, or nothing is left.
    fn without_moves(&self, node: Node, need: Need) -> i32 {
        match need {
            Need::Free => 0,
            Need::Block => 2 + node.ply as i32 - WIN,
            Need::Defend => 4 + node.ply as i32 - WIN,
        }
    }

    pub(super) fn ordered(&self, node: Node, need: Need, hint: At) -> Moves {
        let me = self.position.turn();
        let habits = &self.mind.habits;
        let extra = |at| {
            let hinted = if at == hint { 1 << 20 } else { 0 };
            hinted + habits.score(me, node.ply, node.last, at)
        };
        self.position.ranked(&self.position.worthwhile(need), extra)
    }

    /// The value of one move, first looked at less closely if it seems to be worse.
    pub(super) fn try_move(&mut self, window: Window, node: Node, at: At, number: usize) -> i32 {
        let depth = node.depth - 1;
        if number == 0 {
            return self.step(window, node.next(depth, at));
        }
        let narrow = window.narrowed();
        let reduction = self.reduction(window, node, at, number);
        let mut value = self.step(narrow, node.next(depth - reduction, at));
        if value > window.alpha && reduction > 0 {
            value = self.step(narrow, node.next(depth, at));
        }
        if value > window.alpha && value < window.beta {
            value = self.step(window, node.next(depth, at));
        }
        value
    }
}

/// The value that is remembered, if that is good enough.
fn settled(entry: Entry, window: Window, node: Node) -> Option<i32> {
    let (value, ply) = (i32::from(entry.value), node.ply as i32);
    let value = match value {
        SURE.. => value - ply,
        _ if value <= -SURE => value + ply,
        _ => value,
    };
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= window.beta,
        Bound::Upper => value <= window.alpha,
    };
    let deep = i32::from(entry.depth) >= node.depth;
    (window.is_narrow() && fits && deep).then_some(value)
}
