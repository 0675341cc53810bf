//! A compact game of Ren, as the player to move sees it. It follows the judge move by move.

use super::cells::{Cell, Cells, PASS, Set, beside, board, captures, cell, enclosed, one, round};
use super::gains::Gains;
use crate::board::Color;
use crate::rules::Rules;
use crate::rules::ren::{Lead, Ren};

/// The end of a game for the player who would be to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player has won.
    Won,
    /// The player has lost.
    Lost,
    /// Nobody has won.
    Drawn,
}

/// A position, by the stones of the player to move and of the opponent. Colours do not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: Set,
    /// The stones of the player to move.
    pub own: Set,
    /// The stones of the opponent.
    pub other: Set,
    /// The stones of the opponent that are weak, whether the limit lets them be replaced or not.
    pub weak: Set,
    /// The points that the player to move would score on each square.
    pub own_gains: Gains,
    /// The points that the opponent would score on each square.
    pub other_gains: Gains,
    /// How many points the player to move is ahead.
    pub lead: i32,
    /// How many stones were replaced in succession.
    pub rui_count: u8,
    rui_limit: u8,
    /// The lead that wins at once.
    winning_lead: i32,
    /// Whether the last move was a pass.
    pub passed: bool,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Position {
    /// The position of a game that is not over.
    pub fn new(game: &Ren) -> Self {
        let own_color = game.color_to_move().unwrap_or(Color::Black);
        let (own, other) = (stones(game, own_color), stones(game, own_color.other()));
        let options = game.options();
        Self {
            board: board(options.size.points()),
            own,
            other,
            weak: game.weak().iter().fold(0, |set, &at| set | one(cell(at))),
            own_gains: Gains::of(own),
            other_gains: Gains::of(other),
            lead: i32::from(game.score(own_color)) - i32::from(game.score(own_color.other())),
            rui_count: game.rui_count(),
            rui_limit: options.rui_limit.stones(),
            winning_lead: if options.lead == Lead::Six { 6 } else { i32::MAX },
            passed: game.passed(),
            outcome: None,
        }
    }

    /// How many squares the board has.
    pub const fn squares(&self) -> i32 {
        self.board.count_ones() as i32
    }

    /// The squares with a stone or at most two away from one; on an empty board all squares but those at the edge.
    pub const fn near_stones(&self) -> Set {
        let stones = self.own | self.other;
        if stones == 0 {
            return self.board & !round(!self.board);
        }
        let near = stones | round(stones);
        (near | round(near)) & self.board
    }

    /// The squares without a stone.
    pub const fn empty(&self) -> Set {
        self.board & !(self.own | self.other)
    }

    /// The weak stones that may be replaced now.
    pub const fn replaceable(&self) -> Set {
        if self.rui_count < self.rui_limit { self.weak } else { 0 }
    }

    /// The squares on which a stone may be put.
    pub const fn open(&self) -> Set {
        self.empty() | self.replaceable()
    }

    /// The squares on which the player to move captures.
    pub fn own_captures(&self) -> Set {
        captures(self.other, self.own, self.board)
    }

    /// The squares on which the opponent would capture.
    pub fn other_captures(&self) -> Set {
        captures(self.own, self.other, self.board)
    }

    /// Whether `points` more would win at once.
    pub const fn is_winning(&self, points: i32) -> bool {
        points > 0 && self.lead + points >= self.winning_lead
    }

    /// The position after a stone on `cell` or a pass, as the opponent sees it.
    pub fn after(&self, cell: Cell) -> Self {
        let mut next = *self;
        if cell == PASS {
            next.pass();
        } else {
            next.stone(cell);
        }
        next.turn();
        next
    }

    /// Passes the turn to the opponent.
    const fn turn(&mut self) {
        (self.own, self.other) = (self.other, self.own);
        (self.own_gains, self.other_gains) = (self.other_gains, self.own_gains);
        self.lead = -self.lead;
        self.outcome = match self.outcome {
            Some(Outcome::Won) => Some(Outcome::Lost),
            Some(Outcome::Lost) => Some(Outcome::Won),
            same => same,
        };
    }

    fn pass(&mut self) {
        self.weak = 0;
        if self.passed {
            self.outcome = Some(self.by_points());
        }
        self.passed = true;
    }

    fn stone(&mut self, cell: Cell) {
        self.passed = false;
        self.weak = 0;
        let niban = if self.other & one(cell) == 0 { self.place(cell) } else { self.replace(cell) };
        // The only group that a stone is in without its niban is a row, and that has both.
        let scoring = niban.unwrap_or(cell);
        let points = self.own_gains.points(scoring);
        let is_nine = self.own_gains.nines & one(scoring) != 0;
        self.own |= one(scoring);
        self.own_gains = Gains::of(self.own);
        if is_nine {
            self.lead = self.lead.abs() + 10;
            self.outcome = Some(Outcome::Won);
        } else {
            self.score(cell, niban, points);
        }
    }

    /// Takes the weak stone on `cell` away. There is never a niban.
    fn replace(&mut self, cell: Cell) -> Option<Cell> {
        self.rui_count += 1;
        self.other &= !one(cell);
        self.other_gains = Gains::of(self.other);
        None
    }

    /// Captures what a stone on `cell` captures, and says where the niban goes if there is one. Then `cell` has
    /// its stone already.
    fn place(&mut self, cell: Cell) -> Option<Cell> {
        self.rui_count = 0;
        let near = beside(one(cell)) & self.board;
        let captured = self.other & near & enclosed(self.own | one(cell), self.board);
        if captured == 0 {
            return None;
        }
        self.other &= !captured;
        self.other_gains = Gains::of(self.other);
        let free = near & !self.other;
        if free.count_ones() != 1 {
            return None;
        }
        self.own |= one(cell);
        self.own_gains = Gains::of(self.own);
        Cells(free).next()
    }

    fn score(&mut self, cell: Cell, niban: Option<Cell>, points: i32) {
        if points > 0 {
            self.lead += points;
            self.weak = round(one(cell)) & self.own & !niban.map_or(0, one);
        }
        if self.lead >= self.winning_lead {
            self.outcome = Some(Outcome::Won);
        } else if self.empty() == 0 {
            self.outcome = Some(self.by_points());
        }
    }

    fn by_points(&self) -> Outcome {
        match self.lead {
            0 => Outcome::Drawn,
            1.. => Outcome::Won,
            _ => Outcome::Lost,
        }
    }

    /// The hash key of the position.
    pub const fn key(&self) -> u64 {
        let weak = self.replaceable();
        let rui = if weak == 0 { 0 } else { self.rui_count as u64 };
        let small = (self.lead as u64) << 16 | rui << 8 | (self.passed as u64) << 7;
        let mut key = mix(small, self.rui_limit as u64 ^ (self.winning_lead as u64) << 8);
        key = mix(key ^ self.own as u64, (self.own >> 64) as u64);
        key = mix(key ^ self.other as u64, (self.other >> 64) as u64);
        mix(key ^ weak as u64, (weak >> 64) as u64 ^ self.board as u64)
    }
}

/// Mixes two numbers into one.
const fn mix(a: u64, b: u64) -> u64 {
    let product = (a ^ 0x9e37_79b9_7f4a_7c15) as u128 * (b ^ 0xe703_7ed1_a0b4_28db) as u128;
    let folded = product as u64 ^ (product >> 64) as u64;
    (folded ^ a.rotate_left(29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ b.rotate_left(17)
}

fn stones(game: &Ren, color: Color) -> Set {
    let board = game.board();
    let own = board.points().filter(|&at| board.get(at) == Some(color));
    own.fold(0, |set, at| set | one(cell(at)))
}
