//! The rules of ordinary play, as a player of Renju needs them.

use crate::board::Color;
use crate::rules::renju::{Five, Fouls, Penalty, Variant};

/// The rules of ordinary play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Law {
    /// The row that wins for Black, and the one that wins for White.
    pub wins: [Five; 2],
    /// The fouls of Black, if there are any.
    pub fouls: Option<Fouls>,
    /// How many stones each colour has.
    pub stones: u8,
}

impl Law {
    /// The rules of a variant of Renju.
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

    /// Whether Black's fouls are refused, rather than played and lost.
    pub fn refuses_fouls(&self) -> bool {
        self.fouls.is_some_and(|fouls| fouls.penalty == Penalty::Refusal)
    }
}
