//! Ids, the words of the record that are no stones, and refusals.

use super::*;

/// The ids of all eight rule sets, defaults left out, and written out all the same when read.
#[test]
fn ids_of_the_rule_sets() {
    let ids = Options::ALL.map(|options| RuleSet::Ren(options).to_string());
    assert_eq!(ids.iter().collect::<std::collections::HashSet<_>>().len(), 8);
    for (id, options) in ids.iter().zip(Options::ALL) {
        assert_eq!(id.parse(), Ok(RuleSet::Ren(options)));
    }
    let all = Options { size: Size::Eight, rui_limit: RuiLimit::Five, lead: Lead::Six };
    assert_eq!(RuleSet::Ren(all).to_string(), "ren:size=8,rui=5,lead=6");
    assert_eq!(RuleSet::Ren(STANDARD).to_string(), "ren");
    assert_eq!("ren:size=10,rui=3".parse(), Ok(RuleSet::Ren(STANDARD)));
    for id in
        ["ren:", "Ren", "ren:size=9", "ren:rui=4", "ren:lead=5", "ren:rui=5,size=8", "ren:size=8,"]
    {
        assert!(id.parse::<RuleSet>().is_err(), "{id}");
    }
}

/// Squares are named by file letter and rank from the bottom left.
#[test]
fn squares_are_named_from_the_bottom_left() {
    for (options, corner) in [(STANDARD, "j10"), (Options { size: Size::Eight, ..STANDARD }, "h8")]
    {
        let rules = RuleSet::Ren(options);
        let last = options.size.points() - 1;
        assert_eq!(rules.point_name(Point::new(last, 0)), "a1");
        assert_eq!(rules.point_name(Point::new(0, last)), corner);
        assert_eq!(
            token::read(&corner.to_uppercase(), rules),
            Some(Move::Stone(Point::new(0, last)))
        );
    }
}

/// What `word` leads to on an empty board, where Black is to move.
fn result_after(word: &str) -> String {
    let table = Table::drawn(Color::Black, ".").after(word);
    assert_eq!((table.to_move(), table.open()), Default::default());
    table.result()
}

/// Resignation is possible in all rule sets; without a colour the person to move gives up.
#[test]
fn resign_gives_the_game_to_the_other() {
    assert_eq!(result_after("resign"), "white resign");
    assert_eq!(result_after("resign:black"), "white resign");
    assert_eq!(result_after("resign:white"), "black resign");
    assert_eq!(result_after("a1 resign"), "black resign");
    assert_eq!(result_after("pass Resign:Black"), "white resign");
}

/// A fallen flag loses; both at once are a draw, also for who leads.
#[test]
fn time_gives_the_game_to_the_other() {
    assert_eq!(result_after("time"), "white time");
    assert_eq!(result_after("a1 time"), "black time");
    assert_eq!(result_after("time:white"), "black time");
    assert_eq!(result_after("time:both"), "draw time");
    let ahead = Table::with(STANDARD, [5, 0], Color::Black, ".");
    assert_eq!(ahead.after("time:both").result(), "draw time");
    assert_eq!(ahead.after("resign").result(), "white resign");
}

/// A resignation leaves stones and scores as they are.
#[test]
fn resign_changes_no_stone_and_no_score() {
    let table = black("x x . / x * .").after("resign");
    table.shows("x x . / x x .");
    assert_eq!((table.score(), table.result()), ([1, 0], "black resign".into()));
    assert_eq!((table.replaceable(), table.groups()), Default::default());
}

/// Words of other games are refused by name, and change nothing.
#[test]
fn words_of_other_games_are_refused_with_a_reason() {
    let table = black("x x . / x * . / . . o");
    for (words, why) in [
        ("pass= c3= accept refuse", Why::NoDrawOffer),
        ("swap stay", Why::NoColourChoice),
        ("a1/b1", Why::NoProposal),
        ("claim:black claim:white", Why::NoClaim),
    ] {
        table.refuses(words, why);
    }
}

/// Squares beyond the edges are refused by the rules, which name the board.
#[test]
fn squares_off_the_board_are_refused() {
    let table = Table::drawn(Color::Black, "x o / . .");
    table.refuses("a11 k1 k11 z99 a255", Why::OffBoard);
    let small = Table::drawn(Color::Black, &["........"; 8].join("/"));
    small.refuses("a9 i1 i9 j10", Why::OffBoard);
}

/// Every refusal names a paragraph of this document, and nothing is refused without one.
#[test]
fn every_refusal_names_its_paragraph() {
    let table = black("x x . / x * o");
    let words = "a1 a2 b2 b1 c1 c2 pass swap a1/b1 a1= pass= accept claim:black k11";
    for word in words.split(' ') {
        for (view, game) in &table.games {
            if let Err(IllegalMove { paragraph, .. }) = game.check(view.read(word)) {
                assert!(paragraph.starts_with("Ren, "), "{word}: {paragraph}");
            }
        }
    }
    table.refuses("b1", Why::NotWeak);
}

/// Everything else is no word of Ren at all.
#[test]
fn other_words_are_no_moves() {
    for word in ["3,3", "a0", "a", "8", "a01", "xa1", "a1x", "a1-a2", "resign:red", "time:", "rui"]
    {
        assert_eq!(token::read(word, RuleSet::Ren(STANDARD)), None, "{word}");
    }
}
