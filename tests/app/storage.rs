//! The browser's storage as the page uses it: windows share it, and none overwrites what it has not seen.

use goishi::app::{Effect, HostEffect, Message, Saved, Settings};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What one window sees of it.
#[derive(Clone, Default)]
pub struct Storage {
    /// Texts by keys, those of all windows.
    games: Rc<RefCell<BTreeMap<String, String>>>,
    /// What is set otherwise than usual, for all windows.
    settings: Rc<RefCell<String>>,
    /// The key of the game to which this window comes back.
    current: String,
}

impl Storage {
    /// With these games in it; the first was on the board.
    pub fn holding(saved: impl IntoIterator<Item = Saved>) -> Self {
        let mut storage = Self::default();
        for Saved { id, text } in saved {
            if storage.current.is_empty() {
                storage.current.clone_from(&id);
            }
            storage.games.borrow_mut().insert(id, text);
        }
        storage
    }

    pub fn current(&self) -> String {
        self.current.clone()
    }

    /// The settings as they are saved.
    pub fn settings(&self) -> String {
        self.settings.borrow().clone()
    }

    pub fn save_settings(&self, text: &str) {
        text.clone_into(&mut self.settings.borrow_mut());
    }

    /// All games, the newest first.
    pub fn games(&self) -> Vec<Saved> {
        let games = self.games.borrow();
        let saved = games.iter().map(|(id, text)| Saved { id: id.clone(), text: text.clone() });
        let mut saved: Vec<Saved> = saved.collect();
        saved.sort_by_key(|saved| Reverse((saved.id.len(), saved.id.clone())));
        saved
    }

    /// The text under this key.
    pub fn text(&self, id: &str) -> Option<String> {
        self.games.borrow().get(id).cloned()
    }

    /// Saves or deletes what this effect of the window says, whose game is `running`; returns what another
    /// window has done to it.
    pub fn perform(&mut self, effect: &Effect, running: &str) -> Option<Message> {
        let (id, before, text) = match effect {
            Effect::Host(HostEffect::Save { id, text, before }) => (id, before, Some(text)),
            Effect::Host(HostEffect::Forget { id, before }) => (id, before, None),
            Effect::Host(HostEffect::SaveSetting(setting, value)) => {
                self.save_settings(&Settings::merged(&self.settings(), *setting, value));
                return None;
            }
            _ => return None,
        };
        if text.is_some() && id == running {
            self.current.clone_from(id);
        }
        match (self.text(id).filter(|stored| stored != before), text) {
            (Some(text), _) => return Some(Message::FoundElsewhere { id: id.clone(), text }),
            (None, Some(text)) => drop(self.games.borrow_mut().insert(id.clone(), text.clone())),
            (None, None) => drop(self.games.borrow_mut().remove(id)),
        }
        None
    }
}
