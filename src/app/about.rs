//! What the list of saved games tells of one. The page loads this with the list.

use super::text;
use super::words::{Word, Words, joined};
use crate::record::{Header, Record};
use crate::rules::Status;
use crate::rules::catalog::AnyGame;
use crate::rules::ren::Match;

/// What is told of a saved game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The name that somebody gave it, or who plays.
    pub name: String,
    /// What is played.
    pub title: String,
    /// Where it stands, or why it cannot be read.
    pub state: String,
}

/// What is told of the saved game with this text; nothing if nothing was played in it.
pub fn about(words: &Words, text: &str) -> Option<About> {
    let record = match Record::parse(text) {
        Ok(record) => record,
        // Somebody's game all the same, of a later version perhaps.
        Err(error) => {
            let state = words.say(Word::BadSave, &[&text::record::error(words, &error)]);
            return Some(About { state, ..About::default() });
        }
    };
    let played = record.line().len();
    if played == 0 {
        return None;
    }
    let game = record.position(usize::MAX);
    let event = record.header(Header::Event);
    let (name, of_match) = match (Match::parse(event), &game) {
        (Some(of), AnyGame::Ren(game)) => {
            let standing = text::ren::standing(words, of, game, &people(words, &record));
            (versus(words, &record), standing)
        }
        _ if event.is_empty() => (versus(words, &record), String::new()),
        _ => (event.into(), String::new()),
    };
    let state = match game.status() {
        Status::Ongoing => words.count(Word::MovesPlayed, played, &[&played.to_string()]),
        _ => text::result(words, &game),
    };
    let title = joined(&[text::title(words, record.rules()), of_match], " – ");
    Some(About { name, title, state })
}

/// Both players, by name where they have one.
fn people(words: &Words, record: &Record) -> [String; 2] {
    let name = |header, color| match record.header(header) {
        "" => words.get(color).to_string(),
        name => text::player(words, name),
    };
    [name(Header::Black, Word::Black), name(Header::White, Word::White)]
}

fn versus(words: &Words, record: &Record) -> String {
    let [black, white] = people(words, record);
    words.say(Word::Versus, &[&black, &white])
}
