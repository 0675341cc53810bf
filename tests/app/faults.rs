//! Faults that were found in the app, each with what it does now.

use super::App;
use super::library::{SMALL, with};
use goishi::app::{Command, Effect, HostEffect, Message, Now, Opened};
use goishi::rules::Move;

/// A typed point beyond the board must not take the board from the keyboard.
#[test]
fn a_typed_point_beyond_the_board_leaves_the_cursor_on_it() {
    for (rules, words) in [
        ("renju-classical", ["a16", "z99", "p1"]),
        ("ren:size=8", ["h9", "j1", "z9"]),
        ("rin:size=8", ["8,8", "0,8", "99,0"]),
    ] {
        let mut app = App::new();
        app.new_game(rules);
        let cursor = app.model.cursor();
        for word in words {
            app.send(Message::Typed(word.into()));
            assert_eq!(app.model.cursor(), cursor, "{rules} {word}");
            assert!(!app.panel().notice.is_empty(), "{rules} {word} is refused");
        }
        assert!(app.model.game().board().contains(app.model.cursor()));
    }
}

#[test]
fn who_looks_through_the_rules_is_told_where_the_game_is_and_finds_back() {
    let mut app = App::small(&[(3, 3), (4, 4)]);
    let text = app.saved();
    for rules in ["rin", "rin:size=12"] {
        app.send(Message::ChooseRules(rules.into()));
        assert_eq!(app.panel().notice, "Your game is kept under Games.");
        assert!(app.panel().is_possible(Command::Back));
    }
    app.command(Command::Back);
    assert_eq!((app.panel().rules.as_str(), app.panel().moves.len()), ("rin:size=8", 2));
    assert_eq!(app.storage.text(app.model.id()), Some(text));
    assert_eq!(app.kept(), [""; 0], "what was only looked at leaves no trace");
}

#[test]
fn without_a_game_there_is_nothing_to_go_back_to() {
    let mut app = App::new();
    app.send(Message::ChooseRules("rin:size=12".into()));
    assert_eq!(app.panel().notice, "");
    assert!(!app.panel().is_possible(Command::Back));
    let mut app = App::small(&[(3, 3)]);
    app.send(Message::ChooseRules("rin:size=12".into()));
    app.play(1, 1);
    assert!(!app.panel().is_possible(Command::Back), "another game is being played");
}

/// A fault while the page is shown must not lose the last move.
#[test]
fn a_move_is_saved_before_it_is_shown() {
    let mut app = App::new();
    let effects = app.play(3, 3);
    let place = |wanted: fn(&Effect) -> bool| effects.iter().position(wanted).unwrap();
    let saved = place(|effect| matches!(effect, Effect::Host(HostEffect::Save { .. })));
    assert!(saved < place(|effect| *effect == Effect::Refresh), "{effects:?}");
}

/// Somebody may set the machine's clock, or the network does.
#[test]
fn the_players_clocks_do_not_follow_the_date() {
    let mut app = App::new();
    app.begin("renju-pritchard", &[("clock", "10+5")]);
    let hour = 3_600_000;
    app.now = Now { ms: 60_000, date: 10 * hour };
    app.send(Message::Tick);
    assert_eq!(app.clocks()[0], "9:00");
    app.now = Now { ms: 61_000, date: 0 };
    app.send(Message::Tick);
    assert_eq!(app.clocks()[0], "8:59");
    app.now = Now { ms: 61_000, date: 7 * hour };
    app.new_game("rin");
    assert_eq!(app.model.id(), (7 * hour).to_string(), "keys of games are dates");
}

#[test]
fn a_saved_game_has_the_focus_when_it_is_opened() {
    let mut app = with(&[("1", SMALL), ("2", "goishi 1 renju-free\n\nh8\n")]);
    let effects = app.send(Message::OpenSaved("2".into()));
    let [.., closed, focused] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(*closed, Effect::Host(HostEffect::CloseSheets));
    assert_eq!(*focused, Effect::Focus(app.model.cursor()));
}

#[test]
fn a_question_about_a_button_has_the_focus() {
    let mut app = App::small(&[(3, 3)]);
    let effects = app.send(Message::Decide(Move::Resign(None)));
    assert_eq!(effects.last(), Some(&Effect::FocusQuestion));
    let mut app = App::small(&[(3, 3)]);
    let effects = app.send(Message::Typed("resign".into()));
    assert!(!effects.contains(&Effect::FocusQuestion), "who types goes on typing");
}

#[test]
fn the_title_of_the_page_tells_whose_turn_it_is() {
    let mut app = App::small(&[]);
    assert!(app.panel().page_title.starts_with("Black"), "{}", app.panel().page_title);
    app.play(3, 3);
    assert!(app.panel().page_title.starts_with("White"), "{}", app.panel().page_title);
    assert!(app.panel().page_title.ends_with("– Goishi"));
    let won = App::visit(
        super::storage::Storage::holding(None),
        Opened { query: "rules=renju-free&moves=h8+resign".into(), ..Opened::default() },
    );
    assert!(won.panel().page_title.contains("wins") || won.panel().page_title.contains("resign"));
}
