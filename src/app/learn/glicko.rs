//! The rating of somebody who solves problems, by Glicko-2: how strong, how sure that is, and how much it wavers.

use super::progress::Attempt;
use std::f64::consts::PI;

/// A rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating itself: who has that of a problem solves it every other time.
    pub value: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How much it wavers.
    pub volatility: f64,
}

impl Rating {
    /// The rating of somebody of whom nothing is known: the first problems are easy ones.
    pub const NEW: Self = Self { value: 700.0, deviation: 350.0, volatility: 0.06 };

    /// What is left of it after a problem of this rating was solved or failed.
    pub fn after(self, problem: u16, attempt: Attempt) -> Self {
        let (mu, phi) = ((self.value - ORIGIN) / SCALE, self.deviation / SCALE);
        let (other, other_phi) = ((f64::from(problem) - ORIGIN) / SCALE, PROBLEM_DEVIATION / SCALE);
        let g = 1.0 / (1.0 + 3.0 * other_phi.powi(2) / PI.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - other)).exp());
        let variance = 1.0 / (g.powi(2) * expected * (1.0 - expected));
        let surprise = f64::from(u8::from(attempt == Attempt::Solved)) - expected;
        let volatility = volatility(self.volatility, phi, variance, variance * g * surprise);
        let before = (phi.powi(2) + volatility.powi(2)).sqrt();
        let phi = 1.0 / (1.0 / before.powi(2) + 1.0 / variance).sqrt();
        let mu = mu + phi.powi(2) * g * surprise;
        Self {
            value: (mu * SCALE + ORIGIN).clamp(100.0, 3500.0),
            deviation: (phi * SCALE).max(LEAST_DEVIATION),
            volatility,
        }
    }
}

/// Glicko-2 counts from here, in steps of this size.
const ORIGIN: f64 = 1500.0;
const SCALE: f64 = 173.7178;
/// How unsure the ratings of problems are: levels have tried them, people have not.
const PROBLEM_DEVIATION: f64 = 80.0;
/// Nobody's rating stops moving.
const LEAST_DEVIATION: f64 = 45.0;
/// How fast the volatility changes.
const TAU: f64 = 0.5;
/// Near enough.
const EPSILON: f64 = 1e-6;

/// The new volatility: step 5 of Glickman's paper, by the Illinois method.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = sigma.powi(2).ln();
    let f = |x: f64| {
        let spread = phi.powi(2) + variance + x.exp();
        x.exp() * (delta.powi(2) - spread) / (2.0 * spread.powi(2)) - (x - a) / TAU.powi(2)
    };
    let (mut low, mut high) = (a, lower_end(a, phi, variance, delta, f));
    let (mut f_low, mut f_high) = (f(low), f(high));
    // It halves the distance at least every third time; a hundred times are more than enough.
    for _ in 0..100 {
        if (high - low).abs() <= EPSILON {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

/// The other end of where the volatility is looked for.
fn lower_end(a: f64, phi: f64, variance: f64, delta: f64, f: impl Fn(f64) -> f64) -> f64 {
    let rest = delta.powi(2) - phi.powi(2) - variance;
    if rest > 0.0 {
        return rest.ln();
    }
    let steps = (1..100).map(|k| a - f64::from(k) * TAU);
    steps.into_iter().find(|&x| f(x) >= 0.0).unwrap_or(a - TAU)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solving_raises_and_failing_lowers_and_both_make_it_surer() {
        let solved = Rating::NEW.after(700, Attempt::Solved);
        let failed = Rating::NEW.after(700, Attempt::Failed);
        assert!(solved.value > 700.0 && failed.value < 700.0);
        assert!(solved.deviation < 350.0 && failed.deviation < 350.0);
        assert!((solved.value - 700.0 - (700.0 - failed.value)).abs() < 1.0);
    }

    #[test]
    fn the_example_of_the_paper_comes_out_for_its_first_game() {
        // Glickman's player (1500, 200, 0.06); his first opponent alone, with the deviation that our problems have.
        let player = Rating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
        let after = player.after(1400, Attempt::Solved);
        assert!((after.value - 1563.0).abs() < 5.0, "{after:?}");
        assert!((after.volatility - 0.06).abs() < 0.001);
    }

    #[test]
    fn who_solves_all_of_a_strength_rises_above_it_and_never_beyond_bounds() {
        let mut rating = Rating::NEW;
        for _ in 0..40 {
            rating = rating.after(1600, Attempt::Solved);
        }
        assert!(rating.value > 1700.0 && rating.value <= 3500.0, "{rating:?}");
        for _ in 0..400 {
            rating = rating.after(600, Attempt::Failed);
        }
        assert!(rating.value >= 100.0 && rating.deviation >= LEAST_DEVIATION);
    }
}
