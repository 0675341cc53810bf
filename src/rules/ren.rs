//! Ren (Aristides Mytaras, 2006): groups of stones score, and scoring makes the stones round the scoring stone weak.
//!
//! Reads like the document, top to bottom. E1-E10 are the effects of a move in their order and A1-A25
//! the readings where the document is open to several.

mod capture;
mod groups;
mod options;
mod two_games;

pub use groups::{Group, Kind};
pub use options::{Lead, Options, RuiLimit, Size};
pub use two_games::{Match, Outcome};

use super::{
    Ending, IllegalMove, MAX_SCORE, Move, Rules, Setup, SetupFault, Status, Why, conceded,
    most_wins, refuse, unknown,
};
use crate::board::{Board, Color, Point, Seat, sorted};

/// A game of Ren.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ren {
    options: Options,
    board: Board,
    /// Squares without a stone.
    empty: u16,
    scores: [u16; 2],
    /// The scores before the last move.
    scores_before: [u16; 2],
    to_move: Color,
    /// Stones of who has just moved that may be replaced, if the limit allows it.
    weak: Vec<Point>,
    /// Weak stones replaced in succession, by both players together (A10).
    rui_count: u8,
    /// Whether the last move was a pass.
    passed: bool,
    captured: Vec<Point>,
    niban: Option<Point>,
    replaced: Option<Point>,
    groups: Vec<Group>,
    status: Status,
}

impl Ren {
    /// An empty board; Black begins (A22).
    pub fn new(options: Options) -> Self {
        let size = options.size.points();
        Self {
            options,
            board: Board::empty(size),
            empty: u16::from(size) * u16::from(size),
            scores: [0; 2],
            scores_before: [0; 2],
            to_move: Color::Black,
            weak: Vec::new(),
            rui_count: 0,
            passed: false,
            captured: Vec::new(),
            niban: None,
            replaced: None,
            groups: Vec::new(),
            status: Status::Ongoing,
        }
    }

    /// A position with nothing weak, in which nobody has replaced a stone or passed. The scores are
    /// Black's and White's.
    pub fn from_position(
        options: Options,
        board: &Board,
        to_move: Color,
        scores: [u16; 2],
    ) -> Self {
        let empty = board.points().filter(|&at| board.get(at).is_none()).count() as u16;
        Self { board: *board, empty, to_move, scores, scores_before: scores, ..Self::new(options) }
    }

    /// A game that begins from `setup`; it is over if the position is decided.
    ///
    /// # Errors
    /// A number is too large, or a weak stone is not there.
    pub fn set_up(options: Options, setup: &Setup) -> Result<Self, SetupFault> {
        let Setup { board, to_move, scores, weak, rui, .. } = setup;
        if scores.iter().any(|&score| score > MAX_SCORE) || *rui > options.rui_limit.stones() {
            return Err(SetupFault::OutOfRange);
        }
        if weak.iter().any(|&at| board.get(at) != Some(to_move.other())) {
            return Err(SetupFault::NotWeak);
        }
        let weak = sorted(weak.iter().copied());
        let mut game = Self::from_position(options, board, *to_move, *scores);
        (game.weak, game.rui_count) = (weak, *rui);
        game.judge_diagram();
        Ok(game)
    }

    /// What stands on a board that was set up: nine in a box, a lead that wins, no more space.
    fn judge_diagram(&mut self) {
        let won = |color, by| Status::Won { winner: self.seat_of(color), by };
        let [black, white] = self.scores.map(i32::from);
        let leader = if black > white { Color::Black } else { Color::White };
        let waiting = self.to_move.other();
        let nine = [waiting, self.to_move].into_iter().find(|&color| self.has_nine(color));
        self.status = match nine {
            Some(color) => won(color, Ending::Nine),
            None if self.options.lead == Lead::Six && (black - white).abs() >= 6 => {
                won(leader, Ending::Lead)
            }
            None if self.empty == 0 => self.by_points(Ending::Full),
            None => Status::Ongoing,
        };
    }

    fn has_nine(&self, color: Color) -> bool {
        let mut found = Vec::new();
        for at in self.board.points().filter(|&at| self.board.get(at) == Some(color)) {
            groups::nine(&self.board, at, color, &mut found);
        }
        !found.is_empty()
    }

    /// The options of the game.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The points of `color`.
    pub const fn score(&self, color: Color) -> u16 {
        self.scores[color as usize]
    }

    /// What `color` had before the last move.
    pub const fn score_before(&self, color: Color) -> u16 {
        self.scores_before[color as usize]
    }

    /// The weak stones (rui), all of who has just moved.
    pub fn weak(&self) -> &[Point] {
        &self.weak
    }

    /// Those of them that may be replaced now: all, or at the rui limit none.
    pub fn replaceable(&self) -> &[Point] {
        let open =
            self.rui_count < self.options.rui_limit.stones() && self.status == Status::Ongoing;
        if open { &self.weak } else { &[] }
    }

    /// How many weak stones have been replaced in succession.
    pub const fn rui_count(&self) -> u8 {
        self.rui_count
    }

    /// Whether the last move was a pass, so that another one ends the game.
    pub const fn passed(&self) -> bool {
        self.passed
    }

    /// Whether nobody has put a stone.
    pub fn is_at_the_start(&self) -> bool {
        u16::from(self.board.size()).pow(2) == self.empty
    }

    /// The squares from which the last move captured a stone.
    pub fn captured(&self) -> &[Point] {
        &self.captured
    }

    /// The second stone ("niban") that the last move put.
    pub const fn niban(&self) -> Option<Point> {
        self.niban
    }

    /// The square on which the last move replaced a weak stone.
    pub const fn replaced(&self) -> Option<Point> {
        self.replaced
    }

    /// The groups that the last move scored.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// Whether the stone on `at` is "in danger": it can be captured by one more stone.
    pub fn is_in_atari(&self, at: Point) -> bool {
        let side = |color| capture::last_open_side(&self.board, at, color);
        self.board.get(at).and_then(side).is_some()
    }

    /// E1. "If both players pass consecutively, the game ends."
    fn pass(&mut self) {
        self.weak.clear();
        if self.passed {
            self.status = self.by_points(Ending::Passes);
        }
        self.passed = true;
        self.to_move = self.to_move.other();
    }

    /// E2 to E10: "place a stone of their color on the board, either on an empty space, or replacing
    /// an opponent's weak stone".
    fn stone(&mut self, at: Point) {
        self.passed = false;
        if self.board.get(at).is_some() {
            self.rui_count += 1;
            self.replaced = Some(at);
            self.board.set(at, Some(self.to_move));
        } else {
            self.rui_count = 0;
            self.place(at);
            self.capture(at);
        }
        self.weak.clear();
        self.score_groups(at);
        self.to_move = self.to_move.other();
    }

    fn place(&mut self, at: Point) {
        self.board.set(at, Some(self.to_move));
        self.empty -= 1;
    }

    /// E3 and E4, for stones on empty squares only: "it is not permitted to make a capture by replacing
    /// a rui stone".
    fn capture(&mut self, at: Point) {
        capture::collect(&self.board, at, self.to_move, &mut self.captured);
        for &taken in &self.captured {
            self.board.set(taken, None);
            self.empty += 1;
        }
        // Nibai: "if the stone that achieved the capture can itself be captured on the next move",
        // the captured stone "is not only removed, but also replaced" (A16).
        if !self.captured.is_empty() {
            self.niban = capture::last_open_side(&self.board, at, self.to_move);
            if let Some(niban) = self.niban {
                self.place(niban);
            }
        }
    }

    /// E5 and E6: "Players attempt to create groups of their color. When they do, they are immediately
    /// scored."
    fn score_groups(&mut self, at: Point) {
        self.collect(at, groups::nine);
        if !self.groups.is_empty() {
            return self.win_by_nine();
        }
        self.collect(at, groups::scoring);
        if !self.groups.is_empty() {
            self.add_points();
            self.weaken(at);
        }
        self.judge_end();
    }

    /// The groups that contain the stone on `at` or the niban (A17).
    fn collect(&mut self, at: Point, find: fn(&Board, Point, Color, &mut Vec<Group>)) {
        find(&self.board, at, self.to_move, &mut self.groups);
        if let Some(niban) = self.niban {
            find(&self.board, niban, self.to_move, &mut self.groups);
        }
    }

    fn add_points(&mut self) {
        let score = &mut self.scores[self.to_move as usize];
        for group in &self.groups {
            *score = score.saturating_add(group.kind.points());
        }
    }

    /// E5. "If the player that achieved the nine in a box was already winning, add 10 points to their
    /// score. If the player was losing, then swap scores and add 10 points to the scoring player."
    fn win_by_nine(&mut self) {
        if self.score(self.to_move) < self.score(self.to_move.other()) {
            self.scores.swap(0, 1);
        }
        self.add_points();
        self.status = Status::Won { winner: self.seat_of(self.to_move), by: Ending::Nine };
    }

    /// E7. "The stones adjacent to the scoring stone (orthogonally or diagonally) that are of the same
    /// color are said to be rui", but "a niban stone cannot be rui".
    fn weaken(&mut self, at: Point) {
        for row in at.row.saturating_sub(1)..=at.row + 1 {
            for col in at.col.saturating_sub(1)..=at.col + 1 {
                let near = Point::new(row, col);
                let own = self.board.contains(near) && self.board.get(near) == Some(self.to_move);
                if own && near != at && Some(near) != self.niban {
                    self.weak.push(near);
                }
            }
        }
    }

    /// E8 and E9: "a player with a six point lead immediately wins the game" (A21, where that is
    /// played), or "there is no more space on the board" (A20).
    fn judge_end(&mut self) {
        let lead =
            i32::from(self.score(self.to_move)) - i32::from(self.score(self.to_move.other()));
        if self.options.lead == Lead::Six && lead >= 6 {
            self.status = Status::Won { winner: self.seat_of(self.to_move), by: Ending::Lead };
        } else if self.empty == 0 {
            self.status = self.by_points(Ending::Full);
        }
    }

    /// "The player with most points at the end of the game wins"; equal points are a draw (A23).
    fn by_points(&self, by: Ending) -> Status {
        most_wins(self, self.scores, by)
    }

    /// R2 and R3.
    fn check_stone(&self, at: Point) -> Result<(), IllegalMove> {
        if !self.board.contains(at) {
            return refuse(Why::OffBoard, "Ren, the board");
        }
        match self.board.get(at) {
            None => Ok(()),
            Some(color) if color == self.to_move => refuse(Why::Occupied, "Ren, a turn"),
            _ if !self.weak.contains(&at) => refuse(Why::NotWeak, "Ren, weak stones"),
            _ if self.replaceable().is_empty() => refuse(Why::RuiLimit, "Ren, rui limit"),
            _ => Ok(()),
        }
    }
}

impl Rules for Ren {
    fn board(&self) -> &Board {
        &self.board
    }

    fn to_move(&self) -> Option<Seat> {
        (self.status == Status::Ongoing).then(|| self.seat_of(self.to_move))
    }

    fn status(&self) -> Status {
        self.status
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.status != Status::Ongoing {
            return refuse(Why::GameOver, "Ren, game end");
        }
        match mv {
            Move::Stone(at) => self.check_stone(at),
            Move::Pass | Move::Resign(_) | Move::Time(_) | Move::TimeBoth => Ok(()),
            _ => refuse(unknown(mv), "Ren, a turn"),
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.captured.clear();
        self.groups.clear();
        self.niban = None;
        self.replaced = None;
        self.scores_before = self.scores;
        match mv {
            Move::Stone(at) => self.stone(at),
            Move::Pass => self.pass(),
            _ => self.status = conceded(self, mv).unwrap_or(self.status),
        }
    }
}
