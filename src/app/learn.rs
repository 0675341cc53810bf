//! Learning: lessons and problems one after the other on the board, and what came of them.

mod course;
pub mod day;
mod ending;
mod files;
mod glicko;
mod heading;
mod help;
pub mod lessons;
pub mod named;
mod own;
mod progress;
mod results;
mod run;
mod sheet;
mod show;

pub use course::Course;
pub use glicko::Rating;
pub use heading::{heading, help_label, next_label};
pub use own::keep as keep_mistakes;
pub use progress::{Attempt, GAMES, Progress};
pub use results::{heard, restore};
pub use run::{resume, time_up, watch};
pub use sheet::{LearnPanel, LearnRow};
pub use show::words as show_words;

use super::problem::Exercise;
use super::solving::{self, Task};
use super::update::{alert, announced};
use super::words::Word;
use super::{Effect, HostEffect, Model, library};
use crate::record::puzzle::{Collection, Puzzle, Theme, read_id};
use crate::record::{NodeId, Problem, Record};
use files::{ask_for, loaded, missing};
use help::help;
pub(super) use help::{afterwards, help_said, is_about_fours, outcome};
use lessons::Lesson;
use results::{failed, tell};

/// The key of the board while somebody learns. Such games are not saved.
pub const KEY: &str = "learn";

/// What is asked of learning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Train {
    /// Its sheet is open.
    Open,
    /// A file has come, or has not.
    Loaded(String, Option<String>),
    /// Another window has learned something: what is kept now.
    Elsewhere(String),
    /// Begin what these words name: see [`Course::read`].
    Start(String),
    /// Go on to the next lesson or problem.
    Next,
    /// Help with this one: first in words, then the point.
    Help,
    /// Only problems of this grade; all without one.
    Grade(Option<u8>),
    /// Hand out the line about the problem of the day.
    Copy,
}

/// What is known of learning.
#[derive(Clone, Debug, Default)]
pub(super) struct Learning {
    /// The problems of the games whose files have come.
    collections: Vec<(&'static str, Collection)>,
    /// The lessons, once they have come.
    lessons: Vec<Lesson>,
    /// What is said about them, and in which language.
    words: Option<(String, String)>,
    /// The files that are asked for and have not come yet.
    asked: Vec<String>,
    /// What was learned so far.
    pub progress: Progress,
    /// What is to begin when its file has come.
    waits: Option<String>,
    /// What is learned now.
    course: Option<Course>,
    /// The lesson or problem on the board.
    at: Option<At>,
    /// The grade of the problems that the sheet offers, if not all.
    grade: Option<u8>,
    /// How many milliseconds each position of a show is seen.
    show_pace: u64,
}

/// A lesson or problem that somebody works on.
#[derive(Clone, Debug)]
struct At {
    id: String,
    kind: Kind,
    /// When it was begun.
    since: u64,
    /// The turns so far, and whether they were right.
    turns: Vec<bool>,
    /// Whether it counts as failed.
    is_failed: bool,
    /// Whether it is solved.
    is_solved: bool,
    /// The help that was given so far.
    help: Vec<String>,
    /// What came of it for who solves it, such as a new rating.
    outcome: String,
}

impl At {
    /// One that nothing was done about yet.
    fn new(id: &str, kind: Kind, now: u64) -> Self {
        Self {
            id: id.into(),
            kind,
            since: now,
            turns: Vec::new(),
            is_failed: false,
            is_solved: false,
            help: Vec::new(),
            outcome: String::new(),
        }
    }

    /// Whether nothing is decided yet.
    const fn is_open(&self) -> bool {
        !self.is_solved && !self.is_failed
    }
}

/// What is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Lesson,
    /// A problem of ours, about this and with this rating.
    Ours(Theme, u16),
    /// A mistake in one's own game.
    Own,
}

impl Learning {
    fn collection(&self, game: &str) -> Option<&Collection> {
        self.collections.iter().find(|(known, _)| *known == game).map(|(_, found)| found)
    }

    /// The problem with this id, if its file has come.
    fn puzzle(&self, id: &str) -> Option<Puzzle> {
        let (game, number) = read_id(id)?;
        self.collection(game)?.get(number)
    }

    /// What was to begin when its files have come does not begin any more: something else is on the board.
    pub fn stop_waiting(&mut self) {
        self.waits = None;
    }

    /// What is said about the lesson with this id.
    fn said(&self, id: &str) -> lessons::Words {
        let text = self.words.as_ref().map_or("", |(_, text)| text);
        lessons::words(text, id).unwrap_or_default()
    }
}

impl Model {
    /// Whether a lesson or problem is on the board.
    pub(super) fn is_training(&self) -> bool {
        self.library.id == KEY
    }

    /// What was learned so far, as it is kept.
    pub fn progress(&self) -> &Progress {
        &self.learning.progress
    }

    /// The number of today.
    fn today(&self) -> u64 {
        day::number(self.view.date)
    }

    /// The name of the game on the board, in small letters.
    fn game_name(&self) -> &'static str {
        let name = self.rules().name();
        GAMES.into_iter().find(|game| game.eq_ignore_ascii_case(name)).unwrap_or(GAMES[0])
    }

    /// Whether there is help with what is on the board.
    pub(super) fn can_help(&self) -> bool {
        self.is_training() && solving::hint(self).is_some()
    }

    /// Whether the problem of the day is solved and on the board, so that there is a line about it.
    pub(super) fn can_copy_result(&self) -> bool {
        let solved = self.learning.progress.today.as_ref().map(|(day, _)| Course::Today(*day));
        self.is_training()
            && solved.is_some()
            && self.learning.course == solved
            && self.at().is_some_and(|at| at.is_solved)
    }

    /// The lesson or problem on the board.
    fn at(&self) -> Option<&At> {
        self.learning.at.as_ref().filter(|_| self.is_training())
    }
}

/// Takes what is asked.
pub fn train(model: &mut Model, asked: Train) -> Vec<Effect> {
    match asked {
        Train::Open => open(model),
        Train::Loaded(path, text) => loaded(model, &path, text),
        Train::Elsewhere(text) => {
            model.learning.progress.hear(&Progress::read(&text));
            Vec::new()
        }
        Train::Start(word) => start(model, &word),
        Train::Next => next(model),
        Train::Help => help(model),
        Train::Grade(grade) => {
            model.learning.grade = grade;
            vec![shown(model)]
        }
        Train::Copy => copy(model),
    }
}

/// Hands out the line about the problem of the day.
fn copy(model: &Model) -> Vec<Effect> {
    let line = model.learning.progress.today.as_ref().filter(|_| model.can_copy_result());
    let copied = line.map(|(_, line)| Effect::Host(HostEffect::CopyResult(line.clone())));
    copied.into_iter().collect()
}

fn open(model: &mut Model) -> Vec<Effect> {
    model.learning.waits = None;
    let missing = missing(model, &[model.game_name()]);
    let mut effects = ask_for(model, missing);
    effects.push(shown(model));
    effects
}

/// The sheet as it is now.
fn shown(model: &Model) -> Effect {
    Effect::Host(HostEffect::ShowLearn(Box::new(sheet::panel(model))))
}

/// Begins what `word` names, or waits for its files first.
fn start(model: &mut Model, word: &str) -> Vec<Effect> {
    if word == run::RESUME {
        return resume(model);
    }
    let Some(course) = Course::read(word, model) else { return Vec::new() };
    let missing = missing(model, &course.games(model));
    if !missing.is_empty() {
        model.learning.waits = Some(word.into());
        return ask_for(model, missing);
    }
    if course == Course::Show {
        return show::begin(model);
    }
    model.learning.course = Some(course);
    model.learning.at = None;
    next(model)
}

/// The next lesson or problem of what is learned. Where one is skipped that is counted, it is failed.
fn next(model: &mut Model) -> Vec<Effect> {
    let mut effects = give_up(model);
    let left = model.at().map(|at| at.outcome.clone()).filter(|_| !effects.is_empty());
    let Some(course) = model.learning.course.clone() else { return effects };
    let Some(id) = course.next(model) else {
        effects.extend(ending::nothing_left(model, &course));
        return effects;
    };
    let Some(begun) = begin(model, &id) else {
        effects.extend(alert(model, Word::NotLoaded)); // no file that is here knows it
        return effects;
    };
    effects.extend(begun);
    if let Some(said) = left.filter(|said| !said.is_empty()) {
        effects.extend(tell(model, said));
    }
    effects
}

/// A problem that is left before it is solved is failed if a wrong turn was made, or where answers are counted; a lesson is only
/// left.
fn give_up(model: &mut Model) -> Vec<Effect> {
    let is_given_up = model.at().is_some_and(|at| at.is_open() && !at.turns.is_empty());
    if is_given_up || model.is_skippable() { failed(model) } else { Vec::new() }
}

impl Model {
    /// Whether going on counts as failing what is on the board.
    fn is_skippable(&self) -> bool {
        let is_counted = self.learning.course.as_ref().is_some_and(Course::is_counted);
        is_counted && !run::is_over(self) && self.at().is_some_and(At::is_open)
    }
}

/// Puts a lesson or a problem on the board; none if there is no such.
fn begin(model: &mut Model, id: &str) -> Option<Vec<Effect>> {
    let (record, task, kind) = find(model, id)?;
    let mut effects = library::show(model, KEY.into(), at_start(&record), 0);
    model.learning.at = Some(At::new(id, kind, model.view.now));
    solving::begin(model, task);
    effects.extend([Effect::Host(HostEffect::CloseSheets), Effect::Focus(model.view.cursor)]);
    effects.extend([results::saved(model), Effect::Wake]);
    let said = [heading(model) + ".", super::text::sentence(model)];
    effects.extend(announced(model.words().sentences(&said)));
    Some(effects)
}

/// The lesson or problem with this id: its record, and what is to be done.
fn find(model: &Model, id: &str) -> Option<(Record, Task, Kind)> {
    if let Some(own) = model.learning.progress.own(id) {
        let (record, exercise) = own.exercise()?;
        let problem = record.problem()?.clone();
        return Some((record, Task { exercise, problem }, Kind::Own));
    }
    let (record, problem, kind) = match model.learning.puzzle(id) {
        Some(puzzle) => {
            let sentence = model.words().get(theme_word(puzzle.theme)).into();
            let problem = Problem { goal: puzzle.theme.goal(), sentence };
            (puzzle.record().ok()?, problem, Kind::Ours(puzzle.theme, puzzle.rating))
        }
        None => {
            let lesson = model.learning.lessons.iter().find(|lesson| lesson.id == id)?;
            let problem = lesson.problem(&model.learning.said(id))?;
            (lesson.record.clone(), problem, Kind::Lesson)
        }
    };
    let exercise = Exercise::new(&record, record.root(), problem.goal)?;
    Some((record, Task { exercise, problem }, kind))
}

/// The record without its lines of play, which are the answer.
fn at_start(record: &Record) -> Record {
    let root: [NodeId; 1] = [record.root()];
    record.with_notes(&root)
}

/// What a theme asks for.
pub const fn theme_word(theme: Theme) -> Word {
    match theme {
        Theme::Fours => Word::ThemeFours,
        Theme::Threes => Word::ThemeThrees,
        Theme::Defence => Word::ThemeDefence,
        Theme::Trap => Word::ThemeTrap,
        Theme::Permitted => Word::ThemePermitted,
        Theme::BestScore => Word::ThemeBestScore,
        Theme::SafeScore => Word::ThemeSafeScore,
        Theme::StopNine => Word::ThemeStopNine,
        Theme::Nibai => Word::ThemeNibai,
        Theme::Nine => Word::ThemeNine,
        Theme::Kill => Word::ThemeKill,
        Theme::Save => Word::ThemeSave,
        Theme::Ring => Word::ThemeRing,
        Theme::LastPoints => Word::ThemeLastPoints,
    }
}
