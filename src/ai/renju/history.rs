//! The history of cutoffs: moves that were good in other positions.

use super::search::MAX_PLY;
use crate::ai::cell::Cell;
use crate::ai::search::NO_MOVE;
use crate::board::Color;

/// The history scores stay below this.
const MOST: i32 = 4096;

/// Killer moves, history scores and best replies.
pub struct History {
    killers: Vec<[Cell; 2]>,
    /// The history scores, by colour and cell.
    quiet: [[i32; 256]; 2],
    /// The best reply of a colour to a move, by its cell.
    replies: [[Cell; 256]; 2],
}

impl Default for History {
    fn default() -> Self {
        Self {
            killers: vec![[NO_MOVE; 2]; MAX_PLY + 2],
            quiet: [[0; 256]; 2],
            replies: [[NO_MOVE; 256]; 2],
        }
    }
}

impl History {
    /// Begins a new search: killer moves are forgotten, and history scores count a quarter.
    pub fn next_generation(&mut self) {
        self.killers.fill([NO_MOVE; 2]);
        self.quiet.iter_mut().flatten().for_each(|score| *score /= 4);
    }

    /// The score of a move of `color` at this ply after the move `last`.
    pub fn score(&self, color: Color, ply: usize, last: Cell, cell: Cell) -> i32 {
        let killer = match self.killers[ply] {
            [first, _] if first == cell => 120,
            [_, second] if second == cell => 80,
            _ => 0,
        };
        let reply = self.replies[color as usize][usize::from(last)] == cell;
        killer + 60 * i32::from(reply) + self.quiet[color as usize][usize::from(cell)] / 32
    }

    /// Records that the last of the tried moves of `color` caused a cutoff, and those before it did not.
    pub fn record_cutoff(
        &mut self,
        color: Color,
        ply: usize,
        last: Cell,
        depth: i32,
        tried: &[Cell],
    ) {
        let Some((&best, worse)) = tried.split_last() else { return };
        let killers = &mut self.killers[ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
        self.replies[color as usize][usize::from(last)] = best;
        let bonus = (depth * depth * 4).min(400);
        self.adjust(color, best, bonus);
        worse.iter().for_each(|&cell| self.adjust(color, cell, -bonus));
    }

    fn adjust(&mut self, color: Color, cell: Cell, bonus: i32) {
        let score = &mut self.quiet[color as usize][usize::from(cell)];
        *score += bonus - *score * bonus.abs() / MOST;
    }
}
