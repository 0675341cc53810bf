//! Made-up positions of Renju with several points that look forbidden, of which one is not.

use super::{Find, Lines};
use crate::ai::Random;
use crate::board::{Board, Color, Point, sorted};
use crate::record::puzzle::Theme;
use crate::rules::catalog::RuleSet;
use crate::rules::renju::{Renju, SIZE, Variant};
use crate::rules::{Rules, Setup};

/// Stones lie in a square of so many points.
const SPAN: u8 = 8;
/// Positions that are tried for one problem.
const TRIES: usize = 400;
/// So many forbidden points are offered.
const MOST_WRONG: usize = 3;

/// A problem, if one of the tries makes one.
pub fn dig(random: &mut Random) -> Option<Find> {
    (0..TRIES).find_map(|_| find(&scattered(random), random))
}

/// Stones at random points of a square.
fn scattered(random: &mut Random) -> Board {
    let corner = [0; 2].map(|_| random.below((SIZE - SPAN) as usize + 1) as u8);
    let stones = [8 + random.below(5), 4 + random.below(5)];
    let mut board = Board::empty(SIZE);
    for (color, count) in Color::ALL.into_iter().zip(stones) {
        while board.count(color) < count {
            let [row, col] = corner.map(|start| start + random.below(SPAN.into()) as u8);
            let at = Point::new(row, col);
            if board.get(at).is_none() {
                board.set(at, Some(color));
            }
        }
    }
    board
}

/// Whether a stone of `color` on the empty point `at` is the fifth or a later one of a row.
fn makes_five(board: &Board, at: Point, color: Color) -> bool {
    let steps: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let count = |(row, col): (i8, i8)| {
        let next = |at: Point| {
            let next = Point::new(at.row.wrapping_add_signed(row), at.col.wrapping_add_signed(col));
            (board.contains(next) && board.get(next) == Some(color)).then_some(next)
        };
        std::iter::successors(next(at), |&at| next(at)).count()
    };
    steps.into_iter().any(|(row, col)| count((row, col)) + count((-row, -col)) >= 4)
}

/// The problem of this board: one permitted point that by a wider rule is forbidden, and others that are.
fn find(board: &Board, random: &mut Random) -> Option<Find> {
    let empty = |at: &Point| board.get(*at).is_none();
    let five = |at: Point| Color::ALL.into_iter().any(|color| makes_five(board, at, color));
    if board.points().filter(empty).any(five) {
        return None;
    }
    let game = Renju::from_position(Variant::Rif, board, Color::Black);
    let wider = Renju::from_position(Variant::Classical, board, Color::Black);
    let mut wrong: Vec<Point> = game.forbidden().into_iter().map(|(at, _)| at).collect();
    let wide = wider.forbidden().into_iter().map(|(at, _)| at);
    let right: Vec<Point> = wide.filter(|at| !wrong.contains(at)).collect();
    let [right] = right[..] else { return None };
    if wrong.is_empty() || game.check(crate::rules::Move::Stone(right)).is_err() {
        return None;
    }
    random.shuffle(&mut wrong);
    wrong.truncate(MOST_WRONG);
    let tempting = wrong.len();
    let depth = board.count(Color::Black) + board.count(Color::White);
    let lines = Lines {
        right: vec![vec![right]],
        wrong: sorted(wrong).into_iter().map(|at| vec![at]).collect(),
    };
    let setup = Setup::new(*board, Color::Black);
    let mut find =
        Find::new(Theme::Permitted, RuleSet::Renju(Variant::Rif), setup, lines, tempting);
    find.length = depth / 2;
    Some(find)
}
