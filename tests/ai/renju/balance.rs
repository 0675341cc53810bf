//! How even the positions are that the best player lays, looked at with twenty times its thinking. Run by hand:
//! `cargo test --profile deep --test ai -- --ignored --nocapture deep_laid`.

use crate::decisions::played;
use goishi::ai::renju::{Engine, Law};
use goishi::ai::{Budget, Opponent, Score, Task};
use goishi::board::{Board, Color, Point};
use goishi::rules::catalog::AnyGame;
use goishi::rules::renju::{Variant, are_equal};
use goishi::rules::{Move, Phase};

/// The thinking of a decision, and of its judge.
const NODES: u64 = 40_000;
const JUDGE_NODES: u64 = 20 * NODES;
/// A position is even if nobody is nearer to a win than this, in the mean.
const EVEN: f64 = 0.12;

fn law(game: &AnyGame) -> Law {
    match game {
        AnyGame::Renju(game) => Law::of(game.variant()),
        AnyGame::Ren(_) | AnyGame::Rin(_) => Law::of(Variant::Rif),
    }
}

/// The best stone of `color` without those excepted, and its value in wins.
fn best(game: &AnyGame, color: Color, except: &[Move], nodes: u64) -> (Point, f64) {
    let task = Task { except, ..Task::BEST };
    let budget = Budget::nodes(nodes);
    let found = Engine::new().stone_on(game.board(), color, law(game), &task, &budget);
    let thought = found.expect("a stone");
    let Move::Stone(at) = thought.mv else { panic!("{thought:?}") };
    let value = match thought.score {
        Score::Win(_) => 1.0,
        Score::Loss(_) => -1.0,
        Score::Open(value) => f64::from(value) / 1000.0,
    };
    (at, value)
}

fn alike(board: &Board, at: Point) -> impl Iterator<Item = Move> {
    let stones: Vec<_> = board.points().filter_map(|at| Some((at, board.get(at)?))).collect();
    board.points().filter(move |&other| are_equal(&stones, at, other)).map(Move::Stone)
}

/// How far from even a game is once the colours are chosen: by the best stone, or by the last of the best fifths.
fn unevenness(game: &AnyGame) -> f64 {
    let mut game = game.clone();
    while matches!(game.phase(), Phase::ColourChoice | Phase::Branch | Phase::Swap2) {
        game.play(Move::Stay).expect("a choice");
    }
    let color = game.color_to_move().expect("a turn");
    let mut next = game.clone();
    if color == Color::White && next.phase() != Phase::Play {
        let task = Task::BEST;
        let fourth = Opponent::new().think(&next, &task, &Budget::nodes(NODES)).expect("a stone");
        next.play(fourth.mv).expect("a legal stone");
    }
    let Some(size) = next.proposal_size().filter(|_| next.phase() == Phase::Fifths) else {
        return best(&game, color, &[], JUDGE_NODES).1.abs();
    };
    let (mut except, mut value) = (Vec::new(), 0.0);
    for _ in 0..size {
        let found = best(&next, Color::Black, &except, JUDGE_NODES / 4);
        except.extend(alike(next.board(), found.0));
        value = found.1;
    }
    value.abs()
}

/// Plays an opening, and judges every stone and number after which somebody chooses colours.
fn laid(id: &str, seed: u64) -> Vec<f64> {
    let (mut game, mut opponent) = (played(id, ""), Opponent::new());
    let mut all = Vec::new();
    while !matches!(game.phase(), Phase::Play | Phase::Over) && game.board().count(Color::White) < 3
    {
        let phase = game.phase();
        let task = Task { seed, ..Task::BEST };
        let mv = opponent.think(&game, &task, &Budget::nodes(NODES)).expect("a decision").mv;
        game.play(mv).expect("a legal decision");
        let is_laid = matches!(phase, Phase::Opening | Phase::Declaration);
        let is_chosen = matches!(game.phase(), Phase::ColourChoice | Phase::Branch | Phase::Swap2);
        if is_laid && is_chosen && game.board().count(Color::Black) > 1 {
            all.push(unevenness(&game));
        }
    }
    all
}

#[test]
#[ignore = "many long searches: cargo test --profile deep -- --ignored deep_"]
fn deep_laid_positions_are_even() {
    let ids = [
        "renju-taraguchi10",
        "renju-tarannikov",
        "renju-soosyrv8",
        "renju-yamaguchi",
        "gomoku-swap2",
    ];
    for id in ids {
        let all: Vec<f64> = (0..8).flat_map(|seed| laid(id, seed)).collect();
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        println!("{id}: {mean:.3} in the mean of {}: {all:.2?}", all.len());
        assert!(mean <= EVEN, "{id}: {mean}");
    }
}
