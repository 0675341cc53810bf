//! Games that come in files and texts: what each of them holds, and which of several games is wanted.

use super::files::{self, Opened};
use super::update::{alert, announced, notice};
use super::words::Word;
use super::{Effect, HostEffect, Lasts, Model, Said, backup, games};
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

/// Has a file read, which may take a while.
fn read(model: &mut Model, bytes: Vec<u8>) -> Vec<Effect> {
    let mut effects = notice(model, Word::OpeningFile);
    effects.push(Effect::Host(HostEffect::ReadFile(bytes)));
    effects
}

/// What another program's file holds: a game, or several to choose from.
pub fn file_read(model: &mut Model, read: Result<Opened, String>) -> Vec<Effect> {
    model.view.notice.retain(|said| *said != Word::OpeningFile.into());
    let why = match read {
        Ok(Opened::Games(listed)) => {
            let show = HostEffect::ShowFile(listed);
            return vec![Effect::Refresh, Effect::Host(show)];
        }
        Ok(Opened::Game(files::Game { record, remarks })) => match Record::parse(&record) {
            Ok(record) => return open(model, record, remarks),
            Err(error) => Said::from(error),
        },
        Err(why) => Said::from(why),
    };
    alert(model, Said::with(Word::BadText, why))
}

fn open(model: &mut Model, record: Record, remarks: Vec<String>) -> Vec<Effect> {
    let mut effects = games::open(model, record, usize::MAX);
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
