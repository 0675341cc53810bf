//! Renju by counting: every five points in a line that can still become a five are worth something.

use super::WON;
use crate::board::{Board, Color, Point};
use crate::rules::renju::{Referee, Renju};
use crate::rules::{Move, Rules, Status};

/// The worth of a stone by each five points in a line with it: by how many more of its colour, and none of the other,
/// lie there already.
const ATTACK: [i32; 5] = [1, 10, 80, 600, WON];
/// The worth of a stone by each five points of the opponent that it stops, by how many stones lie there already.
const DEFENCE: [i32; 5] = [1, 8, 60, 400, 50_000];

/// The value of `mv` for the colour to move.
pub fn value_of(game: &Renju, mv: Move) -> i32 {
    let (Move::Stone(at), Some(me)) = (mv, game.color_to_move()) else { return 0 };
    if me == Color::Black && game.foul_at(at).is_some() {
        return -WON;
    }
    let attack = worth(game.board(), at, me, &ATTACK);
    let defence = worth(game.board(), at, me.other(), &DEFENCE);
    match attack {
        WON.. if wins(game, at) => WON,
        // Six in a row may look like five.
        WON.. => defence,
        _ => attack + defence,
    }
}

/// Whether a stone there is seen as a five, or can be claimed as one later.
fn wins(game: &Renju, at: Point) -> bool {
    let mut next = game.clone();
    next.play_unchecked(Move::Stone(at));
    next.status() != Status::Ongoing || game.referee() == Referee::Players
}

/// The sum over all five points in a line with `at` among them.
fn worth(board: &Board, at: Point, color: Color, table: &[i32; 5]) -> i32 {
    let mut sum = 0;
    for way in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
        for start in -4..=0 {
            let five = (start..start + 5).map(|steps| further(at, way, steps));
            sum += stones(board, five, at, color).map_or(0, |stones| table[stones]);
        }
    }
    sum
}

/// How many stones of `color` lie beside `at` on these points; none if they cannot become a five.
fn stones(
    board: &Board,
    points: impl Iterator<Item = Point>,
    at: Point,
    color: Color,
) -> Option<usize> {
    let mut count = 0;
    for point in points.filter(|&point| point != at) {
        if !board.contains(point) || board.get(point) == Some(color.other()) {
            return None;
        }
        count += usize::from(board.get(point).is_some());
    }
    Some(count)
}

/// The point so many steps away; beyond the edge it lies on no board.
const fn further(at: Point, (down, right): (i8, i8), steps: i8) -> Point {
    Point::new(at.row.wrapping_add_signed(down * steps), at.col.wrapping_add_signed(right * steps))
}
