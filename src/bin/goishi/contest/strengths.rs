//! How strong several players are, from what they scored against each other: Elo numbers with the mean of all at [`MEAN`].

use super::tally::points_of;

/// The mean of all numbers.
pub const MEAN: f64 = 1500.0;
/// The bounds of 95 % of a normal distribution, in standard deviations.
const Z: f64 = 1.96;
/// Every two players have drawn so many games that nobody played: who won them all is not endlessly better.
const DRAWN: f64 = 1.0;
/// So often the numbers are brought nearer to what fits.
const ROUNDS: usize = 2_000;

/// What two players scored against each other.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    /// The players, by their places.
    pub players: [usize; 2],
    /// How many games they played.
    pub games: f64,
    /// The points of the first.
    pub points: f64,
}

/// How strong a player is.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// The number that fits best.
    pub elo: f64,
    /// How far it may be off: in 95 of a hundred cases no farther.
    pub margin: f64,
}

/// How strong so many players are, in their order.
pub fn strengths(players: usize, meetings: &[Meeting]) -> Vec<Strength> {
    let meetings: Vec<Meeting> = meetings
        .iter()
        .map(|it| Meeting { games: it.games + DRAWN, points: it.points + DRAWN / 2.0, ..*it })
        .collect();
    let elos = fitted(players, &meetings);
    let margins = margins(&elos, &meetings);
    elos.into_iter().zip(margins).map(|(elo, margin)| Strength { elo, margin }).collect()
}

/// The numbers that make the results likeliest. Each is moved until its player's points are those expected of it.
fn fitted(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    let mut elos = vec![MEAN; players];
    for _ in 0..ROUNDS {
        for player in 0..players {
            let (mut surprise, mut games) = (0.0, 0.0);
            for meeting in meetings {
                let [first, second] = meeting.players;
                let expected = meeting.games * points_of(elos[first] - elos[second]);
                match player {
                    it if it == first => surprise += meeting.points - expected,
                    it if it == second => surprise -= meeting.points - expected,
                    _ => continue,
                }
                games += meeting.games;
            }
            elos[player] += 400.0 * surprise / f64::max(games, 1.0);
        }
        let mean = elos.iter().sum::<f64>() / players as f64;
        elos.iter_mut().for_each(|elo| *elo += MEAN - mean);
    }
    elos
}

/// How far each number may be off: from how quickly the results become unlikelier around it (the inverse of Fisher's information).
fn margins(elos: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let players = elos.len();
    let shared = 1.0 / players as f64;
    // The mean is given. That all rise together is therefore made known too, and taken out again below.
    let mut known = vec![vec![shared; players]; players];
    let scale = 10_f64.ln() / 400.0;
    for Meeting { players: [first, second], games, .. } in meetings {
        let expected = points_of(elos[*first] - elos[*second]);
        let weight = games * expected * (1.0 - expected) * scale * scale;
        for (row, col, sign) in [
            (first, first, 1.0),
            (second, second, 1.0),
            (first, second, -1.0),
            (second, first, -1.0),
        ] {
            known[*row][*col] += sign * weight;
        }
    }
    let variances = inverse(known);
    (0..players).map(|it| Z * (variances[it][it] - shared).max(0.0).sqrt()).collect()
}

/// The inverse of a matrix, by elimination. It is one of information, so no pivot is zero.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (row, line) in matrix.iter_mut().enumerate() {
        line.extend((0..size).map(|col| f64::from(u8::from(row == col))));
    }
    for pivot in 0..size {
        let divisor = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|cell| *cell /= divisor);
        let used = matrix[pivot].clone();
        for (row, line) in matrix.iter_mut().enumerate().filter(|(row, _)| *row != pivot) {
            debug_assert_ne!(row, pivot);
            let factor = line[pivot];
            line.iter_mut().zip(&used).for_each(|(cell, used)| *cell -= factor * used);
        }
    }
    matrix.into_iter().map(|line| line[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tally::{Results, elo};
    use super::*;

    fn meeting(players: [usize; 2], games: f64, points: f64) -> Meeting {
        Meeting { players, games, points }
    }

    #[test]
    fn two_players_differ_by_what_their_score_says() {
        let [first, second] = strengths(2, &[meeting([0, 1], 999.0, 749.5)])[..] else { panic!() };
        assert!((first.elo - second.elo - elo(0.75)).abs() < 0.1, "{first:?} {second:?}");
        assert!((first.elo + second.elo - 2.0 * MEAN).abs() < 1e-6);
        // Half of the difference is each one's, and so is half of its margin.
        let [low, high] = Results { wins: 750, draws: 0, losses: 250 }.interval().map(elo);
        assert!((4.0 * first.margin - (high - low)).abs() < 1.0, "{first:?} {low} {high}");
    }

    #[test]
    fn who_never_met_are_compared_by_whom_both_met() {
        let meetings = [meeting([0, 1], 399.0, 99.5), meeting([1, 2], 399.0, 99.5)];
        let strengths = strengths(3, &meetings);
        let step = elo(0.75);
        assert!((strengths[2].elo - strengths[0].elo - 2.0 * step).abs() < 0.5, "{strengths:?}");
        assert!((strengths[1].elo - MEAN).abs() < 0.5);
        assert!(strengths[1].margin < strengths[0].margin);
    }

    #[test]
    fn who_wins_every_game_is_better_by_a_number() {
        let strengths = strengths(2, &[meeting([0, 1], 20.0, 20.0)]);
        let lead = strengths[0].elo - strengths[1].elo;
        assert!((400.0..1000.0).contains(&lead) && strengths[0].margin > 100.0, "{strengths:?}");
    }
}
