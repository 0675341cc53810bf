//! Single keys as shortcuts. They work where no text is typed, and can be switched off, as some people's
//! voice or hand would press them by mistake.

use super::{Command, Effect, Model, Setting, spoken, update};

/// All of them but the arrows to the left and the right.
const KEYS: &[u8] = b"ngs?mbt#,.<>aurph";

/// Whether `key` is a command now. All others are the browser's.
pub fn is_shortcut(model: &Model, key: &str) -> bool {
    let is_one = match key.as_bytes() {
        [byte] => KEYS.contains(byte),
        _ => key == "ArrowLeft" || key == "ArrowRight",
    };
    is_one && model.settings.is_on(Setting::Keys)
}

/// What `key` does.
pub fn pressed(model: &mut Model, key: &str) -> Vec<Effect> {
    if !is_shortcut(model, key) {
        return Vec::new();
    }
    let command = match key {
        "n" => return vec![Effect::OpenSheet("new-game".into())],
        "g" => return vec![Effect::OpenSheet("games".into())],
        "s" => return vec![Effect::OpenSheet("share".into())],
        "?" => return vec![Effect::OpenSheet("keys-sheet".into())],
        "m" => return vec![Effect::FocusTyped],
        "b" => return vec![Effect::Focus(model.cursor)],
        "t" => return vec![Effect::Announce(spoken::position(model))],
        "#" => Command::Numbers,
        "," | "ArrowLeft" => Command::Previous,
        "." | "ArrowRight" => Command::Next,
        "<" => Command::First,
        ">" => Command::Last,
        "a" => Command::Autoplay,
        "u" => Command::Undo,
        "r" => Command::Redo,
        "p" => Command::Pass,
        "h" => Command::Hint,
        _ => return Vec::new(),
    };
    // Who asks for a hint may have to hear why there is none.
    let is_heard = command.is_possible(model) || command == Command::Hint;
    if is_heard { update(model, command.message()) } else { Vec::new() }
}
