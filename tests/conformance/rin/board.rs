//! The board, its points and its dots.

use super::*;

/// "Played on a 16×16 grid with 256 intersection points."
#[test]
fn the_board_has_16_by_16_points() {
    assert_eq!(Rin::new(Size::Sixteen).board().size(), 16);
    assert_eq!(Rin::new(Size::Sixteen).board().points().count(), 256);
    assert_eq!(RuleSet::DEFAULT.to_string(), "rin");
    assert_eq!(RuleSet::DEFAULT.size(), 16);
}

/// "The set of 60 intersection points along the four edges of the board (including the four
/// corners) is called the safe zone." Here: the points on which no stone can be enclosed.
#[test]
fn the_safe_zone_is_60_points_along_the_edges() {
    let points = Rin::new(Size::Sixteen).board().points();
    let safe: Vec<Point> = points.filter(|&at| !dies_when_surrounded(at)).collect();
    assert_eq!(safe.len(), 60);
    for at in safe {
        assert!([at.row, at.col].iter().any(|&line| line == 0 || line == 15), "{at:?}");
    }
}

/// Whether a white stone on `at` is killed when Black takes every point beside it.
fn dies_when_surrounded(at: Point) -> bool {
    let mut drawing = Board::empty(16);
    let beside = |to: &Point| at.row.abs_diff(to.row) + at.col.abs_diff(to.col) == 1;
    for to in drawing.points().filter(beside) {
        drawing.set(to, Some(Color::Black));
    }
    drawing.set(at, Some(Color::White));
    let closing = drawing.points().find(beside).expect("a neighbour");
    drawing.set(closing, None);
    let mut table = Table::reach(Size::Sixteen, &drawing).turn_of(Color::Black);
    table.put(Some(closing));
    table.game.board().get(at) == Some(Color::Black)
}

/// "Point coordinates consist of a row number (increasing from top to bottom) and a column number
/// (increasing from left to right), both zero-based. The top left corner is therefore (0, 0)."
#[test]
fn coordinates_are_row_and_column_from_the_top_left_corner() {
    let mut table = Table::corner(". . . . / . . . . / . . . . / . . . .");
    table.play("0,0 1,3 3,1");
    table.shows(
        "x . . .
         . . . o
         . . . .
         . o . .",
    );
    assert_eq!(RuleSet::DEFAULT.notation().row_label(0, 16), "0");
    assert_eq!(RuleSet::DEFAULT.notation().col_label(15), "15");
}

/// "Eight points with strategic implications are marked with a small dot on the board: (3, 6),
/// (3, 9), (6, 12), (9, 12), (12, 9), (12, 6), (9, 3), (6, 3)."
#[test]
fn eight_points_are_marked_with_a_dot() {
    let dots: Vec<String> =
        RuleSet::DEFAULT.dots().iter().map(|&at| RuleSet::DEFAULT.point_name(at)).collect();
    assert_eq!(dots, ["3,6", "3,9", "6,12", "9,12", "12,9", "12,6", "9,3", "6,3"]);
}

/// The boards of 8 and 12 points a side are not in the document and have no dots.
#[test]
fn the_small_boards_have_no_dots() {
    for size in [Size::Eight, Size::Twelve] {
        assert_eq!(RuleSet::Rin(size).dots(), []);
    }
}

/// "Markers do not affect the gameplay": the dot at (3, 6) is enclosed and filled as any point.
#[test]
fn dots_do_not_affect_the_game() {
    let mut table = Table::corner(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . x . .
         . . . . . x o x .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    )
    .turn_of(Color::Black);
    table.play("4,6");
    assert_eq!(table.killed(), "3,6");
}
