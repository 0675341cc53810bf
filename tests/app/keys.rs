//! Single keys as shortcuts.

use super::{App, announced};
use goishi::app::{Command, Effect, HostEffect, Message, Setting, Step};

/// The key that leads to the next lesson or problem, and does nothing in a game.
const OF_LESSONS: &str = "x";

/// All keys that do something, with a game in the middle of which all of them can.
const KEYS: [&str; 20] = [
    "n",
    "g",
    "l",
    "s",
    "?",
    "m",
    "b",
    "t",
    "#",
    ",",
    ".",
    "<",
    ">",
    "a",
    "u",
    "r",
    "p",
    "h",
    "ArrowLeft",
    "ArrowRight",
];

impl App {
    fn key(&mut self, key: &str) -> Vec<Effect> {
        self.send(Message::Shortcut(key.into()))
    }
}

/// A game of Ren with something before and after the position shown, and something taken back.
fn game() -> App {
    let mut app = App::opened(Some("goishi 1 ren\n\na1 b1 c1 d1 e1 f1"), "");
    app.send(Message::Undo);
    app.send(Message::Show(Step::Ply(3)));
    app
}

/// What `key` leads to in the middle of that game: the position shown and the length of the game.
fn shown(key: &str) -> (usize, usize) {
    let mut app = game();
    app.key(key);
    (app.panel().shown, app.panel().moves.len())
}

#[test]
fn keys_step_through_the_game() {
    assert_eq!([",", "ArrowLeft"].map(shown), [(2, 5); 2]);
    assert_eq!([".", "ArrowRight"].map(shown), [(4, 5); 2]);
    assert_eq!((shown("<"), shown(">")), ((0, 5), (5, 5)));
}

#[test]
fn keys_take_back_play_again_and_pass() {
    let mut app = game();
    app.key(">");
    app.key("u");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (4, 4));
    app.key("r");
    app.key("r");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (6, 6));
    app.key("p");
    assert_eq!(app.panel().moves.last().unwrap().word, "passes");
}

#[test]
fn keys_open_sheets_and_lead_to_places() {
    let mut app = game();
    for (key, sheet) in [("n", "new-game"), ("g", "games"), ("s", "share"), ("?", "keys-sheet")] {
        assert_eq!(app.key(key), [Effect::Host(HostEffect::OpenSheet(sheet.into()))]);
    }
    assert_eq!(app.key("m"), [Effect::Host(HostEffect::FocusTyped)]);
    assert_eq!(app.key("b"), [Effect::Focus(app.model.cursor())]);
}

#[test]
fn t_says_the_position_again_and_changes_nothing() {
    let mut app = game();
    let before = app.panel();
    let effects = app.key("t");
    assert_eq!(announced(&effects), ["Move 3 of 5. Black c1. White to play."]);
    assert_eq!((effects.len(), app.panel()), (1, before));
}

#[test]
fn keys_number_the_stones_and_let_the_game_play() {
    let mut app = game();
    let effects = app.key("#");
    assert!(effects.contains(&Effect::Host(HostEffect::SaveSetting(Setting::Numbers, "on"))));
    app.key("#");
    assert_eq!(Command::Numbers.pressed(&app.model), Some(false));
    app.key("a");
    assert_eq!(Command::Autoplay.pressed(&app.model), Some(true));
    app.key("a");
    assert_eq!(Command::Autoplay.pressed(&app.model), Some(false));
}

#[test]
fn each_key_does_something_and_nothing_when_keys_are_switched_off() {
    for key in KEYS {
        let mut app = game();
        if key == "r" || key == "p" {
            app.key(">");
        }
        assert_ne!(app.key(key), [], "{key}");
    }
    let mut app = game();
    app.send(Message::Switch(Setting::Keys));
    let before = app.panel();
    for key in KEYS {
        assert_eq!(app.key(key), [], "{key}");
    }
    assert_eq!(app.panel(), before);
}

#[test]
fn what_is_not_possible_is_not_done_and_brings_no_message() {
    let mut app = App::opened(Some("goishi 1 rin\n\n"), "");
    for key in [",", ".", "<", ">", "ArrowLeft", "ArrowRight", "u", "r", "a", "p"] {
        assert_eq!(app.key(key), [], "{key}");
    }
    let mut app = App::opened(Some("goishi 1 rin\n\n1,1"), "");
    app.send(Message::Switch(Setting::TakeBack));
    assert_eq!(app.key("u"), [], "the button would not do it either");
    assert_eq!(app.panel().notice, "");
}

#[test]
fn other_keys_mean_nothing() {
    let mut app = game();
    for key in ["", "N", "U", "y", " ", "1", "é", "ArrowUp", "Enter", "Escape", "nn", "\u{0}"] {
        assert_eq!(app.key(key), [], "{key:?}");
    }
}

/// The list of keys on the page names all of them, and no others.
#[test]
fn the_page_lists_the_keys() {
    let html = include_str!("../../www/sheets.html");
    let sheet =
        html.split("data-part=\"keys-sheet\"").nth(1).unwrap().split("</dialog>").next().unwrap();
    let named = sheet.split("<kbd>").skip(1).map(|rest| rest.split("</kbd>").next().unwrap());
    let named: Vec<String> =
        named.map(|key| key.replace("&lt;", "<").replace("&gt;", ">")).collect();
    for key in KEYS.iter().filter(|key| key.len() == 1) {
        assert!(named.contains(&(*key).to_string()), "{key} is not listed");
    }
    for key in named.iter().filter(|key| key.len() == 1) {
        let is_known = KEYS.contains(&key.as_str()) || key == OF_LESSONS;
        assert!(is_known, "{key} is listed and does nothing");
    }
}
