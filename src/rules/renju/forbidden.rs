//! Black's fouls: functions that read like the definitions.

use super::lines::{Lines, Way};
use super::rule_set::{Five, Fouls, Four, Three};
use super::shapes::{Fours, Stretch, offsets};
use crate::board::{Color, Point};
use crate::rules::Ending;

/// A shape that Black may not make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Foul {
    /// Six or more in an unbroken row.
    Overline,
    /// More than one four that meet in the stone.
    DoubleFour,
    /// More than one three that meet in the stone.
    DoubleThree,
}

impl Foul {
    /// Every foul. A stone that is several counts as the first of them.
    pub const ALL: [Self; 3] = [Self::Overline, Self::DoubleFour, Self::DoubleThree];

    /// How a game ends in which it is played.
    pub const fn ending(self) -> Ending {
        match self {
            Self::Overline => Ending::Overline,
            Self::DoubleFour => Ending::DoubleFour,
            Self::DoubleThree => Ending::DoubleThree,
        }
    }
}

impl Lines {
    /// The four stretches round a stone of `color` on `at`.
    pub fn stretches(&self, at: Point, color: Color) -> [Stretch; 4] {
        Way::ALL.map(|way| self.stretch(at, way, color))
    }
}

impl Five {
    /// Whether an unbroken row of so many stones wins.
    pub const fn is_won_by(self, length: u32) -> bool {
        match self {
            Self::Exactly => length == 5,
            Self::OrMore => length >= 5,
        }
    }

    /// Whether a stone with these stretches makes a row that wins.
    pub fn is_made(self, stretches: &[Stretch; 4]) -> bool {
        stretches.iter().any(|stretch| !stretch.is_poor() && self.is_won_by(stretch.length()))
    }
}

impl Fouls {
    /// The foul that a black stone on `at` makes "without at the same time attaining five" (9.2).
    pub fn at(&self, lines: &Lines, at: Point) -> Option<Foul> {
        if !lines.are_crowded(at, Color::Black) {
            return None;
        }
        let stretches = lines.stretches(at, Color::Black);
        if Five::Exactly.is_made(&stretches) { None } else { self.made(lines, at, &stretches) }
    }

    /// The foul that a black stone on `at` makes, if it makes no five.
    pub fn made(&self, lines: &Lines, at: Point, stretches: &[Stretch; 4]) -> Option<Foul> {
        if stretches.iter().all(|stretch| stretch.is_poor()) {
            return None;
        }
        if stretches.iter().any(|stretch| stretch.length() > 5) {
            return Some(Foul::Overline);
        }
        if self.fours(stretches) > 1 {
            return Some(Foul::DoubleFour);
        }
        if self.is_double_three(lines, at, stretches) { Some(Foul::DoubleThree) } else { None }
    }

    /// How many fours meet in the stone; two of them can lie on one line.
    fn fours(&self, stretches: &[Stretch; 4]) -> usize {
        let rich = stretches.iter().filter(|stretch| !stretch.is_poor());
        rich.map(|&stretch| self.fours_on(stretch).sets().len()).sum()
    }

    /// The fours on one line that count.
    pub fn fours_on(&self, stretch: Stretch) -> Fours {
        match self.four {
            Four::Every => stretch.fours(),
            Four::Open => stretch.open_four(self.ends),
        }
    }

    /// Whether threes on at least two lines meet in the stone on `at` and, where the rules say so,
    /// two of them are real.
    fn is_double_three(&self, lines: &Lines, at: Point, stretches: &[Stretch; 4]) -> bool {
        let is_three = |stretch: &Stretch| {
            !stretch.is_poor() && stretch.extensions(self.ends).next().is_some()
        };
        if stretches.iter().filter(|stretch| is_three(stretch)).count() < 2 {
            return false;
        }
        if self.three == Three::LineByLine {
            return true;
        }
        let after = lines.with_black(at);
        Way::ALL.iter().filter(|&&way| self.real_extension(&after, at, way).is_some()).count() > 1
    }

    /// The first point that turns the three on this line into a straight four without five or foul
    /// "in this intersection", on the board with the first stone added (9.3): a three with such a
    /// point is real. Other rule sets ask for no more than the straight four.
    pub fn real_extension(&self, after: &Lines, at: Point, way: Way) -> Option<u16> {
        let stretch = after.stretch(at, way, Color::Black);
        stretch.extensions(self.ends).find(|&stone| {
            let there = offsets(stone).next().map_or(at, |steps| way.further(at, steps));
            self.three == Three::LineByLine || self.is_allowed(after, there)
        })
    }

    /// Whether a black stone on `at` makes neither five nor foul (9.3 a and b, to any depth).
    fn is_allowed(&self, lines: &Lines, at: Point) -> bool {
        let stretches = lines.stretches(at, Color::Black);
        !Five::Exactly.is_made(&stretches) && self.made(lines, at, &stretches).is_none()
    }
}

impl Lines {
    /// The position with a black stone on `at`, whether it lies there already or not.
    pub fn with_black(&self, at: Point) -> Self {
        let mut after = self.clone();
        if after.is_free(at) {
            after.toggle(at, Color::Black);
        }
        after
    }
}
