//! Which game is on the board: opened, begun, brought back, and handed out as text.

use super::library::{self, fresh_id};
use super::update::{alert, notice, preface, wanted_words};
use super::words::Word;
use super::{
    Copied, Effect, Form, Lasts, Model, Opened, Picture, Setting, Settings, Stones, playing, sheet,
    spoken, text,
};
use crate::board::Color;
use crate::record::formats::Format;
use crate::record::{Header, Record, RecordError, link};
use crate::rules::Status;
use crate::rules::catalog::RuleSet;
use crate::rules::clock::{Clocks, TimeControl};
use crate::rules::ren::Match;

/// What cannot be read is reported and left where it is, and the board is ready to play all the same.
pub fn opened(model: &mut Model, opened: Opened) -> Vec<Effect> {
    let Opened { saved, current, choices, settings, languages, link } = opened;
    saved.into_iter().for_each(|saved| library::sort_in(model, saved));
    model.settings = Settings::read(&settings);
    model.chosen = model.settings;
    model.liked = languages;
    model.choices = choices.iter().filter_map(|text| Record::parse(text).ok()).collect();
    model.id = fresh_id(model);
    let mut effects = vec![Effect::Refresh];
    effects.extend(wanted_words(model));
    if let Some(game) = model.saved.iter().find(|saved| saved.id == current) {
        match Record::parse(&game.text) {
            Ok(record) => model.open(current, record, usize::MAX),
            Err(error) => effects.extend(unreadable(model, &error)),
        }
    }
    let earlier = std::mem::take(&mut model.notice);
    effects.extend(link_opened(model, &link));
    let gap = if earlier.is_empty() || model.notice.is_empty() { "" } else { " " };
    if !earlier.is_empty() {
        model.tell(earlier + gap + &model.notice, Lasts::UntilRead);
    }
    effects
}

/// A saved text that is no game of ours may be one of a later version.
fn unreadable(model: &mut Model, error: &RecordError) -> Vec<Effect> {
    let why = text::record::error(&model.words, error);
    alert(model, model.words.say(Word::BadSave, &[&why]))
}

/// A link is an offer, never a loss: the running game stays in the library.
pub fn link_opened(model: &mut Model, text: &str) -> Vec<Effect> {
    if text.is_empty() {
        return Vec::new();
    }
    let mut effects = vec![Effect::ClearLink];
    match link::read(text) {
        Ok(link) => {
            effects.extend(open(model, link.record, link.ply));
            model.tell(model.words.get(Word::LinkOpened).into(), Lasts::UntilMove);
            preface(&mut effects, &model.notice);
        }
        Err(error) => {
            let why = text::record::error(&model.words, &error);
            effects.extend(alert(model, model.words.say(Word::BadLink, &[&why])));
        }
    }
    effects
}

/// What the address asks for holds for this visit: nothing of it is saved but the game, which is an offer like a link.
pub fn address_read(model: &mut Model, asked: &str) -> Vec<Effect> {
    let lines: Vec<&str> = asked.split('\n').collect();
    let [settings, left_out, link] = lines[..] else { return Vec::new() };
    model.settings = model.settings.with(settings);
    let mut effects = link_opened(model, link);
    effects.push(Effect::Refresh);
    effects.extend(wanted_words(model));
    if !left_out.is_empty() {
        effects.extend(alert(model, left_out.into()));
    }
    effects
}

/// A new game as the sheet was filled in; it may be the first of a match.
pub fn new_game(model: &mut Model, form: &Form) -> Vec<Effect> {
    match sheet::read(form) {
        Ok((record, control)) => begin(model, record, control),
        Err(clock) => {
            let clock = crate::rules::catalog::excerpt(&clock);
            alert(model, model.words.say(Word::BadClock, &[&clock]))
        }
    }
}

/// The game of this name: of those that are still open the one that was left last, or else the newest; or a new one
/// as it was last chosen.
pub fn choose_game(model: &mut Model, name: &str) -> Vec<Effect> {
    if model.rules().name() == name {
        return Vec::new();
    }
    let saved = |id: &String| model.saved.iter().find(|saved| saved.id == *id);
    let left = model.left.iter().rev().filter_map(saved);
    let open = left.chain(&model.saved).find_map(|saved| still_open(saved, name));
    match open {
        Some((id, record)) => library::show(model, id, record, usize::MAX),
        None => {
            let record = sheet::chosen(model, name);
            let control = Clocks::parse(record.header(Header::Clock)).map(|c| c.control());
            begin(model, record, control)
        }
    }
}

/// The key and the record of a saved game of this name, if it has begun and is not over.
fn still_open(saved: &library::Saved, name: &str) -> Option<(String, Record)> {
    let record = Record::parse(&saved.text).ok()?;
    let runs = record.position(usize::MAX).status() == Status::Ongoing;
    let is_it = record.rules().name() == name && runs && !record.line().is_empty();
    if is_it { Some((saved.id.clone(), record)) } else { None }
}

/// A new game by these rules, between the same players and with the same clock.
pub fn choose_rules(model: &mut Model, id: &str) -> Vec<Effect> {
    let Ok(rules) = id.parse() else { return Vec::new() };
    let record = between(model, rules, Color::ALL);
    begin(model, record, control(model))
}

/// An empty record in which those play Black and White who had these colours so far.
fn between(model: &Model, rules: RuleSet, [black, white]: [Color; 2]) -> Record {
    let name = |color| match color {
        Color::Black => model.record.header(Header::Black),
        Color::White => model.record.header(Header::White),
    };
    let mut record = Record::new(rules);
    record.set_header(Header::Black, name(black));
    record.set_header(Header::White, name(white));
    record
}

pub fn control(model: &Model) -> Option<TimeControl> {
    Clocks::parse(model.record.header(Header::Clock)).map(|clocks| clocks.control())
}

impl Model {
    /// Whether this game is over and may be played once more; a match goes on by itself.
    pub(super) fn can_rematch(&self) -> bool {
        self.at_end() && !self.is_running() && self.next_in_match().is_none()
    }
}

/// The same again with exchanged colours. A match begins anew.
pub fn rematch(model: &mut Model) -> Vec<Effect> {
    if !model.can_rematch() {
        return Vec::new();
    }
    let mut record = between(model, model.rules(), [Color::White, Color::Black]);
    if model.match_of_two().is_some() {
        record.set_header(Header::Event, &Match::First.write());
    }
    let mut effects = begin(model, record, control(model));
    effects.push(Effect::Focus(model.cursor)); // its button goes
    effects
}

/// "The player that starts first on the first game, should go second on the next" (Ren, the match).
pub fn next_game(model: &mut Model) -> Vec<Effect> {
    let Some(next) = model.next_in_match() else { return Vec::new() };
    let begun = model.saved.iter().find(|saved| goes_on_with(model, &saved.text, next));
    if let Some(id) = begun.map(|saved| saved.id.clone()) {
        return library::open(model, &id);
    }
    let mut record = between(model, model.rules(), [Color::White, Color::Black]);
    record.set_header(Header::Event, &next.write());
    let mut effects = begin(model, record, control(model));
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

/// A game begins with the clocks set and Black's running (002 14.3). What it is is remembered.
pub fn begin(model: &mut Model, mut record: Record, control: Option<TimeControl>) -> Vec<Effect> {
    let clock = control.map_or(String::new(), |control| Clocks::new(control, 0).write(0));
    record.set_header(Header::Clock, &clock);
    let mut effects = open(model, record, 0);
    effects.push(remember(model));
    effects.extend(playing::pause(model));
    effects
}

/// The game on the board, which has no moves yet, is what to begin with the next time.
fn remember(model: &mut Model) -> Effect {
    let game = model.rules().name();
    model.choices.retain(|choice| choice.rules().name() != game);
    model.choices.push(model.record.clone());
    Effect::SaveChoice { game, text: model.record.write() }
}

/// Opens a game that is not in the library yet. The running one stays there, unless it is empty.
fn open(model: &mut Model, record: Record, ply: usize) -> Vec<Effect> {
    let text = record.write();
    let known = model.saved.iter().find(|saved| saved.text == text && !record.line().is_empty());
    let id = known.map_or_else(|| fresh_id(model), |saved| saved.id.clone());
    library::show(model, id, record, ply)
}

/// The record as others get it, written: with the time control, but not with what the clocks show.
fn shared(model: &mut Model) -> String {
    if let Some(clocks) = &model.clocks {
        model.record.set_header(Header::Clock, &clocks.control().write());
    }
    let text = model.record.write();
    model.note_clocks();
    text
}

pub fn copy(model: &mut Model, what: Copied) -> Vec<Effect> {
    let text = shared(model);
    vec![Effect::Copy { what, text, ply: model.shown, look: model.settings.write() }]
}

pub fn show_text(model: &mut Model, format: Format) -> Vec<Effect> {
    let text = shared(model);
    match format {
        Format::Goishi => vec![Effect::ShowText(text)],
        to => vec![Effect::Convert { text, to, rules: model.rules().id() }],
    }
}

impl Model {
    /// How a picture of the position shown looks, as settings are written, and what it shows, for those who do not see it.
    pub fn portrait(&self) -> [String; 2] {
        let mut settings = self.settings;
        settings.set(Setting::Theme, self.theme().id());
        let title = text::title(&self.words, self.rules()) + ". " + &spoken::position(self);
        [settings.write(), title]
    }
}

/// A picture of the position shown, or of the whole game.
pub fn picture(model: &mut Model, kind: Picture, stones: Stones) -> Vec<Effect> {
    model.making = Some(0.0);
    model.notice.clear();
    let text = shared(model);
    let numbers = model.settings;
    model.settings.set(Setting::Numbers, if stones == Stones::Numbered { "on" } else { "off" });
    let [look, title] = model.portrait();
    model.settings = numbers;
    let make = Effect::MakePicture { kind, text, ply: model.shown, look, title };
    vec![Effect::Refresh, make]
}

/// A text is an offer like a link. What is no record of ours is turned into one first.
pub fn text_opened(model: &mut Model, text: String) -> Vec<Effect> {
    if !Record::is_one(&text) {
        let rules = model.rules().id();
        return vec![Effect::Convert { text, to: Format::Goishi, rules }];
    }
    open_text(model, &text)
}

fn open_text(model: &mut Model, text: &str) -> Vec<Effect> {
    match Record::parse(text.trim_ascii_start()) {
        Ok(record) => {
            let mut effects = open(model, record, usize::MAX);
            effects.push(Effect::CloseSheets);
            effects
        }
        Err(error) => {
            let why = text::record::error(&model.words, &error);
            bad_text(model, &why)
        }
    }
}

fn bad_text(model: &mut Model, why: &str) -> Vec<Effect> {
    alert(model, model.words.say(Word::BadText, &[why]))
}

/// What was left out of a game, or assumed, is told.
pub fn converted(model: &mut Model, to: Format, answer: Result<String, String>) -> Vec<Effect> {
    let answer = match &answer {
        Ok(answer) => answer,
        Err(why) => return bad_text(model, why),
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
