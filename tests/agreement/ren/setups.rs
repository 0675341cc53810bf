//! Positions of Ren that are set up: scores, weak stones and replacements in any state, and what the next moves do.

use super::{Comparison, mark};
use crate::oracle::ren::{End, NaiveRen};
use goishi::ai::Random;
use goishi::board::{Board, Color, Point};
use goishi::record::setup;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::ren::{Lead, Options};
use goishi::rules::{Move, Rules, Setup, Status};
use std::collections::BTreeMap;

/// Compares so many positions, and returns how often each ending stood on the board.
fn compare(positions: usize) -> BTreeMap<&'static str, usize> {
    let mut random = Random::new(2026);
    let mut endings = BTreeMap::new();
    for nth in 0..positions {
        let options = Options::ALL[nth % 8];
        let setup = random_setup(options, &mut random);
        let rules = RuleSet::Ren(options);
        assert_eq!(setup::read(&setup::write(&setup, rules), rules).as_ref(), Ok(&setup));
        let Ok(AnyGame::Ren(engine)) = rules.start_from(&setup) else { panic!("it is good") };
        let naive = naive(options, &setup);
        *endings.entry(naive.end.map_or("playing", |end| end.by)).or_default() += 1;
        let mut game = Comparison { engine: *engine, naive };
        game.agree();
        for _ in 0..4 {
            let stones = game.engine.legal_moves().into_iter().filter(|mv| mv.is_play());
            let moves: Vec<Move> = stones.collect();
            if game.engine.status() == Status::Ongoing {
                game.play_one(moves[random.below(moves.len())]);
            }
        }
    }
    endings
}

fn random_setup(options: Options, random: &mut Random) -> Setup {
    let mut board = Board::empty(options.size.points());
    let percent = [10, 40, 80, 100][random.below(4)];
    let black = [50, 50, 80, 20][random.below(4)];
    for at in board.points().filter(|_| random.below(100) < percent).collect::<Vec<Point>>() {
        board.set(at, Some(Color::ALL[usize::from(random.below(100) >= black)]));
    }
    let to_move = Color::ALL[random.below(2)];
    let stones = board.points().filter(|&at| board.get(at) == Some(to_move.other()));
    let weak = stones.filter(|_| random.below(100) < 15).collect();
    let most = [3, 40, 1000][random.below(3)];
    let scores = [0; 2].map(|_| random.below(most) as u16);
    let rui = random.below(usize::from(options.rui_limit.stones()) + 1) as u8;
    Setup { scores, weak, rui, ..Setup::new(board, to_move) }
}

fn naive(options: Options, setup: &Setup) -> NaiveRen {
    let lead = (options.lead == Lead::Six).then_some(6);
    let size = usize::from(options.size.points());
    let mut naive = NaiveRen::new(size, options.rui_limit.stones().into(), lead);
    naive.cells = setup.board.to_string().replace('/', "").chars().collect();
    naive.to_move = mark(setup.to_move);
    naive.score = setup.scores.map(usize::from);
    naive.rui = setup.rui.into();
    let cell = |at: &Point| usize::from(at.row) * size + usize::from(at.col);
    naive.weak = setup.weak.iter().map(cell).collect();
    naive.end = diagram(&naive);
    naive
}

/// "The first that applies: nine in a box (if both colours have one, the one not to play), the lead, full board."
fn diagram(naive: &NaiveRen) -> Option<End> {
    let waiting = if naive.to_move == 'x' { 'o' } else { 'x' };
    let [black, white] = naive.score;
    let leader = match black.cmp(&white) {
        std::cmp::Ordering::Greater => Some('x'),
        std::cmp::Ordering::Less => Some('o'),
        std::cmp::Ordering::Equal => None,
    };
    let nine = [waiting, naive.to_move].into_iter().find(|&color| has_nine(naive, color));
    if nine.is_some() {
        Some(End { by: "nine", winner: nine })
    } else if naive.lead.is_some_and(|lead| black.abs_diff(white) >= lead) {
        Some(End { by: "lead", winner: leader })
    } else if !naive.cells.contains(&'.') {
        Some(End { by: "full", winner: leader })
    } else {
        None
    }
}

fn has_nine(naive: &NaiveRen, color: char) -> bool {
    let n = naive.size;
    let corners = (0..n - 2).flat_map(|row| (0..n - 2).map(move |col| row * n + col));
    let is_full = |corner: usize| (0..9).all(|i| naive.cells[corner + i / 3 * n + i % 3] == color);
    corners.into_iter().any(is_full)
}

#[test]
fn set_up_positions_agree_with_the_naive_judge() {
    let endings = compare(3_000);
    assert_eq!(endings.keys().copied().collect::<Vec<_>>(), ["full", "lead", "nine", "playing"]);
}

#[test]
#[ignore = "200,000 positions: cargo test --release -- --ignored deep_"]
fn deep_200_000_set_up_positions_agree_with_the_naive_judge() {
    compare(200_000);
}
