//! The endgame, in which everything that can happen is searched.

use super::position::Position;
use crate::ai::cell::Cell;

/// The best play of both players to the end.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The margin at the end, for the player who puts the next stone.
    pub margin: i32,
    /// The stones to come.
    pub line: Vec<Cell>,
    /// How many positions were searched.
    pub nodes: u64,
}

/// The best play that begins with a stone not in `except`; `None` when there is no such stone.
pub fn solve(position: &Position, except: &[Cell]) -> Option<Solution> {
    let mut best: Option<Solution> = None;
    let mut nodes = 0;
    let me = position.to_move();
    for cell in position.empties().filter(|cell| !except.contains(cell)) {
        let floor = best.as_ref().map_or(-LIMIT, |best| best.margin);
        let next = after(position, cell);
        let mut line = vec![cell];
        let margin = search(&next, me, [floor, LIMIT], &mut line, &mut nodes);
        if margin > floor {
            best = Some(Solution { margin, line, nodes });
        }
    }
    best.map(|best| Solution { nodes, ..best })
}

/// How many positions there are at most when so many cells are empty.
pub fn most_nodes(vacant: u16) -> u64 {
    (1..=u64::from(vacant))
        .fold(1u64, |nodes, points| nodes.saturating_mul(points).saturating_add(1))
}

/// A number greater than any margin.
const LIMIT: i32 = 1000;

fn after(position: &Position, cell: Cell) -> Position {
    let mut next = position.clone();
    next.play(cell);
    next
}

/// The margin for `me`, as far as it lies between the two of `window`; the best stones are added
/// to `line`.
fn search(
    position: &Position,
    me: usize,
    window: [i32; 2],
    line: &mut Vec<Cell>,
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    if position.vacant() == 0 {
        return if me == 0 { position.margin() } else { -position.margin() };
    }
    let [mut low, mut high] = window;
    let mine = position.to_move() == me;
    let start = line.len();
    for cell in position.empties() {
        let mut tail = vec![cell];
        let margin = search(&after(position, cell), me, [low, high], &mut tail, nodes);
        let better = if mine { margin > low } else { margin < high };
        if better {
            *(if mine { &mut low } else { &mut high }) = margin;
            line.truncate(start);
            line.append(&mut tail);
        }
        if low >= high {
            break;
        }
    }
    if mine { low } else { high }
}
