//! Positions of Rin that are set up: what is refused, whose turn it is, and what the next stones do.

use super::{agree, index};
use crate::oracle::rin::NaiveRin;
use goishi::ai::Random;
use goishi::board::{Board, Color, Point};
use goishi::record::setup;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::rin::Size;
use goishi::rules::{Move, Rules, Setup, SetupFault, Status};

/// Each turn with the number of stones that a game with it has had.
const TURNS: [(Color, u8); 4] =
    [(Color::Black, 1), (Color::White, 2), (Color::White, 1), (Color::Black, 2)];

/// Compares so many positions, and returns how many were refused and how many were full.
fn compare(positions: usize) -> [usize; 2] {
    let mut random = Random::new(16);
    let mut rare = [0; 2];
    for nth in 0..positions {
        let size = Size::ALL[nth % 3];
        let placed = random.below(4);
        let setup = random_setup(size, placed, &mut random);
        let [refused, full] = compare_one(size, &setup, placed, &mut random);
        rare = [rare[0] + usize::from(refused), rare[1] + usize::from(full)];
    }
    rare
}

fn random_setup(size: Size, placed: usize, random: &mut Random) -> Setup {
    let mut board = Board::empty(size.points());
    let black = random.below(101);
    let percent = [5, 20, 40, 60, 100][random.below(5)];
    for at in board.points().filter(|_| random.below(100) < percent).collect::<Vec<Point>>() {
        board.set(at, Some(Color::ALL[usize::from(random.below(100) >= black)]));
    }
    let (to_move, left) = TURNS[placed];
    Setup { left, ..Setup::new(board, to_move) }
}

fn compare_one(size: Size, setup: &Setup, placed: usize, random: &mut Random) -> [bool; 2] {
    let rules = RuleSet::Rin(size);
    assert_eq!(setup::read(&setup::write(setup, rules), rules).as_ref(), Ok(setup));
    let mut naive = NaiveRin::new(size.points().into());
    naive.cells = setup.board.to_string().replace('/', "").chars().collect();
    naive.placed = placed;
    let is_enclosed = ['x', 'o'].into_iter().any(|own| {
        let outside = naive.reaches_the_safe_zone(own);
        naive.cells.iter().zip(&outside).any(|(&cell, &outside)| cell != own && !outside)
    });
    let mut engine = match rules.start_from(setup) {
        Err(fault) => {
            assert_eq!((fault, is_enclosed), (SetupFault::Enclosed, true), "{naive}");
            return [true, false];
        }
        Ok(AnyGame::Rin(engine)) => engine,
        Ok(_) => panic!("another game"),
    };
    assert!(!is_enclosed, "{naive}");
    agree(&engine, &naive, size);
    let is_full = engine.status() != Status::Ongoing;
    for _ in 0..6 {
        let empty: Vec<Point> =
            engine.board().points().filter(|&at| engine.board().get(at).is_none()).collect();
        let Some(&at) = empty.get(random.below(empty.len().max(1))) else { break };
        engine.play(Move::Stone(at)).expect("an empty point");
        naive.play(index(at, size));
        agree(&engine, &naive, size);
    }
    [false, is_full]
}

#[test]
fn set_up_positions_agree_with_the_naive_judge() {
    let [refused, full] = compare(3_000);
    assert!(refused > 100 && full > 10, "{refused} {full}");
}

#[test]
#[ignore = "200,000 positions: cargo test --release -- --ignored deep_"]
fn deep_200_000_set_up_positions_agree_with_the_naive_judge() {
    compare(200_000);
}
