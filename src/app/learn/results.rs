//! What came of a lesson or a problem, and what is kept of it.

use super::progress::{Attempt, GAMES, Progress};
use super::{At, Course, Kind, day, run, sheet};
use crate::app::update::announced;
use crate::app::words::Word;
use crate::app::{Effect, Event, HostEffect, Lasts, Model, Said};

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
    if at.kind == Kind::Lesson || !at.is_open() {
        return Vec::new();
    }
    at.is_failed = true;
    let (id, kind) = (at.id.clone(), at.kind);
    model.learning.progress.note(&id, Attempt::Failed, day);
    let said = rate(model, kind, Attempt::Failed).or_else(|| end_of_row(model));
    let mut effects = became(model, said);
    effects.push(saved(model));
    effects
}

/// A row of solved problems has ended, if one was counted.
fn end_of_row(model: &mut Model) -> Option<String> {
    let Some(Course::Streak { count, .. }) = &mut model.learning.course else { return None };
    let reached = std::mem::take(count).to_string();
    let best = model.learning.progress.best[0].to_string();
    Some(model.words().say(Word::LearnRowEnd, &[&reached, &best]))
}

/// This came of the problem on the board.
fn became(model: &mut Model, said: Option<String>) -> Vec<Effect> {
    let (Some(said), Some(at)) = (said, &mut model.learning.at) else { return Vec::new() };
    at.outcome.clone_from(&said);
    let mut effects = vec![Effect::Refresh];
    effects.extend(announced(said));
    effects
}

fn solved(model: &mut Model) -> Vec<Effect> {
    let (day, now) = (model.today(), model.view.now);
    let Some(at) = &mut model.learning.at else { return Vec::new() };
    if std::mem::replace(&mut at.is_solved, true) {
        return Vec::new();
    }
    let At { id, kind, since, turns, is_failed, .. } = at.clone();
    let mut said = match kind {
        Kind::Lesson => {
            model.learning.progress.finish(&id);
            None
        }
        _ if !is_failed => {
            model.learning.progress.note(&id, Attempt::Solved, day);
            count(model);
            rate(model, kind, Attempt::Solved)
        }
        _ => Some(model.words().get(Word::LearnSecondTry).into()),
    };
    let last = model.learning.progress.today.as_ref().map(|(day, _)| *day);
    if let Some(Course::Today(day)) = model.learning.course
        && last.is_none_or(|last| last < day || last > model.today())
    {
        let line = day::line(day, &turns, now - since);
        model.learning.progress.today = Some((day, line.clone()));
        said = Some(model.words().sentences(&[line, model.words().get(Word::LearnSquares).into()]));
    }
    let mut effects = became(model, said);
    effects.push(saved(model));
    effects
}

/// A problem was solved at the first try: it counts in a run.
fn count(model: &mut Model) {
    let is_over = run::is_over(model);
    let (place, reached) = match &mut model.learning.course {
        Some(Course::Streak { count, .. }) => (0, count),
        Some(Course::Sprint { count, .. }) if !is_over => (1, count),
        _ => return,
    };
    *reached = reached.saturating_add(1);
    let best = &mut model.learning.progress.best[place];
    *best = (*reached).max(*best);
}

/// The rating changes in the course that is rated: what it is now.
fn rate(model: &mut Model, kind: Kind, attempt: Attempt) -> Option<String> {
    let (Some(Course::Rated { game }), Kind::Ours(_, problem)) = (&model.learning.course, kind)
    else {
        return None;
    };
    let place = GAMES.iter().position(|known| known == game)?;
    let rating = &mut model.learning.progress.ratings[place];
    *rating = rating.after(problem, attempt);
    Some(sheet::rating(model, place))
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

/// What was learned so far is to be kept, with what is on the board.
pub(super) fn saved(model: &mut Model) -> Effect {
    run::note(model);
    Effect::Host(HostEffect::SaveLearning(model.learning.progress.write()))
}
