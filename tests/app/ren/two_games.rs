//! Matches of two games: colours, sums and outcomes.

use super::{FOUR, at, said};
use crate::App;
use goishi::app::{Command, Effect, Message, Step};

/// The head of the first game of a match.
pub const FIRST: &str = "goishi 1 ren\nevent: match of two, game 1\n\n";
/// Black has one point.
pub const ONE: &str = "b2 b9 c2 e9 d2 h9 e2";

pub fn new_match(rules: &str) -> App {
    let mut app = App::new();
    app.begin(rules, &[("match", "match")]);
    app
}

/// The game of a match with this head and these moves.
pub fn game(head: &str, moves: &str) -> App {
    App::opened(Some(&format!("goishi 1 ren\n{head}\n\n{moves}")), "")
}

pub fn second(earlier: &str, moves: &str) -> App {
    game(&format!("event: match of two, game 2 after {earlier}"), moves)
}

pub fn standing(app: &App) -> String {
    app.panel().standing
}

pub fn names(app: &App) -> [String; 2] {
    app.panel().players.map(|player| player.name)
}

#[test]
fn a_match_begins_with_its_first_game() {
    let app = new_match("ren:size=8");
    assert_eq!(app.saved(), "goishi 1 ren:size=8\nevent: match of two, game 1\n\n");
    assert_eq!(standing(&app), "Match, first game.");
    assert_eq!(names(&app), ["Black, first player", "White, second player"]);
    assert!(!app.panel().is_possible(Command::NextGame));
}

#[test]
fn the_second_game_follows_with_colours_exchanged_and_sums() {
    let mut app = App::opened(Some(&format!("{FIRST}{ONE} pass")), "");
    assert_eq!(app.send(Message::NextGame), [], "the first goes on");
    let effects = app.command(Command::Pass);
    let end = "Black wins 1 to 0: both players passed. Match, first game. Colours are swapped \
               for the second.";
    assert_eq!(said(&effects), format!("Black passes. {end}"));
    let first = app.saved();

    let effects = app.command(Command::NextGame);
    let begun = "Match, second game. Total: the second player 0, the first player 1.";
    assert_eq!(
        said(&effects),
        format!(
            "The board is empty. Rows of four or six and boxes of four, six or nine stones score. Black to play. {begun}"
        )
    );
    assert_eq!(effects.last(), Some(&Effect::Focus(app.model.cursor())), "its button goes");
    assert_eq!(app.saved(), "goishi 1 ren\nevent: match of two, game 2 after 1-0\n\n");
    assert_eq!((app.title().as_str(), standing(&app).as_str()), ("Ren 10×10", begun));
    assert_eq!(names(&app), ["Black, second player", "White, first player"]);
    assert_eq!((app.score(), app.kept()), ([0, 0], vec![first.clone()]), "the first is set aside");

    app.press("a1");
    let second = app.saved();
    app.reopen(&first);
    assert_eq!(app.saved(), first);
    assert!(app.panel().is_possible(Command::NextGame));
    app.command(Command::NextGame);
    assert_eq!(app.saved(), second, "the game that was begun goes on");
    app.command(Command::Pass);
    app.command(Command::Pass);
    app.reopen(&first);
    app.command(Command::NextGame);
    assert_eq!(app.panel().moves, [], "one that is over does not");
}

#[test]
fn names_are_exchanged_and_the_sums_belong_to_persons() {
    let mut app = game(
        "black: Ann\nwhite: Ben\nevent: match of two, game 1\ndate: today",
        &format!("{ONE} pass pass"),
    );
    assert_eq!(names(&app), ["Ann, first player", "Ben, second player"]);
    app.command(Command::NextGame);
    assert_eq!(names(&app), ["Ben, second player", "Ann, first player"]);
    let head = "goishi 1 ren\nblack: Ben\nwhite: Ann\nevent: match of two, game 2 after 1-0\n";
    assert!(app.saved().starts_with(head), "{}", app.saved());
    assert_eq!(standing(&app), "Match, second game. Total: Ben 0, Ann 1.");
    app.press("b2 b9 c2 e9 d2 h9 e2");
    assert_eq!(standing(&app), "Match, second game. Total: Ben 1, Ann 1.");
    app.command(Command::Pass);
    app.command(Command::Pass);
    assert_eq!(standing(&app), "Match, second game. Total: Ben 1, Ann 1. The match is a draw.");
    assert!(!app.panel().is_possible(Command::NextGame), "two games are a match");
    assert_eq!(app.send(Message::NextGame), []);
}

#[test]
fn the_sum_decides_and_not_the_second_game() {
    for (earlier, sums, outcome) in [
        ("12-9", "the second player 10, the first player 12", "goes to the first player"),
        ("9-12", "the second player 13, the first player 9", "goes to the second player"),
        ("4-3", "the second player 4, the first player 4", "is a draw"),
        ("0-0", "the second player 1, the first player 0", "goes to the second player"),
    ] {
        let mut app = second(earlier, ONE);
        let sums = format!("Match, second game. Total: {sums}.");
        assert_eq!(standing(&app), sums);
        app.command(Command::Pass);
        let effects = app.command(Command::Pass);
        assert_eq!(standing(&app), format!("{sums} The match {outcome}."));
        assert!(said(&effects).ends_with(&format!("{sums} The match {outcome}.")));
        assert_eq!(app.panel().sentence, "Black wins 1 to 0: both players passed.");
    }
}

#[test]
fn how_the_match_stands_is_said_when_that_has_changed() {
    let mut app = second("4-3", "b2 b9 c2 e9 d2");
    assert_eq!(said(&app.press("h9")), "White h9. Black to play.");
    let scored = said(&app.press("e2"));
    assert!(scored.ends_with(&format!(" on a weak stone. {}", standing(&app))), "{scored}");
    assert_eq!(said(&app.press("a1")), "White a1. Black to play.");
    assert_eq!(
        said(&app.send(Message::Show(Step::First))),
        format!(
            "Move 0 of 8. The board is empty. Rows of four or six and boxes of four, six or nine stones score. Black to play. {}",
            standing(&app)
        )
    );
}

#[test]
fn points_after_a_nine_count_in_the_match() {
    let ring = "b4 a10 c4 c10 d4 e10 b3 g10 d3 i10 b2 a8 c2 c8 d2 e8 c3";
    let mut app = App::opened(Some(&format!("{FIRST}{ring}")), "");
    app.command(Command::NextGame);
    assert!(app.saved().contains("game 2 after 10-0\n"), "{}", app.saved());
}

#[test]
fn resigning_concedes_the_match_whatever_the_points_are() {
    let mut app = App::opened(Some(&format!("{FIRST}{ONE} a1")), "");
    app.command(Command::Resign);
    assert_eq!(app.panel().question, "Does Black resign the match?");
    app.command(Command::Confirm);
    assert_eq!(standing(&app), "Match, first game. The match goes to the second player.");
    assert!(!app.panel().is_possible(Command::NextGame));
    assert_eq!(app.send(Message::NextGame), []);
    let app = second("40-0", "a1 resign:white");
    assert!(standing(&app).ends_with(" first player 40. The match goes to the second player."));
    let app = second("40-0", "a1 b1 resign:black");
    assert!(standing(&app).ends_with("The match goes to the first player."));
}

#[test]
fn a_lone_flag_concedes_the_match_and_both_together_do_not() {
    let app = App::opened(Some(&format!("{FIRST}{ONE} time:black")), "");
    assert_eq!(standing(&app), "Match, first game. The match goes to the second player.");
    assert!(!app.panel().is_possible(Command::NextGame));
    let mut app = App::opened(Some(&format!("{FIRST}{ONE} time:both")), "");
    assert_eq!(app.panel().sentence, "A draw: both flags fell.");
    assert_eq!(standing(&app), "Match, first game. Colours are swapped for the second.");
    app.command(Command::NextGame);
    assert!(app.saved().contains("game 2 after 1-0\n"), "{}", app.saved());
    let app = second("12-9", &format!("{ONE} time:both"));
    assert!(
        standing(&app).ends_with("10, the first player 12. The match goes to the first player.")
    );
}

#[test]
fn the_second_game_begins_at_the_end_of_the_first_only() {
    let mut app = App::opened(Some(&format!("{FIRST}{ONE} pass pass")), "");
    app.send(Message::Show(Step::Previous));
    assert!(!app.panel().is_possible(Command::NextGame));
    assert_eq!(app.send(Message::NextGame), []);
    assert_eq!(standing(&app), "Match, first game.");
    app.send(Message::Show(Step::Last));
    app.command(Command::Undo);
    assert!(!app.panel().is_possible(Command::NextGame), "the first goes on again");
    app.command(Command::Redo);
    assert!(app.panel().is_possible(Command::NextGame));
}

#[test]
fn single_games_and_other_games_are_no_match() {
    let single = at("ren", &format!("{ONE} pass pass"));
    let other = |rules| new_match(rules);
    let event = "event: match of two, game 1";
    let rin = App::opened(Some(&format!("goishi 1 rin\n{event}\n\nresign")), "");
    let renju = App::opened(Some(&format!("goishi 1 renju-free\n{event}\n\ntime:both")), "");
    for mut app in [single, other("rin"), other("renju-free"), rin, renju] {
        assert_eq!(
            (standing(&app).as_str(), app.panel().is_possible(Command::NextGame)),
            ("", false)
        );
        assert_eq!(app.send(Message::NextGame), []);
        assert!(!names(&app)[0].contains("player"), "{:?}", names(&app));
    }
    assert_eq!(new_match("rin").saved(), "goishi 1 rin\n\n");
    let mut app = App::new();
    app.new_game("ren");
    assert_eq!(app.saved(), "goishi 1 ren\n\n");
    let mut app = super::laid("ren", FOUR);
    app.command(Command::Resign);
    assert_eq!(app.panel().question, "Does Black resign?");
}
