//! Learning: lessons and problems one after the other on the board, and what came of them.

mod course;
pub mod day;
mod glicko;
pub mod lessons;
mod progress;
mod results;
mod sheet;

pub use course::Course;
pub use glicko::Rating;
pub use progress::{Attempt, GAMES, Progress};
pub use results::{heard, restore};
pub use sheet::{LearnPanel, LearnRow};

use super::problem::Exercise;
use super::solving::{self, Task};
use super::update::{alert, announced};
use super::words::{Word, Words};
use super::{Effect, HostEffect, Model, library};
use crate::record::puzzle::{Collection, Puzzle, Theme, read_id};
use crate::record::{NodeId, Problem, Record, token};
use lessons::Lesson;
use results::{failed, tell};

/// The key of the board while somebody learns. Such games are not saved.
pub const KEY: &str = "learn";
/// The file with all lessons.
const LESSONS: &str = "lessons/lessons.txt";

/// What is asked of learning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Train {
    /// Its sheet is open.
    Open,
    /// A file has come, or has not.
    Loaded(String, Option<String>),
    /// Begin what these words name: see [`Course::read`].
    Start(String),
    /// Go on to the next lesson or problem.
    Next,
    /// Help with this one.
    Help,
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
    /// What was learned so far.
    pub progress: Progress,
    /// What is to begin when its file has come.
    waits: Option<String>,
    /// What is learned now.
    course: Option<Course>,
    /// The lesson or problem on the board.
    at: Option<At>,
}

/// A lesson or problem that somebody works on.
#[derive(Clone, Debug)]
struct At {
    id: String,
    /// The rating of a problem; none of a lesson.
    rating: Option<u16>,
    /// When it was begun.
    since: u64,
    /// The turns so far, and whether they were right.
    turns: Vec<bool>,
    /// Whether it counts as failed.
    is_failed: bool,
    /// Whether it is solved.
    is_solved: bool,
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
}

/// Takes what is asked.
pub fn train(model: &mut Model, asked: Train) -> Vec<Effect> {
    match asked {
        Train::Open => open(model),
        Train::Loaded(path, text) => loaded(model, &path, text),
        Train::Start(word) => start(model, &word),
        Train::Next => next(model),
        Train::Help => help(model),
    }
}

/// The files that the sheet needs and that have not come yet.
fn missing(model: &Model, games: &[&str]) -> Vec<Effect> {
    let learning = &model.learning;
    let lang = model.words().lang();
    let mut paths: Vec<String> = Vec::new();
    if learning.lessons.is_empty() {
        paths.push(LESSONS.into());
    }
    if learning.words.as_ref().is_none_or(|(known, _)| known != lang) {
        paths.push(format!("lessons/{lang}.txt"));
    }
    let games = games.iter().filter(|game| learning.collection(game).is_none());
    paths.extend(games.map(|game| format!("problems/{game}.txt")));
    paths.into_iter().map(|path| Effect::Host(HostEffect::LoadLearning(path))).collect()
}

fn open(model: &mut Model) -> Vec<Effect> {
    model.learning.waits = None;
    let mut effects = missing(model, &[model.game_name()]);
    effects.push(shown(model));
    effects
}

/// The sheet as it is now.
fn shown(model: &Model) -> Effect {
    Effect::Host(HostEffect::ShowLearn(Box::new(sheet::panel(model))))
}

fn loaded(model: &mut Model, path: &str, text: Option<String>) -> Vec<Effect> {
    let Some(text) = text else {
        model.learning.waits = None;
        return alert(model, Word::NotLoaded);
    };
    let (folder, name) = path.split_once('/').unwrap_or_default();
    let name = name.strip_suffix(".txt").unwrap_or(name);
    let learning = &mut model.learning;
    match (folder, GAMES.into_iter().find(|game| *game == name)) {
        ("problems", Some(game)) => {
            learning.collections.retain(|(known, _)| *known != game);
            learning.collections.push((game, Collection::read(&text)));
        }
        ("lessons", _) if path == LESSONS => learning.lessons = lessons::read(&text),
        ("lessons", _) => learning.words = Some((name.into(), text)),
        _ => {}
    }
    match model.learning.waits.take() {
        Some(word) => start(model, &word),
        None => vec![shown(model)],
    }
}

/// Begins what `word` names, or waits for its files first.
fn start(model: &mut Model, word: &str) -> Vec<Effect> {
    let Some(course) = Course::read(word, model) else { return Vec::new() };
    let missing = missing(model, &course.games(model));
    if !missing.is_empty() {
        model.learning.waits = Some(word.into());
        return missing;
    }
    model.learning.course = Some(course);
    model.learning.at = None;
    next(model)
}

/// The next lesson or problem of what is learned. One that is still open counts as failed.
fn next(model: &mut Model) -> Vec<Effect> {
    let mut effects = give_up(model);
    let Some(course) = model.learning.course.clone() else { return effects };
    let Some(id) = course.next(model) else {
        effects.extend(alert(model, Word::LearnNone));
        return effects;
    };
    effects.extend(begin(model, &id).unwrap_or_default());
    effects
}

/// A problem that is left before it is solved is failed; a lesson is only left.
fn give_up(model: &mut Model) -> Vec<Effect> {
    let is_open =
        model.learning.at.as_ref().is_some_and(|at| !at.is_solved && !at.turns.is_empty());
    if is_open && model.is_training() { failed(model) } else { Vec::new() }
}

/// Puts a lesson or a problem on the board; none if there is no such.
fn begin(model: &mut Model, id: &str) -> Option<Vec<Effect>> {
    let (record, problem, rating) = match model.learning.puzzle(id) {
        Some(puzzle) => {
            let sentence = model.words().get(theme_word(puzzle.theme)).into();
            let problem = Problem { goal: puzzle.theme.goal(), sentence };
            (puzzle.record().ok()?, problem, Some(puzzle.rating))
        }
        None => {
            let lesson = model.learning.lessons.iter().find(|lesson| lesson.id == id)?;
            let problem = lesson.problem(&model.learning.said(id))?;
            (lesson.record.clone(), problem, None)
        }
    };
    let exercise = Exercise::new(&record, record.root(), problem.goal)?;
    let at = At {
        id: id.into(),
        rating,
        since: model.view.now,
        turns: Vec::new(),
        is_failed: false,
        is_solved: false,
    };
    let mut effects = library::show(model, KEY.into(), at_start(&record), 0);
    model.learning.at = Some(at);
    solving::begin(model, Task { exercise, problem });
    effects.extend([Effect::Host(HostEffect::CloseSheets), Effect::Focus(model.view.cursor)]);
    effects.extend(announced(super::text::sentence(model)));
    Some(effects)
}

/// The record without its lines of play, which are the answer.
fn at_start(record: &Record) -> Record {
    let root: [NodeId; 1] = [record.root()];
    record.with_notes(&root)
}

/// Says what helps. Who was helped has not solved a problem.
fn help(model: &mut Model) -> Vec<Effect> {
    let Some(at) = model.learning.at.clone().filter(|_| model.can_help()) else {
        return Vec::new();
    };
    let said = match at.rating {
        None => model.learning.said(&at.id).help,
        Some(_) => {
            let mv = solving::hint(model).map(|mv| token::write(mv, model.rules()));
            model.words().say(Word::LearnLook, &[&mv.unwrap_or_default()])
        }
    };
    let mut effects = failed(model);
    effects.extend(tell(model, said));
    effects
}

/// The problem with this id from the text of its collection, as a record with what it asks for; none if there is no such.
pub fn of_collection(words: &Words, text: &str, id: &str) -> Option<Record> {
    let (_, number) = read_id(id)?;
    let puzzle = Collection::read(text).get(number)?;
    let mut record = puzzle.record().ok()?;
    let sentence = words.get(theme_word(puzzle.theme)).into();
    record.set_problem(Some(Problem { goal: puzzle.theme.goal(), sentence }));
    Some(record)
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
