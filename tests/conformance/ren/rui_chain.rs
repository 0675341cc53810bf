//! The five figures of a succession of replacements, step by step.

use super::*;

/// Before step 1, drawn after the text of all five.
const BEFORE: &str = "
    . . . . o . . . . .
    . . . . o . . . . .
    . . o o o . . . . .
    o o o o x x . . . .
    o o o x x a . . . .
    . . . x . . . . . .
    . . . x . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .";

/// The same position by the rules of `limit`, after `tokens`.
pub fn chain(limit: RuiLimit, tokens: &str) -> Table {
    let options = Options { rui_limit: limit, ..STANDARD };
    Table::with(options, [0, 0], Color::Black, BEFORE).after(tokens)
}

/// "1. Black plays at a and scores one point for a four-in-a-box (1-2-3-a)."
#[test]
fn step_1_black_plays_at_a() {
    let table = chain(RuiLimit::Three, "a");
    assert_eq!((table.groups(), table.score()), ("box4 e7-f6".into(), [1, 0]));
    table.shows(&BEFORE.replace('a', "x"));
}

/// "2. By doing so, the black stones adjacent to the scoring stone become rui (weak) as marked by
/// x's on the left. White may now play on any vacant space on the board, or replace one of the rui
/// stones."
#[test]
fn step_2_black_stones_become_weak() {
    let table = chain(RuiLimit::Three, "a");
    assert_eq!((table.weak(), table.replaceable()), ("e6 e7 f7".into(), "e6 e7 f7".into()));
    assert_eq!(table.open().split(' ').count(), 100 - 19 + 3);
    table.refuses("d6 d5 d4 f6", Why::NotWeak);
}

/// "3. White decides to replace a rui stone and scores 3 points (6-box and 4-row). The fiverow does
/// not score."
#[test]
fn step_3_white_replaces_and_scores_three() {
    let table = chain(RuiLimit::Three, "a e7");
    assert_eq!(table.groups(), "box6 c8-e7, row4 e10-e7");
    assert_eq!((table.score(), table.rui_count()), ([1, 3], 1));
    assert!("a7 b7 c7 d7 e7".split(' ').all(|at| table.stone(at) == Some(Color::White)));
}

/// "4. Now the stones adjacent to white's scoring stone become rui. Black may now either play
/// anywhere on the board, or replace a white rui stone."
#[test]
fn step_4_white_stones_become_weak() {
    let table = chain(RuiLimit::Three, "a e7");
    assert_eq!((table.weak(), table.replaceable()), ("d7 d8 e8".into(), "d7 d8 e8".into()));
    assert_eq!(table.open().split(' ').count(), 100 - 19 + 3);
}

/// "5. Black plays on a rui white stone, scoring one point (4-row). Some of black's stones become
/// rui once more. This is the second time in a row a rui move has been played."
#[test]
fn step_5_black_replaces_and_scores_one() {
    let table = chain(RuiLimit::Three, "a e7 d7");
    assert_eq!((table.groups(), table.score()), ("row4 d7-d4".into(), [2, 3]));
    assert_eq!((table.weak(), table.rui_count()), ("d6 e6".into(), 2));
    table.shows(
        ". . . . o . . . . .
         . . . . o . . . . .
         . . o o o . . . . .
         o o o x o x . . . .
         o o o x x x . . . .
         . . . x . . . . . .
         . . . x . . . . . .
         . . . . . . . . . .
         . . . . . . . . . .
         . . . . . . . . . .",
    );
}

/// "If white decides to replace a rui stone once more, it will be three rui moves in a row": he
/// may, and scores one point by it.
#[test]
fn after_step_5_white_may_replace_once_more() {
    let table = chain(RuiLimit::Three, "a e7 d7 d6");
    assert_eq!((table.groups(), table.score()), ("row4 a6-d6".into(), [2, 4]));
    assert_eq!((table.rui_count(), table.weak()), (3, "c6 c7 e7".into()));
}

/// In none of the steps is a stone captured, although replacements surround some.
#[test]
fn no_step_captures() {
    for tokens in ["a", "a e7", "a e7 d7", "a e7 d7 d6"] {
        let table = chain(RuiLimit::Three, tokens);
        assert_eq!((table.captured(), table.niban()), Default::default(), "{tokens}");
    }
}
