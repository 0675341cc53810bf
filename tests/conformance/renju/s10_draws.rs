//! §10 draw.

use super::*;

/// White is to make the sixth move.
const PLAY: &str = "h8 i9 j10 stay k9 g7/i7 i7";

/// A full board but for c1, with `color` to move.
fn nearly_full(variant: Variant, color: Color) -> Table {
    let mut board = full_board();
    place(&mut board, "c1", None);
    Table::set_up(variant, &board, color)
}

/// 10.1 "The game is draw when all the intersection of the board are occupied".
#[test]
fn s10_1_a_full_board_draws() {
    for color in Color::ALL {
        for variant in [Variant::Rif, Variant::Classical, Variant::ClassicalSwap, Variant::Free] {
            let table = nearly_full(variant, color);
            assert_eq!(table.result(), "playing");
            assert_eq!(table.after("c1").result(), "draw full", "{variant:?}");
        }
    }
}

/// Plays the stones of the full board, each colour from the top, until the game is over.
fn play_on(table: &mut Table) {
    let full = full_board();
    while let Some(color) = table.game.color_to_move() {
        let due =
            |at: &Point| full.get(*at) == Some(color) && table.game.board().get(*at).is_none();
        let at = full.points().find(due).expect("a point of this colour");
        table.game.play(Move::Stone(at)).expect("a legal stone");
    }
}

/// 10.1 by play alone: every opening leads to a board that is full with the 225th stone, and the
/// leaflet's game ends with the hundredth.
#[test]
fn s10_1_games_to_the_last_stone() {
    let opening = "h8 i8 g8 swap i6 g6/h6 g6";
    for (variant, opening, result, stones) in [
        (Variant::Rif, opening, "draw full", 225),
        (Variant::RifPlayers, opening, "draw full", 225),
        (Variant::ClassicalSwap, opening, "draw full", 225),
        (Variant::Classical, "h8 i8 g8", "draw full", 225),
        (Variant::Free, "h8 i8 a15", "draw full", 225),
        (Variant::Pritchard, "h8", "draw supply", 100),
    ] {
        let mut table = Table::played(variant, opening);
        play_on(&mut table);
        assert_eq!(table.result(), result, "{variant:?}");
        let board = table.game.board();
        assert_eq!(board.count(Color::Black) + board.count(Color::White), stones, "{variant:?}");
    }
}

/// 10.1: a stone is judged first for five, then for fouls, then for the full board.
#[test]
fn s10_1_a_five_on_the_last_point_wins() {
    let mut board = *nearly_full(Variant::Rif, Color::Black).game.board();
    place(&mut board, "a1 b1 d1 e1", Some(Color::Black));
    place(&mut board, "f1", Some(Color::White));
    for variant in [Variant::Rif, Variant::Classical, Variant::ClassicalSwap, Variant::Free] {
        let table = Table::set_up(variant, &board, Color::Black);
        assert_eq!(table.after("c1").result(), "black five", "{variant:?}");
    }
    place(&mut board, "f1", Some(Color::Black));
    let table = Table::set_up(Variant::Rif, &board, Color::Black);
    assert_eq!(table.after("c1").result(), "white overline");
    let table = Table::set_up(Variant::Free, &board, Color::Black);
    assert_eq!(table.after("c1").result(), "draw full", "six do not win there");
}

/// 10.2 "by agreement between the both players".
#[test]
fn s10_2_agreement_draws() {
    for variant in [Variant::Rif, Variant::RifPlayers] {
        let offered = Table::played(variant, PLAY).after("a1=");
        assert_eq!(offered.result(), "playing");
        assert_eq!(offered.game.offer(), Some(Color::White));
        assert_eq!(offered.after("accept").result(), "draw agreement");
    }
}

/// 10.3 "when both the players (after each other) pass (refrain from making their moves)".
#[test]
fn s10_3_two_passes_draw() {
    let table = Table::played(Variant::Rif, PLAY);
    assert_eq!(table.after("pass").result(), "playing");
    assert_eq!(table.after("pass pass").result(), "draw passes");
    assert_eq!(table.after("a1 pass pass").result(), "draw passes");
    assert_eq!(Table::played(Variant::RifPlayers, PLAY).after("pass pass").result(), "draw passes");
}

/// 10.3 "after each other": a stone between two passes, or Black's fifth after a pass at move 4.
#[test]
fn s10_3_passes_that_are_not_after_each_other() {
    let table = Table::played(Variant::Rif, PLAY).after("pass a1 pass a3 a5 pass a7 pass");
    assert_eq!(table.result(), "playing");
    let table = Table::played(Variant::Rif, "h8 i9 h10 stay pass g7/i7 i7 pass");
    assert_eq!(table.result(), "playing");
    assert_eq!(table.after("pass").result(), "draw passes");
}

/// 10.3: to refuse a draw is no move, so the passes are after each other.
#[test]
fn s10_3_an_answer_does_not_part_two_passes() {
    let table = Table::played(Variant::Rif, PLAY).after("pass= refuse pass");
    assert_eq!(table.result(), "draw passes");
}

/// 10.4 "when both the players time has ended."
#[test]
fn s10_4_both_flags_draw() {
    for variant in Variant::ALL {
        assert_eq!(Table::played(variant, "h8 time:both").result(), "draw time");
    }
}

/// b) "An offer of draw according to 10.2 can only be made of a player at the same time as he makes
/// his move": with any stone or pass from move 3 on.
#[test]
fn s10_b_an_offer_goes_with_a_move() {
    let start = Table::played(Variant::Rif, "");
    start.refuses("h8=", Why::NoOfferNow, "10b");
    start.after("h8").refuses("i9=", Why::NoOfferNow, "10b");
    start.after("h8 i9").allows("j10=");
    start.after("h8 i9 j10 stay").allows("k9= pass=");
    start.after(PLAY).allows("a1= pass=");
    start.after(PLAY).after("a1").allows("a2= pass=");
}

/// b) and 12.7: pairs, picks and colour choices carry no offer.
#[test]
fn s10_b_no_offer_with_pairs_picks_and_choices() {
    let start = Table::played(Variant::Rif, "h8 i9 j10 stay k9 g7/i7");
    start.refuses("g7=", Why::NoOfferNow, "10b");
    for word in ["swap=", "stay=", "g7/i7=", "accept=", "resign="] {
        assert_eq!(token::read(word, start.rules), None, "{word}");
    }
}

/// b): the stone of an offer obeys the rules of stones.
#[test]
fn s10_b_an_offer_needs_a_legal_move() {
    let table = Table::played(Variant::Rif, PLAY);
    table.refuses("h8=", Why::Occupied, "");
    table.refuses("p1=", Why::OffBoard, "");
    Table::played(Variant::Rif, "h8 i9").refuses("a1=", Why::NotInTheMiddle, "11");
}

/// b) "The opponent is able to accept or refuse the offer either orally".
#[test]
fn s10_b_the_opponent_refuses_orally() {
    let refused = Table::played(Variant::Rif, PLAY).after("a1= refuse");
    refused.asks(Seat::First, Color::Black, Phase::Play);
    assert_eq!((refused.result().as_str(), refused.game.offer()), ("playing", None));
    refused.refuses("accept", Why::NothingOffered, "10b");
    refused.refuses("refuse", Why::NothingOffered, "10b");
}

/// b) "or by making a move showing the refusal": any move or choice.
#[test]
fn s10_b_a_move_or_choice_shows_the_refusal() {
    let table = Table::played(Variant::Rif, PLAY);
    for tokens in ["a1= a2", "a1= pass", "pass= a2"] {
        let refused = table.after(tokens);
        assert_eq!(
            (refused.result().as_str(), refused.game.offer()),
            ("playing", None),
            "{tokens}"
        );
        refused.refuses("accept", Why::NothingOffered, "10b");
    }
    for tokens in ["h8 i9 j10= swap", "h8 i9 j10= stay", "h8 i9 j10 stay k9= g7/i7"] {
        let refused = Table::played(Variant::Rif, tokens);
        assert_eq!(
            (refused.result().as_str(), refused.game.offer()),
            ("playing", None),
            "{tokens}"
        );
    }
}

/// b): the opponent answers, at the colour choice and at the fifths too.
#[test]
fn s10_b_offers_in_the_opening_are_answered() {
    let third = Table::played(Variant::Rif, "h8 i9 j10=");
    assert_eq!(third.game.offer(), Some(Color::Black));
    third.asks(Seat::Second, Color::White, Phase::ColourChoice);
    assert_eq!(third.after("accept").result(), "draw agreement");
    third.after("refuse").asks(Seat::Second, Color::White, Phase::ColourChoice);
    let fourth = third.after("swap k9=");
    assert_eq!(fourth.game.offer(), Some(Color::White));
    assert_eq!(fourth.after("accept").result(), "draw agreement");
    fourth.after("refuse").asks(Seat::Second, Color::Black, Phase::Fifths);
}

/// b) a counter-offer refuses and offers again.
#[test]
fn s10_b_a_counter_offer() {
    let table = Table::played(Variant::Rif, PLAY).after("a1= a2=");
    assert_eq!(table.game.offer(), Some(Color::Black));
    assert_eq!(table.after("accept").result(), "draw agreement");
}

/// b) "In the meantime, the player who has made the offer has no right to cancel the offer": there
/// is no word for it, and nobody answers where nothing was offered.
#[test]
fn s10_b_nothing_to_answer() {
    for tokens in ["", "h8", "h8 i9 j10", PLAY] {
        let table = Table::played(Variant::Rif, tokens);
        table.refuses("accept", Why::NothingOffered, "10b");
        table.refuses("refuse", Why::NothingOffered, "10b");
    }
    assert_eq!(token::read("cancel", RuleSet::Renju(Variant::Rif)), None);
}

/// If the move that carries the offer ends the game, the offer is void.
#[test]
fn s10_b_an_offer_with_the_last_move_is_void() {
    let five = Table::drawn(Variant::Rif, "x x x x .", Color::Black).after("e1=");
    assert_eq!((five.result().as_str(), five.game.offer()), ("black five", None));
    five.refuses("accept", Why::GameOver, "");
    let foul = Table::drawn(Variant::Rif, "x x x . x x", Color::Black).after("d1=");
    assert_eq!((foul.result().as_str(), foul.game.offer()), ("white overline", None));
    let passes = Table::played(Variant::Rif, PLAY).after("pass pass=");
    assert_eq!((passes.result().as_str(), passes.game.offer()), ("draw passes", None));
    let full = nearly_full(Variant::Rif, Color::Black).after("c1=");
    assert_eq!((full.result().as_str(), full.game.offer()), ("draw full", None));
}

/// Draw offers are in the RIF rules only.
#[test]
fn s10_b_other_documents_know_no_offers() {
    for variant in [Variant::Pritchard, Variant::Classical, Variant::ClassicalSwap, Variant::Free] {
        let table = Table::played(variant, "h8");
        for word in ["h9=", "pass=", "accept", "refuse"] {
            table.refuses(word, Why::NoDrawOffer, "");
        }
    }
}
