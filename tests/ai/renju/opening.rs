//! The decisions of an opening that are more than one stone.

use crate::decisions::played;
use goishi::ai::{Budget, Opponent, Score, Task, Thought};
use goishi::rules::Move;

/// What is decided after the three stones of a pattern.
fn choice(stones: &str, except: &[Move], nodes: u64) -> Thought {
    choice_by("renju-rif", stones, except, nodes)
}

fn choice_by(rules: &str, stones: &str, except: &[Move], nodes: u64) -> Thought {
    let game = played(rules, stones);
    let task = Task { except, ..Task::BEST };
    Opponent::new().think(&game, &task, &Budget::nodes(nodes)).expect("a decision")
}

fn value(thought: &Thought) -> i16 {
    match thought.score {
        Score::Open(value) => value,
        Score::Win(_) => 1000,
        Score::Loss(_) => -1000,
    }
}

/// Kagetsu and Hogetsu are won for Black, Yusei is not.
#[test]
fn it_takes_the_better_colour() {
    assert_eq!(choice("h8 h9 i9", &[], 4_000).mv, Move::Swap, "Kagetsu");
    assert_eq!(choice("h8 i9 i7", &[], 4_000).mv, Move::Swap, "Hogetsu");
    assert_eq!(choice("h8 h9 j6", &[], 16_000).mv, Move::Stay, "Yusei");
}

/// No book knows stones so far apart: the search says whose they are. White is to move, and chooses; two more stones are left out.
#[test]
fn it_takes_the_better_colour_where_no_book_helps() {
    assert_eq!(
        choice_by("gomoku-swap2", "h8 a1 i9", &[Move::More], 4_000).mv,
        Move::Swap,
        "two of Black's"
    );
    assert_eq!(
        choice_by("gomoku-swap2", "a1 h8 o15", &[Move::More], 4_000).mv,
        Move::Stay,
        "one of White's"
    );
}

#[test]
fn no_colour_is_chosen_that_it_thinks_is_the_worse_one() {
    for second in ["h9", "i9"] {
        for third in ["i8", "j8", "f8", "h7", "h6", "i7", "j7", "j6", "f10", "g6"] {
            let thought = choice(&format!("h8 {second} {third}"), &[], 600);
            assert!(value(&thought) >= 0, "{second} {third}: {thought:?}");
        }
    }
}

#[test]
fn the_other_colour_is_as_bad_as_the_better_one_is_good() {
    let best = choice("h8 h9 i9", &[], 2_000);
    let other = choice("h8 h9 i9", &[best.mv], 2_000);
    assert_eq!((other.mv, value(&other)), (Move::Stay, -value(&best)));
}
