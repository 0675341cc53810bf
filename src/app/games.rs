//! Which game is on the board: opened, begun, brought back, and handed out as text.

use super::files::Written;
use super::learn::{GAMES, Progress};
use super::library::{self, fresh_id};
use super::parameters::Asked;
use super::players::Mood;
use super::update::{alert, preface, wanted_words};
use super::words::{Word, joined};
use super::{
    Copied, Effect, Form, HostEffect, Lasts, Model, Opened, Said, Settings, clocks, learn,
    opponent, players, reading, sheet, text, tournament,
};
use crate::board::Color;
use crate::record::formats::Format;
use crate::record::{Header, Record, link};
use crate::rules::Status;
use crate::rules::catalog::RuleSet;
use crate::rules::clock::{Clocks, TimeControl};
use crate::rules::ren::Match;

/// What cannot be read is reported and left where it is, and the board is ready to play all the same.
pub fn opened(model: &mut Model, opened: Opened) -> Vec<Effect> {
    let Opened {
        saved,
        reviews,
        mut current,
        choices,
        settings,
        languages,
        mut link,
        address_of,
        query,
        learned,
        host,
    } = opened;
    (model.host.kind, model.library.reviews) = (host, reviews);
    model.learning.progress = Progress::read(&learned);
    saved.into_iter().for_each(|saved| library::sort_in(model, saved));
    model.view.settings = Settings::read(&settings);
    model.view.chosen = model.view.settings;
    model.view.liked = languages;
    model.library.choices = choices.iter().filter_map(|text| Record::parse(text).ok()).collect();
    model.library.id = fresh_id(model);
    let mut effects = vec![Effect::Refresh];
    if let Some(record) = players::first_game(model) {
        let id = model.library.id.clone();
        model.open(id, record, 0);
    }
    // After a reload the address is that of a saved game, which is more than the address tells, or of a lesson or problem.
    let was_learning = address_of == learn::KEY;
    if model.library.saved.iter().any(|saved| saved.id == address_of) {
        (current, link) = (address_of, String::new());
    }
    effects.extend(saved_opened(model, current));
    effects.extend(asked_opened(model, &link, &query));
    effects.extend(wanted_words(model));
    if was_learning {
        effects.extend(learn::resume(model));
    }
    effects
}

/// Opens what the address asks for. What was to be read before stays to be read.
fn asked_opened(model: &mut Model, link: &str, query: &str) -> Vec<Effect> {
    let mut earlier = std::mem::take(&mut model.view.notice);
    let mut effects = link_opened(model, link);
    effects.extend(take_query(model, query));
    if !earlier.is_empty() {
        earlier.append(&mut model.view.notice);
        model.view.notice = earlier;
        model.view.lasts = Lasts::UntilRead;
    }
    effects
}

/// The saved game with this id, if there is one.
fn saved_opened(model: &mut Model, id: String) -> Vec<Effect> {
    let Some(game) = model.library.saved.iter().find(|saved| saved.id == id) else {
        return Vec::new();
    };
    match Record::parse(&game.text) {
        Ok(record) => {
            model.open(id, record, usize::MAX);
            Vec::new()
        }
        // What is no game of ours may be one of a later version.
        Err(error) => alert(model, Said::with(Word::BadSave, error)),
    }
}

/// A link is an offer, never a loss: the running game stays in the library.
pub fn link_opened(model: &mut Model, text: &str) -> Vec<Effect> {
    if text.is_empty() {
        return Vec::new();
    }
    let mut effects = vec![Effect::Host(HostEffect::LinkRead)];
    match link::read(text) {
        Ok(link) => effects.extend(open_offered(model, link.record, link.ply)),
        Err(error) => effects.extend(alert(model, Said::with(Word::BadLink, error))),
    }
    effects
}

/// The browser shows again the address of a game that was on the board before.
pub fn returned(model: &mut Model, id: &str, link: &str) -> Vec<Effect> {
    if model.library.id == id {
        return vec![Effect::Refresh];
    }
    let is_saved = model.library.saved.iter().any(|saved| saved.id == id);
    if is_saved { library::open(model, id) } else { link_opened(model, link) }
}

/// What follows the sign `#` in the address: the moves of the game, the position shown and which colours the computer
/// plays. Names, comments and other lines stay out of it: who copies the address may not think of them. Empty as long as
/// nothing has been played, and in lessons and problems.
pub fn address(model: &Model) -> String {
    let game = model.kept_game();
    let record = &game.record;
    if model.is_training() || record.line().is_empty() && record.setup().is_none() {
        return String::new();
    }
    let seats = [Header::Black, Header::White].into_iter();
    let computers: Vec<Header> =
        seats.filter(|&seat| opponent::level(record.header(seat)).is_some()).collect();
    link::write_line(record, &computers, game.shown)
}

/// A game that came with the address.
fn open_offered(model: &mut Model, record: Record, ply: usize) -> Vec<Effect> {
    let mut effects = open(model, record, ply);
    model.tell(Word::LinkOpened, Lasts::Shortly);
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
    match sheet::read(form, model.view.date) {
        Ok((record, control)) => begin(model, record, control),
        Err(clock) => {
            let clock = crate::board::excerpt(&clock);
            alert(model, Said::with(Word::BadClock, clock))
        }
    }
}

/// The game of this name: of those that are still open the one that was left last, or else the newest; or a new one
/// as it was last chosen. From a lesson the tab of its own game leads there too.
pub fn choose_game(model: &mut Model, name: &str) -> Vec<Effect> {
    let is_known = GAMES.into_iter().any(|game| game.eq_ignore_ascii_case(name));
    if !is_known || model.rules().name() == name && !model.is_training() {
        return Vec::new();
    }
    let saved = |id: &String| model.library.saved.iter().find(|saved| saved.id == *id);
    let left = model.library.left.iter().rev().filter_map(saved);
    let open = left.chain(&model.library.saved).find_map(|saved| {
        let record = still_open(&saved.text).filter(|record| record.rules().name() == name)?;
        Some((saved.id.clone(), record))
    });
    match open {
        Some((id, record)) => library::show(model, id, record, usize::MAX),
        None => {
            let record = sheet::chosen(model, name);
            let control = control(&record);
            lay_out(model, record, control)
        }
    }
}

/// The record of a saved game, if it has begun and is not over.
pub fn still_open(text: &str) -> Option<Record> {
    let record = Record::parse(text).ok()?;
    let runs = record.position(usize::MAX).status() == Status::Ongoing;
    (runs && !record.is_blank()).then_some(record)
}

/// A new game by these rules, between the same players and with the same clock.
pub fn choose_rules(model: &mut Model, id: &str) -> Vec<Effect> {
    let Ok(rules) = id.parse() else { return Vec::new() };
    let before = if model.is_training() { sheet::company(model) } else { model.record().clone() };
    let record = between(&before, rules, Color::ALL);
    let mut effects = lay_out(model, record, control(&before));
    // Who only looked through the list of rules is not to think that the game is lost.
    if model.way_back().is_some() {
        model.tell(Word::GameKept, Lasts::Shortly);
        preface(model, &mut effects, &model.notice());
    }
    effects
}

impl Model {
    /// The key of the game that was left, before its end, for the one on the board, in which nothing has been played.
    pub(super) fn way_back(&self) -> Option<&str> {
        let is_left = self.record().is_blank() || self.is_training();
        let left = self.library.left.last().filter(|_| is_left)?;
        let is_saved = self.library.saved.iter().any(|saved| saved.id == *left);
        is_saved.then_some(left.as_str())
    }
}

/// What the button says that brings it back: which game it is, and against whom; empty if there is none.
pub fn back_label(model: &Model) -> String {
    let left = model.way_back().and_then(|id| model.library.saved.iter().find(|it| it.id == id));
    let Some(record) = left.and_then(|left| Record::parse(&left.text).ok()) else {
        return String::new();
    };
    let seats = [Header::Black, Header::White];
    let level = seats.into_iter().find_map(|seat| opponent::level(record.header(seat)));
    let opponent = level.map_or("", |level| players::opponent_name(model, level));
    let game = text::game_name(model.words(), record.rules()).into();
    model.words().say(Word::BackTo, &[&joined(&[game, opponent.into()], " · ")])
}

/// The game comes back that was left for an empty one.
pub fn back(model: &mut Model) -> Vec<Effect> {
    match model.way_back().map(String::from) {
        Some(id) => library::open(model, &id),
        None => Vec::new(),
    }
}

/// An empty record in which those play Black and White who had these colours in the game `before`.
pub fn between(before: &Record, rules: RuleSet, [black, white]: [Color; 2]) -> Record {
    let mut record = Record::new(rules);
    record.set_header(Header::Black, before.header(opponent::header(black)));
    record.set_header(Header::White, before.header(opponent::header(white)));
    if tournament::is_one(before) {
        tournament::declare(&mut record);
    }
    record
}

/// The time control of this game.
pub fn control(record: &Record) -> Option<TimeControl> {
    Clocks::parse(record.header(Header::Clock)).map(|clocks| clocks.control())
}

impl Model {
    /// Whether this game is over and may be played once more; a match goes on by itself.
    pub(super) fn can_rematch(&self) -> bool {
        let is_over = self.at_end() && !self.is_running();
        is_over && self.next_in_match().is_none() && !self.is_training() && self.solving.is_none()
    }
}

/// The same again with exchanged colours.
pub fn rematch(model: &mut Model) -> Vec<Effect> {
    once_more(model, [Color::White, Color::Black])
}

/// The same again with the same colours.
pub fn again(model: &mut Model) -> Vec<Effect> {
    if model.mood() == Mood::Lost { once_more(model, Color::ALL) } else { Vec::new() }
}

/// The same again between those who had these colours. A match begins anew.
fn once_more(model: &mut Model, colours: [Color; 2]) -> Vec<Effect> {
    if !model.can_rematch() {
        return Vec::new();
    }
    let mut record = between(model.record(), model.rules(), colours);
    if model.match_of_two().is_some() {
        record.set_header(Header::Event, &Match::First.write());
    }
    let mut effects = begin(model, record, control(model.record()));
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
    let mut record = between(model.record(), model.rules(), [Color::White, Color::Black]);
    record.set_header(Header::Event, &next.write());
    let mut effects = begin(model, record, control(model.record()));
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

/// A game begins with the clocks set and Black's running (002 14.3).
pub fn begin(model: &mut Model, record: Record, control: Option<TimeControl>) -> Vec<Effect> {
    let mut effects = lay_out(model, record, control);
    effects.extend(clocks::pause(model));
    effects
}

/// An empty board with the clocks set. They stand: who only looks has not begun a game, and the first stone or a press starts
/// them. What it is is remembered.
fn lay_out(model: &mut Model, mut record: Record, control: Option<TimeControl>) -> Vec<Effect> {
    let clock = control.map_or(String::new(), |control| Clocks::new(control, 0).write(0));
    record.set_header(Header::Clock, &clock);
    let mut effects = open(model, record, 0);
    effects.push(remember(model));
    effects
}

/// The game on the board, without its moves, is what to begin with the next time.
pub fn remember(model: &mut Model) -> Effect {
    let (game, choice) = (model.rules().name(), sheet::anew(model.record()));
    let text = choice.to_string();
    model.library.choices.retain(|choice| choice.rules().name() != game);
    model.library.choices.push(choice);
    Effect::Host(HostEffect::SaveChoice { game, text })
}

/// Opens a game that is not in the library yet. The running one stays there, unless it is empty.
pub fn open(model: &mut Model, record: Record, ply: usize) -> Vec<Effect> {
    let text = record.to_string();
    let known =
        model.library.saved.iter().find(|saved| saved.text == text && !record.line().is_empty());
    let id = known.map_or_else(|| fresh_id(model), |saved| saved.id.clone());
    library::show(model, id, record, ply)
}

/// A record as others get it, written: with the time control, but not with what the clocks show.
pub fn shared(model: &Model, mut record: Record) -> String {
    if let Some(clocks) = &model.game.clocks {
        record.set_header(Header::Clock, &clocks.control().write());
    }
    record.to_string()
}

pub fn copy(model: &Model, what: Copied) -> Vec<Effect> {
    let (record, ply) = match what {
        Copied::Board => (model.line_alone(), model.shown()),
        Copied::Line => (model.line_with_notes(), model.shown()),
        Copied::Link | Copied::Embed | Copied::Result => {
            (model.record().clone(), model.shown_of_game())
        }
    };
    let (text, look) = (shared(model, record), model.view.settings.write());
    vec![Effect::Host(HostEffect::Copy { what, text, ply, look })]
}

/// The game in another format, where it can be copied; as a file, if it is no text. A position is the one that is shown.
pub fn show_text(model: &mut Model, format: Format) -> Vec<Effect> {
    if format == Format::Pos {
        let line = model.record().with_line(&model.line()[..model.shown()]);
        return vec![Effect::Host(HostEffect::WriteFile { record: line.to_string(), format })];
    }
    let record = shared(model, model.record().clone());
    match format {
        Format::Lib => vec![Effect::Host(HostEffect::WriteFile { record, format })],
        Format::Goishi => {
            text_written(model, format, Ok(Written { text: record, remarks: Vec::new() }))
        }
        format => vec![Effect::Host(HostEffect::WriteText { record, format })],
    }
}

/// What is not in the text is told.
pub fn text_written(
    model: &mut Model,
    format: Format,
    written: Result<Written, String>,
) -> Vec<Effect> {
    match written {
        Ok(Written { text, remarks }) => {
            let mut effects =
                vec![Effect::Host(HostEffect::ShowText { text, format }), Effect::Refresh];
            model.view.notice.clear();
            effects.extend(reading::remarked(model, remarks));
            effects
        }
        Err(why) => alert(model, Said::with(Word::BadText, why)),
    }
}
