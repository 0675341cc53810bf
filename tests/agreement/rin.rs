//! Rin, stone by stone.

mod events;
mod players;
mod setups;

use crate::oracle::rin::NaiveRin;
use events::{Events, count};
use goishi::ai::Random;
use goishi::board::{Color, Point, Seat};
use goishi::rules::rin::{Rin, Size};
use goishi::rules::{Ending, Move, Rules, Status};
use players::{Player, Style};

/// Plays whole games of every size in every style until `stones` stones have been compared.
fn compare(stones: usize) -> Events {
    let mut random = Random::new(2010);
    let mut events = Events::default();
    while events.stones < stones {
        for (size, style) in Size::ALL.into_iter().flat_map(|s| Style::ALL.map(|style| (s, style)))
        {
            compare_game(size, style, &mut random, &mut events);
        }
    }
    events
}

fn compare_game(size: Size, style: Style, random: &mut Random, events: &mut Events) {
    let mut engine = Rin::new(size);
    let mut naive = NaiveRin::new(size.points().into());
    let mut players = [Player::new(style), Player::new(style)];
    let mut filled_before = [vec![], vec![]];
    while let Some(color) = engine.color_to_move() {
        let at = players[color as usize].choose(engine.board(), color, random);
        engine.play(Move::Stone(at)).expect("an empty point");
        naive.play(index(at, size));
        agree(&engine, &naive, size);
        events.note(&naive, &mut filled_before[color as usize]);
    }
}

/// Asserts that both judges say the same in all they say.
fn agree(engine: &Rin, naive: &NaiveRin, size: Size) {
    assert_eq!(engine.board().to_string(), naive.to_string());
    assert_eq!(indices(engine.filled(), size), naive.filled, "filled\n{naive}");
    assert_eq!(indices(engine.killed(), size), naive.killed, "killed\n{naive}");
    for (color, mark) in Color::ALL.into_iter().zip(['x', 'o']) {
        assert_eq!(usize::from(engine.stones(color)), count(naive, mark), "score\n{naive}");
    }
    assert_eq!(engine.status(), status(naive), "\n{naive}");
    let over = count(naive, '.') == 0;
    let color = if naive.color() == 'x' { Color::Black } else { Color::White };
    assert_eq!(engine.color_to_move(), (!over).then_some(color), "\n{naive}");
    let left = if over { 0 } else { 1 + naive.placed % 2 };
    assert_eq!(usize::from(engine.left()), left, "left\n{naive}");
}

fn status(naive: &NaiveRin) -> Status {
    let by = Ending::Full;
    match count(naive, 'x').cmp(&count(naive, 'o')) {
        _ if count(naive, '.') > 0 => Status::Ongoing,
        std::cmp::Ordering::Equal => Status::Drawn { by },
        std::cmp::Ordering::Greater => Status::Won { winner: Seat::First, by },
        std::cmp::Ordering::Less => Status::Won { winner: Seat::Second, by },
    }
}

fn index(at: Point, size: Size) -> usize {
    usize::from(at.row) * usize::from(size.points()) + usize::from(at.col)
}

fn indices(points: &[Point], size: Size) -> Vec<usize> {
    let mut indices: Vec<usize> = points.iter().map(|&at| index(at, size)).collect();
    indices.sort_unstable();
    indices
}

#[test]
fn the_engine_agrees_with_the_naive_judge_on_20_000_stones() {
    compare(20_000).assert_all_happened();
}

#[test]
#[ignore = "a million stones: cargo test --release -- --ignored deep_"]
fn deep_the_engine_agrees_with_the_naive_judge_on_1_000_000_stones() {
    compare(1_000_000).assert_all_happened();
}
