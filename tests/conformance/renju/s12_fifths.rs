//! 12.7 Black's choice: two proposals for the fifth stone.

use super::*;

/// Black is to make his proposals.
fn fifths(three: &str, fourth: &str) -> Table {
    Table::played(Variant::Rif, three).after("stay").after(fourth)
}

/// "Black (the player with the black stones) has to make two different proposals for 5th stone."
#[test]
fn s12_7_black_proposes_two_stones() {
    for choice in ["stay", "swap"] {
        let table = Table::played(Variant::Rif, "h8 i9 j10").after(choice).after("k9");
        let (black, white) = (table.game.seat_of(Color::Black), table.game.seat_of(Color::White));
        table.asks(black, Color::Black, Phase::Fifths);
        assert_eq!(table.game.proposed(), []);
        let proposed = table.after("g7/i7");
        proposed.asks(white, Color::White, Phase::FifthChoice);
        let pair = [proposed.point("g7"), proposed.point("i7")];
        assert_eq!(proposed.game.proposed(), pair);
        assert_eq!(proposed.game.board(), table.game.board(), "neither stone is there yet");
        assert_eq!(table.after("i7/g7").game, proposed.game, "their order does not matter");
    }
}

/// "Two ... proposals": nothing less, and no pass.
#[test]
fn s12_7_a_single_stone_is_refused() {
    let table = fifths("h8 i9 j10", "k9");
    table.refuses("g7", Why::ProposalDue, "12.7");
    table.refuses("pass", Why::NoPassNow, "12.7");
}

/// "Two different proposals", each for a stone on a free point.
#[test]
fn s12_7_two_free_points() {
    let table = fifths("h8 i9 j10", "k9");
    table.refuses("g7/g7", Why::SamePoint, "12.7");
    for taken in ["h8/a1", "a1/i9", "j10/k9"] {
        table.refuses(taken, Why::Occupied, "");
    }
    for outside in ["p1/a1", "a1/a16", "z1/z2"] {
        table.refuses(outside, Why::OffBoard, "");
    }
    table.allows("a1/o15 g8/h7 a1/a2 i7/i6");
}

/// "The proposals have to be unequal in all respects": the stones lie on the h-file, so points left
/// and right of it are equal.
#[test]
fn s12_7_equal_by_the_h_file() {
    let table = fifths("h8 h9 h10", "h6");
    for (left, right) in [("g7", "i7"), ("a1", "o1"), ("e12", "k12"), ("g15", "i15")] {
        table.refuses(&format!("{left}/{right}"), Why::EqualPair, "12.7");
        table.refuses(&format!("{right}/{left}"), Why::EqualPair, "12.7");
    }
    table.allows("g7/i8 a1/o2 h7/h11 g7/g9 a1/a15 h7/i9 g7/i9");
}

/// Unequal in all respects: the eighth rank as mirror.
#[test]
fn s12_7_equal_by_the_eighth_rank() {
    let table = fifths("h8 i8 j8", "a8");
    for pair in ["h9/h7", "b1/b15", "o14/o2"] {
        table.refuses(pair, Why::EqualPair, "12.7");
    }
    table.allows("h9/i7 g9/i9 k8/l8");
}

/// Unequal in all respects: both diagonals as mirrors.
#[test]
fn s12_7_equal_by_a_diagonal() {
    let rising = fifths("h8 i9 j10", "a1");
    for pair in ["i8/h9", "a2/b1", "a15/o1", "k10/j11", "i7/g9"] {
        rising.refuses(pair, Why::EqualPair, "12.7");
    }
    rising.allows("i8/h7 g7/k11 a2/o14");
    let falling = fifths("h8 g9 i7", "o1");
    for pair in ["g8/h9", "a1/o15", "g7/i9"] {
        falling.refuses(pair, Why::EqualPair, "12.7");
    }
    falling.allows("g8/h7 a15/n2");
}

/// Unequal in all respects: White's two stones may change places in the mirror.
#[test]
fn s12_7_equal_when_whites_stones_change_places() {
    let table = fifths("h8 i9 h10", "g9");
    table.refuses("g7/i7", Why::EqualPair, "12.7");
    fifths("h8 i9 h10", "g8").allows("g7/i7");
    fifths("h8 i9 h10", "i10").allows("g7/i7");
    let diagonal = fifths("h8 h9 g7", "i8");
    diagonal.refuses("h7/g8", Why::EqualPair, "12.7");
}

/// Unequal in all respects, wherever the axis lies: the line between ranks 7 and 8 is a mirror of these
/// stones, though not of the board.
#[test]
fn s12_7_equal_by_a_mirror_off_the_centre() {
    let table = fifths("h8 h9 h7", "h6");
    for pair in ["g8/g7", "a1/a14", "h5/h10", "g8/i7", "b15/n15"] {
        table.refuses(pair, Why::EqualPair, "12.7");
    }
    table.allows("g8/g6 a15/a1 h5/h11 h15/h1 g8/i6");
    let diagonal = fifths("h8 h9 i7", "j7");
    for pair in ["i9/j8", "g7/h6", "h10/k7"] {
        diagonal.refuses(pair, Why::EqualPair, "12.7");
    }
    diagonal.allows("i9/i8 a1/b1 a15/o1");
}

/// Unequal in all respects: a half turn round a point off the centre, and one between four points.
#[test]
fn s12_7_equal_by_a_half_turn() {
    let table = fifths("h8 h9 j7", "j6");
    for pair in ["i7/i8", "g8/k7", "c1/o14", "h10/j5"] {
        table.refuses(pair, Why::EqualPair, "12.7");
    }
    table.allows("i7/i9 g8/k8 a1/o14 c15/o1");
    fifths("h8 h7 i8", "i9").refuses("g5/j11", Why::EqualPair, "12.7");
}

/// Unequal in all respects: a quarter turn or a mirror round White's only stone, after his pass.
#[test]
fn s12_7_equal_round_whites_only_stone() {
    let table = fifths("h8 i8 i9", "pass");
    for pair in ["j8/i7", "g8/i10"] {
        table.refuses(pair, Why::EqualPair, "12.7");
    }
    table.allows("j8/i10 g8/i7");
}

/// Unequal in all respects: a mirror that exchanges black and white stones makes nothing equal.
#[test]
fn s12_7_colours_do_not_change_in_the_mirror() {
    fifths("h8 g8 i8", "h5").allows("g7/i7 a1/o1");
    fifths("h8 g9 i7", "h5").allows("g7/i9 h7/h9");
}

/// Unequal in all respects: after a pass at move 4 the three stones alone decide.
#[test]
fn s12_7_equal_after_a_pass() {
    let table = fifths("h8 h9 h10", "pass");
    table.refuses("g7/i7", Why::EqualPair, "12.7");
    fifths("h8 h9 i10", "pass").allows("g7/i7");
}

/// Where the four stones have no symmetry, no pair is equal.
#[test]
fn s12_7_no_symmetry_no_equal_pair() {
    let table = fifths("h8 i9 j10", "k9");
    let pairs = table.game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Propose(_)));
    assert_eq!(pairs.count(), 221 * 220 / 2);
    let mirrored = fifths("h8 h9 h10", "h6");
    let pairs = mirrored.game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Propose(_)));
    assert_eq!(pairs.count(), 221 * 220 / 2 - 7 * 15);
}

/// "White has the right to choose one of the two proposals from Black to become the 5th move of the
/// game."
#[test]
fn s12_7_white_chooses_one() {
    let proposed = fifths("h8 i9 j10", "k9 g7/i7");
    for (kept, dropped) in [("g7", "i7"), ("i7", "g7")] {
        let table = proposed.after(kept);
        assert_eq!(table.stone(kept), Some(Color::Black));
        assert_eq!(table.stone(dropped), None);
        assert_eq!(table.game.proposed(), []);
        table.asks(Seat::Second, Color::White, Phase::Play);
    }
}

/// "One of the two proposals": nothing else is possible.
#[test]
fn s12_7_white_chooses_nothing_else() {
    let proposed = fifths("h8 i9 j10", "k9 g7/i7");
    for word in ["a1", "g8", "h8"] {
        proposed.refuses(word, Why::NotProposed, "12.7");
    }
    proposed.refuses("pass", Why::NoPassNow, "12.7");
    proposed.refuses("a1/a2", Why::NoProposal, "12.7");
    let plays = proposed.game.legal_moves().into_iter().filter(|mv| mv.is_play());
    assert_eq!(plays.count(), 2);
}

/// "... and till he has made the 6th move which can be made in any unoccupied intersection": on the
/// dropped proposal too.
#[test]
fn s12_7_the_sixth_move_goes_anywhere() {
    let table = fifths("h8 i9 j10", "k9 g7/i7 i7");
    for point in table.points() {
        if ["h8", "i9", "j10", "k9", "i7"].contains(&point.as_str()) {
            table.refuses(&point, Why::Occupied, "");
        } else {
            table.allows(&point);
        }
    }
    assert_eq!(table.after("g7").stone("g7"), Some(Color::White));
    table.after("g7").asks(Seat::First, Color::Black, Phase::Play);
}
