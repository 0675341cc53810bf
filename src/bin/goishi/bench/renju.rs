//! Renju: the judge, who sees fouls, beside a plain check for five in a row; and the player's position beside the
//! judge, on whole boards of forbidden points.

use super::{Bench, Side, Work, checksum};
use goishi::ai::Random;
use goishi::ai::renju::{Law, Position, cell};
use goishi::board::{Board, Color, Point};
use goishi::rules::renju::{Renju, SIZE, Variant};
use goishi::rules::{Ending, Move, Rules, Status};

pub const FIVES: Bench = Bench {
    name: "renju-rif",
    engine: "judge",
    rival: "plain five-in-a-row check, which sees no fouls",
    unit: "stone",
    games: 20_000,
    counted_games: 1_000,
    play: play_fives,
};

pub const FORBIDDEN: Bench = Bench {
    name: "renju-rif-forbidden",
    engine: "player's position",
    rival: "judge",
    unit: "board of forbidden points",
    games: 600,
    counted_games: 30,
    play: play_forbidden,
};

/// Random games by the RIF rules, from the empty board to the first five or foul.
struct Games {
    random: Random,
    order: Vec<Point>,
    /// The empty board without the opening rules.
    start: Renju,
}

impl Games {
    fn new() -> Self {
        let empty = Board::empty(SIZE);
        Self {
            random: Random::new(1996),
            order: empty.points().collect(),
            start: Renju::from_position(Variant::Rif, &empty, Color::Black),
        }
    }

    /// The stones of the next game, black and white in turn.
    fn next(&mut self) -> Vec<(Point, Color)> {
        self.random.shuffle(&mut self.order);
        let stones = self.order.iter().copied().zip(Color::ALL.into_iter().cycle());
        let mut game = self.start.clone();
        stones
            .take_while(|&(at, _)| {
                let goes_on = game.status() == Status::Ongoing;
                if goes_on {
                    game.play_unchecked(Move::Stone(at));
                }
                goes_on
            })
            .collect()
    }
}

/// Each side judges every stone; the result is which games end in five.
fn play_fives(side: Side, games: usize) -> Work {
    let mut random = Games::new();
    let mut work = Work::default();
    for _ in 0..games {
        let stones = random.next();
        let five = match side {
            Side::Engine => judged_game(random.start.clone(), &stones),
            Side::Rival => plain_game(&stones),
            Side::Nobody => false,
        };
        work.add(stones.len() as u64, five.into());
    }
    work
}

fn judged_game(mut game: Renju, stones: &[(Point, Color)]) -> bool {
    for &(at, _) in stones {
        game.play_unchecked(Move::Stone(at));
    }
    game.status().ending() == Some(Ending::Five)
}

fn plain_game(stones: &[(Point, Color)]) -> bool {
    let mut board = Board::empty(SIZE);
    let mut five = false;
    for &(at, color) in stones {
        board.set(at, Some(color));
        five |= makes_five(&board, at, color);
    }
    five
}

/// Walks both ways from the stone in all four directions.
fn makes_five(board: &Board, at: Point, color: Color) -> bool {
    [(0, 1), (1, 0), (1, 1), (-1, 1)].into_iter().any(|(down, right)| {
        let length =
            1 + run(board, at, color, (down, right)) + run(board, at, color, (-down, -right));
        length == 5 || length > 5 && color == Color::White
    })
}

fn run(board: &Board, at: Point, color: Color, (down, right): (i8, i8)) -> usize {
    let step = |at: &Point| {
        Some(Point::new(at.row.wrapping_add_signed(down), at.col.wrapping_add_signed(right)))
    };
    let same = |at: &Point| board.contains(*at) && board.get(*at) == Some(color);
    std::iter::successors(step(&at), step).take_while(same).count()
}

/// Each side lists Black's forbidden points after every tenth stone.
fn play_forbidden(side: Side, games: usize) -> Work {
    let mut random = Games::new();
    let mut position = Position::new(Law::of(Variant::Rif));
    let mut work = Work::default();
    for _ in 0..games {
        let mut board = Board::empty(SIZE);
        for (i, (at, color)) in random.next().into_iter().enumerate() {
            board.set(at, Some(color));
            if i % 10 == 9 {
                work.add(1, forbidden(side, &board, &mut position));
            }
        }
    }
    work
}

/// A sum over the forbidden points.
fn forbidden(side: Side, board: &Board, position: &mut Position) -> u64 {
    let points: Vec<Point> = match side {
        Side::Engine => {
            position.set_up(board, Color::Black);
            let empty = board.points().filter(|&at| board.get(at).is_none());
            empty.filter(|&at| position.is_foul(cell(at))).collect()
        }
        Side::Rival => {
            let game = Renju::from_position(Variant::Rif, board, Color::Black);
            game.forbidden().iter().map(|&(at, _)| at).collect()
        }
        Side::Nobody => Vec::new(),
    };
    let mut cells: Vec<u64> = points.into_iter().map(|at| cell(at).into()).collect();
    cells.sort_unstable();
    checksum(cells.into_iter())
}
