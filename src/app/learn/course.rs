//! What is learned: which lesson or problem comes next.

use super::progress::GAMES;
use super::{Learning, Model, day, run};
use crate::board::parse_digits;
use crate::record::puzzle::{self, Theme, read_id};

/// What is learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// A short game that shows what the game on the board is about.
    Show,
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
        /// The date when it began, in milliseconds since 1970: a reload does not stop it.
        since: u64,
    },
    /// Problems that were failed earlier.
    Due,
    /// The mistakes of one's own games.
    Own,
    /// The problem of the day with this number: it stays the same after midnight.
    Today(u64),
    /// One problem by its id.
    One(String),
}

/// The first problems of a run have this rating.
const FIRST: u16 = 650;
/// Each problem of a run is so much harder than the one before.
const STEP: u16 = 50;

impl Course {
    /// What these words name: `show`, `lesson:ID`, `theme:ID` or `theme:ID:GRADE`, `rated`, `streak`, `sprint`, `due`, `own`, `today`, `one:ID`. Runs
    /// that go on name their game and how far they are: `rated:GAME`, `streak:GAME:COUNT`, `sprint:GAME:COUNT:SINCE`, `today:DAY`.
    pub(super) fn read(words: &str, model: &Model) -> Option<Self> {
        let (kind, rest) = words.split_once(':').unwrap_or((words, ""));
        let mut parts = rest.split(':');
        let named = parts.next().unwrap_or_default();
        let game = GAMES.into_iter().find(|game| *game == named).unwrap_or(model.game_name());
        let mut number = || parts.next().and_then(parse_digits);
        Some(match kind {
            "lesson" => Self::Lessons(rest.into()),
            "theme" => {
                let grade = number().and_then(|grade| u8::try_from(grade).ok());
                Self::Theme(Theme::from_id(named)?, grade.filter(|grade| *grade > 0))
            }
            "show" => Self::Show,
            "rated" => Self::Rated { game },
            "streak" => Self::Streak { game, count: u32::try_from(number().unwrap_or(0)).ok()? },
            "sprint" => {
                let count = u32::try_from(number().unwrap_or(0)).ok()?;
                // A date is too large a number for machines of 32 bits.
                let since = parts.next().and_then(|digits| digits.parse().ok());
                let since = since.unwrap_or(model.view.date);
                Self::Sprint { game, count, since }
            }
            "due" => Self::Due,
            "own" => Self::Own,
            "today" => {
                let day = parse_digits(named).map(|day| day as u64);
                let today = model.today();
                Self::Today(day.filter(|day| *day <= today).unwrap_or(today))
            }
            "one" => Self::One(read_id(rest).map(|_| rest.into())?),
            _ => return None,
        })
    }

    /// The words that name it as far as it is.
    pub(super) fn write(&self) -> String {
        match self {
            Self::Lessons(id) => format!("lesson:{id}"),
            Self::Theme(theme, grade) => format!("theme:{}:{}", theme.id(), grade.unwrap_or(0)),
            Self::Rated { game } => format!("rated:{game}"),
            Self::Streak { game, count } => format!("streak:{game}:{count}"),
            Self::Sprint { game, count, since } => format!("sprint:{game}:{count}:{since}"),
            Self::Due => "due".into(),
            Self::Own => "own".into(),
            Self::Show => "show".into(),
            Self::Today(day) => format!("today:{day}"),
            Self::One(id) => format!("one:{id}"),
        }
    }

    /// Whether answers are counted, so that skipping one is failing it.
    pub(super) const fn is_counted(&self) -> bool {
        matches!(self, Self::Rated { .. } | Self::Streak { .. } | Self::Sprint { .. })
    }

    /// The games whose problems it needs.
    pub(super) fn games(&self, model: &Model) -> Vec<&'static str> {
        match self {
            Self::Lessons(_) | Self::Own | Self::Show => Vec::new(),
            Self::Theme(theme, _) => vec![theme.game()],
            Self::Rated { game } | Self::Streak { game, .. } | Self::Sprint { game, .. } => {
                vec![game]
            }
            Self::Due => {
                let due = model.learning.progress.due_on(model.today());
                let named: Vec<&str> = due.into_iter().flat_map(games_of).collect();
                GAMES.into_iter().filter(|game| named.contains(game)).collect()
            }
            Self::Today(day) => vec![day::game(*day)],
            Self::One(id) => games_of(id),
        }
    }

    /// Whether no lesson follows the one on the board.
    pub(super) fn is_last(&self, model: &Model) -> bool {
        let last = model.at().map_or("", |at| at.id.as_str());
        matches!(self, Self::Lessons(first) if next_lesson(&model.learning, first, last).is_none())
    }

    /// The id of what comes next; none if nothing is left.
    pub(super) fn next(&self, model: &mut Model) -> Option<String> {
        let today = model.today();
        let learning = &model.learning;
        let last = learning.at.as_ref().map_or("", |at| at.id.as_str());
        match self {
            Self::Show => None,
            Self::Lessons(first) => next_lesson(learning, first, last),
            Self::Theme(theme, grade) => next_of_theme(learning, *theme, *grade, last),
            Self::Rated { game } => {
                let place = GAMES.iter().position(|known| known == game)?;
                nearest(learning, game, learning.progress.ratings[place].value as u16, last)
            }
            Self::Streak { game, count } => nearest(learning, game, rating_after(*count), last),
            Self::Sprint { game, .. } if run::is_over(model) => {
                // The next one begins a new run.
                let id = nearest(learning, game, FIRST, last);
                let since = model.view.date;
                model.learning.course = Some(Self::Sprint { game, count: 0, since });
                id
            }
            Self::Sprint { game, count, .. } => nearest(learning, game, rating_after(*count), last),
            Self::Due => {
                let due = learning.progress.due_on(today);
                let is_here =
                    |id: &str| learning.progress.own(id).is_some() || learning.puzzle(id).is_some();
                due.into_iter().find(|id| *id != last && is_here(id)).map(String::from)
            }
            Self::Own => {
                let own = &learning.progress.own;
                // The one after the last, and after the newest again the oldest.
                let next = own.iter().position(|own| own.id == last).map_or(0, |place| place + 1);
                own.get(next).or(own.first()).map(|own| own.id.clone())
            }
            Self::Today(day) => day::id(*day, learning.collection(day::game(*day))?.len()),
            Self::One(id) => Some(id.clone()),
        }
    }
}

/// The game of the problem with this id; none for a lesson.
pub(super) fn games_of(id: &str) -> Vec<&'static str> {
    let named = read_id(id).and_then(|(name, _)| GAMES.into_iter().find(|game| *game == name));
    named.into_iter().collect()
}

/// The lesson that was asked for first, and then the one after the last, of the same game; after the last of them the first that
/// is not done.
fn next_lesson(learning: &Learning, first: &str, last: &str) -> Option<String> {
    let lessons = &learning.lessons;
    let Some(place) = lessons.iter().position(|lesson| lesson.id == last) else {
        return Some(first.into());
    };
    let game = lessons[place].game();
    let following = lessons.get(place + 1).filter(|next| next.game() == game);
    let is_left = |id: &str| id != last && !learning.progress.lessons.iter().any(|done| done == id);
    let left = || lessons.iter().find(|lesson| lesson.game() == game && is_left(&lesson.id));
    following.or_else(left).map(|next| next.id.clone())
}

/// The easiest problem of a theme and a grade that was not met yet; where all were, the easiest but for the last.
fn next_of_theme(
    learning: &Learning,
    theme: Theme,
    grade: Option<u8>,
    last: &str,
) -> Option<String> {
    let collection = learning.collection(theme.game())?;
    let fits = |number: &usize| {
        let of_number = collection.rating(*number).map(puzzle::grade);
        collection.theme(*number) == Some(theme) && (grade.is_none() || of_number == grade)
    };
    let mut numbers: Vec<usize> = (1..=collection.len()).filter(fits).collect();
    numbers.sort_by_key(|&number| collection.rating(number));
    let ids = numbers.into_iter().map(|number| puzzle::id(theme.game(), number));
    let ids: Vec<String> = ids.collect();
    let is_other = |id: &&String| *id != last;
    let is_new =
        |id: &&String| is_other(id) && !learning.progress.has_solved(id) && !is_due(learning, id);
    // Who has solved all of them meets them again.
    ids.iter().find(is_new).or_else(|| ids.iter().find(is_other)).or(ids.first()).cloned()
}

/// Whether the problem comes back some day.
fn is_due(learning: &Learning, id: &str) -> bool {
    learning.progress.due.iter().any(|due| due.id == id)
}

/// The rating that comes after so many solved problems.
fn rating_after(count: u32) -> u16 {
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    FIRST.saturating_add(STEP.saturating_mul(count))
}

/// The problem whose rating is nearest to this one, of those that were not met yet.
fn nearest(learning: &Learning, game: &str, rating: u16, last: &str) -> Option<String> {
    let collection = learning.collection(game)?;
    let all = (1..=collection.len()).filter_map(|number| {
        let id = puzzle::id(game, number);
        let is_known = learning.progress.has_solved(&id) || is_due(learning, &id);
        let distance = collection.rating(number)?.abs_diff(rating);
        (id != last).then_some((is_known, distance, id))
    });
    all.min().map(|(.., id)| id)
}
