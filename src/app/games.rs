//! Which game is on the board: opened, begun, brought back, and handed out as text.

use super::library::{self, fresh_id};
use super::parameters::Asked;
use super::update::{alert, announced, preface, wanted_words};
use super::words::Word;
use super::{
    Copied, Effect, Form, HostEffect, Lasts, Model, Opened, Picture, Said, Setting, Settings,
    Stones, Switch, clocks, sheet, spoken, text,
};
use crate::board::Color;
use crate::record::formats::{self, Format};
use crate::record::{Header, Record, RecordError, Remark, link};
use crate::rules::Status;
use crate::rules::catalog::RuleSet;
use crate::rules::clock::{Clocks, TimeControl};
use crate::rules::ren::Match;

/// What cannot be read is reported and left where it is, and the board is ready to play all the same.
pub fn opened(model: &mut Model, opened: Opened) -> Vec<Effect> {
    let Opened { saved, current, choices, settings, languages, link, query, host } = opened;
    model.host.kind = host;
    saved.into_iter().for_each(|saved| library::sort_in(model, saved));
    model.view.settings = Settings::read(&settings);
    model.view.chosen = model.view.settings;
    model.view.liked = languages;
    model.library.choices = choices.iter().filter_map(|text| Record::parse(text).ok()).collect();
    model.library.id = fresh_id(model);
    let mut effects = vec![Effect::Refresh];
    if let Some(game) = model.library.saved.iter().find(|saved| saved.id == current) {
        match Record::parse(&game.text) {
            Ok(record) => model.open(current, record, usize::MAX),
            // What is no game of ours may be one of a later version.
            Err(error) => effects.extend(alert(model, Said::with(Word::BadSave, error))),
        }
    }
    let mut earlier = std::mem::take(&mut model.view.notice);
    effects.extend(link_opened(model, &link));
    effects.extend(take_query(model, &query));
    if !earlier.is_empty() {
        earlier.append(&mut model.view.notice);
        model.view.notice = earlier;
        model.view.lasts = Lasts::UntilRead;
    }
    effects.extend(wanted_words(model));
    effects
}

/// A link is an offer, never a loss: the running game stays in the library.
pub fn link_opened(model: &mut Model, text: &str) -> Vec<Effect> {
    if text.is_empty() {
        return Vec::new();
    }
    let mut effects = vec![Effect::Host(HostEffect::ClearLink)];
    match link::read(text) {
        Ok(link) => effects.extend(open_offered(model, link.record, link.ply)),
        Err(error) => effects.extend(alert(model, Said::with(Word::BadLink, error))),
    }
    effects
}

/// A game that came with the address.
fn open_offered(model: &mut Model, record: Record, ply: usize) -> Vec<Effect> {
    let mut effects = open(model, record, ply);
    model.tell(Word::LinkOpened, Lasts::UntilMove);
    preface(model, &mut effects, model.view.words.get(Word::LinkOpened));
    effects
}

/// What the address asks for holds for this visit: nothing of it is saved but the game, which is an offer like a link.
fn take_query(model: &mut Model, query: &str) -> Vec<Effect> {
    let Some(asked) = Asked::read(query) else { return Vec::new() };
    for (setting, value) in asked.settings {
        model.view.settings.set(setting, value);
    }
    let mut effects = vec![Effect::Host(HostEffect::SetQuery(asked.rest)), Effect::Refresh];
    if let Some((record, ply)) = asked.game {
        effects.extend(open_offered(model, record, ply));
    }
    if !asked.faults.is_empty() {
        model.view.notice = asked.faults.into_iter().map(Said::Ignored).collect();
        model.view.lasts = Lasts::UntilRead;
        effects.push(Effect::Alert(model.notice()));
    }
    effects
}

/// A new game as the sheet was filled in; it may be the first of a match.
pub fn new_game(model: &mut Model, form: &Form) -> Vec<Effect> {
    match sheet::read(form) {
        Ok((record, control)) => begin(model, record, control),
        Err(clock) => {
            let clock = crate::board::excerpt(&clock);
            alert(model, Said::with(Word::BadClock, clock))
        }
    }
}

/// The game of this name: of those that are still open the one that was left last, or else the newest; or a new one
/// as it was last chosen.
pub fn choose_game(model: &mut Model, name: &str) -> Vec<Effect> {
    if model.rules().name() == name {
        return Vec::new();
    }
    let saved = |id: &String| model.library.saved.iter().find(|saved| saved.id == *id);
    let left = model.library.left.iter().rev().filter_map(saved);
    let open = left.chain(&model.library.saved).find_map(|saved| {
        let record = still_open(saved).filter(|record| record.rules().name() == name)?;
        Some((saved.id.clone(), record))
    });
    match open {
        Some((id, record)) => library::show(model, id, record, usize::MAX),
        None => {
            let record = sheet::chosen(model, name);
            let control = Clocks::parse(record.header(Header::Clock)).map(|c| c.control());
            begin(model, record, control)
        }
    }
}

/// The record of a saved game, if it has begun and is not over.
fn still_open(saved: &library::Saved) -> Option<Record> {
    let record = Record::parse(&saved.text).ok()?;
    let runs = record.position(usize::MAX).status() == Status::Ongoing;
    (runs && !record.line().is_empty()).then_some(record)
}

/// A new game by these rules, between the same players and with the same clock.
pub fn choose_rules(model: &mut Model, id: &str) -> Vec<Effect> {
    let Ok(rules) = id.parse() else { return Vec::new() };
    let record = between(model, rules, Color::ALL);
    let mut effects = begin(model, record, control(model));
    // Who only looked through the list of rules is not to think that the game is lost.
    if model.way_back().is_some() {
        model.tell(Word::GameKept, Lasts::UntilMove);
        preface(model, &mut effects, &model.notice());
    }
    effects
}

impl Model {
    /// The key of the game that was left, before its end, for the one on the board, in which nothing has been played.
    pub(super) fn way_back(&self) -> Option<&str> {
        let left = self.library.left.last().filter(|_| self.line().is_empty())?;
        let saved = self.library.saved.iter().find(|saved| saved.id == *left)?;
        still_open(saved).map(|_| left.as_str())
    }
}

/// The game comes back that was left for an empty one.
pub fn back(model: &mut Model) -> Vec<Effect> {
    match model.way_back().map(String::from) {
        Some(id) => library::open(model, &id),
        None => Vec::new(),
    }
}

/// An empty record in which those play Black and White who had these colours so far.
fn between(model: &Model, rules: RuleSet, [black, white]: [Color; 2]) -> Record {
    let name = |color| match color {
        Color::Black => model.game.record.header(Header::Black),
        Color::White => model.game.record.header(Header::White),
    };
    let mut record = Record::new(rules);
    record.set_header(Header::Black, name(black));
    record.set_header(Header::White, name(white));
    record
}

pub fn control(model: &Model) -> Option<TimeControl> {
    Clocks::parse(model.game.record.header(Header::Clock)).map(|clocks| clocks.control())
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
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
    effects
}

/// "The player that starts first on the first game, should go second on the next" (Ren, the match).
pub fn next_game(model: &mut Model) -> Vec<Effect> {
    let Some(next) = model.next_in_match() else { return Vec::new() };
    let begun = model.library.saved.iter().find(|saved| goes_on_with(model, &saved.text, next));
    if let Some(id) = begun.map(|saved| saved.id.clone()) {
        return library::open(model, &id);
    }
    let mut record = between(model, model.rules(), [Color::White, Color::Black]);
    record.set_header(Header::Event, &next.write());
    let mut effects = begin(model, record, control(model));
    effects.push(Effect::Focus(model.view.cursor)); // its button goes
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
    effects.extend(clocks::pause(model));
    effects
}

/// The game on the board, which has no moves yet, is what to begin with the next time.
fn remember(model: &mut Model) -> Effect {
    let game = model.rules().name();
    model.library.choices.retain(|choice| choice.rules().name() != game);
    model.library.choices.push(model.game.record.clone());
    Effect::Host(HostEffect::SaveChoice { game, text: model.game.record.to_string() })
}

/// Opens a game that is not in the library yet. The running one stays there, unless it is empty.
fn open(model: &mut Model, record: Record, ply: usize) -> Vec<Effect> {
    let text = record.to_string();
    let known =
        model.library.saved.iter().find(|saved| saved.text == text && !record.line().is_empty());
    let id = known.map_or_else(|| fresh_id(model), |saved| saved.id.clone());
    library::show(model, id, record, ply)
}

/// The record as others get it, written: with the time control, but not with what the clocks show.
fn shared(model: &Model) -> String {
    let mut record = model.record().clone();
    if let Some(clocks) = &model.game.clocks {
        record.set_header(Header::Clock, &clocks.control().write());
    }
    record.to_string()
}

pub fn copy(model: &Model, what: Copied) -> Vec<Effect> {
    let text = shared(model);
    vec![Effect::Host(HostEffect::Copy {
        what,
        text,
        ply: model.game.shown,
        look: model.view.settings.write(),
    })]
}

/// The game in another format, where it can be copied. What is not in the text is told.
pub fn show_text(model: &mut Model, format: Format) -> Vec<Effect> {
    let written = Record::parse(&shared(model)).and_then(|record| {
        formats::write(&record, format).map_err(|fault| RecordError::new(0, "", fault))
    });
    match written {
        Ok(export) => {
            let mut effects =
                vec![Effect::Host(HostEffect::ShowText(export.text)), Effect::Refresh];
            model.view.notice.clear();
            effects.extend(remarked(model, export.remarks));
            effects
        }
        Err(error) => alert(model, Said::with(Word::BadText, error)),
    }
}

/// What was left out of a game, or assumed, is to be read.
fn remarked(model: &mut Model, remarks: Vec<Remark>) -> Vec<Effect> {
    if remarks.is_empty() {
        return Vec::new();
    }
    model.view.notice = remarks.into_iter().map(Said::Remark).collect();
    model.view.lasts = Lasts::UntilMove;
    announced(model.notice())
}

impl Model {
    /// How a picture of the position shown looks, as settings are written, and what it shows, for those who do not see it.
    pub fn portrait(&self) -> [String; 2] {
        self.portrait_with(self.view.settings)
    }

    fn portrait_with(&self, mut settings: Settings) -> [String; 2] {
        settings.set(Setting::Theme, self.theme().id());
        let words = self.words();
        let title = words.say(Word::FullStop, &[&text::title(words, self.rules())]);
        [settings.write(), words.sentences(&[title, spoken::position(self)])]
    }
}

/// A picture of the position shown, or of the whole game.
pub fn picture(model: &mut Model, kind: Picture, stones: Stones) -> Vec<Effect> {
    model.view.making = Some(0.0);
    model.view.notice.clear();
    let mut settings = model.view.settings;
    settings.numbers = if stones == Stones::Numbered { Switch::On } else { Switch::Off };
    let ([look, title], text) = (model.portrait_with(settings), shared(model));
    let make = HostEffect::MakePicture { kind, text, ply: model.game.shown, look, title };
    vec![Effect::Refresh, Effect::Host(make)]
}

/// A text is an offer like a link. It may be in the format of another program.
pub fn text_opened(model: &mut Model, text: &str) -> Vec<Effect> {
    match formats::read(text, model.rules()) {
        Ok(import) => {
            let mut effects = open(model, import.record, usize::MAX);
            effects.push(Effect::Host(HostEffect::CloseSheets));
            effects.extend(remarked(model, import.remarks));
            effects.push(Effect::Focus(model.view.cursor));
            effects
        }
        Err(error) => alert(model, Said::with(Word::BadText, error)),
    }
}
