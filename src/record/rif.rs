//! RenjuNet's database (`.rif`): XML with tables of players, tournaments, rules and openings, and games that refer to them.
//! A database is somebody's own: it is opened, listed and searched, and nothing of it is kept.

mod xml;

use super::dialects::readings;
use super::formats::{Format, Import, Summary};
use super::importer::Opening;
use super::outcome::Outcome;
use super::{Fault, Header, RecordError, linear, token};
use crate::board::{Color, Point};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;
use crate::rules::renju::Variant;
use std::collections::HashMap;
use xml::{Tag, tags};

/// More games are not listed.
const MOST_GAMES: usize = 2_000_000;

/// The rules that RenjuNet means by a number, for files without a table of them.
const RULES: [(u32, &str); 4] =
    [(1, "RIF"), (5, "Yamaguchi"), (24, "Soosyrv-8"), (25, "Taraguchi-10")];

/// A database: its tables by number, and its games.
#[derive(Clone, Debug, Default)]
pub struct Rif {
    players: HashMap<u32, String>,
    tournaments: HashMap<u32, String>,
    dates: HashMap<u32, String>,
    rules: HashMap<u32, String>,
    openings: HashMap<u32, String>,
    games: Vec<Game>,
}

/// A game, in a few bytes more than its stones.
#[derive(Clone, Debug, Default)]
struct Game {
    black: u32,
    white: u32,
    tournament: u32,
    rule: u32,
    opening: u32,
    /// Black's result in halves; more if it is not known.
    halves: u8,
    /// The fifth stones that were proposed.
    alternatives: Vec<Point>,
    /// At each choice of the colours whether they were exchanged.
    choices: Vec<Move>,
    round: u32,
    /// What somebody has noted.
    info: String,
    stones: Vec<Point>,
}

/// Whether `text` is such a database.
pub fn is_one(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("<?xml") || text.starts_with("<database") || text.starts_with("<games")
}

impl Rif {
    /// Reads the tables and the games of `text`.
    ///
    /// # Errors
    /// There is no game in it.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut rif = Self::default();
        for tag in tags(text) {
            rif.take(&tag);
            if rif.games.len() > MOST_GAMES {
                return Err(RecordError::new(0, "", Fault::TooLong));
            }
        }
        if rif.games.is_empty() {
            return Err(RecordError::new(0, "", Fault::NotAGame));
        }
        Ok(rif)
    }

    fn take(&mut self, tag: &Tag) {
        let id = tag.number("id");
        match tag.name {
            "player" => {
                let name = [tag.text("name"), tag.text("surname")].join(" ");
                self.players.insert(id, name.trim().to_string());
            }
            "tournament" => {
                self.tournaments.insert(id, tag.text("name"));
                self.dates.insert(id, date(tag));
            }
            "rule" => drop(self.rules.insert(id, tag.text("name"))),
            "opening" => drop(self.openings.insert(id, tag.text("name"))),
            "game" => self.games.push(game(tag)),
            "move" | "info" => {
                if let Some(game) = self.games.last_mut() {
                    game.say(tag);
                }
            }
            _ => {}
        }
    }

    /// How many games there are.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// What is known of a game.
    pub fn summary(&self, index: usize) -> Option<Summary> {
        let game = self.games.get(index)?;
        let name = |table: &HashMap<u32, String>, id| table.get(&id).cloned().unwrap_or_default();
        let person = |id: u32| match self.players.get(&id) {
            Some(name) => name.clone(),
            None => format!("#{id}"),
        };
        let event = name(&self.tournaments, game.tournament);
        let has_round = game.round > 0 && !event.is_empty();
        Some(Summary {
            black: person(game.black),
            white: person(game.white),
            event: if has_round { format!("{event} ({})", game.round) } else { event },
            date: name(&self.dates, game.tournament),
            result: ["W+", "0", "B+"].get(usize::from(game.halves)).copied().unwrap_or("").into(),
            opening: name(&self.openings, game.opening),
        })
    }

    /// The stones of a game, in the order of play.
    pub fn stones(&self, index: usize) -> &[Point] {
        self.games.get(index).map_or(&[], |game| &game.stones)
    }

    /// A game as a record.
    ///
    /// # Errors
    /// There is no such game, or no rules allow its stones.
    pub fn open(&self, index: usize) -> Result<Import, RecordError> {
        let none = || RecordError::new(0, "", Fault::NotAGame);
        let (game, summary) = self.games.get(index).zip(self.summary(index)).ok_or_else(none)?;
        let known = RULES.iter().find(|(id, _)| *id == game.rule).map_or("", |(_, name)| name);
        let rule = self.rules.get(&game.rule).map_or(known, String::as_str);
        let winner = [Some(Color::White), None, Some(Color::Black)];
        let outcome = winner.get(usize::from(game.halves));
        let game = linear::Game {
            moves: game.stones.iter().map(|&at| Move::Stone(at)).collect(),
            headers: vec![
                (Header::Black, summary.black),
                (Header::White, summary.white),
                (Header::Event, summary.event),
                (Header::Date, summary.date),
                (Header::Result, summary.result),
                (Header::Note, game.info.clone()),
            ],
            opening: Opening { choices: game.choices.clone(), fifths: game.alternatives.clone() },
            outcome: outcome.map(|&winner| Outcome { winner, by: None }),
        };
        game.read(&readings(rule, RuleSet::Renju(Variant::Rif)), Format::Rif)
    }
}

fn game(tag: &Tag) -> Game {
    Game {
        black: tag.number("black"),
        white: tag.number("white"),
        tournament: tag.number("tournament"),
        rule: tag.number("rule"),
        opening: tag.number("opening"),
        halves: match tag.text("bresult").as_str() {
            "1" => 2,
            "0.5" => 1,
            "0" => 0,
            _ => u8::MAX,
        },
        alternatives: points(&tag.text("alt")),
        choices: choices(&tag.text("swap")),
        round: tag.number("round"),
        ..Game::default()
    }
}

impl Game {
    /// Takes the stones of the game, or what is noted of it.
    fn say(&mut self, tag: &Tag) {
        match tag.name {
            "move" => self.stones = points(tag.content),
            _ => self.info = tag.said(),
        }
    }
}

/// A letter for each choice of the colours: `R` where they were exchanged, `-` where they stayed. Other letters say nothing
/// that is known.
fn choices(text: &str) -> Vec<Move> {
    let choice = |letter| match letter {
        'R' | 'r' => Some(Move::Swap),
        '-' => Some(Move::Stay),
        _ => None,
    };
    text.chars().map(choice).collect::<Option<_>>().unwrap_or_default()
}

/// When a tournament began: the day if that is said, or else the year and the month.
fn date(tag: &Tag) -> String {
    let (start, year, month) = (tag.text("start"), tag.text("year"), tag.number("month"));
    if start.starts_with(&year) && start.len() == "2026-11-18".len() {
        return start;
    }
    if (1..=12).contains(&month) { format!("{year}-{month:02}") } else { year }
}

/// The points in a text; what is no point is skipped.
fn points(text: &str) -> Vec<Point> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let moves = words.filter_map(|word| token::read(word, RuleSet::Renju(Variant::Rif)));
    let stones = moves.filter_map(|mv| match mv {
        Move::Stone(at) if at.row < 15 && at.col < 15 => Some(at),
        _ => None,
    });
    stones.collect()
}
