//! A game played in the head: down the tree, then by chance to its end, to see who comes out ahead.

use super::dice::Dice;
use super::position::{Place, Position};

/// Nobody's, in a list of who put a stone by hand.
const NOBODY: u8 = 2;

/// How much of a reward is for winning; the rest is for the margin, which teaches more.
const FOR_WINNING: f32 = 0.1;

/// A game in the head.
pub struct Trial {
    /// How far it is.
    pub position: Position,
    /// Who put a stone by hand, by place.
    pub hands: [u8; 256],
    /// The nodes of the tree on its way.
    pub way: Vec<usize>,
}

impl Trial {
    /// A game that goes on from `root`.
    pub fn new(root: &Position) -> Self {
        Self { position: root.clone(), hands: [NOBODY; 256], way: Vec::new() }
    }

    /// Puts the next stone.
    pub fn play(&mut self, place: Place) {
        self.hands[usize::from(place)] = self.position.to_move() as u8;
        self.position.play(place);
    }

    /// Fills the board in random order.
    pub fn play_out(&mut self, dice: &mut Dice) {
        let mut places = [0; 256];
        let mut count = 0;
        for place in self.position.empties() {
            places[count] = place;
            count += 1;
        }
        for left in (1..=count).rev() {
            let chosen = dice.below(left as u32) as usize;
            let place = places[chosen];
            places[chosen] = places[left - 1];
            if self.position.is_empty(place) {
                self.play(place);
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
