//! The tabs over the board: to the game that is open, or to a new one as it was last chosen.

use super::library::{SMALL, WON, with};
use super::storage::Storage;
use super::{App, announced};
use goishi::app::{Command, Message, Opened};

const OPEN: &str = "goishi 1 renju-classical\n\nh8\n";

impl App {
    fn tab(&mut self, game: &str) -> Vec<goishi::app::Effect> {
        self.send(Message::ChooseGame(game.into()))
    }
}

#[test]
fn a_tab_leads_to_the_newest_game_that_is_still_open() {
    let newer = "goishi 1 renju-rif\n\nh8 h9\n";
    let mut app = with(&[("1", SMALL), ("2", OPEN), ("3", newer), ("4", WON), ("5", "?")]);
    let effects = app.tab("Renju");
    assert_eq!((app.title().as_str(), app.panel().shown), ("Renju RIF", 2));
    assert!(announced(&effects)[0].starts_with("White h9. "), "{effects:?}");
    app.tab("Rin");
    assert_eq!((app.title().as_str(), app.panel().moves.len()), ("Rin 8×8", 1));
    assert_eq!(app.storage.games().len(), 5, "nothing was begun");
}

#[test]
fn a_tab_leads_to_the_game_that_was_left_last_and_not_to_the_newest() {
    let (old, new) = ("goishi 1 renju-free\n\nh8\n", "goishi 1 renju-rif\n\nh8 i9\n");
    let mut app = with(&[("1", SMALL), ("2", old), ("3", new)]);
    app.send(Message::OpenSaved("2".into()));
    app.tab("Rin");
    app.tab("Renju");
    assert_eq!(app.title(), "Renju Free");
    app.send(Message::OpenSaved("3".into()));
    app.tab("Rin");
    app.tab("Renju");
    assert_eq!(app.title(), "Renju RIF");
}

#[test]
fn a_tab_begins_a_game_where_none_is_open() {
    let mut app = with(&[("1", SMALL), ("4", WON), ("5", "goishi 1 renju-rif\n\n")]);
    app.tab("Renju");
    assert_eq!((app.title().as_str(), app.panel().moves.len()), ("Renju Classical", 0));
    app.tab("Ren");
    assert_eq!(app.title(), "Ren 10×10");
    app.tab("Rin");
    assert_eq!(app.title(), "Rin 8×8");
}

#[test]
fn the_tab_of_the_game_on_the_board_and_of_no_game_do_nothing() {
    let mut app = with(&[("1", SMALL), ("2", "goishi 1 rin\n\n3,3\n")]);
    assert_eq!(app.tab("Rin"), []);
    let before = app.title();
    app.tab("Go");
    assert!(app.title().starts_with("Rin"), "{before}");
}

#[test]
fn a_game_begins_as_it_was_last_chosen_with_names_and_clock() {
    let mut app = App::new();
    app.begin("renju-free", &[("black", "Ann"), ("clock", "5+3")]);
    app.tab("Rin");
    app.tab("Renju");
    assert_eq!((app.title().as_str(), app.clocks()), ("Renju Free", ["5:00"; 2].map(String::from)));
    assert_eq!(app.panel().players[0].name, "Ann");
    assert!(app.saved().starts_with("goishi 1 renju-free\nblack: Ann\nclock: 5+3 "));
}

#[test]
fn a_match_begins_anew_and_not_with_its_second_game() {
    let mut app = App::new();
    app.begin("ren:size=8", &[("match", "match")]);
    app.command(Command::Pass);
    app.command(Command::Pass);
    app.command(Command::NextGame);
    app.command(Command::Pass);
    app.command(Command::Pass);
    assert!(app.panel().standing.starts_with("Match, second game."));
    app.tab("Rin");
    app.tab("Ren");
    assert_eq!(app.panel().moves, []);
    assert_eq!(app.panel().standing, "Match, first game.");
}

#[test]
fn a_choice_with_moves_in_it_begins_without_them() {
    let choices = vec!["goishi 1 ren:rui=5\nclock: 1+0 1 1 9 9\nresult: x\n\na1 b1\n".to_string()];
    let mut app = App::visit(Storage::default(), Opened { choices, ..Opened::default() });
    app.tab("Ren");
    assert_eq!((app.title().as_str(), app.panel().moves.len()), ("Ren 10×10, 5 replacements", 0));
    assert_eq!(app.clocks(), ["1:00", "1:00"]);
}

#[test]
fn the_way_back_says_to_which_game_it_leads() {
    let mut app = with(&[("1", "goishi 1 renju-classical\nwhite: computer 3\n\nh8\n")]);
    assert_eq!(app.panel().back, "");
    app.tab("Rin");
    assert_eq!(app.panel().back, "Back to Renju · Shell");
    app.command(Command::Back);
    assert_eq!(app.title(), "Renju Classical");
}
