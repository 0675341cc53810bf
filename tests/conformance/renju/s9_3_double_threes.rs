//! 9.3: the double-threes that Black is allowed to make.

use super::*;

/// What a black stone on `at` is when Black has `stones` and White none.
fn with_stones(variant: Variant, stones: &str, at: &str) -> &'static str {
    let table = Table::played(variant, "");
    let mut board = Board::empty(SIZE);
    place(&mut board, stones, Some(Color::Black));
    Shape { board, at: Some(table.point(at)) }.judged(variant, Color::Black)
}

/// The row e3 can only be extended on f3, and there Black gets an overline on the file.
const OVERLINE: &str = "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . x . . . .
    . . . . x x . . . .
    . . . . x x . . . .
    o . x x * . . . . .
    . . . . . x . . . .
    . . . . . x . . . .";

/// Here Black gets a second four on the file.
const DOUBLE_FOUR: &str = "
    . . . . . . . . . .
    . . . . . o . . . .
    . . . . . x . . . .
    . . . . x x . . . .
    . . . . x x . . . .
    o . x x * . . . . .
    . . . . . . . . . .
    . . . . . . . . . .";

/// Here Black gets threes on the file and on the diagonal that meet on f3.
const FORBIDDEN_THREES: &str = "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . x x . x . .
    . . . . x x x . . .
    o . x x * . . . . .
    . . . . . . . . . .
    . . . . . . . . . .";

/// 9.3 a) "Not more than one of the threes can be made to a straight four when adding another stone
/// in just any intersection, without at the same time an overline ... is attained in this
/// intersection."
#[test]
fn s9_3_a_a_three_that_extends_over_an_overline() {
    assert_eq!(black(Variant::Rif, OVERLINE), "nothing");
    let without = OVERLINE.replace(". . . . . x . . . .", ". . . . . . . . . .");
    assert_eq!(black(Variant::Rif, &without), "double-three");
}

/// 9.3 a) "or double-four is attained in this intersection".
#[test]
fn s9_3_a_a_three_that_extends_over_a_double_four() {
    assert_eq!(black(Variant::Rif, DOUBLE_FOUR), "nothing");
    let without = DOUBLE_FOUR.replace(". . . . . x . . . .", ". . . . . . . . . .");
    assert_eq!(black(Variant::Rif, &without), "double-three");
}

/// 9.3 b) "without at the same time at least two threes meet in this intersection and make a
/// forbidden double-three."
#[test]
fn s9_3_b_a_three_that_extends_over_a_forbidden_double_three() {
    assert_eq!(black(Variant::Rif, FORBIDDEN_THREES), "nothing");
    let without = FORBIDDEN_THREES.replace("x x . x . .", "x x . . . .");
    assert_eq!(black(Variant::Rif, &without), "double-three");
}

/// 9.3 b) "To find out if this last double-three is forbidden or not, you must at first examine if
/// the double-three is allowed according to a)": with White on j7 the diagonal through f3 can only be
/// extended on e2, where it meets the straight four of the file. So f3 is an allowed double-three,
/// both threes of e3 are real, and e3 is forbidden again.
#[test]
fn s9_3_b_an_allowed_double_three_does_not_hinder() {
    let mut rows: Vec<&str> = FORBIDDEN_THREES.lines().collect();
    rows[2] = ". . . . . . . . . o";
    assert_eq!(black(Variant::Rif, &rows.join("\n")), "double-three");
}

/// 9.3 "Not more than one": with a third three two real ones remain.
#[test]
fn s9_3_two_real_threes_of_three_are_forbidden() {
    let rows: Vec<&str> = DOUBLE_FOUR.lines().collect();
    let mut third = rows.clone();
    third[4] = ". . x . x x . . . .";
    third[5] = ". . . x x x . . . .";
    assert_eq!(black(Variant::Rif, &third.join("\n")), "double-three");
    let mut blocked = third.clone();
    blocked[3] = ". o . . . x . . . .";
    assert_eq!(black(Variant::Rif, &blocked.join("\n")), "nothing", "c5 d4 e3 is no three now");
}

/// 9.3 stands in the RIF rules only: elsewhere "Threes" are counted line by line (overview).
#[test]
fn s9_3_is_not_asked_in_classical_renju() {
    for drawing in [OVERLINE, DOUBLE_FOUR, FORBIDDEN_THREES] {
        assert_eq!(black(Variant::Classical, drawing), "double-three");
        assert_eq!(black(Variant::ClassicalSwap, drawing), "double-three");
    }
}

/// Known traps: allowed only because of fives and chains inside the recursion.
#[test]
fn s9_3_traps_that_are_legal() {
    assert_eq!(with_stones(Variant::Rif, "g5 g6 j6 i7 i8 i9 i10", "h6"), "nothing");
    assert_eq!(with_stones(Variant::Rif, "j8 i9 h10 f11 h11 f12 h14", "e11"), "nothing");
}

/// Known traps: forbidden although they look allowed at first.
#[test]
fn s9_3_traps_that_are_double_threes() {
    for (stones, at) in
        [("k4 k5 m5 j6 m6 k7 l7 k8 l8", "j8"), ("g10 h10 h11 i11 e12 g12 i14", "h9")]
    {
        assert_eq!(with_stones(Variant::Rif, stones, at), "double-three", "{at}");
    }
}

/// Trap 1 is a double-three where threes are counted line by line.
#[test]
fn s9_3_trap_1_is_forbidden_in_classical_renju() {
    let stones = "g5 g6 j6 i7 i8 i9 i10";
    assert_eq!(with_stones(Variant::Classical, stones, "h6"), "double-three");
}

/// Decision: a) and b) are applied together to each extension point.
#[test]
fn s9_3_decision_a_and_b_together() {
    assert_eq!(with_stones(Variant::Rif, "b4 c4 d5 e5 c6 e6 f6 d7", "d4"), "nothing");
}

/// The foul is the same whether it is played or only looked at, and in both ways to referee.
#[test]
fn s9_3_forbidden_points_are_listed() {
    let drawing = "
        . . . . . . . . . .
        . . . . x . . . . .
        . . . . x . . . . .
        . . x x . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .";
    for variant in [Variant::Rif, Variant::RifPlayers, Variant::Classical] {
        for to_move in Color::ALL {
            let table = Table::drawn(variant, drawing, to_move);
            assert_eq!(table.game.forbidden(), [(table.point("e3"), Foul::DoubleThree)]);
        }
    }
    assert_eq!(Table::drawn(Variant::Free, drawing, Color::Black).game.forbidden(), []);
}
