//! Which moves have been good in other positions of the same search.

use super::geometry::At;
use super::memory::NOWHERE;
use super::search::MAX_PLY;
use crate::board::Color;

/// What speaks for or against a quiet move stays below this.
const MOST: i32 = 4096;

/// Good moves, by what is known to go with them.
pub struct Habits {
    killers: Vec<[At; 2]>,
    /// By colour and point.
    quiet: [[i32; 256]; 2],
    /// The best reply to a move, by its colour and point.
    replies: [[At; 256]; 2],
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            killers: vec![[NOWHERE; 2]; MAX_PLY + 2],
            quiet: [[0; 256]; 2],
            replies: [[NOWHERE; 256]; 2],
        }
    }
}

impl Habits {
    /// A new search begins: replies stay, and a quarter of what is known of quiet moves.
    pub fn fade(&mut self) {
        self.killers.fill([NOWHERE; 2]);
        self.quiet.iter_mut().flatten().for_each(|score| *score /= 4);
    }

    /// How much speaks for a move of `color` at this ply after `last`.
    pub fn score(&self, color: Color, ply: usize, last: At, at: At) -> i32 {
        let killer = match self.killers[ply] {
            [first, _] if first == at => 120,
            [_, second] if second == at => 80,
            _ => 0,
        };
        let reply = self.replies[color as usize][usize::from(last)] == at;
        killer + 60 * i32::from(reply) + self.quiet[color as usize][usize::from(at)] / 32
    }

    /// A move of `color` was too good; those tried before it were not.
    pub fn praise(&mut self, color: Color, ply: usize, last: At, depth: i32, tried: &[At]) {
        let Some((&best, worse)) = tried.split_last() else { return };
        let killers = &mut self.killers[ply];
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
        self.replies[color as usize][usize::from(last)] = best;
        let bonus = (depth * depth * 4).min(400);
        self.adjust(color, best, bonus);
        worse.iter().for_each(|&at| self.adjust(color, at, -bonus));
    }

    fn adjust(&mut self, color: Color, at: At, bonus: i32) {
        let score = &mut self.quiet[color as usize][usize::from(at)];
        *score += bonus - *score * bonus.abs() / MOST;
    }
}
