//! A simulated game: down the tree, then a playout by chance to the end, to see who comes out ahead.

use super::position::Position;
use crate::ai::cell::Cell;
use crate::ai::random::Xorshift;

/// How much of a reward is for winning; the rest is for the margin, which teaches more.
const FOR_WINNING: f32 = 0.1;

/// A simulated game.
pub struct Simulation {
    /// How far the game is.
    pub position: Position,
    /// By colour and cell: 1 where it put a stone by hand, 0 elsewhere. Such numbers are counted without a branch.
    pub put_by: [[f32; 256]; 2],
    /// The nodes of the tree that it went through.
    pub path: Vec<usize>,
}

impl Simulation {
    /// A game that goes on from `root`.
    pub fn new(root: &Position) -> Self {
        Self { position: root.clone(), put_by: [[0.0; 256]; 2], path: Vec::new() }
    }

    /// Puts the next stone.
    pub fn play(&mut self, cell: Cell) {
        self.put_by[self.position.to_move()][usize::from(cell)] = 1.0;
        self.position.play(cell);
    }

    /// The playout: fills the board in random order.
    pub fn play_out(&mut self, random: &mut Xorshift) {
        let mut cells = [0; 256];
        let mut count = 0;
        for cell in self.position.empties() {
            cells[count] = cell;
            count += 1;
        }
        for left in (1..=count).rev() {
            let chosen = random.below(left as u32) as usize;
            let cell = cells[chosen];
            cells[chosen] = cells[left - 1];
            if self.position.is_empty(cell) {
                self.play(cell);
            }
        }
    }

    /// Black's reward at the end, from 0 to 1.
    pub fn reward(&self) -> f32 {
        let area = f32::from(self.position.size()).powi(2);
        let margin = self.position.margin();
        let won = margin.signum() as f32;
        0.5 + 0.5 * (FOR_WINNING * won + (1.0 - FOR_WINNING) * margin as f32 / area)
    }
}
