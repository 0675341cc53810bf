//! The moves of a position, those first that are likely to be good.

use super::evaluation::Sight;
use super::position::Position;
use super::shapes::Shapes;
use super::squares::{Cell, Cells, PASS, Set, one, round};

/// More moves than there are in any position.
const MOST: usize = 112;

/// A move and how promising it looks.
#[derive(Clone, Copy)]
pub struct Candidate {
    /// Where the stone goes, or a pass.
    pub at: Cell,
    /// The greater the sooner it is tried.
    pub promise: i32,
}

/// From this promise on a move changes the points, takes a stone or prevents as much.
pub const LOUD: i32 = 10_000;

/// A list of moves that is put in order as far as it is read.
pub struct Moves {
    list: [Candidate; MOST],
    len: usize,
    next: usize,
}

impl Moves {
    /// None yet.
    pub const fn new() -> Self {
        Self { list: [Candidate { at: PASS, promise: 0 }; MOST], len: 0, next: 0 }
    }

    /// Adds one.
    pub const fn push(&mut self, at: Cell, promise: i32) {
        self.list[self.len] = Candidate { at, promise };
        self.len += 1;
    }

    /// The best that has not been read yet.
    pub fn pick(&mut self) -> Option<Candidate> {
        let rest = &mut self.list[self.next..self.len];
        let best = (0..rest.len()).max_by_key(|&i| (rest[i].promise, rest.len() - i))?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0])
    }
}

/// What the order of moves depends on beside the position.
pub struct Taste<'a> {
    /// What was best here before.
    pub known: Option<Cell>,
    /// What refuted other moves at this depth.
    pub killers: [Cell; 2],
    /// How often each move was good elsewhere.
    pub history: &'a [i32; 128],
}

/// Which moves are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// All, a pass among them.
    All,
    /// All that do not lose at once to the nine that is threatened.
    Defences,
}

/// The moves that are wanted, of stones on squares of `open` and passes.
pub fn list(position: &Position, open: Set, sight: &Sight, taste: &Taste, wanted: Wanted) -> Moves {
    let all = wanted == Wanted::All;
    let squares = if all { open } else { open & defences(position) };
    let mut moves = stones(position, squares, sight, taste);
    if all || position.passed {
        moves.push(PASS, if taste.known == Some(PASS) { i32::MAX } else { -1 });
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
    for at in Cells(position.own_gains.any() & open) {
        moves.push(at, 2 * position.own_gains.points(at) + position.other_gains.points(at));
    }
    moves
}

/// Stones on the squares of `set`.
fn stones(position: &Position, set: Set, sight: &Sight, taste: &Taste) -> Moves {
    let mut moves = Moves::new();
    let plans = Plans::new(position, sight);
    for at in Cells(set) {
        let promise = match Some(at) {
            at if at == taste.known => i32::MAX,
            _ => plans.promise(position, at) + taste.promise(at),
        };
        moves.push(at, promise);
    }
    moves
}

impl<'a> Taste<'a> {
    /// Nothing is known of the position.
    pub const fn none(history: &'a [i32; 128]) -> Self {
        Self { known: None, killers: [PASS; 2], history }
    }

    fn promise(&self, at: Cell) -> i32 {
        let killer = if self.killers.contains(&at) { 3_000 } else { 0 };
        killer + self.history[usize::from(at)].min(2_000)
    }
}

/// What a stone does beside scoring.
struct Plans {
    loud: Set,
    captures: Set,
    /// Squares, and how much is to be said for them.
    quiet: [(Set, i32); 9],
}

impl Plans {
    fn new(position: &Position, sight: &Sight) -> Self {
        let Sight { own, other } = sight;
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

    fn promise(&self, position: &Position, at: Cell) -> i32 {
        let square = one(at);
        let mut promise = 0;
        for &(set, value) in &self.quiet {
            promise += if set & square == 0 { 0 } else { value };
        }
        if self.loud & square != 0 {
            promise += 5_000_000 * i32::from(position.own_gains.nines & square != 0);
            promise += 1_000_000 * i32::from(position.other_gains.nines & square != 0);
            promise += LOUD + 5_000 * i32::from(self.captures & square != 0);
            promise += 10_000 * position.own_gains.points(at);
            promise +=
                8_000 * position.other_gains.points(at) * i32::from(position.other & square == 0);
        }
        promise
    }
}
