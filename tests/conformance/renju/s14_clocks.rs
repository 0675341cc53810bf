//! §14 use of clock: how much time there is.

use super::*;
use goishi::rules::clock::{Clocks, TimeControl};

pub const SECOND: u64 = 1000;
pub const MINUTE: u64 = 60 * SECOND;

/// White is to make the sixth move.
pub const PLAY: &str = "h8 i9 j10 stay k9 g7/i7 i7";

/// A game with clocks.
pub struct Timed {
    pub table: Table,
    pub clocks: Clocks,
    pub now: u64,
}

impl Timed {
    pub fn start(variant: Variant, control: &str) -> Self {
        let control = TimeControl::parse(control).expect("a time control");
        Self { table: Table::played(variant, ""), clocks: Clocks::new(control, 0), now: 0 }
    }

    /// Plays the words of `tokens`, each after so much time.
    pub fn play(&mut self, tokens: &str, each: u64) {
        for word in tokens.split_whitespace() {
            let before = self.table.clone();
            self.table.play(word);
            self.now += each;
            self.clocks.ply(&before.game, before.read(word), &self.table.game, self.now);
        }
    }

    /// What the first and the second person have left.
    pub fn left(&self) -> [u64; 2] {
        Seat::ALL.map(|seat| self.clocks.left(seat, self.now))
    }

    pub fn claim(&self, by: Color) -> Option<Move> {
        self.clocks.claim(&self.table.game, by, self.now)
    }
}

/// 14.1 "During a certain time both players have to make a certain number of moves": the time is
/// renewed with the last of them, and what was left over stays.
#[test]
fn s14_1_a_number_of_moves_in_a_time() {
    let mut game = Timed::start(Variant::Rif, "10/4");
    game.play(PLAY, 0);
    assert_eq!(game.left(), [10 * MINUTE; 2], "Black has made three moves, White two");
    game.play("a1 a3", MINUTE);
    assert_eq!(game.left(), [19 * MINUTE, 9 * MINUTE], "Black's fourth");
    game.play("c1", MINUTE);
    assert_eq!(game.left(), [19 * MINUTE, 18 * MINUTE], "White's fourth");
    game.play("c3 e1 e3 g1 g3 i1 i3", MINUTE);
    assert_eq!(game.left(), [25 * MINUTE, 15 * MINUTE], "Black's eighth");
}

/// 14.1: "passes included", the fifth pair is one move of Black's, a pick and a choice are none.
#[test]
fn s14_1_what_counts_as_a_move() {
    let mut game = Timed::start(Variant::Rif, "1/3");
    game.play("h8 i9 j10 stay", 0);
    assert_eq!(game.left(), [MINUTE; 2]);
    game.play("pass", 0);
    assert_eq!(game.left(), [MINUTE; 2], "White's second move");
    game.play("g7/i7", 0);
    assert_eq!(game.left(), [2 * MINUTE, MINUTE], "Black's third move");
    game.play("i7", 0);
    assert_eq!(game.left(), [2 * MINUTE, MINUTE], "a pick is no move");
    game.play("pass=", 0);
    assert_eq!(game.left(), [2 * MINUTE, 2 * MINUTE], "White's third move");
    game.play("refuse a1=", 0);
    assert_eq!(game.left(), [2 * MINUTE, 2 * MINUTE]);
}

/// 14.1: the moves are those "of his colour", also those that the other person made before the
/// colours were chosen.
#[test]
fn s14_1_moves_are_counted_for_the_colour() {
    let mut game = Timed::start(Variant::Rif, "1/3");
    game.play("h8 i9 j10 swap k9", 0);
    assert_eq!(game.left(), [MINUTE; 2]);
    game.play("g7/i7", 0);
    assert_eq!(game.left(), [MINUTE, 2 * MINUTE], "Black's third move, made by the second person");
    game.play("i7 a1", 0);
    assert_eq!(game.left(), [2 * MINUTE, 2 * MINUTE], "White's third move");
}

/// 14.1: a period that ends before the choice is renewed for who has the colour then, whoever puts
/// its stones.
#[test]
fn s14_1_short_periods_in_the_opening() {
    let mut game = Timed::start(Variant::Rif, "1/1");
    for (word, left) in [("h8", [2, 1]), ("i9", [2, 2]), ("j10", [3, 2]), ("swap", [3, 2])] {
        game.play(word, 0);
        assert_eq!(game.left(), left.map(|minutes| minutes * MINUTE), "{word}");
    }
}

/// 14.1 with an increment: each move adds its seconds to the clock of who made it.
#[test]
fn s14_1_an_increment_for_each_move() {
    let mut game = Timed::start(Variant::Rif, "10+5");
    game.play("h8 i9 j10", 7 * SECOND);
    assert_eq!(game.left(), [10 * MINUTE - 6 * SECOND, 10 * MINUTE]);
    game.play("swap", 7 * SECOND);
    assert_eq!(game.left(), [10 * MINUTE - 6 * SECOND, 10 * MINUTE - 7 * SECOND]);
    game.play("k9 g7/i7", 5 * SECOND);
    assert_eq!(game.left(), [10 * MINUTE - 6 * SECOND, 10 * MINUTE - 7 * SECOND]);
    game.play("g7", 2 * SECOND);
    assert_eq!(game.left()[0], 10 * MINUTE - 8 * SECOND, "a pick adds nothing");
    game.play("pass", 2 * SECOND);
    assert_eq!(game.left()[0], 10 * MINUTE - 5 * SECOND);
}

/// 14.2 "The control of the time for the player is made with help of a special clock": each has his
/// own, and it stays with the person when the colours change.
#[test]
fn s14_2_a_clock_belongs_to_a_person() {
    for choice in ["stay", "swap"] {
        let mut game = Timed::start(Variant::Rif, "30/50");
        game.play("h8 i9 j10", MINUTE);
        game.play(choice, 2 * MINUTE);
        assert_eq!(game.left(), [27 * MINUTE, 28 * MINUTE], "{choice}");
    }
}

/// 14.4 "the last move is considered not to be made until the player has stopped his clock": the
/// stone stops it, and a stone that comes too late does not lift the flag.
#[test]
fn s14_4_the_last_move_is_made_when_the_clock_stops() {
    let mut in_time = Timed::start(Variant::RifPlayers, "1/4");
    in_time.play(PLAY, 0);
    in_time.play("a1", 0);
    in_time.play("a3", MINUTE - 1);
    assert_eq!(in_time.left()[0], MINUTE + 1);
    let mut too_late = Timed::start(Variant::RifPlayers, "1/4");
    too_late.play(PLAY, 0);
    too_late.play("a1", 0);
    too_late.play("a3", MINUTE);
    assert_eq!(too_late.left()[0], 0);
    too_late.play("c1 c3 e1 e3 g1 g3 i1 i3 k1", 0);
    assert!(too_late.clocks.flag_down(Seat::First, too_late.now), "and it stays down");
}

/// 14.5 "The time registered by the clock is considered as decisive": it is saved and read back to
/// the millisecond, with the moves of the period.
#[test]
fn s14_5_the_registered_time_is_kept() {
    let mut game = Timed::start(Variant::Rif, "10/4");
    game.play(PLAY, SECOND);
    game.now += 345;
    let saved = game.clocks.write(game.now);
    assert_eq!(saved, "10/4 596000 596655 3 2");
    game.clocks = Clocks::parse(&saved).expect("saved clocks");
    game.now = 99 * MINUTE;
    assert_eq!(game.left(), [596 * SECOND, 596_655]);
    game.clocks.resume(&game.table.game, game.now);
    assert_eq!(game.clocks.running(), Some(Seat::Second));
    game.play("a1 a3", SECOND);
    assert_eq!(game.left(), [1_195_000, 595_655], "Black's fourth move");
}

/// 14.6 "If the game has to be interrupted by a reason, not caused by any of the players, the clocks
/// must be stopped till the matter is solved."
#[test]
fn s14_6_a_pause_stops_both_clocks() {
    let mut game = Timed::start(Variant::Rif, "30/50");
    game.play(PLAY, 0);
    game.now += MINUTE;
    game.clocks.pause(game.now);
    assert_eq!(game.clocks.running(), None);
    game.now += 600 * MINUTE;
    assert_eq!(game.left(), [30 * MINUTE, 29 * MINUTE]);
    assert_eq!(game.clocks.fallen(&game.table.game, game.now), None);
    game.clocks.resume(&game.table.game, game.now);
    game.now += MINUTE;
    assert_eq!(game.left(), [30 * MINUTE, 28 * MINUTE]);
}

/// 14.7 "The player must not decide themselves to stop their clocks": only a claim does (9.6), and
/// one that fails lets the same clock run on.
#[test]
fn s14_7_a_failed_claim_stops_nothing_for_long() {
    let mut game = Timed::start(Variant::RifPlayers, "30/50");
    game.play(PLAY, 0);
    assert_eq!(game.claim(Color::Black), Some(Move::Claim(Color::Black)));
    game.play("claim:black", MINUTE);
    assert!(game.table.game.claim_failed());
    assert_eq!(game.clocks.running(), Some(Seat::Second), "it is still his turn");
    assert_eq!(game.left(), [30 * MINUTE, 29 * MINUTE]);
    game.clocks.pause(game.now);
    game.play("claim:black", MINUTE);
    assert_eq!(game.clocks.running(), None, "a pause goes on");
    assert_eq!(game.left(), [30 * MINUTE, 29 * MINUTE]);
}
