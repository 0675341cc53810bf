//! The three figures with the squares a, b and c. "Multiple scoring."

use super::*;

/// The first figure, drawn after its text.
const FIRST: &str = "
    . . . . . . . . . .
    . . . x . . . . . .
    . . . x . . . . . .
    . x x a . . . . . .
    . x x x . . . . . .
    . . . . . . . . . .
    . . . . . o o . . .
    . . . . . o b o o .
    . . . . . . o . . .
    . . . . . . o . . .";

/// The second.
const SECOND: &str = "
    . . . . . . . . . .
    . x x a x x . . . .
    . . . . . . . . . .
    . . . . . . . o o .
    . . . . . . . o o .
    . . . . . . . o o .
    . . . . . . . o b .
    . . . . . . . . . .
    . o o c o o o . . .
    . . . . . . . . . .";

/// The third: a-1-2-3 above, and white's 1-2-3-b-4-5-6-7 in pairs from the top.
const THIRD: &str = "
    . . . . . . . . . .
    . x x . . . . . . .
    . a x x x x . . . .
    . . . . . . . . . .
    . . . . . . . o o .
    . . . . . . . o b .
    . . . . . . . o o .
    . . . . . . . o o .
    . . . . . . . . . .
    . . . . . . . . . .";

fn played(color: Color, drawing: &str, mark: &str) -> Table {
    Table::drawn(color, drawing).after(mark)
}

/// "By playing at a, black scores 3 points. 2 for the horizontal six-in-a-box and one for the
/// vertical four-in-a-row."
#[test]
fn first_example_a_three_points() {
    let table = played(Color::Black, FIRST, "a");
    assert_eq!(table.groups(), "box6 b7-d6, row4 d9-d6");
    assert_eq!(table.score(), [3, 0]);
}

/// "By playing at b, white scores 3 points. A horizontal 4-row, vertical 4-row and a four-in-a-box,
/// for 1 point each."
#[test]
fn first_example_b_three_points() {
    let table = played(Color::White, FIRST, "b");
    assert_eq!(table.groups(), "box4 f4-g3, row4 f3-i3, row4 g4-g1");
    assert_eq!(table.score(), [0, 3]);
}

/// "Playing at a, black scores no points. Five-in-a-row is not a scoring group. Black does not
/// score 1 point for the four-in-a-row included in the five."
#[test]
fn second_example_a_no_points() {
    let table = played(Color::Black, SECOND, "a");
    assert_eq!((table.groups(), table.score()), (String::new(), [0, 0]));
    assert_eq!(table.weak(), "", "who scores nothing has no weak stones");
}

/// "By playing at c, white scores 2 points, for the horizontal six-in-a-row."
#[test]
fn second_example_c_two_points() {
    let table = played(Color::White, SECOND, "c");
    assert_eq!((table.groups(), table.score()), ("row6 b2-g2".into(), [0, 2]));
}

/// "b gives white 3 points, 1 for the vertical four and 2 for the vertical six-box. Eight-box is
/// not a scoring group."
#[test]
fn second_example_b_three_points() {
    let table = played(Color::White, SECOND, "b");
    assert_eq!(table.groups(), "box6 h6-i4, row4 i7-i4");
    assert_eq!(table.score(), [0, 3]);
}

/// "a scores 1 for black (a-1-2-3 is a four-box but a-2-3-4-5-6 does not score, as it is neither a
/// four-, nor a six-row)." T3: read as a slip for a row of five through a.
#[test]
fn t3_third_example_a_one_point_with_a_five_row() {
    let table = played(Color::Black, THIRD, "a");
    assert_eq!((table.groups(), table.score()), ("box4 b9-c8".into(), [1, 0]));
}

/// T3, the other way to read it: a-2-3-4-5-6 is a crooked chain. It gives 1 point as well.
#[test]
fn t3_third_example_a_one_point_with_a_crooked_chain() {
    let table = black(
        ". . . . . .
         . x x . . .
         . * x . . .
         . . x x x .
         . . . . . .",
    );
    assert_eq!((table.groups(), table.score()), ("box4 b4-c3".into(), [1, 0]));
}

/// "b gives white 5 points, 1 for the vertical four and 4 for two vertical six-boxes (1-2-3-b-4-5
/// and 3-b-4-5-6-7). Eight-box is not a scoring group."
#[test]
fn scoring_example_b_five_points() {
    let table = played(Color::White, THIRD, "b");
    assert_eq!(table.groups(), "box6 h5-i3, box6 h6-i4, row4 i6-i3");
    assert_eq!(table.score(), [0, 5]);
}
