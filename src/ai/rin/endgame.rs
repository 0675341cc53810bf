//! The last few points, where everything can be looked at.

use super::position::{Place, Position};

/// How the game goes on when both play as well as can be.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The margin at the end, for the player who puts the next stone.
    pub margin: i32,
    /// The stones to come.
    pub line: Vec<Place>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The best that the next player can reach with a first stone not in `except`; `None` when there is
/// no such stone.
pub fn solve(position: &Position, except: &[Place]) -> Option<Solution> {
    let mut best: Option<Solution> = None;
    let mut nodes = 0;
    let me = position.to_move();
    for place in position.empties().filter(|place| !except.contains(place)) {
        let floor = best.as_ref().map_or(-LIMIT, |best| best.margin);
        let next = after(position, place);
        let mut line = vec![place];
        let margin = search(&next, me, [floor, LIMIT], &mut line, &mut nodes);
        if margin > floor {
            best = Some(Solution { margin, line, nodes });
        }
    }
    best.map(|best| Solution { nodes, ..best })
}

/// How many positions there are at most with so many points to come.
pub fn most_nodes(vacant: u16) -> u64 {
    (1..=u64::from(vacant))
        .fold(1u64, |nodes, points| nodes.saturating_mul(points).saturating_add(1))
}

/// More than any margin.
const LIMIT: i32 = 1000;

fn after(position: &Position, place: Place) -> Position {
    let mut next = position.clone();
    next.play(place);
    next
}

/// The margin for `me`, as far as it lies between the two of `window`; the best stones are added
/// to `line`.
fn search(
    position: &Position,
    me: usize,
    window: [i32; 2],
    line: &mut Vec<Place>,
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    if position.vacant() == 0 {
        return if me == 0 { position.margin() } else { -position.margin() };
    }
    let [mut low, mut high] = window;
    let mine = position.to_move() == me;
    let start = line.len();
    for place in position.empties() {
        let mut tail = vec![place];
        let margin = search(&after(position, place), me, [low, high], &mut tail, nodes);
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
