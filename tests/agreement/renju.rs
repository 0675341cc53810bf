//! Renju: every empty point of many positions, and games stone by stone.

mod cases;
mod events;
mod fifths;
mod games;
mod players;
mod positions;
pub mod referee;
mod setups;
mod today;

use crate::oracle::renju::{Judgement, NaiveRenju};
use events::Events;
use goishi::ai::Random;
use goishi::board::{Board, Color};
use goishi::rules::renju::{Foul, Renju, Variant};
use positions::Style;

/// The engine's name for each of the oracle's families, in its order.
const FAMILIES: [Variant; 3] = [Variant::Rif, Variant::Pritchard, Variant::Classical];

/// Compares positions of every style in turn.
fn compare(positions: usize) -> Events {
    let mut random = Random::new(1996);
    let mut events = Events::default();
    for style in Style::ALL.into_iter().cycle().take(positions) {
        compare_position(&style.position(&mut random), &mut events);
    }
    events
}

/// Every empty point in all three families.
fn compare_position(naive: &NaiveRenju, events: &mut Events) {
    let board: Board = naive.to_string().parse().expect("a drawn board");
    let mut expected = [const { Vec::new() }; 3];
    for at in board.points().filter(|&at| board.get(at).is_none()) {
        let place = NaiveRenju::place(at.row.into(), at.col.into());
        let judgements = naive.judge_all(place);
        events.note(naive, place, judgements);
        for (list, judgement) in expected.iter_mut().zip(judgements) {
            list.extend(foul(judgement).map(|foul| (at, foul)));
        }
    }
    for (variant, expected) in FAMILIES.into_iter().zip(expected) {
        let forbidden = Renju::from_position(variant, &board, Color::Black).forbidden();
        assert_eq!(forbidden, expected, "{variant:?} (engine, naive judge) {board:?}");
    }
}

fn foul(judgement: Judgement) -> Option<Foul> {
    match judgement {
        Judgement::Five | Judgement::Nothing => None,
        Judgement::Overline => Some(Foul::Overline),
        Judgement::DoubleFour => Some(Foul::DoubleFour),
        Judgement::DoubleThree => Some(Foul::DoubleThree),
    }
}

#[test]
fn the_engine_agrees_with_the_naive_judge_on_1_500_positions() {
    compare(1_500).assert_all_happened(1_500);
}

#[test]
#[ignore = "a million positions: cargo test --release -- --ignored deep_"]
fn deep_the_engine_agrees_with_the_naive_judge_on_1_000_000_positions() {
    compare(1_000_000).assert_all_happened(1_000_000);
}
