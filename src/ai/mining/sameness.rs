//! Whether two problems are the same but for symmetry and shifting.

use crate::board::{Board, Point, Symmetry};
use crate::record::puzzle::Puzzle;
use std::collections::HashSet;

/// The stones and the right first stones of a problem, turned, mirrored and shifted so that problems which are the same have the
/// same shape.
pub fn shape(puzzle: &Puzzle) -> Vec<(u8, u8, u8)> {
    let board = &puzzle.setup.board;
    let firsts = puzzle.first_stones();
    let shapes = Symmetry::ALL.into_iter().map(|symmetry| turned(board, &firsts, symmetry));
    shapes.min().unwrap_or_default()
}

fn turned(board: &Board, firsts: &[Point], symmetry: Symmetry) -> Vec<(u8, u8, u8)> {
    let stones = board.points().filter_map(|at| Some((at, 1 + board.get(at)? as u8)));
    let marks = firsts.iter().map(|&at| (at, 3));
    let images: Vec<(Point, u8)> =
        stones.chain(marks).map(|(at, what)| (symmetry.apply(at, board.size()), what)).collect();
    let top = images.iter().map(|(at, _)| at.row).min().unwrap_or(0);
    let left = images.iter().map(|(at, _)| at.col).min().unwrap_or(0);
    let mut shape: Vec<(u8, u8, u8)> =
        images.into_iter().map(|(at, what)| (at.row - top, at.col - left, what)).collect();
    shape.sort_unstable();
    shape
}

/// The problems so far, to recognise copies by.
#[derive(Default)]
pub struct Seen {
    whole: HashSet<Vec<(u8, u8, u8)>>,
    near: HashSet<Vec<(u8, u8, u8)>>,
}

/// Stones so near to the answer are its surroundings.
const NEAR: u8 = 2;

impl Seen {
    /// Whether the problem is new: neither the whole position nor the surroundings of its answer have been there before.
    pub fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        let near = shape(&surroundings(puzzle));
        let is_new = self.whole.insert(shape(puzzle));
        self.near.insert(near) && is_new
    }
}

/// The problem with only those stones that lie near its first right line.
fn surroundings(puzzle: &Puzzle) -> Puzzle {
    let mut near = puzzle.clone();
    let line = puzzle.right.first().cloned().unwrap_or_default();
    let is_near = |at: Point| {
        let distance = |to: &Point| at.row.abs_diff(to.row).max(at.col.abs_diff(to.col));
        line.iter().any(|to| distance(to) <= NEAR)
    };
    for at in puzzle.setup.board.points().filter(|&at| !is_near(at)) {
        near.setup.board.set(at, None);
    }
    near
}
