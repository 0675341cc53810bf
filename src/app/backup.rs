//! All that is kept, in one text: games with their reviews, what was last chosen for each game, the settings, and what was learned. Statistics are
//! counted from the games.
//!
//! The text is a line `goishi backup 1` and then parts: a line with the kind, the name and the length of a text in bytes, the text,
//! and a line end.

use super::library::{list, sort_in};
use super::update::{alert, announced, set};
use super::words::Word;
use super::{Effect, HostEffect, Lasts, Model, Said, Saved, Setting, Settings, learn, review};
use crate::board::parse_digits;
use crate::record::{MAX_BYTES as MAX_RECORD, Record};
use std::collections::{BTreeMap, BTreeSet};

/// The first line.
const HEAD: &str = "goishi backup 1\n";
/// No browser keeps more than this for a page.
pub const MAX_BYTES: usize = 16 << 20;
/// Nobody has as many games.
const MOST_PARTS: usize = 10_000;

const GAME: &str = "game";
const REVIEW: &str = "review";
const CHOICE: &str = "choice";
const SETTINGS: &str = "settings";
const LEARNED: &str = "learned";

/// A part of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part<'a> {
    kind: &'a str,
    name: &'a str,
    text: &'a str,
}

/// Whether `text` says that it is a backup, of this version or another.
pub fn is_one(text: &str) -> bool {
    text.starts_with("goishi backup")
}

/// The backup of all that is kept.
pub fn write(model: &Model) -> String {
    let mut text = String::from(HEAD);
    let mut add = |kind: &str, name: &str, part: &str| {
        text += &format!("{kind} {name} {}\n{part}\n", part.len());
    };
    for (kind, kept) in [(GAME, &model.library.saved), (REVIEW, &model.library.reviews)] {
        kept.iter().for_each(|Saved { id, text }| add(kind, id, text));
    }
    for choice in &model.library.choices {
        add(CHOICE, choice.rules().name(), &choice.to_string());
    }
    add(SETTINGS, "all", &model.view.chosen.write());
    add(LEARNED, "all", &model.progress().write());
    text
}

/// The parts of a backup, or nothing if there is anything wrong with it.
fn parts(text: &str) -> Option<Vec<Part<'_>>> {
    let mut rest = text.strip_prefix(HEAD).filter(|_| text.len() <= MAX_BYTES)?;
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let (part, after) = next(rest).filter(|_| parts.len() < MOST_PARTS)?;
        rest = after;
        match is_sound(part) {
            true => parts.push(part),
            // Without its review a game is still a game.
            false if part.kind == REVIEW => {}
            false => return None,
        }
    }
    Some(parts)
}

/// The first part, and what follows it.
fn next(text: &str) -> Option<(Part<'_>, &str)> {
    let (line, rest) = text.split_once('\n')?;
    let mut words = line.split(' ');
    let (kind, name, length) = (words.next()?, words.next()?, parse_digits(words.next()?)?);
    let part = Part { kind, name, text: rest.get(..length)? };
    let after = rest.get(length..)?.strip_prefix('\n')?;
    words.next().is_none().then_some((part, after))
}

/// Whether this can be kept: keys are numbers, and what is kept as a game looks like one.
fn is_sound(Part { kind, name, text }: Part) -> bool {
    let is_key = parse_digits(name).is_some() && text.len() <= MAX_RECORD;
    match kind {
        GAME => is_key && Record::is_one(text),
        REVIEW => is_key,
        CHOICE => Record::parse(text).is_ok_and(|record| record.rules().name() == name),
        SETTINGS | LEARNED => true,
        _ => false,
    }
}

/// The player wants a backup.
pub fn save(model: &Model) -> Vec<Effect> {
    vec![Effect::Host(HostEffect::SaveBackup(write(model)))]
}

/// Brings back what a backup holds, beside what is here: no game takes the place of another one.
pub fn restore(model: &mut Model, text: &str) -> Vec<Effect> {
    let Some(parts) = parts(text) else { return alert(model, Word::BadBackup) };
    let mut effects = Vec::new();
    let mut added = 0;
    let mut keys = Keys::of(model);
    let mut known = BTreeSet::new();
    known.extend(model.library.saved.iter().map(|saved| saved.text.clone()));
    let mut reviews = BTreeMap::new();
    for part in parts.iter().filter(|part| part.kind == REVIEW) {
        reviews.insert(part.name, part.text);
    }
    for Part { name, text, .. } in parts.iter().filter(|part| part.kind == GAME) {
        if known.insert(String::from(*text)) {
            let id = keys.free(name);
            effects.extend(add(model, id, text, reviews.get(name).copied()));
            added += 1;
        }
    }
    for part in &parts {
        match part.kind {
            CHOICE => effects.extend(choose(model, part.text)),
            SETTINGS => effects.extend(adjust(model, Settings::read(part.text))),
            LEARNED => effects.push(learn::restore(model, part.text)),
            _ => {}
        }
    }
    effects.extend(list(model));
    let said = model.words().count(Word::BackupRead, added, &[&added.to_string()]);
    model.tell(Said::Text(said.clone()), Lasts::Shortly);
    effects.extend(announced(said));
    effects
}

/// The keys of all games, and the next one to be tried for another game.
struct Keys {
    taken: BTreeSet<String>,
    next: u64,
}

impl Keys {
    fn of(model: &Model) -> Self {
        let mut taken = BTreeSet::new();
        taken.extend(model.library.saved.iter().map(|saved| saved.id.clone()));
        Self { taken, next: model.view.date }
    }

    /// The key that is wanted, or if it is taken one that is free. From now on it is taken.
    fn free(&mut self, wanted: &str) -> String {
        let mut key = String::from(wanted);
        while !self.taken.insert(key.clone()) {
            key = self.next.to_string();
            self.next += 1;
        }
        key
    }
}

/// Keeps a game under this key.
fn add(model: &mut Model, id: String, text: &str, review: Option<&str>) -> Vec<Effect> {
    let (text, before) = (String::from(text), String::new());
    sort_in(model, Saved { id: id.clone(), text: text.clone() });
    let mut effects = vec![Effect::Host(HostEffect::Save { id: id.clone(), text, before })];
    effects.extend(review.map(|text| review::keep(model, id, text.into())));
    effects
}

/// Makes this the choice for its game.
fn choose(model: &mut Model, text: &str) -> Option<Effect> {
    let choice = Record::parse(text).ok()?;
    let game = choice.rules().name();
    model.library.choices.retain(|other| other.rules().name() != game);
    model.library.choices.push(choice);
    Some(Effect::Host(HostEffect::SaveChoice { game, text: text.into() }))
}

/// Sets all that is set otherwise there.
fn adjust(model: &mut Model, there: Settings) -> Vec<Effect> {
    let other = |&setting: &Setting| model.view.chosen.value(setting) != there.value(setting);
    let changed: Vec<Setting> = Setting::ALL.into_iter().filter(other).collect();
    changed.into_iter().flat_map(|setting| set(model, setting, there.value(setting))).collect()
}
