//! What moves, for how long, and when nothing does.

use super::capture::leaving;
use super::{ATARI, CHAIN, FOUR, RING, laid};
use crate::App;
use goishi::app::palette::Scheme;
use goishi::app::{Command, Effect, Message, Motion, Pointer, Step};
use goishi::board::Color;

const START: u64 = 5_000;

/// The game at a certain time.
fn started(stones: super::Stones) -> App {
    let mut app = laid("ren", stones);
    app.time(START);
    app
}

fn look(motion: Motion) -> Message {
    Message::Look { scheme: Scheme::Light, motion, pointer: Pointer::Fine }
}

impl App {
    /// The picture so many milliseconds later: how far the move is shown, how far rings have swollen, and
    /// whether another picture follows.
    fn later(&mut self, passed: u64) -> (f64, f64, bool) {
        self.time(START + passed);
        let diagram = self.diagram();
        (diagram.progress, diagram.swell, diagram.moving)
    }

    fn rests(&self) -> bool {
        let diagram = self.diagram();
        let still = (diagram.progress, diagram.swell, diagram.moving) == (1.0, 0.0, false);
        assert!(!still || leaving(self).is_empty(), "what has left is gone");
        still
    }
}

#[test]
fn a_capture_happens_in_a_quarter_of_a_second() {
    let mut app = started(ATARI);
    assert!(app.rests());
    app.press("d3");
    let shown = [0, 125, 200, 249, 250, 9_000].map(|passed| {
        let (progress, _, moving) = app.later(passed);
        (progress, moving)
    });
    let expected =
        [(0.0, true), (0.5, true), (0.8, true), (0.996, true), (1.0, false), (1.0, false)];
    assert_eq!(shown, expected);
    app.later(249);
    assert_eq!(leaving(&app).len(), 1);
    app.later(250);
    assert!(app.rests());
    app.time(START - 1);
    assert!(app.rests(), "a watch that was set back");
}

#[test]
fn a_stone_that_does_nothing_lies_there_at_once() {
    let mut app = started(FOUR);
    app.press("h2");
    assert!(app.rests());
    app.command(Command::Pass);
    assert!(app.rests());
}

#[test]
fn rings_of_weak_stones_swell_three_times_and_rest() {
    let mut app = started(FOUR);
    app.press("e2");
    let shown = [0, 300, 600, 900, 1200, 1500, 1799].map(|passed| app.later(passed));
    let swells: Vec<f64> = shown.iter().map(|(_, swell, _)| swell.round()).collect();
    assert_eq!(swells, [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]);
    assert!(shown.iter().all(|&(_, _, moving)| moving));
    assert_eq!(app.later(450).1, 0.5);
    assert_eq!(app.later(1_800), (1.0, 0.0, false));
    assert_eq!(app.later(2_100), (1.0, 0.0, false));
}

#[test]
fn rings_of_protected_stones_do_not_swell() {
    let mut app = started(CHAIN);
    app.press("f6 e7 e8 f7");
    assert!(app.later(249).2);
    assert!(!app.later(250).2);
}

#[test]
fn nothing_moves_where_less_motion_is_wanted() {
    for (stones, square) in [(ATARI, "d3"), (FOUR, "e2")] {
        let mut app = started(stones);
        app.send(look(Motion::Reduced));
        app.press(square);
        assert!(app.rests());
        app.time(START + 100);
        assert!(app.rests());
        app.send(look(Motion::Full));
        assert!(app.rests(), "what has been shown is not shown again");
    }
}

#[test]
fn what_moves_stops_when_less_motion_is_wanted() {
    let mut app = started(FOUR);
    app.press("e2");
    app.send(look(Motion::Reduced));
    assert!(app.rests());
}

#[test]
fn only_a_move_that_is_played_moves_the_picture() {
    let moved = || {
        let mut app = started(FOUR);
        app.press("e2");
        assert!(app.diagram().moving);
        app
    };
    let mut app = moved();
    app.command(Command::Undo);
    assert!(app.rests(), "undo");
    app.command(Command::Redo);
    assert!(app.rests(), "redo");
    for step in [Step::Previous, Step::Next, Step::First, Step::Ply(7)] {
        let mut app = moved();
        app.send(Message::Show(Step::Ply(3)));
        app.send(Message::Show(step));
        assert!(app.rests(), "{step:?}");
    }
    let mut app = moved();
    let left = app.saved();
    app.new_game("ren");
    assert!(app.rests(), "a new game");
    app.reopen(&left);
    assert!(app.rests(), "a game that comes back");
    let app = App::opened(Some(&moved().saved()), "");
    assert!(app.rests(), "a reload");
}

/// The steps shown, and the points beside the names.
fn count(app: &App) -> (usize, [u16; 2]) {
    let panel = app.panel();
    (panel.steps.len(), panel.players.map(|player| player.count))
}

#[test]
fn the_steps_of_a_nine_come_one_after_the_other_only_when_it_is_played() {
    let mut app = started(RING);
    let effects = app.press("c3");
    let all = count(&App::opened(Some(&app.saved()), ""));
    assert!(effects.contains(&Effect::Wake), "the page comes back for the next step");
    assert_eq!(count(&app), (1, [0, 0]));
    let effects = app.time(START + 700);
    assert_eq!(effects, [Effect::Wake], "nothing is new, and nothing is painted");
    assert_eq!(count(&app), (1, [0, 0]));
    app.later(800);
    assert_eq!(count(&app), all);
    app.later(3_000);
    assert_eq!(app.time(START + 3_100), [], "it rests");
    app.send(Message::Show(Step::Previous));
    app.send(Message::Show(Step::Next));
    assert_eq!(count(&app), all);
    let mut app = started(RING);
    app.send(look(Motion::Reduced));
    assert!(!app.press("c3").contains(&Effect::Wake));
    assert_eq!(count(&app), all);
}

#[test]
fn a_look_round_does_not_stop_the_picture_and_a_refusal_starts_none() {
    let mut app = started(FOUR);
    app.press("e2");
    app.time(START + 100);
    app.hover("h1");
    app.press("c2");
    assert_eq!(app.panel().moves.len(), 7, "c2 is refused");
    let diagram = app.diagram();
    assert_eq!((diagram.progress, diagram.moving), (0.4, true));
    app.later(2_000);
    app.press("c2");
    assert!(app.rests());
}

#[test]
fn other_games_stand_still() {
    let mut app = App::small(&[]);
    app.time(START);
    app.play(3, 3);
    assert!(!app.diagram().moving);
}

#[test]
fn points_fly_once_from_the_stone_to_the_score_and_a_nine_is_counted_instead() {
    let mut app = started(FOUR);
    assert_eq!(app.panel().flight, None);
    app.press("e2");
    let flight = app.panel().flight.unwrap();
    let at = app.place_of(app.point("e2"));
    assert_eq!((flight.text.as_str(), flight.to, flight.ply), ("+1", Color::Black, 7));
    assert_eq!(flight.from, (at.x, at.y));
    app.hover("h1");
    assert_eq!(app.panel().flight, Some(flight), "the same one");
    app.later(350);
    assert_eq!(app.panel().flight, None);
    let mut app = started(FOUR);
    app.send(look(Motion::Reduced));
    app.press("e2");
    assert_eq!(app.panel().flight, None, "where less motion is wanted");
    let mut app = started(RING);
    app.press("c3");
    assert_eq!(app.panel().flight, None, "a nine");
}
