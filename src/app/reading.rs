//! Games that come in files and texts: what each of them holds, and which of several games is wanted.

use super::files::{self, OpenLibrary, Opened};
use super::update::{alert, announced, notice};
use super::words::Word;
use super::{Effect, HostEffect, Lasts, Model, Said, backup, games, searching};
use crate::record::Record;
use crate::record::formats::Format;

/// A text is an offer like a link. What is no record may be in the format of another program.
pub fn text_opened(model: &mut Model, text: String) -> Vec<Effect> {
    if backup::is_one(&text) {
        return backup::restore(model, &text);
    }
    if Format::of(&text) != Format::Goishi {
        return read(model, text.into_bytes());
    }
    match Record::parse(text.trim_start_matches('\u{feff}').trim_ascii_start()) {
        Ok(record) => open(model, record, Vec::new()),
        Err(error) => alert(model, Said::with(Word::BadText, error)),
    }
}

/// A file of any kind. What is our own is read here; all else is left to the program for files.
pub fn file_opened(model: &mut Model, bytes: Vec<u8>) -> Vec<Effect> {
    let is_own = |text: &&str| backup::is_one(text) || Format::of(text) == Format::Goishi;
    match std::str::from_utf8(&bytes).ok().filter(is_own).map(String::from) {
        Some(text) => text_opened(model, text),
        None => read(model, bytes),
    }
}

/// Has a file read, which may take a while. One that is still being read is not wanted any more.
fn read(model: &mut Model, bytes: Vec<u8>) -> Vec<Effect> {
    searching::renew(model);
    model.view.notice.clear();
    let before = model.view.opening.replace(None);
    let mut effects = announced(model.notice());
    effects.extend(before.map(|_| Effect::Host(HostEffect::StopReading)));
    effects.push(Effect::Host(HostEffect::ReadFile(bytes)));
    effects
}

/// So many hundredths of a file have been read: it is a large one, and meanwhile the board is there. Only eyes are told.
pub fn progressed(model: &mut Model, percent: u8) -> Vec<Effect> {
    let Some(known) = &mut model.view.opening else { return Vec::new() };
    let before = known.replace(percent);
    let mut effects = vec![Effect::Refresh];
    if before.is_none() {
        effects.push(Effect::Host(HostEffect::CloseSheets));
    }
    effects
}

/// The file that is being opened is not wanted any more.
pub fn stop(model: &mut Model) -> Vec<Effect> {
    if model.view.opening.take().is_none() {
        return Vec::new();
    }
    searching::renew(model);
    let mut effects = vec![Effect::Host(HostEffect::StopReading)];
    effects.extend(notice(model, Word::Stopped));
    effects.push(Effect::Focus(model.view.cursor));
    effects
}

impl Model {
    /// That a file is being opened, and how far that is; none if none is.
    pub(super) fn said_of_opening(&self) -> Option<String> {
        let words = self.words();
        Some(match self.view.opening? {
            None => words.get(Word::OpeningFile).into(),
            Some(percent) => words.say(Word::OpeningPercent, &[&percent.to_string()]),
        })
    }
}

/// What another program's file holds: a game, or several to choose from.
pub fn file_read(model: &mut Model, read: Result<Opened, String>) -> Vec<Effect> {
    model.view.opening = None;
    let why = match read {
        Ok(Opened::Games(listed)) => {
            searching::renew(model);
            let show = HostEffect::ShowFile(listed);
            return vec![Effect::Refresh, Effect::Host(show)];
        }
        Ok(Opened::Library(OpenLibrary { record, remarks })) => match Record::parse(&record) {
            Ok(record) => {
                let effects = open(model, record, remarks);
                searching::walk(model);
                return effects;
            }
            Err(error) => Said::from(error),
        },
        Ok(Opened::Game(files::Game { record, remarks })) => match Record::parse(&record) {
            Ok(record) => return open(model, record, remarks),
            Err(error) => Said::from(error),
        },
        Err(why) => Said::from(why),
    };
    alert(model, Said::with(Word::BadText, why))
}

fn open(model: &mut Model, record: Record, remarks: Vec<String>) -> Vec<Effect> {
    let opened = games::open(model, record, usize::MAX);
    let mut effects = searching::show_sought(model, opened);
    effects.push(Effect::Host(HostEffect::CloseSheets));
    effects.extend(remarked(model, remarks));
    effects.push(Effect::Focus(model.view.cursor));
    effects
}

/// What was left out of a game, or assumed, is to be read.
pub fn remarked(model: &mut Model, remarks: Vec<String>) -> Vec<Effect> {
    if remarks.is_empty() {
        return Vec::new();
    }
    model.view.notice = remarks.into_iter().map(Said::Text).collect();
    model.view.lasts = Lasts::UntilMove;
    announced(model.notice())
}
