//! Looks for problems: positions of games between computer players, and positions made up, in which what is right can be
//! proved. Equal seeds find equal problems.

mod fouls;
mod grading;
mod longer;
mod nines;
mod ren;
mod renju;
mod rin;
mod sameness;
mod self_play;

pub use grading::{Grader, failures};
pub use renju::game as renju_game;
pub use sameness::{Seen, shape};

use super::Random;
use crate::board::Point;
use crate::record::puzzle::{Puzzle, Theme};
use crate::rules::catalog::RuleSet;
use crate::rules::{Setup, ren::Options, renju::Variant, rin::Size};

/// A problem that was found, before anybody has tried it.
#[derive(Clone, Debug)]
pub struct Find {
    /// The problem.
    pub puzzle: Puzzle,
    /// How many stones of the solver the answer has.
    pub length: usize,
    /// How many wrong first stones look as good as the right ones.
    pub tempting: usize,
}

impl Find {
    fn new(theme: Theme, rules: RuleSet, setup: Setup, lines: Lines, tempting: usize) -> Self {
        let Lines { right, wrong } = lines;
        let puzzle = Puzzle { theme, rating: 0, rules, setup, right, wrong };
        Self { length: puzzle.length(), puzzle, tempting }
    }
}

/// The lines of a problem.
struct Lines {
    right: Vec<Vec<Point>>,
    wrong: Vec<Vec<Point>>,
}

/// Problems of the game `name` from one place where there may be some, if possible about what is wanted. Different numbers are
/// different places.
pub fn dig(name: &str, seed: u64, number: u64, wanted: &[Theme]) -> Vec<Find> {
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(number << 20));
    match (name, number % 4) {
        ("renju", 3) if wanted.contains(&Theme::Permitted) => {
            fouls::dig(&mut random).into_iter().collect()
        }
        ("renju", _) => renju::dig(Variant::Rif, &mut random, wanted),
        ("ren", 3) => nines::dig(Options::ALL[random.below(2)], &mut random),
        ("ren", part) => {
            ren::dig(if part == 0 { Options::ALL[1] } else { Options::ALL[0] }, &mut random)
        }
        ("rin", part) => rin::dig(
            [Size::Eight, Size::Eight, Size::Twelve, Size::Sixteen][part as usize],
            &mut random,
        ),
        _ => Vec::new(),
    }
}
