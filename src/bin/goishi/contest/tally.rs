//! The tally of a match.

use super::game::Played;
use super::sprt::Pairs;
use std::collections::HashMap;
use std::fmt;

/// The bounds of 95 % of a normal distribution, in standard deviations.
const Z: f64 = 1.96;

/// Won, drawn and lost games of the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

impl Results {
    fn add(&mut self, points: f64) {
        match points {
            1.0 => self.wins += 1,
            0.0 => self.losses += 1,
            _ => self.draws += 1,
        }
    }

    pub fn games(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// The share of all points, from 0 to 1; a half if there are no games.
    pub fn score(self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        if self.games() == 0.0 { 0.5 } else { points / self.games() }
    }

    /// The interval in which the true score lies with 95 % (Wilson), as if every draw were half a win and half a
    /// loss: draws make the true interval smaller, never larger.
    pub fn interval(self) -> [f64; 2] {
        let (n, p) = (self.games(), self.score());
        if n == 0.0 {
            return [0.0, 1.0];
        }
        let middle = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        [middle - half, middle + half].map(|bound| (bound / (1.0 + Z * Z / n)).clamp(0.0, 1.0))
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins, {} draws, {} losses", self.wins, self.draws, self.losses)
    }
}

/// The difference in Elo that makes this score likely.
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that this difference in Elo makes likely.
pub fn points_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The games of a match so far.
#[derive(Default)]
pub struct Tally {
    pub all: Results,
    /// The results of pairs of which both games are played.
    pub pairs: Pairs,
    /// The points of pairs of which one game is played, by the number of the pair.
    halves: HashMap<usize, f64>,
    as_first: Results,
    as_second: Results,
    margins: i64,
    count: [u32; 2],
    total_ms: [f64; 2],
    longest_ms: [f64; 2],
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, played: &Played) {
        self.all.add(played.points);
        let part = if played.first_begins { &mut self.as_first } else { &mut self.as_second };
        part.add(played.points);
        let pair = played.game / 2;
        match self.halves.remove(&pair) {
            Some(points) => self.pairs[(2.0 * (points + played.points)) as usize] += 1,
            None => _ = self.halves.insert(pair, played.points),
        }
        self.margins += i64::from(played.margin);
        for player in 0..2 {
            self.count[player] += played.count[player];
            self.total_ms[player] += played.total_ms[player];
            self.longest_ms[player] = self.longest_ms[player].max(played.longest_ms[player]);
        }
    }

    /// How far the first player was ahead on average.
    pub fn margin(&self) -> f64 {
        self.margins as f64 / self.all.games().max(1.0)
    }

    /// The time of a move of this player, on average and at most.
    fn times(&self, player: usize) -> String {
        let mean = self.total_ms[player] / f64::from(self.count[player].max(1));
        format!("{mean:.1} ms a move, {:.0} at most", self.longest_ms[player])
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.all.interval();
        writeln!(f, "{}", self.all)?;
        writeln!(f, "as first player: {}; as second: {}", self.as_first, self.as_second)?;
        let percent = [self.all.score(), low, high].map(|share| share * 100.0);
        writeln!(f, "score {:.1} % (95 %: {:.1} to {:.1})", percent[0], percent[1], percent[2])?;
        let [middle, low, high] = [self.all.score(), low, high].map(elo);
        writeln!(f, "Elo {middle:+.0} (95 %: {low:+.0} to {high:+.0})")?;
        writeln!(f, "time {} | {}", self.times(0), self.times(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(wins: u32, draws: u32, losses: u32) -> Results {
        Results { wins, draws, losses }
    }

    #[test]
    fn elo_is_as_everybody_counts_it() {
        assert_eq!(elo(0.5), 0.0);
        assert!((elo(0.75) - 190.85).abs() < 0.01, "{}", elo(0.75));
        assert!((elo(0.75) + elo(0.25)).abs() < 1e-9);
        assert!((points_of(elo(0.7)) - 0.7).abs() < 1e-9);
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn a_draw_is_half_a_win() {
        assert_eq!(results(1, 2, 1).score(), 0.5);
        assert_eq!(results(3, 0, 1).score(), 0.75);
        assert_eq!(results(0, 0, 0).score(), 0.5);
    }

    #[test]
    fn the_interval_holds_the_score_and_shrinks() {
        let [low, high] = results(50, 0, 50).interval();
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let [narrow, _] = results(500, 0, 500).interval();
        assert!(narrow > low);
        // The textbook's Wilson interval of 10 successes in 10 trials.
        let [low, high] = results(10, 0, 0).interval();
        assert!((low - 0.7225).abs() < 1e-4 && high == 1.0, "{low} {high}");
        assert_eq!(results(0, 0, 0).interval(), [0.0, 1.0]);
    }
}
