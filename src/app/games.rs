//! Which game is on the board: opened, set aside, brought back, and handed out as text.

use super::update::{changed, notice};
use super::{Effect, Length, Model, playing, text};
use crate::record::formats::Format;
use crate::record::{Header, Record, RecordError, link};
use crate::rules::Status;
use crate::rules::catalog::RuleSet;
use crate::rules::clock::{Clocks, TimeControl};
use crate::rules::ren::Match;

/// As many games are set aside and no more; a library of saved games is for more.
const MOST_KEPT: usize = 20;

pub fn kept_elsewhere(model: &mut Model, texts: Vec<String>) -> Vec<Effect> {
    model.kept = texts;
    vec![Effect::Refresh]
}

/// What cannot be read is reported and kept apart, and the board is ready to play all the same.
pub fn opened(
    model: &mut Model,
    game: Option<String>,
    kept: Vec<String>,
    link: &str,
) -> Vec<Effect> {
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
pub fn found_elsewhere(model: &mut Model, text: String) -> Vec<Effect> {
    // An earlier state of the same game is of no use any more.
    model.kept.retain(|old| {
        !(rules_line(&text) == rules_line(old) && moves(&text).starts_with(moves(old)))
    });
    if !moves(&text).is_empty() {
        model.kept.insert(0, text);
        model.kept.truncate(MOST_KEPT);
    }
    vec![Effect::Refresh, Effect::Keep(model.kept.clone())]
}

/// The line of a record text that names the rules.
fn rules_line(text: &str) -> &str {
    text.split_once('\n').map_or(text, |(line, _)| line)
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
pub fn link_opened(model: &mut Model, text: &str) -> Vec<Effect> {
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

/// A new game, which may be the first of a match.
pub fn new_game(model: &mut Model, rules: RuleSet, clock: &str, length: Length) -> Vec<Effect> {
    let clock = clock.trim_ascii();
    let control = TimeControl::parse(clock);
    if control.is_none() && !clock.is_empty() {
        return notice(model, text::bad_clock(clock));
    }
    let mut record = Record::new(rules);
    if length == Length::Match && matches!(rules, RuleSet::Ren(_)) {
        record.set_header(Header::Event, &Match::First.write());
    }
    begin(model, record, control)
}

/// "The player that starts first on the first game, should go second on the next" (Ren, the match).
pub fn next_game(model: &mut Model) -> Vec<Effect> {
    let Some(next) = model.next_in_match() else { return Vec::new() };
    if let Some(begun) = model.kept.iter().position(|text| goes_on_with(model, text, next)) {
        let text = model.kept.remove(begun);
        model.kept.insert(0, text);
        return return_to_kept(model);
    }
    let mut record = Record::new(model.rules());
    record.set_header(Header::Event, &next.write());
    record.set_header(Header::Black, model.record.header(Header::White));
    record.set_header(Header::White, model.record.header(Header::Black));
    let control = model.clocks.map(|clocks| clocks.control());
    let mut effects = begin(model, record, control);
    effects.push(Effect::Focus(model.cursor)); // its button goes
    effects
}

/// Whether `text` is the game `next` of this match, begun and set aside.
fn goes_on_with(model: &Model, text: &str, next: Match) -> bool {
    Record::parse(text).is_ok_and(|record| {
        let runs = record.position(usize::MAX).status() == Status::Ongoing;
        runs && record.rules() == model.rules() && record.header(Header::Event) == next.write()
    })
}

/// A game begins with the clocks set and Black's running (002 14.3).
fn begin(model: &mut Model, mut record: Record, control: Option<TimeControl>) -> Vec<Effect> {
    if let Some(control) = control {
        record.set_header(Header::Clock, &Clocks::new(control, 0).write(0));
    }
    let mut effects = open(model, record, 0);
    effects.extend(playing::pause(model));
    effects
}

/// The record as others get it, written: with the time control, but not with what the clocks show.
fn shared(model: &mut Model, write: fn(&Model) -> String) -> String {
    if let Some(clocks) = &model.clocks {
        model.record.set_header(Header::Clock, &clocks.control().write());
    }
    let text = write(model);
    model.note_clocks();
    text
}

pub fn copy_link(model: &mut Model) -> Vec<Effect> {
    let link = shared(model, |model| link::write(&model.record, model.shown));
    vec![Effect::CopyLink(link)]
}

pub fn show_text(model: &mut Model, format: Format) -> Vec<Effect> {
    let text = shared(model, |model| model.record.to_string());
    match format {
        Format::Goishi => vec![Effect::ShowText(text)],
        to => vec![Effect::Convert { text, to, rules: model.rules().to_string() }],
    }
}

/// A text is an offer like a link. What is no record of ours is turned into one first.
pub fn text_opened(model: &mut Model, text: String) -> Vec<Effect> {
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
pub fn converted(model: &mut Model, to: Format, answer: Result<String, String>) -> Vec<Effect> {
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

/// Brings back the newest game that was set aside. The running one goes to the end of the queue, so
/// that all of them come round.
pub fn return_to_kept(model: &mut Model) -> Vec<Effect> {
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
