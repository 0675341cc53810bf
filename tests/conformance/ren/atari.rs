//! "Capturing": stones in danger.

use super::*;

/// The figure with the stones 1, 2 and 3, drawn after its text: 1 is the black stone on c7, 2 the
/// white one on d1, 3 the black one on h1.
const FIGURE: &str = "
    . . o . . . . .
    . o x o . . . .
    . . a . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . b . . . o
    . . x o x . c x";

/// "A single stone that is orthogonally surrounded by enemy stones or the edges of the board on 3
/// of its four sides is said to be in atari. This means that it is in danger."
#[test]
fn atari_is_three_sides_surrounded() {
    let table = Table::drawn(Color::White, FIGURE);
    let board = Board::empty(8);
    let names = board.points().map(|at| Notation::FileRank.name(at, 8));
    let in_atari: Vec<String> = names.filter(|name| table.in_atari(name)).collect();
    assert_eq!(in_atari, ["c7", "d1", "h1"]);
}

/// "Stone 1 is in atari. It has white stones on its left, right and top, leaving only the bottom
/// side open", where White captures it.
#[test]
fn atari_1_white_stones_on_three_sides() {
    let table = Table::drawn(Color::White, FIGURE).after("a");
    assert_eq!((table.captured(), table.stone("c7")), ("c7".into(), None));
}

/// "Stone 2 is surrounded by black stones on the left and right and the edge of the board at the
/// bottom, the only open side being the top."
#[test]
fn atari_2_the_edge_is_a_side() {
    let table = Table::drawn(Color::Black, FIGURE).after("b");
    assert_eq!((table.captured(), table.stone("d1")), ("d1".into(), None));
}

/// "Stone 3 has a white stone on top and the edge of the board on its right and bottom, leaving
/// only the top side free." T2: only the left side can be meant.
#[test]
fn t2_atari_3_only_the_left_side_is_free() {
    let table = Table::drawn(Color::White, FIGURE);
    assert_eq!(table.stone("h2"), Some(Color::White), "the top is not free");
    let captured = table.after("c");
    assert_eq!((captured.captured(), captured.stone("h1")), ("h1".into(), None));
}

/// "A stone in atari can be removed on the next move of the attacking player, if he/she totally
/// surrounds the stone": not by any other move.
#[test]
fn only_the_fourth_side_captures() {
    let table = Table::drawn(Color::White, FIGURE);
    for elsewhere in ["b8", "d8", "b6", "d6", "c5", "h8"] {
        assert_eq!(table.after(elsewhere).captured(), "", "{elsewhere}");
    }
    assert_eq!(table.after("a").score(), [0, 0], "a capture is worth no points");
}

/// A stone with two open sides, an own stone on the fourth side, or no open side is not in atari.
#[test]
fn what_is_not_in_atari() {
    let table = Table::drawn(
        Color::Black,
        ". . . . . . .
         . o . . x . .
         o x . x o x .
         . . . . x . .
         . o . . . . .
         o x x . . . x",
    );
    for name in ["b4", "e4", "b1", "c1", "a4", "g1", "a6", "d6"] {
        assert!(!table.in_atari(name), "{name}");
    }
    let three = Table::drawn(Color::Black, ". . . . / . o . . / o x x . / . o . .");
    assert!(!three.in_atari("b2"), "the fourth side is its own stone");
}

/// "By enemy stones": own stones endanger nothing.
#[test]
fn own_stones_do_not_surround() {
    let table = Table::drawn(Color::Black, ". x . / x x x / . . . / . . .");
    assert!(!table.in_atari("b3"));
    let white = table.after("pass b2");
    assert_eq!((white.captured(), white.stone("b3")), (String::new(), Some(Color::Black)));
}
