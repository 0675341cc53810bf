//! Tournament games: no marks, no hints, no questions, no way back until they are over.

use super::{App, alerted, link};
use goishi::app::{Command, Effect, Message, Step};
use goishi::board::Color;
use goishi::record::Record;

/// Black makes a double-three on i8, which loses.
const FORK: &str = "goishi 1 renju-rif\nnote: tournament\n\nh8 g7 j8 stay a1 i9/o1 i9 a3 i10 a5";

fn tournament(rules: &str) -> App {
    let mut app = App::new();
    app.begin(rules, &[("tournament", "tournament")]);
    app
}

#[test]
fn the_switch_of_the_sheet_makes_one_and_the_record_says_so() {
    let mut app = tournament("renju-free");
    assert_eq!(app.saved(), "goishi 1 renju-free\nnote: tournament\n\n");
    assert_eq!(app.panel().standing, "Tournament game.");
    let ticked =
        goishi::app::sheet(&app.model).contains(&("tournament".into(), "tournament".into()));
    assert!(ticked, "the sheet knows it again");
    app.new_game("renju-free");
    assert_eq!(
        (app.saved().as_str(), app.panel().standing.as_str()),
        ("goishi 1 renju-free\n\n", "")
    );
}

#[test]
fn nothing_is_marked_asked_or_hinted() {
    let mut app = App::opened(Some(FORK), "");
    app.hover("i8");
    assert_eq!(app.panel().effect, "");
    assert!(!app.panel().is_possible(Command::Hint));
    let effects = app.send(Command::Hint.message());
    assert!(alerted(&effects)[0].starts_with("In this game the players judge"), "{effects:?}");
    app.press("i8");
    assert_eq!(app.panel().question, "", "no question before the foul");
    assert_eq!(app.panel().sentence, "White wins: Black made a double-three.");
    assert!(app.panel().is_possible(Command::Review), "when it is over all is as ever");
}

#[test]
fn nothing_is_taken_back_and_nobody_changes_seats() {
    let why = "This is a tournament game: there is no undo, and the players stay.";
    let mut app = tournament("renju-free");
    app.press("h8");
    for message in
        [Message::Undo, Message::Typed("undo".into()), Message::Seat(Color::White, Some(6))]
    {
        let effects = app.send(message);
        assert!(effects.iter().any(|effect| *effect == Effect::Alert(why.into())), "{effects:?}");
    }
    assert!(!app.panel().is_possible(Command::Undo));
    app.press("i9");
    app.send(Message::Show(Step::First));
    app.press("a1");
    assert_eq!(app.panel().moves.len(), 2, "an earlier position can be seen, not played on");
    app.send(Message::Show(Step::Last));
    app.send(Command::Resign.message());
    app.send(Message::Confirm);
    assert!(!app.panel().is_possible(Command::Undo), "the result stands");
}

#[test]
fn it_goes_with_links_files_rematches_and_other_rules() {
    let mut app = tournament("renju-free");
    app.press("h8");
    let link = link(&app.send(Message::CopyLink));
    let opened = App::opened(None, &link);
    assert!(!opened.panel().is_possible(Command::Undo), "{link}");
    let again = Record::parse(&app.saved()).unwrap().to_string();
    assert!(again.contains("\nnote: tournament\n"));
    app.send(Command::Resign.message());
    app.send(Message::Confirm);
    app.send(Message::Rematch);
    assert!(app.saved().contains("note: tournament"), "{}", app.saved());
    app.send(Message::ChooseRules("renju-pritchard".into()));
    assert!(app.saved().contains("note: tournament"), "{}", app.saved());
}

#[test]
fn another_note_makes_none() {
    let mut app = App::opened(Some("goishi 1 renju-free\nnote: Tournament of 1999\n\nh8"), "");
    assert!(app.panel().is_possible(Command::Undo));
    app.send(Message::Undo);
    assert_eq!(app.panel().moves.len(), 0);
}
