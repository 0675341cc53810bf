//! Gomoku, and Swap2 before it.

use super::*;

const GOMOKU: [Variant; 3] = [Variant::Gomoku, Variant::GomokuStandard, Variant::GomokuSwap2];

/// "No opening."
#[test]
fn gomoku_begins_anywhere() {
    for variant in [Variant::Gomoku, Variant::GomokuStandard] {
        let table = Table::played(variant, "");
        table.asks(Seat::First, Color::Black, Phase::Play);
        table.allows("a1 h8 o15");
        table.after("a1").asks(Seat::Second, Color::White, Phase::Play);
        table.refuses("swap", Why::NoColourChoice, "gomoku");
        table.refuses("more", Why::NoMore, "gomoku");
        table.refuses("fifths:3", Why::NoDeclaration, "gomoku");
        table.refuses("a1/b2", Why::NoProposal, "gomoku");
        table.after("a1").refuses("a1", Why::Occupied, "gomoku");
    }
}

/// "Five **or more** wins, for both"; "the same, **exactly** five wins".
#[test]
fn six_win_only_where_five_or_more_do() {
    for (variant, six_wins) in
        [(Variant::Gomoku, true), (Variant::GomokuStandard, false), (Variant::GomokuSwap2, false)]
    {
        for (color, mark) in [(Color::Black, "x"), (Color::White, "o")] {
            let result = |row: &str| {
                let table = Table::drawn(variant, &row.replace('x', mark), color);
                let filled = table.points().into_iter().filter(|at| table.stone(at).is_none());
                let mut results = filled.map(|at| table.after(&at).result());
                results.find(|result| result != "playing")
            };
            let won = Some(format!("{} five", color.id()));
            assert_eq!(result("xx.xx"), won, "{variant:?}");
            assert_eq!(result("xxx.xx"), won.filter(|_| six_wins));
        }
    }
}

/// "No fouls."
#[test]
fn gomoku_has_no_fouls() {
    for variant in GOMOKU {
        for shape in [cross("xx*", "xx*"), cross("xxx*", "xxx*")] {
            let mut table = Table::set_up(variant, &shape.board, Color::Black);
            assert_eq!(table.game.forbidden(), []);
            table.play("h8");
            assert_eq!(table.result(), "playing", "{variant:?}");
        }
    }
}

/// "No passes, no draw offers."
#[test]
fn gomoku_has_no_passes_and_no_draw_offers() {
    for variant in GOMOKU {
        let table = Table::drawn(variant, "xox", Color::White);
        table.refuses("pass", Why::NoPass, "gomoku");
        table.refuses("a1=", Why::NoDrawOffer, "gomoku");
        table.refuses("accept", Why::NoDrawOffer, "gomoku");
        table.refuses("claim:white", Why::NoClaim, "gomoku");
    }
}

/// "Full board draws."
#[test]
fn a_full_board_draws() {
    for variant in GOMOKU {
        let mut board = Board::empty(SIZE);
        for at in board.points() {
            let color = if (at.col / 2 + at.row) % 2 == 0 { Color::Black } else { Color::White };
            board.set(at, Some(color));
        }
        board.set(Point::new(7, 7), None);
        let table = Table::set_up(variant, &board, Color::White);
        assert_eq!(table.after("h8").result(), "draw full", "{variant:?}");
    }
}

/// "The first person puts B1 W2 B3 anywhere."
#[test]
fn swap2_begins_with_three_stones_of_the_first_person() {
    let mut table = Table::played(Variant::GomokuSwap2, "");
    for (word, color) in ["a1", "o15", "h1"].iter().zip([Color::Black, Color::White, Color::Black])
    {
        table.asks(Seat::First, color, Phase::Opening);
        table.refuses("more", Why::NoMore, "Swap2");
        table.play(word);
        assert_eq!(table.stone(word), Some(color));
    }
    table.asks(Seat::Second, Color::White, Phase::Swap2);
    table.refuses("h8", Why::ColoursDue, "Swap2, second player's choice");
}

/// "The second says `stay` (plays White, W4 next), `swap` (plays Black, the first puts W4)".
#[test]
fn swap2_lets_the_second_person_choose_colours() {
    let three = Table::played(Variant::GomokuSwap2, "a1 o15 h1");
    for (choice, white) in [("stay", Seat::Second), ("swap", Seat::First)] {
        let fourth = three.after(choice);
        fourth.asks(white, Color::White, Phase::Opening);
        fourth.after("h8").asks(white.other(), Color::Black, Phase::Play);
    }
}

/// "Or `more` and puts one white and one black stone anywhere; then the first says `stay` (Black) or `swap` (White), and
/// White puts the next stone."
#[test]
fn swap2_lets_the_second_person_put_two_more_stones() {
    let more = Table::played(Variant::GomokuSwap2, "a1 o15 h1 more");
    more.asks(Seat::Second, Color::White, Phase::Opening);
    more.refuses("swap", Why::NoColourChoice, "Swap2, two more stones");
    more.after("b2").asks(Seat::Second, Color::Black, Phase::Opening);
    let choice = more.after("b2 c3");
    assert_eq!((choice.stone("b2"), choice.stone("c3")), (Some(Color::White), Some(Color::Black)));
    choice.asks(Seat::First, Color::Black, Phase::ColourChoice);
    choice.refuses("more", Why::NoMore, "Swap2, first player's choice");
    choice.after("stay").asks(Seat::Second, Color::White, Phase::Opening);
    choice.after("stay d4").asks(Seat::First, Color::Black, Phase::Play);
    choice.after("swap").asks(Seat::First, Color::White, Phase::Opening);
    choice.after("swap d4").asks(Seat::Second, Color::Black, Phase::Play);
}

/// The 26 openings begin on the centre: three stones elsewhere have no name.
#[test]
fn openings_are_named_only_round_the_centre() {
    assert!(Table::played(Variant::GomokuSwap2, "h8 h9 i9").game.pattern().is_some());
    assert!(Table::played(Variant::GomokuSwap2, "a1 h9 i9").game.pattern().is_none());
}
