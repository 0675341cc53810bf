//! What Swap2 is opened with: the first three stones, and the two that may follow them. After each of these the other person
//! chooses the colour, so all leave both colours equal chances. `goishi book swap2` finds them.

use crate::board::{Board, Color, Notation, Point, Symmetry};
use crate::rules::renju::SIZE;
use std::sync::OnceLock;

/// A line for each position: its three or five stones, Black's and White's in turn, and its value for Black in thousandths.
const POSITIONS: &str = include_str!("swap2.txt");

/// The first person puts so many stones.
const FIRST: usize = 3;

/// The stones of `color` that lead from `board` to an even position, however it is turned; none if the book knows none.
pub fn next_stones(board: &Board, color: Color) -> Vec<Point> {
    let laid: Vec<Point> = board.points().filter(|&at| board.get(at).is_some()).collect();
    let mut next: Vec<Point> = positions()
        .iter()
        .flat_map(|stones| Symmetry::ALL.map(|symmetry| turned(stones, symmetry)))
        .filter_map(|stones| {
            due(&stones, laid.len()).filter(|due| goes_on(board, &laid, &stones, due))
        })
        .flat_map(|due| due.into_iter().filter(|&(_, own)| own == color))
        .map(|(at, _)| at)
        .filter(|&at| board.get(at).is_none())
        .collect();
    next.sort();
    next.dedup();
    next
}

/// A stone and its colour.
type Stone = (Point, Color);

fn turned(stones: &[Stone], symmetry: Symmetry) -> Vec<Stone> {
    stones.iter().map(|&(at, color)| (symmetry.apply(at, SIZE), color)).collect()
}

/// The stones of a position that one person puts, if `laid` stones are on the board and these are due.
fn due(stones: &[Stone], laid: usize) -> Option<Vec<Stone>> {
    let is_due =
        if stones.len() == FIRST { laid < FIRST } else { (FIRST..stones.len()).contains(&laid) };
    let first = if stones.len() == FIRST { 0 } else { FIRST };
    is_due.then(|| stones[first..].to_vec())
}

/// Whether the stones on the board are all in a position, and those that were put before the ones due are all there.
fn goes_on(board: &Board, laid: &[Point], stones: &[Stone], due: &[Stone]) -> bool {
    let is_there = |&(at, color): &Stone| board.get(at) == Some(color);
    let earlier = &stones[..stones.len() - due.len()];
    earlier.iter().all(is_there) && laid.len() == stones.iter().filter(|&it| is_there(it)).count()
}

fn positions() -> &'static [Vec<Stone>] {
    static ALL: OnceLock<Vec<Vec<Stone>>> = OnceLock::new();
    ALL.get_or_init(|| POSITIONS.lines().filter_map(position).collect())
}

fn position(line: &str) -> Option<Vec<Stone>> {
    let (stones, _value) = line.rsplit_once(' ')?;
    let colors = [Color::Black, Color::White].into_iter().cycle();
    let points = stones.split(' ').map(|word| Notation::FileRank.parse(word, SIZE));
    points.zip(colors).map(|(at, color)| Some((at?, color))).collect()
}
