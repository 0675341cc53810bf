//! A run that goes on: its clock, its end, and how a reload leads back to it.

use super::{At, Course, Kind, Model, ask_for, begin, missing, next, results};
use crate::app::update::announced;
use crate::app::words::Word;
use crate::app::{Effect, HostKind, solving, text};

/// A run against the clock lasts so many milliseconds.
const SPRINT: u64 = 180_000;

/// What [`Learning::waits`](super::Learning) says while a run is to go on once its files have come.
pub(super) const RESUME: &str = "resume";

/// When the run against the clock ends, if one is on the board.
fn end(model: &Model) -> Option<u64> {
    match model.learning.course.as_ref().filter(|_| model.at().is_some())? {
        Course::Sprint { since, .. } => Some(since.saturating_add(SPRINT)),
        _ => None,
    }
}

/// Whether the time of the run on the board is over.
pub(super) fn is_over(model: &Model) -> bool {
    end(model).is_some_and(|end| model.view.date >= end)
}

/// The whole seconds that are left at this date.
const fn seconds(end: u64, date: u64) -> u64 {
    // A clock that was set back gives nobody time.
    let left = end.saturating_sub(date);
    (if left < SPRINT { left } else { SPRINT }).div_ceil(1000)
}

/// How much time the run on the board has, such as 2:10; empty where there is no clock.
pub(super) fn clock(model: &Model) -> String {
    end(model).map_or(String::new(), |end| {
        let left = seconds(end, model.view.date);
        format!("{}:{:02}", left / 60, left % 60)
    })
}

impl Model {
    /// Whether a run against the clock is on the board and its time still goes.
    pub(in crate::app) fn is_timed(&self) -> bool {
        end(self).is_some() && !self.is_time_up()
    }
}

/// Time has passed since the date `before`: the clock of a run is shown anew every second, and at its end nothing counts any more.
pub fn watch(model: &mut Model, before: u64) -> Vec<Effect> {
    let Some(end) = end(model).filter(|_| model.is_timed()) else { return Vec::new() };
    if is_over(model) {
        return stop(model);
    }
    let has_changed = seconds(end, before) != seconds(end, model.view.date);
    if has_changed { vec![Effect::Refresh] } else { Vec::new() }
}

/// The time of the run is over.
fn stop(model: &mut Model) -> Vec<Effect> {
    let mut effects = solving::stop(model);
    effects.extend([results::saved(model), Effect::Refresh]);
    effects.extend(announced(text::sentence(model)));
    effects
}

/// What is said once the time is over.
pub fn time_up(model: &Model) -> String {
    let Some(Course::Sprint { count, .. }) = &model.learning.course else { return String::new() };
    let best = model.learning.progress.best[1];
    model.words().say(Word::LearnTimeUp, &[&count.to_string(), &best.to_string()])
}

/// Notes what is on the board: the course, the lesson or problem, and how that stands.
pub(super) fn note(model: &mut Model) {
    let (Some(course), Some(at)) = (&model.learning.course, model.at()) else { return };
    let state = match at {
        At { is_solved: true, .. } => "done",
        At { is_failed: true, .. } => "failed",
        _ => "open",
    };
    model.learning.progress.run = format!("{} {} {state}", course.write(), at.id);
}

/// Leads back to what was on the board before the page was loaded anew. What was solved is followed by the next.
pub fn resume(model: &mut Model) -> Vec<Effect> {
    let run = model.learning.progress.run.clone();
    let [course, id, state] = run.split(' ').collect::<Vec<_>>()[..] else { return Vec::new() };
    let Some(course) = Course::read(course, model).filter(|_| model.host.kind == HostKind::Page)
    else {
        return Vec::new();
    };
    let missing = missing(model, &[course.games(model), super::course::games_of(id)].concat());
    if !missing.is_empty() {
        model.learning.waits = Some(RESUME.into());
        return ask_for(model, missing);
    }
    let goes_on = state == "done" && course.is_counted();
    model.learning.course = Some(course);
    let Some(mut effects) = begin(model, id) else { return Vec::new() };
    if let Some(at) = &mut model.learning.at {
        // What was decided before counts for nothing a second time.
        at.is_failed = state == "failed" && at.kind != Kind::Lesson;
        at.is_solved = state == "done" && at.kind != Kind::Lesson;
    }
    if is_over(model) {
        effects.extend(stop(model));
    } else if goes_on {
        effects.extend(next(model));
    }
    effects.push(results::saved(model));
    effects
}
