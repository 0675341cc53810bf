//! How the computer behaves at the board: when it waits, and what it leaves to others.

use super::{STOP, best, terms};
use crate::{App, announced};
use goishi::ai::Hope;
use goishi::app::{Command, Copied, Effect, ErrorCode, Message, Step};

#[test]
fn who_gets_no_answer_may_move_for_it() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.fail();
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
    let mut app = App::itself();
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
    app.begin("renju-free", &[("opponent", "computer"), ("level", "6"), ("clock", "5+0")]);
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
    assert_eq!(app.panel().question, "Do you resign?");
    app.command(Command::Confirm);
    assert_eq!(app.panel().sentence, "White wins: Black resigned.");
}

#[test]
fn each_of_two_computers_has_its_own_hopes() {
    let mut app = App::itself();
    for (ours, hopeless) in [("h8", "i9"), ("a1", "i10")] {
        app.answer(ours);
        app.answer_hopeless(hopeless);
    }
    app.answer("a2");
    assert_eq!(terms(&app.effects), Some((1000, Hope::LostFor(2))));
}

#[test]
fn a_match_goes_on_between_the_same_two() {
    let second = "goishi 1 ren\nevent: match of two, game 2 after 3-1\n\n";
    assert!(!App::opened(Some(second), "").panel().is_possible(Command::PlayComputer));
}

const STAYS: &str = "The computer stays White.";

#[test]
fn all_that_it_decides_is_told_and_said_in_a_sentence() {
    let fifth = "h8 i9 j10 stay k9 g7/i7 i7 a1";
    for (rules, moves, answer, sentence) in [
        ("renju-rif", "h8 i9 j10", "swap", "The computer takes Black."),
        ("renju-classical-swap", "h8 i9 j10", "stay", STAYS),
        ("renju-rif", "h8 i9 j10 stay", "pass", "The computer passes."),
        ("renju-rif", &format!("{fifth} c3="), "accept", "The computer accepts the draw."),
        ("renju-rif", &format!("{fifth} c3="), "refuse", "The computer declines the draw."),
        ("renju-rif:referee=players", fifth, "claim:white", "The computer claims a win."),
    ] {
        let mut app = computers(rules, moves);
        let effects = app.answer(answer);
        assert_eq!(app.panel().notice, sentence, "{rules} {moves} {answer}");
        assert!(announced(&effects)[0].starts_with(sentence), "{effects:?}");
    }
}

/// The position after these moves, in which computers play both colours.
fn computers(rules: &str, moves: &str) -> App {
    let players = "black: computer 3\nwhite: computer 3";
    App::opened(Some(&format!("goishi 1 {rules}\n{players}\n\n{moves}")), "")
}

#[test]
fn the_stones_that_it_proposes_are_named() {
    let mut app = computers("renju-rif", "h8 i9 j10 stay k9");
    app.answer("g7/i7");
    assert_eq!(app.panel().notice, "The computer proposes g7 and i7.");
}

#[test]
fn what_it_decides_in_a_hurry_is_told_as_well() {
    let mut app = App::against_level("renju-rif", "5");
    app.press("h8 i9 j10");
    app.send(Message::Progressed(app.question(), best("swap")));
    app.command(Command::Think);
    assert_eq!(app.panel().notice, "The computer takes Black.");
}

#[test]
fn what_people_decide_is_not_told_to_them() {
    let mut app = App::opened(Some("goishi 1 renju-rif\nblack: computer 3\n\nh8 i9 j10"), "");
    let effects = app.command(Command::Stay);
    assert_eq!(app.panel().notice, "");
    assert!(announced(&effects)[0].starts_with("White stays White."), "{effects:?}");
}

#[test]
fn what_it_has_decided_is_to_be_read_until_somebody_else_moves() {
    let mut app = App::against_level("renju-rif", "5");
    app.press("h8 i9 j10");
    app.answer("stay");
    app.answer("k9");
    assert_eq!(app.panel().notice, STAYS, "its own next stone leaves it there");
    app.press("g7 i7");
    assert_eq!(app.panel().notice, "");
    let mut both = computers("renju-rif", "h8 i9 j10");
    for (answer, notice) in
        [("stay", STAYS), ("k9", STAYS), ("g7/i7", "The computer proposes g7 and i7."), ("i7", "")]
    {
        both.answer(answer);
        assert_eq!(both.panel().notice, notice, "{answer}");
    }
}

#[test]
fn mere_news_gives_way_to_its_move_and_what_went_wrong_does_not() {
    let mut app = App::against_level("renju-rif", "5");
    app.press("h8 i9 j10");
    app.send(Message::Copied(Ok(Copied::Link)));
    app.send(Message::Trouble(ErrorCode::Failed, "nonsense".into()));
    app.answer("stay");
    assert_eq!(app.panel().notice, format!("That did not work: nonsense. {STAYS}"));
    app.send(Message::Trouble(ErrorCode::Failed, "nonsense".into()));
    app.answer("k9");
    assert_eq!(app.panel().notice, "That did not work: nonsense.");
    app.press("g7 i7");
    app.send(Message::Copied(Err("a link".into())));
    app.answer("i7");
    assert_eq!(app.panel().notice, "Couldn't copy; here is the text: a link");
    app.send(Message::Copied(Ok(Copied::Link)));
    assert_eq!(app.panel().notice, "Link copied.");
    app.answer("a1");
    assert_eq!(app.panel().notice, "");
}

#[test]
fn nobody_claims_for_it() {
    let mut app = App::against_level("renju-rif:referee=players", "3");
    app.press("h8 i9 j10");
    app.answer("stay");
    assert!(app.panel().is_possible(Command::ClaimBlack));
    assert!(!app.panel().is_possible(Command::ClaimWhite));
}

/// How long is waited at least before the answer to the last question is taken.
fn pause(app: &App) -> u64 {
    let pauses = app.effects.iter().rev().find_map(|effect| match effect {
        Effect::Think { pause, .. } => Some(*pause),
        _ => None,
    });
    pauses.expect("a question")
}

#[test]
fn a_stone_of_ren_that_did_something_is_seen_before_the_answer_comes() {
    let mut app = App::against_level("ren", "1");
    for (own, other) in [("a1", "a10"), ("b1", "c10"), ("c1", "e10")] {
        app.press(own);
        assert_eq!(pause(&app), 300, "{own} did nothing but lie there");
        app.answer(other);
    }
    app.press("d1");
    assert_eq!(pause(&app), 700, "it scores");
}
