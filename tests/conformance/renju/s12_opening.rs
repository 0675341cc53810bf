//! §12 opening rules, but for the fifths of 12.7.

use super::*;

const BOTH: [Variant; 2] = [Variant::Rif, Variant::RifPlayers];

/// 12.1 "In starting the game a tentative Black and a tentative White are decided between the two
/// players."
#[test]
fn s12_1_colours_are_tentative_at_first() {
    for variant in BOTH {
        let table = Table::played(variant, "");
        assert_eq!(table.game.color_of(Seat::First), Color::Black);
        assert_eq!(table.game.seat_of(Color::White), Seat::Second);
    }
}

/// 12.2-4 "The tentative Black plays all the first three moves (two moves for black and one move
/// for white i.e. he decides which of the 26 patterns that will be used.)"
#[test]
fn s12_2_4_tentative_black_puts_all_three_stones() {
    for variant in BOTH {
        let start = Table::played(variant, "");
        start.asks(Seat::First, Color::Black, Phase::Opening);
        start.after("h8").asks(Seat::First, Color::White, Phase::Opening);
        start.after("h8 i9").asks(Seat::First, Color::Black, Phase::Opening);
        let three = start.after("h8 i9 j10");
        let stones = ["h8", "i9", "j10"].map(|name| three.stone(name));
        assert_eq!(stones, [Some(Color::Black), Some(Color::White), Some(Color::Black)]);
    }
}

/// 12.2-4: stones are put one by one, without choices and proposals.
#[test]
fn s12_2_4_only_single_stones() {
    for tokens in ["", "h8", "h8 i9"] {
        let table = Table::played(Variant::Rif, tokens);
        table.refuses("swap", Why::NoColourChoice, "");
        table.refuses("stay", Why::NoColourChoice, "");
        table.refuses("i8/g8", Why::NoProposal, "");
    }
}

/// 12.5 "The tentative White decides which of the players that will play as Black and as White in
/// the game (White has the right to change sides)."
#[test]
fn s12_5_tentative_white_chooses_colours() {
    for variant in BOTH {
        let choice = Table::played(variant, "h8 i9 j10");
        choice.asks(Seat::Second, Color::White, Phase::ColourChoice);
        let stayed = choice.after("stay");
        assert_eq!(stayed.game.color_of(Seat::First), Color::Black);
        stayed.asks(Seat::Second, Color::White, Phase::Fourth);
        let swapped = choice.after("swap");
        assert_eq!(swapped.game.color_of(Seat::First), Color::White);
        assert_eq!(swapped.game.color_of(Seat::Second), Color::Black);
        swapped.asks(Seat::First, Color::White, Phase::Fourth);
        assert_eq!(swapped.game.board(), stayed.game.board(), "stones never change");
    }
}

/// 12.5: nothing else is done before the colours are chosen, and they are chosen once.
#[test]
fn s12_5_the_choice_comes_first_and_once() {
    let choice = Table::played(Variant::Rif, "h8 i9 j10");
    for word in ["k9", "a1"] {
        choice.refuses(word, Why::ColoursDue, "12.5");
    }
    choice.refuses("pass", Why::NoPassNow, "12.5");
    choice.refuses("g7/i7", Why::NoProposal, "12.5");
    for tokens in ["stay", "swap k9", "stay k9 g7/i7", "stay k9 g7/i7 g7", "swap k9 g7/i7 g7 a1"] {
        let table = choice.after(tokens);
        table.refuses("swap", Why::NoColourChoice, "");
        table.refuses("stay", Why::NoColourChoice, "");
    }
}

/// 12.6 "The now decided player being White makes the 4th move in an optional unoccupied
/// intersection."
#[test]
fn s12_6_white_makes_the_fourth_move_anywhere() {
    for choice in ["stay", "swap"] {
        let table = Table::played(Variant::Rif, "h8 i9 j10").after(choice);
        for point in table.points() {
            if ["h8", "i9", "j10"].contains(&point.as_str()) {
                table.refuses(&point, Why::Occupied, "");
            } else {
                table.allows(&point);
            }
        }
        table.refuses("a16", Why::OffBoard, "");
        table.refuses("g7/i7", Why::NoProposal, "");
        let fourth = table.after("o15");
        assert_eq!(fourth.stone("o15"), Some(Color::White));
        fourth.asks(fourth.game.seat_of(Color::Black), Color::Black, Phase::Fifths);
    }
}

/// 12.8 "With the 5th move the special opening rules for the moves are ended."
#[test]
fn s12_8_after_the_fifth_move_play_is_ordinary() {
    for choice in ["stay", "swap"] {
        let mut table = Table::played(Variant::Rif, "h8 i9 j10").after(choice).after("k9 g7/i7 i7");
        for (word, color) in [("a1", Color::White), ("c1", Color::Black), ("e1", Color::White)] {
            table.asks(table.game.seat_of(color), color, Phase::Play);
            table.refuses("o1/o3", Why::NoProposal, "");
            table.play(word);
        }
        table.allows("pass a15 o1");
    }
}

/// 12.9 "It is not allowed to pass within the first three moves."
#[test]
fn s12_9_no_pass_within_the_first_three_moves() {
    for variant in BOTH {
        for tokens in ["", "h8", "h8 i9"] {
            let table = Table::played(variant, tokens);
            table.refuses("pass", Why::NoPassNow, "12.9");
        }
        Table::played(variant, "h8 i9").refuses("pass=", Why::NoPassNow, "12.9");
    }
}

/// 12.9 and §5: passing is allowed at move 4 and from move 6 on; 12.7 asks for stones at move 5.
#[test]
fn s12_9_passes_after_the_third_move() {
    for variant in BOTH {
        let fourth = Table::played(variant, "h8 i9 j10 stay");
        fourth.allows("pass pass=");
        let fifth = fourth.after("pass");
        fifth.asks(Seat::First, Color::Black, Phase::Fifths);
        fifth.refuses("pass", Why::NoPassNow, "12.7");
        fourth.after("k9").refuses("pass", Why::NoPassNow, "12.7");
        let sixth = fifth.after("g7/i7 i7");
        sixth.allows("pass pass=");
        sixth.after("a1").allows("pass pass=");
        sixth.after("a1 a3").allows("pass pass=");
    }
}

/// A pass is refused by name where the document knows none.
#[test]
fn no_pass_in_the_other_rule_sets() {
    for variant in [Variant::Pritchard, Variant::Classical, Variant::ClassicalSwap, Variant::Free] {
        for tokens in ["", "h8", "h8 i9"] {
            Table::played(variant, tokens).refuses("pass", Why::NoPass, "");
        }
        let table = Table::drawn(variant, "x o x o", Color::Black);
        table.refuses("pass", Why::NoPass, "");
    }
}
