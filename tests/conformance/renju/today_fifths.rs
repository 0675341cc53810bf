//! Soosyrv-8 and Yamaguchi: a number is declared, and Black proposes so many fifths.

use super::*;
use goishi::rules::perft;

/// "The first person puts B1 h8, W2 within 3x3, B3 within 5x5."
#[test]
fn the_first_person_puts_three_stones() {
    for variant in [Variant::Soosyrv8, Variant::Yamaguchi] {
        let mut table = Table::played(variant, "");
        for (color, word) in [(Color::Black, "h8"), (Color::White, "g7"), (Color::Black, "j10")] {
            table.asks(Seat::First, color, Phase::Opening);
            table.refuses("k8", table.clone().try_play("k8").expect_err("far").why, "move");
            table.refuses("swap", Why::NoColourChoice, "move");
            table.play(word);
        }
    }
}

/// "Choice. W4 anywhere, and White declares n, 1 to 8; choice (n stays)."
#[test]
fn soosyrv_8_lets_white_declare_with_the_fourth_stone() {
    let three = Table::played(Variant::Soosyrv8, "h8 g7 j10");
    three.asks(Seat::Second, Color::White, Phase::ColourChoice);
    three.refuses("fifths:3", Why::NoDeclaration, "Soosyrv-8, move 3");
    let fourth = three.after("swap");
    fourth.asks(Seat::First, Color::White, Phase::Opening);
    let declares = fourth.after("a1");
    declares.asks(Seat::First, Color::White, Phase::Declaration);
    assert_eq!(declares.game.most_to_declare(), Some(8));
    declares.allows("fifths:1 fifths:8");
    declares.refuses("fifths:9", Why::NumberOutOfRange, "Soosyrv-8, move 4");
    declares.refuses("fifths:0", Why::NumberOutOfRange, "Soosyrv-8, move 4");
    declares.refuses("b2", Why::DeclarationDue, "Soosyrv-8, move 4");
    declares.after("fifths:3").asks(Seat::Second, Color::Black, Phase::ColourChoice);
    for (choice, seat) in [("stay", Seat::Second), ("swap", Seat::First)] {
        let fifths = declares.after("fifths:3").after(choice);
        fifths.asks(seat, Color::Black, Phase::Fifths);
        assert_eq!(fifths.game.asked(), Some(3), "n stays");
        fifths.after("b2/c5/d9 c5").asks(seat.other(), Color::White, Phase::Opening);
        fifths.after("b2/c5/d9 c5 a15").asks(seat, Color::Black, Phase::Play);
    }
}

/// "The first person puts B1, W2, B3 likewise and declares n, 1 to 12; choice. W4 anywhere."
#[test]
fn yamaguchi_lets_the_first_person_declare_with_the_third_stone() {
    let declares = Table::played(Variant::Yamaguchi, "h8 g7 j10");
    declares.asks(Seat::First, Color::Black, Phase::Declaration);
    declares.allows("fifths:1 fifths:12");
    declares.refuses("fifths:13", Why::NumberOutOfRange, "Yamaguchi, move 3");
    declares.refuses("stay", Why::NoColourChoice, "Yamaguchi, move 3");
    let choice = declares.after("fifths:4");
    choice.asks(Seat::Second, Color::White, Phase::ColourChoice);
    choice.after("stay").asks(Seat::Second, Color::White, Phase::Opening);
    choice.after("swap").asks(Seat::First, Color::White, Phase::Opening);
    choice.after("swap a1").asks(Seat::Second, Color::Black, Phase::Fifths);
    choice.after("stay").refuses("pass", Why::NoPassNow, "Yamaguchi");
}

/// A position in which so many fifths are asked for.
fn asked(number: u8) -> Table {
    Table::played(Variant::Yamaguchi, &format!("h8 h9 h7 fifths:{number} stay h6"))
}

/// "**offers**: one token `a/b/…` with exactly n different empty points, no two of them equal as in RIF 12.7."
#[test]
fn as_many_unequal_points_are_offered_as_were_declared() {
    let three = asked(3);
    three.allows("g8/g9/g10 a1/b2/c3");
    three.refuses("g8/g9", Why::WrongNumber, "Yamaguchi, move 5");
    three.refuses("g8/g9/g10/g11", Why::WrongNumber, "Yamaguchi, move 5");
    three.refuses("g8", Why::ProposalDue, "Yamaguchi, move 5");
    three.refuses("g8/a1/g7", Why::EqualPair, "Yamaguchi, move 5");
    three.refuses("g8/i8/a1", Why::EqualPair, "Yamaguchi, move 5");
    three.refuses("h8/i8/a1", Why::Occupied, "RIF 5");
    three.refuses("a1/i8/a1", Why::SamePoint, "Yamaguchi, move 5");
    asked(2).allows("g8/g9");
    asked(2).refuses("g8/g7", Why::EqualPair, "Yamaguchi, move 5");
}

/// "With n = 1 a plain point, which is then the fifth stone at once (nothing to choose)."
#[test]
fn a_single_fifth_is_a_plain_point() {
    let one = asked(1);
    one.asks(Seat::First, Color::Black, Phase::Fifths);
    assert_eq!((one.game.asked(), one.game.proposal_size()), (Some(1), None));
    one.refuses("g8/g9", Why::NoProposal, "Yamaguchi, move 5");
    one.refuses("g8=", Why::NoOfferNow, "RIF 10b");
    let put = one.after("g8");
    assert_eq!(put.stone("g8"), Some(Color::Black));
    put.asks(Seat::Second, Color::White, Phase::Opening);
}

/// "The board shows none of the offered stones. **keeps**: the point."
#[test]
fn white_keeps_one_of_those_offered() {
    let offered = asked(3).after("g8/a1/g9");
    offered.asks(Seat::Second, Color::White, Phase::FifthChoice);
    offered.shows(&asked(3).game.board().to_string().replace('/', "\n"));
    offered.refuses("g10", Why::NotProposed, "Yamaguchi, move 5");
    offered.refuses("g8/a1", Why::NoProposal, "Yamaguchi, move 5");
    let kept = offered.after("a1");
    assert_eq!((kept.stone("a1"), kept.stone("g8")), (Some(Color::Black), None));
    kept.after("g8").asks(Seat::First, Color::Black, Phase::Play);
}

/// "What `legal_moves` gives in `fifths` and `branch`": all pairs, and of more stones one proposal for each point.
#[test]
fn of_many_stones_one_proposal_for_each_point_is_listed() {
    for number in [3, 12] {
        let table = asked(number);
        let legal = table.game.legal_moves();
        let mut points: Vec<Point> = Vec::new();
        for mv in &legal {
            assert_eq!(table.game.check(*mv), Ok(()));
            if let Move::Propose(stones) = mv {
                assert_eq!(stones.points().len(), usize::from(number));
                points.extend(stones.points());
            }
        }
        points.sort_unstable();
        points.dedup();
        assert_eq!(points.len(), 221, "every empty point is in one of them");
        assert!(legal.len() < 240, "{}", legal.len());
    }
    let pairs = asked(2).game.legal_moves();
    assert_eq!(pairs.iter().filter(|mv| mv.is_play()).count(), 24004, "as in RIF 12.7");
}

/// "`perft` refuses to go through such a step, with a sentence", and "counts declarations".
#[test]
fn perft_counts_declarations_and_stops_before_many_stones() {
    let count = |tokens: &str, depth| {
        let mut game = RuleSet::Renju(Variant::Yamaguchi).start();
        let rules = RuleSet::Renju(Variant::Yamaguchi);
        let words = tokens.split_whitespace().map(|word| token::read(word, rules).expect(word));
        words.for_each(|mv| game.play_unchecked(mv));
        perft(&game, depth).map_err(|error| error.stones)
    };
    assert_eq!(count("h8 h9 h7", 2), Ok(24));
    assert_eq!(count("h8 h9 h7 fifths:12 stay", 1), Ok(222));
    assert_eq!(count("h8 h9 h7 fifths:12 stay", 2), Err(12));
    assert_eq!(count("h8 h9 h7 fifths:1 stay h6", 2), Ok(221 * 220));
    assert_eq!(count("h8 h9 h7 fifths:2 stay h6", 1), Ok(24004));
}
