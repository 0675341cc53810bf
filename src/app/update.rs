//! Messages in, effects out: one arm, one call.

use super::{Effect, Key, Message, Model, Step, cursor, spoken, text};
use crate::board::Point;
use crate::record::{Record, link};
use crate::rules::Move;
use crate::rules::catalog::RuleSet;

/// The only place that changes the model. It never calls the browser.
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Opened { game, aside, link } => opened(model, game, aside, &link),
        Message::LinkOpened(link) => link_opened(model, &link),
        Message::Resized { side, scale } => resized(model, side, scale),
        Message::Scheme(scheme) => {
            model.scheme = scheme;
            vec![Effect::Redraw]
        }
        Message::PointerAt(position) => hover(model, model.layout.point_at(position)),
        Message::PointerLeft => hover(model, None),
        Message::Pressed(position) => match model.layout.point_at(position) {
            Some(point) => play(model, point),
            None => Vec::new(),
        },
        Message::Play(point) => play(model, point),
        Message::Key(key) => move_cursor(model, key),
        Message::Focused(point) => {
            model.cursor = point;
            vec![Effect::Redraw]
        }
        Message::NewGame(rules) => new_game(model, rules),
        Message::Undo => undo(model),
        Message::Redo => redo(model),
        Message::Show(step) => show(model, step),
        Message::Return => swap_games(model),
        Message::CopyLink => vec![Effect::CopyLink(link::write(&model.record, model.shown))],
        Message::Copied(Ok(())) => notice(model, text::COPIED.into()),
        Message::Copied(Err(link)) => notice(model, text::not_copied(&link)),
        Message::NotSaved => notice(model, text::NOT_SAVED.into()),
        Message::Dismiss => notice(model, String::new()),
    }
}

/// What cannot be read is reported and kept apart, and the board is ready to play all the same.
fn opened(
    model: &mut Model,
    game: Option<String>,
    aside: Option<String>,
    link: &str,
) -> Vec<Effect> {
    let mut effects = vec![Effect::Refresh];
    model.aside = restore(model, aside, &mut effects);
    if let Some(record) = restore(model, game, &mut effects) {
        let notice = std::mem::take(&mut model.notice);
        model.open(record, usize::MAX);
        model.notice = notice;
    }
    effects.extend(link_opened(model, link));
    effects
}

fn restore(model: &mut Model, saved: Option<String>, effects: &mut Vec<Effect>) -> Option<Record> {
    let text = saved?;
    match Record::parse(&text) {
        Ok(record) => Some(record),
        Err(error) => {
            model.notice = text::bad_save(&error);
            effects.push(Effect::KeepUnreadable(text));
            None
        }
    }
}

/// A link is an offer, never a loss: the running game is set aside, unless nothing was played.
fn link_opened(model: &mut Model, text: &str) -> Vec<Effect> {
    if text.trim_start_matches('#').is_empty() {
        return Vec::new();
    }
    let mut effects = vec![Effect::ClearLink];
    match link::read(text) {
        Ok(link) => {
            set_aside(model);
            model.open(link.record, link.ply);
            model.notice = text::LINK_OPENED.into();
            effects.extend([Effect::Refresh, save(model)]);
        }
        Err(error) => effects.extend(notice(model, text::bad_link(&error))),
    }
    effects
}

fn resized(model: &mut Model, side: f64, scale: f64) -> Vec<Effect> {
    model.layout = super::layout::Layout::new(model.rules().size(), side, scale);
    vec![Effect::Refresh]
}

fn hover(model: &mut Model, point: Option<Point>) -> Vec<Effect> {
    if model.hover == point {
        return Vec::new();
    }
    model.hover = point;
    vec![Effect::Redraw]
}

fn play(model: &mut Model, at: Point) -> Vec<Effect> {
    model.cursor = at;
    match model.record.play(model.shown, Move::Stone(at)) {
        Ok(()) => {
            model.undone.clear();
            model.notice.clear();
            model.show(model.shown + 1);
            changed(model)
        }
        Err(illegal) => notice(model, text::refused(&model.rules().point_name(at), &illegal)),
    }
}

fn move_cursor(model: &mut Model, key: Key) -> Vec<Effect> {
    model.cursor = cursor::moved(model.cursor, key, model.rules().size());
    vec![Effect::Focus(model.cursor)]
}

fn new_game(model: &mut Model, rules: RuleSet) -> Vec<Effect> {
    set_aside(model);
    model.open(Record::new(rules), 0);
    changed(model)
}

/// Keeps the running game, if anything was played in it. Another is opened right after.
fn set_aside(model: &mut Model) {
    if !model.record.line().is_empty() {
        let rules = model.rules();
        model.aside = Some(std::mem::replace(&mut model.record, Record::new(rules)));
    }
}

fn swap_games(model: &mut Model) -> Vec<Effect> {
    let Some(record) = model.aside.take() else { return Vec::new() };
    set_aside(model);
    model.open(record, usize::MAX);
    changed(model)
}

fn undo(model: &mut Model) -> Vec<Effect> {
    let before = model.record.line().len().saturating_sub(1);
    let Some(node) = model.record.undo() else { return Vec::new() };
    model.undone.push(node);
    model.notice.clear();
    model.show(before);
    changed(model)
}

fn redo(model: &mut Model) -> Vec<Effect> {
    let Some(node) = model.undone.pop() else { return Vec::new() };
    model.record.redo(node);
    model.notice.clear();
    model.show(usize::MAX);
    changed(model)
}

fn show(model: &mut Model, step: Step) -> Vec<Effect> {
    let before = model.shown;
    model.show(match step {
        Step::First => 0,
        Step::Previous => before.saturating_sub(1),
        Step::Next => before + 1,
        Step::Last => usize::MAX,
        Step::Ply(ply) => ply,
    });
    if model.shown == before {
        return Vec::new();
    }
    model.notice.clear();
    vec![Effect::Refresh, Effect::Announce(spoken::position(model))]
}

/// What follows every change of the game.
fn changed(model: &Model) -> Vec<Effect> {
    vec![Effect::Refresh, save(model), Effect::Announce(spoken::position(model))]
}

fn save(model: &Model) -> Effect {
    Effect::Save {
        game: model.record.to_string(),
        aside: model.aside.as_ref().map(ToString::to_string),
    }
}

fn notice(model: &mut Model, notice: String) -> Vec<Effect> {
    model.notice = notice;
    vec![Effect::Refresh]
}
