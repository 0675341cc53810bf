//! Who plays: the bars of the players, the person who plays against the computer, and who takes a seat.

use super::App;
use crate::storage::Storage;
use goishi::ai::protocol::Answer;
use goishi::app::players::{Mood, Place};
use goishi::app::{Command, Effect, Message, Opened, Tab};
use goishi::board::Color;

fn first_visit() -> App {
    App::first_visit(Storage::default(), Opened::default())
}

/// The computer answers the question that it was asked last.
fn answer(app: &mut App, token: &str) {
    let number = app.effects.iter().rev().find_map(|effect| match effect {
        Effect::Think { number, .. } => Some(*number),
        _ => None,
    });
    let token = String::from(token).try_into().unwrap();
    let answer = Answer::Move { token, hopeless: false };
    app.send(Message::Answered(number.expect("a question"), answer));
}

#[test]
fn a_first_visit_begins_with_five_in_a_row_against_the_first_opponent() {
    let app = first_visit();
    let panel = app.panel();
    assert_eq!(panel.rules, "renju-classical");
    let [black, white] = &panel.players;
    assert_eq!(
        (black.name.as_str(), black.note.as_str(), black.place),
        ("You", "Black", Place::Near)
    );
    assert_eq!((white.name.as_str(), white.level, white.place), ("Pebble", Some(1), Place::Far));
    assert_eq!((panel.call.as_str(), panel.mood), ("Your turn", Mood::Turn));
    assert_eq!(panel.goal, "Five in a row wins. Black has forbidden points.");
    assert_eq!(App::new().panel().rules, "rin", "who was here before finds what was there");
}

#[test]
fn the_goal_goes_with_the_first_stone_and_the_opponent_thinks() {
    let mut app = first_visit();
    app.send(Message::Play(app.point("h8")));
    let panel = app.panel();
    assert_eq!((panel.goal.as_str(), panel.call.as_str()), ("", "Pebble is thinking …"));
    answer(&mut app, "h9");
    assert_eq!(app.panel().call, "Your turn");
}

#[test]
fn a_win_a_loss_and_a_draw_are_told_to_the_person() {
    let opened = |text: &str| App::opened(Some(text), "").panel();
    let black = "goishi 1 renju-free\nwhite: computer 2\n\n";
    for (moves, call, mood) in [
        ("h8 h9 resign:white", "You won", Mood::Won),
        ("h8 h9 resign:black", "You lost", Mood::Lost),
        ("h8 h9 time:both", "A draw", Mood::Drawn),
    ] {
        let panel = opened(&format!("{black}{moves}"));
        assert_eq!((panel.call.as_str(), panel.mood), (call, mood), "{moves}");
    }
    let two_people = opened("goishi 1 renju-free\n\nh8 h9 resign");
    assert_eq!((two_people.call.as_str(), two_people.mood), ("", Mood::Open));
    let two_computers =
        opened("goishi 1 renju-free\nblack: computer 1\nwhite: computer 2\n\nh8 h9 resign");
    assert_eq!(two_computers.mood, Mood::Open);
}

#[test]
fn who_has_won_is_offered_the_next_opponent() {
    let text = |level: u8, end: &str| {
        format!("goishi 1 renju-free\nblack: computer {level}\n\nh8 h9 resign:{end}")
    };
    let mut app = App::opened(Some(&text(2, "black")), "");
    assert_eq!(app.panel().next_level, "Play Shell next");
    app.command(Command::NextLevel);
    let panel = app.panel();
    assert_eq!((panel.moves.len(), panel.players[0].level), (0, Some(3)));
    assert_eq!(panel.players[1].name, "You");
    for text in [text(2, "white"), text(6, "black")] {
        let app = App::opened(Some(&text), "");
        assert!(!app.panel().is_possible(Command::NextLevel), "{text}");
    }
}

#[test]
fn a_seat_is_taken_at_any_time_and_the_game_goes_on() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 h9 a1"), "");
    app.send(Message::Seat(Color::White, Some(5)));
    assert_eq!(app.panel().moves.len(), 3, "the game goes on");
    assert_eq!(app.panel().call, "Jade is thinking …", "it is its turn");
    assert!(app.saved().contains("white: computer 5"));
    app.send(Message::Seat(Color::White, None));
    assert!(!app.panel().is_busy);
    assert_eq!((app.panel().players[1].level, app.panel().call.as_str()), (None, ""));
}

#[test]
fn a_seat_goes_with_the_person_through_a_swap() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 h9 i9 swap"), "");
    app.send(Message::Seat(Color::Black, Some(1)));
    assert_eq!(app.panel().players[0].level, Some(1));
    assert_eq!(app.panel().players[1].name, "You");
}

#[test]
fn a_card_begins_its_game_against_the_computer() {
    let mut app = first_visit();
    app.send(Message::PlayGame("Ren".into()));
    let panel = app.panel();
    assert_eq!((panel.game, panel.players[1].level), ("Ren", Some(1)));
    assert_eq!(panel.goal, "Rows and boxes score. Most points win.");
}

#[test]
fn one_panel_is_shown_and_a_hint_brings_its_own() {
    let mut app =
        App::opened(Some("goishi 1 renju-free\nevent: Cup\ndate: 2026-11-18\n\nh8 h9"), "");
    assert_eq!(app.panel().tab, Tab::Moves);
    app.command(Command::TabNotes);
    assert_eq!((app.panel().tab, app.panel().about.as_str()), (Tab::Notes, "Cup, 2026-11-18"));
    app.command(Command::Hint);
    assert_eq!(app.panel().tab, Tab::Analysis);
    app.command(Command::Hint);
    assert_eq!(app.panel().tab, Tab::Moves);
    assert_eq!(Tab::ALL.map(Tab::id), ["moves", "analysis", "notes", "search"]);
}
