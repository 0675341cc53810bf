//! A game that plays by itself.

use super::{App, announced};
use goishi::app::{Command, Effect, HostEffect, Message, Setting, Step};

/// Five moves of Ren, at a certain time.
fn game() -> App {
    let mut app = App::opened(Some("goishi 1 ren\n\na1 b1 c1 d1 e1"), "");
    app.time(10_000);
    app
}

impl App {
    /// Whether the button is down, and the position shown.
    fn plays(&self) -> (bool, usize) {
        (Command::Autoplay.pressed(&self.model) == Some(true), self.panel().shown)
    }

    /// So many milliseconds after the start.
    fn after(&mut self, passed: u64) -> Vec<Effect> {
        self.time(10_000 + passed)
    }
}

#[test]
fn it_shows_a_move_a_second_from_the_position_shown() {
    let mut app = game();
    app.send(Message::Show(Step::Ply(2)));
    let effects = app.command(Command::Autoplay);
    assert!(effects.contains(&Effect::Wake));
    assert_eq!(app.plays(), (true, 2));
    let shown = [999, 1_000, 1_999, 2_000, 2_999, 3_000].map(|passed| {
        let effects = app.after(passed);
        assert!(effects.contains(&Effect::Wake), "it comes back");
        app.panel().shown
    });
    assert_eq!(shown, [2, 3, 3, 4, 4, 5]);
    assert_eq!(app.plays(), (false, 5), "the last move shown is the end");
}

#[test]
fn between_two_moves_nothing_is_painted() {
    let mut app = game();
    app.command(Command::Autoplay);
    for passed in [1, 300, 600, 999] {
        assert_eq!(app.after(passed), [Effect::Wake]);
    }
    assert!(app.after(1_000).contains(&Effect::Refresh));
    assert_eq!(app.after(1_001), [Effect::Wake]);
}

#[test]
fn from_the_end_it_begins_at_the_start() {
    let mut app = game();
    app.command(Command::Autoplay);
    assert_eq!(app.plays(), (true, 0));
    let effects = app.after(1_000);
    assert_eq!(announced(&effects), ["Move 1 of 5. Black a1. White to play."], "each move is told");
}

#[test]
fn at_the_end_it_stops_and_asks_for_no_more() {
    let mut app = game();
    app.command(Command::Autoplay);
    for second in 1..=6 {
        app.after(second * 1_000);
    }
    assert_eq!(app.plays(), (false, 5));
    assert_eq!(app.after(60_000), []);
}

#[test]
fn a_page_that_slept_shows_one_move_and_not_all_of_them() {
    let mut app = game();
    app.command(Command::Autoplay);
    app.after(60_000);
    assert_eq!(app.plays(), (true, 1));
    app.after(60_999);
    assert_eq!(app.plays(), (true, 1), "the pace is kept from there");
}

#[test]
fn whoever_does_something_with_the_game_stops_it() {
    let stops = |message: Message, shown: usize| {
        let mut app = game();
        app.send(Message::Show(Step::Ply(2)));
        app.command(Command::Autoplay);
        app.after(1_000);
        app.send(message.clone());
        assert_eq!(app.plays(), (false, shown), "{message:?}");
        app.after(5_000);
        assert_eq!(app.panel().shown, shown, "{message:?}");
    };
    let here = game();
    stops(Message::Autoplay, 3);
    stops(Message::Show(Step::Previous), 2);
    stops(Message::Show(Step::Next), 4);
    stops(Message::Show(Step::Ply(1)), 1);
    stops(Message::Undo, 2);
    stops(Message::Play(here.point("j10")), 4);
    stops(Message::ChooseGame("Rin".into()), 0);
    stops(Message::NewGame(super::form("ren", &[])), 0);
}

#[test]
fn a_stone_is_a_try_and_the_game_stays() {
    let mut app = game();
    app.send(Message::Show(Step::Ply(2)));
    app.command(Command::Autoplay);
    app.after(1_000);
    app.press("j10");
    assert_eq!(app.saved(), "goishi 1 ren\n\na1 b1 c1 d1 (j10) e1\n");
}

#[test]
fn a_look_round_and_a_setting_do_not_stop_it() {
    let mut app = game();
    app.command(Command::Autoplay);
    app.hover("c3");
    app.send(Message::Switch(Setting::Numbers));
    app.send(Message::Resized { side: 300.0, scale: 1.0 });
    app.after(1_000);
    assert_eq!(app.plays(), (true, 1));
}

#[test]
fn a_decision_on_the_way_is_a_try_and_ends_it() {
    let mut app = game();
    app.send(Message::Show(Step::Ply(2)));
    app.command(Command::Autoplay);
    app.command(Command::Pass);
    for second in 1..=4 {
        app.after(second * 1_000);
    }
    assert_eq!((app.plays(), app.panel().moves.len()), ((false, 3), 5));
}

#[test]
fn nothing_changes_in_the_game_or_in_the_storage() {
    let mut app = game();
    let before = app.storage.games();
    app.effects.clear();
    app.command(Command::Autoplay);
    for second in 1..=7 {
        app.after(second * 1_000);
    }
    let saves =
        app.effects.iter().any(|effect| matches!(effect, Effect::Host(HostEffect::Save { .. })));
    assert!(!saves);
    assert_eq!(app.storage.games(), before);
}

#[test]
fn a_clock_that_runs_meanwhile_still_falls() {
    let mut app = App::new();
    app.time(10_000);
    app.begin("ren", &[("clock", "1+0")]);
    app.press("a1 b1 c1");
    app.command(Command::Autoplay);
    app.after(59_999);
    assert_eq!(app.plays(), (true, 1));
    app.after(60_000);
    assert_eq!(app.panel().sentence, "Black wins: White ran out of time.");
    assert_eq!(app.panel().shown, 4);
}

#[test]
fn its_pace_can_be_chosen_also_while_it_plays() {
    for (pace, ms) in [("0.25", 250), ("0.5", 500), ("1", 1_000), ("2", 2_000)] {
        let mut app = game();
        app.send(Message::Set(Setting::Pace, pace.into()));
        app.command(Command::Autoplay);
        app.after(ms - 1);
        assert_eq!(app.plays(), (true, 0), "{pace}");
        app.after(ms);
        assert_eq!(app.plays(), (true, 1), "{pace}");
    }
    let mut app = game();
    app.command(Command::Autoplay);
    app.after(1_000);
    app.send(Message::Set(Setting::Pace, "0.25".into()));
    app.after(2_000);
    app.after(2_250);
    assert_eq!(app.plays(), (true, 3), "from the next move on");
}
