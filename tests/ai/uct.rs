//! UCT finds what can be found with few random games.

use super::decisions::played;
use goishi::ai::playout::{Judged, Playout};
use goishi::ai::{Budget, Random, Uct};
use goishi::board::{Board, Color};
use goishi::record::token;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::renju::{Renju, Variant};
use goishi::rules::{Move, ren};

fn thinks(game: &AnyGame, playouts: u32) -> Move {
    let budget = Budget::nodes(u64::MAX);
    Uct::new(playouts, 1).think(&Judged(game.clone()), &budget).expect("a thought").mv
}

#[test]
fn it_makes_five() {
    let mut board = Board::empty(15);
    for (word, color) in [("d8 e8 f8 g8", Color::Black), ("c8 d10 k9 l3", Color::White)] {
        for name in word.split(' ') {
            let at = RuleSet::Renju(Variant::Rif).notation().parse(name, 15).unwrap();
            board.set(at, Some(color));
        }
    }
    let game = Renju::from_position(Variant::Rif, &board, Color::Black);
    let five = token::read("h8", RuleSet::Renju(Variant::Rif)).unwrap();
    assert_eq!(thinks(&AnyGame::Renju(Box::new(game)), 1500), five);
}

#[test]
fn it_completes_a_nine() {
    let options = ren::Options::ALL[1];
    let board: Board =
        "xxx...../xxx...../xx....../......../.o.o.o../......../.o.o.o../..o....o".parse().unwrap();
    let game = ren::Ren::from_position(options, &board, Color::Black, [0, 5]);
    let nine = token::read("c6", RuleSet::Ren(options)).unwrap();
    assert_eq!(thinks(&AnyGame::Ren(Box::new(game)), 600), nine);
}

#[test]
fn it_stops_when_it_is_told() {
    let game = Judged(played("rin:size=8", "3,3"));
    let told = Budget::until(&|| true);
    assert_eq!(Uct::new(1_000_000, 1).think(&game, &told).unwrap().nodes, 63);
    let few = Uct::new(1_000_000, 1).think(&game, &Budget::nodes(10)).unwrap();
    assert_eq!(few.nodes, 10);
}

/// Moves that are tried one by one are as likely as moves that are collected first.
#[test]
fn any_move_is_one_of_all() {
    let game = Judged(played("ren:size=8", "d4 e5"));
    let (mut moves, mut random) = (Vec::new(), Random::new(5));
    game.moves(&mut moves);
    assert_eq!(moves.len(), 64 - 2 + 1, "all empty squares, and a pass");
    let mut seen = vec![0; moves.len()];
    for _ in 0..100 * moves.len() {
        let mv = game.any_move(&mut random).unwrap();
        seen[moves.iter().position(|&other| other == mv).expect("one of all")] += 1;
    }
    assert!(seen.iter().all(|&times| (50..160).contains(&times)), "{seen:?}");
}
