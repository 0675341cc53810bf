//! What may be played: every refusal names its rule.

use super::equals::{self, Axis};
use super::opening::{Instead, Proposals, Task, Zone};
use super::rule_set::Drawing;
use super::{Referee, Renju};
use crate::board::{Color, Point};
use crate::rules::{IllegalMove, Move, Phase, Proposal, Rules, Status, Why};

impl Renju {
    fn refuse(&self, why: Why) -> Result<(), IllegalMove> {
        let texts = self.row().paragraphs;
        let paragraph = match why {
            Why::GameOver => texts.end,
            Why::OffBoard | Why::Occupied => texts.point,
            Why::Foul(_) => texts.foul,
            Why::NoDrawOffer | Why::NoOfferNow | Why::NothingOffered => texts.offer,
            Why::NoClaim => texts.claim,
            Why::NoPass => texts.pass,
            Why::NoPassNow if self.phase() == Phase::Opening => texts.pass,
            _ => self.due().map_or(texts.turn, |step| step.paragraph),
        };
        Err(IllegalMove { why, paragraph })
    }

    /// The one judge of moves.
    pub(super) fn judge(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.status != Status::Ongoing {
            return self.refuse(Why::GameOver);
        }
        match mv {
            Move::Stone(at) => self.judge_stone(at),
            Move::Propose(stones) => self.judge_proposal(&stones),
            Move::Swap | Move::Stay if self.task().is_choice() => Ok(()),
            Move::Swap | Move::Stay => self.refuse(Why::NoColourChoice),
            Move::More => self.judge_more(),
            Move::Declare(number) => self.judge_declaration(number),
            Move::Pass => self.judge_pass(),
            Move::StoneOffer(_) | Move::PassOffer | Move::Accept | Move::Refuse
                if !self.may_agree_on_a_draw() =>
            {
                self.refuse(Why::NoDrawOffer)
            }
            Move::StoneOffer(at) => self.judge_stone(at).and_then(|()| self.judge_offer()),
            Move::PassOffer => self.judge_pass().and_then(|()| self.judge_offer()),
            Move::Accept | Move::Refuse if self.offer.is_none() => self.refuse(Why::NothingOffered),
            Move::Claim(_) if self.referee() == Referee::Auto => self.refuse(Why::NoClaim),
            Move::Accept | Move::Refuse | Move::Claim(_) => Ok(()),
            Move::Resign(_) | Move::Time(_) | Move::TimeBoth => Ok(()),
        }
    }

    fn judge_stone(&self, at: Point) -> Result<(), IllegalMove> {
        match self.task() {
            Task::Stone(zone) => self.judge_point(at, zone),
            Task::Propose(Proposals::Declared) if self.declared == 1 => {
                self.judge_point(at, Zone::Anywhere)
            }
            Task::Colours | Task::ColoursOr(..) => self.refuse(Why::ColoursDue),
            Task::Declare(_) => self.refuse(Why::DeclarationDue),
            Task::Propose(_) => self.refuse(Why::ProposalDue),
            Task::Keep if self.proposed().contains(&at) => Ok(()),
            Task::Keep => self.refuse(Why::NotProposed),
        }
    }

    fn judge_point(&self, at: Point, zone: Zone) -> Result<(), IllegalMove> {
        if !self.board.contains(at) {
            return self.refuse(Why::OffBoard);
        }
        if let Some(why) = zone.refuses(at) {
            return self.refuse(why);
        }
        if self.board.get(at).is_some() {
            return self.refuse(Why::Occupied);
        }
        match self.refused_foul(at, self.next_color()) {
            Some(foul) => self.refuse(Why::Foul(foul)),
            None => Ok(()),
        }
    }

    fn judge_proposal(&self, stones: &Proposal) -> Result<(), IllegalMove> {
        let Some(size) = self.proposal_size() else { return self.refuse(Why::NoProposal) };
        let points = stones.points();
        if points.len() != size {
            return self.refuse(Why::WrongNumber);
        }
        self.check_part(points)
    }

    /// Judges `points` as a part of a proposal that is due: further points may follow.
    pub fn check_part(&self, points: &[Point]) -> Result<(), IllegalMove> {
        for &at in points {
            self.judge_point(at, Zone::Anywhere)?;
        }
        if points.iter().enumerate().any(|(number, at)| points[..number].contains(at)) {
            return self.refuse(Why::SamePoint);
        }
        if !self.may_propose_equals() && equals::has_equals(&self.early_stones(), points) {
            return self.refuse(Why::EqualPair);
        }
        Ok(())
    }

    /// What makes a stone on `at` equal to one that is `proposed`, where that is refused.
    pub fn equal_by(&self, at: Point, proposed: Point) -> Option<Axis> {
        let is_empty = self.board.contains(at) && self.board.get(at).is_none();
        let may_differ = is_empty && !self.may_propose_equals();
        may_differ.then(|| equals::axis(&self.early_stones(), proposed, at)).flatten()
    }

    fn may_propose_equals(&self) -> bool {
        self.task() == Task::Propose(Proposals::Placed)
    }

    /// The first four stones, or as many as there are.
    pub(super) fn early_stones(&self) -> Vec<(Point, Color)> {
        self.early.into_iter().flatten().collect()
    }

    fn judge_more(&self) -> Result<(), IllegalMove> {
        match self.task() {
            Task::ColoursOr(Instead::More, _) => Ok(()),
            _ => self.refuse(Why::NoMore),
        }
    }

    fn judge_declaration(&self, number: u8) -> Result<(), IllegalMove> {
        match self.task() {
            Task::Declare(most) if (1..=most).contains(&number) => Ok(()),
            Task::Declare(_) => self.refuse(Why::NumberOutOfRange),
            _ => self.refuse(Why::NoDeclaration),
        }
    }

    /// "It is not allowed to pass within the first three moves" (12.9); the fifth asks for stones
    /// (12.7). After the openings of today passes begin when they are over and six stones lie.
    fn judge_pass(&self) -> Result<(), IllegalMove> {
        let may_pass = match self.row().drawing {
            Drawing::FromTheOpening => self.task() == Task::Stone(Zone::Anywhere),
            Drawing::AfterTheOpening => self.steps.is_empty() && self.stones_placed() >= 6,
            Drawing::Never => return self.refuse(Why::NoPass),
        };
        if may_pass { Ok(()) } else { self.refuse(Why::NoPassNow) }
    }

    /// Whether the next move may carry the offer of a draw.
    pub fn may_offer_draw(&self) -> bool {
        self.may_agree_on_a_draw() && self.status == Status::Ongoing && self.judge_offer().is_ok()
    }

    /// By RIF an offer goes with "any stone or pass from move 3 on, not pairs, picks or colour choices", after the
    /// openings of today only when they are over.
    fn judge_offer(&self) -> Result<(), IllegalMove> {
        let is_stone = matches!(self.task(), Task::Stone(_));
        let from_now_on = match self.row().drawing {
            Drawing::FromTheOpening => self.stones_placed() >= 2,
            Drawing::AfterTheOpening | Drawing::Never => false,
        };
        if self.steps.is_empty() || is_stone && from_now_on {
            return Ok(());
        }
        self.refuse(Why::NoOfferNow)
    }
}
