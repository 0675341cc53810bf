//! Where fouls are refused, a player without a permitted point or without stones misses the turn: no
//! word is spoken, and the state already shows the other side to move.

use super::*;

/// A full board but for the named points.
fn full_but(empty: &str, black: &str, white: &str) -> Board {
    let mut board = full_board();
    place(&mut board, black, Some(Color::Black));
    place(&mut board, white, Some(Color::White));
    place(&mut board, empty, None);
    board
}

/// The rule sets that refuse fouls and have stones for a full board.
const REFUSING: [Variant; 2] = [Variant::Classical, Variant::ClassicalSwap];

/// Two points are left, and on c1 Black would make six: after White's stone on c15 Black misses his
/// turn, and White plays the last stone too.
#[test]
fn black_without_a_permitted_point_misses_the_turn() {
    let board = full_but("c1 c15", "a1 b1 d1 e1 f1", "");
    for variant in REFUSING {
        let table = Table::set_up(variant, &board, Color::White);
        assert_eq!(table.game.foul_at(table.point("c1")), Some(Foul::Overline));
        let missed = table.after("c15");
        assert_eq!(missed.result(), "playing");
        missed.asks(Seat::Second, Color::White, Phase::Play);
        assert_eq!(missed.after("c1").result(), "draw full");
    }
}

/// With another point left Black has to play it.
#[test]
fn black_with_a_permitted_point_does_not_miss_the_turn() {
    let board = full_but("c1 c15 g15", "a1 b1 d1 e1 f1", "");
    for variant in REFUSING {
        let table = Table::set_up(variant, &board, Color::White).after("c15");
        table.asks(Seat::First, Color::Black, Phase::Play);
        table.refuses("c1", Why::Foul(Foul::Overline), "overview");
        table.after("g15").asks(Seat::Second, Color::White, Phase::Play);
    }
}

/// In the RIF rules a foul is played and lost, or Black passes: no turn is missed.
#[test]
fn no_turn_is_missed_where_fouls_are_played() {
    let board = full_but("c1 c15", "a1 b1 d1 e1 f1", "");
    let table = Table::set_up(Variant::Rif, &board, Color::White).after("c15");
    table.asks(Seat::First, Color::Black, Phase::Play);
    assert_eq!(table.after("c1").result(), "white overline");
    table.after("pass").asks(Seat::Second, Color::White, Phase::Play);
}

/// Free Renju has no fouls, so nobody misses a turn.
#[test]
fn no_turn_is_missed_without_fouls() {
    let board = full_but("c1 c15", "a1 b1 d1 e1 f1", "");
    let table = Table::set_up(Variant::Free, &board, Color::White).after("c15");
    table.asks(Seat::First, Color::Black, Phase::Play);
    assert_eq!(table.after("c1").result(), "draw full");
}

/// Leaflet 2 and 4: Black has placed his 50 stones, so White goes on alone "until neither has
/// stones left to place".
#[test]
fn leaflet_4_a_player_without_stones_misses_the_turn() {
    let mut table = Table::set_up(Variant::Pritchard, &scattered(49, 46), Color::Black);
    table.play("a1");
    for word in ["c1", "e1", "g1"] {
        table.asks(Seat::Second, Color::White, Phase::Play);
        table.play(word);
        assert_eq!(table.result(), "playing");
    }
    table.asks(Seat::Second, Color::White, Phase::Play);
    assert_eq!(table.after("i1").result(), "draw supply");
}

/// The same for White.
#[test]
fn leaflet_4_white_without_stones_misses_the_turn() {
    let table = Table::set_up(Variant::Pritchard, &scattered(48, 49), Color::White).after("a1");
    table.asks(Seat::First, Color::Black, Phase::Play);
    let again = table.after("c1");
    again.asks(Seat::First, Color::Black, Phase::Play);
    assert_eq!(again.after("e1").result(), "draw supply");
}

/// A missed turn does not hinder a win.
#[test]
fn leaflet_8_stones_after_a_missed_turn_win() {
    let mut board = scattered(49, 45);
    place(&mut board, "a1 b1 c1", Some(Color::White));
    let table = Table::set_up(Variant::Pritchard, &board, Color::Black);
    assert_eq!(table.after("a3 d1 e1").result(), "white five");
}
