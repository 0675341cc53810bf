//! A board in somebody else's page: the page may refuse moves, and hears of everything in a certain order.

use super::App;
use goishi::ai::protocol::{Answer, Failure};
use goishi::app::parameters::{Start, from_query};
use goishi::app::{By, Effect, ErrorCode, Event, HostEffect, HostKind, Message, Opened, Step};
use goishi::rules::Move;

/// The computer plays this.
fn plays(word: &str) -> Answer {
    Answer::Move { token: String::from(word).try_into().unwrap(), hopeless: false }
}

/// A board that begins as this query says.
fn board(query: &str) -> App {
    let opened = Opened { host: HostKind::Element, ..Opened::default() };
    let mut app = App::visit(super::storage::Storage::holding(None), opened);
    app.send(Message::Begin(Box::new(Start::read(&from_query(query), None))));
    app
}

/// What the page is asked or told, by name; a move with who makes it.
fn heard(effects: &[Effect]) -> Vec<String> {
    let told = effects.iter().filter_map(|effect| match effect {
        Effect::Host(HostEffect::Propose(played)) => {
            Some(format!("beforemove {} {} {}", played.token, played.ply, played.by.id()))
        }
        Effect::Host(HostEffect::Event(Event::Move(played))) => {
            Some(format!("move {} {} {}", played.token, played.ply, played.by.id()))
        }
        Effect::Host(HostEffect::Event(event)) => Some(event.id().into()),
        _ => None,
    });
    told.collect()
}

/// The number of the question that the computer is asked.
fn question(effects: &[Effect]) -> u32 {
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Think { number, .. } => Some(*number),
        _ => None,
    });
    asked.expect("a question")
}

fn stone(app: &App, name: &str) -> Message {
    Message::Play(app.point(name))
}

#[test]
fn a_move_at_the_board_waits_for_the_page() {
    let mut app = board("rules=renju-pritchard");
    let effects = app.send(stone(&app, "h8"));
    assert_eq!(heard(&effects), ["beforemove h8 1 visitor"]);
    assert_eq!(app.panel().moves.len(), 0, "nothing is played yet");
    let effects = app.send(Message::Commit);
    assert_eq!(heard(&effects), ["move h8 1 visitor", "positionchange"]);
    assert_eq!(app.panel().moves.len(), 1);
    assert_eq!(heard(&app.send(Message::Commit)), [""; 0], "it is played once");
}

#[test]
fn a_refused_move_leaves_no_trace() {
    let mut app = board("rules=renju-pritchard&moves=h8");
    app.send(stone(&app, "a1"));
    let before = app.model.record().clone();
    let effects = app.send(Message::Refuse);
    assert_eq!(heard(&effects), [""; 0]);
    assert!(effects.contains(&Effect::Refresh), "what was aimed is seen no more");
    assert_eq!(heard(&app.send(Message::Commit)), [""; 0], "a later consent comes too late");
    assert_eq!(app.model.record(), &before);
    app.send(stone(&app, "a1"));
    app.send(Message::Commit);
    assert_eq!(app.panel().moves.len(), 2, "the next one may be played");
}

#[test]
fn what_waited_at_another_position_is_stale() {
    let mut app = board("rules=renju-pritchard&moves=h8+a1");
    app.send(stone(&app, "c3"));
    app.send(Message::Show(Step::First));
    assert_eq!(heard(&app.send(Message::Commit)), [""; 0]);
    assert_eq!(app.panel().moves.len(), 2);
    let mut app = board("rules=renju-pritchard");
    assert_eq!(heard(&app.send(stone(&app, "h8"))).len(), 1);
    app.send(Message::Begin(Box::new(Start::read(&from_query("rules=ren"), None))));
    assert_eq!(heard(&app.send(Message::Commit)), [""; 0]);
    assert_eq!(app.panel().moves.len(), 0);
}

#[test]
fn of_two_moves_the_later_one_counts() {
    let mut app = board("rules=renju-pritchard&moves=h8");
    app.send(stone(&app, "c3"));
    app.send(Message::HostPlays(Move::Stone(app.point("d4"))));
    let effects = app.send(Message::Commit);
    assert_eq!(heard(&effects), ["move d4 2 page", "positionchange"]);
    assert_eq!(heard(&app.send(Message::Commit)), [""; 0]);
}

#[test]
fn an_illegal_move_is_refused_by_the_rules_and_the_page_is_not_asked() {
    let mut app = board("rules=renju-pritchard&moves=h8");
    let effects = app.send(stone(&app, "h8"));
    assert_eq!(heard(&effects), [""; 0]);
    assert!(!app.panel().notice.is_empty());
}

#[test]
fn a_question_is_answered_before_the_page_is_asked_and_stays_if_it_refuses() {
    let mut app = board("rules=renju-pritchard&moves=h8");
    let effects = app.send(Message::Decide(Move::Resign(None)));
    assert_eq!(heard(&effects), [""; 0]);
    assert_eq!(heard(&app.send(Message::Confirm)), ["beforemove resign 2 visitor"]);
    app.send(Message::Refuse);
    assert!(!app.panel().question.is_empty());
    app.send(Message::Confirm);
    let effects = app.send(Message::Commit);
    assert_eq!(heard(&effects), ["move resign 2 visitor", "positionchange", "gameover"]);
    assert!(effects.contains(&Effect::Focus(app.model.cursor())), "the buttons are gone");
}

#[test]
fn the_computers_move_is_asked_about_while_it_still_counts_as_thinking() {
    let mut app = board("rules=renju-pritchard&ai=white");
    app.send(stone(&app, "h8"));
    let effects = app.send(Message::Commit);
    assert_eq!(heard(&effects), ["move h8 1 visitor", "positionchange", "aistart"]);
    let effects = app.send(Message::Answered(question(&effects), plays("i9")));
    assert_eq!(heard(&effects), ["beforemove i9 2 computer"]);
    assert!(app.model.asked().is_some());
    let effects = app.send(Message::Commit);
    assert_eq!(heard(&effects), ["aiend", "move i9 2 computer", "positionchange"]);
    assert!(app.model.asked().is_none());
}

#[test]
fn a_computer_whose_move_is_refused_waits_until_it_is_asked_again() {
    let mut app = board("rules=renju-pritchard&ai=black");
    let number = app.model.asked().unwrap();
    app.send(Message::Answered(number, plays("h8")));
    let effects = app.send(Message::Refuse);
    assert_eq!(heard(&effects), ["aiend"]);
    assert!(app.model.asked().is_none());
    assert!(!app.panel().notice.is_empty(), "it is told");
    assert_eq!(heard(&app.send(Message::Tick)), [""; 0]);
    assert_eq!(heard(&app.send(Message::Think)), ["aistart"]);
}

#[test]
fn a_computer_that_fails_is_an_error_after_it_has_ended_to_think() {
    let mut app = board("rules=renju-pritchard&ai=black");
    let number = app.model.asked().unwrap();
    let late = app.send(Message::Answered(number + 1, Answer::Failed(Failure::Silent)));
    assert_eq!(heard(&late), [""; 0]);
    let effects = app.send(Message::Answered(number, Answer::Failed(Failure::Silent)));
    assert_eq!(heard(&effects), ["aiend", "error"]);
    let code = ErrorCode::NoAnswer;
    let error =
        Event::Error { code, name: None, message: "the computer player does not answer".into() };
    assert!(effects.contains(&Effect::Host(HostEffect::Event(error))));
}

#[test]
fn a_flag_falls_without_consent() {
    let mut app = board("rules=renju-pritchard");
    app.begin("renju-pritchard", &[("clock", "1+0")]);
    let effects = app.time(61_000);
    assert_eq!(heard(&effects), ["move time:black 1 visitor", "positionchange", "gameover"]);
}

#[test]
fn what_is_wrong_and_what_is_remarked_are_events_too() {
    let mut app = board("rules=renju-pritchard");
    assert_eq!(heard(&app.send(Message::Remark(vec!["A remark.".into()]))), ["remark"]);
    assert_eq!(
        heard(&app.send(Message::Trouble(ErrorCode::Failed, "no connection".into()))),
        ["error"]
    );
    let effects = app.send(Message::Trouble(ErrorCode::BadRecord, "no game".into()));
    let error = Event::Error { code: ErrorCode::BadRecord, name: None, message: "no game".into() };
    assert!(effects.contains(&Effect::Host(HostEffect::Event(error))));
}

#[test]
fn our_own_page_is_neither_asked_nor_told() {
    let mut app = App::new();
    let effects = app.send(Message::Play(app.point("3,3")));
    assert_eq!(heard(&effects), [""; 0]);
    assert_eq!(app.panel().moves.len(), 1);
    assert_eq!(By::ALL.map(By::id), ["visitor", "page", "computer"]);
}
