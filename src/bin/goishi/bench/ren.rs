//! Ren: the engine against a judge that looks over the whole board after every stone.

use super::{Bench, Side, Work};
use goishi::ai::Random;
use goishi::board::{Board, Color, Point};
use goishi::rules::ren::{Lead, Options, Ren, RuiLimit, Size};
use goishi::rules::{Move, Rules};
use oracle::NaiveRen;

#[path = "../../../../tests/oracle/ren.rs"]
#[allow(dead_code)] // the tests use all of it
mod oracle;

pub const GROUPS: Bench = Bench {
    name: "ren",
    rival: "naive judge",
    unit: "stone",
    games: 4_000,
    counted_games: 50,
    play,
};

const OPTIONS: Options = Options { size: Size::Ten, rui_limit: RuiLimit::Three, lead: Lead::Off };

/// Enough random squares for a game to its end, as most of them will be taken.
const SQUARES_A_GAME: usize = 1_000;

/// Plays random games; the result is their boards and scores.
fn play(side: Side, games: usize) -> Work {
    let squares: Vec<Point> = Board::empty(OPTIONS.size.points()).points().collect();
    let mut random = Random::new(2006);
    let mut order = [Point::new(0, 0); SQUARES_A_GAME];
    let mut work = Work::default();
    for _ in 0..games {
        order.fill_with(|| squares[random.below(squares.len())]);
        let (stones, result) = match side {
            Side::Engine => engine_game(&order),
            Side::Rival => naive_game(&order),
            Side::Nobody => (0, 0),
        };
        work.add(stones, result);
    }
    work
}

/// Puts the stones in the order of `order`, where one is allowed.
fn engine_game(order: &[Point]) -> (u64, u64) {
    let mut game = Ren::new(OPTIONS);
    let mut stones = 0;
    for &at in order {
        stones += u64::from(game.play(Move::Stone(at)).is_ok());
    }
    let board = game.board();
    let marks = board.points().map(|at| board.get(at).map_or(0, |color| 1 + color as u64));
    (stones, checksum(marks.chain(Color::ALL.map(|color| game.score(color).into()))))
}

fn naive_game(order: &[Point]) -> (u64, u64) {
    let size = usize::from(OPTIONS.size.points());
    let mut game = NaiveRen::new(size, OPTIONS.rui_limit.stones().into(), None);
    let mut stones = 0;
    for at in order {
        let cell = usize::from(at.row) * size + usize::from(at.col);
        if game.refusal(cell).is_none() {
            game.play(cell);
            stones += 1;
        }
    }
    let marks = game.cells.iter().map(|&cell| match cell {
        'x' => 1,
        'o' => 2,
        _ => 0,
    });
    (stones, checksum(marks.chain(game.score.map(|points| points as u64))))
}

fn checksum(parts: impl Iterator<Item = u64>) -> u64 {
    parts.fold(7, |sum, part| (sum * 31 + part) % 1_000_000_007)
}
