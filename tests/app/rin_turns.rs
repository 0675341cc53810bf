//! What just happened in Rin: whole turns are marked and told until the next turn ends.

use super::App;
use goishi::app::diagram::Sign;
use goishi::app::{Command, Effect, Message, Setting};

/// White's first stone of the last turn closes a ring round Black's stone on 3,3.
const KILLED: &[(u8, u8)] =
    &[(3, 3), (2, 2), (2, 3), (0, 0), (0, 7), (2, 4), (3, 2), (7, 0), (7, 7), (3, 4), (4, 2)];

fn signs(app: &App) -> Vec<(String, Sign)> {
    let marks = app.diagram().marks.into_iter();
    let at = |x: f64, y: f64| {
        let board = app.model.game().board();
        let point = board.points().find(|&at| app.model.layout().center(at) == (x, y));
        app.model.rules().point_name(point.unwrap())
    };
    marks.map(|mark| (at(mark.x, mark.y), mark.sign)).collect()
}

fn has(app: &App, at: &str, sign: Sign) -> bool {
    signs(app).contains(&(at.into(), sign))
}

/// The game up to White's turn, in which 4,4 and 4,3 close the ring.
fn before() -> App {
    App::small(&[KILLED, &[(0, 2), (0, 4)]].concat())
}

#[test]
fn both_stones_of_a_turn_have_a_ring_and_what_they_did_stays_until_the_next_turn_ends() {
    let mut app = before();
    app.play(4, 4);
    assert_eq!(app.panel().effect, "");
    assert!(has(&app, "4,4", Sign::Turn(1)));
    assert!(has(&app, "0,2", Sign::Turn(1)) && has(&app, "0,4", Sign::Turn(2)), "Black's turn");
    app.play(4, 3);
    let told = "White 4,4. White 4,3 kills a stone.";
    assert_eq!(app.panel().effect, told);
    assert!(has(&app, "4,4", Sign::Turn(1)) && has(&app, "4,3", Sign::Turn(2)));
    assert!(has(&app, "3,3", Sign::Killed));
    assert!(!has(&app, "0,2", Sign::Turn(1)), "a turn has ended since");
    app.play(6, 6);
    assert_eq!(app.panel().effect, format!("{told} Black 6,6."), "Black's turn goes on");
    assert!(has(&app, "3,3", Sign::Killed) && has(&app, "6,6", Sign::Turn(1)));
    assert_eq!(app.label("3,3"), "3,3, white, killed");
    app.play(6, 0);
    assert_eq!(app.panel().effect, "");
    assert!(!has(&app, "3,3", Sign::Killed) && !has(&app, "4,4", Sign::Turn(1)));
    assert_eq!(app.label("3,3"), "3,3, white");
}

#[test]
fn what_happens_in_the_first_stone_of_a_turn_is_told_after_the_second() {
    let mut app = before();
    app.play(4, 3);
    app.play(4, 4);
    assert_eq!(app.panel().effect, "White 4,3 kills a stone. White 4,4.");
    assert!(has(&app, "3,3", Sign::Killed));
}

#[test]
fn the_first_stone_of_a_game_is_a_turn() {
    let mut app = App::small(&[(3, 3)]);
    assert!(has(&app, "3,3", Sign::Turn(1)));
    app.play(2, 2);
    assert!(has(&app, "3,3", Sign::Turn(1)) && has(&app, "2,2", Sign::Turn(1)));
    app.send(Message::Undo);
    app.send(Message::Undo);
    assert_eq!(signs(&app), []);
}

#[test]
fn numbers_take_the_place_of_the_rings() {
    let mut app = before();
    app.command(Command::Numbers);
    assert!(!signs(&app).iter().any(|(_, sign)| matches!(sign, Sign::Turn(_))));
    assert!(has(&app, "0,4", Sign::LastNumber(13)));
}

/// How long the computer's answer is kept back at least.
fn pause(effects: &[Effect]) -> Option<u64> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think { pause, .. } => Some(*pause),
        _ => None,
    })
}

#[test]
fn the_computer_waits_between_its_two_stones() {
    let mut app = App::against_level("rin:size=8", "1");
    let effects = app.play(3, 3);
    assert_eq!(pause(&effects), Some(300), "the first");
    assert_eq!(pause(&app.answer("2,2")), Some(700), "the second");
    assert_eq!(pause(&app.answer("2,3")), None, "Black's turn");
    let mut app = App::against_level("renju-free", "1");
    assert_eq!(pause(&app.press("h8")), Some(300));
}

#[test]
fn the_ring_that_a_stone_would_close_is_shown_before_it_is_put() {
    let mut app = before();
    app.hover("4,3");
    assert_eq!(app.panel().effect, "4,3 kills a stone.");
    assert!(app.panel().is_ahead && has(&app, "3,3", Sign::Killed));
    app.hover("4,4");
    assert!(!app.panel().is_ahead && !has(&app, "3,3", Sign::Killed), "no ring is closed there");
    app.send(Message::Switch(Setting::LookAhead));
    app.hover("4,3");
    assert_eq!(app.panel().effect, "");
}
