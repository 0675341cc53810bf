//! The overview page's variants: classical Renju with an opening sequence, and free Renju.

use super::*;

const SWAP: Variant = Variant::ClassicalSwap;
const FREE: Variant = Variant::Free;

/// Sequence 1. "The 1st player places two Black stones and one White stone on the board according to
/// the rules of Classical Renju."
#[test]
fn overview_sequence_1_the_first_player_puts_three_stones() {
    let start = Table::played(SWAP, "");
    start.asks(Seat::First, Color::Black, Phase::Opening);
    start.after("h8").asks(Seat::First, Color::White, Phase::Opening);
    start.after("h8 i9").asks(Seat::First, Color::Black, Phase::Opening);
    start.refuses("i9", Why::NotTheCentre, "overview");
    start.after("h8").refuses("j10", Why::NotBesideTheCentre, "overview");
    start.after("h8 i9").refuses("k11", Why::NotInTheMiddle, "overview");
    start.after("h8 i9").refuses("swap", Why::NoColourChoice, "overview");
}

/// Sequence 2. "The 2nd player now chooses whether to play Black or White."
#[test]
fn overview_sequence_2_the_second_player_chooses() {
    let choice = Table::played(SWAP, "h8 i9 j10");
    choice.asks(Seat::Second, Color::White, Phase::ColourChoice);
    for word in ["k9", "pass", "g7/i7"] {
        let illegal = choice.clone().try_play(word).expect_err(word);
        assert!(illegal.paragraph.contains("overview"), "{illegal}");
    }
    choice.refuses("k9", Why::ColoursDue, "overview");
    let black = choice.after("swap");
    assert_eq!(black.game.color_of(Seat::Second), Color::Black);
    black.asks(Seat::First, Color::White, Phase::SecondWhite);
    let white = choice.after("stay");
    assert_eq!(white.game.color_of(Seat::Second), Color::White);
    white.asks(Seat::Second, Color::White, Phase::SecondWhite);
}

/// Sequence 3. "White player places the 2nd White stone on the board": anywhere.
#[test]
fn overview_sequence_3_the_second_white_stone() {
    let table = Table::played(SWAP, "h8 i9 j10 stay");
    table.allows("a1 o15 h9");
    table.refuses("h8", Why::Occupied, "overview");
    table.refuses("g7/i7", Why::NoProposal, "overview");
    let placed = table.after("k9");
    assert_eq!(placed.stone("k9"), Some(Color::White));
    placed.asks(Seat::First, Color::Black, Phase::TwoBlacks);
    Table::played(SWAP, "h8 i9 j10 swap k9").asks(Seat::Second, Color::Black, Phase::TwoBlacks);
}

/// Sequence 4. "Black player places two Black stones on the board": as one move in any order.
#[test]
fn overview_sequence_4_two_black_stones() {
    let table = Table::played(SWAP, "h8 i9 j10 stay k9");
    table.refuses("g7", Why::ProposalDue, "overview");
    table.refuses("g7/g7", Why::SamePoint, "overview");
    table.refuses("g7/h8", Why::Occupied, "overview");
    table.refuses("g7/p1", Why::OffBoard, "overview");
    let two = table.after("g7/i7");
    assert_eq!((two.stone("g7"), two.stone("i7")), (Some(Color::Black), Some(Color::Black)));
    assert_eq!(two.game.proposed(), [two.point("g7"), two.point("i7")]);
    assert_eq!(two.game, table.after("i7/g7").game);
    two.asks(Seat::Second, Color::White, Phase::Removal);
}

/// Sequence 4: the page asks for no difference, so symmetric points are allowed.
#[test]
fn overview_sequence_4_symmetric_points_are_allowed() {
    let table = Table::played(SWAP, "h8 h9 h10 stay h6");
    table.allows("g7/i7 a1/o1");
    let pairs = table.game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Propose(_)));
    assert_eq!(pairs.count(), 221 * 220 / 2);
}

/// Sequence 5. "White player removes one of the two Black stones from the previous move": the record
/// names the one that stays.
#[test]
fn overview_sequence_5_white_removes_one() {
    let two = Table::played(SWAP, "h8 i9 j10 stay k9 g7/i7");
    let kept = two.after("i7");
    assert_eq!((kept.stone("g7"), kept.stone("i7")), (None, Some(Color::Black)));
    assert_eq!(kept.game.proposed(), []);
    kept.asks(Seat::Second, Color::White, Phase::ThirdWhite);
    for word in ["h8", "a1", "i9"] {
        two.refuses(word, Why::NotProposed, "overview");
    }
    let plays = two.game.legal_moves().into_iter().filter(|mv| mv.is_play());
    assert_eq!(plays.count(), 2);
}

/// Sequence 6. "White player places the 3rd White stone": on the vacated point too.
#[test]
fn overview_sequence_6_the_third_white_stone() {
    let table = Table::played(SWAP, "h8 i9 j10 stay k9 g7/i7 i7");
    table.allows("g7 a1 o15");
    table.refuses("i7", Why::Occupied, "overview");
    let third = table.after("g7");
    assert_eq!(third.stone("g7"), Some(Color::White));
    third.asks(Seat::First, Color::Black, Phase::Play);
}

/// "After this the game continues as in the Classical Renju."
#[test]
fn overview_sequence_then_classical_renju() {
    let swapped = Table::played(SWAP, "h8 i9 j10 swap k9 g7/i7 i7 a1");
    swapped.asks(Seat::Second, Color::Black, Phase::Play);
    swapped.allows("a2 h9 o15");
    swapped.refuses("pass", Why::NoPass, "overview");
    swapped.refuses("b1/b2", Why::NoProposal, "overview");
    let five = Table::played(SWAP, "h8 h9 i8 swap a1 j8/a15 j8 a3 k8 a5 l8");
    assert_eq!(five.result(), "black five");
    assert_eq!(five.game.to_move(), None);
    assert!(matches!(five.game.status(), Status::Won { winner: Seat::Second, .. }));
    let fork = Table::played(SWAP, "h8 h9 i8 stay a1 j9/a15 j9 a3 j10 a5");
    fork.refuses("j8", Why::Foul(Foul::DoubleThree), "overview");
}

/// Free Renju: "The 2nd move (the 1st White stone) is made inside the middle square (5x5)."
#[test]
fn overview_free_the_second_move_inside() {
    let table = Table::played(FREE, "h8");
    table.asks(Seat::Second, Color::White, Phase::Opening);
    for point in table.points() {
        if point == "h8" {
            table.refuses(&point, Why::Occupied, "overview");
        } else if in_the_middle(&point) {
            table.allows(&point);
        } else {
            table.refuses(&point, Why::NotInTheMiddle, "overview");
        }
    }
}

/// Free Renju: "The 3rd move (the 2nd Black stone) is made outside the middle square."
#[test]
fn overview_free_the_third_move_outside() {
    let table = Table::played(FREE, "h8 j10");
    table.asks(Seat::First, Color::Black, Phase::Opening);
    for point in table.points() {
        if point == "h8" || point == "j10" {
            assert!(table.clone().try_play(&point).is_err());
        } else if in_the_middle(&point) {
            table.refuses(&point, Why::NotOutsideTheMiddle, "overview");
        } else {
            table.allows(&point);
        }
    }
}

/// Free Renju: "After that the game continues without any restrictions."
#[test]
fn overview_free_no_restrictions() {
    let table = Table::played(FREE, "h8 j10 a1");
    table.asks(Seat::Second, Color::White, Phase::Play);
    table.allows("h9 o15");
    for (row, column) in [("xxx*", "xxx*"), ("xx*", "xx*"), ("x.x*x.x", "*"), ("oxxx*", "x.xx*")] {
        assert_eq!(cross(row, column).judged(FREE, Color::Black), "nothing", "{row} {column}");
    }
    let drawing = ". . . . x\n. . . . x\n. . x x .\n. . . . .\n. . . . .";
    assert_eq!(Table::drawn(FREE, drawing, Color::Black).game.forbidden(), []);
}

/// Free Renju: "A player must place exactly 5 stones in a row in order to win a game. A player does
/// not win by placing 6 or more stones in a row."
#[test]
fn overview_free_exactly_five_wins() {
    for line in ["x x x x *", ". x x * x x o"] {
        assert_eq!(black(FREE, line), "five", "{line}");
        let swapped = line.replace('o', "-").replace('x', "o").replace('-', "x");
        assert_eq!(white(FREE, &swapped), "five", "{line}");
    }
    for line in ["x x x x * x", "x x x * x x x", "x x x x * x x x x"] {
        assert_eq!(black(FREE, line), "nothing", "{line}");
        assert_eq!(white(FREE, &line.replace('x', "o")), "nothing", "{line}");
    }
}

/// Free Renju: a five on one line wins although another line has six.
#[test]
fn overview_free_five_beside_six_wins() {
    for color in Color::ALL {
        for (row, column) in [("xxxx*", "xxx*xx"), ("xx*xx", "xxxx*xxxx")] {
            let own = |line: &str| match color {
                Color::Black => line.to_string(),
                Color::White => line.replace('x', "o"),
            };
            assert_eq!(cross(&own(row), &own(column)).judged(FREE, color), "five");
        }
    }
}
