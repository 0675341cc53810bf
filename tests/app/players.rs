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
fn the_goal_speaks_of_forbidden_points_only_where_there_are_some() {
    let mut app = App::new();
    let mut goal_of = |rules: &str| {
        app.new_game(rules);
        app.panel().goal
    };
    for rules in ["renju-rif", "renju-pritchard", "renju-yamaguchi"] {
        assert_eq!(goal_of(rules), "Five in a row wins. Black has forbidden points.");
    }
    assert_eq!(goal_of("gomoku"), "Five in a row wins.");
    for rules in ["renju-free", "gomoku-standard", "gomoku-swap2"] {
        assert_eq!(goal_of(rules), "Exactly five in a row wins; six do not.");
    }
}

#[test]
fn the_goal_stays_until_a_game_like_it_was_finished_and_the_opponent_thinks() {
    let mut app = first_visit();
    let goal = "Five in a row wins. Black has forbidden points.";
    assert!(app.panel().is_fresh);
    app.send(Message::Play(app.point("h8")));
    let panel = app.panel();
    assert_eq!((panel.goal.as_str(), panel.call.as_str()), (goal, "Pebble is thinking …"));
    assert!(!panel.is_fresh, "the cards make room for the moves");
    answer(&mut app, "h9");
    assert_eq!((app.panel().goal.as_str(), app.panel().call.as_str()), (goal, "Your turn"));
    app.command(Command::Resign);
    app.command(Command::Confirm);
    assert_eq!(app.panel().goal, "", "how it ended is told now");
    app.command(Command::Rematch);
    answer(&mut app, "h8");
    assert_eq!(app.panel().goal, "", "one game is enough");
    app.send(Message::PlayGame("Ren".into()));
    app.send(Message::Play(app.point("a1")));
    assert_eq!(app.panel().goal, "Rows and boxes score. Most points win.", "of each kind");
}

#[test]
fn the_first_cross_on_a_forbidden_point_is_explained_once() {
    let game = "goishi 1 renju-classical\n\nh8 h9 i8 a1 j9 a3";
    let mut app = first_visit();
    app.send(Message::TextOpened(game.into()));
    assert_eq!(app.panel().notice, "", "nothing is forbidden yet");
    app.press("j10 a5");
    let told =
        "The cross on j8 marks a forbidden point: a black stone there would make a double-three.";
    assert_eq!(app.panel().notice, told);
    assert_eq!(app.panel().why, "Why?");
    assert!(app.panel().guide.ends_with("renju.html#double-three"), "{}", app.panel().guide);
    app.press("o15 o1");
    assert_eq!((app.panel().notice.as_str(), app.panel().why.as_str()), ("", ""), "once");
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
    assert_eq!(app.panel().next_level, "Next: Shell, level 3");
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

/// The opponent and the level of the game on the board, and its rules.
fn company(app: &App) -> (Option<u8>, Option<u8>, String) {
    let panel = app.panel();
    (panel.players[0].level, panel.players[1].level, panel.rules)
}

#[test]
fn every_way_into_a_game_leads_to_the_same_opponent() {
    let ways: [fn(&mut App, &str); 2] = [
        |app, name| drop(app.send(Message::ChooseGame(name.into()))),
        |app, name| drop(app.send(Message::PlayGame(name.into()))),
    ];
    for way in ways {
        let mut app = first_visit();
        way(&mut app, "Rin");
        assert_eq!(company(&app), (None, Some(1), "rin:size=8".into()), "a first visit");
        way(&mut app, "Ren");
        assert_eq!(company(&app), (None, Some(1), "ren".into()));
        app.begin("renju-free", &[("opponent", "computer"), ("level", "4"), ("colour", "white")]);
        way(&mut app, "Rin");
        assert_eq!(company(&app), (Some(4), None, "rin:size=8".into()), "as it was chosen");
        app.send(Message::Seat(Color::Black, Some(2)));
        way(&mut app, "Ren");
        assert_eq!(company(&app), (Some(2), None, "ren".into()), "a seat is a choice as well");
        app.begin("rin", &[("opponent", "people")]);
        way(&mut app, "Ren");
        assert_eq!(company(&app), (None, None, "ren".into()), "two people, if they said so");
        app.command(Command::PlayComputer);
        assert_eq!(company(&app), (Some(4), None, "ren".into()), "as it was in another game");
    }
}

#[test]
fn the_sheet_offers_the_small_board_of_rin_to_who_has_never_played_it() {
    let form = goishi::app::sheet(&first_visit().model);
    assert!(form.contains(&("Rin".into(), "rin:size=8".into())), "{form:?}");
}

#[test]
fn what_a_computer_player_overlooks_is_told_before_and_after_a_game() {
    let pebble = "Pebble overlooks most of your threes, and now and then even a four.";
    for (text, said) in [
        ("renju-free\nwhite: computer 1\n\n", pebble),
        ("renju-free\nwhite: computer 1\n\nh8", ""),
        ("renju-free\nwhite: computer 1\n\nh8 h9 resign", pebble),
        ("ren\nblack: computer 4\n\n", "Slate overlooks little, but looks only two moves ahead."),
        ("rin\nblack: computer 2\n\n", "Clay does not see a ring before it is closed."),
        ("rin\nblack: computer 6\n\n", "Obsidian overlooks nothing that it has time to look at."),
        ("rin\n\n", ""),
        ("rin\nblack: computer 1\nwhite: computer 2\n\n", ""),
    ] {
        let mut app = App::new();
        for rules in ["renju-free", "ren", "rin"] {
            app.send(Message::TextOpened(format!("goishi 1 {rules}\n\nresign")));
        }
        app.send(Message::TextOpened(format!("goishi 1 {text}")));
        assert_eq!(app.panel().weakness, said, "{text}");
        let is_over = text.ends_with("resign");
        let mut first = App::new();
        first.send(Message::TextOpened(format!("goishi 1 {text}")));
        let told = if is_over { said } else { "" };
        assert_eq!(first.panel().weakness, told, "a first game is begun without it: {text}");
    }
}
