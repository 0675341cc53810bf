//! How the saved games against the computer ended: by game, level and colour.

use super::opponent::{header, level};
use super::players::Mood;
use super::words::Word;
use super::{Model, Saved};
use crate::board::Color;
use crate::record::Record;
use crate::rules::Status;
use crate::rules::catalog::{AnyGame, RuleSet};

/// Won, drawn and lost games of a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the person has won.
    pub won: usize,
    /// Games that nobody has won.
    pub drawn: usize,
    /// Games that the computer has won.
    pub lost: usize,
}

impl Tally {
    const fn add(&mut self, mood: Mood) {
        match mood {
            Mood::Won => self.won += 1,
            Mood::Drawn => self.drawn += 1,
            Mood::Lost => self.lost += 1,
            Mood::Open | Mood::Turn | Mood::Analysis => {}
        }
    }

    /// Whether no game was counted.
    pub const fn is_empty(self) -> bool {
        self.won + self.drawn + self.lost == 0
    }
}

/// The levels of the computer players.
const LEVELS: usize = 6;

/// How the games of one kind ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfGame {
    /// The name of the game.
    pub game: &'static str,
    /// The games against each level, the first one first: those in which the person had Black, and White.
    pub levels: [[Tally; 2]; LEVELS],
}

impl OfGame {
    const fn new(game: &'static str) -> Self {
        let none = Tally { won: 0, drawn: 0, lost: 0 };
        Self { game, levels: [[none; 2]; LEVELS] }
    }

    /// What the game is called.
    pub fn word(&self) -> Word {
        match self.game {
            "Renju" => Word::GameRenju,
            "Ren" => Word::GameRen,
            _ => Word::GameRin,
        }
    }

    /// The highest level that was beaten.
    pub fn best(&self) -> Option<usize> {
        let is_beaten = |level: &[Tally; 2]| level.iter().any(|tally| tally.won > 0);
        self.levels.iter().rposition(is_beaten).map(|place| place + 1)
    }
}

/// A finished game of one person against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The person's colour in the end.
    pub you: Color,
    /// The level of the computer player.
    pub level: u8,
    /// How it ended for the person: won, lost or drawn.
    pub mood: Mood,
}

/// How the game in this record ended, if it is over and one person played against the computer.
pub fn outcome(record: &Record, end: &AnyGame) -> Option<Outcome> {
    let levels = Color::ALL.map(|color| level(record.header(header(color))));
    let (you, level) = match levels {
        [None, Some(level)] => (Color::Black, level),
        [Some(level), None] => (Color::White, level),
        _ => return None,
    };
    let mood = match end.status() {
        Status::Ongoing => return None,
        Status::Drawn { .. } => Mood::Drawn,
        Status::Won { winner, .. } if end.color_of(winner) == you => Mood::Won,
        Status::Won { .. } => Mood::Lost,
    };
    Some(Outcome { you, level, mood })
}

/// The games of which at least one was finished against the computer, each with what came of it.
pub fn statistics(model: &Model) -> Vec<OfGame> {
    let mut all = ["Renju", "Ren", "Rin"].map(OfGame::new);
    for (rules, outcome) in model.library.saved.iter().filter_map(ended) {
        let of_game = all.iter_mut().find(|of| of.game == rules.name());
        let place = usize::from(outcome.level).wrapping_sub(1);
        if let Some(level) = of_game.and_then(|of| of.levels.get_mut(place)) {
            level[outcome.you as usize].add(outcome.mood);
        }
    }
    let is_played = |of: &OfGame| of.levels.iter().flatten().any(|tally| !tally.is_empty());
    all.into_iter().filter(is_played).collect()
}

fn ended(saved: &Saved) -> Option<(RuleSet, Outcome)> {
    // A position that was set up says little about who played better.
    let record = Record::parse(&saved.text).ok().filter(|record| record.setup().is_none())?;
    let outcome = outcome(&record, &record.position(usize::MAX))?;
    Some((record.rules(), outcome))
}
