//! What may be played: every refusal names its rule.

use super::opening::{self, Pairs, Task, Zone};
use super::{Referee, Renju};
use crate::board::{Color, Point};
use crate::rules::{IllegalMove, Move, Phase, Rules, Status, Why};

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
            Move::Pair(a, b) => self.judge_pair(a, b),
            Move::Swap | Move::Stay if self.task() == Task::Colours => Ok(()),
            Move::Swap | Move::Stay => self.refuse(Why::NoColourChoice),
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
            Task::Colours => self.refuse(Why::ColoursDue),
            Task::Pair(_) => self.refuse(Why::PairDue),
            Task::Keep if self.proposed.is_some_and(|pair| pair.contains(&at)) => Ok(()),
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

    fn judge_pair(&self, a: Point, b: Point) -> Result<(), IllegalMove> {
        let Task::Pair(pairs) = self.task() else { return self.refuse(Why::NoPair) };
        self.judge_point(a, Zone::Anywhere)?;
        self.judge_point(b, Zone::Anywhere)?;
        if a == b {
            return self.refuse(Why::SamePoint);
        }
        let stones: Vec<(Point, Color)> = self.early.into_iter().flatten().collect();
        if pairs == Pairs::Unequal && opening::are_equal(&stones, a, b) {
            return self.refuse(Why::EqualPair);
        }
        Ok(())
    }

    /// "It is not allowed to pass within the first three moves" (12.9); the fifth asks for stones
    /// (12.7).
    fn judge_pass(&self) -> Result<(), IllegalMove> {
        if self.may_agree_on_a_draw() && self.task() == Task::Stone(Zone::Anywhere) {
            return Ok(());
        }
        self.refuse(if self.may_agree_on_a_draw() { Why::NoPassNow } else { Why::NoPass })
    }

    /// Whether the next move may carry the offer of a draw.
    pub fn may_offer_draw(&self) -> bool {
        self.may_agree_on_a_draw() && self.status == Status::Ongoing && self.judge_offer().is_ok()
    }

    /// An offer goes with "any stone or pass from move 3 on, not pairs, picks or colour choices".
    fn judge_offer(&self) -> Result<(), IllegalMove> {
        if self.step >= 2 && matches!(self.task(), Task::Stone(_)) {
            return Ok(());
        }
        self.refuse(Why::NoOfferNow)
    }
}
