//! What the player says is won or lost is so: every move is tried before the judge.

use crate::ren::starts::Start;
use goishi::ai::ren::Engine;
use goishi::ai::{Budget, Random, Score, Task};
use goishi::board::Seat;
use goishi::rules::ren::{Options, Ren};
use goishi::rules::{Move, Rules, Status};

/// Longer proofs take too long to check.
const LONGEST: u16 = 4;

/// Checks the claims made in so many random positions on nearly full boards, and says how many there were.
fn check(positions: usize) -> usize {
    let mut random = Random::new(19);
    let mut claims = 0;
    for options in Options::ALL.into_iter().cycle().take(positions) {
        let start = Start::random(options.size.points(), &mut random);
        let game = Ren::from_position(options, &start.board, start.to_move, start.scores);
        let thought =
            Engine::new().think(&game, &Task::BEST, &Budget::nodes(1_000)).expect("a move");
        let next = after(&game, thought.mv);
        let own = game.to_move().expect("a player");
        claims += match thought.score {
            Score::Win(moves @ ..=LONGEST) => {
                assert!(wins(&next, own, moves - 1), "{thought:?} {:?}", game.board());
                1
            }
            Score::Loss(moves @ ..=LONGEST) => {
                assert!(wins(&game, own.other(), moves), "{thought:?} {:?}", game.board());
                1
            }
            _ => 0,
        };
    }
    claims
}

/// Whether `winner` wins within so many moves, whatever the other player does.
fn wins(game: &Ren, winner: Seat, moves: u16) -> bool {
    if let Status::Won { winner: other, .. } = game.status() {
        return other == winner;
    }
    if game.status() != Status::Ongoing || moves == 0 {
        return false;
    }
    let plays = game.legal_moves().into_iter().filter(|mv| mv.is_play());
    let mut nexts = plays.map(|mv| wins(&after(game, mv), winner, moves - 1));
    if game.to_move() == Some(winner) { nexts.any(|win| win) } else { nexts.all(|win| win) }
}

fn after(game: &Ren, mv: Move) -> Ren {
    let mut next = game.clone();
    next.play(mv).expect("a legal move");
    next
}

#[test]
fn what_is_said_to_be_won_or_lost_is() {
    assert!(check(60) > 10);
}

#[test]
#[ignore = "thousands of positions: cargo test --profile deep -- --ignored deep_"]
fn deep_what_is_said_to_be_won_or_lost_is() {
    assert!(check(4_000) > 1_000);
}
