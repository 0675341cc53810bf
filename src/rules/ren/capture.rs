//! Single stones that are surrounded, or nearly so (E3, E4).

use crate::board::{Board, Color, Point};

/// How many of the four sides of a stone of `color` on `at` are closed by enemy stones or the edge.
fn closed_sides(board: &Board, at: Point, color: Color) -> usize {
    let mut closed = 0;
    for side in at.sides() {
        closed += usize::from(!board.contains(side) || board.get(side) == Some(color.other()));
    }
    closed
}

/// Adds the enemy stones that the stone of `color` on `at` captures: each "single stone that is
/// orthogonally surrounded on all four sides by enemy stones or the edges of the board, as a result
/// of a surrounding player's placement". There may be several (A13).
pub fn collect(board: &Board, at: Point, color: Color, captured: &mut Vec<Point>) {
    for side in at.sides() {
        let enemy = board.contains(side) && board.get(side) == Some(color.other());
        if enemy && closed_sides(board, side, color.other()) == 4 {
            captured.push(side);
        }
    }
}

/// The one open side of a stone of `color` on `at` that is in atari: "orthogonally surrounded by enemy
/// stones or the edges of the board on 3 of its four sides".
pub fn last_open_side(board: &Board, at: Point, color: Color) -> Option<Point> {
    let mut open = None;
    for side in at.sides() {
        if board.contains(side) && board.get(side).is_none() {
            open = Some(side);
        }
    }
    if closed_sides(board, at, color) == 3 { open } else { None }
}
