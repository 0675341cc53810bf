//! Messages in, effects out: one arm, one call.

use super::palette::Scheme;
use super::{Effect, Key, Message, Model, Setting, Settings, Step, cursor, playing, spoken, text};
use crate::board::Point;
use crate::record::formats::Format;
use crate::record::{Header, Record, RecordError, link};
use crate::rules::catalog::RuleSet;
use crate::rules::clock::{Clocks, TimeControl};

/// As many games are set aside and no more; a library of saved games is for more.
const MOST_KEPT: usize = 20;

/// The only place that changes the model. It never calls the browser.
#[expect(clippy::too_many_lines, reason = "an arm for every message, and nothing else")]
pub fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    match message {
        Message::Opened { game, kept, settings, link } => {
            model.settings = Settings::read(&settings);
            opened(model, game, kept, &link)
        }
        Message::KeptElsewhere(texts) => kept_elsewhere(model, texts),
        Message::FoundElsewhere(text) => found_elsewhere(model, text),
        Message::LinkOpened(link) => link_opened(model, &link),
        Message::TextOpened(text) => text_opened(model, text),
        Message::Converted { to, answer } => converted(model, to, answer),
        Message::Resized { side, scale } => resized(model, side, scale),
        Message::Scheme(scheme) => recolour(model, scheme),
        Message::PointerAt(position) => hover(model, model.layout.point_at(position)),
        Message::PointerLeft => hover(model, None),
        Message::Key(key) => move_cursor(model, key),
        Message::Focused(point) => focused(model, point),
        Message::NewGame { rules, clock } => new_game(model, rules, &clock),
        Message::Undo => undo(model),
        Message::Redo => redo(model),
        Message::Show(step) => show(model, step),
        Message::Return => return_to_kept(model),
        Message::CopyLink => vec![Effect::CopyLink(link::write(&shared(model), model.shown))],
        Message::ShowText(format) => show_text(model, format),
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

fn recolour(model: &mut Model, scheme: Scheme) -> Vec<Effect> {
    model.scheme = scheme;
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

fn kept_elsewhere(model: &mut Model, texts: Vec<String>) -> Vec<Effect> {
    model.kept = texts;
    vec![Effect::Refresh]
}

/// What cannot be read is reported and kept apart, and the board is ready to play all the same.
fn opened(model: &mut Model, game: Option<String>, kept: Vec<String>, link: &str) -> Vec<Effect> {
    model.kept = kept;
    let mut effects = vec![Effect::Refresh];
    if let Some(text) = game {
        match Record::parse(&text) {
            Ok(record) => drop(model.open(record, usize::MAX)),
            Err(error) => effects.extend(unreadable(model, text, &error)),
        }
    }
    let earlier = std::mem::take(&mut model.notice);
    effects.extend(link_opened(model, link));
    model.notice = earlier + &model.notice;
    effects
}

/// A saved text that is no game of ours may be one of a later version.
fn unreadable(model: &mut Model, text: String, error: &RecordError) -> Vec<Effect> {
    let mut effects = notice(model, text::bad_save(error));
    effects.push(Effect::KeepUnreadable(text));
    effects
}

/// A game that two windows continue differently is two games.
fn found_elsewhere(model: &mut Model, text: String) -> Vec<Effect> {
    // An earlier state of the same game is of no use any more.
    model.kept.retain(|old| !moves(&text).starts_with(moves(old)));
    if !moves(&text).is_empty() {
        model.kept.insert(0, text);
        model.kept.truncate(MOST_KEPT);
    }
    vec![Effect::Refresh, Effect::Keep(model.kept.clone())]
}

/// The moves in a record text, without its head, where clocks change all the time.
fn moves(text: &str) -> &str {
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n') {
        rest = after;
        if line.is_empty() {
            return rest.trim_ascii_end();
        }
    }
    ""
}

/// A link is an offer, never a loss: the running game is set aside.
fn link_opened(model: &mut Model, text: &str) -> Vec<Effect> {
    if text.is_empty() {
        return Vec::new();
    }
    let mut effects = vec![Effect::ClearLink];
    match link::read(text) {
        Ok(link) => {
            effects.extend(open(model, link.record, link.ply));
            model.notice = text::LINK_OPENED.into();
        }
        Err(error) => effects.extend(notice(model, text::bad_link(&error))),
    }
    effects
}

/// A new game begins with the clocks set and Black's running (002 14.3).
fn new_game(model: &mut Model, rules: RuleSet, clock: &str) -> Vec<Effect> {
    let clock = clock.trim_ascii();
    let control = TimeControl::parse(clock);
    if control.is_none() && !clock.is_empty() {
        return notice(model, text::bad_clock(clock));
    }
    let mut record = Record::new(rules);
    if let Some(control) = control {
        record.set_header(Header::Clock, &Clocks::new(control, 0).write(0));
    }
    let mut effects = open(model, record, 0);
    effects.extend(playing::pause(model));
    effects
}

/// The record as others get it: with the time control, but not with what the clocks show.
fn shared(model: &Model) -> Record {
    let mut record = model.record.clone();
    if let Some(clocks) = &model.clocks {
        record.set_header(Header::Clock, &clocks.control().write());
    }
    record
}

fn show_text(model: &Model, format: Format) -> Vec<Effect> {
    let text = shared(model).to_string();
    match format {
        Format::Goishi => vec![Effect::ShowText(text)],
        to => vec![Effect::Convert { text, to, rules: model.rules().to_string() }],
    }
}

/// A text is an offer like a link. What is no record of ours is turned into one first.
fn text_opened(model: &mut Model, text: String) -> Vec<Effect> {
    if !Record::is_one(&text) {
        let rules = model.rules().to_string();
        return vec![Effect::Convert { text, to: Format::Goishi, rules }];
    }
    open_text(model, &text)
}

fn open_text(model: &mut Model, text: &str) -> Vec<Effect> {
    match Record::parse(text.trim_ascii_start()) {
        Ok(record) => {
            let mut effects = open(model, record, usize::MAX);
            effects.push(Effect::CloseRecord);
            effects
        }
        Err(error) => notice(model, text::bad_text(&error)),
    }
}

/// What was left out of a game, or assumed, is told.
fn converted(model: &mut Model, to: Format, answer: Result<String, String>) -> Vec<Effect> {
    let answer = match &answer {
        Ok(answer) => answer,
        Err(why) => return notice(model, text::bad_text(why)),
    };
    model.notice.clear();
    let (remarks, text) = answer.split_once('\n').unwrap_or(("", answer));
    let mut effects = match to {
        Format::Goishi => open_text(model, text),
        _ => vec![Effect::ShowText(text.into())],
    };
    // Where it did not work, the reason stands there.
    if !remarks.is_empty() && model.notice.is_empty() {
        effects.extend(notice(model, remarks.into()));
    }
    effects
}

/// Opens a game and sets the running one aside, unless it is empty or a game we have.
fn open(model: &mut Model, record: Record, ply: usize) -> Vec<Effect> {
    let old = model.open(record, ply);
    let text = old.to_string();
    let known = text == model.record.to_string() || model.kept.contains(&text);
    if !known && !old.line().is_empty() {
        model.kept.insert(0, text);
        model.kept.truncate(MOST_KEPT);
    }
    opened_another(model)
}

fn opened_another(model: &mut Model) -> Vec<Effect> {
    let mut effects = changed(model);
    effects.push(Effect::Keep(model.kept.clone()));
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
    // What is said beside the board changes only at forbidden points.
    let before = model.foul_in_question();
    model.hover = point;
    let same = model.foul_in_question() == before;
    vec![if same { Effect::Redraw } else { Effect::Refresh }]
}

fn move_cursor(model: &mut Model, key: Key) -> Vec<Effect> {
    let to = cursor::moved(model.cursor, key, model.rules().size());
    model.cursor = to;
    let mut effects = hover(model, Some(to));
    effects.extend([Effect::Reach(to), Effect::Focus(to)]);
    effects
}

fn focused(model: &mut Model, point: Point) -> Vec<Effect> {
    if model.cursor == point {
        return Vec::new();
    }
    model.cursor = point;
    vec![Effect::Reach(point)]
}

/// Brings back the newest game that was set aside. The running one goes to the end of the queue, so
/// that all of them come round.
fn return_to_kept(model: &mut Model) -> Vec<Effect> {
    if model.kept.is_empty() {
        return Vec::new();
    }
    let text = model.kept.remove(0);
    let mut effects = match Record::parse(&text) {
        Ok(record) => {
            let old = model.open(record, usize::MAX);
            if !old.line().is_empty() {
                model.kept.push(old.to_string());
            }
            opened_another(model)
        }
        Err(error) => {
            let mut effects = unreadable(model, text, &error);
            effects.push(Effect::Keep(model.kept.clone()));
            effects
        }
    };
    if model.kept.is_empty() {
        effects.push(Effect::Focus(model.cursor)); // its button goes
    }
    effects
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
pub(super) fn changed(model: &mut Model) -> Vec<Effect> {
    model.note_clocks();
    let mut effects = vec![
        Effect::Refresh,
        Effect::Save(model.record.to_string()),
        Effect::Announce(spoken::position(model)),
    ];
    effects.extend(model.clocks.map(|_| Effect::Wake));
    effects
}

pub(super) fn notice(model: &mut Model, notice: String) -> Vec<Effect> {
    model.notice.clone_from(&notice);
    vec![Effect::Refresh, Effect::Announce(notice)]
}
