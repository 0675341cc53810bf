//! Rows: four and six, exactly and without diagonals.

use super::*;

/// A 10x10 board whose fifth row from the top is `row`.
fn with_row(row: &str) -> String {
    let mut rows = vec![".".repeat(10); 10];
    rows[4] = row.to_string();
    rows.join("/")
}

/// A row of so many stones from column `from`, of which the one on `last` is still to come.
fn row(from: usize, length: usize, last: usize) -> String {
    let mark = |col| match col {
        col if col == last => '*',
        col if (from..from + length).contains(&col) => 'x',
        _ => '.',
    };
    (0..10).map(mark).collect()
}

/// "If a five-in-a-row, a seven-in-a-row or any other non-scoring, single-row group is formed, it
/// is not worth any points": rows of all lengths, wherever they lie and whichever stone comes last.
/// E6.
#[test]
fn e6_rows_of_four_and_six_score_and_no_others() {
    for (length, points) in (1..=10).zip([0, 0, 0, 1, 0, 2, 0, 0, 0, 0]) {
        for from in 0..=10 - length {
            for last in from..from + length {
                let row = row(from, length, last);
                let table = black(&with_row(&row));
                assert_eq!(table.score(), [points, 0], "{row}");
                assert_eq!(table.groups().is_empty(), points == 0, "{row}");
            }
        }
    }
}

/// A1, "four in a row": "four-in-a-row, horizontal and vertical". Diagonals are no rows.
#[test]
fn a1_diagonals_do_not_score() {
    let four = black(
        ". . . . . .
         . x . . . .
         . . * . . .
         . . . x . .
         . . . . x .
         . . . . . .",
    );
    assert_eq!(four.groups(), "");
    let six =
        black("x . . . . . / . x . . . . / . . * . . . / . . . x . . / . . . . x . / . . . . . x");
    assert_eq!(six.score(), [0, 0]);
}

/// A2: "Black does not score 1 point for the four-in-a-row included in the five", nor those within
/// a six, nor the six within a seven.
#[test]
fn a2_rows_within_longer_rows_do_not_score() {
    assert_eq!(black(". . . . . . . / . x x x x * .").groups(), "");
    assert_eq!(black(". . . . . . . / x x x x * x .").groups(), "row6 a1-f1");
    assert_eq!(black(". . . . . . . / x x x x x x *").groups(), "");
}

/// A row that was scored as four says nothing as five, and as six it is a new group.
#[test]
fn a_four_may_grow_to_a_six() {
    let four = black(". . . . . . . / x x x * . . .");
    let five = four.after("pass e1");
    assert_eq!((five.score(), five.weak()), ([1, 0], String::new()));
    assert_eq!(five.after("pass f1").score(), [3, 0]);
    assert_eq!(five.after("pass f1 pass g1").score(), [3, 0]);
}

/// An enemy stone or a vacant square ends a row, and so does the edge of the board.
#[test]
fn a_row_ends_at_an_enemy_a_gap_and_the_edge() {
    assert_eq!(black(". . . . . . . / . o x * x x o").groups(), "row4 c1-f1");
    assert_eq!(black(". . . . . . . / x x . x * x x").groups(), "row4 d1-g1");
    assert_eq!(black(". . . . . . . / x x o x * . .").groups(), "");
    assert_eq!(black(&with_row("...x..xx*x")).groups(), "row4 g6-j6");
}

/// Rows do not go round the edge: two stones end one row of squares and two begin the next.
#[test]
fn rows_do_not_go_round_the_edge() {
    for next in ["xx........", "xxxx......"] {
        let mut rows = vec![".".repeat(10); 10];
        rows[4] = "........x*".to_string();
        rows[5] = next.to_string();
        assert_eq!(black(&rows.join("/")).groups(), "");
    }
}

/// One stone may complete a row each way: 1+1, 1+2 and 2+2.
#[test]
fn a_stone_may_complete_two_rows() {
    let cross = |row: &str, column: [&str; 6]| {
        let rows =
            column.map(|mark| if mark == "*" { row.into() } else { format!("..{mark}....") });
        black(&rows.join("/")).groups()
    };
    assert_eq!(cross(".x*xx..", ["x", "x", "*", "x", ".", "."]), "row4 b4-e4, row4 c6-c3");
    assert_eq!(cross("xx*xxx.", ["x", "x", "*", "x", ".", "."]), "row4 c6-c3, row6 a4-f4");
    assert_eq!(cross("xx*xxx.", ["x", "x", "*", "x", "x", "x"]), "row6 a4-f4, row6 c6-c1");
    assert_eq!(cross("xx*xx..", ["x", "x", "*", "x", ".", "."]), "row4 c6-c3");
}
