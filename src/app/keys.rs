//! Single keys as shortcuts. They work where no text is typed, and can be switched off, as some people's
//! voice or hand would press them by mistake.

use super::panel::panel;
use super::parts::Parts;
use super::update::step;
use super::{Command, Effect, HostEffect, HostKind, Model, spoken};

/// Keys that press no control, and what they do instead.
pub const OTHER_KEYS: [(&str, Shortcut); 8] = [
    ("n", Shortcut::Open("new-game")),
    ("g", Shortcut::Open("games")),
    ("l", Shortcut::Open("learn")),
    ("s", Shortcut::Open("share")),
    ("?", Shortcut::Open("keys-sheet")),
    ("m", Shortcut::ToTyped),
    ("b", Shortcut::ToBoard),
    ("t", Shortcut::Tell),
];

/// A shortcut.
#[derive(Clone, Copy)]
pub enum Shortcut {
    /// Presses a control.
    Press(Command),
    /// Opens the sheet with this id.
    Open(&'static str),
    /// Leads to the field for typed moves.
    ToTyped,
    /// Leads to the board.
    ToBoard,
    /// Says what the position is.
    Tell,
}

impl Shortcut {
    /// What this key does.
    fn of(key: &str) -> Option<Self> {
        let other = OTHER_KEYS.into_iter().find(|&(known, _)| known == key);
        Command::from_key(key).map(Self::Press).or_else(|| Some(other?.1))
    }

    /// What this key does on this board: keys press only what is shown. None if they are switched off.
    fn on(model: &Model, key: &str) -> Option<Self> {
        let shortcut = Self::of(key).filter(|_| model.view.settings.keys.is_on())?;
        let is_there = match shortcut {
            Self::Press(command) => Parts::new(model, &panel(model)).offers(command),
            Self::Open(_) | Self::ToTyped => model.host.kind == HostKind::Page,
            Self::ToBoard | Self::Tell => true,
        };
        is_there.then_some(shortcut)
    }
}

/// Whether `key` is a command now. All others are the browser's.
pub fn is_shortcut(model: &Model, key: &str) -> bool {
    Shortcut::on(model, key).is_some()
}

/// Does what `key` stands for.
pub fn pressed(model: &mut Model, key: &str) -> Vec<Effect> {
    let Some(shortcut) = Shortcut::on(model, key) else { return Vec::new() };
    match shortcut {
        // Who asks for a hint may have to hear why there is none.
        Shortcut::Press(command) if command.is_possible(model) || command == Command::Hint => {
            step(model, command.message())
        }
        Shortcut::Press(_) => Vec::new(),
        Shortcut::Open(id) => vec![Effect::Host(HostEffect::OpenSheet(id.into()))],
        Shortcut::ToTyped => vec![Effect::Host(HostEffect::FocusTyped)],
        Shortcut::ToBoard => vec![Effect::Focus(model.view.cursor)],
        Shortcut::Tell => vec![Effect::Announce(spoken::position(model))],
    }
}
