//! Wins by fours and by threats for either colour, their first moves, and what stops them.

use super::maker::Problem;
use super::plain::Plain;
use goishi::ai::Budget;
use goishi::ai::renju::{Engine, Means, Verdict};
use goishi::board::{Board, Color, Point};
use goishi::rules::renju::{Renju, Variant};
use goishi::rules::{Move, Rules, Status};

const PROBLEMS: &str = include_str!("../../data/renju_fours.txt");
const NODES: u64 = 100_000;

/// The same position with one stone more, `color` to move.
fn with_stone(game: &Renju, at: Point, stone: Color, color: Color) -> Renju {
    let mut board = *game.board();
    board.set(at, Some(stone));
    Renju::from_position(game.variant(), &board, color)
}

/// Asserts that the line is legal and its last stone wins for `color`.
fn assert_wins(game: &Renju, line: &[Point], color: Color) {
    let mut game = game.clone();
    for &at in line {
        assert_eq!(game.status(), Status::Ongoing, "{line:?}");
        game.play(Move::Stone(at)).expect("a legal stone");
    }
    let Status::Won { winner, .. } = game.status() else { panic!("nobody has won: {line:?}") };
    assert_eq!(game.color_of(winner), color);
}

#[test]
fn wins_by_fours_are_proved_or_refuted() {
    let mut engine = Engine::new();
    for line in PROBLEMS.lines().step_by(23) {
        let problem = Problem::parse(line);
        let color = problem.game.color_to_move().expect("a game that goes on");
        let found = engine.solve(&problem.game, color, Means::Fours, &Budget::nodes(NODES));
        let expected = if problem.fours > 0 { Verdict::Proved } else { Verdict::Refuted };
        assert_eq!(found.verdict, expected, "{line}");
        if problem.fours > 0 {
            assert_wins(&problem.game, &found.line, color);
        }
    }
}

/// Every stone that is said to begin a win or to stop one is tried by a plain search that shares nothing but the judge.
#[test]
fn first_moves_and_stops_agree_with_a_plain_search() {
    let mut engine = Engine::new();
    let budget = Budget::nodes(NODES * 50);
    let short = PROBLEMS.lines().map(Problem::parse).filter(|problem| problem.fours == 2);
    for problem in short.step_by(9).take(5) {
        let game = &problem.game;
        let me = game.color_to_move().expect("a game that goes on");
        let first = engine.first_moves(game, me, Means::Fours, &budget);
        let line = engine.solve(game, me, Means::Fours, &budget).line;
        assert!(first.found.contains(&line[0]) && first.unknown.is_empty());
        let stops = engine.stops(game, me, Means::Fours, &budget);
        assert!(!stops.found.is_empty() && stops.unknown.is_empty());
        for at in game.board().points().filter(|&at| game.board().get(at).is_none()).step_by(4) {
            let other = with_stone(game, at, me.other(), me);
            let mut defence = Renju::from_position(game.variant(), game.board(), me.other());
            if defence.play(Move::Stone(at)).is_err() || defence.status() != Status::Ongoing {
                continue;
            }
            let is_stopped = !Plain::new(&other).wins(me, 4);
            assert!(is_stopped || !stops.found.contains(&at), "{at:?} does not stop it");
        }
    }
}

#[test]
fn threes_win_where_fours_do_not() {
    let mut board = Board::empty(15);
    for (row, col) in [(7, 6), (7, 7), (6, 8), (5, 8)] {
        board.set(Point::new(row, col), Some(Color::White));
    }
    for (row, col) in [(0, 0), (14, 0), (0, 14), (14, 14)] {
        board.set(Point::new(row, col), Some(Color::Black));
    }
    let mut engine = Engine::new();
    let budget = Budget::nodes(NODES);
    for turn in Color::ALL {
        let game = Renju::from_position(Variant::Rif, &board, turn);
        let by_fours = engine.solve(&game, Color::White, Means::Fours, &budget);
        assert_eq!(by_fours.verdict, Verdict::Refuted, "whoever is to move");
        let found = engine.solve(&game, Color::White, Means::Threats, &budget);
        assert_eq!(found.verdict, Verdict::Proved);
        let own = Renju::from_position(Variant::Rif, &board, Color::White);
        assert_wins(&own, &found.line, Color::White);
        let first =
            engine.first_moves(&game, Color::White, Means::Threats, &Budget::nodes(NODES * 20));
        assert!(first.found.contains(&Point::new(7, 8)), "a double-three: {first:?}");
        let black = engine.solve(&game, Color::Black, Means::Threats, &budget);
        assert_eq!(black.verdict, Verdict::Refuted);
        assert!(!engine.threats(&game, Color::White).is_empty());
    }
}

#[test]
fn an_open_three_is_stopped_at_its_ends_and_not_far_away() {
    let mut board = Board::empty(15);
    (6..9).for_each(|col| board.set(Point::new(7, col), Some(Color::White)));
    let game = Renju::from_position(Variant::Rif, &board, Color::Black);
    let mut engine = Engine::new();
    for means in Means::ALL {
        let stops = engine.stops(&game, Color::White, means, &Budget::nodes(NODES * 225));
        let has = |row, col| stops.found.contains(&Point::new(row, col));
        assert!(has(7, 5) && has(7, 9), "{stops:?}");
        assert!(!has(13, 7) && !has(6, 6), "{stops:?}");
    }
}

#[test]
fn without_time_nothing_is_said() {
    let problem = PROBLEMS.lines().map(Problem::parse).find(|problem| problem.fours == 6).unwrap();
    let color = problem.game.color_to_move().unwrap();
    let mut engine = Engine::new();
    for means in Means::ALL {
        let found = engine.solve(&problem.game, color, means, &Budget::nodes(2));
        assert_eq!((found.verdict, found.line.len()), (Verdict::Unknown, 0));
    }
}
