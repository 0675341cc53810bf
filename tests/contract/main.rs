//! What every rule set, every record and every link keeps, tried on random games.

mod notes;
mod records;
mod rules;
mod search;

use goishi::board::{Color, MAX_SIZE, Point};
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// So many random cases, and no files left behind when one fails.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn any_rules() -> impl Strategy<Value = RuleSet> {
    select(RuleSet::ALL.to_vec())
}

/// A rule set and a legal line of play in it, of any length, some with a concession at its end.
fn any_line() -> impl Strategy<Value = (RuleSet, Vec<Move>)> {
    let choices = prop::collection::vec(any::<Index>(), 0..300);
    let end = prop::option::weighted(0.2, select(Move::CONCESSIONS.to_vec()));
    (any_rules(), choices, end).prop_map(|(rules, choices, end)| {
        let mut game = rules.start();
        let mut line = Vec::new();
        for choice in choices {
            let plays: Vec<Move> = game.legal_moves().into_iter().filter(|m| m.is_play()).collect();
            if !plays.is_empty() {
                line.push(*choice.get(&plays));
                game.play_unchecked(line[line.len() - 1]);
            }
        }
        line.extend(end.filter(|&mv| game.check(mv).is_ok()));
        (rules, line)
    })
}

/// The position after `line`.
fn position(rules: RuleSet, line: &[Move]) -> AnyGame {
    let mut game = rules.start();
    for &mv in line {
        game.play(mv).expect("a legal line");
    }
    game
}

/// Every kind of move, on all points of the largest board and on some beyond.
fn every_move() -> Vec<Move> {
    let near = (0..=MAX_SIZE).flat_map(|row| (0..=MAX_SIZE).map(move |col| Point::new(row, col)));
    let far = [(0, 255), (255, 0), (255, 255)].map(|(row, col)| Point::new(row, col));
    let points: Vec<Point> = near.chain(far).collect();
    let mut moves = vec![Move::Swap, Move::Stay, Move::Pass, Move::PassOffer];
    moves.extend([Move::Accept, Move::Refuse]);
    moves.extend(Color::ALL.map(Move::Claim));
    moves.extend(Move::CONCESSIONS);
    moves.extend(points.iter().flat_map(|&at| [Move::Stone(at), Move::StoneOffer(at)]));
    moves.extend(points.windows(2).map(|two| Move::pair(two[0], two[1])));
    moves
}
