//! Renju: five in a row, with openings and fouls that keep Black's first move in bounds.
//!
//! The rule sets differ in the rows of [`rule_set`]'s table alone; here is what they share.

mod check;
mod claims;
mod equals;
mod findings;
mod forbidden;
mod lines;
mod opening;
mod paragraphs;
mod patterns;
mod play;
mod proposing;
mod rule_set;
mod setup;
mod shapes;

pub use equals::{Axis, are_equal};
pub use forbidden::Foul;
pub use lines::SIZE;
pub use opening::{Step, Task, Zone};
pub use patterns::{PATTERNS, Pattern};
pub use rule_set::{Family, Five, Fouls, Four, Middle, Penalty, Referee, Three, Variant};
pub use shapes::Ends;

use super::{Ending, IllegalMove, Move, Phase, Proposal, Rules, Status, conceded};
use crate::board::{Board, Color, Point, Seat};
use claims::Claims;
use lines::Lines;
use opening::{Instead, Proposals};
use rule_set::{Drawing, PLENTY, Referees, Row};

/// The reference points: h8, d4, d12, l4 and l12.
pub const DOTS: [Point; 5] =
    [lines::CENTRE, Point::new(3, 3), Point::new(3, 11), Point::new(11, 3), Point::new(11, 11)];

/// A game of Renju.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renju {
    variant: Variant,
    board: Board,
    lines: Lines,
    /// The decisions of the opening that are still to be taken.
    steps: &'static [Step],
    /// The colour of the next stone once the opening is over.
    color: Color,
    /// The colour that the first person plays.
    first: Color,
    /// Stones put so far, by colour.
    placed: [u8; 2],
    /// The first four stones, for the opening's name and for the fifths.
    early: [Option<(Point, Color)>; 4],
    /// How many fifths are to be proposed, once that is declared.
    declared: u8,
    proposed: Option<Proposal>,
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
            steps: variant.row().opening,
            color: Color::Black,
            first: Color::Black,
            placed: [0; 2],
            early: [None; 4],
            declared: 0,
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
            steps: &[],
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

    /// How many stones of `color` are left, where the rules count them.
    pub fn supply(&self, color: Color) -> Option<u8> {
        let stones = Some(self.row().stones).filter(|&stones| stones != PLENTY)?;
        Some(stones.saturating_sub(self.placed[color as usize]))
    }

    /// The decisions of the opening that are still to be taken, the next one first.
    pub const fn steps_left(&self) -> &'static [Step] {
        self.steps
    }

    /// The decision of the opening that is due, if any.
    const fn due(&self) -> Option<&'static Step> {
        self.steps.first()
    }

    fn task(&self) -> Task {
        self.due().map_or(Task::Stone(Zone::Anywhere), |step| step.task)
    }

    /// Where the next stone may go, if a stone is due.
    pub fn zone(&self) -> Option<Zone> {
        match self.task() {
            Task::Stone(zone) => Some(zone),
            Task::Propose(Proposals::Declared) if self.declared == 1 => Some(Zone::Anywhere),
            _ => None,
        }
    }

    /// The foul that a black stone on the empty point `at` would be now.
    pub fn foul_at(&self, at: Point) -> Option<Foul> {
        self.row().fouls.and_then(|fouls| fouls.at(&self.lines, at))
    }

    /// The empty points on which a black stone would be a foul now, and which.
    pub fn forbidden(&self) -> Vec<(Point, Foul)> {
        let Some(fouls) = self.row().fouls else { return Vec::new() };
        let free = self.board.points().filter(|&at| self.lines.is_free(at));
        free.filter_map(|at| Some((at, fouls.at(&self.lines, at)?))).collect()
    }

    /// The stones from which one is to be chosen, sorted; none if that is not due.
    pub fn proposed(&self) -> &[Point] {
        let is_due = self.status == Status::Ongoing;
        self.proposed.as_ref().filter(|_| is_due).map_or(&[], Proposal::points)
    }

    /// How many fifths are to be proposed, where that was declared and is due.
    pub fn asked(&self) -> Option<u8> {
        let is_due = self.task() == Task::Propose(Proposals::Declared);
        (is_due && self.status == Status::Ongoing).then_some(self.declared)
    }

    /// The greatest number of fifths that may be declared, where that is due.
    pub fn most_to_declare(&self) -> Option<u8> {
        match self.task() {
            Task::Declare(most) if self.status == Status::Ongoing => Some(most),
            _ => None,
        }
    }

    /// Whether the persons choose their colours in the opening.
    pub fn has_colour_choice(&self) -> bool {
        self.row().opening.iter().any(|step| step.task.is_choice())
    }

    /// Whether the persons choose their colours now or later in this game.
    pub fn awaits_colour_choice(&self) -> bool {
        self.steps.iter().any(|step| step.task.is_choice())
    }

    /// Whether a draw can be agreed on at all.
    pub fn may_agree_on_a_draw(&self) -> bool {
        self.row().drawing != Drawing::Never
    }

    /// Whether the rules know claims, though a referee may make them needless.
    pub fn knows_claims(&self) -> bool {
        self.row().referees == Referees::Either
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
        match self.early {
            [Some((lines::CENTRE, _)), Some((second, _)), Some((third, _)), _] => {
                patterns::recognise(second, third)
            }
            _ => None,
        }
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

    fn proposal_size(&self) -> Option<usize> {
        let size = match self.task() {
            Task::Propose(Proposals::Two | Proposals::Placed) => 2,
            Task::Propose(Proposals::Declared) => self.declared,
            Task::ColoursOr(Instead::Propose(stones), _) => stones,
            _ => 0,
        };
        (size > 1 && self.status == Status::Ongoing).then_some(size.into())
    }

    fn proposals(&self) -> Vec<Proposal> {
        match self.proposal_size() {
            None => Vec::new(),
            Some(2) => self.pairs(),
            Some(size) => self.one_for_each_point(size),
        }
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
            Move::Propose(stones) => {
                self.go_on();
                self.propose(stones);
            }
            Move::Swap | Move::Stay => {
                self.go_on();
                self.next_step();
                if mv == Move::Swap {
                    self.first = self.first.other();
                }
            }
            Move::More => {
                self.go_on();
                self.take_branch();
            }
            Move::Declare(number) => {
                self.go_on();
                self.declared = number;
                self.next_step();
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
