//! Matches of two games in saved games, links and strange records.

use super::two_games::{FIRST, ONE, game, names, new_match, second, standing};
use crate::App;
use goishi::app::{Command, Message, Step};

#[test]
fn a_saved_match_goes_on() {
    let mut app = new_match("ren:size=8,rui=5");
    app.press("b2 b8 c2 e8 d2 h8 e2");
    let mut app = App::opened(Some(&app.saved()), "");
    assert_eq!(standing(&app), "Match, first game.");
    app.command(Command::Pass);
    app.command(Command::Pass);
    let mut app = App::opened(Some(&app.saved()), "");
    app.command(Command::NextGame);
    app.press("a1");
    let mut app = App::opened(Some(&app.saved()), "");
    let sums = "Match, second game. Total: the second player 0, the first player 1.";
    assert_eq!((standing(&app).as_str(), app.title().as_str()), (sums, "Ren 8×8, 5 replacements"));
    app.command(Command::Pass);
    app.command(Command::Pass);
    assert_eq!(standing(&app), format!("{sums} The match goes to the first player."));
}

/// The fragment of a link to the position shown.
fn link(app: &mut App) -> String {
    let effects = app.send(Message::CopyLink);
    let link = crate::link(&effects);
    link.clone()
}

#[test]
fn a_link_carries_the_match() {
    let mut app = App::opened(Some(&format!("{FIRST}{ONE} pass pass")), "");
    let mut linked = App::opened(None, &link(&mut app));
    assert_eq!(standing(&linked), standing(&app));
    linked.command(Command::NextGame);
    assert_eq!(names(&linked), ["Black, second player", "White, first player"]);
    let mut linked = App::opened(None, &link(&mut linked));
    assert!(standing(&linked).starts_with("Match, second game. Total: the second player 0, "));

    app.send(Message::Show(Step::Ply(3)));
    linked.send(Message::LinkOpened(link(&mut app)));
    assert!(!linked.panel().is_possible(Command::NextGame), "the end is not shown");
    linked.send(Message::Show(Step::Last));
    assert!(linked.panel().is_possible(Command::NextGame));
}

#[test]
fn a_strange_event_in_a_record_breaks_nothing() {
    for event in [
        "match of two, game 2 after 65535-65535",
        "match of two, game 2 after 00000000000000000000-0",
        "match of two, game 2 after 65536-0",
        "match of two, game 2 after 99999999999999999999999999-1",
        "match of two, game 2 after -",
        "match of two, game 2 after 1-2-3",
        "match of two, game 2 after ١-٢",
        "match of two, game 3",
        "match of two, game 1 ",
        "Match of two, game 1",
        "\u{202e}\u{0}",
    ] {
        let mut app = game(&format!("event: {event}"), ONE);
        app.press("a1");
        app.command(Command::Pass);
        app.command(Command::Pass);
        assert_eq!(app.panel().sentence, "Black wins 1 to 0: both players passed.", "{event:?}");
        let is_match = app.panel().is_possible(Command::NextGame);
        assert_eq!(is_match, event.trim_end() == "match of two, game 1", "{event:?}");
        app.send(Message::NextGame);
        let mut linked = App::opened(None, &link(&mut app));
        linked.press("a2");
        assert_eq!(standing(&linked).is_empty(), standing(&app).is_empty());
    }
    let app = second("65535-65535", ONE);
    let full = "Match, second game. Total: the second player 65535, the first player 65535.";
    assert_eq!(standing(&app), full, "sums stop at the largest number");
    assert_eq!(standing(&second("65536-0", ONE)), "", "no score is so high");
}
