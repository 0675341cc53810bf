//! Rin: the engine against a flood fill over the whole board after every stone.

use super::{Bench, Side, Work};
use goishi::ai::Random;
use goishi::board::{Color, Point};
use goishi::rules::Move;
use goishi::rules::catalog::RuleSet;
use goishi::rules::rin::Size;

#[path = "../../../../tests/oracle/rin.rs"]
mod oracle;

pub const RINGS: Bench = Bench {
    name: "rin",
    rival: "naive flood fill",
    unit: "stone",
    games: 4_200, // a million stones
    counted_games: 200,
    play,
};

/// Plays random games to the end.
fn play(side: Side, games: usize) -> Work {
    let mut random = Random::new(2010);
    let mut order: Vec<usize> = (0..256).collect();
    let mut work = Work::default();
    for _ in 0..games {
        random.shuffle(&mut order);
        let (placed, result) = match side {
            Side::Engine => engine_game(&order),
            Side::Rival => naive_game(&order),
            Side::Nobody => (0, 0),
        };
        work.add(placed, result);
    }
    work
}

/// Puts the stones in the order of `order`, where a point is still empty.
fn engine_game(order: &[usize]) -> (u64, u64) {
    let mut game = RuleSet::Rin(Size::Sixteen).start();
    let mut placed = 0;
    for &i in order {
        let at = Point::new((i / 16) as u8, (i % 16) as u8);
        placed += u64::from(game.play(Move::Stone(at)).is_ok());
    }
    let board = game.board();
    (placed, checksum(board.points().map(|at| board.get(at) == Some(Color::Black))))
}

fn naive_game(order: &[usize]) -> (u64, u64) {
    let mut game = oracle::NaiveRin::new(16);
    for &i in order {
        if game.cells[i] == '.' {
            game.play(i);
        }
    }
    (game.placed as u64, checksum(game.cells.iter().map(|&cell| cell == 'x')))
}

fn checksum(black: impl Iterator<Item = bool>) -> u64 {
    black.fold(7, |sum, black| (sum * 2 + u64::from(black)) % 1_000_000_007)
}
