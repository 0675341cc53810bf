//! The book of openings: what it knows, and the decisions that it is enough for.

use crate::decisions::played;
use goishi::ai::renju::book;
use goishi::ai::{Budget, Level, Opponent, Task, Thought};
use goishi::board::{Board, Color, Symmetry};
use goishi::record::token;
use goishi::rules::renju::{PATTERNS, SIZE};
use goishi::rules::{Move, Phase};

/// The book's files, as the player has them.
const VALUES: &str = include_str!("../../../src/ai/renju/book/patterns.txt");
const FOURTHS: &str = include_str!("../../../src/ai/renju/book/fourths.txt");
const SWAP2: &str = include_str!("../../../src/ai/renju/book/swap2.txt");
/// It is downloaded with the computer players; packed it is much smaller still.
const MOST_BYTES: usize = 40_000;

/// What the book says within one position's time to think: nothing is searched.
fn decided(id: &str, moves: &str, task: &Task) -> Thought {
    Opponent::new().think(&played(id, moves), task, &Budget::nodes(1)).expect("a decision")
}

#[test]
fn the_book_is_small_and_knows_every_pattern() {
    assert!(VALUES.len() + FOURTHS.len() + SWAP2.len() <= MOST_BYTES);
    assert_eq!(VALUES.lines().count(), 26);
    for pattern in &PATTERNS {
        let board = laid(&pattern.stones());
        let entry = book::find(&board).unwrap_or_else(|| panic!("no {}", pattern.name));
        assert!(entry.next().len() >= 12, "{}", pattern.name);
        assert!(entry.next().is_sorted_by_key(|fourth| fourth.value), "{}", pattern.name);
    }
}

fn laid(stones: &[goishi::board::Point]) -> Board {
    let colors = [Color::Black, Color::White].into_iter().cycle();
    let mut board = Board::empty(SIZE);
    stones.iter().zip(colors).for_each(|(&at, color)| board.set(at, Some(color)));
    board
}

/// However it is turned, a position has the same value and the same stones.
#[test]
fn a_turned_position_is_the_same() {
    let stones = PATTERNS[3].stones();
    let best = book::find(&laid(&stones)).expect("an entry").next()[0];
    for symmetry in Symmetry::ALL {
        let turned: Vec<_> =
            stones.iter().chain([&best.at]).map(|&at| symmetry.apply(at, SIZE)).collect();
        let entry = book::find(&laid(&turned)).expect("an entry");
        assert_eq!(entry.value(), best.value);
        let fifths = entry.next();
        assert_eq!(fifths.len(), 12);
        assert!(fifths.iter().all(|fifth| !turned.contains(&fifth.at)));
    }
}

#[test]
fn a_position_without_a_pattern_is_not_in_the_book() {
    for (id, moves) in
        [("gomoku", ""), ("gomoku", "h8"), ("gomoku", "a1 b2 c3"), ("gomoku", "h8 i9 j10 a1")]
    {
        assert!(book::find(played(id, moves).board()).is_none(), "{moves}");
    }
}

/// Every line is a position with colours in turn, and every one is even.
#[test]
fn the_positions_for_swap2_are_even() {
    let words = |line: &'static str| line.split(' ').collect::<Vec<_>>();
    let value = |line| words(line).pop().and_then(|it| it.parse::<i32>().ok()).expect("a value");
    assert!(SWAP2.lines().all(|line| value(line).abs() <= 50));
    let with_stones =
        |count: usize| SWAP2.lines().filter(|&line| words(line).len() == count + 1).count();
    assert_eq!((with_stones(3), with_stones(5), SWAP2.lines().count()), (24, 96, 120));
}

/// The stones of a line of the book for Swap2.
fn stones(line: &str) -> Vec<goishi::board::Point> {
    let rules = "gomoku-swap2".parse().expect("rules");
    let words: Vec<&str> = line.split(' ').collect();
    let stone = |word: &&str| match token::read(word, rules).expect("a point") {
        Move::Stone(at) => at,
        other => panic!("{other:?}"),
    };
    words[..words.len() - 1].iter().map(stone).collect()
}

/// Whether the book for Swap2 has this position, turned in any way.
fn is_for_swap2(board: &Board) -> bool {
    SWAP2.lines().map(stones).any(|stones| {
        let turned = |symmetry: Symmetry| {
            stones.iter().map(|&at| symmetry.apply(at, SIZE)).collect::<Vec<_>>()
        };
        Symmetry::ALL.into_iter().any(|symmetry| laid(&turned(symmetry)) == *board)
    })
}

/// Every level opens Swap2 by the book, turned in all ways, and puts the two further stones by it.
#[test]
fn swap2_is_opened_by_the_book() {
    let mut first = std::collections::BTreeSet::new();
    for level in Level::ALL {
        for seed in (0..4).map(|number| 10 * level as u64 + number) {
            let mut game = played("gomoku-swap2", "");
            let task = Task { level, seed, ..Task::BEST };
            let mut opponent = Opponent::new();
            for stones in [3, 5] {
                while game.phase() == Phase::Opening {
                    let thought = opponent.think(&game, &task, &Budget::nodes(1));
                    let mv = thought.expect("a stone").mv;
                    game.play(mv).expect("a legal stone");
                    first.insert(token::write(mv, "gomoku-swap2".parse().expect("rules")));
                }
                assert!(is_for_swap2(game.board()), "{level:?} {seed}: {stones} stones");
                if stones == 3 {
                    game.play(Move::More).expect("a choice");
                }
            }
        }
    }
    assert!(first.len() > 30, "not always the same: {first:?}");
}

/// Stones that somebody else has put are no stones of the book: the search goes on from there.
#[test]
fn other_stones_of_swap2_are_left_to_the_search() {
    let board = *played("gomoku-swap2", "h8 h9").board();
    assert!(book::swap2::next_stones(&board, Color::Black).is_empty());
    let thought = decided("gomoku-swap2", "h8 h9", &Task::BEST);
    assert!(matches!(thought.mv, Move::Stone(_)));
}

/// The rank of the patterns by the book, and by the verdicts that players have published of them (D1 to D13, I1 to I13, from 0 for
/// White to 5 for Black): no figure of it is in the book, which comes
/// from searches alone. How many depths of a search are averaged was chosen with a look at it.
#[test]
fn the_values_of_patterns_agree_in_rank_with_what_players_say() {
    let published = [5, 5, 2, 5, 4, 5, 5, 4, 3, 4, 2, 4, 0, 1, 5, 5, 5, 1, 5, 5, 5, 4, 5, 3, 4, 0];
    let own: Vec<i32> =
        PATTERNS.iter().map(|pattern| book::pattern_value(pattern).into()).collect();
    let agreement = correlation(&ranks(&own), &ranks(&published));
    assert!(agreement >= 0.8, "{agreement}");
}

/// The ranks of `values`, those of equal ones in the middle.
fn ranks(values: &[i32]) -> Vec<f64> {
    let count = |is: &dyn Fn(i32) -> bool| values.iter().filter(|&&it| is(it)).count() as f64;
    values.iter().map(|&value| count(&|it| it < value) + count(&|it| it == value) / 2.0).collect()
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        a.iter().zip(b).map(|(x, y)| (x - mean(a)) * (y - mean(b))).sum()
    };
    product(a, b) / (product(a, a) * product(b, b)).sqrt()
}

/// Every level lays patterns that are even by the book.
#[test]
fn every_level_lays_even_patterns() {
    let mut opponent = Opponent::new();
    for level in Level::ALL {
        for seed in 0..3 {
            let mut game = played("renju-yamaguchi", "");
            let task = Task { level, seed, ..Task::BEST };
            while game.phase() == Phase::Opening {
                let thought = opponent.think(&game, &task, &Budget::nodes(1));
                game.play(thought.expect("a stone").mv).expect("a legal stone");
            }
            let entry = book::find(game.board()).expect("a pattern");
            assert!(entry.value().abs() < 45, "{level:?} {seed}: {}", entry.value());
        }
    }
}

#[test]
fn the_better_colour_is_known_at_once() {
    assert_eq!(decided("renju-rif", "h8 h9 i9", &Task::BEST).mv, Move::Swap, "Kagetsu");
    assert_eq!(decided("renju-yamaguchi", "h8 h9 i9 fifths:1", &Task::BEST).mv, Move::Swap);
    assert_eq!(decided("renju-yamaguchi", "h8 h9 j6 fifths:12", &Task::BEST).mv, Move::Stay);
}

/// As many stones are proposed as were asked for, the best ones, and of these the worst is kept.
#[test]
fn fifths_are_proposed_and_kept_by_the_book() {
    let fourth = book::find(&laid(&PATTERNS[3].stones())).expect("an entry").next()[0];
    let rules = "renju-rif".parse().expect("rules");
    let moves = format!("h8 h9 i9 fifths:8 stay {}", token::write(Move::Stone(fourth.at), rules));
    let Thought { mv, .. } = decided("renju-yamaguchi", &moves, &Task::BEST);
    let Move::Propose(stones) = mv else { panic!("{mv:?}") };
    let board = *played("renju-yamaguchi", &moves).board();
    let known = book::find(&board).expect("an entry").next();
    assert!(known[..8].iter().all(|fifth| stones.points().contains(&fifth.at)));
    let moves = format!("{moves} {}", token::write(mv, rules));
    assert_eq!(decided("renju-yamaguchi", &moves, &Task::BEST).mv, Move::Stone(known[7].at));
}

/// What is not wanted is not advised again: hints have several fourth stones.
#[test]
fn the_next_best_fourth_is_another() {
    let best = decided("renju-rif", "h8 h9 i9 stay", &Task::BEST).mv;
    let except = [best];
    let next = decided("renju-rif", "h8 h9 i9 stay", &Task { except: &except, ..Task::BEST });
    assert_ne!(next.mv, best);
    assert!(matches!(next.mv, Move::Stone(_)));
}
