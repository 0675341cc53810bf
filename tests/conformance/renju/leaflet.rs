//! The leaflet after Pritchard: rules 1-4 and 6-9.

use super::*;

const P: Variant = Variant::Pritchard;

/// Rule 1: "Renju is played on the intersections of a latticed board of 15 lines by 15."
#[test]
fn leaflet_1_fifteen_lines_by_fifteen() {
    let table = Table::played(P, "");
    assert_eq!((table.rules.size(), table.points().len()), (15, 225));
    let second = table.after("h8");
    second.refuses("a16", Why::OffBoard, "leaflet");
    second.refuses("p1", Why::OffBoard, "leaflet");
}

/// Rule 2: "Two players take part, one possessing 50 black stones, the other 50 white, the board itself
/// being empty at the start of play."
#[test]
fn leaflet_2_the_board_is_empty_at_the_start() {
    let table = Table::played(P, "");
    table.shows(".");
    table.asks(Seat::First, Color::Black, Phase::Opening);
}

/// Rules 2 and 4: "... until neither has stones left to place": 50 stones each.
#[test]
fn leaflet_2_fifty_stones_each() {
    let table = Table::set_up(P, &scattered(49, 49), Color::Black).after("a1");
    assert_eq!(table.game.board().count(Color::Black), 50);
    table.asks(Seat::Second, Color::White, Phase::Play);
    assert_eq!(table.after("a3").result(), "draw supply");
}

/// Rule 3: "Black begins the game by placing a stone on the central intersection of the board."
#[test]
fn leaflet_3_black_begins_on_the_centre() {
    let table = Table::played(P, "");
    for point in table.points() {
        if point != "h8" {
            table.refuses(&point, Why::NotTheCentre, "3");
        }
    }
    assert_eq!(table.after("h8").stone("h8"), Some(Color::Black));
}

/// Rule 4: "White responds by placing a stone on any empty intersection he chooses."
#[test]
fn leaflet_4_white_responds_anywhere() {
    let table = Table::played(P, "h8");
    table.asks(Seat::Second, Color::White, Phase::Play);
    for point in table.points() {
        if point == "h8" {
            table.refuses(&point, Why::Occupied, "4");
        } else {
            table.allows(&point);
        }
    }
}

/// Rule 4: "After this, play alternates between black and white, each player placing one stone".
#[test]
fn leaflet_4_play_alternates() {
    let mut table = Table::played(P, "h8");
    for (word, seat, color) in [
        ("a1", Seat::Second, Color::White),
        ("o15", Seat::First, Color::Black),
        ("a15", Seat::Second, Color::White),
        ("o1", Seat::First, Color::Black),
    ] {
        table.asks(seat, color, Phase::Play);
        table.play(word);
        assert_eq!(table.stone(word), Some(color));
    }
}

/// Rule 4: Placing is all there is: no pass, no pairs, no choices, no offers, no claims.
#[test]
fn leaflet_4_nothing_but_stones() {
    for tokens in ["", "h8", "h8 a1"] {
        let table = Table::played(P, tokens);
        table.refuses("pass", Why::NoPass, "leaflet");
        table.refuses("swap", Why::NoColourChoice, "leaflet");
        table.refuses("stay", Why::NoColourChoice, "leaflet");
        table.refuses("b1/b3", Why::NoProposal, "leaflet");
        table.refuses("pass=", Why::NoDrawOffer, "leaflet");
        table.refuses("claim:white", Why::NoClaim, "leaflet");
    }
}

/// Rule 6: "A row of stones, as described in rules 5, 7 and 8, may be horizontal, vertical or diagonal."
#[test]
fn leaflet_6_rows_in_all_directions() {
    let diagonal = "
        . . . . o .
        . . . x . .
        . . x . . .
        . * . . . .
        x . . . . .";
    assert_eq!(black(P, diagonal), "nothing");
    assert_eq!(black(P, &diagonal.replace('o', "x")), "five");
    assert_eq!(black(P, "x x * x x"), "five");
}

/// Rule 7: "Black wins the game by creating a row of five black stones."
#[test]
fn leaflet_7_black_wins_by_five() {
    for line in ["x x x x *", "o x x * x x o", ". * x x x x ."] {
        assert_eq!(black(P, line), "five", "{line}");
    }
    let table = Table::played(P, "h8 a1 i8 a3 j8 a5 k8 a7 l8");
    assert_eq!(table.result(), "black five");
}

/// Rule 8: "White wins the game by creating a row of five or more white stones."
#[test]
fn leaflet_8_white_wins_by_five_or_more() {
    for line in ["o o o o *", "o o o * o o", "o o o o * o o o o"] {
        assert_eq!(white(P, line), "five", "{line}");
    }
}

/// Rule 9: "The game is drawn if, after the placement of all 100 stones, neither player has won the
/// game."
#[test]
fn leaflet_9_all_100_stones_without_a_win_draw() {
    let table = Table::set_up(P, &scattered(50, 49), Color::White);
    assert_eq!(table.result(), "playing");
    let end = table.after("a1");
    assert_eq!(end.result(), "draw supply");
    assert_eq!(end.game.board().count(Color::Black) + end.game.board().count(Color::White), 100);
}

/// Rule 9: "neither player has won": a five with the last stone wins.
#[test]
fn leaflet_9_a_five_with_the_last_stone_wins() {
    let mut board = scattered(50, 45);
    place(&mut board, "a1 b1 c1 d1", Some(Color::White));
    assert_eq!(Table::set_up(P, &board, Color::White).after("e1").result(), "white five");
    let mut board = scattered(45, 50);
    place(&mut board, "a1 b1 c1 d1", Some(Color::Black));
    assert_eq!(Table::set_up(P, &board, Color::Black).after("e1").result(), "black five");
}
