//! "Capturing": stones totally surrounded.

use super::*;

/// "White captures the black stone marked 1 on the previous diagram by placing a white stone at the
/// bottom side of 1 and totally surrounding the black stone. The black stone is returned to its
/// owner."
#[test]
fn figure_white_captures_1() {
    let table = white(
        ". . . . .
         . . o . .
         . o x o .
         . . * . .
         . . . . .",
    );
    assert_eq!((table.captured(), table.niban()), ("c3".into(), String::new()));
    table.shows(
        ". . . . .
         . . o . .
         . o . o .
         . . o . .
         . . . . .",
    );
}

/// Figure: "black decides to play at the center of the white cross, which is a perfectly legal move
/// (and a good idea). It does not matter that the new black stone is surrounded." And again: "it is
/// a perfectly legal move to place a stone in a position with no liberties."
#[test]
fn figure_surrounded_placement() {
    let table = black(
        ". . . . .
         . . o . .
         . o * o .
         . . o . .
         . . . . .",
    );
    assert_eq!((table.captured(), table.stone("*")), (String::new(), Some(Color::Black)));
    assert!(!table.in_atari("*"), "no side is open");
    let corner = black(". . . / o . . / * o .");
    assert_eq!((corner.captured(), corner.stone("*")), (String::new(), Some(Color::Black)));
}

/// "If a single stone is orthogonally surrounded on all four sides by enemy stones or the edges of
/// the board, as a result of a surrounding player's placement, will be removed from the board." E3.
#[test]
fn e3_edges_surround_as_enemy_stones_do() {
    assert_eq!(white(". . . / o . . / x * .").captured(), "a1");
    assert_eq!(white(". . . . / . * . . / o x o .").captured(), "b1");
    assert_eq!(white(". . . . / . o . . / * x o . / . . . .").captured(), "", "below is open");
}

/// "Only a single stone can be captured, not groups of stones."
#[test]
fn groups_of_stones_are_not_captured() {
    let two = white(
        ". . . . . .
         . . o o . .
         . o x x * .
         . . o o . .
         . . . . . .",
    );
    assert_eq!((two.captured(), two.stone("c3")), (String::new(), Some(Color::Black)));
    assert_eq!(white(". . . / o o . / x x *").captured(), "");
}

/// E3, "every Q stone orthogonally next to p": a stone that touches the placed one by a corner
/// only, or has a vacant side left, is not captured.
#[test]
fn e3_only_stones_beside_the_placed_one() {
    let table = white(
        ". . o . . .
         . o x o . .
         . . o * . .
         . . . x o .
         . . . o . .",
    );
    assert_eq!(table.captured(), "", "c4 was surrounded before, and d2 has c2 left");
    assert_eq!(table.after("a1 c2").captured(), "d2");
}

/// A13, "only a single stone can be captured": every lone stone beside the placed one, up to four.
/// The figures show one; a choice among several would need a rule that the text lacks.
#[test]
fn a13_all_lone_stones_beside_the_placed_one_are_captured() {
    let full = "
        . . . . . . .
        . . . x . . .
        . . x o x . .
        . x o * o x .
        . . x o x . .
        . . . x . . .
        . . . . . . .";
    let four = black(full);
    assert_eq!((four.captured(), four.niban()), ("c4 d3 d5 e4".into(), String::new()));
    let cross = full.replace('o', ".").replace('*', "x");
    four.shows(&cross);
    let three = black(&full.replacen("x", ".", 1));
    assert_eq!((three.captured(), three.niban()), ("c4 d3 e4".into(), String::new()));
    let two = black(". . . . . . / . x . x . . / x o * o x . / . x . x . .");
    assert_eq!((two.captured(), two.niban()), ("b2 d2".into(), String::new()));
}

/// A capturing stone may score as well, and its neighbours are weak then.
#[test]
fn a_capturing_stone_may_score() {
    let table = black(
        ". . x . . .
         . x o x . .
         . x * . . .
         . x x . . .",
    );
    assert_eq!((table.captured(), table.groups()), ("c3".into(), "box4 b2-c1".into()));
    assert_eq!((table.weak(), table.score()), ("b1 b2 b3 c1 d3".into(), [1, 0]));
}

/// A14, a suicide: it is not captured later by stones elsewhere, nor by its owner's...
#[test]
fn a14_a_suicide_stays() {
    let mut table = black(
        ". . . . .
         . . o . .
         . o * o .
         . . o . .
         . . . . .",
    );
    for word in ["b4", "a5", "d4", "a1", "b2", "e1", "d2"] {
        table.play(word);
        assert_eq!((table.captured(), table.stone("*")), (String::new(), Some(Color::Black)));
    }
}

/// A14: ... only if a later placement by the surrounder is itself one of its sides. Black takes the
/// side on c4 away, White puts it back.
#[test]
fn a14_a_suicide_is_captured_by_a_new_side() {
    let table = black(
        ". . . . .
         . . * . .
         . x o x .
         . o x o .
         . . o . .
         . . . . .",
    );
    assert_eq!(table.captured(), "c4");
    assert_eq!(table.after("c4").captured(), "c3");
}

/// White has scored; d3 is weak, and with it Black has c3 surrounded.
const WEAK_SIDE: &str = "
    . . . . . .
    . . x o * .
    . x o o o .
    . . x ? . .
    . . . . . .";

/// A15: "Important rule: it is *not* permitted to make a capture by replacing a rui stone. In such
/// a case, the rui stone may be replaced, but the capture will not happen. The to-be-captured stone
/// will simply remain on the board." Nor does a nibai, where the replacing stone has only that
/// side.
#[test]
fn a15_a_replacement_captures_nothing() {
    for below in [".", "o"] {
        let drawing = WEAK_SIDE.replace('?', below);
        let scored = white(&drawing);
        assert_eq!(scored.replaceable(), "d3 d4 e3");
        let replaced = scored.after("d3");
        assert_eq!((replaced.captured(), replaced.niban()), Default::default());
        replaced.shows(&drawing.replace("x o o o", "x o x o").replace('*', "o"));
    }
}

/// A14: the stone that such a replacement surrounds is not captured by Black's next placement
/// either.
#[test]
fn a14_a_stone_surrounded_by_a_replacement_stays() {
    let mut table = white(&WEAK_SIDE.replace('?', ".")).after("d3");
    for word in ["a1", "b2", "a2", "b4", "a3", "d2"] {
        table.play(word);
        assert_eq!((table.captured(), table.stone("c3")), (String::new(), Some(Color::White)));
    }
}

/// "Returned to its owner", A24: the square is vacant again for both.
#[test]
fn a_captured_square_is_vacant_again() {
    let table = white(". . . . . / . . o . . / . o x o . / . . * . . / . . . . .");
    assert_eq!(table.after("c3").stone("c3"), Some(Color::Black));
    assert_eq!(table.after("a1 c3").stone("c3"), Some(Color::White));
}

/// What was captured is told of the last ply only, also when it was a pass.
#[test]
fn captures_are_those_of_the_last_ply() {
    let table = white(". . . . . / . . o . . / . o x o . / . . * . . / . . . . .");
    assert_eq!(table.after("a1").captured(), "");
    assert_eq!(table.after("pass").captured(), "");
}
