//! Positions of Renju made from one with a short win by fours: the other side gets a stone that spoils it, and if a longer win is
//! left, that one is spoilt in turn.

use crate::ai::renju::{Engine, Means, Verdict};
use crate::ai::{Budget, Random};
use crate::board::{Board, Color, Point};
use crate::rules::Rules;
use crate::rules::renju::{Renju, SIZE, Variant};

/// So many positions are searched for a win by fours.
const SOLVE: Budget<'static> = Budget::nodes(12_000);
/// A win is spoilt so often at most.
const STEPS: usize = 10;
/// So many stones are tried to spoil a win.
const TRIES: usize = 14;
/// New stones of the side that wins lie so near to others.
const NEAR: u8 = 2;

/// Positions with longer and longer wins of the side to move, the longest last. The first is made from `game`, where it wins by
/// the fours of `line`.
pub fn positions(
    engine: &mut Engine,
    variant: Variant,
    game: &Renju,
    line: &[Point],
    random: &mut Random,
) -> Vec<Renju> {
    let Some(me) = game.color_to_move() else { return Vec::new() };
    let (mut board, mut line) = (*game.board(), line.to_vec());
    let mut made = Vec::new();
    for _ in 0..STEPS {
        let longer = (0..TRIES).find_map(|_| {
            let spoilt = spoilt(&board, &line, me, random)?;
            let game = Renju::from_position(variant, &spoilt, me);
            let solution = engine.solve(&game, me, Means::Fours, &SOLVE);
            let is_longer = solution.verdict == Verdict::Proved && solution.line.len() > line.len();
            is_longer.then_some((spoilt, game, solution.line))
        });
        let Some((spoilt, game, longer)) = longer else { break };
        made.push(game);
        (board, line) = (spoilt, longer);
    }
    made
}

/// The board with a stone of the other side somewhere on the line, and one of `me` anywhere near others.
fn spoilt(board: &Board, line: &[Point], me: Color, random: &mut Random) -> Option<Board> {
    let mut board = *board;
    board.set(line[random.below(line.len())], Some(me.other()));
    put_near(&board, me, random)
}

/// The board with one more stone of this colour near others; none if there is no room at the place that was tried.
pub fn put_near(board: &Board, color: Color, random: &mut Random) -> Option<Board> {
    let mut board = *board;
    let at = Point::new(random.below(SIZE.into()) as u8, random.below(SIZE.into()) as u8);
    let is_near =
        |other: Point| other.row.abs_diff(at.row) <= NEAR && other.col.abs_diff(at.col) <= NEAR;
    let is_beside = board.points().any(|other| board.get(other).is_some() && is_near(other));
    if board.get(at).is_some() || !is_beside {
        return None;
    }
    board.set(at, Some(color));
    Some(board)
}
