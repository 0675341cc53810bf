//! What is looked for among games, and what is found.

use super::Language;
use serde::{Deserialize, Serialize};

/// A search through the saved games and the file that is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    /// The record text of a game.
    pub record: String,
    /// After how many of its moves the position stands that is looked for.
    pub ply: usize,
    /// Whether the games must have this position.
    pub scope: Scope,
    /// What they mention: players, an event, an opening.
    pub words: String,
    /// The state that the saved games are in. They are wanted once for each.
    pub version: u64,
    /// The saved games, if they were wanted.
    pub saved: Option<Vec<SavedGame>>,
    /// The language of the player.
    pub language: Language,
}

/// Which games are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scope {
    /// Those that have the position shown.
    #[default]
    Here,
    /// All.
    Anywhere,
}

impl Scope {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Here => Self::Anywhere,
            Self::Anywhere => Self::Here,
        }
    }
}

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Its key.
    pub id: String,
    /// The record text.
    pub text: String,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// How many games, in the player's language.
    pub sentence: String,
    /// What the library that is open says of the position; empty if nothing.
    pub comment: String,
    /// What that library has drawn on it, as a record writes it between square brackets.
    pub marks: Vec<String>,
    /// What was played next, the most frequent first.
    pub next: Vec<FoundMove>,
    /// The first of the games.
    pub games: Vec<FoundGame>,
}

/// A move that was played next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundMove {
    /// Its word in a record.
    pub token: String,
    /// In how many games; 0 if it is in the library alone.
    pub games: usize,
    /// How many hundredths of them Black won, nobody and White. Games without a result are in none.
    pub shares: [u8; 3],
    /// All of this in words.
    pub label: String,
    /// What the library says of it; empty if nothing.
    pub comment: String,
}

/// A game that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundGame {
    /// Where it is.
    pub place: FoundPlace,
    /// Who plays.
    pub name: String,
    /// Event, date, opening and result, as far as they are known.
    pub about: String,
}

/// Where a game is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FoundPlace {
    /// Among the saved games, under this key.
    Saved(String),
    /// In the file that is open, under this number.
    File(usize),
}
