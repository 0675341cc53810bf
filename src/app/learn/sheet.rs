//! What the sheet for learning shows.

use super::progress::GAMES;
use super::{Learning, Model, theme_word};
use crate::app::words::Word;
use crate::record::puzzle::Theme;

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
    LearnPanel {
        game,
        ways: ways(model),
        lessons: lessons(&model.learning, game),
        themes: themes(model, game),
        rating: rating(model, place),
    }
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

fn themes(model: &Model, game: &str) -> Vec<LearnRow> {
    let learning = &model.learning;
    let Some(collection) = learning.collection(game) else { return Vec::new() };
    let row = |theme: Theme| {
        let numbers =
            (1..=collection.len()).filter(|number| collection.theme(*number) == Some(theme));
        let ids: Vec<String> =
            numbers.map(|number| crate::record::puzzle::id(game, number)).collect();
        let solved = ids.iter().filter(|id| learning.progress.has_solved(id)).count();
        let counts = [solved, ids.len()].map(|count| count.to_string());
        LearnRow {
            course: format!("theme:{}", theme.id()),
            name: model.words().get(theme_word(theme)).into(),
            note: model.words().say(Word::LearnCount, &[&counts[0], &counts[1]]),
            is_done: solved == ids.len(),
        }
    };
    Theme::ALL.into_iter().filter(|theme| theme.game() == game).map(row).collect()
}

fn ways(model: &Model) -> Vec<LearnRow> {
    let (words, progress, today) = (model.words(), &model.learning.progress, model.today());
    let row = |course: &str, word, note: String| LearnRow {
        course: course.into(),
        name: words.get(word).into(),
        note,
        is_done: false,
    };
    let best = |count: u32| if count > 0 { count.to_string() } else { String::new() };
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
    ways
}

/// How good one is in the game at this place of [`GAMES`].
pub(super) fn rating(model: &Model, place: usize) -> String {
    let rating = model.learning.progress.ratings[place];
    let value = format!("{:.0}", rating.value);
    model.words().say(Word::LearnRating, &[&value, &format!("{:.0}", rating.deviation)])
}
