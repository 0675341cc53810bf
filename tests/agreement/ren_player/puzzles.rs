//! Positions with a nine to take, a score that is clearly best or a nine to prevent. The player sees it at once.

use super::maker::{KINDS, make};
use crate::data;
use goishi::ai::ren::Engine;
use goishi::ai::{Budget, Score, Task};
use goishi::board::{Board, Color, Point};
use goishi::rules::ren::{Options, Ren};
use goishi::rules::{Move, Rules};
use serde_json::Value;

const FILE: &str = "ren_puzzles.jsonl.gz";

/// It may look at so many positions.
const NODES: u64 = 2_000;

/// Asserts that every so manyth puzzle is solved.
fn solve(every: usize) {
    let puzzles = data::lines(FILE);
    assert_eq!(puzzles.len(), KINDS.iter().map(|kind| kind.1).sum::<usize>());
    let missed: Vec<String> = puzzles.iter().step_by(every).filter_map(miss).collect();
    assert!(missed.is_empty(), "{} missed\n{}", missed.len(), missed.join("\n"));
}

/// What is wrong with the player's answer to a puzzle.
fn miss(puzzle: &Value) -> Option<String> {
    let game = game(puzzle);
    let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(NODES)).expect("a move");
    let size = usize::from(game.board().size());
    let cell = match thought.mv {
        Move::Stone(at) => Some(usize::from(at.row) * size + usize::from(at.col)),
        _ => None,
    };
    let answers: Vec<usize> = serde_json::from_value(puzzle["answers"].clone()).expect("cells");
    // Where points are to be had, a move that wins by force is as good.
    let wins = puzzle["kind"] == "score" && matches!(thought.score, Score::Win(_));
    let right = wins || cell.is_some_and(|cell| answers.contains(&cell));
    (!right).then(|| format!("{cell:?} {:?} to {puzzle}", thought.score))
}

fn game(puzzle: &Value) -> Ren {
    let rules = puzzle["rules"].as_str().expect("rules");
    let options = Options::ALL.into_iter().find(|o| o.id() == rules).expect("a rule set");
    let board: Board = puzzle["board"].as_str().expect("a board").parse().expect("a drawing");
    let to_move = if puzzle["to_move"] == "x" { Color::Black } else { Color::White };
    let scores = [0, 1].map(|i| puzzle["scores"][i].as_u64().expect("points") as u16);
    let mut game = Ren::from_position(options, &board, to_move, scores);
    let last = puzzle["last"].as_u64().expect("a cell") as u8;
    game.play(Move::Stone(Point::new(last / board.size(), last % board.size()))).expect("legal");
    game
}

#[test]
fn the_player_solves_every_eighth_puzzle() {
    solve(8);
}

#[test]
#[ignore = "two hundred puzzles: cargo test --profile deep -- --ignored deep_"]
fn deep_the_player_solves_all_puzzles() {
    solve(1);
}

/// With `GOISHI_BLESS` in the environment the text is written to `target/ren_puzzles.jsonl`, to be packed.
#[test]
#[ignore = "makes all puzzles again: cargo test --profile deep -- --ignored deep_"]
fn deep_the_puzzles_are_those_that_the_naive_judge_makes() {
    let made: Vec<String> = make().iter().map(|puzzle| puzzle.line()).collect();
    if std::env::var_os("GOISHI_BLESS").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/target/ren_puzzles.jsonl");
        std::fs::write(path, made.join("\n") + "\n").expect("written");
        return;
    }
    let made: Vec<Value> = made.iter().map(|line| data::json(line)).collect();
    assert_eq!(made, data::lines(FILE));
}
