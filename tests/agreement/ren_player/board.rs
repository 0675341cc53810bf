//! The compact board beside the judge, move by move.

use crate::ren::players::Style;
use crate::ren::starts::Start;
use goishi::ai::Random;
use goishi::ai::ren::{Cell, Cells, Outcome, PASS, Position, cell};
use goishi::board::{Color, Point};
use goishi::rules::ren::{Options, Ren};
use goishi::rules::{Move, Rules, Status};

const LONGEST_GAME: usize = 1_000;

/// Plays games of all rule sets in every style until `moves` moves have been compared.
fn compare(moves: usize) {
    let mut random = Random::new(2006);
    let mut compared = 0;
    while compared < moves {
        for (options, style) in
            Options::ALL.into_iter().flat_map(|o| Style::ALL.map(|style| (o, style)))
        {
            let size = options.size.points();
            for start in [Start::empty(size), Start::random(size, &mut random)] {
                compared += compare_a_game(options, &start, style, &mut random);
            }
        }
    }
}

/// Plays to the end, and says how many moves that took.
fn compare_a_game(options: Options, start: &Start, style: Style, random: &mut Random) -> usize {
    let mut game = Ren::from_position(options, &start.board, start.to_move, start.scores);
    let mut position = Position::new(&game);
    let mut first = start.first.map(Move::Stone);
    let mut to_move = start.to_move;
    for moves in 0..LONGEST_GAME {
        agree(&game, &position, to_move);
        if game.status() != Status::Ongoing {
            return moves;
        }
        let mv = first.take().unwrap_or_else(|| style.choose(&game, random));
        game.play(mv).expect("a legal move");
        position = position.after(if let Move::Stone(at) = mv { cell(at) } else { PASS });
        to_move = to_move.other();
    }
    LONGEST_GAME
}

/// Asserts that both say the same of stones, points, weak stones, legal moves and the end.
fn agree(game: &Ren, position: &Position, to_move: Color) {
    let board = game.board();
    let of = |color| cells(board.points().filter(|&at| board.get(at) == Some(color)));
    assert_eq!(set(position.own), of(to_move), "{board:?}");
    assert_eq!(set(position.other), of(to_move.other()), "{board:?}");
    let points = |color| i32::from(game.score(color));
    assert_eq!(position.lead, points(to_move) - points(to_move.other()), "{board:?}");
    assert_eq!(set(position.weak), cells(game.weak().iter().copied()), "{board:?}");
    assert_eq!(position.outcome, outcome(game, to_move), "{board:?}");
    if game.status() == Status::Ongoing {
        let legal = |at: &Point| game.check(Move::Stone(*at)).is_ok();
        assert_eq!(set(position.open()), cells(board.points().filter(legal)), "{board:?}");
        assert_eq!(set(position.replaceable()), cells(game.replaceable().iter().copied()));
        let again = Position::new(game);
        assert_eq!((position, position.key()), (&again, again.key()), "{board:?}");
    }
}

fn outcome(game: &Ren, to_move: Color) -> Option<Outcome> {
    match game.status() {
        Status::Ongoing => None,
        Status::Drawn { .. } => Some(Outcome::Drawn),
        Status::Won { winner, .. } if winner == game.seat_of(to_move) => Some(Outcome::Won),
        Status::Won { .. } => Some(Outcome::Lost),
    }
}

fn set(cells: u128) -> Vec<Cell> {
    Cells(cells).collect()
}

fn cells(points: impl Iterator<Item = Point>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = points.map(cell).collect();
    cells.sort_unstable();
    cells
}

#[test]
fn the_compact_board_follows_the_judge_for_10_000_moves() {
    compare(10_000);
}

#[test]
#[ignore = "a million moves: cargo test --profile deep -- --ignored deep_"]
fn deep_the_compact_board_follows_the_judge_for_1_000_000_moves() {
    compare(1_000_000);
}
