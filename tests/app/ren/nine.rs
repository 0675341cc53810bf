//! Nine in a box, and how its score comes about.

use super::{RING, at, laid, said};
use crate::App;
use goishi::app::diagram::Sign;
use goishi::app::{Command, Effect, Message, Step};

/// The same box for White, who is behind: Black has four in a row on rank 10.
pub const BEHIND: &str = "a10 b4 b10 c4 c10 d4 d10 b3 f8 d3 h8 b2 j8 c2 a6 d2 j1";

/// Presses `square` and waits until all is counted.
fn press(app: &mut App, square: &str) -> Vec<Effect> {
    let effects = app.press(square);
    app.time(10_000);
    effects
}

#[test]
fn nine_at_equal_scores_adds_ten_and_ends_the_game() {
    let mut app = laid("ren", RING);
    let effects = press(&mut app, "c3");
    let steps = ["Before: 0 to 0.", "Nine in a box adds 10: 10 to 0."];
    let panel = app.panel();
    assert_eq!(panel.steps, steps);
    assert_eq!(panel.sentence, "Black wins: nine in a box.");
    assert_eq!(panel.effect, "Black c3 scores 10 points (nine in a box).");
    assert_eq!((app.score(), panel.moves.last().unwrap().score.as_str()), ([10, 0], "+10 10–0"));
    assert_eq!((app.bands(), app.points()), (vec!["black b4-d2".into()], vec!["c4 +10".into()]));
    let said_of_it = panel.effect.replace("Black c3", "Black c3. The stone");
    assert_eq!(said(&effects), [said_of_it, steps.join(" "), panel.sentence].join(" "));
}

#[test]
fn who_was_behind_takes_the_higher_score_first() {
    let mut app = at("ren", BEHIND);
    assert_eq!(app.score(), [1, 0]);
    app.press("c3");
    let counted = [0, 799, 800, 1_599, 1_600].map(|now| {
        app.time(now);
        (app.panel().steps.len(), app.score())
    });
    assert_eq!(counted, [(1, [1, 0]), (1, [1, 0]), (2, [0, 1]), (2, [0, 1]), (3, [0, 11])]);
    let steps =
        ["Before: 0 to 1.", "The scores are swapped: 1 to 0.", "Nine in a box adds 10: 11 to 0."];
    assert_eq!((app.panel().steps, app.score()), (steps.map(Into::into).to_vec(), [0, 11]));
    assert_eq!(app.panel().sentence, "White wins: nine in a box.");
    assert_eq!(app.panel().moves.last().unwrap().score, "+10 0–11");
}

#[test]
fn who_was_ahead_keeps_the_score() {
    let mut app =
        laid("ren", ["b4 c4 d4 b3 d3 b2 c2 d2 j1 j2 j3 j4", "a10 c10 e10 g10 i10 a8 c8 e8"]);
    press(&mut app, "c3");
    assert_eq!(app.panel().steps, ["Before: 1 to 0.", "Nine in a box adds 10: 11 to 0."]);
    assert_eq!(app.panel().sentence, "Black wins: nine in a box.");
}

#[test]
fn the_steps_are_those_of_the_end_only() {
    let mut app = at("ren", &format!("{BEHIND} c3"));
    assert_eq!(app.panel().steps.len(), 3, "after a reload as well");
    app.send(Message::Show(Step::Previous));
    assert_eq!((app.panel().steps, app.score()), (vec![], [1, 0]));
    app.send(Message::Show(Step::Next));
    assert_eq!((app.panel().steps.len(), app.score()), (3, [0, 11]));
    app.command(Command::Undo);
    assert_eq!((app.panel().steps, app.score()), (vec![], [1, 0]));
}

/// A17: "White a8 b8 c8 a7 b7 c7 a6 c6, Black b6 and a5 c5 b4": the niban is the ninth.
#[test]
fn a_niban_can_be_the_ninth() {
    let moves = "b6 a8 a5 b8 c5 c8 b4 a7 h8 c7 h6 a6 h4 c6 h2 b7 h1";
    let mut app = at("ren:size=8", moves);
    press(&mut app, "b5");
    assert!(
        app.panel()
            .effect
            .contains(" captures b6, adds a second stone there (nibai) and scores 10")
    );
    assert_eq!(app.bands(), ["white a8-c6"]);
    assert_eq!((app.panel().steps.len(), app.signs(Sign::Niban)), (2, vec!["b6".to_string()]));
}

fn ended(app: &App) -> [bool; 3] {
    [Command::Pass, Command::Resign, Command::NextGame].map(|it| app.panel().is_possible(it))
}

#[test]
fn after_nine_nothing_is_weak_or_to_be_decided() {
    let mut app = laid("ren", RING);
    press(&mut app, "c3");
    assert_eq!((app.signs(Sign::Weak), app.signs(Sign::Protected)), (vec![], vec![]));
    assert_eq!((app.panel().rui.as_str(), ended(&app)), ("", [false; 3]));
    assert_eq!(app.label("b4"), "b4, black, move 1, scored");
}
