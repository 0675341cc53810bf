//! What a stone would do is told before it is put: to the mouse, to the keys and in the squares' names.

use super::nine::BEHIND;
use super::{ATARI, CHAIN, FOUR, NIBAI, RING, SEVEN, at, laid, said};
use crate::App;
use goishi::app::diagram::{Presence, Sign};
use goishi::app::{Command, Effect, Key, Message, Step};

/// What is told of a stone on the square under the mouse, which the square's name says as well.
fn previews(app: &mut App, square: &str, what: &str) {
    app.hover(square);
    assert_eq!(app.panel().effect, format!("{square} {what}."));
    assert!(
        app.label(square).ends_with(&format!(". A stone here {what}.")),
        "{}",
        app.label(square)
    );
    app.command(Command::LookAhead);
    assert_ne!(app.panel().effect, format!("{square} {what}."), "it is switched off");
    assert!(!app.label(square).contains("A stone here"), "{}", app.label(square));
    app.command(Command::LookAhead);
}

#[test]
fn a_score_is_previewed_with_its_bands_and_points() {
    let mut app = laid("ren", FOUR);
    previews(&mut app, "e2", "scores 1 point (four in a row) and leaves 1 stone weak");
    assert_eq!(
        (app.bands().join(""), app.points().join("")),
        ("black b2-e2 ahead".into(), "c2 +1".into())
    );
    assert_eq!(
        app.label("e2"),
        "e2, empty. A stone here scores 1 point (four in a row) and leaves 1 stone weak."
    );
    assert_eq!((app.score(), app.signs(Sign::Weak)), ([0, 0], vec![]), "nothing has happened yet");
    app.command(Command::LookAhead);
    assert_eq!((app.bands(), app.points()), (vec![], vec![]));
    let ghost = app.diagram().stones.iter().any(|stone| stone.presence == Presence::Ghost);
    assert!(ghost, "a press would still put it there");
}

#[test]
fn a_capture_is_previewed_and_the_stone_is_crossed() {
    let mut app = laid("ren", ATARI);
    previews(&mut app, "d3", "captures d4");
    assert_eq!((app.signs(Sign::Killed).join(" "), app.signs(Sign::Atari)), ("d4".into(), vec![]));
    app.command(Command::LookAhead);
    assert_eq!((app.signs(Sign::Killed), app.signs(Sign::Atari).join(" ")), (vec![], "d4".into()));
}

#[test]
fn a_second_stone_is_previewed() {
    let mut app = laid("ren", NIBAI);
    previews(&mut app, "d3", "captures d4 and adds a second stone there (nibai)");
    assert_eq!(app.signs(Sign::Niban), [""; 0]);
}

#[test]
fn a_replacement_is_previewed_with_its_count() {
    let mut app = laid("ren", CHAIN);
    app.press("f6");
    let what = "replaces a weak stone (1 of 3 in succession)";
    previews(&mut app, "f7", what);
    previews(
        &mut app,
        "e7",
        &format!("{what}, scores 1 point (four in a row) and leaves 1 stone weak"),
    );
    assert_eq!(
        (app.bands().join(""), app.points().join("")),
        ("white e10-e7 ahead".into(), "e9 +1".into())
    );
}

#[test]
fn a_nine_that_wins_is_previewed_with_the_score_it_makes() {
    let mut app = laid("ren", RING);
    previews(&mut app, "c3", "scores 10 points (nine in a box), and Black wins 10 to 0");
    assert_eq!(app.panel().steps, [""; 0]);
    let mut app = at("ren", BEHIND);
    previews(&mut app, "c3", "scores 10 points (nine in a box), and White wins 11 to 0");
}

#[test]
fn a_lead_that_wins_is_previewed() {
    let mut app = laid("ren:lead=6", SEVEN);
    app.hover("d5");
    let effect = app.panel().effect;
    assert!(
        effect.starts_with("d5 scores 7 points (four in a row and 3 × six in a box)"),
        "{effect}"
    );
    assert!(effect.ends_with(", and Black wins 10 to 0."), "{effect}");
}

/// Row by row every column has one colour: each scores one point with four and two with six.
#[test]
fn the_last_square_is_previewed_to_fill_the_board() {
    let mut app = at("ren:size=8", "");
    for square in 0..63 {
        app.play(square / 8, square % 8);
    }
    assert_eq!(app.score(), [12, 12]);
    previews(&mut app, "h1", "fills the board, and the game is drawn");
    app.press("h1");
    assert_eq!(app.panel().effect, "White h1 fills the board.");
    assert_eq!(app.panel().sentence, "A draw, 12 to 12: the board is full.");
    assert_eq!(app.panel().moves.len(), 64);
}

#[test]
fn a_protected_stone_says_that_it_is_safe() {
    let mut app = laid("ren", CHAIN);
    app.press("f6 e7 e8 f7");
    app.hover("e7");
    assert_eq!(app.panel().effect, "e7, weak, but protected by the rui limit.");
    assert!(app.diagram().stones.iter().all(|stone| stone.presence == Presence::Placed));
    app.command(Command::LookAhead);
    assert!(app.panel().effect.contains(" replaces"), "it is switched off");
    app.command(Command::LookAhead);
    app.hover("f7");
    assert!(app.panel().effect.contains(" replaces"), "that one is not weak");
}

#[test]
fn of_a_stone_that_would_do_nothing_nothing_is_told() {
    let mut app = laid("ren", FOUR);
    assert_eq!(app.hover("h5"), [Effect::Redraw]);
    assert_eq!((app.panel().effect.as_str(), app.label("h5").as_str()), ("", "h5, empty"));
    app.press("e2");
    let last = app.panel().effect;
    assert!(last.contains(" scores"));
    app.hover("h6");
    assert_eq!((app.panel().effect, app.bands().join("")), (last, "black b2-e2".into()));
}

#[test]
fn mouse_keys_and_a_reached_square_foretell_and_a_touch_does_not() {
    let what = "e2 scores 1 point (four in a row) and leaves 1 stone weak.";
    let mut app = laid("ren", FOUR);
    assert_eq!(app.hover("e2"), [Effect::Refresh]);
    assert_eq!(app.panel().effect, what);
    assert_eq!(app.hover("e2"), [], "it is there already");
    assert_eq!(app.send(Message::PointerLeft), [Effect::Refresh]);
    assert_eq!((app.panel().effect.as_str(), app.bands()), ("", vec![]));

    app.send(Message::Focused(app.point("f2")));
    let at = app.point("e2");
    let moved = [Effect::Refresh, Effect::Reach(at), Effect::Focus(at)];
    assert_eq!(app.send(Message::Key(Key::Left)), moved);
    assert_eq!((app.panel().effect.as_str(), app.bands().len()), (what, 1));
    app.send(Message::Key(Key::Right));
    assert_eq!((app.panel().effect.as_str(), app.bands().len()), ("", 0));

    assert_eq!(app.send(Message::Reached(at)), [Effect::Refresh, Effect::Reach(at)]);
    assert_eq!((app.panel().effect.as_str(), app.bands().len()), (what, 1));
    app.send(Message::PointerLeft);
    app.send(Message::Focused(app.point("f2")));
    app.send(Message::Focused(at));
    assert_eq!((app.panel().effect.as_str(), app.bands().len()), ("", 0), "no key brought it here");
}

#[test]
fn a_stone_that_was_put_tells_what_it_did() {
    let mut app = laid("ren", FOUR);
    app.hover("e2");
    app.press("e2");
    assert!(app.panel().effect.contains(" scores 1 point"), "{}", app.panel().effect);
}

#[test]
fn where_no_stone_may_be_put_nothing_is_previewed() {
    let mut app = laid("ren", FOUR);
    app.press("e2");
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.label("e2").split("A stone here").count(), 2, "another line would begin there");
    app.command(Command::TakeBack);
    app.hover("e2");
    assert_eq!((app.panel().effect.as_str(), app.label("e2").as_str()), ("", "e2, empty"));
    app.send(Message::Show(Step::Last));
    app.press("a1");
    app.send(Message::Show(Step::Previous));
    app.hover("d2");
    assert!(app.panel().effect.contains(" scores"), "d2 is weak, and not protected");
    let mut app = laid("ren", FOUR);
    app.command(Command::Resign);
    app.command(Command::Confirm);
    app.hover("e2");
    assert_eq!((app.panel().effect.as_str(), app.label("e2").as_str()), ("", "e2, empty"));
}

#[test]
fn other_games_foretell_nothing() {
    let mut app = App::small(&[(3, 3)]);
    assert_eq!(app.send(Message::Reached(goishi::board::Point::new(4, 4)))[0], Effect::Redraw);
    assert_eq!((app.panel().effect.as_str(), app.bands()), ("", vec![]));
}

#[test]
fn points_are_previewed_on_a_stone_that_stays() {
    let mut app = laid("ren", ["c4 e4 d3 d2", "d4 c5 e5 d6"]);
    app.hover("d5");
    assert_eq!(
        (app.signs(Sign::Killed).join(" "), app.bands().join("")),
        ("d4".into(), "black d5-d2 ahead".into())
    );
    assert_eq!(app.points(), ["d3 +1"]);
}

#[test]
fn points_are_previewed_on_a_stone_without_a_sign() {
    let mut app = at("ren", "c2 pass d2 pass b2 pass");
    app.hover("e2");
    assert_eq!(
        (app.signs(Sign::Last).join(" "), app.points().join(" ")),
        ("b2".into(), "c2 +1".into())
    );
}

#[test]
fn what_was_done_is_said_wherever_mouse_and_keyboard_are() {
    let mut app = laid("ren", FOUR);
    app.press("a1");
    app.send(Message::Reached(app.point("e2")));
    let passed = "White passed. One more pass ends the game.";
    assert_eq!(said(&app.command(Command::Pass)), format!("{passed} Black to play."));
    assert!(app.panel().effect.starts_with("e2 scores"), "but this is shown");
    let mut app = laid("ren", FOUR);
    app.hover("e2");
    app.press("e2");
    assert_eq!(said(&app.command(Command::Undo)), "Taken back. White h9. Black to play.");
    app.command(Command::Redo);
    assert_eq!(
        said(&app.send(Message::Show(Step::Previous))),
        "Move 6 of 7. White h9. Black to play."
    );
}
