//! Stones that are alive, immune, or neither.

use super::*;

/// White reaches the edge from (2, 2) over its own stone on (2, 3) and the empty (2, 4).
const ALIVE: &str = "
    . . . . . . .
    . . x x . . .
    . x o o . . .
    . . x . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .";

/// "A stone that can trace a path along grid lines to the safe zone, only going through empty
/// intersection points or stones of its own color, is alive."
#[test]
fn alive_through_empty_points_and_own_stones() {
    let mut table = Table::corner(ALIVE).turn_of(Color::Black);
    table.play("3,3");
    assert_eq!(table.filled(), "");
    table.shows(&ALIVE.replace(". . x . . . .", ". . x x . . ."));
}

/// "Non-immune stones can potentially be captured by the opponent": the last way out is taken.
#[test]
fn non_immune_stones_can_be_captured() {
    let mut table = Table::corner(ALIVE).turn_of(Color::Black);
    table.play("3,3 2,4");
    assert_eq!(table.killed(), "2,2 2,3");
    table.shows(
        ". . . . . .
         . . x x . .
         . x x x x .
         . . x x . .
         . . . . . .
         . . . . . .",
    );
}

/// "A path along grid lines": the open diagonals do not help (2, 2).
#[test]
fn a_path_goes_along_grid_lines_only() {
    let mut table = Table::corner(
        ". . . . .
         . . x . .
         . x o x .
         . . . . .
         . . . . .",
    )
    .turn_of(Color::Black);
    table.play("3,2");
    assert_eq!(table.killed(), "2,2");
}

/// "Any stone in the safe zone or connected to the safe zone through just stones of its own color
/// is not only alive, but immune": Black has every point around, and White stays.
#[test]
fn stones_connected_to_the_safe_zone_are_immune() {
    let mut table = Table::corner(
        ". x o x .
         . x o x .
         . x o x .
         . . . . .
         . . . . .",
    )
    .turn_of(Color::Black);
    table.play("3,2");
    table.shows(
        ". x o x .
         . x o x .
         . x o x .
         . . x . .
         . . . . .",
    );
}

/// The same wall, but White's way to the safe zone is an empty point: alive, not immune.
#[test]
fn stones_connected_through_an_empty_point_are_not_immune() {
    let mut table = Table::corner(
        ". x . x .
         . x o x .
         . x o x .
         . . x . .
         . . . . .",
    )
    .turn_of(Color::Black);
    table.play("0,2");
    assert_eq!(table.killed(), "1,2 2,2");
}

/// A diagonal link is no connection "along grid lines" and makes nothing immune.
#[test]
fn a_diagonal_link_to_the_safe_zone_is_not_immune() {
    let mut table = Table::corner(
        ". . o . .
         . x . o .
         . . x . x
         . . . x .
         . . . . .",
    )
    .turn_of(Color::Black);
    table.play("1,2");
    table.shows(
        ". . o . .
         . x x o .
         . . x . x
         . . . x .
         . . . . .",
    );
    table.play("0,3");
    assert_eq!(table.killed(), "", "(1, 3) still gets out over (1, 4)");
    table = table.turn_of(Color::Black);
    table.play("1,4");
    assert_eq!((table.filled().as_str(), table.killed().as_str()), ("1,3 2,3", "1,3"));
}
