//! Draws problems from self-play: wins by threats that ten times the budget proves, and a tenth of it does not.

use super::{Order, tell};
use crate::attacks::problem::Problem;
use goishi::ai::Random;
use goishi::ai::mining::renju_game;
use goishi::ai::renju::{Engine, Verdict};
use goishi::rules::renju::Variant;
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
    let mut random = Random::new(order.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number << 20));
    let variant = VARIANTS[(number % 4) as usize];
    let mut positions = renju_game(variant, &mut random);
    random.shuffle(&mut positions);
    let (mut problems, mut left_open) = (Vec::new(), 0);
    let mut engine = Engine::with_table(TABLE_BITS);
    for problem in positions.iter().take(DRAWN_OF_A_GAME).filter_map(Problem::of) {
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
