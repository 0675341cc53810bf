//! 9.1, 9.2, 9.4 and 9.5: how a game is won when a referee sees everything at once.

use super::*;
use goishi::rules::Ending;

/// 9.1 "The winner of the game is the player who will be first to attain five in a row."
#[test]
fn s9_1_first_five_wins() {
    let mut table = Table::played(Variant::Rif, "h8 h9 i8 stay a1 j8/j10 j8 a2 k8 a3");
    assert_eq!(table.result(), "playing");
    table.play("l8");
    assert_eq!(table.result(), "black five");
    assert_eq!(table.game.status(), Status::Won { winner: Seat::First, by: Ending::Five });
}

/// 9.1: after a change of sides the other person wins with the same stones.
#[test]
fn s9_1_the_person_with_the_stones_wins() {
    let table = Table::played(Variant::Rif, "h8 h9 i8 swap a1 j8/j10 j8 a2 k8 a3 l8");
    assert_eq!(table.result(), "black five");
    assert_eq!(table.game.status(), Status::Won { winner: Seat::Second, by: Ending::Five });
}

/// 9.1 for White.
#[test]
fn s9_1_white_wins_by_five() {
    for line in ["o o o o *", "o o * o o", "x * o o o o x", "o o o * o o"] {
        assert_eq!(white(Variant::Rif, line), "five", "{line}");
    }
}

/// 9.1 "For white is also overline counted as a win."
#[test]
fn s9_1_white_wins_by_overline() {
    for line in ["o o o o * o", "o o o * o o o", "o o o o * o o o o"] {
        assert_eq!(white(Variant::Rif, line), "five", "{line}");
    }
}

/// 9.1: Black's six are no five.
#[test]
fn s9_1_black_does_not_win_by_overline() {
    let table = Table::drawn(Variant::Rif, "x x x . x x", Color::Black).after("d1");
    assert_eq!(table.result(), "white overline");
    assert_eq!(table.stone("d1"), Some(Color::Black), "played and lost");
}

/// 9.2 a) "The game is won for white if black without at the same time attaining five in a row:
/// makes an overline".
#[test]
fn s9_2_a_overline_loses() {
    for line in ["x x x x * x", "x x x * x x x", "o x x x x * x o"] {
        assert_eq!(black(Variant::Rif, line), "overline", "{line}");
    }
}

/// 9.2 b) "makes a double-four".
#[test]
fn s9_2_b_double_four_loses() {
    let table = Table::drawn(
        Variant::Rif,
        ". . . . . . .
         . . . . x . .
         . . . . x . .
         . . . . x . .
         . x x x . o .
         . . . . . . .",
        Color::Black,
    );
    assert_eq!(table.game.foul_at(table.point("e2")), Some(Foul::DoubleFour));
    assert_eq!(table.after("e2").result(), "white double-four");
}

/// 9.2 c) "makes a double-three".
#[test]
fn s9_2_c_double_three_loses() {
    let table = Table::drawn(
        Variant::Rif,
        ". . . . . . .
         . . . . x . .
         . . . . x . .
         . . x x . . .
         . . . . . . .
         . . . . . . .",
        Color::Black,
    );
    assert_eq!(table.game.foul_at(table.point("e3")), Some(Foul::DoubleThree));
    assert_eq!(table.after("e3").result(), "white double-three");
    assert_eq!(table.after("e2 a1").result(), "playing");
}

/// 9.2 "without at the same time attaining five in a row": five and overline.
const FIVE_AND_OVERLINE: &str = "
    . . . . x . . .
    . . . . x . . .
    x x x x * . . .
    . . . . x . . .
    . . . . x . . .
    . . . . x . . .";

/// Five, and a four on each of two other lines.
const FIVE_AND_DOUBLE_FOUR: &str = "
    . . . . . . . x .
    . . . . x . x . .
    . . . . x x . . .
    x x x x * . . . .
    . . . . x . . . .
    . . . . . . . . .";

/// Five, and a three on each of two other lines.
const FIVE_AND_DOUBLE_THREE: &str = "
    . . . . . . . . .
    . . . . x . x . .
    . . . . x x . . .
    x x x x * . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// 9.2 "without at the same time attaining five in a row": five overrides every foul, in every rule
/// set.
#[test]
fn s9_2_five_overrides_every_foul() {
    for variant in Variant::ALL {
        if variant == Variant::RifPlayers {
            continue;
        }
        for drawing in [FIVE_AND_OVERLINE, FIVE_AND_DOUBLE_FOUR, FIVE_AND_DOUBLE_THREE] {
            assert_eq!(black(variant, drawing), "five", "{variant:?}");
        }
    }
    let no_five = |drawing: &str| drawing.replace("x x x x *", "o x x x *").replace("* .", "* o");
    assert_eq!(black(Variant::Rif, &no_five(FIVE_AND_OVERLINE)), "overline");
    assert_eq!(black(Variant::Rif, &no_five(FIVE_AND_DOUBLE_FOUR)), "double-four");
    assert_eq!(black(Variant::Rif, &no_five(FIVE_AND_DOUBLE_THREE)), "double-three");
}

/// When a point is a foul in several ways the first of overline, double-four, double-three is named.
#[test]
fn s9_2_the_first_foul_is_named() {
    let all_three = "
        . . . . . . . . . .
        . . . . . x . x . .
        . . . . . x x . . .
        . . x x . * x . . .
        . . . . . x x . . .
        . . . . . x . x . .
        . . . . . x . . x .";
    assert_eq!(black(Variant::Rif, all_three), "overline");
    let shorter = all_three.replace(
        ". . . . . x . x . .\n        . . . . . x . . x .",
        ". . . . . o . x . .\n        . . . . . . . . x .",
    );
    assert_ne!(shorter, all_three);
    assert_eq!(black(Variant::Rif, &shorter), "double-four");
}

/// 9.2 binds Black alone: White's forks are moves like others.
#[test]
fn s9_2_white_makes_no_fouls() {
    let double_four = "
        . . . . o . .
        . . . . o . .
        . . . . o . .
        . o o o * . .
        . . . . . . .";
    let double_three = "
        . . . . . . .
        . . . . o . .
        . . . . o . .
        . . o o * . .
        . . . . . . .
        . . . . . . .";
    for variant in Variant::ALL {
        assert_eq!(white(variant, double_four), "nothing");
        assert_eq!(white(variant, double_three), "nothing");
    }
}

/// 9.4 "The game is won for the player who can prove that the time of the opponent has ended".
#[test]
fn s9_4_time_loses() {
    let start = Table::played(Variant::Rif, "");
    assert_eq!(start.after("time:black").result(), "white time");
    assert_eq!(start.after("time:white").result(), "black time");
    assert_eq!(start.after("time").result(), "white time");
    assert_eq!(start.after("h8 h9 time").result(), "white time", "tentative Black is to move");
    assert_eq!(start.after("h8 h9 i8 time").result(), "black time");
    let swapped = start.after("h8 h9 i8 swap");
    assert_eq!(swapped.after("time").result(), "black time");
    let winner = swapped.after("time:white").game.status();
    assert_eq!(winner, Status::Won { winner: Seat::Second, by: Ending::Time });
}

/// 9.5 "The game is won for the player, whose opponent gives up the game."
#[test]
fn s9_5_resigning_loses() {
    for variant in Variant::ALL {
        let start = Table::played(variant, "h8");
        assert_eq!(start.after("resign:black").result(), "white resign");
        assert_eq!(start.after("resign:white").result(), "black resign");
    }
    let choice = Table::played(Variant::Rif, "h8 h9 i8");
    assert_eq!(choice.after("resign").result(), "black resign", "tentative White gives up");
    let swapped = choice.after("swap resign:black").game.status();
    assert_eq!(swapped, Status::Won { winner: Seat::First, by: Ending::Resign });
}
