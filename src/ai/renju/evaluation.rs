//! The static evaluation: by the network, or under rules without fouls by the worth of shapes and threats.

use super::combinations::COMBINATIONS;
use super::position::Position;
use super::set::Set;
use super::shapes::{Kind, Shape};
use super::threat::Threat;
use crate::ai::search::MAX_UNPROVED;
use crate::board::Color;

/// The merit of a stone by the shape of its line, for the order of moves.
pub const MERIT: [u16; Shape::COUNT] = [0, 6, 8, 30, 24, 90, 80, 400, 2000];

/// How many groups of shapes the evaluation of a point tells apart.
pub const GROUPS: usize = 11;

/// A code for each group. No two different sets of four codes have the same sum.
pub const CODES: [u16; GROUPS] = [0, 1, 5, 21, 55, 153, 368, 856, 1424, 2603, 4967];

/// A number greater than the sum of any four codes.
pub const CODE_COUNT: usize = 1 << 15;

/// The group of a shape.
pub const fn group(kind: Kind) -> usize {
    match (kind.shape, kind.ways) {
        (Shape::Dead, _) => 0,
        (Shape::One, _) => 1,
        (Shape::HalfTwo, _) => 2,
        (Shape::Two, 2) => 3,
        (Shape::Two, 3) => 4,
        (Shape::Two, _) => 5,
        (Shape::HalfThree, _) => 6,
        (Shape::Three, 1) => 7,
        (Shape::Three, _) => 8,
        (Shape::Four, _) => 9,
        (Shape::Straight | Shape::Five, _) => 10,
    }
}

/// The worth of a point by the sum of its lines' codes: to the player to move, and to the other.
pub type Worths = [[i16; 2]; CODE_COUNT];

/// The worths of all points there can be.
pub fn worths() -> Box<Worths> {
    let mut worths = Box::new([[0; 2]; CODE_COUNT]);
    for (groups, worth) in quartets().zip(COMBINATIONS.chunks_exact(2)) {
        let code: usize = groups.iter().map(|&group| usize::from(CODES[group])).sum();
        worths[code] = [worth[0], worth[1]];
    }
    worths
}

/// All combinations of four groups, the smaller first.
fn quartets() -> impl Iterator<Item = [usize; 4]> {
    let all = (0..GROUPS.pow(4)).map(|i| [1331, 121, 11, 1].map(|unit| i / unit % GROUPS));
    all.filter(|groups| groups.is_sorted())
}

/// The worth of a point by the threat of a stone there: to the player to move, and to the other.
const THREATS: [[i16; Threat::COUNT]; 2] =
    [[0, -1, 10, 13, 20, 21, 150, 0, 0, 0, 0], [0, 1, 6, 3, 8, 18, 23, 60, 0, 0, 0]];

/// The worth of being to move.
const MOVE: i32 = 19;

/// The advantage that makes a win e times as likely as a loss.
const UNIT: f32 = 200.0;

/// How many points with one threat count at most.
const MANY: u32 = 3;

impl Position {
    /// The static evaluation for the player to move: by the network, or by the tables.
    pub fn static_eval(&mut self) -> i32 {
        let value = self.eval_by_network().unwrap_or_else(|| self.eval_by_tables());
        value.clamp(-MAX_UNPROVED, MAX_UNPROVED)
    }

    fn eval_by_network(&mut self) -> Option<i32> {
        let me = self.turn();
        let counts = [Color::Black, Color::White].map(|color| self.threat_counts(color));
        let (network, sums) = self.sums()?;
        Some((network.head(me).value(sums.sum(), &counts) * UNIT) as i32)
    }

    /// The number of cells with each threat.
    pub fn threat_counts(&self, color: Color) -> [u8; Threat::COUNT] {
        self.side(color).counts
    }

    fn eval_by_tables(&self) -> i32 {
        let me = self.turn();
        self.share(me, 0) - self.share(me.other(), 1) + MOVE
    }

    /// The worth of all that `color` has, if it is to move (0) or not (1).
    fn share(&self, color: Color, role: usize) -> i32 {
        let side = self.side(color);
        let threats = THREATS[role].iter().zip(&side.sets).filter(|&(&worth, _)| worth != 0);
        let value = |(&worth, set): (&i16, &Set)| i32::from(worth) * set.len().min(MANY) as i32;
        side.worth[role] / 4 + threats.map(value).sum::<i32>()
    }
}
