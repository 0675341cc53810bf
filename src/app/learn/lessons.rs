//! Lessons: records with a goal, and what is said about them in the player's language.

use crate::record::{Problem, Record};

/// A lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Its id, which begins with the name of its game.
    pub id: String,
    /// The position, the goal, and the lines of play.
    pub record: Record,
}

/// What is said about a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// What it is about.
    pub title: String,
    /// The idea, and what is to be done.
    pub task: String,
    /// What helps who does not find it.
    pub help: String,
    /// What is worth knowing once it is done; perhaps nothing.
    pub after: String,
}

/// The lessons of a text: a line for each, `ID: RECORD`. Lines that make no sense are left out.
pub fn read(text: &str) -> Vec<Lesson> {
    let lesson = |line: &str| {
        let (id, record) = line.split_once(": ")?;
        let record = Record::parse(record).ok()?;
        record.problem()?;
        Some(Lesson { id: id.into(), record })
    };
    text.lines().filter_map(lesson).collect()
}

/// What `text` says about the lesson with this id: a line, `ID: TITLE | TASK | HELP | AFTERWARDS`, the last of which
/// may be missing.
pub fn words(text: &str, id: &str) -> Option<Words> {
    let mut lines = text.lines().filter_map(|line| line.split_once(": "));
    let (_, said) = lines.find(|(known, _)| *known == id)?;
    let mut parts = said.split('|').map(|part| part.trim().to_string());
    let [title, task, help] = [parts.next()?, parts.next()?, parts.next()?];
    Some(Words { title, task, help, after: parts.next().unwrap_or_default() })
}

impl Lesson {
    /// The name of its game, in small letters.
    pub fn game(&self) -> &str {
        self.id.split('-').next().unwrap_or_default()
    }

    /// Its goal, with this said about it.
    pub fn problem(&self, words: &Words) -> Option<Problem> {
        let goal = self.record.problem()?.goal;
        Some(Problem { goal, sentence: words.task.clone() })
    }
}
