//! It answers in every phase of every rule set, and never plays a foul or what is not allowed.

use goishi::ai::renju::Engine;
use goishi::ai::{Aim, Budget, Level, Score, Task};
use goishi::board::{Board, Color, Point};
use goishi::record::Record;
use goishi::rules::catalog::AnyGame;
use goishi::rules::renju::{Renju, Variant};
use goishi::rules::{Move, Rules, Status};

/// A whole game against itself.
fn play(engine: &mut Engine, variant: Variant, level: Level, seed: u64, nodes: u64) {
    let mut game = Renju::new(variant);
    for ply in 0..400 {
        let task = Task { level, seed: seed + ply, ..Task::BEST };
        let Some(thought) = engine.think(&game, &task, &Budget::nodes(nodes)) else { break };
        assert_eq!(thought.line.first(), Some(&thought.mv));
        assert_ne!(thought.mv, Move::Pass, "{variant:?} {:?}", game.board());
        if let (Move::Stone(at), Some(Color::Black)) = (thought.mv, game.color_to_move()) {
            assert_eq!(game.foul_at(at), None, "{variant:?} {at:?} {:?}", game.board());
        }
        game.play(thought.mv).expect("a legal move");
    }
    assert_ne!(game.status(), Status::Ongoing, "{variant:?} {:?}", game.board());
}

#[test]
fn it_plays_every_rule_set_to_the_end() {
    let mut engine = Engine::new();
    for (i, variant) in Variant::ALL.into_iter().enumerate() {
        play(&mut engine, variant, Level::ALL[i % 6], 7, 300);
    }
}

#[test]
#[ignore = "hundreds of games: cargo test --release -- --ignored deep_"]
fn deep_it_plays_every_rule_set_to_the_end_at_every_level() {
    let mut engine = Engine::new();
    for seed in 0..20 {
        for (variant, level) in Variant::ALL.into_iter().flat_map(|v| Level::ALL.map(|l| (v, l))) {
            play(&mut engine, variant, level, seed * 1000, 2_000);
        }
    }
}

/// How many plays there are where no pair is asked for.
fn plays(game: &Renju) -> usize {
    let stones = game.board().points().map(Move::Stone);
    let all = stones.chain([Move::Swap, Move::Stay, Move::Pass]);
    all.filter(|&mv| game.check(mv).is_ok()).count()
}

#[test]
fn what_is_not_wanted_is_not_played() {
    let mut engine = Engine::new();
    for variant in [Variant::Rif, Variant::RifPlayers, Variant::ClassicalSwap, Variant::Free] {
        let mut game = Renju::new(variant);
        for _ in 0..9 {
            let budget = Budget::nodes(200);
            let mut except = Vec::new();
            // Some decisions have two answers, the first stone of an opening has one.
            let plays = if game.proposal_size().is_some() { 3 } else { plays(&game).min(3) };
            for _ in 0..plays {
                let task = Task { except: &except, ..Task::BEST };
                let mv = engine.think(&game, &task, &budget).expect("there are others").mv;
                assert!(!except.contains(&mv) && game.check(mv).is_ok(), "{mv:?}");
                except.push(mv);
            }
            if plays < 3 {
                let task = Task { except: &except, ..Task::BEST };
                assert!(engine.think(&game, &task, &budget).is_none(), "{except:?} is all");
            }
            game.play(except[0]).unwrap();
        }
    }
}

#[test]
fn a_claim_that_is_not_wanted_is_not_made() {
    let record =
        "goishi 1 renju-rif:referee=players\n\nh8 h9 i8 stay a1 j8/o15 j8 a3 k8 a5 l8 a7\n";
    let game = Record::parse(record).unwrap().position(usize::MAX);
    let AnyGame::Renju(game) = game else { panic!("it is Renju") };
    let claim = Move::Claim(Color::Black);
    let mut engine = Engine::new();
    let budget = Budget::nodes(500);
    assert_eq!(engine.think(&game, &Task::BEST, &budget).unwrap().mv, claim);
    let task = Task { except: &[claim], ..Task::BEST };
    assert_ne!(engine.think(&game, &task, &budget).unwrap().mv, claim);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut game = Renju::new(Variant::Rif);
    for at in [(7, 7), (6, 7), (6, 8)] {
        game.play(Move::Stone(Point::new(at.0, at.1))).unwrap();
    }
    game.play(Move::Stay).unwrap();
    let task = Task { level: Level::Three, seed: 3, ..Task::BEST };
    let answer = || Engine::new().think(&game, &task, &Budget::nodes(1_000)).unwrap();
    assert_eq!(answer(), answer());
}

#[test]
fn what_a_weaker_player_believed_is_not_remembered_by_a_stronger_one() {
    let board = Board::empty(15);
    let mut game = Renju::from_position(Variant::Rif, &board, Color::Black);
    for at in [(7, 7), (6, 7), (6, 8), (8, 6), (8, 8)] {
        game.play(Move::Stone(Point::new(at.0, at.1))).unwrap();
    }
    let budget = Budget::nodes(3_000);
    let fresh = Engine::new().think(&game, &Task::BEST, &budget).unwrap();
    let mut engine = Engine::new();
    for level in &Level::ALL[..5] {
        let task = Task { level: *level, seed: 5, ..Task::BEST };
        engine.think(&game, &task, &budget);
    }
    let later = engine.think(&game, &Task::BEST, &budget).unwrap();
    assert_eq!((fresh.mv, fresh.score, fresh.line), (later.mv, later.score, later.line));
}

#[test]
fn a_win_by_fours_is_better_than_stopping_a_three() {
    // White makes a straight four on j11 before Black's three on the sixth row becomes one.
    let board: Board = "
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . x . . . . . .
        . . . . . . . . o . . . . . .
        . . . . . . . . o . . . . . .
        . . . . . . . o o . . . . . .
        . . . . . . o x o . . . . . .
        . . . . . . x . x . . . . . .
        . . . . . x x x o . . . . . .
        . . . . x o x x . . . . . . .
        . . . o . . x . . . . . . . .
        . . . . . . o . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . ."
        .parse()
        .unwrap();
    let game = Renju::from_position(Variant::Rif, &board, Color::White);
    let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(1_000)).unwrap();
    assert_eq!((thought.mv, thought.score), (Move::Stone(Point::new(4, 9)), Score::Win(3)));
    assert!(thought.by_fours);
}

#[test]
fn a_four_wins_whose_only_block_is_a_foul() {
    // Black cannot block on h8: it would be an overline.
    let board: Board = "
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . x . . . . . . .
        . . . . . . . x . . . . . . .
        . . . . . . . x . . . . . . .
        . . . . x o . . o o . . . . .
        . . . . . . . x . . . . . . .
        . . . . . . . x . . . . . . .
        . . . . . . . x . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . ."
        .parse()
        .unwrap();
    let game = Renju::from_position(Variant::Rif, &board, Color::White);
    let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(1_000)).unwrap();
    assert_eq!(thought.score, Score::Win(3));
    assert!(thought.by_fours);
    assert_eq!(thought.line.len(), 3);
}

#[test]
fn where_both_have_an_open_three_the_player_to_move_wins() {
    let board: Board = "
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . o o o . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . x . x x . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . ."
        .parse()
        .unwrap();
    for color in Color::ALL {
        let game = Renju::from_position(Variant::Rif, &board, color);
        let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(1_000)).unwrap();
        assert_eq!((thought.score, thought.by_fours), (Score::Win(3), true), "{color:?}");
    }
}

#[test]
fn who_has_no_stones_left_does_not_win() {
    // Each has 50 stones by Pritchard's rules: with the last of White's there is a four, and that is all.
    let board: Board = "
        x x o o x x o o x x o o x x o
        o o x x o o x x o o x x o o x
        x x o o x x o o x x o o x x o
        o o x x o o x x o o x x o o x
        x x o o x x o o x x o o x x o
        o o x x o o x x o o x x o o x
        x x o . x x . . x . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . o o o . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . ."
        .parse()
        .unwrap();
    let game = Renju::from_position(Variant::Pritchard, &board, Color::White);
    let thought = Engine::new().think(&game, &Task::BEST, &Budget::nodes(1_000)).unwrap();
    assert!(matches!(thought.score, Score::Open(_)), "{:?}", thought.score);
}

/// RIF 12.7: in each of these openings every point has its equal behind a mirror off the centre, or by
/// a half turn.
#[test]
fn it_thinks_of_two_fifths_that_are_unequal_wherever_the_axis_lies() {
    for opening in ["h8 h9 h7 stay h6", "h8 h7 i8 swap i9", "h8 i9 i7 stay h6", "h8 h9 i7 stay j7"]
    {
        let record = format!("goishi 1 renju-rif\n\n{opening}\n");
        let game = Record::parse(&record).unwrap().position(usize::MAX);
        let AnyGame::Renju(game) = game else { panic!("it is Renju") };
        let by_search = Task { level: Level::Four, ..Task::BEST };
        let think = |task| Engine::new().think(&game, task, &Budget::nodes(5_000)).unwrap();
        let thought = think(&by_search);
        assert!(thought.depth >= 1, "{opening}: nothing but the first legal pair");
        for mv in [thought.mv, think(&Task::BEST).mv] {
            game.check(mv).expect("two unequal fifths, by search or by the book");
        }
    }
}

#[test]
fn an_only_move_is_looked_through_where_its_score_is_asked_for() {
    let mut game = Renju::from_position(Variant::Rif, &Board::empty(15), Color::Black);
    for at in [(7, 7), (7, 6), (6, 7), (8, 7), (5, 7), (10, 10), (4, 7)] {
        game.play(Move::Stone(Point::new(at.0, at.1))).unwrap();
    }
    let [a_move, a_score] = Aim::ALL.map(|aim| {
        let task = Task { aim, ..Task::BEST };
        Engine::new().think(&game, &task, &Budget::nodes(20_000)).unwrap()
    });
    assert_eq!((a_move.mv, a_score.mv), (Move::Stone(Point::new(3, 7)), a_move.mv));
    assert!(a_score.depth > a_move.depth, "{a_score:?} {a_move:?}");
    assert!(a_move.nodes < 20_000, "{a_move:?}");
}
