//! What the sheet for learning shows.

use super::progress::GAMES;
use super::{Learning, Model, theme_word};
use crate::app::words::Word;
use crate::board::date_of;
use crate::record::puzzle::{self, Collection, Theme};

/// What the sheet for learning shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnPanel {
    /// The name of the game, in small letters.
    pub game: &'static str,
    /// Ways to learn: the problem of the day, rated problems and so on.
    pub ways: Vec<LearnRow>,
    /// The lessons of the game.
    pub lessons: Vec<LearnRow>,
    /// The themes of its problems.
    pub themes: Vec<LearnRow>,
    /// How good one is.
    pub rating: String,
    /// When mistakes come back that do not today; empty if there are none.
    pub coming_back: String,
    /// The grades of which the game has problems.
    pub grades: Vec<u8>,
    /// The grade that was chosen, if not all.
    pub grade: Option<u8>,
    /// Whether no lesson of the game is done: they are offered first.
    pub is_new: bool,
}

/// A button of the sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnRow {
    /// What it begins, in the words of [`Course`](super::Course).
    pub course: String,
    /// What it is called.
    pub name: String,
    /// How far one is; perhaps empty.
    pub note: String,
    /// Whether it is done.
    pub is_done: bool,
}

/// The sheet as it is now.
pub(super) fn panel(model: &Model) -> LearnPanel {
    let game = model.game_name();
    let place = GAMES.iter().position(|known| *known == game).unwrap_or(0);
    let lessons = lessons(&model.learning, game);
    let grades = grades(&model.learning, game);
    let grade = model.learning.grade.filter(|grade| grades.contains(grade));
    LearnPanel {
        game,
        ways: ways(model),
        is_new: lessons.iter().all(|lesson| !lesson.is_done),
        lessons,
        themes: themes(model, game, grade),
        rating: rating(model, place),
        coming_back: coming_back(model),
        grades,
        grade,
    }
}

/// The grades of which the game has problems, the easiest first.
fn grades(learning: &Learning, game: &str) -> Vec<u8> {
    let Some(collection) = learning.collection(game) else { return Vec::new() };
    let is_there = |grade: &u8| of_grade(collection, Some(*grade)).next().is_some();
    (1..=puzzle::GRADES).filter(is_there).collect()
}

/// The numbers of the problems of a grade, or of all.
fn of_grade(collection: &Collection, grade: Option<u8>) -> impl Iterator<Item = usize> {
    let has_grade = move |number: usize| collection.rating(number).map(puzzle::grade) == grade;
    (1..=collection.len()).filter(move |number| grade.is_none() || has_grade(*number))
}

fn lessons(learning: &Learning, game: &str) -> Vec<LearnRow> {
    let of_game = learning.lessons.iter().filter(|lesson| lesson.game() == game);
    of_game
        .map(|lesson| {
            let is_done = learning.progress.lessons.contains(&lesson.id);
            LearnRow {
                course: format!("lesson:{}", lesson.id),
                name: learning.said(&lesson.id).title,
                note: if is_done { "✓".into() } else { String::new() },
                is_done,
            }
        })
        .collect()
}

/// The themes of the game, of which there are problems of the grade.
fn themes(model: &Model, game: &str, grade: Option<u8>) -> Vec<LearnRow> {
    let learning = &model.learning;
    let Some(collection) = learning.collection(game) else { return Vec::new() };
    let numbers: Vec<usize> = of_grade(collection, grade).collect();
    let row = |theme: Theme| {
        let of_theme = numbers.iter().filter(|&&number| collection.theme(number) == Some(theme));
        let ids: Vec<String> = of_theme.map(|&number| puzzle::id(game, number)).collect();
        let solved = ids.iter().filter(|id| learning.progress.has_solved(id)).count();
        let counts = [solved, ids.len()].map(|count| count.to_string());
        let grade = grade.map_or(String::new(), |grade| format!(":{grade}"));
        (!ids.is_empty()).then(|| LearnRow {
            course: format!("theme:{}{grade}", theme.id()),
            name: model.words().get(theme_word(theme)).into(),
            note: model.words().say(Word::LearnCount, &[&counts[0], &counts[1]]),
            is_done: solved == ids.len(),
        })
    };
    Theme::ALL.into_iter().filter(|theme| theme.game() == game).filter_map(row).collect()
}

fn ways(model: &Model) -> Vec<LearnRow> {
    let (words, progress, today) = (model.words(), &model.learning.progress, model.today());
    let row = |course: &str, word, note: String| LearnRow {
        course: course.into(),
        name: words.get(word).into(),
        note,
        is_done: false,
    };
    let best = |count: u32| match count {
        0 => String::new(),
        count => words.say(Word::LearnBest, &[&count.to_string()]),
    };
    let line = progress.today.as_ref().filter(|(day, _)| *day == today);
    let mut ways = vec![
        LearnRow {
            is_done: line.is_some(),
            ..row("today", Word::LearnToday, line.map_or(String::new(), |(_, line)| line.clone()))
        },
        row("rated", Word::LearnRated, String::new()),
        row("streak", Word::LearnStreak, best(progress.best[0])),
        row("sprint", Word::LearnSprint, best(progress.best[1])),
    ];
    let due = progress.due_on(today).len();
    if due > 0 {
        ways.push(row("due", Word::LearnDue, due.to_string()));
    }
    if !progress.own.is_empty() {
        ways.push(row("own", Word::LearnOwn, progress.own.len().to_string()));
    }
    ways
}

/// When mistakes come back that do not today; empty if there are none.
pub(super) fn coming_back(model: &Model) -> String {
    let (words, today) = (model.words(), model.today());
    let days: Vec<u64> =
        model.learning.progress.due.iter().map(|due| due.day).filter(|day| *day > today).collect();
    let Some(&first) = days.iter().min() else { return String::new() };
    if first > today + 1 {
        let parts = [days.len().to_string(), date_of(first)];
        return words.count(Word::LearnLater, days.len(), &[&parts[0], &parts[1]]);
    }
    let count = days.iter().filter(|day| **day == first).count();
    words.count(Word::LearnTomorrow, count, &[&count.to_string()])
}

/// How good one is in the game at this place of [`GAMES`].
pub(super) fn rating(model: &Model, place: usize) -> String {
    let rating = model.learning.progress.ratings[place];
    let value = format!("{:.0}", rating.value);
    model.words().say(Word::LearnRating, &[&value, &format!("{:.0}", rating.deviation)])
}
