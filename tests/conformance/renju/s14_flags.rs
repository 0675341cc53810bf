//! 14.8, 14.9, 9.4, 9.6 and 10.4: flags that are down, with and without a referee.

use super::s14_clocks::{MINUTE, PLAY, Timed};
use super::*;

/// 14.8 "It is not allowed for anyone else than the players ... to point out that the time is out":
/// without a referee the game goes on until somebody claims.
#[test]
fn s14_8_a_fallen_flag_is_for_the_players_to_see() {
    let mut game = Timed::start(Variant::RifPlayers, "1/50");
    game.play(PLAY, 0);
    game.play("a1 a3", 2 * MINUTE);
    assert_eq!(game.table.result(), "playing");
    assert_eq!(game.clocks.running(), Some(Seat::Second));
}

/// 14.9 ""TIME REFEREES" control the time": a flag ends the game as soon as it is down.
#[test]
fn s14_9_a_referee_sees_the_flag() {
    for choice in ["stay", "swap"] {
        let mut game = Timed::start(Variant::Rif, "1/50");
        game.play("h8 i9 j10", 0);
        game.play(choice, 0);
        game.play("k9", 0);
        assert_eq!(game.clocks.fallen(&game.table.game, game.now + MINUTE - 1), None);
        let fallen = game.clocks.fallen(&game.table.game, game.now + MINUTE);
        assert_eq!(fallen, Some(Move::Time(Some(Color::Black))));
        game.play("time:black", MINUTE);
        assert_eq!(game.table.result(), "white time", "{choice}");
        assert_eq!(game.clocks.running(), None, "the game is over");
    }
}

/// 14.9 before the colours are chosen: the tentative ones.
#[test]
fn s14_9_tentative_colours() {
    let mut game = Timed::start(Variant::Rif, "1/50");
    let fallen = |game: &Timed| game.clocks.fallen(&game.table.game, game.now + MINUTE);
    game.play("h8", 0);
    assert_eq!(fallen(&game), Some(Move::Time(Some(Color::Black))), "he puts White's stone");
    game.play("i9 j10", 0);
    assert_eq!(fallen(&game), Some(Move::Time(Some(Color::White))));
}

/// 9.4 "The game is won for the player who can prove that the time of the opponent has ended".
#[test]
fn s9_4_a_claim_proves_the_opponents_flag() {
    for (choice, black, white) in [("stay", 0, 1), ("swap", 1, 0)] {
        let mut game = Timed::start(Variant::RifPlayers, "1/50");
        game.play("h8 i9 j10", 0);
        game.play(choice, 0);
        assert_eq!(game.claim(Color::Black), Some(Move::Claim(Color::Black)));
        game.play("k9", MINUTE);
        assert_eq!(game.left()[white], 0);
        assert_eq!(game.left()[black], MINUTE);
        assert_eq!(game.claim(Color::Black), Some(Move::Time(Some(Color::White))), "{choice}");
    }
}

/// 9.6 "To obtain win according to 9.1-9.4 the winning player's clapper has to be up when both the
/// clocks have been stopped."
#[test]
fn s9_6_a_claim_fails_with_the_own_flag_down() {
    let mut game = Timed::start(Variant::RifPlayers, "1/50");
    game.play("h8 i9 j10 stay", 0);
    game.play("k9", MINUTE);
    assert_eq!(game.claim(Color::White), None);
}

/// 10.4 "The game is draw when both the players time has ended": whoever claims.
#[test]
fn s10_4_a_claim_with_both_flags_down_draws() {
    let mut game = Timed::start(Variant::RifPlayers, "1/50");
    game.play("h8 i9 j10 stay", 0);
    game.play("k9 g7/i7", MINUTE);
    for color in Color::ALL {
        assert_eq!(game.claim(color), Some(Move::TimeBoth));
    }
}
