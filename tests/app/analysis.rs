//! Analysis: away from the end of the game moves are tried, the game stays, and nobody answers until somebody plays on.

use super::{App, alerted, link};
use goishi::ai::review::Mark;
use goishi::app::players::Mood;
use goishi::app::{Command, Effect, Message, Setting, Step};

/// White, the computer, has won.
const OVER: &str = "goishi 1 renju-free\nwhite: computer 3\n\nh8 i9 k5 j8 k4 k7 a1 l6 a2 h10\n";

fn over() -> App {
    let app = App::opened(Some(OVER), "");
    assert!(app.panel().is_over);
    app
}

/// The third move was a blunder.
fn marks() -> [Mark; 10] {
    let mut marks = [Mark::Fine; 10];
    marks[2] = Mark::Blunder;
    marks
}

fn asks(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Think { .. }))
}

impl App {
    fn played(&self) -> Vec<String> {
        self.panel().moves.into_iter().map(|entry| entry.word).collect()
    }
}

#[test]
fn a_try_in_a_finished_game_leaves_it_as_it_was_played() {
    let mut app = over();
    let (moves, call) = (app.played(), app.panel().call);
    app.send(Message::Show(Step::Ply(4)));
    let effects = app.press("g9");
    assert!(!asks(&effects), "{effects:?}");
    assert_eq!(app.played(), moves);
    assert_eq!((app.panel().mood, app.panel().call), (Mood::Analysis, String::from("Analysis")));
    assert_eq!(app.saved(), OVER.replace("k4 k7", "k4 (g9) k7"));
    app.press("h7");
    assert!(!app.panel().is_busy, "both colours are tried, and nobody answers");
    assert_eq!(app.saved(), OVER.replace("k4 k7", "k4 (g9 h7) k7"));
    app.command(Command::ToGame);
    assert_eq!((app.panel().call, app.panel().shown), (call, 10));
    assert!(!app.panel().is_possible(Command::ToGame));
}

#[test]
fn the_link_of_a_variation_is_that_of_the_game_where_it_begins() {
    let mut app = over();
    app.send(Message::Show(Step::Ply(4)));
    app.press("g9 h7");
    let link = link(&app.send(Message::CopyLink));
    let opened = App::opened(None, &link);
    assert_eq!((opened.panel().shown, opened.panel().moves.len()), (4, 10));
    assert_eq!(opened.panel().moves[4].variations[0].moves.len(), 2);
}

#[test]
fn a_hint_in_a_variation_is_about_the_position_shown() {
    let mut app = over();
    app.send(Message::Show(Step::Ply(4)));
    app.press("g9");
    let effects = app.command(Command::Hint);
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Think { question, .. } => Some(format!("{question:?}")),
        _ => None,
    });
    assert!(asked.unwrap().contains("h8 i9 k5 j8 g9"));
}

#[test]
fn playing_on_begins_a_game_from_the_position_shown_and_keeps_the_other() {
    let mut app = over();
    app.send(Message::Show(Step::Ply(4)));
    app.press("g9");
    let effects = app.command(Command::PlayOn);
    assert!(asks(&effects), "the computer answers again");
    assert_eq!(app.played(), ["h8", "i9", "k5", "j8", "g9"]);
    assert_eq!(app.saved(), "goishi 1 renju-free\nwhite: computer 3\n\nh8 i9 k5 j8 g9\n");
    assert_eq!(app.kept(), [OVER.replace("k4 k7", "k4 (g9) k7")]);
    assert_eq!(app.panel().notice, "Your game is kept under Games.");
    app.answer("h7");
    assert_eq!(app.played().len(), 6);
}

#[test]
fn nobody_plays_on_where_the_game_is_over_or_has_not_been_left() {
    let mut app = over();
    assert!(!app.panel().is_possible(Command::PlayOn));
    app.send(Message::Show(Step::Ply(9)));
    assert!(app.panel().is_possible(Command::PlayOn));
    app.press("m5");
    assert!(!app.panel().is_possible(Command::PlayOn), "White has tried five in a row");
    assert_eq!(app.send(Message::PlayOn), []);
}

#[test]
fn a_try_in_a_running_game_is_not_answered_and_the_game_goes_on_after_it() {
    let mut app = App::against_level("renju-free", "3");
    app.press("h8");
    app.answer("i9");
    app.press("k5");
    app.answer("j8");
    app.send(Message::Show(Step::Ply(2)));
    assert!(!asks(&app.press("l9")));
    assert_eq!(app.played(), ["h8", "i9", "k5", "j8"]);
    app.command(Command::ToGame);
    assert!(asks(&app.press("k4")));
    app.answer("k7");
    assert_eq!(app.played(), ["h8", "i9", "k5", "j8", "k4", "k7"]);
    assert!(app.saved().ends_with("h8 i9 k5 (l9) j8 k4 k7\n"), "{}", app.saved());
}

#[test]
fn who_may_not_take_back_tries_nothing_while_the_game_runs() {
    let mut app = App::small(&[(0, 0), (1, 1), (2, 2)]);
    app.send(Message::Switch(Setting::TakeBack));
    app.send(Message::Show(Step::Ply(1)));
    assert_eq!(alerted(&app.play(7, 7)), ["Undo is switched off in the settings."]);
    assert!(!app.panel().is_possible(Command::PlayOn));
    let mut app = over();
    app.send(Message::Switch(Setting::TakeBack));
    app.send(Message::Show(Step::Ply(4)));
    app.press("g9");
    assert_eq!(app.panel().shown, 5, "the game is over");
}

#[test]
fn the_move_that_was_played_is_no_variation() {
    let mut app = over();
    app.send(Message::Show(Step::Ply(4)));
    app.press("k4");
    assert_eq!((app.panel().shown, app.saved().contains('(')), (5, false));
    app.command(Command::Next);
    assert_eq!(app.panel().shown, 6);
}

#[test]
fn steps_follow_the_variation_and_leave_it_where_it_began() {
    let mut app = over();
    app.send(Message::Show(Step::Ply(4)));
    app.press("g9 h7");
    app.command(Command::Previous);
    assert_eq!(app.panel().shown, 5);
    app.command(Command::Next);
    assert!(!app.panel().is_possible(Command::Next));
    app.command(Command::Previous);
    app.command(Command::Previous);
    app.command(Command::Next);
    assert_eq!(app.panel().current, app.panel().moves[4].node, "from there on it is the game");
}

#[test]
fn a_move_taken_back_takes_its_variations_along_and_brings_them_back() {
    let text = "goishi 1 rin:size=8\n\n0,0 1,1 (2,2) 3,3\n";
    let mut app = App::opened(Some(text), "");
    app.command(Command::Undo);
    app.command(Command::Undo);
    assert_eq!(app.played(), ["0,0"], "no variation takes the place of the game");
    app.command(Command::Redo);
    app.command(Command::Redo);
    assert_eq!(app.saved(), text);
    app.command(Command::Undo);
    app.command(Command::Undo);
    app.play(5, 5);
    assert_eq!(app.saved(), "goishi 1 rin:size=8\n\n0,0 5,5 (2,2)\n");
}

#[test]
fn the_marks_of_a_review_stand_in_the_list_for_eye_and_ear() {
    let app = over();
    assert!(app.panel().moves.iter().all(|entry| entry.mark == Mark::Fine));
    let reviewed = App::reviewed(OVER, &marks(), "k4");
    let entry = &reviewed.panel().moves[2];
    assert_eq!((entry.mark.sign(), entry.label.as_str()), ("??", "3. Black k5. blunder."));
}

#[test]
fn the_review_stays_while_a_variation_is_looked_at() {
    let mut app = App::reviewed(OVER, &marks(), "k4");
    app.send(Message::Show(Step::Ply(4)));
    app.press("g9 h7");
    let thoughts = app.panel().thoughts;
    assert!(thoughts.is_some());
    assert_eq!(app.panel().moves[2].mark, Mark::Blunder);
}
