//! What the browser keeps between visits, if it keeps anything. Each game has a key of its own.

use super::dom;
use crate::app::Saved;
use js_sys::futures::spawn_local;
use std::cell::{Cell, RefCell};

/// Followed by the game's own key.
const GAME: &str = "goishi.game.";
/// Followed by the key of the game that the review is of.
const REVIEW: &str = "goishi.review.";
/// The key of the game that was on the board last: in this window, or else in any.
const CURRENT: &str = "goishi.current";
/// Followed by a game's name.
const CHOICE: &str = "goishi.choice.";
/// The key of the name of the game that was chosen last.
const LAST_CHOSEN: &str = "goishi.chosen";
/// The key of the settings.
pub const SETTINGS: &str = "goishi.settings";
/// The key of what was learned.
pub const LEARNED: &str = "goishi.learned";

/// Why something is not kept.
pub enum Failure {
    /// The browser's storage is missing, closed or full.
    Closed,
    /// Another window has saved this under the same key.
    Elsewhere(String),
}

/// The browser's storage.
pub struct Storage {
    /// Whether the last attempt to keep something failed.
    failed: Cell<bool>,
    /// Older texts of ours that are still stored, as no newer one could be.
    behind: RefCell<Vec<String>>,
}

impl Storage {
    pub fn new() -> Self {
        Self { failed: Cell::new(false), behind: RefCell::default() }
    }

    /// Saves a game where `before` is what should be there now.
    pub fn save(&self, id: &str, text: &str, before: &str) -> Result<(), Failure> {
        let (key, stored) = self.untouched(id, before)?;
        let written = write(&key, text);
        if written.is_err() && !self.behind.borrow().contains(&stored) {
            self.behind.borrow_mut().push(stored);
        }
        written
    }

    /// Deletes a game where `before` is what should be there now.
    pub fn forget(&self, id: &str, before: &str) -> Result<(), Failure> {
        let (key, _) = self.untouched(id, before)?;
        let review = format!("{REVIEW}{id}");
        if let Some(session) = session() {
            let _ = session.remove_item(&key);
            let _ = session.remove_item(&review);
        }
        // A review that stays is of no game.
        let _ = local().map(|local| local.remove_item(&review));
        local().ok_or(Failure::Closed)?.remove_item(&key).map_err(|_| Failure::Closed)
    }

    /// Where the game with this id is stored, and its text, if nothing is there but what we know.
    fn untouched(&self, id: &str, before: &str) -> Result<(String, String), Failure> {
        let key = format!("{GAME}{id}");
        let stored = item(local(), &key).unwrap_or_default();
        let is_ours = stored == before || self.behind.borrow().contains(&stored);
        if is_ours || stored.is_empty() {
            Ok((key, stored))
        } else {
            Err(Failure::Elsewhere(stored))
        }
    }

    /// Whether this is another outcome than the last one.
    pub fn is_news(&self, stored: &Result<(), Failure>) -> bool {
        self.failed.replace(stored.is_err()) != stored.is_err()
    }

    /// All saved games.
    pub fn games(&self) -> Vec<Saved> {
        let mut games: Vec<Saved> = Vec::new();
        for storage in [local(), session()].into_iter().flatten() {
            for i in 0..storage.length().unwrap_or(0) {
                let Ok(Some(key)) = storage.key(i) else { continue };
                if let Some(id) = id_of(&key)
                    && let Some(text) = load(&key)
                    && !games.iter().any(|game| game.id == id)
                {
                    self.behind.borrow_mut().extend(item(local(), &key).filter(|old| *old != text));
                    games.push(Saved { id, text });
                }
            }
        }
        games
    }
}

/// The reviews of these games.
pub fn reviews(games: &[Saved]) -> Vec<Saved> {
    let review = |game: &Saved| {
        let text = load(&format!("{REVIEW}{}", game.id))?;
        Some(Saved { id: game.id.clone(), text })
    };
    games.iter().filter_map(review).collect()
}

/// Keeps the review of a game. What finds no room can be made again.
pub fn save_review(id: &str, text: &str) {
    let _ = write(&format!("{REVIEW}{id}"), text);
}

/// The id of the game that is stored under `key`, if it is one: a number.
pub fn id_of(key: &str) -> Option<String> {
    let id = key.strip_prefix(GAME)?;
    let is_number = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { Some(id.into()) } else { None }
}

/// The text of the game with this id.
pub fn game(id: &str) -> Option<String> {
    load(&(format!("{GAME}{id}")))
}

/// The id of the game that was on the board last.
pub fn current() -> String {
    load(CURRENT).unwrap_or_default()
}

/// Notes which game is on the board: in this window, and for the next one.
pub fn set_current(id: &str) {
    // What cannot be written is not worth a word: the game itself tells.
    put(session(), CURRENT, id);
    put(local(), CURRENT, id);
}

/// What was last chosen for each game; the last choice of all stands last.
pub fn choices() -> Vec<String> {
    let (mut games, last) = (["Renju", "Ren", "Rin"], load(LAST_CHOSEN));
    games.sort_by_key(|&game| last.as_deref() == Some(game));
    games.iter().filter_map(|&game| load(&format!("{CHOICE}{game}"))).collect()
}

pub fn save_choice(game: &str, text: &str) -> Result<(), Failure> {
    write(&format!("{CHOICE}{game}"), text)?;
    write(LAST_CHOSEN, game)
}

/// What is set otherwise than usual.
pub fn settings() -> String {
    load(SETTINGS).unwrap_or_default()
}

pub fn save_settings(text: &str) -> Result<(), Failure> {
    write(SETTINGS, text)
}

/// What was learned so far.
pub fn learned() -> String {
    load(LEARNED).unwrap_or_default()
}

pub fn save_learned(text: &str) -> Result<(), Failure> {
    write(LEARNED, text)
}

/// Asks the browser not to throw away what it keeps. Whether it does so is its own matter.
pub fn persist() {
    let navigator = dom::window().navigator();
    let storage = js_sys::Reflect::get(&navigator, &"storage".into());
    // Pages that are not served over a secure connection are not asked.
    if storage.is_ok_and(|storage| !storage.is_undefined()) {
        // Where it is refused, as in frames without an origin, nothing is kept for longer than before.
        if let Ok(asked) = navigator.storage().persist() {
            spawn_local(async move { drop(asked.await) });
        }
    }
}

fn local() -> Option<web_sys::Storage> {
    dom::window().local_storage().ok().flatten()
}

fn session() -> Option<web_sys::Storage> {
    dom::window().session_storage().ok().flatten()
}

/// What the window keeps for itself is newer, or its own.
fn load(key: &str) -> Option<String> {
    item(session(), key).or_else(|| item(local(), key))
}

/// What finds no room is kept by the window, until that is closed.
fn write(key: &str, text: &str) -> Result<(), Failure> {
    if !put(local(), key, text) {
        put(session(), key, text);
        return Err(Failure::Closed);
    }
    if let Some(session) = session() {
        let _ = session.remove_item(key);
    }
    Ok(())
}

fn item(storage: Option<web_sys::Storage>, key: &str) -> Option<String> {
    storage?.get_item(key).ok()?
}

fn put(storage: Option<web_sys::Storage>, key: &str, text: &str) -> bool {
    storage.is_some_and(|storage| storage.set_item(key, text).is_ok())
}
