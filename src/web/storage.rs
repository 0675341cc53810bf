//! What the browser keeps between visits.

use super::dom;
use std::cell::Cell;

/// The running game.
pub const GAME: &str = "goishi.game";
/// The game that was set aside.
pub const ASIDE: &str = "goishi.aside";
/// A saved text that could not be read.
pub const UNREADABLE: &str = "goishi.unreadable";

/// The browser's storage, which may be missing, closed or full.
pub struct Storage {
    local: Option<web_sys::Storage>,
    /// Whether the player has been told that nothing is kept.
    pub failure_told: Cell<bool>,
}

impl Storage {
    pub fn new() -> Self {
        Self { local: dom::window().local_storage().ok().flatten(), failure_told: Cell::new(false) }
    }

    pub fn load(&self, key: &str) -> Option<String> {
        self.local.as_ref()?.get_item(key).ok()?
    }

    /// Keeps `text`, or forgets what was kept; says whether that worked.
    pub fn save(&self, key: &str, text: Option<&str>) -> bool {
        let Some(local) = &self.local else { return false };
        match text {
            Some(text) => local.set_item(key, text).is_ok(),
            None => local.remove_item(key).is_ok(),
        }
    }
}
