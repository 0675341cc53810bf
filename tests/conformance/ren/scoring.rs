//! "Scoring."

use super::*;

/// The points of Black when each stone in turn completes the group, in the order of the drawing.
fn points(drawing: &str) -> Vec<u16> {
    completed(drawing).iter().map(|table| table.score()[0]).collect()
}

/// "Players attempt to create groups of their color. When they do, they are immediately scored."
#[test]
fn groups_are_immediately_scored() {
    let table = Table::drawn(Color::Black, ". . . . . . / . x x . x . / . . . . . . ");
    assert_eq!((table.score(), table.groups()), ([0, 0], String::new()));
    let scored = table.after("d2");
    assert_eq!((scored.score(), scored.groups()), ([1, 0], "row4 b2-e2".into()));
    let later = scored.after("a1 a3");
    assert_eq!((later.score(), later.groups()), ([1, 0], String::new()), "and scored once only");
}

/// "Of their color": an enemy's stone is part of no group, nor in its way.
#[test]
fn groups_are_of_one_color() {
    assert_eq!(black("x x * o . / . . . . .").groups(), "");
    assert_eq!(black(". . . / x x . / o * .").groups(), "");
    assert_eq!(black("o o o o . o / o x x * x o / o . . . . o").groups(), "row4 b2-e2");
}

/// "Four in a row - 1 point", whichever of its stones comes last.
#[test]
fn four_in_a_row_1_point() {
    let group = ". . . . . . / . x x x x . / . . . . . .";
    assert_eq!(points(group), [1; 4]);
    assert!(completed(group).iter().all(|table| table.groups() == "row4 b2-e2"));
}

/// "Six in a row - 2 points."
#[test]
fn six_in_a_row_2_points() {
    let group = ". . . . . . . / x x x x x x . / . . . . . . .";
    assert_eq!(points(group), [2; 6]);
    assert!(completed(group).iter().all(|table| table.groups() == "row6 a2-f2"));
}

/// "Four in a box - 1 point."
#[test]
fn four_in_a_box_1_point() {
    let group = ". . . . / . x x . / . x x . / . . . .";
    assert_eq!(points(group), [1; 4]);
    assert!(completed(group).iter().all(|table| table.groups() == "box4 b3-c2"));
}

/// "Six in a box (2x3 or 3x2) - 2 points."
#[test]
fn six_in_a_box_2_points() {
    let wide = ". . . . . / . x x x . / . x x x . / . . . . .";
    assert_eq!(points(wide), [2; 6]);
    assert!(completed(wide).iter().all(|table| table.groups() == "box6 b3-d2"));
    let high = ". . . . / . x x . / . x x . / . x x . / . . . .";
    assert_eq!(points(high), [2; 6]);
    assert!(completed(high).iter().all(|table| table.groups() == "box6 b4-c2"));
}

/// "Nine in a box (3x3) - immediately wins the game."
#[test]
fn nine_in_a_box_wins() {
    let group = ". . . . . / . x x x . / . x x x . / . x x x . / . . . . .";
    assert_eq!(points(group), [10; 9]);
    for table in completed(group) {
        assert_eq!((table.groups(), table.result()), ("box9 b4-d2".into(), "black nine".into()));
    }
}

/// The points of the five kinds of groups, and no other kind.
#[test]
fn five_kinds_of_groups() {
    use Kind::*;
    assert_eq!(Kind::ALL, [Row4, Row6, Box4, Box6, Box9]);
    assert_eq!(Kind::ALL.map(Kind::points), [1, 2, 1, 2, 10]);
}

/// Figure: "four-in-a-row, horizontal and vertical (1pt. each)."
#[test]
fn figure_four_in_a_row_horizontal_and_vertical() {
    let table = Table::drawn(
        Color::Black,
        ". . . . . . .
         . x x x a . .
         . . . . . . .
         . . . . . x .
         . . . . . x .
         . . . . . b .
         . . . . . x .",
    );
    assert_eq!(table.after("a").groups(), "row4 b6-e6");
    let both = table.after("a pass b");
    assert_eq!((both.groups(), both.score()), ("row4 f4-f1".into(), [2, 0]));
}

/// Figure: "a horizontal six-in-a-row (black - 2pts.), and a four-in-a-box (white - 1pt.)."
#[test]
fn figure_six_in_a_row_and_four_in_a_box() {
    let table = Table::drawn(
        Color::Black,
        ". . . . . . .
         x x x a x x .
         . . . . . . .
         . . o o . . .
         . . b o . . .
         . . . . . . .",
    );
    assert_eq!(table.after("a").groups(), "row6 a5-f5");
    let both = table.after("a b");
    assert_eq!((both.groups(), both.score()), ("box4 c3-d2".into(), [2, 1]));
}

/// Figure: "six-in-a-box, horizontal for black and vertical for white (2pts. each)."
#[test]
fn figure_six_in_a_box_horizontal_and_vertical() {
    let table = Table::drawn(
        Color::Black,
        ". . . . . . .
         x x x . o o .
         x a x . o b .
         . . . . o o .
         . . . . . . .",
    );
    assert_eq!(table.after("a").groups(), "box6 a4-c3");
    let both = table.after("a b");
    assert_eq!((both.groups(), both.score()), ("box6 e4-f2".into(), [2, 2]));
}

/// Figure: "nine-in-a-box for white, wins the game. (+10pts. for the winner)"
#[test]
fn figure_nine_in_a_box_for_white() {
    let table = white(
        ". . . . . .
         . o o o . .
         . o * o x .
         . o o o . .
         . x . . x .",
    );
    assert_eq!((table.score(), table.result()), ([0, 10], "white nine".into()));
}

/// "Note that a single placement can score more than one group. For example, a player may score a
/// four-in-a-row and a six-in-a-box at once and add 1+2=3 points to their total."
#[test]
fn a_single_placement_can_score_more_than_one_group() {
    let drawing = "
        . . . . . . .
        x x x . . . .
        x x * x . . .
        . . . . . . .";
    assert_eq!(black(drawing).groups(), "box6 a3-c2, row4 a2-d2");
    let total = Table::with(STANDARD, [7, 4], Color::Black, drawing).after("*");
    assert_eq!(total.score(), [7 + 1 + 2, 4]);
}

/// "An eight-in-a-box (2x4) will however be scored as the sum of the included scoring groups
/// created by the scoring stone": at its end the four and one 2x3, within it the four and both.
#[test]
fn an_eight_in_a_box_is_the_sum_of_its_groups() {
    let eight = ". . . . . . / . x x x x . / . x x x x . / . . . . . .";
    assert_eq!(points(eight), [3, 5, 5, 3, 3, 5, 5, 3]);
    assert_eq!(completed(eight)[0].groups(), "box6 b3-d2, row4 b3-e3");
    assert_eq!(completed(eight)[5].groups(), "box6 b3-d2, box6 c3-e2, row4 b2-e2");
}

/// "Or other non-scoring box groups": 2x5, where the row is of five, 2x6, where it is a six, and
/// two boxes that cross.
#[test]
fn other_box_groups_are_the_sum_of_their_groups() {
    let ten = ". . . . . . . / . x x x x x . / . x x x x x . / . . . . . . .";
    assert_eq!(points(ten)[..5], [2, 4, 6, 4, 2]);
    let twelve = ". . . . . . . / x x x x x x . / x x x x x x . / . . . . . . .";
    assert_eq!(points(twelve)[6..], [4, 6, 8, 8, 6, 4]);
    let crossing = ". . . . . / . x x x . / . x x x . / . x x . . / . . . . .";
    assert_eq!(points(crossing), [4, 4, 2, 4, 4, 2, 2, 2]);
}
