//! What the rules of a game mean to a player, in as few words as possible.

use crate::board::Color;
use crate::rules::renju::{Five, Fouls, Penalty, SIZE, Variant};

/// The rules of ordinary play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Law {
    /// The row that wins, for Black and for White.
    pub wins: [Five; 2],
    /// What Black may not make.
    pub fouls: Option<Fouls>,
    /// Stones of each colour.
    pub stones: u8,
}

impl Law {
    /// Five or more win for both, and nothing is a foul.
    pub const FREESTYLE: Self = Self { wins: [Five::OrMore; 2], fouls: None, stones: SIZE * SIZE };

    /// The rules of one of the ways to play Renju.
    pub const fn of(variant: Variant) -> Self {
        let row = variant.row();
        Self { wins: row.wins, fouls: row.fouls, stones: row.stones }
    }

    /// The fouls of this colour.
    pub const fn fouls_of(&self, color: Color) -> Option<Fouls> {
        match color {
            Color::Black => self.fouls,
            Color::White => None,
        }
    }

    /// Whether Black's fouls are refused, and not played and lost.
    pub fn refuses_fouls(&self) -> bool {
        self.fouls.is_some_and(|fouls| fouls.penalty == Penalty::Refusal)
    }
}
