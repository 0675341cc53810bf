//! 14.3 and 12.7: whose clock runs.

use super::s14_clocks::{MINUTE, SECOND, Timed};
use super::*;

/// 14.3 "At the time when the game begins Black's clock will be started. Henceforth after making a
/// move each player has to stop his own clock ... At the same time as he stops his own clock he has
/// to start the opponents clock."
#[test]
fn s14_3_black_first_then_in_turn() {
    let mut game = Timed::start(Variant::Classical, "30/50");
    for (word, running) in [
        ("h8", Seat::First),
        ("i9", Seat::Second),
        ("j10", Seat::First),
        ("a1", Seat::Second),
        ("a3", Seat::First),
    ] {
        assert_eq!(game.clocks.running(), Some(running), "before {word}");
        game.play(word, MINUTE);
    }
    assert_eq!(game.left(), [27 * MINUTE, 28 * MINUTE]);
}

/// 12.2-4 to 12.7: the tentative Black's clock during the first three moves, the other's during the
/// choice, White's at move 4; "The time for Black goes till he has given two correct proposals. For
/// White the time goes till he has accepted one of the proposals and till he has made the 6th move".
#[test]
fn s12_7_whose_time_goes_in_the_opening() {
    use Seat::{First, Second};
    for (choice, after) in [("stay", [Second, First, Second]), ("swap", [First, Second, First])] {
        let [white, black, _] = after;
        let mut game = Timed::start(Variant::Rif, "30/50");
        for (word, running) in [
            ("h8", First),
            ("i9", First),
            ("j10", First),
            (choice, Second),
            ("k9", white),
            ("g7/i7", black),
            ("i7", white),
            ("a1", white),
            ("a3", black),
        ] {
            assert_eq!(game.clocks.running(), Some(running), "{choice}, before {word}");
            game.play(word, SECOND);
        }
    }
}

/// 12.7 "two correct proposals": a refused pair stops no clock.
#[test]
fn s12_7_an_equal_pair_lets_blacks_clock_run() {
    let mut game = Timed::start(Variant::Rif, "30/50");
    game.play("h8 h9 h10 stay h6", 0);
    game.table.refuses("g7/i7", Why::EqualPair, "12.7");
    assert_eq!(game.clocks.running(), Some(Seat::First));
}

/// In classical Renju with an opening sequence the two black stones are one move, and White's
/// removal is none.
#[test]
fn s14_clocks_in_the_opening_sequence() {
    let mut game = Timed::start(Variant::ClassicalSwap, "10+5");
    game.play("h8 i9 j10 stay k9 g7/i7", 5 * SECOND);
    assert_eq!(game.left(), [10 * MINUTE, 10 * MINUTE - 5 * SECOND], "the choice adds nothing");
    game.play("g7", SECOND);
    assert_eq!(game.left(), [10 * MINUTE, 10 * MINUTE - 6 * SECOND]);
    assert_eq!(game.clocks.running(), Some(Seat::Second));
    game.play("a1", SECOND);
    assert_eq!(game.left(), [10 * MINUTE, 10 * MINUTE - 2 * SECOND]);
}

/// A turn that is missed is no move: the clock of who plays instead runs on.
#[test]
fn s14_clocks_and_missed_turns() {
    let mut board = full_board();
    place(&mut board, "a1 b1 d1 e1 f1", Some(Color::Black));
    place(&mut board, "c1 c15", None);
    let mut game = Timed::start(Variant::Classical, "10+5");
    game.table = Table::set_up(Variant::Classical, &board, Color::White);
    game.clocks.resume(&game.table.game, 0);
    game.play("c15", SECOND);
    assert_eq!(game.clocks.running(), Some(Seat::Second));
    assert_eq!(game.left(), [10 * MINUTE, 10 * MINUTE + 4 * SECOND]);
}
