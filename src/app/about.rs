//! What the list of saved games tells of one. The page loads this with the list.

use super::opponent;
use super::players::{Mood, name_of_level};
use super::statistics::outcome;
use super::text;
use super::words::{Word, Words, joined};
use crate::record::{Header, Record};
use crate::rules::Status;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Match;
use serde::{Deserialize, Serialize};

/// What is told of a saved game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The name that somebody gave it, or who plays.
    pub name: String,
    /// What is played.
    pub title: String,
    /// Where it stands, or why it cannot be read.
    pub state: String,
    /// The name of the game; empty if it cannot be read.
    pub game: &'static str,
    /// How it ended for a person who played against the computer; none if it has not, or nobody did.
    pub mood: Option<Mood>,
}

/// What is told of the saved game with this text; nothing if it is blank.
pub fn about(words: &Words, text: &str) -> Option<About> {
    let record = match Record::parse(text) {
        Ok(record) => record,
        // Somebody's game all the same, of a later version perhaps.
        Err(error) => {
            let state = words.say(Word::BadSave, &[&text::record::error(words, &error)]);
            return Some(About { state, ..About::default() });
        }
    };
    if record.is_blank() {
        return None;
    }
    let played = record.line().len();
    let game = record.position(usize::MAX);
    let event = record.header(Header::Event);
    let (name, of_match) = match (Match::parse(event), &game) {
        (Some(of), AnyGame::Ren(game)) => {
            let standing = text::ren::standing(words, of, game, &people(words, &record));
            (versus(words, &record), standing)
        }
        _ if event.is_empty() => (you_versus(words, &record), String::new()),
        _ => (event.into(), String::new()),
    };
    let state = match game.status() {
        Status::Ongoing => words.count(Word::MovesPlayed, played, &[&played.to_string()]),
        _ => text::result(words, &game),
    };
    let title = joined(&[text::title(words, record.rules()), of_match], " – ");
    let mood = outcome(&record, &game).map(|outcome| outcome.mood);
    Some(About { name, title, state, game: record.rules().name(), mood })
}

/// What a picture says of its game, each empty if there is nothing to say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inscription {
    /// Both players, if one of them has a name.
    pub players: String,
    /// What is played.
    pub title: String,
    /// How the game ended; empty if it goes on after the position shown.
    pub result: String,
    /// How many moves had been played.
    pub moves: String,
    /// The name of the opening.
    pub opening: String,
}

/// What a picture says of `record` that shows the position after `ply` moves.
pub fn inscription(words: &Words, record: &Record, ply: usize) -> Inscription {
    let (game, played) = (record.position(ply), ply.min(record.line().len()));
    let is_named =
        [Header::Black, Header::White].iter().any(|&seat| !record.header(seat).is_empty());
    Inscription {
        players: if is_named { versus(words, record) } else { String::new() },
        title: text::title(words, record.rules()),
        result: match game.status() {
            Status::Ongoing => String::new(),
            _ => text::result(words, &game),
        },
        moves: words.count(Word::MovesPlayed, played, &[&played.to_string()]),
        opening: opening(words, &game),
    }
}

fn opening(words: &Words, game: &AnyGame) -> String {
    match game {
        AnyGame::Renju(renju) => {
            renju.pattern().map_or_else(String::new, |pattern| text::opening(words, pattern))
        }
        AnyGame::Rin(_) | AnyGame::Ren(_) => String::new(),
    }
}

/// Both players, by name where they have one.
fn people(words: &Words, record: &Record) -> [String; 2] {
    let name = |header, color| match record.header(header) {
        "" => words.get(color).to_string(),
        name => text::player(words, name),
    };
    [name(Header::Black, Word::Black), name(Header::White, Word::White)]
}

/// Both players as the person sees them who played against the computer, or by name.
fn you_versus(words: &Words, record: &Record) -> String {
    let seats = [Header::Black, Header::White].map(|seat| record.header(seat));
    let levels = seats.map(opponent::level);
    if levels.iter().flatten().count() != 1 {
        return versus(words, record);
    }
    let name = |place: usize| match levels[place] {
        Some(level) => name_of_level(words, level.into()).into(),
        None if seats[place].is_empty() => words.get(Word::You).to_string(),
        None => seats[place].into(),
    };
    words.say(Word::Versus, &[&name(0), &name(1)])
}

fn versus(words: &Words, record: &Record) -> String {
    let [black, white] = people(words, record);
    words.say(Word::Versus, &[&black, &white])
}
