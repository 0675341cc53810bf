//! Rin (Zhen Wang, 2010): rings of stones fill what they enclose, and the most stones win.
//!
//! Reads like the document, top to bottom; N1-N11 are the readings where its text is open.

use super::{
    Ending, IllegalMove, Move, Rules, Setup, SetupFault, Status, Why, conceded, most_wins, refuse,
    unknown,
};
use crate::board::{Board, Color, Point, Seat};

/// The sizes of board in use. The document knows 16; 8 and 12 are for shorter games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 16 x 16, the document's board.
    Sixteen,
    /// 12 x 12.
    Twelve,
    /// 8 x 8.
    Eight,
}

impl Size {
    /// Every size, the standard one first.
    pub const ALL: [Self; 3] = [Self::Sixteen, Self::Twelve, Self::Eight];

    /// Points on a side.
    pub const fn points(self) -> u8 {
        match self {
            Self::Sixteen => 16,
            Self::Twelve => 12,
            Self::Eight => 8,
        }
    }

    /// "Eight points with strategic implications are marked with a small dot" (additional notes).
    pub const fn dots(self) -> &'static [Point] {
        match self {
            Self::Sixteen => &DOTS,
            Self::Twelve | Self::Eight => &[],
        }
    }
}

const DOTS: [Point; 8] = [
    Point::new(3, 6),
    Point::new(3, 9),
    Point::new(6, 12),
    Point::new(9, 12),
    Point::new(12, 9),
    Point::new(12, 6),
    Point::new(9, 3),
    Point::new(6, 3),
];

/// A game of Rin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rin {
    board: Board,
    /// Stones placed by hand so far.
    placed: u16,
    /// Stones on the board, by colour.
    stones: [u16; 2],
    filled: Vec<Point>,
    killed: Vec<Point>,
    status: Status,
}

impl Rin {
    /// An empty board, Black to move.
    pub fn new(size: Size) -> Self {
        Self {
            board: Board::empty(size.points()),
            placed: 0,
            stones: [0; 2],
            filled: Vec::new(),
            killed: Vec::new(),
            status: Status::Ongoing,
        }
    }

    /// A game that begins from `setup`; it is over if the board is full.
    ///
    /// # Errors
    /// A ring in it encloses something, or no one or two stones are left in the turn.
    pub fn set_up(setup: &Setup) -> Result<Self, SetupFault> {
        let board = &setup.board;
        let is_filled = |color| !board.points().any(|at| enclosed(board, at, color).is_some());
        if !Color::ALL.into_iter().all(is_filled) {
            return Err(SetupFault::Enclosed);
        }
        let placed = match (setup.to_move, setup.left) {
            (Color::Black, 1) => 0,
            (Color::White, 2) => 1,
            (Color::White, 1) => 2,
            (Color::Black, 2) => 3,
            _ => return Err(SetupFault::OutOfRange),
        };
        let mut game = Self {
            board: *board,
            placed,
            stones: Color::ALL.map(|color| board.count(color) as u16),
            filled: Vec::new(),
            killed: Vec::new(),
            status: Status::Ongoing,
        };
        game.judge_end();
        Ok(game)
    }

    /// "The turn order is B-W-W-B-B-W-W-B-B-..." (N10).
    fn color_of_next_stone(&self) -> Color {
        Color::ALL[usize::from(self.placed.div_ceil(2) % 2)]
    }

    /// Stones still due before the other player moves; 0 when the game is over.
    pub fn left(&self) -> u8 {
        match self.status {
            Status::Ongoing if self.placed % 2 == 1 => 2,
            Status::Ongoing => 1,
            _ => 0,
        }
    }

    /// Whether the next stone is the second one of a turn.
    pub fn is_second_stone_due(&self) -> bool {
        self.left() == 1 && self.placed > 0
    }

    /// The stones of `color` on the board: what wins in the end.
    pub fn stones(&self, color: Color) -> u16 {
        self.stones[color as usize]
    }

    /// The points that the last move filled.
    pub fn filled(&self) -> &[Point] {
        &self.filled
    }

    /// Those of the filled points on which an enemy stone was killed.
    pub fn killed(&self) -> &[Point] {
        &self.killed
    }

    /// "The player puts one stone of his own color on any unoccupied intersection point" (step 1),
    /// then "fills in any ring that he has just made" (step 2), after each single stone (N3).
    fn place(&mut self, at: Point) {
        let color = self.color_of_next_stone();
        self.placed += 1;
        self.put(at, color);
        if splits_its_surroundings(&self.board, at, color) {
            for start in at.sides() {
                if let Some(inside) = enclosed(&self.board, start, color) {
                    self.fill(inside, color);
                }
            }
        }
        self.judge_end();
    }

    fn judge_end(&mut self) {
        if self.stones.iter().sum::<u16>() == u16::from(self.board.size()).pow(2) {
            self.status = self.result();
        }
    }

    /// "All enclosed enemy stones are killed; then all points inside the ring are filled".
    fn fill(&mut self, inside: Vec<Point>, color: Color) {
        for &at in &inside {
            if self.board.get(at).is_some() {
                self.killed.push(at);
            }
            self.put(at, color);
        }
        self.filled.extend(inside);
    }

    fn put(&mut self, at: Point, color: Color) {
        if let Some(old) = self.board.get(at) {
            self.stones[old as usize] -= 1;
        }
        self.stones[color as usize] += 1;
        self.board.set(at, Some(color));
    }

    /// "The winner is the player who has the most stones on the board", a draw if equal.
    fn result(&self) -> Status {
        most_wins(self, self.stones, Ending::Full)
    }

    fn check_stone(&self, at: Point) -> Result<(), IllegalMove> {
        if !self.board.contains(at) {
            return refuse(Why::OffBoard, "Rin, the board");
        }
        if self.board.get(at).is_some() {
            return refuse(Why::Occupied, "Rin, step 1 of a turn");
        }
        Ok(())
    }
}

impl Rules for Rin {
    fn board(&self) -> &Board {
        &self.board
    }

    fn to_move(&self) -> Option<Seat> {
        (self.status == Status::Ongoing).then(|| self.seat_of(self.color_of_next_stone()))
    }

    fn status(&self) -> Status {
        self.status
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.status != Status::Ongoing {
            return refuse(Why::GameOver, "Rin, end of the game");
        }
        match mv {
            Move::Stone(at) => self.check_stone(at),
            Move::Resign(_) | Move::Time(_) | Move::TimeBoth => Ok(()),
            Move::Pass => refuse(Why::NoPass, "Rin, additional notes"),
            _ => refuse(unknown(mv), "Rin, turns"),
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.filled.clear();
        self.killed.clear();
        match mv {
            Move::Stone(at) => self.place(at),
            _ => self.status = conceded(self, mv).unwrap_or(self.status),
        }
    }
}

/// Whether the stone of `color` on `at` may have cut something off: the points round it that are
/// not of `color` no longer hang together within the 3 x 3 round it.
///
/// Before the stone all of them could reach the safe zone (every earlier ring is filled), so where
/// they still reach each other, nothing is enclosed. Beyond the edge lies the safe outside.
fn splits_its_surroundings(board: &Board, at: Point, color: Color) -> bool {
    let Point { row, col } = at;
    let (up, down, left, right) = (row.wrapping_sub(1), row + 1, col.wrapping_sub(1), col + 1);
    let open = |row, col| {
        let point = Point::new(row, col);
        u8::from(!board.contains(point) || board.get(point) != Some(color))
    };
    // Clockwise from the top; bit i of `corners` lies between bits i and i + 1 of `sides`.
    let sides = open(up, col) | open(row, right) << 1 | open(down, col) << 2 | open(row, left) << 3;
    let corners =
        open(up, right) | open(down, right) << 1 | open(down, left) << 2 | open(up, left) << 3;
    let next_sides = sides >> 1 | (sides & 1) << 3;
    let joined = (sides & corners & next_sides).count_ones();
    sides.count_ones() > joined + 1
}

/// All points that hang together with `start` over points that hold no stone of `color`, if none
/// of them is in the safe zone; `None` if one is, or if `start` is off the board or holds such a
/// stone itself.
///
/// Only stones close a ring, never the board's edge (N4); ring stones may touch diagonally (N1);
/// enemy stones are no walls (N8) and cannot resist by eyes (N11).
fn enclosed(board: &Board, start: Point, color: Color) -> Option<Vec<Point>> {
    let last = board.size() - 1;
    let in_safe_zone = |at: Point| at.row == 0 || at.col == 0 || at.row >= last || at.col >= last;
    if in_safe_zone(start) || board.get(start) == Some(color) {
        return None;
    }
    // Bit sets by row: most searches end after a few steps, so nothing is allocated for them.
    let mut seen = [0u16; 16];
    let mut todo = [start; 256];
    let mut waiting = 1;
    seen[usize::from(start.row)] |= 1 << start.col;
    while waiting > 0 {
        waiting -= 1;
        for next in todo[waiting].sides() {
            let row = &mut seen[usize::from(next.row)];
            if *row >> next.col & 1 == 1 || board.get(next) == Some(color) {
                continue;
            }
            if in_safe_zone(next) {
                return None;
            }
            *row |= 1 << next.col;
            todo[waiting] = next;
            waiting += 1;
        }
    }
    Some(board.points().filter(|at| seen[usize::from(at.row)] >> at.col & 1 == 1).collect())
}
