//! §2 the board, §3 terms and definitions.

use super::*;

/// §2 "The board has 15 vertical and 15 horizontal lines with 225 intersections. Five of these
/// intersections are reference points."
#[test]
fn s2_fifteen_lines_and_five_reference_points() {
    for variant in Variant::ALL {
        let table = Table::played(variant, "");
        assert_eq!(table.game.board().size(), 15);
        assert_eq!(table.points().len(), 225);
        let dots: Vec<String> =
            table.rules.dots().iter().map(|&at| table.rules.point_name(at)).collect();
        let mut sorted = dots.clone();
        sorted.sort();
        assert_eq!(sorted, ["d12", "d4", "h8", "l12", "l4"]);
    }
}

/// ROW: "A combination of stones in the same colour, either situated on a diagonal, vertical, or
/// horizontal line": the drawing is judged in all eight positions of the board.
#[test]
fn s3_a_row_is_diagonal_vertical_or_horizontal() {
    let diagonal = "
        . . . . . . .
        . . . . . x .
        . . . . x . .
        . . . * . . .
        . . x . . . .
        . x . . . . .";
    assert_eq!(black(Variant::Rif, diagonal), "five");
    assert_eq!(black(Variant::Rif, ". x x x x * ."), "five");
}

/// ROW: "which is limited by the edge of the board, the opponent stone or a free intersection".
#[test]
fn s3_a_row_is_limited_by_edge_enemy_or_free_point() {
    for line in ["x x x x * .", "o x x x x * o", ". x x * x x .", "x x x x * o"] {
        assert_eq!(black(Variant::Rif, line), "five", "{line}");
    }
}

/// ROW: "and where no opponent stones are situated among the own stones."
#[test]
fn s3_no_enemy_among_the_stones_of_a_row() {
    assert_eq!(black(Variant::Rif, "x x o x x *"), "nothing");
    assert_eq!(white(Variant::Rif, ". o o x o o * ."), "nothing");
}

/// UNBROKEN ROW: "A row where between just any stones there is no free intersection."
#[test]
fn s3_a_broken_row_is_no_five() {
    assert_eq!(black(Variant::Rif, "x x . x x *"), "nothing");
    assert_eq!(white(Variant::Rif, "o . o o o *"), "nothing");
}

/// FIVE IN A ROW: "An unbroken row with five stones."
#[test]
fn s3_five_is_exactly_five() {
    assert_eq!(black(Variant::Rif, "x x x x *"), "five");
    assert_eq!(black(Variant::Rif, "x x x * ."), "nothing");
}

/// OVERLINE: "An unbroken row consisting of six or more stones."
#[test]
fn s3_overline_is_six_or_more() {
    for line in ["x x x x * x", "x x x x * x x", "x x x x * x x x", "x x x x * x x x x"] {
        assert_eq!(black(Variant::Rif, line), "overline", "{line}");
    }
    assert_eq!(black(Variant::Rif, "x x x x x * x x x x x x x x x"), "overline", "a whole line");
}

/// Whether the black stone on the `*` makes one four on `line`: with a sure one across, that is a
/// double-four.
fn is_four(line: &str) -> bool {
    cross(line, "oxxx*").judged(Variant::Rif, Color::Black) == "double-four"
}

/// FOUR: "A row with four stones to which you can add one more stone to attain five in a row."
#[test]
fn s3_four_one_stone_from_five() {
    for line in ["oxxx*", "xxx*o", "xx.x*", "x.xx*", "x*.xx", "*.xxx", "ox*xx", "oxx.x*o", "xxx.*"]
    {
        assert!(is_four(line), "{line}");
    }
    for line in ["oxxx*o", "xx*", "xx..x*", "x.x.x*", "xxox*", "oxx.*", "x..xx*"] {
        assert!(!is_four(line), "{line}");
    }
}

/// FOUR, "five in a row" is exactly five: a stone that gives Black an overline makes no five.
#[test]
fn s3_four_completes_to_exactly_five() {
    assert!(is_four(".xxx*.x"), "the left end gives five");
    for line in ["oxxx*.x", "x.xxx*o", "x.xxx*.x", "oxx.x*xo"] {
        assert!(!is_four(line), "{line}");
    }
}

/// STRAIGHT FOUR: "An unbroken row four stones ("four")": it is one four, though it completes in two
/// ways.
#[test]
fn s3_straight_four_is_one_four() {
    assert_eq!(black(Variant::Rif, ". . x x x * . ."), "nothing");
    assert!(is_four(".xxx*."));
}

/// Whether the black stone on the `*` makes a three on `line`: with a sure one across, that is a
/// double-three.
fn is_three(line: &str) -> bool {
    cross(line, "xx*").judged(Variant::Rif, Color::Black) == "double-three"
}

/// THREE: "A row with three stones to which you ... can add one more stone to attain a straight
/// four."
#[test]
fn s3_three_one_stone_from_a_straight_four() {
    for line in ["xx*", "x*x", "x.x*", "xx.*", "*.xx", "x.*x", "o.xx*", "xx*.o", "x*.x"] {
        assert!(is_three(line), "{line}");
    }
    for line in ["oxx*", "xx*o", "o.xx*.o", "ox.x*", "x.x*o", "x..x*", "x.x.*", "xo*x", "x*"] {
        assert!(!is_three(line), "{line}");
    }
}

/// STRAIGHT FOUR: "to which you, in two different ways, can add one more stone to attain five":
/// `.XXXX.` with a black stone one point further is not straight for Black.
#[test]
fn s3_straight_four_needs_two_ways_to_exactly_five() {
    assert!(is_three("x..xx*.."), "the right extension is far enough from the black stone");
    assert!(is_three("x...xx*.o"), "so is the left one here");
    for line in ["x..xx*.o", "x..xx*..x", "x.x.x*", "o.xx*..x"] {
        assert!(!is_three(line), "{line}");
    }
}

/// THREE: "without at the same time a five in a row is made": the only extension of the row, f3,
/// makes five on the file.
#[test]
fn s3_three_does_not_extend_over_a_five() {
    let drawing = "
        . . . . . . . .
        . . . . . x . .
        . . . . . x . .
        . . . . x x . .
        . . . . x x . .
        o . x x * . . .
        . . . . . . . .
        . . . . . . . .";
    assert_eq!(black(Variant::Rif, drawing), "nothing");
    assert_eq!(black(Variant::Classical, drawing), "double-three", "ignored there");
    let without = drawing.replace(". . . . x x . .", ". . . . x o . .");
    assert_eq!(black(Variant::Rif, &without), "double-three");
}

/// DOUBLE-FOUR: "Putting a stone on an intersection, which at the same time makes more then one
/// four that meet each other in this intersection."
#[test]
fn s3_double_four_across() {
    for column in ["oxxx*", "xx*xo", "x.xx*", "xxx*"] {
        assert_eq!(cross("xxx*o", column).judged(Variant::Rif, Color::Black), "double-four");
    }
}

/// DOUBLE-FOUR on one line: fours differ when their four stones differ.
#[test]
fn s3_double_four_on_one_line() {
    for line in ["x . x x * . x", "x . * x x . x", "x x . x * . x x", "x x x . * . x x x"] {
        assert_eq!(black(Variant::Rif, line), "double-four", "{line}");
        assert_eq!(black(Variant::Classical, line), "double-four", "{line}");
    }
}

/// DOUBLE-FOUR, "that meet each other in this intersection": a four elsewhere on the line does not
/// count.
#[test]
fn s3_double_four_only_fours_that_meet() {
    for line in ["* . x x x . x", "x x * . x . x x x", "x * . x x . x x"] {
        assert_eq!(black(Variant::Rif, line), "nothing", "{line}");
    }
}

/// DOUBLE-THREE: "Putting a stone on an intersection, which at the same time makes more then one
/// three that meet each other in this intersection."
#[test]
fn s3_double_three() {
    let three_threes = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . x . x . .
        . . . . x x . . .
        . . x x * . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(black(Variant::Rif, three_threes), "double-three");
    assert_eq!(cross("x.x*", "*.xx").judged(Variant::Rif, Color::Black), "double-three");
}

/// A three and a four together are no foul.
#[test]
fn s3_a_three_and_a_four_are_no_foul() {
    for four in ["xxx*", "oxxx*", "xx.x*"] {
        assert_eq!(cross(four, "xx*").judged(Variant::Rif, Color::Black), "nothing", "{four}");
    }
}
