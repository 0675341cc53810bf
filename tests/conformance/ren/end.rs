//! "Game end."

use super::*;

/// A full 8x8 board but for `*`, on which no stone of Black's there captures or scores.
const NEARLY_FULL: &str = "
    x x o o x x o o
    o o x x o o x x
    x x o o x x o o
    o o x x o o x x
    x x o o x x o o
    o o x x o o x x
    x x o o x x o o
    o o x x o o x *";

fn with_scores(scores: [u16; 2], drawing: &str) -> Table {
    Table::with(STANDARD, scores, Color::Black, drawing)
}

/// "If both players pass consecutively, the game ends": "a) both players pass consecutively". E1.
#[test]
fn e1_two_passes_in_succession_end_the_game() {
    for drawing in [".", "x o . / . x o"] {
        let table = Table::drawn(Color::Black, drawing);
        let passed = table.after("pass");
        assert_eq!(
            (passed.result(), passed.ask(|_, game| game.passed())),
            ("playing".into(), true)
        );
        assert!(!passed.after("c3").ask(|_, game| game.passed()));
        assert_eq!(table.after("pass pass").result(), "draw passes");
        assert_eq!(table.after("a3 pass pass").result(), "draw passes");
    }
}

/// E1, "in succession": a stone between them begins the count anew, and so does a replacement.
#[test]
fn e1_passes_apart_do_not_end_the_game() {
    let table = Table::drawn(Color::Black, "x x . / x a . / . . .");
    assert_eq!(table.after("pass c1 pass").result(), "playing");
    assert_eq!(table.after("pass c1 pass b1 pass").result(), "playing");
    let replaced = table.after("pass c1 a b3 pass");
    assert_eq!(replaced.result(), "playing");
    assert_eq!(replaced.after("pass").result(), "black passes");
}

/// E1: a pass takes the weakness away and changes nothing else.
#[test]
fn e1_a_pass_clears_weak_stones() {
    let scored = black(". . . . / x x . . / x * . .");
    assert_eq!(scored.weak(), "a1 a2 b2");
    let passed = scored.after("pass");
    assert_eq!(
        (passed.weak(), passed.groups(), passed.score()),
        (String::new(), String::new(), [1, 0])
    );
}

/// "The player with most points at the end of the game wins."
#[test]
fn most_points_win() {
    for (scores, result) in
        [([3, 2], "black passes"), ([2, 3], "white passes"), ([0, 9], "white passes")]
    {
        assert_eq!(with_scores(scores, ". x").after("pass pass").result(), result);
    }
    assert_eq!(with_scores([3, 2], NEARLY_FULL).after("*").result(), "black full");
    assert_eq!(with_scores([2, 3], NEARLY_FULL).after("*").result(), "white full");
}

/// A23: equal points are a draw.
#[test]
fn a23_equal_points_are_a_draw() {
    for scores in [[0, 0], [12, 12]] {
        assert_eq!(with_scores(scores, ".").after("pass pass").result(), "draw passes");
        assert_eq!(with_scores(scores, NEARLY_FULL).after("*").result(), "draw full");
    }
}

/// "b) a nine in a box is achieved by either player - the nine-in-a-box scorer always wins."
#[test]
fn b_the_nine_in_a_box_scorer_always_wins() {
    let nine = ". . . . . / . o o o . / . o o * . / . o o o . / . . . . .";
    for scores in [[0, 0], [30, 0], [0, 30], [5, 5]] {
        let table = Table::with(STANDARD, scores, Color::White, nine).after("*");
        assert_eq!(table.result(), "white nine");
    }
}

/// "c) there is no more space on the board", and not before. E9.
#[test]
fn e9_no_more_space_ends_the_game() {
    let table = Table::drawn(Color::Black, NEARLY_FULL);
    assert_eq!((table.result(), table.open()), ("playing".into(), "h1".into()));
    assert_eq!(table.after("pass").result(), "playing", "White may fill it too");
    let full = table.after("*");
    assert_eq!((full.result(), full.to_move()), ("draw full".into(), None));
    full.refuses("h1 a1 pass resign time:both", Why::GameOver);
}

/// The lower left corner of [`NEARLY_FULL`] otherwise: `?` and `!` are to be chosen.
const CORNER: &str = "
    x x o o x x o o
    o o x x o o x x
    x x o o x x o o
    o o x x o o x x
    x x o o x x o o
    x o x x o o x x
    ? x o x x o o x
    * ! o o x x o o";

/// [`CORNER`] with these stones above and to the right of the last square.
fn corner(above: &str, right: &str) -> String {
    CORNER.replace('?', above).replace('!', right)
}

/// A20, "no more space" while weak stones exist: the game ends at once. Black's last stone makes a
/// 4-box.
#[test]
fn a20_the_game_ends_though_stones_are_weak() {
    let table = Table::drawn(Color::Black, &corner("x", "x")).after("*");
    assert_eq!(
        (table.groups(), table.result()),
        ("box4 a2-b1, row4 a4-a1".into(), "black full".into())
    );
    assert_eq!((table.weak(), table.replaceable()), ("a2 b1 b2".into(), String::new()));
    table.refuses("a2 b1 b2", Why::GameOver);
}

/// A last stone that captures makes space again, and the game goes on.
#[test]
fn a_capture_on_the_last_square_makes_space() {
    let table = Table::drawn(Color::Black, &corner("o", "x")).after("*");
    assert_eq!((table.captured(), table.niban()), ("a2".into(), String::new()));
    assert_eq!((table.result(), table.open().as_str()), ("playing".into(), "a2"));
}

/// A nibai on the last square fills the board with both its stones.
#[test]
fn a_nibai_on_the_last_square_ends_the_game() {
    let table = Table::drawn(Color::Black, &corner("o", "o")).after("*");
    assert_eq!((table.captured(), table.niban()), ("a2".into(), "a2".into()));
    assert_eq!((table.groups(), table.result()), ("row4 a4-a1".into(), "black full".into()));
}

/// E5 comes before E9: a nine on the last square is a nine.
#[test]
fn e5_a_nine_on_the_last_square() {
    let nine = CORNER
        .replace("* ! o", "* x x")
        .replace("? x o", "x x x")
        .replace("x o x x o o x x", "x x x x o o x x");
    let table = Table::with(STANDARD, [0, 5], Color::Black, &nine).after("*");
    assert_eq!((table.result(), table.score()), ("black nine".into(), [15, 0]));
}
