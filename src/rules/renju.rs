//! Renju: five in a row, with openings and fouls that keep Black's first move in bounds.
//!
//! The rule sets differ in the rows of [`rule_set`]'s table alone; here is what they share.

mod check;
mod claims;
mod findings;
mod forbidden;
mod lines;
mod opening;
mod patterns;
mod play;
mod rule_set;
mod shapes;

pub use forbidden::Foul;
pub use lines::SIZE;
pub use opening::{Zone, are_equal};
pub use patterns::Pattern;
pub use rule_set::{Five, Fouls, Four, Middle, Penalty, Referee, Three, Variant};
pub use shapes::Ends;

use super::{Ending, IllegalMove, Move, Phase, Rules, Status, conceded};
use crate::board::{Board, Color, Point, Seat};
use claims::Claims;
use lines::Lines;
use opening::{Step, Task};
use rule_set::{Drawing, Row};

/// The reference points: h8, d4, d12, l4 and l12.
pub const DOTS: [Point; 5] =
    [lines::CENTRE, Point::new(3, 3), Point::new(3, 11), Point::new(11, 3), Point::new(11, 11)];

/// A game of Renju.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renju {
    variant: Variant,
    board: Board,
    lines: Lines,
    /// How many decisions of the opening have been taken.
    step: usize,
    /// The colour of the next stone once the opening is over.
    color: Color,
    /// The colour that the first person plays.
    first: Color,
    /// Stones put so far, by colour.
    placed: [u8; 2],
    /// The first four stones, for the opening's name and for the fifths.
    early: [Option<(Point, Color)>; 4],
    proposed: Option<[Point; 2]>,
    /// Whether the last move was a pass.
    passed: bool,
    offer: Option<Color>,
    claims: Claims,
    claim_failed: bool,
    /// The stone that decided the game, by five or foul.
    decisive: Option<Point>,
    status: Status,
}

impl Renju {
    /// An empty board.
    pub fn new(variant: Variant) -> Self {
        Self {
            variant,
            board: Board::empty(SIZE),
            lines: Lines::EMPTY,
            step: 0,
            color: Color::Black,
            first: Color::Black,
            placed: [0; 2],
            early: [None; 4],
            proposed: None,
            passed: false,
            offer: None,
            claims: Claims::default(),
            claim_failed: false,
            decisive: None,
            status: Status::Ongoing,
        }
    }

    /// A game past its opening with these stones on the board, none of them judged.
    pub fn from_position(variant: Variant, board: &Board, to_move: Color) -> Self {
        Self {
            board: *board,
            lines: Lines::of(board),
            step: variant.row().opening.len(),
            color: to_move,
            placed: Color::ALL.map(|color| board.count(color) as u8),
            ..Self::new(variant)
        }
    }

    /// Which rules are played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    const fn row(&self) -> &'static Row {
        self.variant.row()
    }

    /// The decision of the opening that is due, if any.
    fn due(&self) -> Option<&'static Step> {
        self.row().opening.get(self.step)
    }

    fn task(&self) -> Task {
        self.due().map_or(Task::Stone(Zone::Anywhere), |step| step.task)
    }

    /// Where the next stone may go, if a stone is due.
    pub fn zone(&self) -> Option<Zone> {
        match self.task() {
            Task::Stone(zone) => Some(zone),
            _ => None,
        }
    }

    /// The foul that a black stone on the empty point `at` would be now.
    pub fn foul_at(&self, at: Point) -> Option<Foul> {
        self.row().fouls.and_then(|fouls| fouls.at(&self.lines, at))
    }

    /// The empty points on which a black stone would be a foul now, and which.
    pub fn forbidden(&self) -> Vec<(Point, Foul)> {
        let mut found = Vec::new();
        for at in self.board.points().filter(|&at| self.board.get(at).is_none()) {
            if let Some(foul) = self.foul_at(at) {
                found.push((at, foul));
            }
        }
        found
    }

    /// The two stones from which one is to be chosen.
    pub fn proposed(&self) -> Option<[Point; 2]> {
        self.proposed.filter(|_| self.status == Status::Ongoing)
    }

    /// Whether the persons choose their colours in the opening.
    pub fn has_colour_choice(&self) -> bool {
        self.row().opening.iter().any(|step| step.task == Task::Colours)
    }

    /// Whether a draw can be agreed on at all.
    pub fn may_agree_on_a_draw(&self) -> bool {
        self.row().drawing == Drawing::ByPassOrAgreement
    }

    /// Who has offered a draw that is not yet answered.
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Whether the last ply was a claim that failed.
    pub const fn claim_failed(&self) -> bool {
        self.claim_failed
    }

    /// Who sees fives, fouls and flags. While players do, nothing may be announced or marked
    /// (9.7, 9.8, 14.8).
    pub const fn referee(&self) -> Referee {
        self.row().referee
    }

    /// The opening's name, from move 3 on.
    pub fn pattern(&self) -> Option<&'static Pattern> {
        let [_, Some((second, _)), Some((third, _)), _] = self.early else { return None };
        patterns::recognise(second, third)
    }

    /// The rows of stones that decided the game by five or foul; none if it ended otherwise.
    pub fn finding(&self) -> Vec<Vec<Point>> {
        let stone = self.decisive.and_then(|at| Some((at, self.board.get(at)?)));
        match (stone, self.status.ending()) {
            (Some((at, color)), Some(by)) => findings::rows(self.row(), &self.lines, at, color, by),
            _ => Vec::new(),
        }
    }

    /// The rows that would make a black stone on the empty point `at` this foul.
    pub fn foul_rows(&self, at: Point, foul: Foul) -> Vec<Vec<Point>> {
        findings::rows(self.row(), &self.lines, at, Color::Black, foul.ending())
    }
}

impl Rules for Renju {
    fn board(&self) -> &Board {
        &self.board
    }

    fn to_move(&self) -> Option<Seat> {
        let seat = self.due().and_then(|step| step.by).unwrap_or(self.seat_of(self.next_color()));
        (self.status == Status::Ongoing).then_some(seat)
    }

    fn color_of(&self, seat: Seat) -> Color {
        if seat == Seat::First { self.first } else { self.first.other() }
    }

    fn color_to_move(&self) -> Option<Color> {
        (self.status == Status::Ongoing).then(|| self.next_color())
    }

    fn phase(&self) -> Phase {
        match self.status {
            Status::Ongoing => self.due().map_or(Phase::Play, |step| step.phase),
            _ => Phase::Over,
        }
    }

    fn status(&self) -> Status {
        self.status
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.judge(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.claim_failed = false;
        let color = self.next_color();
        match mv {
            Move::Stone(at) | Move::StoneOffer(at) => {
                self.go_on();
                self.stone(at);
            }
            Move::Pass | Move::PassOffer => self.pass(),
            Move::Pair(a, b) => {
                self.go_on();
                self.pair([a, b]);
            }
            Move::Swap | Move::Stay => {
                self.go_on();
                self.step += 1;
                if mv == Move::Swap {
                    self.first = self.first.other();
                }
            }
            Move::Accept => self.status = Status::Drawn { by: Ending::Agreement },
            Move::Refuse => self.offer = None,
            Move::Claim(color) => self.claim(color),
            Move::Resign(_) | Move::Time(_) | Move::TimeBoth => {
                self.status = conceded(self, mv).unwrap_or(self.status);
            }
        }
        match mv {
            Move::StoneOffer(_) | Move::PassOffer => self.offer_draw(color),
            _ if self.status != Status::Ongoing => self.offer = None,
            _ => {}
        }
    }
}
