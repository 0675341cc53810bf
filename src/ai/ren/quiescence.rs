//! The quiescence search, where the search proper is over.

use super::evaluation::{POINT, ShapePair};
use super::moves::{self, MoveOrder, Wanted};
use super::node::Node;
use super::position::Position;
use super::search::{MAX_PLY, Search};

/// A score is followed if it may be worth so much more than its points.
const MARGIN: i32 = 50;

/// How many of the moves that score are followed.
const WIDEST: usize = 3;

impl Search<'_> {
    /// Follows scores, and nines that must be prevented, for at most `left` moves to a position that is quiet
    /// enough for a static evaluation.
    pub fn quiescence(&mut self, position: &Position, mut node: Node, left: u32) -> i32 {
        let shapes = ShapePair::new(position);
        let static_eval = self.static_eval(position, &shapes);
        if left == 0 || node.ply >= MAX_PLY {
            return static_eval;
        }
        let threatened = self.is_threatened(position, node);
        let open = self.skill.open(position, node.ply);
        let mut best = static_eval;
        let mut moves = if threatened {
            best = -node.win_in(2);
            let order = MoveOrder::by_history(&self.history, node);
            moves::list(position, open, &shapes, &order, Wanted::Defences)
        } else {
            moves::scoring(position, open)
        };
        let mut most = if threatened { usize::MAX } else { WIDEST };
        while let Some(mv) = moves.pick() {
            node.window.alpha = node.window.alpha.max(best);
            let gain = position.own_gains.points(mv.cell) * POINT + MARGIN;
            let is_futile = !threatened && static_eval + gain <= node.window.alpha;
            if node.window.alpha >= node.window.beta || is_futile || most == 0 {
                break;
            }
            most -= 1;
            let next = position.after(mv.cell);
            best = best.max(-self.quiescence_child(&next, node.child(mv.cell), left - 1));
        }
        best
    }

    fn quiescence_child(&mut self, position: &Position, node: Node, left: u32) -> i32 {
        match self.known_at_once(position, node) {
            Some(value) => value,
            None => self.quiescence(position, node, left),
        }
    }
}
