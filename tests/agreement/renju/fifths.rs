//! Pairs of fifth stones (RIF 12.7): which of them are equal.

use super::games::{naive_board, place};
use crate::oracle::renju::{NaiveRenju, Shape};
use goishi::ai::Random;
use goishi::board::{Color, Point};
use goishi::rules::renju::{Renju, Variant};
use goishi::rules::{IllegalMove, Move, Phase, Rules, Why};
use std::collections::BTreeMap;

/// How many pairs were compared, and how many of them were equal.
#[derive(Default)]
struct Tally {
    compared: usize,
    equal: usize,
}

/// Some points of many openings, each with every other point.
fn compare(openings: usize) -> Tally {
    let mut random = Random::new(1998);
    let mut tally = Tally::default();
    for _ in 0..openings {
        compare_pairs(&opening(&mut random), &mut random, &mut tally);
    }
    tally
}

/// Three stones, a choice of colours, and White's fourth or a pass.
fn opening(random: &mut Random) -> Renju {
    let mut game = Renju::new(Variant::Rif);
    while game.phase() != Phase::Fifths {
        let plays: Vec<Move> = game.legal_moves().into_iter().filter(|&mv| is_near(mv)).collect();
        let any = plays[random.below(plays.len())];
        let mv = symmetric_fourth(&game).filter(|_| random.below(2) == 0).unwrap_or(any);
        game.play_unchecked(mv);
    }
    game
}

/// White's fourth stone where a half turn takes the four stones to each other.
fn symmetric_fourth(game: &Renju) -> Option<Move> {
    let stones =
        |color| game.board().points().filter(move |&at| game.board().get(at) == Some(color));
    let blacks: Vec<Point> = stones(Color::Black).collect();
    let (&[one, other], white) = (&blacks[..], stones(Color::White).next()?) else { return None };
    let at = Point::new(one.row + other.row - white.row, one.col + other.col - white.col);
    Some(Move::Stone(at)).filter(|&mv| game.check(mv).is_ok())
}

/// Whether a move is no stone, or one within four steps of the centre.
fn is_near(mv: Move) -> bool {
    match mv {
        Move::Stone(at) => NaiveRenju::steps_from_the_centre(place(at)) <= 4,
        mv => mv.is_play(),
    }
}

fn compare_pairs(game: &Renju, random: &mut Random, tally: &mut Tally) {
    let shapes = shapes(game);
    let points: Vec<Point> = shapes.keys().copied().collect();
    for _ in 0..3 {
        let a = points[random.below(points.len())];
        for &b in points.iter().filter(|&&b| b != a) {
            let equal = shapes[&a] == shapes[&b];
            let why = game.check(Move::pair(a, b)).map_err(|IllegalMove { why, .. }| why);
            let expected = if equal { Err(Why::EqualPair) } else { Ok(()) };
            assert_eq!(why, expected, "{a:?} {b:?} {:?}", game.board());
            tally.compared += 1;
            tally.equal += usize::from(equal);
        }
    }
}

/// The five-stone position that each empty point would give.
fn shapes(game: &Renju) -> BTreeMap<Point, Shape> {
    let naive = naive_board(game.board());
    let empty = game.board().points().filter(|&at| game.board().get(at).is_none());
    empty.map(|at| (at, naive.fifth_shape(place(at)))).collect()
}

#[test]
fn the_engine_agrees_with_the_naive_judge_on_the_fifths_of_30_openings() {
    let tally = compare(30);
    assert!(tally.equal > 20, "{} equal of {}", tally.equal, tally.compared);
}

#[test]
#[ignore = "ten thousand openings: cargo test --release -- --ignored deep_"]
fn deep_the_engine_agrees_with_the_naive_judge_on_the_fifths_of_10_000_openings() {
    assert!(compare(10_000).equal > 5_000);
}
