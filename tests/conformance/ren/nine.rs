//! Nine in a box.

use super::*;

const NINE: &str = "
    . . . . .
    . x x x .
    . x x x .
    . x * x .
    . . . . .";

/// Black's nine with so many points before it: the scores and the result.
fn after_nine(scores: [u16; 2]) -> ([u16; 2], String) {
    let table = Table::with(STANDARD, scores, Color::Black, NINE).after("*");
    (table.score(), table.result())
}

/// "Example: Black is winning (black:16-white:12), and manages to make a nine-in-a-row. The game
/// ends immediately, black is the winner with a score of 16+10=26 to 12." T1: nine in a box is
/// meant.
#[test]
fn t1_example_1_black_is_winning() {
    assert_eq!(after_nine([16, 12]), ([26, 12], "black nine".into()));
}

/// "Example 2: Black is losing (black:6-white:9), and manages to make a nine-in-a-row. The game
/// ends immediately, scores are swapped. Black is the winner with a score of 9+10=19 to 6." T1
/// again.
#[test]
fn t1_example_2_black_is_losing() {
    assert_eq!(after_nine([6, 9]), ([19, 6], "black nine".into()));
    let table = Table::with(STANDARD, [6, 9], Color::Black, NINE).after("*");
    let before = table.ask(|view, game| Color::ALL.map(|own| game.score_before(view.color(own))));
    assert_eq!(before, [6, 9], "what the players had is told");
}

/// T1: nine in a row is no nine in a box. It is not worth any points, and the game goes on.
#[test]
fn t1_nine_in_a_row_does_not_win() {
    let mut rows = vec![".".repeat(10); 10];
    rows[9] = "xxxx*xxxx.".to_string();
    let table = black(&rows.join("/"));
    assert_eq!((table.score(), table.result()), ([0, 0], "playing".into()));
}

/// "If the player that achieved the nine in a box was already winning, add 10 points to their
/// score. If the player was losing, then swap scores and add 10 points to the scoring player." E5.
#[test]
fn e5_swap_if_losing_and_add_10() {
    for (before, after) in [([1, 0], [11, 0]), ([0, 1], [11, 0]), ([0, 40], [50, 0])] {
        assert_eq!(after_nine(before), (after, "black nine".into()));
    }
}

/// A6: at equal scores adding 10 and swapping first come to the same.
#[test]
fn a6_nine_at_equal_scores() {
    assert_eq!(after_nine([0, 0]).0, [10, 0]);
    assert_eq!(after_nine([7, 7]).0, [17, 7]);
}

/// The stone that makes the nine makes a four in a row and a six in a box with it.
const NINE_AND_MORE: &str = "
    . . . . . . .
    . x x x . . .
    . x x x x . .
    . x x * x . .
    . . . . . . .";

/// A5: other groups of the same stone give nothing: "immediately", 16 becomes 26 and 9 becomes 19.
#[test]
fn a5_nothing_else_is_scored_with_a_nine() {
    for (before, after) in [([16, 12], [26, 12]), ([6, 9], [19, 6])] {
        let table = Table::with(STANDARD, before, Color::Black, NINE_AND_MORE).after("*");
        assert_eq!((table.score(), table.groups()), (after, "box9 b4-d2".into()));
    }
}

/// A7, "was already winning": before this stone, whose other groups would have brought Black ahead.
#[test]
fn a7_losing_is_judged_before_the_nine() {
    let table = Table::with(STANDARD, [9, 10], Color::Black, NINE_AND_MORE).after("*");
    assert_eq!(table.score(), [20, 9]);
}

/// Two nines at once are one end of the game and 10 points.
#[test]
fn two_nines_at_once_give_10_points() {
    let table = black(
        ". . . . . .
         . x x x x .
         . x x * x .
         . x x x x .
         . . . . . .",
    );
    assert_eq!((table.score(), table.result()), ([10, 0], "black nine".into()));
}

/// E5, "if some 3x3 is now all P": one with an enemy or a gap in it is none.
#[test]
fn e5_a_nine_lacks_nothing() {
    for gap in [".", "o"] {
        let drawing = ". . . . . / . ? x x . / . x x x . / . x * x . / . . . . .";
        let table = black(&drawing.replace('?', gap));
        assert_eq!(table.result(), "playing");
        assert_eq!(table.groups(), "box6 b3-d2, box6 c4-d2");
    }
}

/// A nine may be made by replacing a weak stone. White's 4-box made him lead by one.
#[test]
fn a_nine_by_replacing_a_weak_stone() {
    let scored = white(
        ". . . . . .
         . . . o * .
         . x x o o .
         . x x x . .
         . x x x . .
         . . . . . .",
    );
    assert_eq!((scored.score(), scored.weak()), ([0, 1], "d4 d5 e4".into()));
    let nine = scored.after("d4");
    assert_eq!((nine.score(), nine.groups()), ([11, 0], "box9 b4-d2".into()));
    assert_eq!((nine.result(), nine.rui_count()), ("black nine".into(), 1));
}

/// The niban nine (A17): White b5 captures b6, and the niban on b6 completes the 3x3.
#[test]
fn a17_a_nine_by_the_niban() {
    let before = "
        o o o . . . . .
        o o o . . . . .
        o x o . . . . .
        x * x . . . . .
        . x . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .";
    let table = white(before);
    assert_eq!((table.captured(), table.niban()), ("b6".into(), "b6".into()));
    assert_eq!((table.groups(), table.result()), ("box9 a8-c6".into(), "white nine".into()));
    assert_eq!(table.score(), [0, 10]);
    table.shows(&before.replace("o x o", "o o o").replace("x * x", "x o x"));
}

/// "The game immediately ends": nothing is weak, nobody is to move, and no word is taken.
#[test]
fn the_game_immediately_ends_with_a_nine() {
    let table = black(NINE);
    assert_eq!((table.weak(), table.replaceable(), table.open()), Default::default());
    assert_eq!(table.to_move(), None);
    table.refuses("a1 c3 pass resign", Why::GameOver);
}
