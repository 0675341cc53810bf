//! 9.6 to 9.8 with `referee=players`: nothing counts before it is claimed.

use super::*;

/// Black makes five on e5, a double-four on d3, a double-three on i12 and an overline on o4. White
/// makes five on f8 and six on m8. Nothing happens round f1, h1, k1 and i2, l2.
const RICH: &str = "
    . . . . . . . . . . . . . . .
    . . . . . . . . x . . . . . .
    . . . . . . . . x . . . . . .
    . . . . . . x x . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . o o o o . . . . o o o . o o
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . x
    x x x x . . . . . . . . . . x
    . . . . . . . . . . . . . . .
    x . x . x . x . . . . . . . x
    . . . . . . . . . . . . . . x
    . . . . . . . . . . . . . . x";

const FOULS: [(&str, &str); 3] =
    [("d3", "white double-four"), ("i12", "white double-three"), ("o4", "white overline")];

/// The drawing with `color` to move, and `tokens` played.
fn rich(color: Color, tokens: &str) -> Table {
    Table::drawn(Variant::RifPlayers, RICH, color).after(tokens)
}

/// Asserts that the last token, a claim, failed: it is shown, and nothing else has changed.
fn fails(table: &Table, claim: &str) {
    let failed = table.after(claim);
    assert!(failed.game.claim_failed(), "{claim}");
    assert_eq!(failed.result(), "playing");
    assert_eq!(failed.game.board(), table.game.board());
    assert_eq!(failed.game.to_move(), table.game.to_move());
    assert_eq!(failed.game.phase(), table.game.phase());
    assert_eq!(failed.game.offer(), table.game.offer());
}

/// 9.6 "The player, who wants to win, always has to claim win": nothing is seen before.
#[test]
fn s9_6_nothing_counts_before_it_is_claimed() {
    for stone in ["e5", "d3", "i12", "o4"] {
        let table = rich(Color::Black, stone);
        assert_eq!(table.result(), "playing", "{stone}");
        table.asks(Seat::Second, Color::White, Phase::Play);
        assert_eq!(table.after("f1").result(), "playing", "{stone}");
    }
    assert_eq!(rich(Color::White, "f8").result(), "playing");
    assert_eq!(rich(Color::White, "m8").result(), "playing");
}

/// "Either player may claim at any moment before the game is over, also straight after his own
/// stone": a five, and White's overline (9.1).
#[test]
fn s9_6_a_five_is_claimed_straight_after_the_stone() {
    assert_eq!(rich(Color::Black, "e5 claim:black").result(), "black five");
    assert_eq!(rich(Color::White, "f8 claim:white").result(), "white five");
    assert_eq!(rich(Color::White, "m8 claim:white").result(), "white five");
}

/// 9.2: White claims Black's foul.
#[test]
fn s9_6_a_foul_is_claimed_by_white() {
    for (stone, result) in FOULS {
        let table = rich(Color::Black, stone);
        assert_eq!(table.after("claim:white").result(), result);
        fails(&table, "claim:black");
        assert_eq!(table.after("claim:black claim:white").result(), result, "nothing has changed");
    }
}

/// "At any moment": in the opening too, where there is nothing to claim.
#[test]
fn s9_6_claims_are_possible_at_every_ply() {
    let mut table = Table::played(Variant::RifPlayers, "");
    for word in "h8 i9 j10= swap k9 g7/i7 i7 pass".split_whitespace() {
        fails(&table, "claim:black");
        fails(&table, "claim:white");
        table.play(word);
        assert!(!table.game.claim_failed());
    }
}

/// "A failed claim is a legal ply that changes nothing but is shown", until the next ply.
#[test]
fn s9_6_a_failed_claim_changes_nothing() {
    let table = rich(Color::Black, "i2 claim:white claim:black");
    assert!(table.game.claim_failed());
    let table = table.after("f1");
    assert!(!table.game.claim_failed());
    fails(&rich(Color::Black, "i2="), "claim:white");
    assert_eq!(rich(Color::Black, "i2= claim:white accept").result(), "draw agreement");
    assert_eq!(rich(Color::Black, "pass claim:black pass").result(), "draw passes");
}

/// 9.1, "A five is claimable only if the opponent had none earlier".
#[test]
fn s9_1_only_the_first_five_is_claimable() {
    let black_first = rich(Color::Black, "e5 f8");
    fails(&black_first, "claim:white");
    assert_eq!(black_first.after("claim:white claim:black").result(), "black five");
    let white_first = rich(Color::White, "m8 e5");
    fails(&white_first, "claim:black");
    assert_eq!(white_first.after("f1 i2 claim:white").result(), "white five");
}

/// 9.8 "If black makes a forbidden double-three or a double-four, and white does not call attention
/// to this and continues to play, white cannot afterwards claim the win".
#[test]
fn s9_8_forks_expire_with_whites_next_move() {
    for stone in ["d3", "i12"] {
        let table = rich(Color::Black, stone);
        fails(&table.after("f1"), "claim:white");
        fails(&table.after("pass"), "claim:white");
        fails(&table.after("f1="), "claim:white");
        fails(&table.after("f1 i2"), "claim:white");
    }
}

/// 9.8: what is no move of White's lets nothing expire.
#[test]
fn s9_8_refusing_a_draw_is_not_continuing_to_play() {
    assert_eq!(rich(Color::Black, "d3= refuse claim:white").result(), "white double-four");
    assert_eq!(rich(Color::Black, "i12= claim:white").result(), "white double-three");
}

/// 9.8 "If black makes an overline and white does not call attention to this and continues to play,
/// white still has the option to call attention to black's overline in a later phase of the game".
#[test]
fn s9_8_an_overline_stays_claimable() {
    for later in ["f1", "pass", "f1 i2 h1", "f1 e5", "f1 e5 h1 i2", "f1 d3 h1"] {
        let table = rich(Color::Black, "o4").after(later);
        assert_eq!(table.after("claim:white").result(), "white overline", "{later}");
    }
}

/// 9.8 "so far as black player hasn't made five in a row and claimed the win".
#[test]
fn s9_8_until_black_has_claimed_a_five() {
    assert_eq!(rich(Color::Black, "o4 f1 e5 claim:black").result(), "black five");
    fails(&rich(Color::Black, "o4 f1 i2"), "claim:black");
}

/// 9.8 "or the game has been finished in another way".
#[test]
fn s9_8_or_the_game_has_been_finished_in_another_way() {
    for (end, result) in [
        ("pass pass", "draw passes"),
        ("f1= accept", "draw agreement"),
        ("resign:white", "black resign"),
        ("time:white", "black time"),
        ("time:both", "draw time"),
    ] {
        let table = rich(Color::Black, "o4").after(end);
        assert_eq!(table.result(), result);
        table.refuses("claim:white", Why::GameOver, "");
    }
}

/// "A black five that was not claimed wins when claimed later".
#[test]
fn s9_7_a_five_is_claimable_later() {
    for later in ["f1", "pass", "f1 i2", "f1 i2 h1 l2", "f8 i2"] {
        let table = rich(Color::Black, "e5").after(later);
        assert_eq!(table.after("claim:black").result(), "black five", "{later}");
        fails(&table, "claim:white");
    }
    assert_eq!(rich(Color::White, "f8 i2 claim:white").result(), "white five");
}

/// 9.7 "If black gets five in a row, but does not see his win ... and if black makes a prohibited
/// move according to 9.2, white is the winner of the game (if he calls attention to it) in spite of
/// the fact that once has attained five in a row."
#[test]
fn s9_7_a_later_foul_loses_if_white_claims_first() {
    for (stone, result) in FOULS {
        let table = rich(Color::Black, "e5 f1").after(stone);
        assert_eq!(table.after("claim:white").result(), result);
        assert_eq!(table.after("claim:black").result(), "black five", "Black was first");
    }
}

/// 9.7 and 9.8 together: a fork that was passed over no longer stands against the earlier five.
#[test]
fn s9_7_a_fork_that_expired_does_not_count() {
    let table = rich(Color::Black, "e5 f1 d3 h1");
    fails(&table, "claim:white");
    assert_eq!(table.after("claim:white claim:black").result(), "black five");
}

/// "One claim covers everything then claimable."
#[test]
fn s9_6_one_claim_covers_everything() {
    for tokens in ["o4 f1 d3", "o4 f8 i2", "d3 f8"] {
        let table = rich(Color::Black, tokens).after("claim:white");
        assert!(table.result().starts_with("white "), "{tokens}: {}", table.result());
    }
}

/// 9.2: a stone that makes five and a foul gives White nothing to claim.
#[test]
fn s9_2_five_and_foul_at_once() {
    let drawing = "
        . . . . x
        . . . . x
        x x x x .
        . . . . x
        . . . . x
        . . . . x";
    let table = Table::drawn(Variant::RifPlayers, drawing, Color::Black).after("e4");
    fails(&table, "claim:white");
    assert_eq!(table.after("claim:black").result(), "black five");
}

/// "The stone that fills the board is judged as in `auto`."
#[test]
fn s10_1_the_last_stone_is_judged_at_once() {
    let last_stone = |changes: &[(&str, Option<Color>)], color| {
        let mut board = full_board();
        for (names, content) in changes {
            place(&mut board, names, *content);
        }
        place(&mut board, "c1", None);
        Table::set_up(Variant::RifPlayers, &board, color).after("c1").result()
    };
    for color in Color::ALL {
        assert_eq!(last_stone(&[], color), "draw full");
    }
    let around = ("a1 b1 d1 e1", Some(Color::Black));
    assert_eq!(last_stone(&[around, ("f1", Some(Color::White))], Color::Black), "black five");
    assert_eq!(last_stone(&[around, ("f1", Some(Color::Black))], Color::Black), "white overline");
    assert_eq!(last_stone(&[around, ("f1", Some(Color::White))], Color::White), "draw full");
}

/// 9.4 in `referee=players`: `time` is a claim already proved.
#[test]
fn s9_4_a_proved_claim_of_time_ends_the_game() {
    assert_eq!(rich(Color::Black, "time:white").result(), "black time");
    assert_eq!(rich(Color::Black, "time:black").result(), "white time");
    assert_eq!(rich(Color::Black, "e5 time:black").result(), "white time", "nothing was claimed");
}

/// Claims are for `referee=players`: a referee sees everything, and other documents know none.
#[test]
fn s14_9_no_claims_with_a_referee() {
    for variant in Variant::ALL {
        if variant != Variant::RifPlayers {
            let table = Table::played(variant, "h8");
            table.refuses("claim:black", Why::NoClaim, "");
            table.refuses("claim:white", Why::NoClaim, "");
        }
    }
    Table::played(Variant::Rif, "").refuses("claim:black", Why::NoClaim, "14.9");
}
