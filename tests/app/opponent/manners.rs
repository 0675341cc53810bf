//! How the computer behaves at the board: when it waits, and what it leaves to others.

use super::{STOP, terms};
use crate::App;
use goishi::app::{Command, Message, Step};

#[test]
fn who_gets_no_answer_may_move_for_it() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.send(Message::Answered(app.question(), Err("it is gone".into())));
    app.press("i9");
    assert_eq!(app.moves(), ["h8", "i9"]);
    app.press("a1");
    assert!(app.panel().is_busy, "the next move is its own again");
    app.command(Command::Think);
    app.send(Message::Show(Step::First));
    app.send(Message::Show(Step::Last));
    assert!(!app.panel().is_busy, "who was told to stop does not begin again by himself");
}

#[test]
fn undo_takes_one_move_back_where_it_plays_against_itself() {
    let mut app = App::new();
    app.begin("renju-free", &[("black-by", "1"), ("white-by", "2")]);
    for answer in ["h8", "i9", "a1"] {
        app.answer(answer);
    }
    app.command(Command::Undo);
    assert_eq!((app.moves(), app.panel().is_busy), (vec!["h8".into(), "i9".into()], false));
    app.command(Command::Redo);
    assert_eq!((app.moves().len(), app.panel().is_busy), (3, false));
    app.command(Command::Think);
    assert!(app.panel().is_busy);
}

#[test]
fn nobody_thinks_while_the_clocks_stand() {
    let mut app = App::new();
    app.begin("renju-free", &[("white-by", "6"), ("clock", "5+0")]);
    app.press("h8");
    let effects = app.command(Command::Pause);
    assert!(effects.contains(&STOP));
    assert!(!app.panel().is_busy);
    app.command(Command::Pause);
    assert!(app.panel().is_busy);
    let reloaded = App::opened(Some(&app.saved()), "");
    assert!(!reloaded.panel().is_busy, "clocks of a game that was left stand");
}

#[test]
fn its_move_takes_no_question_away() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.command(Command::Resign);
    app.answer("i9");
    assert_eq!(app.panel().question, "Does Black resign?");
    app.command(Command::Confirm);
    assert_eq!(app.panel().sentence, "White wins: Black resigned.");
}

#[test]
fn each_of_two_computers_has_its_own_hopes() {
    let mut app = App::new();
    app.begin("renju-free", &[("black-by", "1"), ("white-by", "2")]);
    for answer in ["h8", "i9 losing", "a1", "i10 losing", "a2"] {
        app.answer(answer);
    }
    assert_eq!(terms(&app.effects), Some(("1000", "2")));
}

#[test]
fn a_match_goes_on_between_the_same_two() {
    let second = "goishi 1 ren\nevent: match of two, game 2 after 3-1\n\n";
    assert!(!App::opened(Some(second), "").panel().is_possible(Command::PlayComputer));
}

#[test]
fn what_is_to_be_read_outlasts_its_moves_and_its_decisions_are_told() {
    let mut app = App::against_level("renju-rif", "5");
    app.press("h8 i9 j10");
    app.send(Message::Failed("nonsense".into()));
    app.answer("stay");
    assert_eq!(app.panel().notice, "Computer, level 5: stay");
    app.send(Message::Failed("nonsense".into()));
    app.answer("k9");
    assert_eq!(app.panel().notice, "That did not work: nonsense.");
}

#[test]
fn nobody_claims_for_it() {
    let mut app = App::against_level("renju-rif:referee=players", "3");
    app.press("h8 i9 j10");
    app.answer("stay");
    assert!(app.panel().is_possible(Command::ClaimBlack));
    assert!(!app.panel().is_possible(Command::ClaimWhite));
}
