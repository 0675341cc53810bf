//! The search over all games: the saved ones, those of a file, and a library that is too large for the board.

use crate::{App, Storage, announced};
use goishi::app::files::{Found, FoundPlace};
use goishi::app::{Command, Effect, Find, HostEffect, Message, Opened, Saved, Tab, update};
use goishi::record::Record;
use std::rc::Rc;

const HEAD: &[u8] = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff";

/// A page where these games are saved, with an empty board of the free rules and the search beside it.
fn with_saved(games: &[&str]) -> App {
    let saved = (100..).zip(games).map(|(id, text)| Saved {
        id: id.to_string(),
        text: format!("goishi 1 renju-pritchard\n{text}"),
    });
    let mut app = App::visit(Storage::holding(saved), Opened::default());
    app.new_game("renju-pritchard");
    app.send(Message::Tab(Tab::Search));
    app
}

impl App {
    fn found(&self) -> Rc<Found> {
        self.panel().search.found.expect("something")
    }

    /// Every move that was played next, and in how many games.
    fn found_next(&self) -> Vec<(String, usize)> {
        self.found().next.iter().map(|next| (next.token.clone(), next.games)).collect()
    }

    fn find(&mut self, find: Find) {
        self.send(Message::Search(find));
    }
}

const GAMES: [&str; 3] = [
    "black: Ada\nwhite: Bo\n\nh8 h9 i9 g7 resign:white",
    "black: Cy\nwhite: Ada\n\nh8 g8 g7 a1 i9 resign:black",
    "black: Cy\nwhite: Bo\n\nh8 i9 j8",
];

#[test]
fn what_was_played_next_is_counted_however_the_board_is_turned() {
    let mut app = with_saved(&GAMES);
    assert_eq!(app.panel().search.sentence, "3 games found.");
    assert_eq!(app.found_next(), [("h8".into(), 3)]);
    app.find(Find::Play("h8".into()));
    let found = app.found_next();
    assert_eq!(found.iter().map(|(_, games)| games).copied().collect::<Vec<_>>(), [2, 1]);
    app.send(Message::Typed("i8".into()));
    let found = app.found();
    assert_eq!((found.sentence.as_str(), found.next.len()), ("2 games found.", 1));
    let next = &found.next[0];
    assert_eq!((next.games, next.shares), (2, [50, 0, 50]));
    assert!(next.label.ends_with(": 2 games. Black won 1, White 1, drawn 0."), "{}", next.label);
    app.send(Message::Show(goishi::app::Step::First));
    assert_eq!(app.found_next(), [("h8".into(), 3)], "the game on the board is not counted");
}

#[test]
fn players_and_openings_are_looked_for_with_or_without_the_position() {
    let mut app = with_saved(&GAMES);
    app.find(Find::Words("ada".into()));
    assert_eq!(app.found().games.len(), 2);
    app.find(Find::Words("kagetsu ada".into()));
    assert_eq!(app.found().games.len(), 2, "the opening is known by its stones");
    app.find(Find::Words("Bo".into()));
    app.send(Message::Typed("h8 a15".into()));
    assert_eq!(app.found().games.len(), 0);
    assert!(app.panel().controls.contains(&(Command::OnlyHere, true, Some(true))));
    app.find(Find::Scope);
    assert_eq!(app.found().games.len(), 2);
}

#[test]
fn what_is_still_seen_of_another_position_is_not_played_and_a_search_that_fails_says_so() {
    let mut app = with_saved(&GAMES);
    // Without the harness, which answers every question at once.
    let effects = update(&mut app.model, Message::Typed("h8".into()), app.now);
    let number = effects.iter().find_map(|effect| match effect {
        Effect::Host(HostEffect::Search(number, _)) => Some(*number),
        _ => None,
    });
    let id = app.model.id().to_string();
    update(&mut app.model, Message::Search(Find::Play("h9".into())), app.now);
    update(&mut app.model, Message::Search(Find::Open(FoundPlace::Saved("101".into()))), app.now);
    let stays = (app.model.id(), app.panel().shown);
    assert_eq!(stays, (id.as_str(), 1), "those rows are of the empty board");
    let failed = Find::Found(number.unwrap(), Err("the program for files has ended".into()));
    update(&mut app.model, Message::Search(failed), app.now);
    assert_eq!(app.panel().search.sentence, "the program for files has ended");
}

#[test]
fn a_game_is_opened_at_the_position_that_was_looked_for() {
    let mut app = with_saved(&GAMES);
    app.send(Message::Typed("h8 h9".into()));
    let place = app.found().games[0].place.clone();
    assert_eq!(place, FoundPlace::Saved("101".into()));
    let effects = update(&mut app.model, Message::Search(Find::Open(place)), app.now);
    assert_eq!((app.model.id(), app.model.shown(), app.panel().tab), ("101", 2, Tab::Search));
    let said = announced(&effects);
    assert!(matches!(said[..], [one] if one.starts_with("Move 2 of ")), "{said:?}");
    assert_eq!(app.found().games.len(), 2, "the game that was left is found too, this one is not");
}

#[test]
fn the_position_in_which_somebody_resigned_is_found_in_games_that_went_on() {
    let mut app = with_saved(&["\nh8 h9 i9 g7"]);
    app.send(Message::Typed("h8 h9 i9 resign:white".into()));
    assert_eq!(app.found().games.len(), 1);
    assert_eq!(app.found_next(), [("g7".into(), 1)]);
}

#[test]
fn the_games_of_a_file_are_searched_too() {
    let mut app = with_saved(&GAMES[..1]);
    let game = |black: &str, stones: &str| {
        format!("(;GM[4]SZ[15]RU[renju-pritchard]PB[{black}]RE[B+R];B[hh]{stones})")
    };
    let file = game("Dee", ";W[hg];B[ig]") + &game("Eve", ";W[gh];B[gg]");
    app.send(Message::FileOpened(file.into_bytes()));
    app.send(Message::Typed("h8 h9".into()));
    assert_eq!(app.found_next(), [("g9".into(), 3)], "g9 and i9 are the same");
    let place = app.found().games[2].place.clone();
    assert_eq!(place, FoundPlace::File(1));
    app.find(Find::Open(place));
    assert_eq!((app.model.line().len(), app.model.shown()), (4, 2));
}

#[test]
fn a_large_library_is_walked_and_not_put_on_the_board() {
    let mut app = App::new();
    app.send(Message::FileOpened(large_library()));
    assert_eq!((app.panel().tab, app.model.line().len()), (Tab::Search, 0));
    assert!(app.panel().notice.contains("A library with"), "{}", app.panel().notice);
    assert_eq!(app.found_next(), [("h8".into(), 0)]);
    assert_eq!(app.found().comment, "start");
    assert_eq!(app.panel().search.sentence, "1 move in the library.");
    let here = goishi::app::spoken::cell(&app.model, goishi::board::Point::new(7, 7));
    assert!(here.contains("found by the search"), "{here}");
    app.find(Find::Play("h8".into()));
    let found = app.found();
    let first = app.label(&found.next[0].token);
    assert!(first.contains("circle, label A"), "what the library has drawn: {first}");
    assert_eq!(found.next.len(), 35, "equal points are one");
    assert_eq!(found.next[0].comment, "A good");
    app.find(Find::Play(found.next[0].token.clone()));
    assert_eq!(app.model.line().len(), 2);
    let circled = |app: &App, token: &str| app.label(token).contains("circle");
    let found = app.found();
    let leaf = found.next.iter().find(|next| circled(&app, &next.token));
    let leaf = leaf.expect("a stone with a circle").token.clone();
    app.find(Find::Play(leaf.clone()));
    assert!(app.found().next.is_empty(), "the end of a line");
    assert!(circled(&app, &leaf), "the circle stays: {}", app.label(&leaf));
    assert!(Record::parse(&app.model.record().to_string()).is_ok(), "what is walked is a game");
}

/// All answers to h8, and to each of these forty other points, of which the first has a circle.
fn large_library() -> Vec<u8> {
    let points: Vec<u8> = (0..15)
        .flat_map(|row| (1..16).map(move |col| row << 4 | col))
        .filter(|&at| at != 0x78)
        .collect();
    let mut bytes = HEAD.to_vec();
    bytes.extend([0, 0x08]);
    bytes.extend(b"start\0");
    bytes.extend([0x78, 0]);
    for (nth, &answer) in points.iter().enumerate() {
        let sibling = if nth + 1 < points.len() { 0x80 } else { 0 };
        if nth == 0 {
            bytes.extend([answer, sibling | 0x19, 0, 1]);
            bytes.extend(b"good\0\0A\0");
        } else {
            bytes.extend([answer, sibling]);
        }
        let others: Vec<u8> = points.iter().copied().filter(|&at| at != answer).take(40).collect();
        for (nth, &other) in others.iter().enumerate() {
            let sibling = if nth + 1 < others.len() { 0x80 } else { 0 };
            let marked = if nth == 0 { 0x10 } else { 0 };
            bytes.extend([other, sibling | marked | 0x40]);
        }
    }
    bytes
}

#[test]
fn nothing_is_searched_while_a_tournament_game_runs() {
    let mut app = with_saved(&GAMES);
    app.begin("renju-pritchard", &[("tournament", "tournament")]);
    let asked = app.effects.len();
    app.send(Message::Tab(Tab::Search));
    app.play(7, 7);
    let panel = app.panel().search;
    assert_eq!((panel.is_off, panel.found), (true, None));
    assert_eq!(panel.sentence, "There is no search while this game runs.");
    let searches = |effect: &&goishi::app::Effect| {
        matches!(effect, goishi::app::Effect::Host(goishi::app::HostEffect::Search(..)))
    };
    assert_eq!(app.effects[asked..].iter().filter(searches).count(), 0);
}
