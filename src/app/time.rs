//! What happens because time passes: flags fall, a count goes on, and a game plays by itself.

use super::clocks::SHORT;
use super::update::show;
use super::{Effect, Model, Now, Step, clocks, learn, notice, opponent, solving};

/// Milliseconds from one look at the time to the next.
const INTERVAL: u16 = 200;
/// Milliseconds from look to look while a clock counts in tenths of a second.
const SHORT_INTERVAL: u16 = 100;

impl Model {
    /// How many milliseconds after an [`Effect::Wake`] the time is looked at again.
    pub fn tick_interval(&self) -> u16 {
        let is_short = self.game.clocks.is_some_and(|clocks| {
            let left = clocks.running().map(|seat| clocks.left(seat, self.view.now));
            left.is_some_and(|left| left <= SHORT + u64::from(INTERVAL))
        });
        if is_short { SHORT_INTERVAL } else { INTERVAL }
    }
}

/// Time has passed up to the message that comes next.
pub fn pass(model: &mut Model, now: Now) -> Vec<Effect> {
    let (counted, step) = (model.is_counting(), model.steps_shown());
    let before = std::mem::replace(&mut model.view.now, now.ms);
    let date = std::mem::replace(&mut model.view.date, now.date);
    let mut effects = clocks::hurry(model, before);
    effects.extend(learn::watch(model, date));
    effects.extend(clocks::fall(model));
    if counted && model.steps_shown() > step {
        effects.push(Effect::Refresh);
    }
    effects.extend(notice::fade(model));
    effects.extend(play_on(model));
    effects.extend(opponent::ask_when_due(model));
    effects
}

/// Shows the next move of a game that plays by itself, when that is due.
fn play_on(model: &mut Model) -> Vec<Effect> {
    let now = model.view.now;
    if model.view.autoplay.is_none_or(|next| now < next) {
        return Vec::new();
    }
    let mut effects = show(model, Step::Next);
    effects.push(Effect::Wake);
    effects.extend(model.show_news());
    let pace = model.pace();
    model.view.autoplay = if model.game.is_line_over() { None } else { Some(now + pace) };
    effects
}

/// Only time has passed: what shows it is shown anew, and the timer is asked for the next look.
pub fn tick(model: &mut Model) -> Vec<Effect> {
    let mut effects = solving::answer(model);
    let runs = model.game.clocks.is_some_and(|clocks| clocks.running().is_some());
    if runs {
        effects.push(Effect::ShowClocks);
    }
    let is_timed = runs || model.is_timed();
    if is_timed || model.is_counting() || model.view.autoplay.is_some() {
        effects.push(Effect::Wake);
    } else {
        effects.extend(notice::watch(model));
    }
    effects
}

/// Plays the game from the position shown, or from the start if that is its end; or stops.
pub fn autoplay(model: &mut Model) -> Vec<Effect> {
    if model.view.autoplay.take().is_some() {
        return vec![Effect::Refresh];
    }
    if model.line().is_empty() {
        return Vec::new();
    }
    let mut effects = if model.game.is_line_over() { show(model, Step::First) } else { Vec::new() };
    model.view.autoplay = Some(model.view.now + model.pace());
    effects.extend([Effect::Refresh, Effect::Wake]);
    effects
}
