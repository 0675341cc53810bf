//! Quiet moves that caused cutoffs, which are tried early elsewhere.

use super::cells::{Cell, PASS};
use super::node::Node;
use super::search::MAX_PLY;

/// The history scores stay below this.
const MOST: i32 = 2_000;

/// The score of a killer move.
const KILLER: i32 = 3_000;

/// Killer moves by ply, and history scores by cell.
pub struct History {
    killers: [[Cell; 2]; MAX_PLY + 1],
    scores: [i32; 128],
}

impl History {
    /// A history without any cutoff.
    pub const fn new() -> Self {
        Self { killers: [[PASS; 2]; MAX_PLY + 1], scores: [0; 128] }
    }

    /// The killer moves of a ply.
    pub const fn killers(&self, ply: usize) -> [Cell; 2] {
        self.killers[ply]
    }

    /// The score of a move by history, and by whether it is one of these killer moves.
    pub fn score(&self, cell: Cell, killers: [Cell; 2]) -> i32 {
        let killer = if killers.contains(&cell) { KILLER } else { 0 };
        killer + self.scores[usize::from(cell)].min(MOST)
    }

    /// Records that a quiet move caused a cutoff.
    pub fn record_cutoff(&mut self, cell: Cell, node: Node) {
        let killers = &mut self.killers[node.ply];
        if killers[0] != cell {
            *killers = [cell, killers[0]];
        }
        let score = &mut self.scores[usize::from(cell)];
        *score += node.depth * node.depth;
        if *score > MOST {
            self.scores.iter_mut().for_each(|score| *score /= 2);
        }
    }
}
