//! The openings of today: the computer lays, declares, swaps, proposes and keeps, always by the rules.

use crate::decisions::played;
use goishi::ai::{Budget, Level, Opponent, Player, Random, Score, Task, Thought};
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::{Move, Phase};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

const TODAY: [&str; 7] = [
    "renju-taraguchi10",
    "renju-tarannikov",
    "renju-soosyrv8",
    "renju-yamaguchi",
    "gomoku",
    "gomoku-standard",
    "gomoku-swap2",
];

fn think(game: &AnyGame, task: &Task, nodes: u64) -> Thought {
    Opponent::new().think(game, task, &Budget::nodes(nodes)).expect("a decision")
}

/// Who decides beside the computer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    Nobody,
    /// The random player, every other time.
    Random,
}

/// Plays an opening and two more stones. Returns the phases in which the computer has decided.
fn open(id: &str, level: Level, seed: u64, beside: Beside) -> BTreeSet<&'static str> {
    let mut game = id.parse::<RuleSet>().expect("a rule set").start();
    let (mut opponent, mut random) = (Opponent::new(), Random::new(seed));
    let mut phases = BTreeSet::new();
    let mut stones = 0;
    while stones < 2 {
        stones += usize::from(game.phase() == Phase::Play);
        let is_random = beside == Beside::Random && random.below(2) == 0;
        let mv = if is_random {
            random.choose(&game).expect("a play")
        } else {
            phases.insert(game.phase().id());
            let task = Task { level, seed, ..Task::BEST };
            opponent.think(&game, &task, &Budget::nodes(600)).expect("a decision").mv
        };
        game.play(mv).unwrap_or_else(|why| panic!("{id} {level:?} {seed}: {mv:?} {why}"));
    }
    phases
}

#[test]
fn every_level_opens_by_the_rules_against_itself_and_against_random_decisions() {
    let mut phases = BTreeSet::new();
    for id in TODAY {
        for level in Level::ALL {
            let seed = level as u64;
            let beside = if seed.is_multiple_of(2) { Beside::Random } else { Beside::Nobody };
            phases.extend(open(id, level, seed, beside));
        }
    }
    for phase in [
        "opening",
        "colour-choice",
        "branch",
        "swap2",
        "declaration",
        "fifths",
        "fifth-choice",
        "play",
    ] {
        assert!(phases.contains(phase), "no {phase} in {phases:?}");
    }
}

#[test]
#[ignore = "a hundred openings of each set: cargo test --release -- --ignored deep_"]
fn deep_a_hundred_openings_of_each_set_are_played_by_the_rules() {
    for id in TODAY {
        for seed in 0..100 {
            let level = Level::ALL[seed as usize % 6];
            open(id, level, seed, Beside::Nobody);
            open(id, level, seed, Beside::Random);
        }
    }
}

/// Every decision comes in its time, however many stones it is about.
#[test]
#[ignore = "depends on how busy the machine is: cargo test --profile deep -- --ignored deep_"]
fn deep_every_decision_comes_in_its_time() {
    let [time, grace] = [50, 150].map(Duration::from_millis);
    for id in TODAY {
        for seed in 0..20 {
            let mut game = id.parse::<RuleSet>().expect("a rule set").start();
            let mut opponent = Opponent::new();
            for _ in 0..12 {
                let start = Instant::now();
                let stop = || start.elapsed() >= time;
                let task = Task { seed, ..Task::BEST };
                let thought = opponent.think(&game, &task, &Budget::until(&stop));
                let mv = thought.expect("a decision").mv;
                let taken = start.elapsed();
                assert!(taken < time + grace, "{id} {seed} {:?}: {taken:?}", game.phase());
                game.play(mv).unwrap_or_else(|why| panic!("{id} {seed}: {mv:?} {why}"));
            }
        }
    }
}

/// Without any time to think there is a legal decision all the same.
#[test]
fn in_no_time_it_decides_by_the_rules() {
    for (id, words) in [
        ("renju-taraguchi10", "h8 stay i9 stay j10 stay"),
        ("renju-taraguchi10", "h8 stay i9 stay j10 stay k9"),
        ("renju-soosyrv8", "h8 i9 j10 stay k9"),
        ("renju-soosyrv8", "h8 i9 j10 stay k9 fifths:8 stay"),
        ("renju-yamaguchi", "h8 h9 h7 fifths:12 stay h6"),
        ("renju-yamaguchi", "h8 h9 h7 fifths:3 stay h6 g8/g9/a1"),
        ("gomoku-swap2", ""),
        ("gomoku-swap2", "a1 b3 c5"),
        ("gomoku-swap2", "a1 b3 c5 more"),
        ("gomoku", ""),
    ] {
        let game = played(id, words);
        let thought = think(&game, &Task::BEST, 1);
        assert_eq!(game.check(thought.mv), Ok(()), "{id} {words}: {thought:?}");
        let other = think(&game, &Task { except: &[thought.mv], ..Task::BEST }, 1);
        assert_eq!(game.check(other.mv), Ok(()), "{id} {words}: {other:?}");
        assert_ne!(other.mv, thought.mv, "{id} {words}");
    }
}

/// The last choice: three black stones in an open row are won for Black, whoever puts the sixth stone.
#[test]
fn the_last_choice_is_the_better_colour() {
    let won = "h8 stay g9 stay i8 stay i10 stay j8 ";
    let game = played("renju-tarannikov", won.trim_end());
    assert_eq!(think(&game, &Task::BEST, 8_000).mv, Move::Swap, "White takes Black");
    let lost = "a1 h8 o1 more h9 o15";
    let game = played("gomoku-swap2", lost);
    assert_eq!(think(&game, &Task::BEST, 8_000).mv, Move::Swap, "Black takes White");
    let thought = think(&game, &Task { except: &[Move::Swap], ..Task::BEST }, 8_000);
    assert!(matches!(thought.score, Score::Open(..0) | Score::Loss(_)), "{thought:?}");
}

/// Where a stone and another choice follow, the swap leaves that stone to the other person.
#[test]
fn an_uneven_position_before_another_choice_is_left_to_the_other_person() {
    let game = played("renju-taraguchi10", "h8 stay h9 stay i9");
    assert_eq!(think(&game, &Task::BEST, 3_000).mv, Move::Swap, "Kagetsu is good for Black");
}

/// What it proposes are the best stones, the worst of which White keeps.
#[test]
fn as_many_stones_are_proposed_as_were_declared() {
    for number in 2..=12 {
        let game = played("renju-yamaguchi", &format!("h8 h9 i9 fifths:{number} stay h7"));
        let thought = think(&game, &Task::BEST, 3_000);
        let Move::Propose(stones) = thought.mv else { panic!("{thought:?}") };
        assert_eq!((stones.points().len(), game.check(thought.mv)), (number, Ok(())));
    }
}

#[test]
fn white_keeps_a_far_away_stone_of_black() {
    let game = played("renju-yamaguchi", "h8 h9 i9 fifths:3 stay h7 g10/j8/a1");
    let kept = think(&game, &Task::BEST, 6_000).mv;
    assert_eq!(kept, played_move("a1"));
}

/// The better a position is for Black, the more fifths make it even.
#[test]
fn the_number_of_fifths_grows_with_the_chances_of_black() {
    let declared = |third: &str| {
        let game = played("renju-yamaguchi", &format!("h8 h9 {third}"));
        match think(&game, &Task::BEST, 30_000).mv {
            Move::Declare(number) => number,
            other => panic!("{other:?}"),
        }
    };
    assert!(declared("i9") > declared("j6"), "Kagetsu against Yusei");
}

/// A stone that is laid leaves both colours better chances than most others would.
#[test]
fn a_laid_stone_is_more_even_than_most() {
    let start = "h8 stay h9 stay i8 stay";
    let game = played("renju-taraguchi10", start);
    let laid = think(&game, &Task { seed: 3, ..Task::BEST }, 20_000).mv;
    let uneven = |mv: Move| {
        let mut next = played("renju-tarannikov", start);
        next.play(mv).expect("a legal stone");
        next.play(Move::Stay).expect("a choice");
        let board = *next.board();
        let mut engine = goishi::ai::renju::Engine::new();
        let law = goishi::ai::renju::Law::of(goishi::rules::renju::Variant::Rif);
        let black = goishi::board::Color::Black;
        let thought = engine.stone_on(&board, black, law, &Task::BEST, &Budget::nodes(3_000));
        match thought.expect("a stone").score {
            Score::Open(value) => i32::from(value).abs(),
            _ => 1000,
        }
    };
    let laid_is = uneven(laid);
    let others: Vec<Move> =
        game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Stone(_))).collect();
    let worse = others.iter().step_by(4).filter(|&&mv| uneven(mv) >= laid_is).count();
    assert!(
        worse * 3 > others.len() / 4 * 2,
        "{laid:?}: {laid_is}, {worse} of {}",
        others.len() / 4
    );
}

/// Six win where five or more do, and only there.
#[test]
fn gomoku_is_played_by_its_own_five() {
    let stones = "h8 a1 i8 a3 j8 c1 l8 c3 m8 e1";
    let wins = |id: &str| {
        let thought = think(&played(id, stones), &Task::BEST, 2_000);
        thought.mv == played_move("k8") && thought.score == Score::Win(1)
    };
    assert!(wins("gomoku"));
    assert!(!wins("gomoku-standard"));
}

fn played_move(word: &str) -> Move {
    goishi::record::token::read(word, "gomoku".parse().expect("a rule set")).expect("a point")
}
