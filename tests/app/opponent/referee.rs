//! Games whose players are their own referees (RIF 9.7, 9.8, 14.8 and 16).

use super::asked;
use crate::{App, alerted};
use goishi::ai::renju::Means;
use goishi::app::{Command, Message, Step, Wish};
use goishi::board::Color;
use goishi::rules::Move;

const PLAYERS: &str = "renju-rif:referee=players";
const WHY_NOT: &str =
    "In this game the players judge for themselves: hints and the review come when it is over.";

/// Black has four in a row, both ends open, and is to move.
const FOUR: &str = "h8 h9 i8 stay a1 j8/o15 j8 a3 k8 a5";

fn at(words: &str) -> App {
    App::opened(Some(&format!("goishi 1 {PLAYERS}\n\n{words}\n")), "")
}

#[test]
fn nobody_gets_a_hint_while_the_game_runs_and_who_asks_hears_why() {
    let mut app = at(FOUR);
    for step in [Step::Last, Step::Previous, Step::First] {
        app.send(Message::Show(step));
        assert!(!app.panel().is_possible(Command::Hint));
        assert!(!app.panel().is_possible(Command::Review));
        assert!(!app.panel().is_possible(Command::WhiteThrees));
        assert!(!app.panel().is_possible(Command::Threats));
        let ways = [
            Message::Ask(Wish::Hint),
            Message::Shortcut("h".into()),
            Message::Typed("hint".into()),
            Message::Ask(Wish::Review),
            Message::Ask(Wish::Solve(Color::Black, Means::Fours)),
            Message::Ask(Wish::Threats),
        ];
        for way in ways {
            let effects = app.send(way);
            assert_eq!((asked(&effects), alerted(&effects)), (None, vec![WHY_NOT]));
        }
        assert_eq!(app.panel().notice, WHY_NOT);
    }
}

#[test]
fn hints_and_the_review_come_when_the_game_is_over() {
    let mut app = at(&format!("{FOUR} resign:white"));
    assert!(app.panel().is_possible(Command::Review));
    let effects = app.command(Command::Review);
    assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Review));
    app.command(Command::StopReview);
    app.send(Message::Show(Step::Previous));
    assert!(app.panel().is_possible(Command::Hint));
}

#[test]
fn where_the_program_judges_there_are_hints() {
    let mut app = App::opened(Some(&format!("goishi 1 renju-rif\n\n{FOUR}\n")), "");
    assert_eq!(asked(&app.command(Command::Hint)).map(|asked| asked.0), Some(Wish::Hint));
}

#[test]
fn the_computer_claims_its_own_five_at_once() {
    let record = format!("goishi 1 {PLAYERS}\nblack: computer 3\n\n{FOUR}\n");
    let mut app = App::opened(Some(&record), "");
    app.answer("l8");
    let line: Vec<Move> = app.model.record().line().split_off(10);
    assert_eq!(line, [Move::Stone(app.point("l8")), Move::Claim(Color::Black)]);
    assert_eq!(app.panel().sentence, "Black wins: five in a row.");
}

#[test]
fn a_stone_that_makes_no_five_is_followed_by_no_claim() {
    let record = format!("goishi 1 {PLAYERS}\nblack: computer 3\n\n{FOUR}\n");
    let mut app = App::opened(Some(&record), "");
    app.answer("m8");
    assert_eq!(app.model.record().line().len(), 11);
}

/// 9.6: the one who sees the five claims it, and need not say for whom while the computer thinks.
#[test]
fn who_plays_against_the_computer_types_a_claim_for_themselves() {
    let record = format!("goishi 1 {PLAYERS}\nwhite: computer 3\n\n{FOUR}\n");
    let mut app = App::opened(Some(&record), "");
    app.send(Message::Typed("l8 claim".into()));
    assert_eq!(app.panel().sentence, "Black wins: five in a row.");
}
