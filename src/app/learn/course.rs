//! What is learned: which lesson or problem comes next.

use super::progress::GAMES;
use super::results::SPRINT;
use super::{Learning, Model, day};
use crate::board::parse_digits;
use crate::record::puzzle::{self, Theme, read_id};

/// What is learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// Lessons from this one on.
    Lessons(String),
    /// Problems of a theme, perhaps of one grade only, the easiest first.
    Theme(Theme, Option<u8>),
    /// Problems that are about as hard as one is good.
    Rated {
        /// The game.
        game: &'static str,
    },
    /// Harder and harder problems, until one is failed.
    Streak {
        /// The game.
        game: &'static str,
        /// How many were solved.
        count: u32,
    },
    /// As many problems as can be solved in three minutes.
    Sprint {
        /// The game.
        game: &'static str,
        /// How many were solved.
        count: u32,
        /// When it began.
        since: u64,
    },
    /// Problems that were failed earlier.
    Due,
    /// The problem of the day.
    Today,
    /// One problem by its id.
    One(String),
}

/// The first problems of a run have this rating.
const FIRST: u16 = 650;
/// Each problem of a run is so much harder than the one before.
const STEP: u16 = 50;

impl Course {
    /// What these words name: `lesson:ID`, `theme:ID` or `theme:ID:GRADE`, `rated`, `streak`, `sprint`, `due`, `today`, `one:ID`.
    pub(super) fn read(words: &str, model: &Model) -> Option<Self> {
        let game = model.game_name();
        let (kind, rest) = words.split_once(':').unwrap_or((words, ""));
        Some(match kind {
            "lesson" => Self::Lessons(rest.into()),
            "theme" => {
                let (theme, grade) = rest.split_once(':').unwrap_or((rest, ""));
                let grade = parse_digits(grade).and_then(|grade| u8::try_from(grade).ok());
                Self::Theme(Theme::from_id(theme)?, grade.filter(|grade| *grade > 0))
            }
            "rated" => Self::Rated { game },
            "streak" => Self::Streak { game, count: 0 },
            "sprint" => Self::Sprint { game, count: 0, since: model.view.now },
            "due" => Self::Due,
            "today" => Self::Today,
            "one" => Self::One(read_id(rest).map(|_| rest.into())?),
            _ => return None,
        })
    }

    /// The games whose problems it needs.
    pub(super) fn games(&self, model: &Model) -> Vec<&'static str> {
        let game_of = |id: &str| {
            let (game, _) = read_id(id)?;
            GAMES.into_iter().find(|known| *known == game)
        };
        match self {
            Self::Lessons(_) => Vec::new(),
            Self::Theme(theme, _) => vec![theme.game()],
            Self::Rated { game } | Self::Streak { game, .. } | Self::Sprint { game, .. } => {
                vec![game]
            }
            Self::Due => {
                let due = model.learning.progress.due_on(model.today());
                due.first().and_then(|id| game_of(id)).into_iter().collect()
            }
            Self::Today => vec![day::game(model.today())],
            Self::One(id) => game_of(id).into_iter().collect(),
        }
    }

    /// The id of what comes next; none if nothing is left.
    pub(super) fn next(&self, model: &mut Model) -> Option<String> {
        let today = model.today();
        let learning = &model.learning;
        let last = learning.at.as_ref().map_or("", |at| at.id.as_str());
        match self {
            Self::Lessons(first) => next_lesson(learning, first, last),
            Self::Theme(theme, grade) => next_of_theme(learning, *theme, *grade, last),
            Self::Rated { game } => {
                let place = GAMES.iter().position(|known| known == game)?;
                nearest(learning, game, learning.progress.ratings[place].value as u16, last)
            }
            Self::Streak { game, count } => {
                nearest(learning, game, FIRST + STEP * *count as u16, last)
            }
            Self::Sprint { game, count, since } => {
                let id = nearest(learning, game, FIRST + STEP * *count as u16, last);
                if model.view.now >= since + SPRINT {
                    // The next one begins a new run.
                    let since = model.view.now;
                    model.learning.course = Some(Self::Sprint { game, count: 0, since });
                }
                id
            }
            Self::Due => {
                let due = learning.progress.due_on(today);
                due.into_iter().find(|id| *id != last).map(String::from)
            }
            Self::Today => day::id(today, learning.collection(day::game(today))?.len()),
            Self::One(id) => Some(id.clone()),
        }
    }
}

/// The lesson that was asked for first, and then the one after the last, of the same game.
fn next_lesson(learning: &Learning, first: &str, last: &str) -> Option<String> {
    let lessons = &learning.lessons;
    let Some(place) = lessons.iter().position(|lesson| lesson.id == last) else {
        return Some(first.into());
    };
    let next = lessons.get(place + 1).filter(|next| next.game() == lessons[place].game())?;
    Some(next.id.clone())
}

/// The first problem of a theme and a grade that was not solved yet; where all are, any but the last.
fn next_of_theme(
    learning: &Learning,
    theme: Theme,
    grade: Option<u8>,
    last: &str,
) -> Option<String> {
    let collection = learning.collection(theme.game())?;
    let fits = |number: &usize| {
        let is_graded =
            || collection.get(*number).is_some_and(|puzzle| Some(puzzle.grade()) == grade);
        collection.theme(*number) == Some(theme) && (grade.is_none() || is_graded())
    };
    let ids = (1..=collection.len()).filter(fits).map(|number| puzzle::id(theme.game(), number));
    let ids: Vec<String> = ids.filter(|id| id != last).collect();
    let is_new = |id: &&String| !learning.progress.has_solved(id) && !is_due(learning, id);
    ids.iter().find(is_new).or(ids.first()).cloned()
}

/// Whether the problem comes back some day.
fn is_due(learning: &Learning, id: &str) -> bool {
    learning.progress.due.iter().any(|due| due.id == id)
}

/// The problem whose rating is nearest to this one, of those that were not met yet.
fn nearest(learning: &Learning, game: &str, rating: u16, last: &str) -> Option<String> {
    let collection = learning.collection(game)?;
    let all = (1..=collection.len()).filter_map(|number| {
        let id = puzzle::id(game, number);
        let is_known = learning.progress.has_solved(&id) || is_due(learning, &id);
        let distance = collection.get(number)?.rating.abs_diff(rating);
        (id != last).then_some((is_known, distance, id))
    });
    all.min().map(|(.., id)| id)
}
