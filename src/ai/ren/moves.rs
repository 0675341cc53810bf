//! The moves of a position, and their order.

use super::cells::{Cell, Cells, PASS, Set, one, round};
use super::evaluation::ShapePair;
use super::history::{History, MOST as MOST_HISTORY, Place};
use super::node::Node;
use super::position::Position;
use super::shapes::Shapes;

/// Room for the moves of any position.
const MOST: usize = 112;

/// A move and how promising it looks.
#[derive(Clone, Copy)]
pub struct Candidate {
    /// The cell of the stone, or a pass.
    pub cell: Cell,
    /// How promising it looks: the move with the greatest promise is tried first.
    pub promise: i32,
}

/// The least promise of a loud move, which scores, takes a stone or prevents as much. Others are quiet.
pub const LOUD: i32 = 10_000;

/// Promises are counted from here, so that none is negative.
const LEAST: i32 = -2 * LOUD;

/// The promise of the move of the transposition table, greater than any other.
const KNOWN: i32 = (1 << 24) - 1 + LEAST;

/// A list of moves that is put in order as far as it is read.
pub struct Moves {
    /// The promise of each move, and in the lowest byte its cell, turned round so that of equals the smaller is greater.
    list: [u32; MOST],
    len: usize,
    next: usize,
}

impl Moves {
    /// An empty list.
    pub const fn new() -> Self {
        Self { list: [0; MOST], len: 0, next: 0 }
    }

    /// Adds a move.
    pub const fn push(&mut self, cell: Cell, promise: i32) {
        self.list[self.len] = ((promise - LEAST) as u32) << 8 | !cell as u32;
        self.len += 1;
    }

    /// The best move that was not picked yet.
    pub fn pick(&mut self) -> Option<Candidate> {
        let rest = &mut self.list[self.next..self.len];
        let best = rest.iter().copied().max()?;
        let at = rest.iter().position(|&mv| mv == best)?;
        rest.swap(0, at);
        self.next += 1;
        Some(Candidate { cell: !best as Cell, promise: (best >> 8) as i32 + LEAST })
    }
}

/// The facts beside the position that the order of moves depends on.
pub struct MoveOrder<'a> {
    /// The best move of the transposition table.
    pub table_move: Option<Cell>,
    /// The moves that caused cutoffs elsewhere.
    pub history: &'a History,
    /// Where moves are listed.
    pub place: Place,
}

/// The moves that are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// All moves, a pass among them.
    All,
    /// The moves that do not lose at once to a threatened nine.
    Defences,
}

/// The moves that are wanted, of stones on squares of `open` and passes.
pub fn list(
    position: &Position,
    open: Set,
    shapes: &ShapePair,
    order: &MoveOrder,
    wanted: Wanted,
) -> Moves {
    let all = wanted == Wanted::All;
    let squares = if all { open } else { open & defences(position) };
    let mut moves = stones(position, squares, shapes, order);
    if all || position.passed {
        moves.push(PASS, if order.table_move == Some(PASS) { KNOWN } else { -LOUD });
    }
    moves
}

/// The squares on which a stone may prevent a nine, or win before it.
fn defences(position: &Position) -> Set {
    let wins = if position.is_winning(31) { position.own_gains.any() } else { 0 };
    position.other_gains.nines | position.own_captures() | position.replaceable() | wins
}

/// The moves that score.
pub fn scoring(position: &Position, open: Set) -> Moves {
    let mut moves = Moves::new();
    for cell in Cells(position.own_gains.any() & open) {
        moves.push(cell, 2 * position.own_gains.points(cell) + position.other_gains.points(cell));
    }
    moves
}

/// The moves that put a stone on a square of `set`.
fn stones(position: &Position, set: Set, shapes: &ShapePair, order: &MoveOrder) -> Moves {
    let mut moves = Moves::new();
    let plans = Plans::new(position, shapes);
    for cell in Cells(set) {
        let promise = if order.table_move == Some(cell) {
            KNOWN
        } else {
            plans.promise(position, cell) + order.promise(cell)
        };
        moves.push(cell, promise);
    }
    moves
}

impl<'a> MoveOrder<'a> {
    /// An order without a move of the table and without killer moves.
    pub const fn by_history(history: &'a History, node: Node) -> Self {
        Self { table_move: None, history, place: History::plain(node.ply, node.last) }
    }

    fn promise(&self, cell: Cell) -> i32 {
        self.history.score(cell, self.place)
    }
}

/// The squares on which a stone does something beside scoring.
struct Plans {
    loud: Set,
    captures: Set,
    /// Sets of squares, and the promise that each adds.
    quiet: [(Set, i32); 9],
}

impl Plans {
    fn new(position: &Position, shapes: &ShapePair) -> Self {
        let ShapePair { own, other } = shapes;
        let captures = position.own_captures();
        let nine = |shapes: &Shapes, n: usize| Shapes::squares_of_nines(shapes.nines[n]);
        Self {
            captures,
            loud: captures
                | position.own_gains.any()
                | position.other_gains.any()
                | position.replaceable()
                | nine(own, 2)
                | nine(other, 2),
            quiet: [
                (nine(own, 2), 9_000),
                (nine(other, 2), 7_000),
                (nine(own, 1), 600),
                (nine(other, 1), 500),
                (own.squares_of_fours(), 400),
                (other.squares_of_fours(), 300),
                (own.squares_of_rows(), 200),
                (other.squares_of_rows(), 150),
                (round(position.own | position.other), 100),
            ],
        }
    }

    fn promise(&self, position: &Position, cell: Cell) -> i32 {
        let square = one(cell);
        let mut promise = 0;
        for &(set, value) in &self.quiet {
            promise += if set & square == 0 { 0 } else { value };
        }
        if self.loud & square != 0 {
            promise += 5_000_000 * i32::from(position.own_gains.nines & square != 0);
            promise += 1_000_000 * i32::from(position.other_gains.nines & square != 0);
            promise += LOUD + MOST_HISTORY + 5_000 * i32::from(self.captures & square != 0);
            promise += 10_000 * position.own_gains.points(cell);
            promise +=
                8_000 * position.other_gains.points(cell) * i32::from(position.other & square == 0);
        }
        promise
    }
}
