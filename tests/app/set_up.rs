//! A position is set up on the board: stones, whose turn it is, and what Ren and Rin add to that.

use super::{App, alerted, announced};
use goishi::app::learn::Train;
use goishi::app::{Command, Effect, ErrorCode, Message, Number, SetUp, Step, Tab};
use goishi::board::Color;

const GAME: &str = "goishi 1 renju-free\nblack: Ann\n\nh8 i9 k5 j8\n";
const REN: &str = "goishi 1 ren:size=8\n\na1 pass pass\n";

fn game() -> App {
    App::opened(Some(GAME), "")
}

impl App {
    fn set_up(&mut self, what: SetUp) -> Vec<Effect> {
        self.send(Message::SetUp(what))
    }

    /// The position that is set up, as its record writes it.
    fn position(&self) -> String {
        let text = self.model.record().to_string();
        let line = text.lines().find_map(|line| line.strip_prefix("setup: ").map(String::from));
        line.expect("a position")
    }
}

#[test]
fn it_begins_with_the_position_shown_and_the_game_comes_back() {
    let mut app = game();
    app.send(Message::Show(Step::Ply(3)));
    let (address, saved) = (app.panel().address, app.storage.games());
    let effects = app.command(Command::SetUp);
    assert_eq!(announced(&effects), ["Set up the stones, then play from here or analyse."]);
    assert_eq!(app.position(), "black h8 k5; white i9; white to play");
    assert!(app.panel().desk.is_some() && app.panel().moves.is_empty());
    app.press("a1");
    let effects = app.command(Command::CancelSetUp);
    assert_eq!(announced(&effects), ["The game is as it was."]);
    assert!(app.panel().desk.is_none());
    assert_eq!((app.panel().shown, app.panel().moves.len(), app.panel().address), (3, 4, address));
    assert_eq!(app.storage.games(), saved, "nothing of it was saved");
}

#[test]
fn stones_are_put_exchanged_and_taken_away() {
    let mut app = game();
    app.command(Command::SetUp);
    let effects = app.press("a1");
    assert_eq!(announced(&effects), ["a1, black"]);
    app.command(Command::PutWhite);
    assert_eq!(Command::PutWhite.pressed(&app.model), Some(true));
    app.press("h8 b1");
    app.press("b1");
    app.command(Command::EraseStones);
    app.press("k5");
    assert_eq!(app.position(), "black a1; white i9 h8 j8; black to play");
    app.command(Command::WhiteToPlay);
    assert!(app.position().ends_with("white to play"));
}

#[test]
fn stones_are_turned_mirrored_and_shifted_as_far_as_the_edge() {
    let mut app = game();
    app.command(Command::SetUp);
    app.command(Command::ClearStones);
    app.press("a2");
    app.command(Command::ShiftDown);
    assert_eq!(app.position(), "black a1; black to play");
    let effects = app.command(Command::ShiftLeft);
    assert_eq!(alerted(&effects), ["That position is refused: the point is not on this board."]);
    app.command(Command::ShiftRight);
    app.command(Command::ShiftUp);
    assert_eq!(app.position(), "black b2; black to play");
    let effects = app.command(Command::TurnStones);
    assert_eq!(app.position(), "black b14; black to play");
    assert_eq!(announced(&effects), ["Black 1, White 0. Black to play."]);
    app.command(Command::MirrorStones);
    assert_eq!(app.position(), "black n14; black to play");
}

#[test]
fn every_change_is_undone_and_made_again() {
    let mut app = game();
    app.command(Command::SetUp);
    let first = app.position();
    assert!(!app.panel().is_possible(Command::Undo));
    app.press("a1");
    app.command(Command::TurnStones);
    let last = app.position();
    app.command(Command::Undo);
    app.command(Command::Undo);
    assert_eq!(app.position(), first);
    app.command(Command::Redo);
    app.command(Command::Redo);
    assert_eq!(app.position(), last);
    assert!(!app.panel().is_possible(Command::Redo));
}

#[test]
fn ren_has_points_weak_stones_and_replacements() {
    let mut app = App::opened(Some(REN), "");
    app.command(Command::SetUp);
    assert_eq!(app.position(), "black a1; black to play");
    assert!(!app.panel().is_possible(Command::OneLeft));
    app.set_up(SetUp::Number(Number::Points(Color::Black), " 12 ".into()));
    app.set_up(SetUp::Number(Number::Points(Color::White), "8".into()));
    app.command(Command::PutWhite);
    app.press("c3 d4");
    app.command(Command::PutWeak);
    app.press("c3 d4");
    app.press("d4");
    app.set_up(SetUp::Number(Number::Rui, "1".into()));
    assert_eq!(app.position(), "black a1; white d4 c3; black to play; score 12-8; weak c3; rui 1");
    let numbers = app.panel().desk.unwrap().numbers.map(|(_, value)| value);
    assert_eq!(numbers, ["12", "8", "1"]);
    let effects = app.press("a1");
    let weak =
        "That position is refused: only stones of the player who is not to move can be weak.";
    assert_eq!(alerted(&effects), [weak]);
    for wrong in ["x", "1000", "-1", "99999999999999999999"] {
        let effects = app.set_up(SetUp::Number(Number::Points(Color::Black), wrong.into()));
        assert_eq!(alerted(&effects).len(), 1, "{wrong}");
    }
    app.command(Command::WhiteToPlay);
    assert_eq!(app.position(), "black a1; white d4 c3; white to play; score 12-8; rui 1");
}

#[test]
fn rin_has_stones_left_in_the_turn_and_no_open_ring() {
    let mut app = App::small(&[(0, 0)]);
    app.command(Command::SetUp);
    assert!(!app.panel().is_possible(Command::PutWeak));
    let before = app.position();
    assert!(before.ends_with("white to play two"), "{before}");
    app.command(Command::OneLeft);
    assert!(app.position().ends_with("white to play one"));
    app.command(Command::ClearStones);
    app.press("3,4 4,3 4,5");
    let effects = app.press("5,4");
    assert!(alerted(&effects)[0].contains("a ring encloses an empty point"), "{effects:?}");
    assert_eq!(app.label("5,4"), "5,4, empty");
}

#[test]
fn a_game_begins_from_it_with_the_same_players_and_the_other_one_is_kept() {
    let mut app = game();
    app.command(Command::SetUp);
    app.press("a1");
    app.command(Command::PlayHere);
    assert!(app.panel().desk.is_none());
    assert!(app.saved().starts_with("goishi 1 renju-free\nblack: Ann\nsetup: black "));
    assert_eq!(app.kept(), [GAME]);
    app.press("a2");
    assert_eq!(app.panel().moves.len(), 1);
    app.command(Command::Undo);
    app.reopen(GAME);
    assert!(app.kept().iter().any(|text| text.contains("setup:")), "it is kept without a move too");
}

#[test]
fn a_decided_position_is_a_diagram_that_can_be_analysed_but_not_played() {
    let mut app = game();
    app.command(Command::SetUp);
    app.command(Command::ClearStones);
    app.press("a1 b1 c1 d1 e1");
    assert!(!app.panel().is_possible(Command::PlayHere));
    app.command(Command::AnalyseHere);
    assert!(app.panel().is_over);
    assert_eq!(app.panel().tab, Tab::Analysis);
}

#[test]
fn analysis_asks_the_computer_at_once_and_gives_nobody_a_seat() {
    let mut app = game();
    app.command(Command::SetUp);
    let effects = app.command(Command::AnalyseHere);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Think { .. })), "{effects:?}");
    assert!(!app.saved().contains("Ann"));
}

#[test]
fn what_is_for_the_game_puts_it_back() {
    let mut app = game();
    app.command(Command::SetUp);
    app.press("a1");
    for command in [Command::Pass, Command::Hint, Command::First, Command::Resign] {
        assert!(!app.panel().is_possible(command), "{command:?}");
    }
    app.send(Message::Leaving);
    app.send(Message::Seat(Color::White, Some(1)));
    assert!(app.panel().desk.is_none());
    assert_eq!(app.panel().moves.len(), 4);
    assert!(!app.saved().contains("setup:"));
}

#[test]
fn escape_gives_it_up() {
    let mut app = game();
    app.command(Command::SetUp);
    app.send(Message::Cancel);
    assert!(app.panel().desk.is_none());
}

#[test]
fn it_waits_for_the_end_of_a_game_with_claims_clocks_or_in_a_tournament() {
    let refused = |app: &mut App| {
        assert!(!app.panel().is_possible(Command::SetUp));
        let effects = app.set_up(SetUp::Open);
        assert_eq!(alerted(&effects), ["This can be done when the game is over."]);
        assert!(app.panel().desk.is_none());
    };
    refused(&mut App::opened(Some("goishi 1 renju-rif:referee=players\n\nh8\n"), ""));
    for (field, value) in [("clock", "5+3"), ("tournament", "tournament")] {
        let mut app = App::new();
        app.begin("renju-free", &[(field, value)]);
        app.press("h8");
        refused(&mut app);
    }
}

#[test]
fn what_happens_in_another_window_leaves_the_position_on_the_desk() {
    let mut app = game();
    app.command(Command::SetUp);
    app.press("a1");
    let position = app.position();
    let text = Some("goishi 1 rin:size=8\n\n0,0\n".into());
    app.send(Message::SavedElsewhere { id: "7".into(), text });
    app.send(Message::Rename(app.model.id().into(), "Final".into()));
    app.send(Message::Train(Train::Loaded("lessons/lessons.txt".into(), None)));
    app.send(Message::FileRead(Err("it is no file of a game".into())));
    app.send(Message::Trouble(ErrorCode::Failed, "a picture".into()));
    assert!(app.panel().desk.is_some());
    assert_eq!(app.position(), position);
    app.command(Command::CancelSetUp);
    assert_eq!(app.panel().about, "Final", "the game that is kept got the name");
}

#[test]
fn what_is_for_the_game_brings_it_back_into_sight() {
    let mut app = game();
    app.command(Command::SetUp);
    let effects = app.send(Message::Show(Step::First));
    assert_eq!(effects.first(), Some(&Effect::Refresh));
    assert!(app.panel().desk.is_none());
}
