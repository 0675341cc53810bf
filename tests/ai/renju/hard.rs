//! Wins by threes that are hard to find: each is the first position, seen from the end of a game of the computer against itself, in which
//! a tenth of the usual search does not find the win and ten times the search does.

use goishi::ai::renju::{Engine, Means, Verdict};
use goishi::ai::{Budget, Level, Task};
use goishi::board::{Board, Color};
use goishi::rules::renju::{Renju, SIZE, Variant};
use goishi::rules::{Rules, Status};
use std::time::{Duration, Instant};

/// What the solver looks at in a browser in two seconds; natively it is faster.
const NODES: u64 = 1_000_000;
const VARIANTS: [Variant; 2] = [Variant::Rif, Variant::Free];

/// All positions of a game between two of level four, and who has won it.
fn game(engine: &mut Engine, variant: Variant, seed: u64) -> (Vec<Renju>, Option<Color>) {
    let mut game = Renju::from_position(variant, &Board::empty(SIZE), Color::Black);
    let mut positions = vec![game.clone()];
    for ply in 0.. {
        let task = Task { level: Level::Four, seed: seed * 1000 + ply, ..Task::BEST };
        let Some(thought) = engine.think(&game, &task, &Budget::nodes(1_000)) else { break };
        game.play(thought.mv).expect("a legal move");
        positions.push(game.clone());
        if game.status() != Status::Ongoing {
            break;
        }
    }
    let winner = match game.status() {
        Status::Won { winner, .. } => Some(game.color_of(winner)),
        _ => None,
    };
    (positions, winner)
}

/// The first position from the end on that a tenth of the search does not solve.
fn hard(positions: &[Renju], winner: Color) -> Option<&Renju> {
    let own = |game: &&Renju| game.color_to_move() == Some(winner);
    let is_open = |game: &&Renju| {
        let budget = Budget::nodes(NODES / 10);
        Engine::new().solve(game, winner, Means::Threats, &budget).verdict != Verdict::Proved
    };
    positions.iter().rev().filter(own).find(is_open)
}

/// How many hard problems there are among so many games, and how many of them the usual search solves.
fn measure(games: u64, problems: usize) -> (usize, usize) {
    let (mut found, mut solved) = (0, 0);
    let (mut looked, mut took) = (0, Duration::ZERO);
    for seed in 0..games {
        let variant = VARIANTS[seed as usize % VARIANTS.len()];
        let (positions, winner) = game(&mut Engine::new(), variant, seed);
        let Some((winner, game)) = winner.and_then(|it| Some((it, hard(&positions, it)?))) else {
            continue;
        };
        let began = Instant::now();
        let solution =
            Engine::new().solve(game, winner, Means::Threats, &Budget::nodes(NODES * 10));
        took += began.elapsed();
        looked += solution.nodes;
        if solution.verdict == Verdict::Proved {
            found += 1;
            solved += usize::from(solution.nodes <= NODES);
            let speed = looked as f64 / took.as_secs_f64();
            println!("{solved} of {found} in {} games; {speed:.0} positions a second", seed + 1);
        }
        if found == problems {
            break;
        }
    }
    (found, solved)
}

#[test]
#[ignore = "200 problems: cargo test --release -- --ignored deep_"]
fn deep_nine_in_ten_hard_wins_by_threes_are_found() {
    let (found, solved) = measure(5_000, 200);
    assert_eq!(found, 200);
    assert!(solved * 10 >= found * 9, "{solved} of {found}");
}
