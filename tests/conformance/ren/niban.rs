//! The niban: the second stone of a nibai, and what it scores.

use super::nibai::NIBAI;
use super::*;

/// "As in the previous example, black is about to capture the white stone marked 1" (d4), and has
/// one stone more above.
const SCORING: &str = "
    . . . x . . .
    . . . x . . .
    . . x o x . .
    . . o * o . .
    . . . o . . .
    . . . . . . .";

/// Figure: "black captures, and places stones 1 and 2, scoring a four-in-a-row." The row is one
/// group, though both stones are in it: E6, "each group once".
#[test]
fn figure_scoring_nibai() {
    let table = black(SCORING);
    assert_eq!((table.captured(), table.niban()), ("d4".into(), "d4".into()));
    assert_eq!((table.groups(), table.score()), ("row4 d6-d3".into(), [1, 0]));
    table.shows(
        ". . . x . . .
         . . . x . . .
         . . x x x . .
         . . o x o . .
         . . . o . . .
         . . . . . . .",
    );
}

/// "Since black scored, the stones adjacent to the scoring stone (1), become weak (rui). However,
/// the second stone placed (niban, marked 2) does not become rui."
#[test]
fn e7_the_niban_does_not_become_weak() {
    let table = black(SCORING);
    assert_eq!((table.weak(), table.replaceable()), ("c4 e4".into(), "c4 e4".into()));
}

/// "There is one exception to this rule - a niban stone cannot be rui, therefore it cannot be
/// removed."
#[test]
fn the_niban_cannot_be_removed() {
    black(SCORING).refuses("d4", Why::NotWeak);
    black(NIBAI).refuses("d4", Why::NotWeak);
}

/// A17, "the niban stone (which is not the scoring stone)": a group that only the niban completes
/// scores too, as "they are immediately scored". Weak are the neighbours of the placed stone.
#[test]
fn a17_a_group_of_the_niban_alone_scores() {
    let row = black(&NIBAI.replace(". . x o x . .", ". x x o x . ."));
    assert_eq!((row.groups(), row.score()), ("row4 b4-e4".into(), [1, 0]));
    assert_eq!(row.weak(), "c4 e4", "b4 is beside the niban's group, not beside the placed stone");
    let square = black(&NIBAI.replace(". . . x . . .", ". . x x . . ."));
    assert_eq!((square.groups(), square.score()), ("box4 c5-d4".into(), [1, 0]));
    assert_eq!(square.weak(), "c4 e4");
}

/// A17: groups of both stones are added.
#[test]
fn a17_groups_of_both_stones_are_added() {
    let table = black(
        ". . . x . . .
         . . x x x . .
         . x x o x . .
         . . o * o . .
         . . . o . . .
         . . . . . . .",
    );
    assert_eq!(table.groups(), "box6 c5-e4, row4 b4-e4, row4 d6-d3");
    assert_eq!((table.score(), table.weak()), ([4, 0], "c4 e4".into()));
}

/// "On the following move", A18: later the niban is a stone as any other. Black scores beside it,
/// it is weak, and White replaces it.
#[test]
fn a18_later_the_niban_may_become_weak() {
    for nibai in [NIBAI, SCORING] {
        let scored = black(nibai).after("a1 c5");
        assert_eq!(scored.niban(), "");
        assert!(scored.weak().split(' ').any(|name| name == "d4"), "{}", scored.weak());
        assert_eq!(scored.after("d4").stone("d4"), Some(Color::White));
    }
}

/// A scoring nibai is a placement: the replacements in succession begin anew.
#[test]
fn a_nibai_ends_a_succession_of_replacements() {
    let table = Table::drawn(
        Color::White,
        "o o . . . . .
         a o . x . . .
         . . x o x . .
         . . o b o . .
         . . . o . . .
         . . . . . . .",
    );
    let replaced = table.after("a b5");
    assert_eq!((replaced.rui_count(), replaced.weak()), (1, String::new()));
    let nibai = replaced.after("g1 b");
    assert_eq!((nibai.rui_count(), nibai.niban()), (0, "d4".into()));
}
