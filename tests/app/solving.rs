//! A problem on a board in somebody else's page: what is played, answered, said and told.

use super::App;
use goishi::ai::protocol::{Answer, Judged};
use goishi::ai::{Score, Standing};
use goishi::app::parameters::{Start, from_query};
use goishi::app::{Command, Effect, Event, HostEffect, HostKind, Message, Opened, Setting, Wish};
use goishi::board::Color;

const PROBLEM: &str = "goishi 1 renju-free; setup: black h8 i8 j8; white h9 i9; black to play; problem: black wins: Find the four.; \
     k8 {A four.} (k9 {Wrong: no four.} [x k8] g8) g8 l8";

/// A board with this record and these parameters.
fn board(record: &str, query: &str) -> App {
    let opened = Opened { host: HostKind::Element, ..Opened::default() };
    let mut app = App::visit(super::storage::Storage::holding(None), opened);
    let given = goishi::record::Record::parse(record).unwrap();
    app.send(Message::Begin(Box::new(Start::of_board(&from_query(query), Some(given)))));
    app
}

/// The visitor plays there, and the page agrees.
fn press(app: &mut App, name: &str) -> Vec<Effect> {
    app.press(name);
    app.send(Message::Commit)
}

fn told(effects: &[Effect]) -> Vec<String> {
    let told = effects.iter().filter_map(|effect| match effect {
        Effect::Host(HostEffect::Event(event)) => Some(match event {
            Event::Move(played) => format!("move {} {}", played.token, played.by.id()),
            Event::Attempt { token, is_right } => format!("attempt {token} {is_right}"),
            Event::Failed { token, mistakes } => format!("failed {token} {mistakes}"),
            Event::Solved { mistakes } => format!("solved {mistakes}"),
            event => event.id().into(),
        }),
        _ => None,
    });
    told.filter(|name| name != "positionchange").collect()
}

#[test]
fn a_problem_is_solved_along_its_lines() {
    let mut app = board(PROBLEM, "problem");
    assert_eq!(app.panel().sentence, "Black to play and win. Find the four.");
    assert!(app.panel().moves.is_empty(), "the solution is not to be seen");
    let effects = press(&mut app, "k8");
    assert_eq!(told(&effects), ["move k8 visitor", "attempt k8 true"]);
    assert_eq!(
        (app.panel().sentence.as_str(), app.panel().comment.as_str()),
        ("Right!", "A four.")
    );
    press(&mut app, "l8");
    assert_eq!(app.model.line().len(), 1, "the other side is to answer first");
    assert_eq!(told(&app.time(100)), [""; 0]);
    assert_eq!(told(&app.time(600)), ["move g8 computer"]);
    assert_eq!(app.panel().sentence, "Right! Black to play and win. Find the four.");
    assert_eq!(
        told(&press(&mut app, "l8")),
        ["move l8 visitor", "gameover", "attempt l8 true", "solved 0"]
    );
    assert!(app.panel().sentence.starts_with("Solved! "));
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    let mut app = board(PROBLEM, "problem");
    let effects = press(&mut app, "k9");
    assert_eq!(told(&effects), ["move k9 visitor", "attempt k9 false", "failed k9 1"]);
    let sentence = "That’s not it. White answers g8, and the win is gone. Black to play and win. Find the four.";
    assert_eq!(app.panel().sentence, sentence);
    assert_eq!(app.panel().comment, "Wrong: no four.");
    app.time(600);
    assert_eq!(app.model.line().len(), 2);
    assert_eq!(app.panel().comment, "Wrong: no four.", "it stays while one looks at the answer");
    press(&mut app, "k8");
    assert_eq!(app.model.line().len(), 2, "it is to be taken back first");
    app.command(Command::Retry);
    assert!(app.model.line().is_empty());
    press(&mut app, "k8");
    app.time(1200);
    assert_eq!(told(&press(&mut app, "l8")).last().unwrap(), "solved 1");
    app.command(Command::Retry);
    assert_eq!(app.panel().sentence, "Black to play and win. Find the four.");
    assert!(app.model.line().is_empty() && !app.panel().is_possible(Command::Redo));
}

#[test]
fn undo_takes_back_no_more_than_the_turn() {
    let mut app = board(PROBLEM, "problem");
    press(&mut app, "k8");
    app.time(600);
    assert!(!app.panel().is_possible(Command::Undo));
    app.send(Message::Undo);
    assert_eq!(app.model.line().len(), 2);
}

/// The number of the question that the computer is asked.
fn question(effects: &[Effect]) -> u32 {
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Think { number, .. } => Some(*number),
        _ => None,
    });
    asked.expect("a question")
}

fn judged(score: Score, line: &[&str]) -> Answer {
    let standing = Standing::for_color(Color::Black, score);
    let line = line.iter().map(|word| String::from(*word).try_into().unwrap()).collect();
    Answer::Judged(vec![Judged { standing, lead: None, line }])
}

#[test]
fn the_computer_judges_what_no_line_knows() {
    let mut app = board(PROBLEM, "problem");
    let effects = press(&mut app, "g8");
    assert_eq!(app.panel().sentence, "Checking this move …");
    let answer = judged(Score::Win(3), &["f8"]);
    let effects = app.send(Message::Answered(question(&effects), answer));
    assert!(told(&effects).contains(&String::from("attempt g8 true")));
    app.time(600);
    assert_eq!(app.model.line().len(), 2);
    let mut app = board(PROBLEM, "problem");
    let effects = press(&mut app, "a1");
    let answer = judged(Score::Open(0), &[]);
    let effects = app.send(Message::Answered(question(&effects), answer));
    assert!(told(&effects).contains(&String::from("failed a1 1")));
    app.command(Command::Undo);
    assert!(app.model.line().is_empty());
}

#[test]
fn a_turn_is_judged_whatever_is_looked_at_and_pressed_meanwhile() {
    let mut app = board(PROBLEM, "problem&controls=full");
    let asked = question(&press(&mut app, "g8"));
    app.command(Command::Previous);
    app.send(Message::Ask(Wish::Hint));
    app.send(Message::Ask(Wish::Threats));
    app.command(Command::Last);
    app.send(Message::Set(Setting::Hints, "off".into()));
    assert_eq!(app.panel().sentence, "Checking this move …");
    let effects = app.send(Message::Answered(asked, judged(Score::Win(5), &["k8"])));
    assert!(told(&effects).contains(&String::from("attempt g8 true")), "{:?}", told(&effects));
}

#[test]
fn a_turn_that_nobody_judges_any_more_is_taken_back() {
    let mut app = board(PROBLEM, "problem");
    press(&mut app, "g8");
    app.send(Message::StopThinking);
    assert!(app.model.line().is_empty());
    assert_eq!(app.panel().sentence, "Black to play and win. Find the four.");
}

#[test]
fn no_hint_and_no_solver_tells_the_answer_before_it_is_found() {
    let mut app = board(PROBLEM, "problem&controls=full");
    let help = [Command::Hint, Command::BlackFours, Command::Threats, Command::ThinkOn];
    for command in help {
        assert!(!app.panel().is_possible(command), "{command:?}");
    }
    press(&mut app, "k8");
    app.time(600);
    assert!(!app.panel().is_possible(Command::Hint), "there is more to find");
}

#[test]
fn a_turn_that_the_computer_cannot_judge_is_no_mistake() {
    let mut app = board(PROBLEM, "problem");
    let effects = press(&mut app, "g8");
    let failed = Answer::Failed(goishi::ai::protocol::Failure::Silent);
    app.send(Message::Answered(question(&effects), failed));
    assert!(app.model.line().is_empty());
    press(&mut app, "k8");
    app.time(600);
    assert_eq!(told(&press(&mut app, "l8")).last().unwrap(), "solved 0");
}

#[test]
fn any_position_of_a_game_is_a_problem_if_somebody_says_so() {
    let game = "goishi 1 gomoku\n\nh8 a1 i8 a3 j8 a5 k8";
    let app = board(game, "problem=black+wins&ply=6");
    assert_eq!(app.model.line().len(), 6);
    assert_eq!(app.panel().sentence, "Black to play and win.");
    let app = board(game, "problem=white+wins");
    assert_eq!(app.model.line().len(), 7, "a game without a position begins at its end");
    for (query, name) in [("problem", "problem"), ("problem=mate+in+two", "problem")] {
        let given = goishi::record::Record::parse(game).unwrap();
        let start = Start::of_board(&from_query(query), Some(given));
        assert_eq!(start.faults[0].name, name, "{query}");
        assert!(start.task.is_none());
    }
}

#[test]
fn a_problem_that_is_not_to_be_solved_is_a_diagram() {
    for query in ["", "problem=off", "problem&interactive=off"] {
        let app = board(PROBLEM, query);
        assert_eq!(app.panel().moves.len(), 3, "{query}: its lines are read");
        assert!(!app.model.is_solving());
    }
}
