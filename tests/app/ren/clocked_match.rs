//! Matches and games of Ren against the clock.

use crate::App;
use goishi::app::{Command, Effect, Message};

const MINUTE: u64 = 60_000;
const START: u64 = 7 * MINUTE;

/// A game or match that begins at a certain time.
fn begun(more: &[(&str, &str)]) -> App {
    let mut app = App::new();
    app.time(START);
    app.begin("ren:size=8", &[&[("clock", "10+5")], more].concat());
    app
}

impl App {
    /// So many minutes after the start.
    fn minutes(&mut self, minutes: u64) -> Vec<Effect> {
        self.time(START + minutes * MINUTE)
    }
}

#[test]
fn a_pass_is_a_move_for_the_clock() {
    let mut app = begun(&[]);
    app.minutes(1);
    app.command(Command::Pass);
    app.minutes(3);
    assert_eq!(app.clocks(), ["9:05", "8:00"]);
}

#[test]
fn the_second_game_has_fresh_clocks_that_run() {
    let mut app = begun(&[("match", "match")]);
    app.minutes(3);
    app.press("a1");
    app.minutes(4);
    app.command(Command::Pass);
    app.command(Command::Pass);
    assert_eq!(app.minutes(9), [], "no clock runs between the games");
    let effects = app.command(Command::NextGame);
    assert!(effects.contains(&Effect::Wake), "{effects:?}");
    let head = "goishi 1 ren:size=8\nevent: match of two, game 2 after 0-0\nclock: 10+5 600000 600000 0 0\n";
    assert_eq!(app.saved(), format!("{head}\n"));
    assert_eq!(app.clocks(), ["10:00", "10:00"]);
    app.minutes(11);
    assert_eq!(app.clocks(), ["8:00", "10:00"]);
}

#[test]
fn a_saved_first_game_still_gives_the_second_its_clocks() {
    let mut app = begun(&[("match", "match")]);
    app.command(Command::Pass);
    app.command(Command::Pass);
    let mut app = App::opened(Some(&app.saved()), "");
    app.minutes(0);
    app.command(Command::NextGame);
    app.minutes(2);
    assert_eq!(app.clocks(), ["8:00", "10:00"]);
}

#[test]
fn a_fallen_flag_ends_the_game_and_the_match() {
    let mut app = begun(&[("match", "match")]);
    app.press("a1");
    app.minutes(10);
    assert_eq!(app.panel().sentence, "Black wins: White ran out of time.");
    assert_eq!(app.panel().standing, "Match, first game. The match goes to the first player.");
    assert!(!app.panel().is_possible(Command::NextGame));
    app.command(Command::Undo);
    assert_eq!(app.panel().standing, "Match, first game.");
}

#[test]
fn in_a_pause_that_is_told_and_then_what_the_last_stone_did() {
    let mut app = begun(&[]);
    app.press("b2 b7 c2 e7 d2 g7 e2");
    app.command(Command::Pause);
    assert_eq!(app.panel().effect, "The clocks are paused.");
    assert_eq!(app.bands(), ["black b2-e2"]);
    app.hover("d2");
    assert!(app.panel().effect.starts_with("d2 replaces a weak stone"), "{}", app.panel().effect);
    app.send(Message::PointerLeft);
    app.command(Command::Pause);
    assert!(app.panel().effect.contains(" scores 1 point"));
}
