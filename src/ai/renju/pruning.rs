//! Where to look less closely, or more.

use super::geometry::At;
use super::memory::{Bound, Entry, NOWHERE};
use super::moves::Need;
use super::search::{SURE, Search};
use super::threat::Threat;
use super::window::{Node, Window};

/// Lines that are this long already are not looked at more closely.
const FARTHEST_EXTENSION: usize = 40;

impl Search<'_> {
    /// The value where a full search would only tell what is plain.
    pub fn plain(&mut self, window: Window, node: Node, glance: i32) -> Option<i32> {
        let beta = window.beta;
        if beta.abs() >= SURE {
            return None;
        }
        if node.depth <= 3 && glance - 90 * node.depth >= beta {
            return Some(glance);
        }
        if node.depth >= 3 && glance >= beta && node.last != NOWHERE {
            let depth = node.depth - 3 - node.depth / 4;
            self.position.pass();
            let value = -self.value(window.turned(), node.next(depth, NOWHERE));
            self.position.pass();
            if value >= beta {
                return Some(value.min(SURE - 1));
            }
        }
        None
    }

    /// Whether all other moves are clearly worse than the one that was best.
    pub fn is_singular(
        &mut self,
        window: Window,
        node: Node,
        need: Need,
        known: Option<Entry>,
    ) -> bool {
        let Some(Entry { best: hint, glance, value, .. }) = known.filter(|e| is_clear(e, node))
        else {
            return false;
        };
        let bound = i32::from(value) - 3 * node.depth;
        let low = Window { alpha: bound - 1, beta: bound };
        let less = Node { depth: (node.depth - 1) / 2, ..node };
        let (mut moves, mut number) = (self.ordered(node, need, NOWHERE), 0);
        while let Some(at) = moves.take() {
            if at == hint || number > 0 && self.is_skipped(low, less, at, [number, glance.into()]) {
                continue;
            }
            let reduction = self.reduction(window, less, at, number as usize);
            number += 1;
            let value = self.step(low, less.next(less.depth - 1 - reduction, at));
            if value >= bound || self.is_stopped() {
                return false;
            }
        }
        true
    }

    /// Whether a quiet move so far down the list is not worth a look.
    pub fn is_skipped(
        &self,
        window: Window,
        node: Node,
        at: At,
        [number, glance]: [i32; 2],
    ) -> bool {
        if node.depth > 6 || !window.is_narrow() || number < 4 {
            return false;
        }
        let me = self.position.turn();
        let threat = self.position.threat(me, at).max(self.position.threat(me.other(), at));
        if threat >= Threat::Three {
            return false;
        }
        number >= 3 + 3 * node.depth || glance + 60 + 70 * node.depth < window.alpha
    }

    /// How much less closely to look at a late move.
    pub fn reduction(&self, window: Window, node: Node, at: At, number: usize) -> i32 {
        if node.depth < 3 || number < 3 {
            return 0;
        }
        let me = self.position.turn();
        let own = self.position.threat(me, at);
        let other = self.position.threat(me.other(), at);
        let logs = (node.depth.ilog2() * number.ilog2()) as i32;
        let forcing = i32::from(own >= Threat::Three) + i32::from(other >= Threat::Three);
        (logs / 2 + i32::from(window.is_narrow()) - 2 * forcing).clamp(0, node.depth - 1)
    }
}

/// Whether what is remembered is worth asking if another move is as good.
fn is_clear(entry: &Entry, node: Node) -> bool {
    let is_deep = node.depth >= 6 && i32::from(entry.depth) >= node.depth - 3;
    let is_open = entry.bound != Bound::Upper && i32::from(entry.value).abs() < SURE;
    is_deep && is_open && entry.best != NOWHERE && node.ply <= FARTHEST_EXTENSION
}
