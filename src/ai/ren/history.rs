//! Quiet moves that caused cutoffs, which are tried early elsewhere.

use super::cells::{Cell, PASS};
use super::node::Node;
use super::search::MAX_PLY;

/// The scores by history lie between this and its negative.
pub const MOST: i32 = 4_000;

/// Each of the two that they add up from lies between this and its negative.
const MOST_EACH: i32 = MOST / 2;

/// The score of a killer move.
const KILLER: i32 = 3_000;

/// How many numbers of cells there are.
const CELLS: usize = 128;

/// Killer moves by ply, and history scores: by whose move it is and its cell, and by the move before it and its cell
/// (continuation history).
pub struct History {
    killers: [[Cell; 2]; MAX_PLY + 1],
    scores: [[i16; CELLS]; 2],
    answers: Vec<[i16; CELLS]>,
}

/// What the order of quiet moves depends on at a node.
#[derive(Clone, Copy)]
pub struct Place {
    /// The killer moves; passes where none count.
    pub killers: [Cell; 2],
    /// Whether the player at the root is to move.
    side: usize,
    /// The move before.
    last: Cell,
}

impl History {
    /// A history without any cutoff.
    pub fn new() -> Self {
        Self {
            killers: [[PASS; 2]; MAX_PLY + 1],
            scores: [[0; CELLS]; 2],
            answers: vec![[0; CELLS]; CELLS],
        }
    }

    /// What is known at a node that was reached by the move `last`.
    pub const fn place(&self, node: Node, last: Cell) -> Place {
        Place { killers: self.killers[node.ply], side: node.ply & 1, last }
    }

    /// The same without killer moves.
    pub const fn plain(ply: usize, last: Cell) -> Place {
        Place { killers: [PASS; 2], side: ply & 1, last }
    }

    /// The score of a move.
    pub fn score(&self, cell: Cell, place: Place) -> i32 {
        let killer = if place.killers.contains(&cell) { KILLER } else { 0 };
        let at = usize::from(cell);
        let history = self.scores[place.side][at];
        killer + i32::from(history) + i32::from(self.answers[usize::from(place.last)][at])
    }

    /// Records that a quiet move caused a cutoff, after those in `vain` did not.
    pub fn record_cutoff(&mut self, cell: Cell, vain: &[Cell], place: Place, node: Node) {
        let killers = &mut self.killers[node.ply];
        if killers[0] != cell {
            *killers = [cell, killers[0]];
        }
        let bonus = (16 * node.depth * node.depth).min(MOST_EACH / 4);
        self.add(cell, place, bonus);
        for &other in vain {
            self.add(other, place, -bonus);
        }
    }

    /// Moves the scores of a move towards the greatest or least.
    fn add(&mut self, cell: Cell, place: Place, bonus: i32) {
        let at = usize::from(cell);
        let scores =
            [&mut self.scores[place.side][at], &mut self.answers[usize::from(place.last)][at]];
        for score in scores {
            let old = i32::from(*score);
            *score = (old + bonus - old * bonus.abs() / MOST_EACH) as i16;
        }
    }
}
