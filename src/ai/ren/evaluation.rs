//! How good a position looks without playing on.

use super::position::Position;
use super::shapes::Shapes;
use super::squares::Set;

/// One point of the game, as evaluations count.
pub const POINT: i32 = 100;

/// What is seen of a position, in so many features.
const FEATURES: usize = 18;

/// What each feature is worth on an empty board, in hundredths of a point, as self-play taught it.
const EARLY: [i32; FEATURES] =
    [100, 68, -36, 17, 7, 9, 26, -6, -20, -20, 23, 42, 67, 19, -27, 45, 59, 8];

/// What it is worth on a full one.
const LATE: [i32; FEATURES] = [100, 21, 9, 16, 12, 13, 0, 0, 20, 30, 0, 0, 4, 0, 39, 6, -12, 34];

/// What both players are making.
pub struct Sight {
    /// The player to move.
    pub own: Shapes,
    /// The other one.
    pub other: Shapes,
}

impl Sight {
    /// Of a position.
    pub fn new(position: &Position) -> Self {
        let empty = position.empty();
        Self {
            own: Shapes::of(position.own, position.own | empty),
            other: Shapes::of(position.other, position.other | empty),
        }
    }
}

/// How good the position is for the player to move, in hundredths of a point.
pub fn evaluate(position: &Position, sight: &Sight) -> i32 {
    let empty = position.empty().count_ones() as i32;
    let full = position.squares() - empty;
    let (mut early, mut late) = (0, 0);
    for (i, feature) in features(position, sight).into_iter().enumerate() {
        early += feature * EARLY[i];
        late += feature * LATE[i];
    }
    (early * empty + late * full) / (empty + full)
}

/// What is seen of a position. All but the last five count for one player and against the other.
fn features(position: &Position, sight: &Sight) -> [i32; FEATURES] {
    let empty = position.empty();
    let (own, other) = (&position.own_gains, &position.other_gains);
    let count = |set: Set| set.count_ones() as i32;
    let six =
        |shapes: &Shapes, n: usize| count(shapes.lying_sixes[n]) + count(shapes.standing_sixes[n]);
    let rows = |shapes: &Shapes| shapes.half_rows.iter().map(|&set| count(set)).sum::<i32>();
    let nine = |n: usize| count(sight.own.nines[n]) - count(sight.other.nines[n]);
    let open = position.open();
    [
        position.lead,
        own.sum(empty) - other.sum(empty),
        count(own.any() & empty) - count(other.any() & empty),
        count(sight.own.half_fours) - count(sight.other.half_fours),
        six(&sight.own, 0) - six(&sight.other, 0),
        six(&sight.own, 1) - six(&sight.other, 1),
        rows(&sight.own) - rows(&sight.other),
        nine(0),
        nine(1),
        nine(2),
        nine(3),
        count(position.own) - count(position.other),
        count(position.own_captures()) - count(position.other_captures()),
        count(position.replaceable()),
        own.best(open),
        other.best(empty),
        1,
        i32::from(position.passed),
    ]
}
