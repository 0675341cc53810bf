//! Weak stones (rui), the count of their replacements, and the limit.

use super::{CHAIN, FOUR, SEVEN, at, laid, said};
use goishi::app::diagram::{Presence, Sign};
use goishi::app::{Command, Effect, Message, Step};
use goishi::board::Color;

#[test]
fn weak_stones_are_ringed_while_they_may_be_replaced_and_otherwise_when_the_limit_protects_them() {
    let mut app = laid("ren", CHAIN);
    let mut seen = Vec::new();
    for square in ["f6", "e7", "e8", "f7"] {
        app.press(square);
        seen.push((app.signs(Sign::Weak).join(" "), app.signs(Sign::Protected).join(" ")));
        let (black, white) = (app.score()[0], app.score()[1]);
        seen.push((app.panel().rui, format!("{black}:{white}")));
    }
    let expected = [
        ("e7 f7 e6", ""),
        ("Weak stones replaced in a row: 0 of 3", "1:0"),
        ("e8", ""),
        ("Weak stones replaced in a row: 1 of 3", "1:1"),
        ("f8 f7", ""),
        ("Weak stones replaced in a row: 2 of 3", "2:1"),
        ("", "e7 g7"),
        ("Weak stones replaced in a row: 3 of 3, the limit is reached", "2:2"),
    ];
    assert_eq!(seen, expected.map(|(a, b)| (a.to_string(), b.to_string())));
}

#[test]
fn a_replacement_is_told_with_its_count() {
    let mut app = laid("ren", CHAIN);
    let first = app.press("f6");
    assert!(said(&first).contains(
        " leaves 3 stones weak. Black 1, White 0. White to play: in an empty square or on a weak "
    ));
    let effect = "The stone replaces a weak stone (1 of 3 in succession), scores 1 point (four in a row) and \
                  leaves 1 stone weak.";
    let next = "Black to play: in an empty square or on a weak stone.";
    assert_eq!(said(&app.press("e7")), format!("White e7. {effect} Black 1, White 1. {next}"));
    app.press("e8");
    let last = said(&app.press("f7"));
    assert!(last.contains("replaces a weak stone (3 of 3 in succession)"), "{last}");
    let limit = " (four in a row) and reaches the rui limit. Black 2, White 2. Black to play.";
    assert!(last.ends_with(limit), "nothing to replace: {last}");
}

#[test]
fn labels_tell_weak_stones_from_safe_ones() {
    let mut app = laid("ren", CHAIN);
    app.press("f6");
    assert!(app.label("e6").starts_with(
        "e6, black, move 5, weak, scored. A stone here replaces a weak stone (1 of 3"
    ));
    app.press("e7 e8 f7");
    assert_eq!(app.label("g7"), "g7, white, move 8, weak, but protected by the rui limit, scored");
    assert_eq!(app.label("f7"), "f7, white, move 16, scored, last move");
}

#[test]
fn at_the_limit_a_replacement_is_refused_until_a_stone_comes_on_an_empty_square() {
    let mut app = laid("ren", CHAIN);
    app.press("f6 e7 e8 f7");
    let why = "e7: the rui limit is reached: a stone on an empty square comes first.";
    assert_eq!(app.press("e7"), [Effect::Refresh, Effect::Alert(why.into())]);
    assert_eq!(app.panel().moves.len(), 16);
    app.press("a10");
    assert_eq!(app.panel().rui, "");
    assert_eq!((app.signs(Sign::Weak), app.signs(Sign::Protected)), (vec![], vec![]));
}

#[test]
fn with_a_limit_of_five_the_same_stones_may_be_replaced() {
    let mut app = laid("ren:rui=5", CHAIN);
    app.press("f6 e7 e8 f7");
    assert_eq!(app.panel().rui, "Weak stones replaced in a row: 3 of 5");
    assert_eq!(
        (app.signs(Sign::Weak).join(" "), app.signs(Sign::Protected)),
        ("e7 g7".into(), vec![])
    );
    app.press("e7");
    let replaces = "Black e7 replaces a weak stone (4 of 5 in succession).";
    let scored = "White f7 scores 1 point (four in a row).";
    assert_eq!(app.panel().effect, format!("{replaces} {scored}"));
    assert_eq!(app.panel().notice, "");
}

#[test]
fn other_stones_beside_the_last_one_are_not_weak_without_a_score() {
    let app = at("ren", "d4 j1 d5");
    assert_eq!((app.signs(Sign::Weak), app.signs(Sign::Protected)), (vec![], vec![]));
    assert_eq!(app.panel().rui, "");
}

#[test]
fn a_pass_makes_weak_stones_safe() {
    let mut app = laid("ren", FOUR);
    app.press("e2");
    app.command(Command::Pass);
    assert_eq!((app.signs(Sign::Weak), app.panel().sentence), (vec![], "Black to play.".into()));
    app.press("a1 d2");
    assert_eq!(app.panel().moves.len(), 9, "d2 is refused");
    assert!(app.panel().notice.ends_with("is not weak, so it cannot be replaced."));
}

#[test]
fn nothing_is_marked_weak_when_the_game_is_over() {
    let mut app = laid("ren:lead=6", SEVEN);
    app.press("d5");
    assert_eq!((app.signs(Sign::Weak), app.signs(Sign::Protected)), (vec![], vec![]));
    assert_eq!(app.label("c5"), "c5, black, move 3, scored");
    assert_eq!(app.panel().rui, "");
    let mut app = laid("ren", SEVEN);
    app.press("d5");
    assert_eq!(app.signs(Sign::Weak).join(" "), "c5 e5 c4 d4 e4", "but while it goes on");
}

#[test]
fn nothing_is_told_to_be_weak_when_the_game_is_over() {
    let mut app = laid("ren:lead=6", SEVEN);
    app.hover("d5");
    assert!(!app.panel().effect.contains("weak"), "{}", app.panel().effect);
    app.press("d5");
    assert!(!app.panel().effect.contains("weak"), "{}", app.panel().effect);
}

#[test]
fn the_stone_that_would_replace_another_is_shown_on_it() {
    let mut app = laid("ren", FOUR);
    app.press("e2");
    let mut shown = |name| {
        app.hover(name);
        let stones = app.diagram().stones.into_iter();
        let new = stones.filter(|stone| stone.presence != Presence::Placed);
        new.map(|stone| (app.square(stone.x, stone.y), stone.color, stone.presence))
            .collect::<Vec<_>>()
    };
    assert_eq!(shown("d2"), [("d2".to_string(), Color::White, Presence::Proposed)]);
    assert_eq!(shown("d3"), [("d3".to_string(), Color::White, Presence::Ghost)]);
    assert_eq!(shown("c2"), [], "it is not weak");
    assert_eq!(shown("b9"), [], "it is White's own");
}

#[test]
fn weak_stones_come_back_with_the_step() {
    let mut app = laid("ren", CHAIN);
    app.press("f6 e7 e8 f7 a10");
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.signs(Sign::Protected).join(" "), "e7 g7");
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.signs(Sign::Weak).join(" "), "f8 f7");
    assert!(app.panel().rui.ends_with(": 2 of 3"));
}
