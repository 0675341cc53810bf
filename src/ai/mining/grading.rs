//! How hard problems are: how often computer players of several levels fail at them, and how long and tempting they are.

use super::Find;
use super::self_play::Thinker;
use crate::ai::Level;
use crate::record::puzzle::{Puzzle, RATINGS, Theme};
use crate::rules::Move;

/// Who tries problems: levels, each with so many seeds, and the positions that each may search.
pub struct Grader {
    /// The levels.
    pub levels: &'static [Level],
    /// How often each tries.
    pub tries: u64,
    /// The first seed.
    pub seed: u64,
    /// The positions that each may search.
    pub nodes: u64,
}

impl Grader {
    /// Who rates the problems.
    pub const RATING: Self = Self {
        levels: &[Level::Two, Level::Three, Level::Four, Level::Five, Level::Six],
        tries: 4,
        seed: 1,
        nodes: 1_500,
    };
}

/// The share of tries in which the first stone is wrong.
pub fn failures(puzzle: &Puzzle, grader: &Grader) -> f64 {
    let Ok(game) = puzzle.rules.start_from(&puzzle.setup) else { return 1.0 };
    let right = puzzle.first_stones();
    let (mut tries, mut failed) = (0, 0);
    for &level in grader.levels {
        // The best player plays the same every time.
        let seeds = if level == Level::Six { 1 } else { grader.tries };
        for seed in grader.seed..grader.seed + seeds {
            let chosen = Thinker::new(puzzle.rules).choose(&game, level, seed, grader.nodes);
            let is_right = matches!(chosen, Some(Move::Stone(at)) if right.contains(&at));
            tries += 1;
            failed += u32::from(!is_right);
        }
    }
    f64::from(failed) / f64::from(tries.max(1))
}

/// The share of the players' failures in a rating; the rest is how long and tempting a problem is.
const WEIGHT: f64 = 0.85;

impl Find {
    /// Rates the problem.
    pub fn rate(&mut self) {
        let looks = (self.length.min(12) as f64 / 12.0 + self.tempting.min(8) as f64 / 8.0) / 2.0;
        // No computer player ever puts a stone on a forbidden point.
        let hardness = if self.puzzle.theme == Theme::Permitted {
            looks
        } else {
            WEIGHT * failures(&self.puzzle, &Grader::RATING) + (1.0 - WEIGHT) * looks
        };
        let [low, high] = RATINGS.map(f64::from);
        self.puzzle.rating = ((low + hardness * (high - low)) / 10.0).round() as u16 * 10;
    }
}
