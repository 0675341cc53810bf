//! The sequential probability ratio test: a match ends as soon as it is clear enough which of two differences in
//! strength is true.

use super::tally::points_of;
use std::fmt;
use std::str::FromStr;

/// The logarithm of the odds at which the test decides: it errs in one of twenty matches.
const ENOUGH: f64 = 2.944;
/// Fewer pairs than this tell nothing of the spread of results.
const FEWEST_PAIRS: f64 = 8.0;
/// The spread of a pair that one player wins twice, or loses twice, if both are equally strong.
const WIDEST: f64 = 0.25;
/// So many such pairs are added to the spread: where the opening decided the first games, all pairs are alike.
const UNSEEN: f64 = 2.0;

/// The two differences in Elo between which the test decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference of a change that is not worth it.
    pub low: f64,
    /// The difference of a change that is.
    pub high: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The greater difference is true.
    Passed,
    /// The smaller difference is true.
    Failed,
}

/// The results of pairs of games: how many brought 0, a half, 1, one and a half, and 2 points.
pub type Pairs = [u32; 5];

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bounds = text.split_once(':').and_then(|(low, high)| {
            let [low, high] = [low, high].map(|word| word.parse::<f64>().ok());
            Some((low?, high?))
        });
        match bounds {
            Some((low, high)) if low < high && low.abs().max(high.abs()) <= 1000.0 => {
                Ok(Self { low, high })
            }
            _ => Err(format!("--sprt: {text:?} is not LOW:HIGH, two differences in Elo")),
        }
    }
}

impl Sprt {
    /// The logarithm of how much likelier the greater difference makes these results than the smaller one.
    pub fn log_odds(self, pairs: &Pairs) -> f64 {
        let count: f64 = pairs.iter().map(|&n| f64::from(n)).sum();
        if count < FEWEST_PAIRS {
            return 0.0;
        }
        let share = |i: usize| i as f64 / 4.0;
        let weights = || pairs.iter().enumerate().map(|(i, &n)| (share(i), f64::from(n)));
        let mean = weights().map(|(share, n)| share * n).sum::<f64>() / count;
        let seen = weights().map(|(share, n)| (share - mean).powi(2) * n).sum::<f64>();
        let spread = (seen + UNSEEN * WIDEST) / (count + UNSEEN);
        let [low, high] = [self.low, self.high].map(points_of);
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * spread)
    }

    /// What these results say.
    pub fn verdict(self, pairs: &Pairs) -> Verdict {
        match self.log_odds(pairs) {
            odds if odds >= ENOUGH => Verdict::Passed,
            odds if odds <= -ENOUGH => Verdict::Failed,
            _ => Verdict::Open,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Passed => "passed",
            Self::Failed => "failed",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { low: 0.0, high: 20.0 };

    #[test]
    fn bounds_are_two_numbers_in_order() {
        assert_eq!("0:20".parse(), Ok(TEST));
        assert_eq!("-5:5".parse(), Ok(Sprt { low: -5.0, high: 5.0 }));
        for text in ["", "5", "20:0", "a:b", "0:0", "0:NaN", "0:1e9"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }

    #[test]
    fn clear_results_decide_and_even_ones_do_not() {
        assert_eq!(TEST.verdict(&[0, 0, 0, 0, 4]), Verdict::Open, "too few");
        assert_eq!(TEST.verdict(&[20, 0, 60, 0, 80]), Verdict::Passed);
        assert_eq!(TEST.verdict(&[80, 0, 60, 0, 20]), Verdict::Failed);
        assert_eq!(TEST.verdict(&[10, 0, 20, 0, 11]), Verdict::Open);
        assert_eq!(TEST.verdict(&[0, 1, 19, 0, 0]), Verdict::Open, "the openings decided");
        assert_eq!(TEST.verdict(&[500, 0, 1000, 0, 500]), Verdict::Failed, "level is too little");
    }

    #[test]
    fn the_log_odds_are_those_of_the_normal_approximation() {
        // Mean 0.6, variance 0.09 of 100 pairs and 0.25 of two more, bounds 0.5 and 0.52875.
        let odds = TEST.log_odds(&[10, 0, 60, 0, 30]);
        let (mean, low, high) = (0.6, 0.5, points_of(20.0));
        let spread = (10.0 * 0.36 + 60.0 * 0.01 + 30.0 * 0.16 + 2.0 * 0.25) / 102.0;
        let expected = 100.0 * (high - low) * (2.0 * mean - low - high) / (2.0 * spread);
        assert!((odds - expected).abs() < 1e-9, "{odds} {expected}");
    }
}
