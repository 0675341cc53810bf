//! The history of cutoffs: moves that were good in other positions.

use super::node::Node;
use super::search::MAX_PLY;
use crate::ai::cell::Cell;
use crate::ai::search::NO_MOVE;
use crate::board::Color;

/// The history scores stay below this.
const MOST: i32 = 4096;

/// Killer moves, history scores and best replies.
///
/// The history of pairs (continuation history) knows what a move is worth after the opponent's last move, and after
/// the own move before that.
pub struct History {
    killers: Vec<[Cell; 2]>,
    /// The history scores, by colour and cell.
    quiet: [[i32; 256]; 2],
    /// The best reply of a colour to a move, by its cell.
    replies: [[Cell; 256]; 2],
    /// The history scores of pairs of moves: see [`pairs`].
    pairs: Vec<i16>,
}

impl Default for History {
    fn default() -> Self {
        Self {
            killers: vec![[NO_MOVE; 2]; MAX_PLY + 2],
            quiet: [[0; 256]; 2],
            replies: [[NO_MOVE; 256]; 2],
            pairs: vec![0; 4 << 16],
        }
    }
}

impl History {
    /// Begins a new search: killer moves are forgotten, and history scores count a quarter, those of pairs a half.
    pub fn next_generation(&mut self) {
        self.killers.fill([NO_MOVE; 2]);
        self.quiet.iter_mut().flatten().for_each(|score| *score /= 4);
        self.pairs.iter_mut().for_each(|score| *score /= 2);
    }

    /// The score of a move of `color` in the position `node`.
    pub fn score(&self, color: Color, node: Node, cell: Cell) -> i32 {
        let killer = match self.killers[node.ply] {
            [first, _] if first == cell => 120,
            [_, second] if second == cell => 80,
            _ => 0,
        };
        let reply = self.replies[color as usize][usize::from(node.last)] == cell;
        let quiet = self.quiet[color as usize][usize::from(cell)] / 32;
        let pairs = pairs(color, node, cell).map(|pair| i32::from(self.pairs[pair]) / 16);
        killer + 60 * i32::from(reply) + quiet + pairs[0] + pairs[1]
    }

    /// Records that the last of the moves of `color` that were tried in `node` caused a cutoff, and those before it
    /// did not.
    pub fn record_cutoff(&mut self, color: Color, node: Node, tried: &[Cell]) {
        let Some((&best, worse)) = tried.split_last() else { return };
        let killers = &mut self.killers[node.ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
        self.replies[color as usize][usize::from(node.last)] = best;
        let bonus = (node.depth * node.depth * 4).min(400);
        self.adjust(color, node, best, bonus);
        worse.iter().for_each(|&cell| self.adjust(color, node, cell, -bonus));
    }

    fn adjust(&mut self, color: Color, node: Node, cell: Cell, bonus: i32) {
        let score = &mut self.quiet[color as usize][usize::from(cell)];
        *score = grown(*score, bonus);
        let known = [node.last, node.before].map(|other| other != NO_MOVE);
        for (pair, known) in pairs(color, node, cell).into_iter().zip(known) {
            if known {
                self.pairs[pair] = grown(self.pairs[pair].into(), bonus) as i16;
            }
        }
    }
}

/// A history score after a bonus: the further away from zero it is, the less it grows.
const fn grown(score: i32, bonus: i32) -> i32 {
    score + bonus - score * bonus.abs() / MOST
}

/// The places in the history of pairs of a move on `cell` after the last move, and after the one before it.
fn pairs(color: Color, node: Node, cell: Cell) -> [usize; 2] {
    let place = |kind: usize, other: Cell| {
        (color as usize * 2 + kind) << 16 | usize::from(other) << 8 | usize::from(cell)
    };
    [place(0, node.last), place(1, node.before)]
}
