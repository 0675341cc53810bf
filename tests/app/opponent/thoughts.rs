//! Hints, and the review of a game.

use super::{HIDE, STOP, asked};
use crate::{App, announced};
use goishi::app::scene::Sign;
use goishi::app::{Command, Effect, Message, Setting, Step, Wish};

#[test]
fn a_hint_shows_moves_until_the_position_changes() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8");
    let effects = app.command(Command::Hint);
    assert_eq!(asked(&effects).map(|asked| (asked.0, asked.2)), Some((Wish::Hint, 1)));
    assert!(app.panel().is_busy);
    assert_eq!(app.panel().sentence, "White: a stone inside the central 5×5.");
    let effects = app.answer("White is a little better.\ng9\ni9\ng7");
    assert_eq!(announced(&effects), ["White is a little better. g9"]);
    let hints = |app: &App| {
        let signs = app.scene().marks.into_iter().map(|mark| mark.sign);
        signs.filter(|sign| matches!(sign, Sign::Hint(_))).count()
    };
    assert_eq!(hints(&app), 3);
    assert_eq!(app.label("i9"), "i9, empty, a hint");
    let effects = app.press("a1");
    assert!(!effects.contains(&HIDE), "it was refused: nothing has changed");
    let effects = app.press("g9");
    assert!(effects.contains(&HIDE));
    assert_eq!(hints(&app), 0);
}

#[test]
fn a_second_press_takes_the_hint_away_or_stops_it() {
    let mut app = App::new();
    app.new_game("ren");
    app.command(Command::Hint);
    let effects = app.command(Command::Hint);
    assert!(effects.contains(&STOP));
    assert!(!app.panel().is_busy);
    app.command(Command::Hint);
    app.answer("Even.\na1");
    let effects = app.command(Command::Hint);
    assert!(effects.contains(&HIDE));
    assert_eq!(app.label("a1"), "a1, empty");
}

#[test]
fn hints_can_be_switched_off_and_are_none_in_its_turn() {
    let mut app = App::against_level("ren", "2");
    assert!(app.panel().is_possible(Command::Hint));
    app.press("a1");
    assert!(!app.panel().is_possible(Command::Hint));
    app.answer("b2");
    app.send(Message::Switch(Setting::Hints));
    assert!(!app.panel().is_possible(Command::Hint));
    assert_eq!(asked(&app.send(Message::Ask(Wish::Hint))), None);
}

#[test]
fn a_hint_goes_when_hints_are_switched_off_and_one_that_is_thought_of_is_stopped() {
    let mut app = App::new();
    app.new_game("ren");
    app.command(Command::Hint);
    assert!(app.send(Message::Switch(Setting::Hints)).contains(&STOP));
    assert!(!app.panel().is_busy);
    app.send(Message::Switch(Setting::Hints));
    app.command(Command::Hint);
    app.answer("Even.\na1");
    assert!(app.send(Message::Switch(Setting::Hints)).contains(&HIDE));
    assert_eq!(app.label("a1"), "a1, empty");
}

#[test]
fn a_review_comes_after_the_end_and_stays_while_one_steps_through_the_game() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8 a1");
    assert!(!app.panel().is_possible(Command::Review));
    app.command(Command::Resign);
    app.command(Command::Confirm);
    let effects = app.command(Command::Review);
    assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Review));
    app.send(Message::Show(Step::First));
    assert!(app.panel().is_busy, "it goes on");
    let effects = app.answer("One blunder.");
    assert_eq!(announced(&effects), ["One blunder."]);
    let effects = app.send(Message::Show(Step::Ply(1)));
    assert!(effects.contains(&Effect::Tell("mark", 1)));
    let effects = app.new_game("ren");
    assert!(effects.contains(&HIDE));
}

#[test]
fn the_review_of_a_game_goes_with_it_also_where_the_next_one_is_over() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    app.answer("No blunders.");
    let effects = app.send(Message::TextOpened("goishi 1 renju-free\n\nh8 g9 resign".into()));
    assert!(effects.contains(&HIDE));
    assert!(!app.panel().controls.contains(&(Command::Review, true, Some(true))));
}

#[test]
fn another_game_ends_the_review() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    let effects = app.new_game("ren");
    assert!(effects.contains(&STOP));
    assert!(!app.panel().is_busy);
}

#[test]
fn a_hint_that_is_no_stone_is_said_and_the_letters_stay_with_their_moves() {
    let mut app = App::new();
    app.new_game("ren");
    app.press("a1");
    app.command(Command::Hint);
    let effects = app.answer("Even.\npass\ne5");
    assert_eq!(announced(&effects), ["Even. pass"]);
    let signs: Vec<Sign> = app.scene().marks.into_iter().map(|mark| mark.sign).collect();
    assert!(signs.contains(&Sign::Hint(1)) && !signs.contains(&Sign::Hint(0)));
}

#[test]
fn both_stones_of_a_pair_are_marked() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 i9 j10 stay k9"), "");
    app.command(Command::Hint);
    app.answer("Even.\ng7/i7");
    assert_eq!(["g7", "i7"].map(|at| app.label(at).ends_with("a hint")), [true; 2]);
}

#[test]
fn a_review_is_of_one_line_of_one_game() {
    let over = "goishi 1 renju-free\n\nh8 i9 resign";
    let mut app = App::opened(Some(over), "");
    app.command(Command::Review);
    app.answer("No blunders.");
    app.send(Message::Show(Step::Ply(2)));
    let effects = app.press("a1");
    assert!(effects.contains(&HIDE), "another line of the same length");
    app.command(Command::Resign);
    app.command(Command::Confirm);
    app.command(Command::Review);
    app.answer("No blunders.");
    let effects = app.send(Message::TextOpened("goishi 1 rin:size=8\n\n0,0 1,1 1,2 resign".into()));
    assert!(effects.contains(&HIDE), "another game that is over");
}

#[test]
fn a_review_of_another_line_gives_way_to_the_computer() {
    let mut app = App::opened(Some("goishi 1 renju-free\nwhite: computer 1\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    app.send(Message::Show(Step::Ply(2)));
    let effects = app.press("a1");
    assert!(effects.contains(&STOP));
    assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Move));
}
