//! The table of what is shown and what is true, with its intervals.

use goishi::ai::{Random, WHOLE};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// A row of the table for so many thousandths.
const ROW: u16 = 50;
/// How often games are drawn at random for the intervals.
const DRAWS: usize = 1000;
/// The part of the draws on either side that an interval leaves out.
const OUTSIDE: f64 = 0.025;

/// A position that was judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The number of its game.
    pub game: usize,
    /// How many moves after the opening it came.
    pub ply: usize,
    /// The share of Black that is shown, in thousandths.
    pub share: u16,
    /// What Black got of the game: 1 for a win, a half for a draw.
    pub result: f64,
}

impl Sample {
    /// The share of the colour that is ahead, and what it got. Both shares are equal at a half; then it is Black's.
    fn of_leader(&self) -> (u16, f64) {
        let is_black = self.share * 2 >= WHOLE;
        if is_black { (self.share, self.result) } else { (WHOLE - self.share, 1.0 - self.result) }
    }

    fn row(&self) -> u16 {
        (self.of_leader().0 / ROW * ROW).min(WHOLE - ROW)
    }
}

/// Prints a row for every twentieth of the chances, and by what the logarithm of the odds is to be multiplied to fit best.
pub fn print(samples: &[Sample], out: &mut impl Write) -> io::Result<()> {
    let games = by_game(samples);
    let draws = drawn(&games);
    writeln!(out, "shown      positions  mean   won   95 in 100 times between")?;
    for row in (WHOLE / 2..WHOLE).step_by(ROW.into()) {
        let here: Vec<Sample> = samples.iter().copied().filter(|it| it.row() == row).collect();
        let Some([mean, won]) = means(&here) else { continue };
        let bounds = draws.iter().filter_map(|draw| {
            let here: Vec<Sample> = draw.iter().copied().filter(|it| it.row() == row).collect();
            means(&here).map(|[_, won]| won)
        });
        let [low, high] = interval(bounds.collect()).map(|bound| 100.0 * bound);
        let [mean, won] = [mean, won].map(|share| 100.0 * share);
        let (from, to, count) = (row / 10, (row + ROW) / 10, here.len());
        writeln!(
            out,
            "{from:3} to {to:3}  {count:8}  {mean:4.1}  {won:4.1}   {low:4.1} and {high:4.1}"
        )?;
    }
    let [low, high] = interval(draws.iter().map(|draw| factor(draw)).collect());
    let (best, count) = (factor(samples), games.len());
    writeln!(
        out,
        "{count} games; the best factor for the logarithm of the odds is {best:.2} ({low:.2} to {high:.2})"
    )
}

/// The mean share of the leader, and what the leader got on average.
fn means(samples: &[Sample]) -> Option<[f64; 2]> {
    let count = samples.len() as f64;
    let leaders = || samples.iter().map(Sample::of_leader);
    let shown: f64 = leaders().map(|(share, _)| f64::from(share) / f64::from(WHOLE)).sum();
    let won: f64 = leaders().map(|(_, won)| won).sum();
    (count > 0.0).then(|| [shown, won].map(|sum| sum / count))
}

fn by_game(samples: &[Sample]) -> Vec<Vec<Sample>> {
    let mut games: BTreeMap<usize, Vec<Sample>> = BTreeMap::new();
    samples.iter().for_each(|&sample| games.entry(sample.game).or_default().push(sample));
    games.into_values().collect()
}

/// Collections of as many games, each drawn at random from all: a bootstrap, since the positions of a game have one result.
fn drawn(games: &[Vec<Sample>]) -> Vec<Vec<Sample>> {
    let mut random = Random::new(1);
    let mut draw = || games.iter().flat_map(|_| games[random.below(games.len())].clone()).collect();
    (0..DRAWS).map(|_| draw()).collect()
}

/// The interval in which 95 of a hundred of these numbers lie.
fn interval(mut numbers: Vec<f64>) -> [f64; 2] {
    numbers.sort_by(f64::total_cmp);
    let Some(last) = numbers.len().checked_sub(1) else { return [f64::NAN; 2] };
    let at = (last as f64 * OUTSIDE).round() as usize;
    [numbers[at], numbers[last - at]]
}

/// The factor for the logarithm of the odds that makes the results likeliest: 1 if what is shown is true.
fn factor(samples: &[Sample]) -> f64 {
    let odds = |share: u16| {
        let share = (f64::from(share) / f64::from(WHOLE)).clamp(5e-4, 1.0 - 5e-4);
        (share / (1.0 - share)).ln()
    };
    let facts: Vec<(f64, f64)> = samples.iter().map(|it| (odds(it.share), it.result)).collect();
    // The likelihood has one summit: its slope falls all the way.
    let slope = |factor: f64| -> f64 {
        facts.iter().map(|(odds, won)| odds * (won - 1.0 / (1.0 + (-factor * odds).exp()))).sum()
    };
    let (mut low, mut high) = (0.0, 16.0);
    for _ in 0..16 {
        let middle = (low + high) / 2.0;
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(game: usize, share: u16, result: f64) -> Sample {
        Sample { game, ply: 0, share, result }
    }

    #[test]
    fn a_share_of_white_is_one_of_the_leader() {
        assert_eq!(sample(0, 300, 0.0).of_leader(), (700, 1.0));
        assert_eq!(sample(0, 700, 0.0).of_leader(), (700, 0.0));
        assert_eq!([sample(0, 301, 0.0), sample(0, 1000, 0.0)].map(|it| it.row()), [650, 950]);
    }

    #[test]
    fn what_is_true_needs_no_factor_and_what_is_too_careful_a_greater_one() {
        let true_ones: Vec<Sample> =
            (0..100).map(|i| sample(i, 750, if i < 75 { 1.0 } else { 0.0 })).collect();
        assert!((factor(&true_ones) - 1.0).abs() < 0.01, "{}", factor(&true_ones));
        let careful: Vec<Sample> =
            true_ones.iter().map(|it| Sample { share: 600, ..*it }).collect();
        let expected = 3_f64.ln() / 1.5_f64.ln();
        assert!((factor(&careful) - expected).abs() < 0.01, "{}", factor(&careful));
    }

    #[test]
    fn an_interval_leaves_out_a_fortieth_on_either_side() {
        assert_eq!(interval((0..=200).map(f64::from).collect()), [5.0, 195.0]);
    }
}
