//! Problems of ours that boards name: by their ids, or as the one of the day.

use super::progress::GAMES;
use super::{day, theme_word};
use crate::app::words::Words;
use crate::record::puzzle::{Collection, read_id};
use crate::record::{Problem, Record};

/// The name of the problem of the day.
const TODAY: &str = "today";

/// Whether this names a problem of ours.
pub fn is_name(name: &str) -> bool {
    name == TODAY || read_id(name).is_some()
}

/// The game of the problem with this name, at this time.
pub fn game(name: &str, date: u64) -> Option<&'static str> {
    if name == TODAY {
        return Some(day::game(day::number(date)));
    }
    let (game, _) = read_id(name)?;
    GAMES.into_iter().find(|known| *known == game)
}

/// The problem with this name, at this time, as a record with what it asks for; `text` is the collection of its game. None if there
/// is no such problem.
pub fn problem(words: &Words, text: &str, name: &str, date: u64) -> Option<Record> {
    let collection = Collection::read(text);
    let id = match name {
        TODAY => day::id(day::number(date), collection.len())?,
        id => id.into(),
    };
    let (_, number) = read_id(&id)?;
    let puzzle = collection.get(number)?;
    let mut record = puzzle.record().ok()?;
    let sentence = words.get(theme_word(puzzle.theme)).into();
    record.set_problem(Some(Problem { goal: puzzle.theme.goal(), sentence }));
    Some(record)
}
