//! The first stones of an opening after which the other player chooses the colours: they should give both players
//! equal chances.

use crate::ai::Random;
use crate::board::{Point, Symmetry};
use crate::rules::renju::{Renju, SIZE};
use crate::rules::{Move, Rules};

const CENTRE: Point = Point::new(7, 7);

/// The second stone, direct and indirect, with the third stones of the patterns that the player's own search found
/// the most even: Zuisei, Kyugetsu, Sosei and Kinsei; Ryusei, Myojo and Chosei.
const EVEN: [(Point, &[Point]); 2] = [
    (Point::new(6, 7), &[Point::new(9, 7), Point::new(8, 8), Point::new(5, 9), Point::new(7, 9)]),
    (Point::new(6, 8), &[Point::new(9, 9), Point::new(9, 7), Point::new(5, 9)]),
];

/// Stones that continue towards an even pattern, in a random order.
pub fn even_stones(game: &Renju, seed: u64) -> Vec<Point> {
    let mut stones = Vec::new();
    for (second, thirds) in EVEN {
        for symmetry in Symmetry::ALL {
            let image = |at: Point| symmetry.apply(at, SIZE);
            stones.extend([CENTRE, image(second)]);
            if game.board().get(image(second)).is_some() {
                stones.extend(thirds.iter().map(|&third| image(third)));
            }
        }
    }
    stones.retain(|&at| game.check(Move::Stone(at)).is_ok());
    Random::new(seed).shuffle(&mut stones);
    stones
}
