//! The first stones of an opening after which the other player chooses the colours: they should give both players
//! equal chances.

use super::book;
use crate::ai::Random;
use crate::board::{Point, Symmetry};
use crate::rules::renju::{PATTERNS, Pattern, Renju, SIZE};
use crate::rules::{Move, Rules};

/// The value of an even pattern is nearer to 0 than this, in thousandths.
const EVEN: i16 = 90;

/// Stones that continue towards an even pattern, in a random order.
pub fn even_stones(game: &Renju, seed: u64) -> Vec<Point> {
    let board = game.board();
    let laid = board.points().filter(|&at| board.get(at).is_some()).count();
    let goes_on = |stones: &[Point; 3]| stones.iter().take(laid).all(|&at| board.get(at).is_some());
    let even = PATTERNS.iter().filter(|pattern| book::pattern_value(pattern).abs() < EVEN);
    let mut stones: Vec<Point> =
        even.flat_map(turned).filter(goes_on).filter_map(|it| it.get(laid).copied()).collect();
    stones.retain(|&at| game.check(Move::Stone(at)).is_ok());
    Random::new(seed).shuffle(&mut stones);
    stones
}

/// The stones of a pattern, turned and mirrored in every way.
fn turned(pattern: &'static Pattern) -> impl Iterator<Item = [Point; 3]> {
    Symmetry::ALL.into_iter().map(|symmetry| pattern.stones().map(|at| symmetry.apply(at, SIZE)))
}
