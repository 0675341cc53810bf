//! The saved games. Each has a key of its own, so that nothing that is saved ever takes the place of another
//! game, in this window or another.

use super::update::{alert, changed, notice};
use super::words::Word;
use super::{Effect, HostEffect, HostKind, Model, Said, games, review};
use crate::record::{Header, Record};
use crate::rules::Status;
use crate::rules::catalog::RuleSet;
use crate::rules::ren::Match;

/// A game in the browser's storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its key: when it was begun, in milliseconds.
    pub id: String,
    /// The record text.
    pub text: String,
}

/// The saved games.
#[derive(Clone, Debug, Default)]
pub(super) struct Library {
    /// The key under which the game on the board is saved.
    pub id: String,
    /// All games in the browser's storage, the newest first.
    pub saved: Vec<Saved>,
    /// Games that were deleted on this visit, and can come back.
    pub deleted: Vec<Saved>,
    /// The keys of the games that were left before their end on this visit for another one, the last one at the end.
    pub left: Vec<String>,
    /// Games without moves: what was last chosen for each of the games.
    pub choices: Vec<Record>,
    /// The reviews of saved games, by the games' keys.
    pub reviews: Vec<Saved>,
    /// Counts the states that the games beside the one on the board have been in.
    pub version: u64,
    /// Whether no game like the one on the board has been finished when that was put there.
    pub is_new: bool,
    /// Whether the browser could not keep the game on the board.
    pub unsaved: bool,
    /// Whether the browser was asked on this visit not to throw away what it keeps.
    pub persists: bool,
}

/// A game in the list. What is told of it says [`about`](super::about).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its key.
    pub id: String,
    /// Whether it can be opened.
    pub place: Place,
    /// The record text.
    pub text: String,
}

/// Where a game of the list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the board.
    Board,
    /// In the browser's storage.
    Storage,
    /// There as well, and the one to go on with while no game runs on the board: the newest that is not over. It stands first.
    Next,
    /// Nowhere, since it was deleted on this visit. It can come back.
    Deleted,
}

/// A key that no game has.
pub fn fresh_id(model: &Model) -> String {
    let mut number = model.view.date;
    while model.library.saved.iter().any(|saved| saved.id == number.to_string()) {
        number += 1;
    }
    number.to_string()
}

/// Saves the running game. Lessons and problems are none.
pub fn save(model: &mut Model) -> Effect {
    if model.is_training() {
        return Effect::Refresh;
    }
    let now = model.view.now;
    let game = model.kept_game_mut();
    game.note_clocks(now);
    let text = game.record.to_string();
    let before = keep(model, Saved { id: model.library.id.clone(), text: text.clone() });
    Effect::Host(HostEffect::Save { id: model.library.id.clone(), text, before })
}

/// The page may not come back: what the clocks show is saved, or a reload would give time, and so is what could not
/// be saved before.
pub fn leaving(model: &mut Model) -> Vec<Effect> {
    let is_saved = model.game.clocks.is_none() && !model.library.unsaved;
    if is_saved || model.is_setting_up() {
        return Vec::new();
    }
    vec![save(model)]
}

/// Asks the browser to keep what it has, once there is something to keep.
pub fn persist(model: &mut Model) -> Option<Effect> {
    let is_wanted = model.host.kind == HostKind::Page && !model.line().is_empty();
    if !is_wanted || std::mem::replace(&mut model.library.persists, true) {
        return None;
    }
    Some(Effect::Host(HostEffect::Persist))
}

/// Whether a game of this name is kept that is over.
pub fn has_finished(model: &Model, name: &str) -> bool {
    let of_name = |saved: &&Saved| rules_of(&saved.text).is_some_and(|rules| rules.name() == name);
    let is_over = |record: Record| record.position(usize::MAX).status() != Status::Ongoing;
    let mut games = model.library.saved.iter().filter(of_name);
    games.any(|saved| Record::parse(&saved.text).is_ok_and(is_over))
}

/// The rules that the head of a record names: `goishi 1 RULES`.
fn rules_of(text: &str) -> Option<RuleSet> {
    let mut words = text.split([' ', ';', '\r', '\n']).filter(|word| !word.is_empty());
    words.nth(2)?.parse().ok()
}

/// Puts a saved game into the list, the newest first.
pub fn sort_in(model: &mut Model, saved: Saved) {
    let place =
        model.library.saved.iter().take_while(|other| is_newer(&other.id, &saved.id)).count();
    model.library.version += u64::from(saved.id != model.library.id);
    model.library.saved.insert(place, saved);
}

/// Whether the game with the key `id` was begun after `other`: among numbers, the longer one is the greater.
fn is_newer(id: &str, other: &str) -> bool {
    (id.len(), id) > (other.len(), other)
}

/// Notes what is saved now, and returns what was before under the same key.
fn keep(model: &mut Model, saved: Saved) -> String {
    model.library.version += u64::from(saved.id != model.library.id);
    match model.library.saved.iter_mut().find(|other| other.id == saved.id) {
        Some(other) => std::mem::replace(&mut other.text, saved.text),
        None => {
            sort_in(model, saved);
            String::new()
        }
    }
}

/// The text of the saved game with this key.
fn text_of(model: &Model, id: &str) -> Option<String> {
    model.library.saved.iter().find(|saved| saved.id == id).map(|saved| saved.text.clone())
}

/// A game of another window is in the list here too. The one that runs here is left as it is: saving finds out
/// that there are two of it now.
pub fn saved_elsewhere(model: &mut Model, id: String, text: Option<String>) -> Vec<Effect> {
    if id == model.library.id {
        return Vec::new();
    }
    match text {
        Some(text) => drop(keep(model, Saved { id, text })),
        None => {
            model.library.saved.retain(|saved| saved.id != id);
            model.library.version += 1;
        }
    }
    Vec::new()
}

/// A game that two windows continue differently is two games. One that does not run here is as the other window has it.
pub fn found_elsewhere(model: &mut Model, id: String, text: String) -> Vec<Effect> {
    let runs_here = id == model.library.id;
    keep(model, Saved { id, text });
    if !runs_here {
        return Vec::new();
    }
    model.library.id = fresh_id(model);
    let mut effects = vec![save(model)];
    effects.extend(alert(model, Word::SecondGame));
    effects
}

/// The list of all games. Those deleted on this visit keep their places in it.
pub fn list(model: &Model) -> Vec<Effect> {
    let mut rows: Vec<Row> = Vec::new();
    for saved in &model.library.saved {
        let place = if saved.id == model.library.id { Place::Board } else { Place::Storage };
        rows.push(Row { id: saved.id.clone(), place, text: saved.text.clone() });
    }
    for Saved { id, text } in model.library.deleted.clone() {
        let at = rows.iter().take_while(|other| is_newer(&other.id, &id)).count();
        rows.insert(at, Row { id, place: Place::Deleted, text });
    }
    let game = model.kept_game();
    if game.record.is_blank() || game.end().status() != Status::Ongoing {
        bring_forward(&mut rows);
    }
    vec![Effect::Host(HostEffect::ShowGames(rows))]
}

/// Puts the game to go on with first.
fn bring_forward(rows: &mut [Row]) {
    let goes_on = |row: &Row| row.place == Place::Storage && games::still_open(&row.text).is_some();
    if let Some(place) = rows.iter().position(goes_on) {
        rows[place].place = Place::Next;
        rows[..=place].rotate_right(1);
    }
}

/// Puts the game with this key on the board.
pub fn open(model: &mut Model, id: &str) -> Vec<Effect> {
    let Some(text) = text_of(model, id) else { return Vec::new() };
    let mut effects = match Record::parse(&text) {
        Ok(record) => show(model, id.into(), record, usize::MAX),
        Err(error) => {
            return alert(model, Said::with(Word::BadSave, error));
        }
    };
    effects.push(Effect::Host(HostEffect::CloseSheets));
    // The sheet returns the focus to a point that may be gone: the board may have another size.
    effects.push(Effect::Focus(model.view.cursor));
    effects
}

/// Puts the game under the key `id` on the board, and shows the position after `ply` moves.
pub fn show(model: &mut Model, id: String, record: Record, ply: usize) -> Vec<Effect> {
    let mut effects = Vec::new();
    if model.library.id != id {
        effects.extend(leave(model));
    }
    model.open(id, record, ply);
    effects.extend(changed(model));
    effects
}

/// The game on the board is left: saved with what its clocks show, or else leaving gives time. An empty one
/// leaves no trace.
fn leave(model: &mut Model) -> Option<Effect> {
    let id = model.library.id.clone();
    if model.is_training() {
        return None;
    }
    if model.record().is_blank() {
        return forget(model, &id);
    }
    model.library.left.retain(|other| *other != id);
    if model.game.end().status() == Status::Ongoing {
        model.library.left.push(id);
    }
    if model.game.clocks.is_some() { Some(save(model)) } else { None }
}

/// Takes a game out of the storage.
pub fn forget(model: &mut Model, id: &str) -> Option<Effect> {
    let place = model.library.saved.iter().position(|saved| saved.id == id)?;
    let Saved { id, text } = model.library.saved.remove(place);
    model.library.version += 1;
    Some(Effect::Host(HostEffect::Forget { id, before: text }))
}

/// Deletes a saved game; on this visit it can come back. With the room that this makes, the game on the board is
/// saved if it could not be before.
pub fn delete(model: &mut Model, id: &str) -> Vec<Effect> {
    let Some(text) = text_of(model, id).filter(|_| id != model.library.id) else {
        return Vec::new();
    };
    model.library.deleted.push(Saved { id: id.into(), text });
    let mut effects: Vec<Effect> = forget(model, id).into_iter().collect();
    if model.library.unsaved {
        effects.push(save(model));
    }
    effects.extend(list(model));
    effects.extend(notice(model, Word::Deleted));
    effects
}

/// Brings back a game that was deleted.
pub fn restore(model: &mut Model, id: &str) -> Vec<Effect> {
    let Some(place) = model.library.deleted.iter().position(|deleted| deleted.id == id) else {
        return Vec::new();
    };
    let Saved { mut id, text } = model.library.deleted.remove(place);
    let review = model.library.reviews.iter().find(|review| review.id == id).cloned();
    // Another window may have saved it again.
    if text_of(model, &id).is_some() {
        id = fresh_id(model);
    }
    sort_in(model, Saved { id: id.clone(), text: text.clone() });
    model.view.notice.clear();
    let save = HostEffect::Save { id: id.clone(), text, before: String::new() };
    let mut effects = vec![Effect::Host(save), Effect::Refresh];
    effects.extend(review.map(|kept| review::keep(model, id, kept.text)));
    effects.extend(list(model));
    effects
}

/// Gives a saved game a name: that of the event in the record's head. Where that cannot be, the list shows the old name again.
pub fn rename(model: &mut Model, id: &str, name: &str) -> Vec<Effect> {
    let Some(text) = text_of(model, id) else { return Vec::new() };
    match renamed(&text, name) {
        Ok(_) if id == model.library.id => {
            model.kept_game_mut().record.set_header(Header::Event, name);
            vec![save(model), Effect::Refresh]
        }
        Ok(record) => {
            let (id, text) = (String::from(id), record.to_string());
            let before = keep(model, Saved { id: id.clone(), text: text.clone() });
            vec![Effect::Host(HostEffect::Save { id, text, before })]
        }
        Err(why) => {
            let mut effects = list(model);
            effects.extend(alert(model, why));
            effects
        }
    }
}

/// The game of `text` with this name. The games of a match keep theirs, and no other gets one of these.
fn renamed(text: &str, name: &str) -> Result<Record, Said> {
    let mut record = Record::parse(text).map_err(|error| Said::with(Word::BadSave, error))?;
    if [record.header(Header::Event), name].into_iter().any(|event| Match::parse(event).is_some()) {
        return Err(Said::from(Word::NameStays));
    }
    record.set_header(Header::Event, name);
    Ok(record)
}
