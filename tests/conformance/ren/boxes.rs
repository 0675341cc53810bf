//! Boxes: the largest count, all of them, and rows with them.

use super::*;

/// A3: "Eight-box is not a scoring group", but its 2x3s are, "b gives white 5 points". The four 2x2
/// in them give nothing: with those it would be 7.
#[test]
fn a3_a_four_box_within_a_six_box_does_not_score() {
    let table = black(". . . . . . / . x x x x . / . x * x x . / . . . . . .");
    assert_eq!(table.groups(), "box6 b3-d2, box6 c3-e2, row4 b2-e2");
    assert_eq!(table.score(), [5, 0]);
}

/// A4: rows within boxes score: b's 5 and 3 points include "the vertical four".
#[test]
fn a4_rows_within_boxes_score() {
    assert_eq!(black(". . . . . / x x x x . / x x x * .").groups(), "box6 b2-d1, row4 a1-d1");
    let six = black(". . . . . . . / x x x x x x . / x x x x x * .");
    assert_eq!(six.groups(), "box6 d2-f1, row6 a1-f1");
}

/// E6: "every all-P 2x2 that lies in no all-P 2x3/3x2": two that meet in one stone are two.
#[test]
fn e6_two_four_boxes_that_meet_in_a_stone() {
    let table = black(
        ". . . . .
         . x x . .
         . x * x .
         . . x x .
         . . . . .",
    );
    assert_eq!((table.groups(), table.score()), ("box4 b4-c3, box4 c3-d2".into(), [2, 0]));
}

/// E6: "every all-P 2x3 or 3x2: 2 each (overlapping ones all count)".
#[test]
fn e6_overlapping_six_boxes_all_count() {
    let crossing = black(
        ". . . . .
         . x x x .
         . x * x .
         . x x . .
         . . . . .",
    );
    assert_eq!((crossing.groups(), crossing.score()), ("box6 b4-c2, box6 b4-d3".into(), [4, 0]));
    let in_line = black(". . . . . . . / . x x * x x . / . x x x x x . / . . . . . . .");
    assert_eq!(in_line.groups(), "box6 b3-d2, box6 c3-e2, box6 d3-f2");
    assert_eq!(in_line.score(), [6, 0]);
}

/// E6: a 2x2 beside a 2x3, with nothing but the placed stone in common, counts as well.
#[test]
fn e6_a_four_box_beside_a_six_box_scores() {
    let table = black(
        ". . . . . .
         . x x . . .
         . x * x x .
         . . x x x .
         . . . . . .",
    );
    assert_eq!(table.groups(), "box4 b4-c3, box6 c3-e2, row4 b3-e3");
    assert_eq!(table.score(), [4, 0]);
}

/// E6, "groups that contain p": those that stand already are not scored again by a stone beside
/// them.
#[test]
fn e6_groups_without_the_placed_stone_do_not_score() {
    let beside = black(
        ". . . . . . .
         x x . x x x .
         x x * x x x .
         . . . . . . .
         x x x x . . .",
    );
    assert_eq!((beside.groups(), beside.score()), ("row6 a3-f3".into(), [2, 0]));
    let corner = black(". . . . . / x x . . . / x x . . . / . . * . .");
    assert_eq!((corner.groups(), corner.weak()), (String::new(), String::new()));
}

/// A box with a corner missing is none, whatever stands in it.
#[test]
fn a_box_lacks_nothing() {
    assert_eq!(black(". . . . / . x o . / . x * . / . . . .").groups(), "");
    assert_eq!(black(". . . . / . x . . / . x * . / . . . .").groups(), "");
    assert_eq!(black(". . . . . / . x x o . / . x * x . / . . . . .").groups(), "box4 b3-c2");
}

/// Boxes do not go round the edge of the board.
#[test]
fn boxes_do_not_go_round_the_edge() {
    let mut rows = vec![".".repeat(8); 8];
    rows[3] = ".......*".to_string();
    rows[4] = "x......x".to_string();
    rows[5] = "x.......".to_string();
    let table = black(&rows.join("/"));
    assert_eq!((table.groups(), table.result()), (String::new(), "playing".into()));
}

/// Boxes in the corner and along the edge score as elsewhere.
#[test]
fn boxes_along_the_edge_score() {
    assert_eq!(black(". . . / x x . / x * .").groups(), "box4 a2-b1");
    assert_eq!(black(". . . / x x . / * x .").groups(), "box4 a2-b1");
    assert_eq!(black(". . . . / x x * . / x x x .").groups(), "box6 a2-c1");
    assert_eq!(black(". . . / x x . / * x . / x x .").groups(), "box6 a3-b1");
}
