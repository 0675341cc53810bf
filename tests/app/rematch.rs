//! The same again with exchanged colours.

use super::{App, announced};
use goishi::app::{Command, Effect, Message, Step};

fn at(record: &str) -> App {
    App::opened(Some(record), "")
}

#[test]
fn a_game_that_is_over_is_played_again_with_exchanged_colours() {
    let over = "goishi 1 renju-free\nblack: Ann\nwhite: Ben\nevent: Tea\ndate: today\nresult: W\nclock: 10+5 9 8 1 1\n\nh8 resign";
    let mut app = at(over);
    assert!(app.panel().is_over);
    let effects = app.command(Command::Rematch);
    let head = "goishi 1 renju-free\nblack: Ben\nwhite: Ann\nclock: 10+5 600000 600000 0 0\n\n";
    assert_eq!(app.saved(), head, "and nothing else of the old one");
    assert_eq!(app.kept(), [format!("{over}\n")], "which is kept");
    assert_eq!((app.panel().moves.len(), app.panel().is_over), (0, false));
    assert!(announced(&effects)[0].starts_with("The board is empty."));
    assert_eq!(effects.last(), Some(&Effect::Focus(app.model.cursor())), "its button goes");
    assert!(effects.contains(&Effect::Wake), "the clock runs");
}

#[test]
fn twice_brings_the_colours_back() {
    let mut app = at("goishi 1 rin:size=8\nblack: Ann\nwhite: Ben\n\n0,0 resign");
    app.command(Command::Rematch);
    app.play(1, 1);
    app.command(Command::Resign);
    app.command(Command::Confirm);
    app.command(Command::Rematch);
    assert_eq!(app.saved(), "goishi 1 rin:size=8\nblack: Ann\nwhite: Ben\n\n");
    assert_eq!(app.kept().len(), 2);
}

#[test]
fn names_are_those_of_the_end_where_colours_were_chosen() {
    let mut app = at("goishi 1 renju-rif\nblack: Ann\nwhite: Ben\n\nh8 i9 j10 swap resign");
    app.command(Command::Rematch);
    assert_eq!(app.saved(), "goishi 1 renju-rif\nblack: Ben\nwhite: Ann\n\n");
}

#[test]
fn it_is_there_at_the_end_of_the_game_only() {
    let possible = |record: &str| at(record).panel().is_possible(Command::Rematch);
    assert!(!possible("goishi 1 rin\n\n"));
    assert!(!possible("goishi 1 rin\n\n0,0"));
    assert!(possible("goishi 1 rin\n\n0,0 resign"));
    assert!(possible("goishi 1 ren\n\npass pass"));
    let mut app = at("goishi 1 rin\n\n0,0 resign");
    app.send(Message::Show(Step::Previous));
    assert!(!app.panel().is_possible(Command::Rematch));
    assert_eq!(app.send(Message::Rematch), []);
    app.send(Message::Show(Step::Last));
    app.command(Command::Undo);
    assert!(!app.panel().is_possible(Command::Rematch), "it goes on");
}

#[test]
fn every_rule_set_is_played_again_by_the_same_rules() {
    for rules in goishi::rules::catalog::RuleSet::ALL {
        let mut app = at(&format!("goishi 1 {rules}\n\nresign"));
        app.command(Command::Rematch);
        assert_eq!((app.model.rules(), app.panel().moves.len()), (rules, 0));
    }
}

#[test]
fn a_match_goes_on_first_and_begins_anew_after_its_second_game() {
    let names = "black: Ann\nwhite: Ben\n";
    let mut app = at(&format!("goishi 1 ren\n{names}event: match of two, game 1\n\npass pass"));
    assert!(!app.panel().is_possible(Command::Rematch), "the second game comes first");
    app.command(Command::NextGame);
    app.command(Command::Pass);
    app.command(Command::Pass);
    assert!(!app.panel().is_possible(Command::NextGame));
    app.command(Command::Rematch);
    assert_eq!(app.saved(), format!("goishi 1 ren\n{names}event: match of two, game 1\n\n"));
    assert_eq!(app.panel().standing, "Match, first game.");
}

#[test]
fn a_match_that_was_given_up_begins_anew_at_once() {
    let mut app = at("goishi 1 ren\nevent: match of two, game 1\n\na1 resign");
    assert!(!app.panel().is_possible(Command::NextGame));
    app.command(Command::Rematch);
    assert_eq!(app.saved(), "goishi 1 ren\nevent: match of two, game 1\n\n");
}

#[test]
fn who_has_lost_may_play_again_with_the_same_colours() {
    let lost = "goishi 1 renju-free\nwhite: computer 2\n\nh8 h9 resign:black";
    let mut app = at(lost);
    app.command(Command::Again);
    assert_eq!(app.saved(), "goishi 1 renju-free\nwhite: computer 2\n\n");
    assert!(!app.panel().is_over);
    let won = "goishi 1 renju-free\nwhite: computer 2\n\nh8 h9 resign:white";
    for other in [won, "goishi 1 renju-free\n\nh8 h9 resign"] {
        assert!(!at(other).panel().is_possible(Command::Again), "{other}");
    }
}
