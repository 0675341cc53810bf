//! What is said above the task and on its buttons: which lesson or problem this is, and what follows.

use super::{Course, Kind, Model, run};
use crate::app::words::Word;
use crate::record::puzzle;

/// Which lesson or problem is on the board, and how far one is: "Lesson 3 of 12: Kill", "Three minutes · 2:10 · 5".
pub fn heading(model: &Model) -> String {
    let (Some(course), Some(at)) = (&model.learning.course, model.at()) else {
        return String::new();
    };
    let words = model.words();
    let parts = match course {
        Course::Lessons(_) => return lesson(model, &at.id),
        Course::Theme(..) | Course::One(_) => {
            let rating = model.learning.puzzle(&at.id).map_or(0, |puzzle| puzzle.rating);
            vec![words.say(Word::HeadGrade, &[&puzzle::grade(rating).to_string()])]
        }
        Course::Rated { game } => {
            let place = super::GAMES.iter().position(|known| known == game).unwrap_or(0);
            let value = model.learning.progress.ratings[place].value;
            vec![words.get(Word::LearnRated).into(), format!("{value:.0}")]
        }
        Course::Streak { count, .. } => vec![words.say(Word::HeadStreak, &[&count.to_string()])],
        Course::Sprint { count, .. } => {
            vec![words.get(Word::LearnSprint).into(), run::clock(model), count.to_string()]
        }
        Course::Due => {
            let left = model.learning.progress.due_on(model.today()).len();
            vec![words.get(Word::LearnDue).into(), left.to_string()]
        }
        Course::Own => vec![words.get(Word::LearnOwn).into()],
        Course::Show => return String::new(),
        Course::Today(_) => vec![words.get(Word::LearnToday).into()],
    };
    parts.join(" · ")
}

/// "Lesson 3 of 12: Kill".
fn lesson(model: &Model, id: &str) -> String {
    let lessons = &model.learning.lessons;
    let game = lessons.iter().find(|lesson| lesson.id == id).map_or("", |lesson| lesson.game());
    let of_game: Vec<&str> = lessons
        .iter()
        .filter(|lesson| lesson.game() == game)
        .map(|lesson| lesson.id.as_str())
        .collect();
    let number = of_game.iter().position(|known| *known == id).map_or(0, |place| place + 1);
    let numbers = [number, of_game.len()].map(|number| number.to_string());
    let title = model.learning.said(id).title;
    model.words().say(Word::HeadLesson, &[&numbers[0], &numbers[1], &title])
}

/// What the button for the next lesson or problem says.
pub fn next_label(model: &Model) -> String {
    let word = match &model.learning.course {
        Some(Course::Sprint { .. }) if run::is_over(model) => Word::LearnAgain,
        Some(course @ Course::Lessons(_)) if course.is_last(model) => Word::LearnFirstGame,
        _ if model.is_skippable() => Word::LearnSkip,
        _ => Word::NextProblem,
    };
    model.words().get(word).into()
}

/// What the button for help says: beforehand that help costs something, where it does.
pub fn help_label(model: &Model) -> String {
    let costs = model.at().is_some_and(|at| at.kind != Kind::Lesson && at.is_open());
    model.words().get(if costs { Word::LearnHelpFails } else { Word::LearnHelp }).into()
}
