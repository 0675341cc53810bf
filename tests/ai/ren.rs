//! What every player promises: legal moves, the same answer to the same question, and an end.

use goishi::ai::ren::Engine;
use goishi::ai::{Budget, Level, Random, Score, Task};
use goishi::board::{Board, Color};
use goishi::rules::ren::{Options, Ren};
use goishi::rules::{Ending, Move, Rules, Status};

const FEW: u64 = 300;

/// A game of two players of these levels, with its moves.
fn play(options: Options, levels: [Level; 2], nodes: u64) -> (Ren, Vec<Move>) {
    let mut game = Ren::new(options);
    let mut engine = Engine::new();
    let mut moves = Vec::new();
    while game.status() == Status::Ongoing && moves.len() < 1_000 {
        let task = Task { level: levels[moves.len() % 2], seed: moves.len() as u64, ..Task::BEST };
        let thought = engine.think(&game, &task, &Budget::nodes(nodes)).expect("a move");
        assert_eq!(thought.line.first(), Some(&thought.mv));
        assert!(thought.nodes <= nodes + 1);
        game.play(thought.mv).expect("a legal move");
        moves.push(thought.mv);
    }
    (game, moves)
}

#[test]
fn games_of_all_levels_and_rule_sets_are_legal_and_end() {
    for (options, level) in Options::ALL.into_iter().zip(Level::ALL.into_iter().cycle()) {
        let (game, moves) = play(options, [level, Level::Six], FEW);
        assert_ne!(game.status(), Status::Ongoing, "{} of {} moves", options.id(), moves.len());
        assert_eq!(Engine::new().think(&game, &Task::BEST, &Budget::nodes(FEW)), None);
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let options = Options::ALL[1];
    for level in [Level::One, Level::Four, Level::Six] {
        assert_eq!(play(options, [level; 2], FEW).1, play(options, [level; 2], FEW).1);
    }
}

#[test]
fn what_is_excepted_is_not_played_and_everything_is_found_in_the_end() {
    let mut game = Ren::new(Options::ALL[1]);
    let mut random = Random::new(4);
    for _ in 0..40 {
        let plays = game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Stone(_)));
        let plays: Vec<Move> = plays.collect();
        game.play(plays[random.below(plays.len())]).expect("a legal move");
    }
    let mut found = Vec::new();
    let think = |except: &[Move]| {
        let task = Task { except, ..Task::BEST };
        Engine::new().think(&game, &task, &Budget::nodes(100))
    };
    while let Some(thought) = think(&found) {
        found.push(thought.mv);
    }
    found.sort_unstable();
    let plays: Vec<Move> = game.legal_moves().into_iter().filter(|mv| mv.is_play()).collect();
    assert_eq!(found, plays);
}

#[test]
fn who_leads_answers_a_pass_with_a_pass() {
    let board: Board = "x......./......../......../......../......../......../......../......o."
        .parse()
        .expect("a drawing");
    let mut game = Ren::from_position(Options::ALL[1], &board, Color::Black, [2, 3]);
    game.play(Move::Pass).expect("legal");
    let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(FEW)).expect("a move");
    assert_eq!((thought.mv, thought.score), (Move::Pass, Score::Win(1)));
    game.play(thought.mv).expect("legal");
    assert_eq!(game.status().ending(), Some(Ending::Passes));
}
