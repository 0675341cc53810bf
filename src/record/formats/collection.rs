//! The games of a file: what is known of each at once, and each of them when it is wanted.

use super::{Format, Import, read_sgf, renju};
use crate::board::Point;
use crate::record::rif::Rif;
use crate::record::search::Winner;
use crate::record::{Fault, Header, Part, Record, RecordError, sgf};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};
use std::ops::Range;

/// The games of a file.
#[derive(Clone, Debug)]
pub struct Collection {
    format: Format,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    One(Box<Import>),
    /// A text and where its games lie.
    Sgf {
        text: String,
        games: Vec<Range<usize>>,
        preferred: RuleSet,
    },
    Rif(Box<Rif>),
}

/// What a list of games shows of one. What is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Who plays Black.
    pub black: String,
    /// Who plays White.
    pub white: String,
    /// The occasion.
    pub event: String,
    /// The day or the year.
    pub date: String,
    /// The result, as somebody wrote it.
    pub result: String,
    /// The opening's name, where the file knows it.
    pub opening: String,
}

impl Collection {
    pub(super) fn of_one(import: Import) -> Self {
        Self { format: import.format, source: Source::One(Box::new(import)) }
    }

    pub(super) fn of_rif(rif: Rif) -> Self {
        Self { format: Format::Rif, source: Source::Rif(Box::new(rif)) }
    }

    /// One game is read at once, so that what is wrong with it is said at once.
    pub(super) fn of_sgf(text: &str, preferred: RuleSet) -> Result<Self, RecordError> {
        let preferred = renju(preferred);
        let games = sgf::list(text);
        if games.len() < 2 {
            return read_sgf(text.trim_ascii_start(), preferred).map(Self::of_one);
        }
        let start = text.as_ptr() as usize;
        let range = |game: &&str| {
            let from = game.as_ptr() as usize - start;
            from..from + game.len()
        };
        let games = games.iter().map(range).collect();
        let source = Source::Sgf { text: text.to_string(), games, preferred };
        Ok(Self { format: Format::Sgf, source })
    }

    /// The format of the file.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// How many games there are.
    pub const fn len(&self) -> usize {
        match &self.source {
            Source::One(_) => 1,
            Source::Sgf { games, .. } => games.len(),
            Source::Rif(rif) => rif.len(),
        }
    }

    /// Whether there is no game.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is known of a game; none if there is no such game.
    pub fn summary(&self, index: usize) -> Option<Summary> {
        match &self.source {
            Source::One(import) => (index == 0).then(|| Summary::of(&import.record)),
            Source::Sgf { text, games, .. } => {
                // A game that cannot be read is listed all the same.
                Some(sgf::summary(text.get(games.get(index)?.clone())?).unwrap_or_default())
            }
            Source::Rif(rif) => rif.summary(index),
        }
    }

    /// A game.
    ///
    /// # Errors
    /// There is no such game, or what is wrong with it.
    pub fn read(&self, index: usize) -> Result<Import, RecordError> {
        let none = || RecordError::new(0, "", Fault::NotAGame);
        match &self.source {
            Source::One(import) if index == 0 => Ok(*import.clone()),
            Source::One(_) => Err(none()),
            Source::Sgf { text, games, preferred } => {
                let range = games.get(index).cloned();
                read_sgf(range.and_then(|range| text.get(range)).ok_or_else(none)?, *preferred)
            }
            Source::Rif(rif) => rif.open(index),
        }
    }

    /// The first game, for whoever needs no other one of the file. That there are others is a remark.
    ///
    /// # Errors
    /// There is no game, or what is wrong with it.
    pub fn first(self) -> Result<Import, RecordError> {
        match self.source {
            // A large one is not copied.
            Source::One(import) => Ok(*import),
            _ => {
                let mut import = self.read(0)?;
                if self.len() > 1 {
                    import.leave_out(Part::OtherGames);
                }
                Ok(import)
            }
        }
    }

    /// The stones of a game in the order of play, for a search; none if it cannot be read.
    pub fn stones(&self, index: usize) -> Vec<Point> {
        match &self.source {
            Source::Rif(rif) => rif.stones(index).to_vec(),
            _ => self.read(index).map_or(Vec::new(), |import| stones(&import.record)),
        }
    }
}

/// The stones of the game of `record`.
fn stones(record: &Record) -> Vec<Point> {
    let stone = |mv| match mv {
        Move::Stone(at) | Move::StoneOffer(at) => Some(at),
        _ => None,
    };
    record.line().into_iter().filter_map(stone).collect()
}

impl Summary {
    /// Whether each of `words` is in a player's name, the occasion, the date or the opening, in either case.
    pub fn mentions(&self, words: &str) -> bool {
        if words.trim().is_empty() {
            return true;
        }
        let fields = [&self.black, &self.white, &self.event, &self.date, &self.opening];
        let fields = fields.map(|field| field.to_lowercase());
        let words = words.to_lowercase();
        words.split_whitespace().all(|word| fields.iter().any(|field| field.contains(word)))
    }

    /// Who has won, as somebody wrote it; none if that is not known.
    pub fn winner(&self) -> Option<Winner> {
        Winner::read(&self.result)
    }

    /// What the head of `record` says.
    pub fn of(record: &Record) -> Self {
        let header = |header| record.header(header).to_string();
        Self {
            black: header(Header::Black),
            white: header(Header::White),
            event: header(Header::Event),
            date: header(Header::Date),
            result: header(Header::Result),
            opening: opening(record),
        }
    }
}

/// The opening of a game: its name as it is spoken and as it is written, and its number. Empty if it has none.
fn opening(record: &Record) -> String {
    let AnyGame::Renju(game) = record.position(usize::MAX) else { return String::new() };
    let pattern = game.pattern();
    pattern.map_or_else(String::new, |it| format!("{} {} {}", it.name, it.kanji, it.code()))
}
