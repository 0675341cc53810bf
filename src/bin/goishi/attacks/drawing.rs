//! Draws problems from self-play: wins by threats that ten times the budget proves, and a tenth of it does not.

use super::{Order, tell};
use crate::attacks::problem::Problem;
use goishi::ai::Random;
use goishi::ai::mining::renju_game;
use goishi::ai::renju::{Engine, Verdict};
use goishi::rules::Rules;
use goishi::rules::renju::{Renju, Variant};
use std::sync::Mutex;

/// The rule sets that differ in what a four, a three or a foul is.
const VARIANTS: [Variant; 4] =
    [Variant::Rif, Variant::Free, Variant::Classical, Variant::Pritchard];
/// The table of the solver's player has two to this power of slots: it is not what the solver needs.
const TABLE_BITS: u32 = 12;
/// No more problems are taken from one game.
const MOST_OF_A_GAME: usize = 2;

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
    let (problems, is_open) = problems_of(order, number);
    let mut drawn = drawn.lock().ok()?;
    drawn.found.extend(problems.into_iter().map(|problem| (number, problem)));
    drawn.left_open += usize::from(is_open);
    if number.is_multiple_of(20) {
        tell(drawn.found.len(), drawn.games, drawn.left_open);
    }
    Some(())
}

/// The problems of a game for the player of its last stone, from its end on, up to the first position that ten times the budget leaves open; and whether
/// there was one.
fn problems_of(order: &Order, number: u64) -> (Vec<Problem>, bool) {
    let mut random = Random::new(order.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number << 20));
    let variant = VARIANTS[(number % 4) as usize];
    let positions = renju_game(variant, &mut random);
    let winner = positions.last().and_then(Renju::color_to_move);
    let of_winner = positions.iter().rev().filter_map(Problem::of);
    let mut problems = Vec::new();
    let mut engine = Engine::with_table(TABLE_BITS);
    for problem in of_winner.filter(|problem| Some(problem.attacker) == winner) {
        if problem.solve(&mut engine, order.budget / 10).verdict != Verdict::Unknown {
            continue;
        }
        match problem.solve(&mut engine, order.budget * 10).verdict {
            Verdict::Proved => problems.push(problem),
            Verdict::Refuted => {}
            Verdict::Unknown => return (problems, true),
        }
        if problems.len() == MOST_OF_A_GAME {
            break;
        }
    }
    (problems, false)
}
