//! What the openings of today have in common: a swap exchanges persons, never stones; passes and draw offers begin when
//! the opening is over; in all else the rules of RIF hold.

use super::*;

const TODAY: [Variant; 4] =
    [Variant::Taraguchi10, Variant::Tarannikov, Variant::Soosyrv8, Variant::Yamaguchi];

/// An opening of each set without a swap, up to the sixth stone.
fn opening(variant: Variant) -> &'static str {
    match variant {
        Variant::Soosyrv8 => "h8 i9 j10 stay k9 fifths:1 stay g7 a1",
        Variant::Yamaguchi => "h8 i9 j10 fifths:1 stay k9 g7 a1",
        _ => "h8 stay i9 stay j10 stay k9 stay g7 stay a1",
    }
}

/// "Stones alternate B W B W …; a swap exchanges persons, never stones."
#[test]
fn stones_alternate_whoever_puts_them() {
    for variant in TODAY {
        for tokens in [opening(variant).to_string(), opening(variant).replace("stay", "swap")] {
            let table = Table::played(variant, &tokens);
            for (stone, color) in
                ["h8", "i9", "j10", "k9", "g7", "a1"].iter().zip([0, 1, 0, 1, 0, 1])
            {
                assert_eq!(table.stone(stone), Some(Color::ALL[color]), "{variant:?} {stone}");
            }
        }
    }
}

/// "Passes are refused while fewer than six stones are on the board or an opening step is due; draw offers go only with
/// stones and passes after the opening."
#[test]
fn passes_and_draw_offers_begin_after_the_opening() {
    for variant in TODAY {
        let mut table = Table::played(variant, "");
        for word in opening(variant).split_whitespace() {
            assert_eq!(table.clone().try_play("pass").map_err(|no| no.why), Err(Why::NoPassNow));
            assert!(table.clone().try_play("pass=").is_err(), "{variant:?} before {word}");
            assert!(table.clone().try_play("a8=").is_err(), "{variant:?} before {word}");
            assert!(!table.game.may_offer_draw(), "{variant:?} before {word}");
            table.play(word);
        }
        table.asks(table.game.seat_of(Color::Black), Color::Black, Phase::Play);
        table.allows("pass pass= b2=");
        assert_eq!(table.after("pass pass").result(), "draw passes");
        assert_eq!(table.after("b2= accept").result(), "draw agreement");
        table.after("b2= refuse").refuses("accept", Why::NothingOffered, "RIF 10b");
    }
}

/// A position that was set up is past its opening, but fewer than six stones permit no pass.
#[test]
fn no_pass_with_fewer_than_six_stones() {
    for (stones, may_pass) in [("xxo", false), ("xxoxo", false), ("xxoxoo", true)] {
        let table = Table::drawn(Variant::Yamaguchi, stones, Color::Black);
        assert_eq!(table.clone().try_play("pass").is_ok(), may_pass, "{stones}");
        table.allows("o15=");
    }
}

/// "The four renju sets are `renju-rif` in all else": a foul is played and lost, White wins with six.
#[test]
fn fouls_and_fives_are_those_of_rif() {
    for variant in TODAY {
        let fork = cross("xx*", "xx*");
        let mut table = Table::set_up(variant, &fork.board, Color::Black);
        table.play("h8");
        assert_eq!(table.result(), "white double-three", "{variant:?}");
        let trap = "g5 g6 j6 i7 i8 i9 i10";
        let mut board = Board::empty(SIZE);
        trap.split(' ').for_each(|at| board.set(table.point(at), Some(Color::Black)));
        assert_eq!(Table::set_up(variant, &board, Color::Black).after("h6").result(), "playing");
        let six = Table::drawn(variant, "ooo.oo", Color::White);
        assert_eq!(six.after("d1").result(), "white five", "{variant:?}");
    }
}

/// "They have no `referee` option and no `claim` field."
#[test]
fn nobody_claims() {
    for variant in TODAY {
        let table = Table::played(variant, opening(variant));
        table.refuses("claim:black", Why::NoClaim, "RIF 14.9");
        assert!(!table.game.knows_claims());
    }
    assert!(Renju::new(Variant::Rif).knows_claims());
}

/// "A bare `resign` or `time` is that of the person `seat`, by the colour he has at that moment."
#[test]
fn the_person_asked_resigns_by_the_colour_of_the_moment() {
    let swapped = Table::played(Variant::Taraguchi10, "h8 swap");
    swapped.asks(Seat::First, Color::White, Phase::Opening);
    assert_eq!(swapped.after("resign").result(), "black resign");
    let choice = Table::played(Variant::Taraguchi10, "h8 swap i9");
    choice.asks(Seat::Second, Color::Black, Phase::ColourChoice);
    assert_eq!(choice.after("time").result(), "white time");
    assert_eq!(Table::played(Variant::Yamaguchi, "h8 i9").after("resign").result(), "white resign");
}
