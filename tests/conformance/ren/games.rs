//! "It is recommended that a match comprises of two games."

use super::*;
use goishi::rules::ren::{Match, Outcome};

/// A game that stands at these scores, after `tokens`.
fn game(scores: [u16; 2], tokens: &str) -> Ren {
    let mut game = Ren::from_position(STANDARD, &Board::empty(10), Color::Black, scores);
    for word in tokens.split_whitespace() {
        game.play(token::read(word, RuleSet::Ren(STANDARD)).expect("a move"))
            .expect("a legal move");
    }
    game
}

fn second(earlier: [u16; 2]) -> Match {
    Match::Second { earlier }
}

/// "It is recommended that a match comprises of two games": after the first comes the second, after
/// the second none.
#[test]
fn a_match_comprises_two_games() {
    let first = game([4, 7], "pass pass");
    assert_eq!(Match::First.outcome(&first), None);
    assert_eq!(Match::First.next(&first), Some(second([4, 7])));
    assert_eq!(second([4, 7]).next(&game([1, 2], "pass pass")), None);
}

/// Neither game counts before it is over.
#[test]
fn nothing_is_decided_while_a_game_goes_on() {
    for tokens in ["", "a1", "pass", "a1 pass"] {
        assert_eq!(Match::First.next(&game([30, 0], tokens)), None);
        assert_eq!(Match::First.outcome(&game([30, 0], tokens)), None);
        assert_eq!(second([0, 30]).outcome(&game([30, 0], tokens)), None);
    }
}

/// "The player that starts first on the first game, should go second on the next": Black always
/// starts (A22), so the persons exchange colours. Black of the second game has White's points of
/// the first.
#[test]
fn a22_the_persons_exchange_colours() {
    assert_eq!(Match::First.totals(&game([4, 7], "")), [4, 7]);
    assert_eq!(second([4, 7]).totals(&game([0, 0], "")), [7, 4]);
    assert_eq!(second([4, 7]).totals(&game([1, 2], "pass pass")), [7 + 1, 4 + 2]);
    assert_eq!(Ren::new(STANDARD).color_to_move(), Some(Color::Black));
}

/// "Scores from the first and second game should be added to determine the final winner of the
/// match."
#[test]
fn scores_are_added_to_determine_the_final_winner() {
    for (earlier, scores, winner) in [
        ([4, 7], [1, 2], Color::Black),
        ([7, 4], [2, 4], Color::White),
        ([9, 0], [8, 0], Color::White),
        ([0, 9], [0, 8], Color::Black),
    ] {
        let outcome = second(earlier).outcome(&game(scores, "pass pass"));
        assert_eq!(outcome, Some(Outcome::Won(winner)), "{earlier:?} and {scores:?}");
    }
}

/// A23: equal sums are a draw of the match, whoever won the games.
#[test]
fn a23_equal_sums_are_a_draw() {
    for (earlier, scores) in [([0, 0], [0, 0]), ([5, 3], [5, 3]), ([3, 5], [0, 2])] {
        let outcome = second(earlier).outcome(&game(scores, "pass pass"));
        assert_eq!(outcome, Some(Outcome::Drawn), "{earlier:?} and {scores:?}");
    }
}

/// The final scores are those after a nine's swap and its 10 points, in either game.
#[test]
fn a_nine_counts_with_its_swap_and_10_points() {
    let drawing = ". . . . . / . x x x . / . x x x . / . x x * . / . . . . .";
    let table = Table::with(STANDARD, [6, 9], Color::Black, drawing).after("*");
    let (_, nine) = &table.games[0];
    assert_eq!(Match::First.next(nine), Some(second([19, 6])));
    assert_eq!(second([15, 3]).totals(nine), [3 + 19, 15 + 6]);
    assert_eq!(second([15, 3]).outcome(nine), Some(Outcome::Won(Color::Black)));
    assert_eq!(second([17, 3]).outcome(nine), Some(Outcome::Won(Color::White)));
}

/// Resigning a game concedes the match: there is no second game, and no points help.
#[test]
fn resigning_concedes_the_match() {
    for (word, winner) in [
        ("resign", Color::White),
        ("resign:black", Color::White),
        ("resign:white", Color::Black),
        ("a1 resign", Color::Black),
    ] {
        for scores in [[30, 0], [0, 30]] {
            let game = game(scores, word);
            assert_eq!(Match::First.next(&game), None, "{word}");
            assert_eq!(Match::First.outcome(&game), Some(Outcome::Won(winner)), "{word}");
            assert_eq!(second([0, 0]).outcome(&game), Some(Outcome::Won(winner)), "{word}");
        }
    }
}

/// A lone fallen flag concedes the match as a resignation does.
#[test]
fn a_lone_flag_concedes_the_match() {
    for (word, winner) in
        [("time", Color::White), ("time:black", Color::White), ("time:white", Color::Black)]
    {
        for scores in [[30, 0], [0, 30]] {
            let game = game(scores, word);
            assert_eq!(Match::First.next(&game), None, "{word}");
            assert_eq!(Match::First.outcome(&game), Some(Outcome::Won(winner)), "{word}");
            assert_eq!(second([0, 0]).outcome(&game), Some(Outcome::Won(winner)), "{word}");
        }
    }
}

/// Two fallen flags concede nothing: the points stand as they are.
#[test]
fn both_flags_fallen_do_not_concede() {
    let both = game([3, 1], "time:both");
    assert_eq!(
        (Match::First.next(&both), Match::First.outcome(&both)),
        (Some(second([3, 1])), None)
    );
    assert_eq!(second([2, 1]).outcome(&both), Some(Outcome::Won(Color::Black)));
    assert_eq!(second([4, 1]).outcome(&both), Some(Outcome::Won(Color::White)));
    assert_eq!(second([3, 1]).outcome(&both), Some(Outcome::Drawn));
}

/// A first game that is drawn or won in any other way is followed by the second.
#[test]
fn every_other_end_is_followed_by_the_second_game() {
    let lead = Options { lead: Lead::Six, ..STANDARD };
    let table = Table::with(lead, [5, 0], Color::Black, ". . . . . / x x x * .").after("*");
    assert_eq!(Match::First.next(&table.games[0].1), Some(second([6, 0])));
    assert_eq!(Match::First.next(&game([2, 2], "pass pass")), Some(second([2, 2])));
}

/// A match is written in words and read back; other words are none.
#[test]
fn a_match_reads_back() {
    for stage in
        [Match::First, second([0, 0]), second([19, 6]), second([6, 19]), second([104, 65535])]
    {
        assert_eq!(Match::parse(&stage.write()), Some(stage));
        for wrong in [stage.write() + "1-1", stage.write() + " ", " ".to_string() + &stage.write()]
        {
            assert_eq!(Match::parse(&wrong), None, "{wrong:?}");
        }
    }
    assert_ne!(second([19, 6]).write(), second([6, 19]).write());
}
