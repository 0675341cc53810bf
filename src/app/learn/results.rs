//! What came of a lesson or a problem, and what is kept of it.

use super::progress::{Attempt, GAMES, Progress};
use super::{At, Course, day, sheet};
use crate::app::update::announced;
use crate::app::words::Word;
use crate::app::{Effect, Event, HostEffect, Lasts, Model, Said};

/// A run against the clock lasts so many milliseconds.
pub(super) const SPRINT: u64 = 180_000;

/// What was heard of the problem on the board.
pub fn heard(model: &mut Model, event: &Event) -> Vec<Effect> {
    if !model.is_training() {
        return Vec::new();
    }
    match event {
        Event::Attempt { is_right, .. } => {
            if let Some(at) = &mut model.learning.at {
                at.turns.push(*is_right);
            }
            Vec::new()
        }
        Event::Failed { .. } => failed(model),
        Event::Solved { .. } => solved(model),
        _ => Vec::new(),
    }
}

/// A turn was wrong: the problem counts as failed, whatever follows.
pub(super) fn failed(model: &mut Model) -> Vec<Effect> {
    let day = model.today();
    let Some(at) = &mut model.learning.at else { return Vec::new() };
    let Some(rating) = at.rating.filter(|_| !at.is_failed && !at.is_solved) else {
        return Vec::new();
    };
    at.is_failed = true;
    let id = at.id.clone();
    model.learning.progress.note(&id, Attempt::Failed, day);
    let mut effects = rate(model, rating, Attempt::Failed);
    if let Some(Course::Streak { count, .. }) = &mut model.learning.course {
        let reached = std::mem::take(count);
        let said = model.words().count(Word::LearnInRow, reached as usize, &[&reached.to_string()]);
        effects.extend(tell(model, said));
    }
    effects.push(saved(model));
    effects
}

fn solved(model: &mut Model) -> Vec<Effect> {
    let (day, now) = (model.today(), model.view.now);
    let Some(at) = &mut model.learning.at else { return Vec::new() };
    if std::mem::replace(&mut at.is_solved, true) {
        return Vec::new();
    }
    let At { id, rating, since, turns, is_failed, .. } = at.clone();
    let mut effects = Vec::new();
    match rating {
        None => model.learning.progress.finish(&id),
        Some(rating) if !is_failed => {
            model.learning.progress.note(&id, Attempt::Solved, day);
            effects.extend(rate(model, rating, Attempt::Solved));
            effects.extend(count(model, now));
        }
        Some(_) => {}
    }
    if model.learning.course == Some(Course::Today) {
        let line = day::line(day, &turns, now - since);
        model.learning.progress.today = Some((day, line.clone()));
        effects.extend(tell(model, line));
    }
    effects.push(saved(model));
    effects
}

/// A problem was solved at the first try in a run that is counted.
fn count(model: &mut Model, now: u64) -> Vec<Effect> {
    let (place, reached, word) = match &mut model.learning.course {
        Some(Course::Streak { count, .. }) => {
            *count += 1;
            (0, *count, Word::LearnInRow)
        }
        Some(Course::Sprint { count, since, .. }) if now < *since + SPRINT => {
            *count += 1;
            (1, *count, Word::LearnInTime)
        }
        _ => return Vec::new(),
    };
    let best = &mut model.learning.progress.best[place];
    *best = reached.max(*best);
    let said = model.words().count(word, reached as usize, &[&reached.to_string()]);
    tell(model, said)
}

/// The rating changes in the course that is rated.
fn rate(model: &mut Model, problem: u16, attempt: Attempt) -> Vec<Effect> {
    let Some(Course::Rated { game }) = model.learning.course else { return Vec::new() };
    let Some(place) = GAMES.iter().position(|known| *known == game) else { return Vec::new() };
    let rating = &mut model.learning.progress.ratings[place];
    *rating = rating.after(problem, attempt);
    let said = sheet::rating(model, place);
    tell(model, said)
}

/// Says this beside the board for a while.
pub(super) fn tell(model: &mut Model, said: String) -> Vec<Effect> {
    model.tell(Said::Text(said.clone()), Lasts::Shortly);
    announced(said)
}

/// Adds what a backup says was learned.
pub fn restore(model: &mut Model, text: &str) -> Effect {
    model.learning.progress.merge(&Progress::read(text));
    saved(model)
}

fn saved(model: &Model) -> Effect {
    Effect::Host(HostEffect::SaveLearning(model.learning.progress.write()))
}
