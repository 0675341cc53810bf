//! The leaflet's rule 5: what Black may not place.

use super::*;

const P: Variant = Variant::Pritchard;

fn crossed(row: &str, column: &str) -> &'static str {
    cross(row, column).judged(P, Color::Black)
}

/// 5(i) "he may not place a stone so as to create a row of six or more black stones".
#[test]
fn leaflet_5_i_six_or_more() {
    for line in ["x x x x * x", "x x x * x x x", "o x x x x * x o", "x x x x * x x x x"] {
        assert_eq!(black(P, line), "overline", "{line}");
    }
    let table = Table::drawn(P, "x x x . x x", Color::Black);
    table.refuses("d1", Why::Foul(Foul::Overline), "5");
}

/// 5(ii) "neither can he place a stone so as to create two or more open fours."
#[test]
fn leaflet_5_ii_two_open_fours() {
    assert_eq!(crossed("xxx*", "xxx*"), "double-four");
    assert_eq!(crossed("x*xx", "xx*x"), "double-four");
    let table = Table::drawn(
        P,
        ". . . . . . . .
         . . . . x . . .
         . . . . x . . .
         . . . . x . . .
         . x x x . . . .
         . . . . . . . .",
        Color::Black,
    );
    table.refuses("e2", Why::Foul(Foul::DoubleFour), "5");
}

/// 5(ii) "An open four is a row of four adjacent black stones": a broken four is none.
#[test]
fn leaflet_5_ii_open_fours_are_adjacent() {
    for four in ["xx.x*", "x.xx*", "x*.xx"] {
        assert_eq!(crossed("xxx*", four), "nothing", "{four}");
    }
    assert_eq!(crossed("xx.x*", "x*.xx"), "nothing");
    for line in ["x x . x * . x x", "x x x . * . x x x", "x x . * x . x x"] {
        assert_eq!(black(P, line), "nothing", "{line}");
    }
}

/// 5(ii) "of which neither end is blocked by a white stone", or by the edge.
#[test]
fn leaflet_5_ii_neither_end_is_blocked() {
    for four in ["oxxx*", "xxx*o", "oxxx*o"] {
        assert_eq!(crossed("xxx*", four), "nothing", "{four}");
        assert_eq!(crossed(four, "oxxx*"), "nothing", "{four}");
    }
    let at_the_edge = "
        . . . . . .
        . . . * x x
        . . . x . .
        . . . x . .
        . . . x . .";
    let one_open = at_the_edge.replace("* x x", "* x x x");
    assert_eq!(black(P, &one_open), "nothing", "the file ends at the edge");
    assert_eq!(black(P, &format!("{one_open}\n. . . . . .")), "double-four", "one point higher");
}

/// 5(ii): only white stones and the edge block, so a black stone beyond an empty end does not.
#[test]
fn leaflet_5_ii_a_black_stone_further_on_does_not_block() {
    assert_eq!(crossed("xxx*.x", "xxx*"), "double-four");
    assert_eq!(crossed("x.xxx*.x", "xxx*.x"), "double-four");
}

/// 5(iii) "he may not place a stone so as to create two or more open threes."
#[test]
fn leaflet_5_iii_two_open_threes() {
    assert_eq!(crossed("xx*", "xx*"), "double-three");
    assert_eq!(crossed("x*x", "*xx"), "double-three");
    let table = Table::drawn(
        P,
        ". . . . . . . .
         . . . . x . . .
         . . . . x . . .
         . . x x . . . .
         . . . . . . . .
         . . . . . . . .",
        Color::Black,
    );
    table.refuses("e3", Why::Foul(Foul::DoubleThree), "5");
}

/// 5(iii) "An open three is a row of three stones, with or without a gap".
#[test]
fn leaflet_5_iii_with_or_without_a_gap() {
    for three in ["x.x*", "xx.*", "x.*x", "*.xx"] {
        assert_eq!(crossed("xx*", three), "double-three", "{three}");
        assert_eq!(crossed(three, three), "double-three", "{three}");
    }
    for none in ["x..x*", "x.x.*", "xx..*"] {
        assert_eq!(crossed("xx*", none), "nothing", "{none}");
    }
}

/// 5(iii) "that may by the placement of one more stone become an open four, as described in rule
/// 5(ii) above".
#[test]
fn leaflet_5_iii_may_become_an_open_four() {
    for three in ["o.xx*", "xx*.o", "x..xx*", "x..xx*..x", "x..xx*.o"] {
        assert_eq!(crossed("xx*", three), "double-three", "{three}");
    }
    for none in ["oxx*", "xx*o", "o.xx*.o", "ox.x*", "x.x*o", "xx.*o"] {
        assert_eq!(crossed("xx*", none), "nothing", "{none}");
    }
}

/// 5(iii): lines are counted, not sets of three. `X.XX.X` and `X.XXX` hold one open three each.
#[test]
fn leaflet_5_iii_lines_are_counted() {
    for line in ["x . x * . x", "x . x x *", ". x x . * x ."] {
        assert_eq!(black(P, line), "nothing", "{line}: one line alone");
    }
    for line in ["x.x*.x", "x.xx*", "*xx.x"] {
        assert_eq!(crossed("xx*", line), "double-three", "{line}");
    }
}

/// 5(iii) "place a stone so as to create": the placed stone belongs to the row.
#[test]
fn leaflet_5_iii_the_stone_belongs_to_the_row() {
    assert_eq!(crossed("xx*", "xxx...*"), "nothing");
    assert_eq!(crossed("xx*", "xxx..*"), "nothing");
}

/// 5(iii): what the extra stone does on other lines is ignored. On f3, the only extension of the
/// row, Black would get six, or five, on the file.
#[test]
fn leaflet_5_iii_other_lines_are_ignored() {
    let six = "
        . . . . . x . . .
        . . . . x x . . .
        . . . . x x . . .
        o . x x * . . . .
        . . . . . x . . .
        . . . . . x . . .";
    assert_eq!(black(P, six), "double-three");
    let five = format!("{}o . . .", six.strip_suffix("x . . .").expect("the last row"));
    assert_eq!(black(P, &five), "double-three");
    assert_eq!(black(Variant::Rif, six), "nothing");
    assert_eq!(black(Variant::Rif, &five), "nothing");
}

/// 5(iv) "It is permissible, however, to place a stone that creates simultaneously an open three and
/// an open four."
#[test]
fn leaflet_5_iv_a_three_and_a_four() {
    for three in ["xx*", "x.x*"] {
        assert_eq!(crossed("xxx*", three), "nothing", "{three}");
        assert_eq!(crossed("oxxx*", three), "nothing", "{three}");
    }
}

/// Illustration 1: "The double rows of three and four shown for white are positions not allowed for
/// black."
#[test]
fn leaflet_illustration_1_white_is_free() {
    let fours = "
        . . . . o . .
        . . . . o . .
        . . . . o . .
        . o o o * . .
        . . . . . . .";
    let threes = "
        . . . . o . .
        . . . . o . .
        . . o o * . .
        . . . . . . .
        . . . . . . .";
    for (drawing, foul) in [(fours, "double-four"), (threes, "double-three")] {
        assert_eq!(white(P, drawing), "nothing");
        assert_eq!(black(P, &drawing.replace('o', "x")), foul);
    }
}

/// 5 and 7: a stone that makes five wins whatever else it makes.
#[test]
fn leaflet_7_five_overrides_rule_5() {
    assert_eq!(crossed("xxxx*", "xxxx*x"), "five");
    assert_eq!(crossed("xx*xx", "xxx*xxx"), "five");
}
