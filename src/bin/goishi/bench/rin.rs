//! Rin: the player's compact position beside the judge, on random games to the end.

use super::{Bench, Side, Work, checksum};
use goishi::ai::Random;
use goishi::ai::rin::cell;
use goishi::ai::rin::position::Position;
use goishi::board::{Color, Point};
use goishi::rules::rin::{Rin, Size};
use goishi::rules::{Move, Rules};

pub const RINGS: Bench = Bench {
    name: "rin",
    engine: "player's position",
    rival: "judge",
    unit: "stone",
    games: 4_200, // a million stones
    counted_games: 200,
    play,
};

const SIZE: u8 = Size::Sixteen.points();

/// Plays random games; the result is their boards.
fn play(side: Side, games: usize) -> Work {
    let mut random = Random::new(2010);
    let mut order: Vec<Point> = (0..=u8::MAX).map(|i| Point::new(i / SIZE, i % SIZE)).collect();
    let mut work = Work::default();
    for _ in 0..games {
        random.shuffle(&mut order);
        let (stones, result) = match side {
            Side::Engine => compact_game(&order),
            Side::Rival => judged_game(&order),
            Side::Nobody => (0, 0),
        };
        work.add(stones, result);
    }
    work
}

/// Puts the stones in the order of `order`, where a point is still empty.
fn compact_game(order: &[Point]) -> (u64, u64) {
    let mut position = Position::empty(SIZE);
    let mut stones = 0;
    for &at in order {
        if position.is_empty(cell(at)) {
            position.play(cell(at));
            stones += 1;
        }
    }
    let colors = (0..=u8::MAX).map(|cell| position.color_at(cell));
    (stones, checksum(colors.map(|color| color.map_or(0, |color| 1 + color as u64))))
}

fn judged_game(order: &[Point]) -> (u64, u64) {
    let mut game = Rin::new(Size::Sixteen);
    let mut stones = 0;
    for &at in order {
        stones += u64::from(game.play(Move::Stone(at)).is_ok());
    }
    let colors = game.board().points().map(|at| game.board().get(at));
    (stones, checksum(colors.map(|color: Option<Color>| color.map_or(0, |color| 1 + color as u64))))
}
