//! The static evaluation of a position.

use super::cells::Set;
use super::position::Position;
use super::shapes::Shapes;

/// The value of one point of the game.
pub const POINT: i32 = 100;

/// How many features of a position are evaluated.
const FEATURES: usize = 18;

/// The weight of each feature on an empty board, in hundredths of a point, learnt by self-play.
const EARLY: [i32; FEATURES] =
    [100, 68, -36, 17, 7, 9, 26, -6, -20, -20, 23, 42, 67, 19, -27, 45, 59, 8];

/// The weight of each feature on a full board, in hundredths of a point, learnt by self-play.
const LATE: [i32; FEATURES] = [100, 21, 9, 16, 12, 13, 0, 0, 20, 30, 0, 0, 4, 0, 39, 6, -12, 34];

/// The groups that both players are making.
pub struct ShapePair {
    /// The groups of the player to move.
    pub own: Shapes,
    /// The groups of the opponent.
    pub other: Shapes,
}

impl ShapePair {
    /// The groups in the making of a position.
    pub fn new(position: &Position) -> Self {
        let empty = position.empty();
        Self {
            own: Shapes::of(position.own, position.own | empty),
            other: Shapes::of(position.other, position.other | empty),
        }
    }
}

/// The static evaluation for the player to move, in hundredths of a point.
pub fn evaluate(position: &Position, shapes: &ShapePair) -> i32 {
    let empty = position.empty().count_ones() as i32;
    let full = position.squares() - empty;
    let (mut early, mut late) = (0, 0);
    for (i, feature) in features(position, shapes).into_iter().enumerate() {
        early += feature * EARLY[i];
        late += feature * LATE[i];
    }
    (early * empty + late * full) / (empty + full)
}

/// The features of a position. All but the last five are differences between the players.
fn features(position: &Position, shapes: &ShapePair) -> [i32; FEATURES] {
    let empty = position.empty();
    let (own, other) = (&position.own_gains, &position.other_gains);
    let count = |set: Set| set.count_ones() as i32;
    let six =
        |shapes: &Shapes, n: usize| count(shapes.lying_sixes[n]) + count(shapes.standing_sixes[n]);
    let rows = |shapes: &Shapes| shapes.half_rows.iter().map(|&set| count(set)).sum::<i32>();
    let nine = |n: usize| count(shapes.own.nines[n]) - count(shapes.other.nines[n]);
    let open = position.open();
    [
        position.lead,
        own.sum(empty) - other.sum(empty),
        count(own.any() & empty) - count(other.any() & empty),
        count(shapes.own.half_fours) - count(shapes.other.half_fours),
        six(&shapes.own, 0) - six(&shapes.other, 0),
        six(&shapes.own, 1) - six(&shapes.other, 1),
        rows(&shapes.own) - rows(&shapes.other),
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
