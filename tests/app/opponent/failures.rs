//! A computer that fails: the player is told why, and the game goes on.

use super::{asked, best};
use crate::{App, alerted};
use goishi::ai::protocol::{Answer, Failure};
use goishi::app::{Command, Message, Wish};

#[test]
fn an_answer_that_is_no_move_is_told_and_the_game_goes_on() {
    for nonsense in ["x", "h8", "z99", "pass", "swap", "i9/j9", "i9=", "3,3", "accept"] {
        let mut app = App::against_level("renju-free", "4");
        app.press("h8");
        let effects = app.answer(nonsense);
        assert!(alerted(&effects)[0].starts_with("The computer did not answer"), "{nonsense:?}");
        assert_eq!(app.moves(), ["h8"]);
        assert!(!app.panel().is_busy);
        assert_eq!(app.panel().think, "Computer move");
        let effects = app.command(Command::Think);
        assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Move));
        app.answer("i9");
        assert_eq!(app.moves(), ["h8", "i9"]);
    }
}

#[test]
fn it_neither_loses_on_time_nor_gives_up_for_the_other() {
    for word in ["time", "time:black", "time:white", "time:both", "resign:black", "resign:white"] {
        let mut app = App::against_level("renju-free", "4");
        app.press("h8");
        app.send(Message::Progressed(app.question(), best(word)));
        let effects = app.answer(word);
        assert!(alerted(&effects)[0].contains(&format!("({word})")), "{effects:?}");
        assert!(!app.panel().is_over, "{word}");
        app.command(Command::Think);
        app.send(Message::Progressed(app.question(), best(word)));
        app.command(Command::Think);
        assert!(!app.panel().is_over, "{word} as the best so far");
    }
}

#[test]
fn every_failure_has_a_sentence() {
    for (failure, why) in [
        (Failure::Silent, "the computer player does not answer"),
        (Failure::NotLoaded, "part of Goishi couldn't be loaded; check your connection"),
        (Failure::GameOver, "the game is over"),
        (Failure::BadRecord("<b>".into()), "<b>"),
    ] {
        let mut app = App::against_level("renju-free", "4");
        app.press("h8");
        let effects = app.give(Answer::Failed(failure));
        assert!(alerted(&effects)[0].contains(&format!("({why})")), "{effects:?}");
    }
}

#[test]
fn one_that_fails_says_why_and_can_be_taken_back() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    let effects = app.fail();
    assert!(alerted(&effects)[0].contains("(the computer player does not answer)"));
    app.command(Command::Undo);
    assert_eq!(app.moves().len(), 0);
}
