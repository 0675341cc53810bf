//! Taraguchi-10 and Tarannikov: the other person may swap after each stone.

use super::*;

const SWAPS: [Variant; 2] = [Variant::Taraguchi10, Variant::Tarannikov];

/// All points that a stone may go to.
fn stones(table: &Table) -> Vec<String> {
    table.points().into_iter().filter(|at| table.clone().try_play(at).is_ok()).collect()
}

/// "B1 on h8; choice. W2 within 3x3; choice. B3 within 5x5; choice. W4 within 7x7."
#[test]
fn the_first_four_stones_have_growing_squares() {
    for variant in SWAPS {
        let mut table = Table::played(variant, "");
        assert_eq!(stones(&table), ["h8"]);
        table.refuses("g8", Why::NotTheCentre, "move 1");
        table.play("h8 stay");
        assert_eq!(stones(&table).len(), 8);
        table.refuses("h10", Why::NotBesideTheCentre, "move 2");
        table.play("h9 stay");
        assert_eq!(stones(&table).len(), 25 - 2);
        table.refuses("k8", Why::NotInTheMiddle, "move 3");
        table.play("f6 stay");
        assert_eq!(stones(&table).len(), 49 - 3);
        table.allows("e5 k11");
        table.refuses("l8", Why::NotInTheSeven, "move 4");
        table.refuses("h9", Why::Occupied, "RIF 5");
    }
}

/// "The right to swap belongs to the person who did not put the last stone."
#[test]
fn the_choice_is_that_of_the_other_person() {
    for variant in SWAPS {
        let stays = Table::played(variant, "h8");
        stays.asks(Seat::Second, Color::White, Phase::ColourChoice);
        stays.refuses("i9", Why::ColoursDue, "move 1");
        stays.after("stay").asks(Seat::Second, Color::White, Phase::Opening);
        let swapped = stays.after("swap");
        swapped.asks(Seat::First, Color::White, Phase::Opening);
        swapped.refuses("stay", Why::NoColourChoice, "move 2");
        swapped.after("i9").asks(Seat::Second, Color::Black, Phase::ColourChoice);
        swapped.after("i9 swap").asks(Seat::First, Color::Black, Phase::Opening);
        swapped.after("i9 swap j8").asks(Seat::Second, Color::White, Phase::ColourChoice);
    }
}

/// "After W4 a plain choice", then "B5 within 9x9, then choice, then W6 anywhere".
#[test]
fn tarannikov_has_a_choice_after_five_stones_and_then_the_sixth_anywhere() {
    let four = Table::played(Variant::Tarannikov, "h8 stay i9 stay j10 stay k11");
    four.asks(Seat::First, Color::Black, Phase::ColourChoice);
    four.refuses("a1/b2/c3/d4/e5/f6/g7/h1/i1/j1", Why::NoProposal, "Tarannikov, move 4");
    for (choice, seat) in [("stay", Seat::First), ("swap", Seat::Second)] {
        let fifth = four.after(choice);
        fifth.asks(seat, Color::Black, Phase::Opening);
        assert_eq!(stones(&fifth).len(), 81 - 4);
        fifth.refuses("m8", Why::NotInTheNine, "Tarannikov, move 5");
        fifth.after("l12").asks(seat.other(), Color::White, Phase::ColourChoice);
        fifth.after("l12 stay").asks(seat.other(), Color::White, Phase::Opening);
        let sixth = fifth.after("l12 swap");
        sixth.asks(seat, Color::White, Phase::Opening);
        assert_eq!(stones(&sixth).len(), 225 - 5);
        sixth.after("a1").asks(seat.other(), Color::Black, Phase::Play);
    }
}

/// "W4 within 7x7; then the person who plays Black does one of three things (phase `branch`)."
#[test]
fn taraguchi_10_branches_after_the_fourth_stone() {
    let four = Table::played(Variant::Taraguchi10, "h8 stay i9 stay j10 stay k11");
    four.asks(Seat::First, Color::Black, Phase::Branch);
    assert_eq!((four.game.proposal_size(), four.game.asked()), (Some(10), None));
    four.refuses("a1", Why::ColoursDue, "Taraguchi-10, move 4");
    four.refuses("a1/b2", Why::WrongNumber, "Taraguchi-10, move 4");
    let swapped = Table::played(Variant::Taraguchi10, "h8 stay i9 stay j10 swap k11");
    swapped.asks(Seat::Second, Color::Black, Phase::Branch);
}

/// "`stay` and puts B5 within 9x9, then choice, then W6 anywhere; `swap`, and the new Black puts B5 within 9x9".
#[test]
fn taraguchi_10_goes_on_with_the_fifth_in_the_9x9_after_stay_or_swap() {
    let four = Table::played(Variant::Taraguchi10, "h8 stay i9 stay j10 stay k11");
    for (choice, seat) in [("stay", Seat::First), ("swap", Seat::Second)] {
        let fifth = four.after(choice);
        fifth.asks(seat, Color::Black, Phase::Opening);
        fifth.refuses("c8", Why::NotInTheNine, "Taraguchi-10, move 5");
        fifth.refuses(TEN, Why::NoProposal, "Taraguchi-10, move 5");
        fifth.after("d4").asks(seat.other(), Color::White, Phase::ColourChoice);
        fifth.after("d4 swap o15").asks(seat.other(), Color::Black, Phase::Play);
    }
}

/// Ten points, no two of them equal.
const TEN: &str = "a1/b3/c5/d8/e1/f3/g4/h2/o15/n12";

/// "Or offers ten fifths anywhere, White keeps one and puts W6 anywhere, no more choice."
#[test]
fn taraguchi_10_offers_ten_fifths_instead() {
    let four = Table::played(Variant::Taraguchi10, "h8 stay i9 stay j10 stay k11");
    let offered = four.after(TEN);
    offered.asks(Seat::Second, Color::White, Phase::FifthChoice);
    assert_eq!(offered.game.proposed().len(), 10);
    assert_eq!(offered.game.board(), four.game.board(), "the board shows none of them");
    offered.refuses("swap", Why::NoColourChoice, "Taraguchi-10, move 5");
    offered.refuses("a2", Why::NotProposed, "Taraguchi-10, move 5");
    let kept = offered.after("o15");
    kept.asks(Seat::Second, Color::White, Phase::Opening);
    assert_eq!((kept.stone("o15"), kept.stone("a1")), (Some(Color::Black), None));
    assert_eq!(kept.game.proposed(), []);
    assert!(!kept.game.awaits_colour_choice());
    assert_eq!(stones(&kept).len(), 225 - 5);
    kept.after("a1").asks(Seat::First, Color::Black, Phase::Play);
}

/// "Exactly n different empty points."
#[test]
fn ten_are_ten() {
    let four = Table::played(Variant::Taraguchi10, "h8 stay i9 stay j10 stay k11");
    four.refuses("a1/b3/c5/d8/e1/f3/g4/h2/o15", Why::WrongNumber, "move 4");
    four.refuses(&format!("{TEN}/n1"), Why::WrongNumber, "move 4");
    four.refuses(&TEN.replace("b3", "a1"), Why::SamePoint, "move 4");
    four.refuses(&TEN.replace("b3", "h8"), Why::Occupied, "RIF 5");
}
