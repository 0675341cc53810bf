//! What the browser keeps between visits, if it keeps anything.

use super::dom;
use crate::board::decimal;
use std::cell::{Cell, RefCell};

const GAME: &str = "goishi.game";
/// Followed by a number, 0 for the newest.
pub const KEPT: &str = "goishi.kept.";
const SETTINGS: &str = "goishi.settings";
const UNREADABLE: &str = "goishi.unreadable.";
/// More unreadable texts than this are nobody's games.
const MOST_UNREADABLE: usize = 20;

/// The browser's storage is missing, closed or full.
pub struct Failure;

/// The running game in the browser's storage.
pub struct Storage {
    /// The text there as we last saw it: what differs, another window has written.
    known: RefCell<Option<String>>,
    /// Whether something there could not be copied, so that nothing may be written over it.
    closed: Cell<bool>,
    /// Whether the player has been told that nothing is kept.
    told: Cell<bool>,
}

impl Storage {
    pub fn new() -> Self {
        Self { known: RefCell::default(), closed: Cell::new(false), told: Cell::new(false) }
    }

    pub fn load(&self) -> Option<String> {
        self.known.replace(load(GAME));
        self.known.borrow().clone()
    }

    /// The game there, if another window has saved it since we last looked.
    pub fn found_elsewhere(&self) -> Option<String> {
        let stored = load(GAME);
        let known = self.known.replace(stored.clone());
        stored.filter(|text| known.as_ref() != Some(text))
    }

    pub fn save(&self, text: &str) -> Result<(), Failure> {
        self.check_open()?;
        write(GAME, text)?;
        self.known.replace(Some(text.into()));
        Ok(())
    }

    /// Keeps the games that were set aside, the newest first.
    pub fn keep(&self, games: &[String]) -> Result<(), Failure> {
        self.check_open()?;
        for (i, text) in games.iter().enumerate() {
            write(&numbered(KEPT, i), text)?;
        }
        let more = (games.len()..).map(|i| numbered(KEPT, i)).take_while(|key| load(key).is_some());
        more.for_each(|key| remove(&key));
        Ok(())
    }

    /// Keeps a text that could not be read. It is somebody's game, so if that fails nothing is
    /// written any more.
    pub fn keep_unreadable(&self, text: &str) -> Result<(), Failure> {
        let keys = (0..MOST_UNREADABLE).map(|i| numbered(UNREADABLE, i));
        let free = keys.into_iter().find(|key| load(key).is_none_or(|other| other == text));
        let kept = free.ok_or(Failure).and_then(|key| write(&key, text));
        self.closed.set(self.closed.get() || kept.is_err());
        kept
    }

    /// Whether the player has still to be told that nothing is kept; after that he has.
    pub fn is_news(&self) -> bool {
        !self.told.replace(true)
    }

    fn check_open(&self) -> Result<(), Failure> {
        if self.closed.get() { Err(Failure) } else { Ok(()) }
    }
}

/// The games that were set aside, the newest first.
pub fn kept() -> Vec<String> {
    (0..).map_while(|i| load(&numbered(KEPT, i))).collect()
}

/// What was switched off.
pub fn settings() -> String {
    load(SETTINGS).unwrap_or_default()
}

pub fn save_settings(text: &str) -> Result<(), Failure> {
    write(SETTINGS, text)
}

fn numbered(key: &str, number: usize) -> String {
    key.to_string() + &decimal::write(number)
}

fn local() -> Option<web_sys::Storage> {
    dom::window().local_storage().ok().flatten()
}

fn load(key: &str) -> Option<String> {
    local()?.get_item(key).ok()?
}

fn write(key: &str, text: &str) -> Result<(), Failure> {
    local().ok_or(Failure)?.set_item(key, text).map_err(|_| Failure)
}

fn remove(key: &str) {
    if let Some(local) = local() {
        // What cannot be removed cannot be written either, and that is told.
        let _ = local.remove_item(key);
    }
}
