//! Whether grades tell how hard problems are: players who have not rated them fail more often at higher ones.

use super::{REN, RENJU, RIN, all};
use goishi::ai::Level;
use goishi::ai::mining::{Grader, failures};
use goishi::record::puzzle::{Puzzle, Theme};

/// Other players than those who rated the problems: other seeds, other limits, and one level more.
const STRANGERS: Grader = Grader {
    levels: &[Level::One, Level::Two, Level::Three, Level::Four, Level::Five, Level::Six],
    tries: 3,
    seed: 1000,
    nodes: 900,
};

/// The least rank correlation of ratings with failures.
const LEAST: f64 = 0.8;

/// How well the order by ratings is that by the strangers' failures. No computer player ever fails to see what is forbidden: such
/// problems are left out.
fn correlation(text: &str) -> f64 {
    let tried = all(text).into_iter().filter(|puzzle| puzzle.theme != Theme::Permitted);
    let pair = |puzzle: Puzzle| (puzzle.rating.into(), failures(&puzzle, &STRANGERS));
    let correlation = rank_correlation(&tried.map(pair).collect::<Vec<(f64, f64)>>());
    eprintln!("rank correlation {correlation:.3}");
    correlation
}

#[test]
#[ignore = "thousands of tries: cargo test --profile deep -- --ignored deep_"]
fn deep_others_fail_more_often_at_higher_grades_of_renju() {
    assert!(correlation(RENJU) >= LEAST);
}

#[test]
#[ignore = "thousands of tries: cargo test --profile deep -- --ignored deep_"]
fn deep_others_fail_more_often_at_higher_grades_of_ren() {
    assert!(correlation(REN) >= LEAST);
}

#[test]
#[ignore = "thousands of tries: cargo test --profile deep -- --ignored deep_"]
fn deep_others_fail_more_often_at_higher_grades_of_rin() {
    assert!(correlation(RIN) >= LEAST);
}

/// Spearman's: how well the order by the first numbers is that by the second.
fn rank_correlation(pairs: &[(f64, f64)]) -> f64 {
    let first: Vec<f64> = ranks(pairs.iter().map(|pair| pair.0));
    let second: Vec<f64> = ranks(pairs.iter().map(|pair| pair.1));
    let mean = (pairs.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum()
    };
    product(&first, &second) / (product(&first, &first) * product(&second, &second)).sqrt()
}

/// The place of each number in the order of all; equal numbers share the middle of their places.
fn ranks(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let numbers: Vec<f64> = numbers.collect();
    let rank = |number: &f64| {
        let below = numbers.iter().filter(|other| *other < number).count();
        let equal = numbers.iter().filter(|other| *other == number).count();
        below as f64 + (equal as f64 - 1.0) / 2.0
    };
    numbers.iter().map(rank).collect()
}
