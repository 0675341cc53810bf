//! The overview page: objective, board and play of classical Renju.

use super::*;
use goishi::rules::renju::Middle;

const CLASSICAL: [Variant; 2] = [Variant::Classical, Variant::ClassicalSwap];

/// A game of classical Renju past its opening.
const PLAY: &str = "h8 i9 j10";

/// "The objective of the Renju is to place five stones in an unbroken row (horizontally, vertically
/// or diagonally). The first one, who achieves this goal, wins the game."
#[test]
fn overview_objective_five_wins() {
    let diagonal = "
        . . . . * .
        . . . x . .
        . . x . . .
        . x . . . .
        x . . . . .";
    for variant in [Variant::Classical, Variant::ClassicalSwap, Variant::Free] {
        assert_eq!(black(variant, diagonal), "five");
        assert_eq!(white(variant, &diagonal.replace('x', "o")), "five");
        assert_eq!(black(variant, "x x x x *"), "five");
    }
    let table = Table::played(Variant::Classical, "h8 h9 i8 a1 j8 a3 k8 a5 l8");
    assert_eq!(table.result(), "black five");
}

/// "The middle square (5x5 intersections) is highlighted because it has a special meaning in the
/// game": in the three rule sets of this page.
#[test]
fn overview_board_the_middle_is_highlighted() {
    for variant in Variant::ALL {
        let ours = matches!(variant, Variant::Classical | Variant::ClassicalSwap | Variant::Free);
        assert_eq!(variant.row().middle == Middle::Highlighted, ours, "{variant:?}");
    }
}

/// "A game begins with an empty board. ... Black plays first, putting the first Black stone at the
/// middle of the board."
#[test]
fn overview_play_the_first_stone_in_the_middle() {
    for variant in [Variant::Classical, Variant::ClassicalSwap, Variant::Free] {
        let table = Table::played(variant, "");
        table.shows(".");
        table.asks(Seat::First, Color::Black, Phase::Opening);
        for point in table.points() {
            if point != "h8" {
                table.refuses(&point, Why::NotTheCentre, "overview");
            }
        }
        assert_eq!(table.after("h8").stone("h8"), Some(Color::Black));
    }
}

/// "Then the White player makes the second move by placing the first White stone on one of the
/// eight intersections adjacent to the first Black stone."
#[test]
fn overview_play_the_second_stone_adjacent() {
    for variant in CLASSICAL {
        let table = Table::played(variant, "h8");
        assert_eq!(table.game.phase(), Phase::Opening);
        for point in table.points() {
            if NEIGHBOURS.contains(&point.as_str()) {
                table.allows(&point);
            } else if point != "h8" {
                table.refuses(&point, Why::NotBesideTheCentre, "overview");
            }
        }
        assert!(table.clone().try_play("h8").is_err());
        assert_eq!(table.after("g7").stone("g7"), Some(Color::White));
    }
}

/// "Then the Black player makes the third move by placing the second Black stone inside the middle
/// square (5x5)."
#[test]
fn overview_play_the_third_stone_in_the_middle_square() {
    for variant in CLASSICAL {
        let table = Table::played(variant, "h8 i9");
        assert_eq!(table.game.phase(), Phase::Opening);
        table.allows("f6 f10 j6 j10 h9 g8");
        for point in ["e8", "k8", "h5", "h11", "a1", "e5", "k11", "f11", "j5"] {
            table.refuses(point, Why::NotInTheMiddle, "overview");
        }
        let stones = table.game.legal_moves().into_iter().filter(|mv| mv.is_play());
        assert_eq!(stones.count(), 23);
    }
}

/// "Each player has an allocated color": no change of sides in classical Renju.
#[test]
fn overview_play_each_player_has_a_colour() {
    let mut table = Table::played(Variant::Classical, "");
    for (word, seat, color) in [
        ("h8", Seat::First, Color::Black),
        ("i9", Seat::Second, Color::White),
        ("j10", Seat::First, Color::Black),
        ("a1", Seat::Second, Color::White),
        ("a3", Seat::First, Color::Black),
    ] {
        assert_eq!((table.game.to_move(), table.game.color_to_move()), (Some(seat), Some(color)));
        table.refuses("swap", Why::NoColourChoice, "overview");
        table.refuses("stay", Why::NoColourChoice, "overview");
        table.refuses("b1/b2", Why::NoProposal, "overview");
        table.play(word);
    }
}

/// "After this both players place one stone per turn on any unoccupied intersection of the board."
#[test]
fn overview_play_then_any_unoccupied_intersection() {
    let table = Table::played(Variant::Classical, PLAY);
    table.asks(Seat::Second, Color::White, Phase::Play);
    for point in table.points() {
        if PLAY.split(' ').any(|taken| taken == point) {
            table.refuses(&point, Why::Occupied, "overview");
        } else {
            table.allows(&point);
        }
    }
    table.refuses("p1", Why::OffBoard, "overview");
    table.refuses("pass", Why::NoPass, "overview");
    table.after("a1").asks(Seat::First, Color::Black, Phase::Play);
}

/// ""Overline" - the Black player is not allowed to place 6 or more Black stones in a row."
#[test]
fn overview_overline_is_not_allowed() {
    for variant in CLASSICAL {
        for line in ["x x x x * x", "x x x * x x x", "x x x x * x x x x"] {
            assert_eq!(black(variant, line), "overline", "{line}");
        }
        let table = Table::drawn(variant, "x x x . x x", Color::Black);
        table.refuses("d1", Why::Foul(Foul::Overline), "overview");
    }
}

/// ""Double four" ("4x4 fork") - the Black player is not allowed to place a stone that builds two
/// separate "Fours"."
#[test]
fn overview_double_four_is_not_allowed() {
    for variant in CLASSICAL {
        for four in ["xxx*", "oxxx*", "xx.x*", "x.xx*"] {
            let shape = cross("oxxx*", four);
            assert_eq!(shape.judged(variant, Color::Black), "double-four", "{four}");
        }
    }
    let drawing = ". . . x / . . . x / . . . x / x x x . / . . . .".replace(" / ", "\n");
    let table = Table::drawn(Variant::Classical, &drawing, Color::Black);
    table.refuses("d2", Why::Foul(Foul::DoubleFour), "overview");
}

/// ""Double three" ("3x3 fork") - the Black player is not allowed to place a stone that builds two
/// separate "Threes"."
#[test]
fn overview_double_three_is_not_allowed() {
    for variant in CLASSICAL {
        for three in ["xx*", "x*x", "x.x*", "*.xx"] {
            let shape = cross("xx*", three);
            assert_eq!(shape.judged(variant, Color::Black), "double-three", "{three}");
        }
        assert_eq!(cross("xx*", "xxx*").judged(variant, Color::Black), "nothing");
    }
    let drawing = ". . . . x / . . . . x / . . x x . / . . . . . / . . . . .".replace(" / ", "\n");
    let table = Table::drawn(Variant::Classical, &drawing, Color::Black);
    table.refuses("e3", Why::Foul(Foul::DoubleThree), "overview");
}

/// "The White player has no any restrictions. In addition the White player wins a game by forming an
/// "Overline" (6 or more White stones in a row)".
#[test]
fn overview_white_has_no_restrictions() {
    for variant in CLASSICAL {
        for (row, column) in [("ooo*", "ooo*"), ("oo*", "oo*"), ("o.o*o.o", "*")] {
            assert_eq!(cross(row, column).judged(variant, Color::White), "nothing");
        }
        for line in ["o o o o * o", "o o o * o o o", "o o o o * o o o o"] {
            assert_eq!(white(variant, line), "five", "{line}");
        }
    }
}
