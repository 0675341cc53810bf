//! Draws problems from self-play: wins by threats that ten times the budget proves, and a tenth of it does not.

use super::{Order, tell};
use crate::attacks::problem::Problem;
use goishi::ai::Random;
use goishi::ai::mining::renju_game;
use goishi::ai::renju::{Engine, Verdict};
use goishi::rules::renju::{Renju, Variant};
use std::sync::Mutex;

/// The rule sets that differ in what a four, a three or a foul is.
const VARIANTS: [Variant; 4] =
    [Variant::Rif, Variant::Free, Variant::Classical, Variant::Pritchard];
/// The table of the solver's player has two to this power of slots: it is not what the solver needs.
const TABLE_BITS: u32 = 12;
/// So many positions are drawn from each game.
const DRAWN_OF_A_GAME: usize = 4;

/// What was drawn so far.
#[derive(Default)]
struct Drawn {
    games: u64,
    found: Vec<(u64, Problem)>,
    left_open: usize,
}

/// As many problems as are asked for, in the order of their games.
pub fn draw(order: &Order) -> Vec<Problem> {
    let drawn = Mutex::new(Drawn::default());
    std::thread::scope(|scope| {
        for _ in 0..order.jobs {
            scope.spawn(|| while draw_game(order, &drawn).is_some() {});
        }
    });
    let mut found = drawn.into_inner().map(|drawn| drawn.found).unwrap_or_default();
    found.sort_by_key(|(game, _)| *game);
    found.into_iter().map(|(_, problem)| problem).take(order.count).collect()
}

/// Draws from the next game; none if there are enough.
fn draw_game(order: &Order, drawn: &Mutex<Drawn>) -> Option<()> {
    let number = {
        let mut drawn = drawn.lock().ok()?;
        if drawn.found.len() >= order.count {
            return None;
        }
        drawn.games += 1;
        drawn.games
    };
    let (problems, left_open) = problems_of(order, number);
    let mut drawn = drawn.lock().ok()?;
    drawn.found.extend(problems.into_iter().map(|problem| (number, problem)));
    drawn.left_open += left_open;
    if number.is_multiple_of(20) {
        tell(drawn.found.len(), drawn.games, drawn.left_open);
    }
    Some(())
}

/// The problems among positions of a game drawn at random, each for the player to move; and how many of them ten times the budget
/// leaves open.
fn problems_of(order: &Order, number: u64) -> (Vec<Problem>, usize) {
    let (mut problems, mut left_open) = (Vec::new(), 0);
    let mut engine = Engine::with_table(TABLE_BITS);
    for problem in positions_of(order.seed, number).iter().filter_map(Problem::of) {
        if problem.solve(&mut engine, order.budget / 10).verdict != Verdict::Unknown {
            continue;
        }
        match problem.solve(&mut engine, order.budget * 10).verdict {
            Verdict::Proved => problems.push(problem),
            Verdict::Refuted => {}
            Verdict::Unknown => left_open += 1,
        }
    }
    (problems, left_open)
}

/// Some positions of a game, drawn at random from all of them.
fn positions_of(seed: u64, number: u64) -> Vec<Renju> {
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(number << 20));
    let mut positions = renju_game(VARIANTS[(number % 4) as usize], &mut random);
    random.shuffle(&mut positions);
    positions.truncate(DRAWN_OF_A_GAME);
    positions
}

#[cfg(test)]
mod tests {
    use super::*;
    use goishi::rules::Rules;

    #[test]
    fn positions_are_drawn_from_the_whole_of_games_and_for_both_players() {
        let positions: Vec<Renju> = (1..=3).flat_map(|number| positions_of(5, number)).collect();
        let turns: Vec<_> = positions.iter().map(Renju::color_to_move).collect();
        assert!(turns.iter().any(|turn| *turn != turns[0]));
        let stones = positions.iter().map(|game| {
            225 - game.board().points().filter(|&at| game.board().get(at).is_none()).count()
        });
        let (least, most) = (stones.clone().min(), stones.max());
        assert!(least < Some(12) && most > Some(20), "{least:?} {most:?}");
    }
}
