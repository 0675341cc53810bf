//! The overview page's terms, as classical Renju uses them. Its pictures are lost: the drawings show
//! what the sentences say.

use super::*;

const C: Variant = Variant::Classical;

fn judged(row: &str, column: &str) -> &'static str {
    cross(row, column).judged(C, Color::Black)
}

/// Whether the stone makes a four of any kind on `line`.
fn is_four(line: &str) -> bool {
    judged(line, "oxxx*") == "double-four"
}

/// Whether the stone makes a three on `line`.
fn is_three(line: &str) -> bool {
    judged(line, "xx*") == "double-three"
}

/// ""Unbroken Row" - a group of stones of the same color, which are located on the same horizontal,
/// vertical or diagonal line with no opponent stones or empty intersections between them".
#[test]
fn overview_unbroken_row() {
    assert_eq!(black(C, "x x * x x"), "five");
    assert_eq!(black(C, "x x o x x *"), "nothing");
    assert_eq!(black(C, "x x . x x *"), "nothing");
    assert_eq!(white(C, "o o x o o *"), "nothing");
}

/// ""Five" - an unbroken row of 5 stones."
#[test]
fn overview_five() {
    assert_eq!(black(C, "x x x x *"), "five");
    assert_eq!(black(C, "x x x * o"), "nothing");
}

/// ""Overline" - an unbroken row of 6 or more stones."
#[test]
fn overview_overline() {
    assert_eq!(black(C, "x x x x * x"), "overline");
    assert_eq!(black(C, "x x x x x * x x x x x x x x x"), "overline");
}

/// ""Open Four" - a row of 4 stones that can turn into "Five" in two different ways by adding a
/// single stone of the same color".
#[test]
fn overview_open_four_is_one_four() {
    assert!(is_four("xxx*"));
    assert_eq!(black(C, ". x x x * ."), "nothing");
}

/// Open Four, the green one: "it is forbidden to the Black player to form "Overline" ... So there is
/// only one way to turn this "Four" into "Five"": still a four, but no extension of a three.
#[test]
fn overview_open_four_is_spoiled_by_an_overline() {
    assert!(is_four("xxx*.x"));
    assert!(!is_three("o.xx*..x"), "its open four would be spoiled on the right");
    assert!(is_three("o.xx*...x"));
}

/// Open Four, the blue one: "the White player is allowed to form "Overline"": both completions of
/// `.OOOO.O` win.
#[test]
fn overview_open_four_of_white_is_not_spoiled() {
    assert_eq!(white(C, ". o o o o * o"), "five");
    assert_eq!(white(C, "* o o o o . o"), "five");
}

/// ""Four" - a row of 4 stones that can turn into "Five" by adding a single stone of the same color
/// in a single way."
#[test]
fn overview_four() {
    for line in ["oxxx*", "xxx*o", "xx.x*", "x.xx*", "*.xxx", "oxx.x*o"] {
        assert!(is_four(line), "{line}");
    }
    for line in ["oxxx*o", "x.xxx*.x", "oxxx*.x", "x.x.x*"] {
        assert!(!is_four(line), "{line}");
    }
}

/// Double four, "two separate "Fours"": on one line too.
#[test]
fn overview_double_four_on_one_line() {
    for line in ["x . x * x . x", "x x . x * . x x", "x x x . * . x x x"] {
        assert_eq!(black(C, line), "double-four", "{line}");
    }
    for line in ["* . x x x . x", "x x * . x . x x x"] {
        assert_eq!(black(C, line), "nothing", "{line}");
    }
}

/// ""Three" - a row of 3 stones that can turn into "Open Four" by adding a single stone of the same
/// color", the green one: on any of two points.
#[test]
fn overview_three() {
    for line in ["xx*", "x*x", "x.x*", "xx.*", "o.xx*", "xx*.o", "x..xx*"] {
        assert!(is_three(line), "{line}");
    }
    for line in ["oxx*", "xx*o", "o.xx*.o", "ox.x*", "x..x*", "x.x.*"] {
        assert!(!is_three(line), "{line}");
    }
}

/// Three, the red one: "it cannot be expanded to form an "Open Four" because any of the expansions
/// will lead to forming an "Overline", which is forbidden for Blacks."
#[test]
fn overview_three_is_spoiled_by_overlines() {
    for line in ["x..xx*..x", "x..xx*.o", "x.x.x*"] {
        assert!(!is_three(line), "{line}");
    }
}

/// The three is looked at on its own line: fives, overlines and forks that its extension makes on
/// other lines are ignored. f3 is the only extension of the row.
#[test]
fn overview_three_line_by_line() {
    let file = |stones: &str| {
        let mut shape = drawn(
            ". . . . . .
             . . . . x .
             . . . . x .
             o . x x * .
             . . . . . .
             . . . . . .",
        );
        place(&mut shape.board, stones, Some(Color::Black));
        [C, Variant::Rif].map(|variant| shape.judged(variant, Color::Black))
    };
    assert_eq!(file(""), ["double-three", "double-three"]);
    assert_eq!(file("f4 f5 f6 f7"), ["double-three", "nothing"], "five");
    assert_eq!(file("f1 f2 f4 f5 f6"), ["double-three", "nothing"], "overline");
    assert_eq!(file("f4 f5 f6"), ["double-three", "nothing"], "double-four");
    assert_eq!(file("f4 f5 g4 h5"), ["double-three", "nothing"], "double-three");
}

/// A three and a four together are allowed.
#[test]
fn overview_three_and_four() {
    for four in ["xxx*", "oxxx*", "x.xx*"] {
        assert_eq!(judged(four, "xx*"), "nothing", "{four}");
    }
}
