//! Selective search: pruning, reductions and singular extensions.

use super::moves::Need;
use super::node::Node;
use super::search::Search;
use super::threat::Threat;
use crate::ai::cell::Cell;
use crate::ai::search::{Bound, Entry, MAX_UNPROVED, NO_MOVE, Window, is_proved};

/// Longer lines are not extended.
const FARTHEST_EXTENSION: usize = 40;

impl Search<'_> {
    /// The value where a full search is not needed (reverse futility pruning and null move pruning).
    pub fn prune(&mut self, window: Window, node: Node, static_eval: i32) -> Option<i32> {
        let beta = window.beta;
        if is_proved(beta) {
            return None;
        }
        if node.depth <= 3 && static_eval - 90 * node.depth >= beta {
            return Some(static_eval);
        }
        if node.depth >= 3 && static_eval >= beta && node.last != NO_MOVE {
            let depth = node.depth - 3 - node.depth / 4;
            self.position.pass();
            let value = -self.alpha_beta(window.flipped(), node.next(depth, NO_MOVE));
            self.position.pass();
            if value >= beta {
                return Some(value.min(MAX_UNPROVED));
            }
        }
        None
    }

    /// Whether the move of the transposition table is singular: all others are clearly worse.
    pub fn is_singular(
        &mut self,
        window: Window,
        node: Node,
        need: Need,
        known: Option<Entry>,
    ) -> bool {
        let Some(Entry { best: table_move, static_eval, value, .. }) =
            known.filter(|e| is_clear(e, node))
        else {
            return false;
        };
        let bound = i32::from(value) - 3 * node.depth;
        let low = Window { alpha: bound - 1, beta: bound };
        let less = Node { depth: (node.depth - 1) / 2, is_improving: true, ..node };
        let (mut moves, mut number) = (self.ordered(node, need, NO_MOVE), 0);
        while let Some(cell) = moves.pick() {
            let is_futile = |cell| self.is_futile(low, less, cell, [number, static_eval.into()]);
            if cell == table_move {
                continue;
            }
            if number > 0 && is_futile(cell) {
                moves.retain(|cell| cell != table_move && !is_futile(cell));
                continue;
            }
            let reduction = self.reduction(window, less, cell, number as usize);
            number += 1;
            let value = self.play_and_search(low, less.next(less.depth - 1 - reduction, cell));
            if value >= bound || self.is_stopped() {
                return false;
            }
        }
        true
    }

    /// Whether a move without a four so late in the list is not worth a search (futility and late move pruning).
    pub fn is_futile(
        &self,
        window: Window,
        node: Node,
        cell: Cell,
        [number, static_eval]: [i32; 2],
    ) -> bool {
        if node.depth > 6 || !window.is_null() || number < 4 {
            return false;
        }
        let (me, depth) = (self.position.turn(), node.depth.max(1));
        let is_late = number >= 3 + 3 * depth;
        let threat = self.position.threat(me, cell).max(self.position.threat(me.other(), cell));
        match threat {
            Threat::None | Threat::Two | Threat::TwoTwo => {
                is_late || static_eval + 60 + 70 * depth < window.alpha
            }
            Threat::Three | Threat::ThreeThree => is_late && self.position.need() == Need::Free,
            _ => false,
        }
    }

    /// How many moves less far a late move is searched (late move reduction).
    pub fn reduction(&self, window: Window, node: Node, cell: Cell, number: usize) -> i32 {
        if node.depth < 3 || number < 3 {
            return 0;
        }
        let me = self.position.turn();
        let own = self.position.threat(me, cell);
        let other = self.position.threat(me.other(), cell);
        let logs = (node.depth.ilog2() * number.ilog2()) as i32;
        let forcing = i32::from(own >= Threat::Three) + i32::from(other >= Threat::Three);
        let more = i32::from(window.is_null()) + i32::from(!node.is_improving);
        (logs / 2 + more - 2 * forcing).clamp(0, node.depth - 1)
    }
}

/// Whether it is worth asking if the best move of this entry is singular.
fn is_clear(entry: &Entry, node: Node) -> bool {
    let is_deep = node.depth >= 6 && i32::from(entry.depth) >= node.depth - 3;
    let is_open = entry.bound != Bound::Upper && !is_proved(entry.value.into());
    is_deep && is_open && entry.best != NO_MOVE && node.ply <= FARTHEST_EXTENSION
}
