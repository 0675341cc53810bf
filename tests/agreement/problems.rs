//! The problems of our collections: every answer is proved a second time, by naive searches that share no code with the
//! players who found it.

mod board;
mod fours;
mod grades;
mod ren;
mod renju;
mod rin;
mod threes;

use goishi::ai::mining::{Seen, shape};
use goishi::board::Point;
use goishi::record::puzzle::{Collection, Puzzle, Theme};
use std::collections::HashSet;

const RENJU: &str = include_str!("../../www/problems/renju.txt");
const REN: &str = include_str!("../../www/problems/ren.txt");
const RIN: &str = include_str!("../../www/problems/rin.txt");

/// So many problems of each game are proved in every run.
const SAMPLE: usize = 20;

fn all(text: &str) -> Vec<Puzzle> {
    let collection = Collection::read(text);
    (1..=collection.len()).map(|number| collection.get(number).expect("a problem")).collect()
}

/// Some problems of all themes and grades: equally many steps lie between them.
fn sample(text: &str) -> Vec<Puzzle> {
    let all = all(text);
    let step = all.len() / SAMPLE;
    all.into_iter().step_by(step).collect()
}

fn proof(puzzle: &Puzzle) -> Result<(), String> {
    match puzzle.theme.game() {
        "renju" => renju::prove(puzzle),
        "ren" => ren::prove(puzzle),
        _ => rin::prove(puzzle),
    }
}

/// Fails with all problems that cannot be proved.
fn prove(puzzles: &[Puzzle]) {
    let failure = |puzzle: &Puzzle| {
        let why = proof(puzzle).err()?;
        Some(format!("{} {}: {why}", puzzle.theme.id(), puzzle.line()))
    };
    let failures: Vec<String> = puzzles.iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// An error unless the first stones that are right are these.
fn expect_firsts(puzzle: &Puzzle, found: &[Point]) -> Result<(), String> {
    let mut found = found.to_vec();
    found.sort();
    found.dedup();
    let right = puzzle.first_stones();
    if found == right { Ok(()) } else { Err(format!("{found:?} are right, not {right:?}")) }
}

#[test]
fn there_are_enough_problems_of_every_theme() {
    let puzzles: Vec<Puzzle> = [RENJU, REN, RIN].iter().flat_map(|text| all(text)).collect();
    let count = |game: &str| puzzles.iter().filter(|p| p.theme.game() == game).count();
    assert!(count("renju") >= 600, "{}", count("renju"));
    assert!(count("ren") >= 250 && count("rin") >= 250, "{} {}", count("ren"), count("rin"));
    for theme in Theme::ALL {
        assert!(puzzles.iter().filter(|p| p.theme == theme).count() >= 20, "{theme:?}");
    }
    let fours = puzzles.iter().filter(|p| p.theme == Theme::Fours);
    let lengths: HashSet<usize> = fours.map(|p| p.right[0].len() / 2).collect();
    assert!((2..=6).all(|fours| lengths.contains(&fours)), "{lengths:?}");
}

#[test]
fn every_problem_is_a_record_with_all_its_lines_and_reads_back() {
    for text in [RENJU, REN, RIN] {
        for puzzle in all(text) {
            let record = puzzle.record().expect("a position");
            let firsts = record.children(record.root()).count();
            let lines: HashSet<Point> =
                puzzle.right.iter().chain(&puzzle.wrong).map(|line| line[0]).collect();
            assert_eq!(firsts, lines.len(), "{}", puzzle.line());
            let again = Puzzle::read(&puzzle.line(), puzzle.rules, puzzle.theme);
            assert_eq!(again, Some(puzzle));
        }
    }
}

#[test]
fn no_two_problems_are_the_same_turned_mirrored_or_shifted() {
    for text in [RENJU, REN, RIN] {
        let mut seen = HashSet::new();
        for puzzle in all(text) {
            let same = (shape(&puzzle), puzzle.setup.to_move as u8, puzzle.theme);
            assert!(seen.insert(same), "{}", puzzle.line());
        }
    }
    let puzzle = all(REN).swap_remove(0);
    let mut seen = Seen::default();
    assert!(seen.is_new(&puzzle) && !seen.is_new(&puzzle));
}

#[test]
fn a_sample_of_all_problems_is_proved_a_second_time() {
    [RENJU, REN, RIN].iter().for_each(|text| prove(&sample(text)));
}

#[test]
#[ignore = "every problem: cargo test --profile deep -- --ignored deep_"]
fn deep_every_problem_of_renju_is_proved_a_second_time() {
    prove(&all(RENJU));
}

#[test]
#[ignore = "every problem: cargo test --profile deep -- --ignored deep_"]
fn deep_every_problem_of_ren_is_proved_a_second_time() {
    prove(&all(REN));
}

#[test]
#[ignore = "every problem: cargo test --profile deep -- --ignored deep_"]
fn deep_every_problem_of_rin_is_proved_a_second_time() {
    prove(&all(RIN));
}

#[test]
fn a_false_answer_is_not_proved() {
    for text in [RENJU, REN, RIN] {
        for mut puzzle in sample(text).into_iter().take(6) {
            let Some(wrong) = puzzle.wrong.first().cloned() else { continue };
            puzzle.right = vec![wrong];
            assert!(proof(&puzzle).is_err(), "{}", puzzle.line());
        }
    }
}
