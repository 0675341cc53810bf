//! Ren: the player's compact position beside the judge, on random games.

use super::{Bench, Side, Work, checksum};
use goishi::ai::Random;
use goishi::ai::ren::{Position, cell};
use goishi::board::{Board, Color, Point};
use goishi::rules::ren::{Lead, Options, Ren, RuiLimit, Size};
use goishi::rules::{Move, Rules};

pub const GROUPS: Bench = Bench {
    name: "ren",
    engine: "player's position",
    rival: "judge",
    unit: "stone",
    games: 4_000,
    counted_games: 50,
    play,
};

const OPTIONS: Options = Options { size: Size::Ten, rui_limit: RuiLimit::Three, lead: Lead::Off };

/// Enough random squares for a game to its end, as most of them will be taken.
const SQUARES_A_GAME: usize = 1_000;

/// Plays random games; the result is their boards and how far Black is ahead.
fn play(side: Side, games: usize) -> Work {
    let start = Ren::new(OPTIONS);
    let squares: Vec<Point> = start.board().points().collect();
    let mut random = Random::new(2006);
    let mut order = [Point::new(0, 0); SQUARES_A_GAME];
    let mut work = Work::default();
    for _ in 0..games {
        order.fill_with(|| squares[random.below(squares.len())]);
        let (stones, result) = match side {
            Side::Engine => compact_game(&start, &order),
            Side::Rival => judged_game(&start, &order),
            Side::Nobody => (0, 0),
        };
        work.add(stones, result);
    }
    work
}

/// Puts the stones in the order of `order`, where one is allowed.
fn compact_game(start: &Ren, order: &[Point]) -> (u64, u64) {
    let mut position = Position::new(start);
    let mut stones = 0;
    for &at in order {
        if position.outcome.is_none() && position.open() >> cell(at) & 1 == 1 {
            position = position.after(cell(at));
            stones += 1;
        }
    }
    let is_black = stones % 2 == 0;
    let (black, white) =
        if is_black { (position.own, position.other) } else { (position.other, position.own) };
    let mark = |at: Point| (black >> cell(at) & 1) as u64 + 2 * (white >> cell(at) & 1) as u64;
    let lead = if is_black { position.lead } else { -position.lead };
    (stones, result(start.board(), mark, lead))
}

fn judged_game(start: &Ren, order: &[Point]) -> (u64, u64) {
    let mut game = start.clone();
    let mut stones = 0;
    for &at in order {
        stones += u64::from(game.play(Move::Stone(at)).is_ok());
    }
    let board = game.board();
    let mark = |at: Point| board.get(at).map_or(0, |color| 1 + color as u64);
    let [black, white] = Color::ALL.map(|color| i32::from(game.score(color)));
    (stones, result(board, mark, black - white))
}

/// A sum over the stones and the lead.
fn result(board: &Board, mark: impl Fn(Point) -> u64, lead: i32) -> u64 {
    checksum(board.points().map(mark).chain([(1_000 + lead) as u64]))
}
