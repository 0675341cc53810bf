//! Messages in, effects out: one arm, one call.

use super::palette::Scheme;
use super::{
    Effect, Key, Message, Model, Motion, Setting, Settings, Step, cursor, games, playing, spoken,
    text,
};
use crate::board::Point;

/// The only place that changes the model. It never calls the browser.
#[expect(clippy::too_many_lines, reason = "an arm for every message, and nothing else")]
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Opened { game, kept, settings, link } => {
            model.settings = Settings::read(&settings);
            games::opened(model, game, kept, &link)
        }
        Message::KeptElsewhere(texts) => games::kept_elsewhere(model, texts),
        Message::FoundElsewhere(text) => games::found_elsewhere(model, text),
        Message::LinkOpened(link) => games::link_opened(model, &link),
        Message::TextOpened(text) => games::text_opened(model, text),
        Message::Converted { to, answer } => games::converted(model, to, answer),
        Message::Resized { side, scale } => resized(model, side, scale),
        Message::Look { scheme, motion } => look(model, scheme, motion),
        Message::PointerAt(position) => hover(model, model.layout.point_at(position)),
        Message::PointerLeft => hover(model, None),
        Message::Key(key) => move_cursor(model, key),
        Message::Focused(point) => focused(model, point),
        Message::Reached(point) => reached(model, point),
        Message::NewGame { rules, clock, length } => games::new_game(model, rules, &clock, length),
        Message::NextGame => games::next_game(model),
        Message::Undo => undo(model),
        Message::Redo => redo(model),
        Message::Show(step) => show(model, step),
        Message::Return => games::return_to_kept(model),
        Message::CopyLink => games::copy_link(model),
        Message::ShowText(format) => games::show_text(model, format),
        Message::Copied(Ok(())) => notice(model, text::COPIED.into()),
        Message::Copied(Err(link)) => notice(model, text::not_copied(&link)),
        Message::NotSaved => notice(model, text::NOT_SAVED.into()),
        Message::Switch(setting) => switch(model, setting),
        Message::Dismiss => dismiss(model),
        Message::Tick(now) => playing::tick(model, now),
        Message::Pressed(position) => match model.layout.point_at(position) {
            Some(point) => playing::press(model, point),
            None => Vec::new(),
        },
        Message::Play(point) => playing::press(model, point),
        Message::Decide(mv) => playing::decide(model, mv),
        Message::OfferDraw => playing::offer_draw(model),
        Message::Confirm => playing::confirm(model),
        Message::Cancel => playing::cancel(model),
        Message::Pause => playing::pause(model),
        Message::Leaving => leaving(model),
    }
}

/// The page may not come back: what the clocks show is saved, or a reload would give time.
fn leaving(model: &mut Model) -> Vec<Effect> {
    if model.clocks.is_none() {
        return Vec::new();
    }
    model.note_clocks();
    vec![Effect::Save(model.record.to_string())]
}

fn look(model: &mut Model, scheme: Scheme, motion: Motion) -> Vec<Effect> {
    model.scheme = scheme;
    model.motion = motion;
    model.played = model.played.filter(|_| motion == Motion::Full);
    vec![Effect::Redraw]
}

fn switch(model: &mut Model, setting: Setting) -> Vec<Effect> {
    model.settings = model.settings.switched(setting);
    vec![Effect::Refresh, Effect::SaveSettings(model.settings.write())]
}

fn dismiss(model: &mut Model) -> Vec<Effect> {
    model.notice.clear();
    vec![Effect::Refresh, Effect::Focus(model.cursor)]
}

fn resized(model: &mut Model, side: f64, scale: f64) -> Vec<Effect> {
    model.layout = super::layout::Layout::new(model.rules().size(), side, scale);
    vec![Effect::Refresh]
}

fn hover(model: &mut Model, point: Option<Point>) -> Vec<Effect> {
    if model.hover == point {
        return Vec::new();
    }
    // What is said beside the board rarely changes.
    let before = text::effect(model);
    model.hover = point;
    let same = text::effect(model) == before;
    vec![if same { Effect::Redraw } else { Effect::Refresh }]
}

fn move_cursor(model: &mut Model, key: Key) -> Vec<Effect> {
    let to = cursor::moved(model.cursor, key, model.rules().size());
    model.cursor = to;
    let mut effects = hover(model, Some(to));
    effects.extend([Effect::Reach(to), Effect::Focus(to)]);
    effects
}

fn reached(model: &mut Model, point: Point) -> Vec<Effect> {
    let mut effects = hover(model, Some(point));
    effects.extend(focused(model, point));
    effects
}

fn focused(model: &mut Model, point: Point) -> Vec<Effect> {
    if model.cursor == point {
        return Vec::new();
    }
    model.cursor = point;
    vec![Effect::Reach(point)]
}

/// Takes back the move shown if it is the last one; before that there is nothing to take back, and
/// it steps back as the eye expects.
fn undo(model: &mut Model) -> Vec<Effect> {
    if !model.may_take_back() {
        return notice(model, text::NO_TAKE_BACK.into());
    }
    // A stone that was chosen for a pair goes first.
    if model.intent.first.take().is_some() {
        return vec![Effect::Refresh, Effect::Announce(text::sentence(model))];
    }
    if !model.at_end() {
        return show(model, Step::Previous);
    }
    let before = model.shown.saturating_sub(1);
    let (mv, after) = (model.last_move(), model.game.status());
    let (Some(node), Some(mv)) = (model.record.undo(), mv) else { return Vec::new() };
    model.undone.push(node);
    model.notice.clear();
    model.show(before);
    playing::turn_clocks_back(model, mv, after);
    changed(model)
}

fn redo(model: &mut Model) -> Vec<Effect> {
    if !model.may_take_back() {
        return notice(model, text::NO_TAKE_BACK.into());
    }
    let Some(node) = model.undone.pop() else { return Vec::new() };
    let before = model.record.position(usize::MAX);
    model.record.redo(node);
    model.notice.clear();
    model.show(usize::MAX);
    if let Some(mv) = model.last_move() {
        playing::run_clocks(model, &before, mv);
    }
    changed(model)
}

fn show(model: &mut Model, step: Step) -> Vec<Effect> {
    let length = model.record.line().len();
    let to = match step {
        Step::First => 0,
        Step::Previous => model.shown.saturating_sub(1),
        Step::Next => model.shown + 1,
        Step::Last => length,
        Step::Ply(ply) => ply,
    };
    if to.min(length) == model.shown {
        return Vec::new();
    }
    model.show(to);
    model.notice.clear();
    vec![Effect::Refresh, Effect::Announce(spoken::position(model))]
}

/// What follows every change of the game.
pub(super) fn changed(model: &mut Model) -> Vec<Effect> {
    model.note_clocks();
    let mut effects = vec![
        Effect::Refresh,
        Effect::Save(model.record.to_string()),
        Effect::Announce(spoken::position(model)),
    ];
    if model.clocks.is_some() || model.is_counting() {
        effects.push(Effect::Wake);
    }
    effects
}

pub(super) fn notice(model: &mut Model, notice: String) -> Vec<Effect> {
    model.notice.clone_from(&notice);
    vec![Effect::Refresh, Effect::Announce(notice)]
}
