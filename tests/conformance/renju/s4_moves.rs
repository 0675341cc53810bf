//! §4 the way to play, §5 the conception move, §6 making a move.

use super::*;
use goishi::rules::Ending;

const PLAY: &str = "h8 i9 j10 stay k9 g7/i7 i7";

/// 4.1 "One of the players has at his disposal the black stones and the other player has white
/// stones."
#[test]
fn s4_1_one_player_has_black_the_other_white() {
    for variant in Variant::ALL {
        let game = Renju::new(variant);
        assert_eq!(game.color_of(Seat::First), Color::Black);
        assert_eq!(game.color_of(Seat::Second), Color::White);
    }
}

/// 4.2 "Both the players must alternately make one move each time."
#[test]
fn s4_2_players_move_alternately() {
    let mut table = Table::played(Variant::Rif, PLAY);
    for (word, color) in [("a1", Color::White), ("a3", Color::Black), ("pass", Color::White)] {
        assert_eq!(table.game.color_to_move(), Some(color));
        assert_eq!(table.game.to_move(), Some(table.game.seat_of(color)));
        table.play(word);
    }
    assert_eq!((table.stone("a1"), table.stone("a3")), (Some(Color::White), Some(Color::Black)));
}

/// 4.2 "Black (the player with the black stones) begins the game by making a move in the middle of
/// the board."
#[test]
fn s4_2_black_begins_in_the_middle() {
    for variant in [Variant::Rif, Variant::RifPlayers] {
        let table = Table::played(variant, "");
        table.asks(Seat::First, Color::Black, Phase::Opening);
        for point in table.points() {
            if point != "h8" {
                table.refuses(&point, Why::NotTheCentre, "4.2");
            }
        }
        assert_eq!(table.after("h8").stone("h8"), Some(Color::Black));
    }
}

/// 4.3 "Black to play means that it is black's turn to move. White to play means that it is white's
/// turn to move."
#[test]
fn s4_3_black_to_play_white_to_play() {
    let table = Table::played(Variant::Rif, PLAY);
    table.asks(Seat::Second, Color::White, Phase::Play);
    table.after("a1").asks(Seat::First, Color::Black, Phase::Play);
}

/// §5 "A move consists of either the putting of a stone on one of the intersections of the board":
/// any that is free.
#[test]
fn s5_a_stone_goes_on_a_free_intersection() {
    let table = Table::played(Variant::Rif, PLAY);
    let taken = ["h8", "i9", "j10", "k9", "i7"];
    for point in table.points() {
        if taken.contains(&point.as_str()) {
            table.refuses(&point, Why::Occupied, "");
        } else {
            table.allows(&point);
        }
    }
    for point in ["a16", "p1", "p16", "z99"] {
        table.refuses(point, Why::OffBoard, "");
    }
}

/// §5 "or of the declaration by the player to play that he gives up his right to put a stone on the
/// board (he passes)."
#[test]
fn s5_a_pass_is_a_move() {
    let table = Table::played(Variant::Rif, PLAY);
    let passed = table.after("pass");
    assert_eq!(passed.game.board(), table.game.board());
    passed.asks(Seat::First, Color::Black, Phase::Play);
    passed.after("a1").asks(Seat::Second, Color::White, Phase::Play);
}

/// §6 "The making of a move is considered to be ended when the player has released the stone": it is
/// the other's turn, and no word takes a stone back.
#[test]
fn s6_a_move_is_made_when_the_stone_is_released() {
    let table = Table::played(Variant::Rif, PLAY).after("a1");
    assert_eq!(table.game.color_to_move(), Some(Color::Black));
    table.refuses("a1", Why::Occupied, "");
    for word in ["undo", "back", "-a1", "a1-a2"] {
        assert_eq!(token::read(word, table.rules), None, "{word}");
    }
}

/// §6 "When a player passes the move is ended when he has declared that he passes."
#[test]
fn s6_a_pass_is_made_when_declared() {
    let table = Table::played(Variant::Rif, PLAY).after("pass");
    assert_eq!(table.game.color_to_move(), Some(Color::Black));
    assert_eq!(table.after("pass").game.status().ending(), Some(Ending::Passes));
}

/// Once the game is over every word is refused, and nobody is to move.
#[test]
fn after_the_end_nothing_is_played() {
    for variant in Variant::ALL {
        let table = Table::played(variant, "resign");
        assert_eq!(table.game.to_move(), None);
        assert_eq!(table.game.phase(), Phase::Over);
        assert_eq!(table.game.legal_moves(), []);
        for word in ["h8", "pass", "resign", "time", "swap", "h8/h9", "accept", "claim:black"] {
            table.refuses(word, Why::GameOver, "");
        }
    }
}
