//! Positions of Renju that are set up: decided or not, whose turn it is, and what the next moves do.

use super::games::{Match, mark, naive_board, rules};
use super::players::Manner;
use super::positions::{self, Style};
use super::referee::NaiveGame;
use crate::oracle::renju::{NaiveRenju, Place};
use goishi::ai::Random;
use goishi::board::{Board, Color};
use goishi::record::setup;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::Variant;
use goishi::rules::{Setup, SetupFault};
use std::collections::BTreeMap;

/// Compares so many positions, and returns how often each thing stood on the board.
fn compare(positions: usize) -> BTreeMap<&'static str, usize> {
    let mut random = Random::new(15);
    let mut seen = BTreeMap::new();
    for nth in 0..positions {
        let variant = Variant::ALL[nth % Variant::ALL.len()];
        let to_move = Color::ALL[random.below(2)];
        let drawn = drawn(rules(variant).supply, &mut random);
        let board: Board = drawn.to_string().parse().expect("a drawn board");
        *seen.entry(compare_one(variant, board, to_move, &mut random)).or_default() += 1;
    }
    seen
}

/// Where the supply may run out on the board, half of all positions have about as many stones.
fn drawn(supply: usize, random: &mut Random) -> NaiveRenju {
    match random.below(8) {
        0 => positions::almost_full(random),
        1 => full(),
        2..=5 if supply < 100 => {
            let [black, white] = [(); 2].map(|()| supply - 1 + random.below(3));
            positions::with_stones(black, white, random)
        }
        _ => Style::ALL[random.below(Style::ALL.len())].position(random),
    }
}

/// A full board without a row of five.
fn full() -> NaiveRenju {
    let mut position = NaiveRenju::empty();
    for (row, col) in (0..15).flat_map(|row| (0..15).map(move |col| (row, col))) {
        let is_black = (col + 2 * row) / 2 % 2 == 0;
        position.set(NaiveRenju::place(row, col), if is_black { 'x' } else { 'o' });
    }
    position
}

fn compare_one(
    variant: Variant,
    board: Board,
    to_move: Color,
    random: &mut Random,
) -> &'static str {
    let (set, setup) = (RuleSet::Renju(variant), Setup::new(board, to_move));
    assert_eq!(setup::read(&setup::write(&setup, set), set).as_ref(), Ok(&setup));
    let naive = naive(variant, &setup);
    let has_too_many = Color::ALL.into_iter().any(|c| board.count(c) > naive.rules.supply);
    let engine = match set.start_from(&setup) {
        Err(fault) => {
            assert_eq!((fault, has_too_many), (SetupFault::TooManyStones, true), "{board:?}");
            return "too many";
        }
        Ok(AnyGame::Renju(engine)) => *engine,
        Ok(_) => panic!("another game"),
    };
    assert!(!has_too_many, "{board:?}");
    let by = naive.result.map(|(_, by)| by);
    let seen = by.unwrap_or(if naive.to_move == mark(to_move) { "playing" } else { "misses" });
    let mut game = Match { engine, naive };
    game.agree();
    let manner = Manner::ALL[random.below(Manner::ALL.len())];
    (0..3).for_each(|_| game.play_one(manner, random, &mut BTreeMap::new()));
    seen
}

/// "The first that applies: five (if both colours have one, the one not to play), full board, supply."
fn naive(variant: Variant, setup: &Setup) -> NaiveGame {
    let waiting = mark(setup.to_move.other());
    let mut naive = NaiveGame::new(rules(variant), naive_board(&setup.board), waiting);
    let has_five = |color: char| {
        let own = NaiveRenju::places().filter(|&at| naive.board.get(at) == color);
        own.into_iter().any(|at| is_in_five(&naive, at, color))
    };
    let winner = [waiting, mark(setup.to_move)].into_iter().find(|&color| has_five(color));
    naive.result = winner.map(|winner| (winner, "five"));
    if naive.result.is_none() && naive.empty_places().next().is_none() {
        naive.result = Some(('.', "full"));
    }
    naive.turn_to_the_next();
    naive
}

fn is_in_five(naive: &NaiveGame, at: Place, color: char) -> bool {
    let board = naive.board.with(at, '.');
    let six_wins = naive.rules.six_wins_for.contains(color);
    board.makes_five(at, color) || six_wins && board.makes_overline(at, color)
}

fn assert_all_happened(seen: &BTreeMap<&'static str, usize>) {
    for what in ["five", "full", "supply", "playing", "misses", "too many"] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}

#[test]
fn set_up_positions_agree_with_the_naive_judge() {
    assert_all_happened(&compare(1_500));
}

#[test]
#[ignore = "200,000 positions: cargo test --release -- --ignored deep_"]
fn deep_200_000_set_up_positions_agree_with_the_naive_judge() {
    assert_all_happened(&compare(200_000));
}
