//! Stones in atari, captures and second stones (nibai).

use super::{ATARI, NIBAI, Stones, at, laid, said};
use crate::App;
use goishi::app::diagram::{Presence, Sign};
use goishi::app::{Command, Message, Step};
use goishi::board::Color;

/// A nibai upwards that makes a row of four with d6.
const SCORING: Stones = ["c4 e4 d5 d6", "d4 c3 e3 d2"];
/// The same downwards: d5 captures d4, and the second stone is the second of the row from above.
const DOWNWARDS: Stones = ["c4 e4 d3 d2", "d4 c5 e5 d6"];

/// The stones that are on their way off the board.
pub fn leaving(app: &App) -> Vec<(String, Color)> {
    let stones = app.diagram().stones.into_iter();
    let leaving = stones.filter(|stone| stone.presence == Presence::Leaving);
    leaving.map(|stone| (app.square(stone.x, stone.y), stone.color)).collect()
}

#[test]
fn stones_in_atari_are_marked_and_named_while_that_is_switched_on() {
    let mut app = laid("ren", ATARI);
    assert_eq!(
        (app.signs(Sign::Atari).join(" "), app.label("d4")),
        ("d4".into(), "d4, white, move 2, in atari".into())
    );
    app.command(Command::MarkAtari);
    assert_eq!((app.signs(Sign::Atari), app.label("d4")), (vec![], "d4, white, move 2".into()));
    app.command(Command::MarkAtari);
    assert_eq!(app.signs(Sign::Atari), ["d4"]);
    app.send(Message::Show(Step::Ply(4)));
    assert_eq!(app.signs(Sign::Atari), [""; 0], "two sides are open");
    app.send(Message::Show(Step::Last));
    app.command(Command::Resign);
    app.command(Command::Confirm);
    assert_eq!(
        (app.signs(Sign::Atari), app.label("d4")),
        (vec![], "d4, white, move 2".into()),
        "over"
    );
}

/// The document's stones 2 and 3: the edge closes sides, and both colours are marked.
#[test]
fn the_edge_closes_sides_and_a_corner_two_of_them() {
    let app = at("ren", "c1 d1 e1 j2 j1 a1 a2");
    assert_eq!(app.signs(Sign::Atari), ["a1", "d1", "j1"]);
}

#[test]
fn a_capture_is_seen_told_and_marked() {
    let mut app = laid("ren", ATARI);
    assert_eq!(leaving(&app), []);
    let effects = app.press("d3");
    assert_eq!(said(&effects), "Black d3. The stone captures d4. White to play.");
    assert_eq!(app.panel().effect, "Black d3 captures d4.");
    assert_eq!(leaving(&app), [("d4".to_string(), Color::White)]);
    assert_eq!(
        (app.signs(Sign::Captured).join(" "), app.signs(Sign::Niban)),
        ("d4".into(), vec![])
    );
    assert_eq!(app.label("d4"), "d4, empty, captured");
    assert_eq!(
        app.diagram().marks.iter().find(|mark| mark.sign == Sign::Captured).unwrap().on,
        None
    );
    assert_eq!((app.score(), app.bands()), ([0, 0], vec![]), "a capture scores nothing");
    app.press("a1");
    assert_eq!((leaving(&app), app.signs(Sign::Captured)), (vec![], vec![]));
}

#[test]
fn two_stones_are_captured_at_once() {
    let mut app = laid("ren", ["c4 d5 e4 c2 e2 d1", "d4 j10 d2 j8 j6 j4"]);
    app.press("d3");
    assert_eq!(app.panel().effect, "Black d3 captures d4 and d2.");
    assert_eq!(app.signs(Sign::Captured), ["d4", "d2"]);
    assert_eq!(leaving(&app).len(), 2);
}

#[test]
fn the_second_stone_of_a_nibai_is_marked_and_the_captured_one_leaves_from_under_it() {
    let mut app = laid("ren", NIBAI);
    let effects = app.press("d3");
    let effect = "The stone captures d4 and adds a second stone there (nibai).";
    assert_eq!(said(&effects), format!("Black d3. {effect} White to play."));
    assert_eq!(
        (app.signs(Sign::Niban).join(" "), app.signs(Sign::Captured)),
        ("d4".into(), vec![])
    );
    assert_eq!(app.signs(Sign::Last), ["d3"]);
    assert_eq!(app.label("d4"), "d4, black, niban");
    assert_eq!(app.label("d3"), "d3, black, move 9, last move");
    assert_eq!(leaving(&app), [("d4".to_string(), Color::White)]);
    let placed =
        app.diagram().stones.into_iter().filter(|stone| stone.presence == Presence::Placed);
    let here = placed.filter(|stone| app.square(stone.x, stone.y) == "d4").map(|stone| stone.color);
    assert_eq!(here.collect::<Vec<_>>(), [Color::Black]);
    app.press("a1");
    assert_eq!((app.signs(Sign::Niban), app.label("d4")), (vec![], "d4, black".into()));
}

#[test]
fn a_scoring_nibai_leaves_its_second_stone_safe() {
    let mut app = laid("ren", SCORING);
    app.press("d3");
    assert_eq!(app.bands(), ["black d6-d3"]);
    assert_eq!(app.signs(Sign::Weak), ["c4", "e4"]);
    let effect = "Black d3 captures d4, adds a second stone there (nibai), scores 1 point (four in a \
                  row) and leaves 2 stones weak.";
    assert_eq!(app.panel().effect, effect);
    assert_eq!(app.label("d4"), "d4, black, niban, scored");
    app.press("d4");
    assert!(app.panel().notice.ends_with("is not weak, so it cannot be replaced."));
}

#[test]
fn the_points_stand_on_another_stone_than_the_sign_of_the_second_one() {
    let mut app = laid("ren", DOWNWARDS);
    app.press("d5");
    assert_eq!(app.signs(Sign::Niban), ["d4"]);
    assert_eq!(app.points(), ["d3 +1"]);
}

#[test]
fn captures_come_back_with_the_step_and_go_with_undo() {
    let mut app = laid("ren", ATARI);
    app.press("d3 a1");
    app.send(Message::Show(Step::Previous));
    assert_eq!(
        (app.signs(Sign::Captured).join(" "), app.panel().effect.as_str()),
        ("d4".into(), "Black d3 captures d4.")
    );
    app.send(Message::Show(Step::Last));
    app.command(Command::Undo);
    app.command(Command::Undo);
    assert_eq!(
        (app.signs(Sign::Captured), app.label("d4")),
        (vec![], "d4, white, move 2, in atari".into())
    );
}

/// "It is not permitted to make a capture by replacing a rui stone."
#[test]
fn a_replacement_captures_nothing() {
    // White's d1 makes a row of four and leaves c1 weak; c2 is closed but for c1.
    let mut app = at("ren", "b2 a1 d2 b1 c3 c2 j10 c1 j8 d1");
    app.press("c1");
    assert_eq!(
        app.panel().effect,
        "Black c1 replaces a weak stone (1 of 3 in succession). White d1 scores 1 point (four in a row)."
    );
    assert_eq!((app.signs(Sign::Captured), leaving(&app)), (vec![], vec![]));
    assert_eq!(app.label("c2"), "c2, white, move 6");
}
