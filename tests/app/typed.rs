//! Moves and commands that are typed.

use super::{App, alerted, announced};
use goishi::app::{Command, Effect, HostEffect, Message};

/// Black has h8 i8 and j9 j10 and is to move: a stone on j8 is a double-three.
const RIF_FORK: &str = "goishi 1 renju-rif\n\nh8 h9 i8 stay a1 j9/o15 j9 a3 j10 a5";

impl App {
    fn typed(&mut self, line: &str) -> Vec<Effect> {
        self.send(Message::Typed(line.into()))
    }

    /// The moves of the game.
    fn line(&self) -> String {
        let words: Vec<String> = self.panel().moves.into_iter().map(|entry| entry.word).collect();
        words.join(" ")
    }
}

fn new(rules: &str) -> App {
    let mut app = App::new();
    app.new_game(rules);
    app
}

/// Whether the field for typed moves is emptied.
fn clears(effects: &[Effect]) -> bool {
    effects.contains(&Effect::Host(HostEffect::ClearTyped))
}

#[test]
fn a_point_is_a_stone_in_the_notation_of_the_board() {
    for (rules, typed, word) in [
        ("renju-free", "h8", "h8"),
        ("renju-free", " H8 ", "h8"),
        ("ren", "j10", "j10"),
        ("rin", "15,0", "15,0"),
    ] {
        let mut app = new(rules);
        let effects = app.typed(typed);
        assert_eq!((app.line().as_str(), clears(&effects)), (word, true));
        assert_eq!(announced(&effects).len(), 1, "it is told as any stone is");
    }
}

#[test]
fn a_whole_opening_can_be_typed_at_once() {
    let mut app = new("renju-rif");
    let effects = app.typed("h8 i9 j10 SWAP k9\tg7/i7 i7  h9");
    assert_eq!(app.line(), "h8 i9 j10 swaps colours k9 g7/i7 i7 h9");
    assert!(clears(&effects));
    let mut app = new("renju-rif");
    app.typed("h8 i9 j10 stay k9 g7 i7 i7 pass");
    assert_eq!(
        app.line(),
        "h8 i9 j10 keeps colours k9 g7/i7 i7 passes",
        "two words are a pair as well"
    );
}

#[test]
fn undo_redo_and_offers_are_typed() {
    let mut app = App::opened(Some(RIF_FORK), "");
    app.typed("undo undo redo");
    assert_eq!(app.panel().moves.len(), 9);
    app.typed("redo offer o1 refuse");
    assert!(app.line().ends_with("a5 o1= declines the draw"), "{}", app.line());
    app.typed("c3= accept");
    assert!(app.line().ends_with("c3= accepts the draw"), "{}", app.line());
    assert_eq!(app.panel().sentence, "Draw by agreement.");
}

#[test]
fn claims_are_typed_where_they_are_made() {
    let mut app = new("renju-rif:referee=players");
    app.typed("h8 claim:white h9");
    assert_eq!(app.line(), "h8 claims h9");
    let mut app = new("renju-rif:referee=players");
    app.typed("h8 claim h9");
    assert_eq!(app.line(), "h8 claims h9", "the one who is to move");
    let effects = new("renju-rif").typed("claim:black");
    assert_eq!(alerted(&effects), ["claim:black: wins are not claimed in this game (RIF 14.9)."]);
}

#[test]
fn questions_are_answered_by_yes_and_no() {
    let mut app = App::opened(Some(RIF_FORK), "");
    let effects = app.typed("j8");
    assert!(clears(&effects), "the answer comes next");
    assert!(alerted(&effects)[0].starts_with("j8 makes a double-three and loses the game."));
    app.typed("no");
    assert_eq!((app.panel().question.as_str(), app.panel().moves.len()), ("", 10));
    app.typed("resign no resign yes");
    assert_eq!(app.panel().sentence, "White wins: Black resigned.");
    let mut app = App::opened(Some(RIF_FORK), "");
    app.typed("j8 yes");
    assert_eq!(app.panel().sentence, "White wins: Black made a double-three.");
}

#[test]
fn a_word_that_means_nothing_is_named_and_nothing_after_it_happens() {
    for (line, word) in [("h8 xx j10", "xx"), ("h8 hello", "hello"), ("h8 16,1", "16,1")] {
        let mut app = new("renju-free");
        let effects = app.typed(line);
        let said = format!(
            "\"{word}\" isn't a move. Write a point such as h8, or pass, undo, redo, swap, stay, offer, claim, resign, hint, yes or no."
        );
        assert_eq!((alerted(&effects), app.line().as_str()), (vec![said.as_str()], "h8"));
        assert_eq!((app.panel().notice.as_str(), clears(&effects)), (said.as_str(), false));
    }
    let mut app = new("rin:size=8");
    app.typed("h8");
    assert!(app.panel().notice.contains("such as 4,4, or"), "{}", app.panel().notice);
}

#[test]
fn a_refused_word_names_the_rule_and_nothing_after_it_happens() {
    let mut app = new("renju-classical");
    let effects = app.typed("h8 a1 i9");
    let why = "a1: this stone belongs beside the centre.";
    assert_eq!((alerted(&effects), app.line().as_str()), (vec![why], "h8"));
    assert!(!clears(&effects), "it can be corrected");
    assert_eq!(alerted(&app.typed("x9")), ["x9: the point is not on this board."]);
    let effects = app.typed("swap");
    assert!(alerted(&effects)[0].starts_with("swap: there is no colour to choose here"));
    assert!(clears(&app.typed("i9")));
    assert_eq!((app.line().as_str(), app.panel().notice.as_str()), ("h8 i9", ""));
}

#[test]
fn what_was_to_be_read_before_stops_nothing() {
    let mut app = App::opened(None, "#1;renju-rif;hhii;2");
    assert_eq!(app.panel().notice, "Game opened from the link.");
    assert!(clears(&app.typed("offer j10")));
    assert_eq!(app.line(), "h8 i7 j10=");
    app.send(Message::NotSaved);
    assert!(clears(&app.typed("yes no redo")), "nothing is asked, and nothing was taken back");
}

#[test]
fn a_word_that_ends_the_clocks_is_done_all_the_same() {
    let mut app = new("rin:size=8");
    app.begin("rin:size=8", &[("clock", "1+0")]);
    app.typed("0,0");
    app.time(60_000);
    assert!(clears(&app.typed("undo")));
    assert_eq!(app.panel().notice, "The game goes on without clocks.");
    app.typed("5,5 6,6");
    assert_eq!((app.line().as_str(), app.panel().notice.as_str()), ("0,0 5,5 6,6", ""));
}

#[test]
fn who_types_stays_in_the_field() {
    let mut app = App::opened(Some(RIF_FORK), "");
    let focus = |effects: &[Effect]| effects.iter().any(|e| matches!(e, Effect::Focus(_)));
    for line in ["pass", "undo", "resign", "no", "offer o1", "accept"] {
        assert!(!focus(&app.typed(line)), "{line}");
    }
    let mut app = App::opened(Some(RIF_FORK), "");
    assert!(focus(&app.command(Command::Pass)), "but a button that goes leads to the board");
}

#[test]
fn time_and_other_peoples_resignations_are_no_words_to_type() {
    for word in ["time", "time:black", "time:both", "resign:black", "resign:white"] {
        let mut app = new("renju-free");
        assert!(alerted(&app.typed(word))[0].starts_with(&format!("\"{word}\" isn't a move.")));
        assert_eq!((app.line().as_str(), app.panel().question.as_str()), ("", ""));
    }
}

#[test]
fn nonsense_is_shown_shortened_and_harmless() {
    let long = "x".repeat(100_000);
    for line in [long.as_str(), "h8/", "=", "\u{202e}h8", "<b>h8</b>", "ｈ８", "h8\u{0}", "{0}"] {
        let mut app = new("renju-free");
        let effects = app.typed(line);
        assert_eq!((alerted(&effects).len(), app.line().as_str()), (1, ""), "{line:.20}");
        assert!(app.panel().notice.chars().count() < 200);
        assert!(!app.panel().notice.contains('\u{0}'));
    }
    for blank in ["", "   ", "\t\n"] {
        assert_eq!(new("renju-free").typed(blank), [Effect::Host(HostEffect::ClearTyped)]);
    }
}
