//! Advice: which moves, in which order, and how the game stands.

use crate::decisions::played;
use goishi::ai::hint::{candidate, shares, sort};
use goishi::ai::{Budget, Opponent, Score, Standing, Thought};
use goishi::board::{Color, Point};
use goishi::record::token;
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};

fn candidates(game: &AnyGame) -> Vec<Thought> {
    let mut opponent = Opponent::new();
    let mut found = Vec::new();
    for _ in shares(3) {
        found.extend(candidate(&mut opponent, game, &found, &Budget::nodes(2_000)));
    }
    found
}

fn words(rules: &str, found: &[Thought]) -> Vec<String> {
    let rules: RuleSet = rules.parse().expect("a rule set");
    found.iter().map(|thought| token::write(thought.mv, rules)).collect()
}

#[test]
fn the_winning_move_comes_first_and_three_different_ones_in_all() {
    let game = played("renju-pritchard", "h8 a1 i8 a3 j8 a5");
    let found = candidates(&game);
    let names = words("renju-pritchard", &found);
    assert!(["g8", "k8"].contains(&names[0].as_str()), "{names:?}");
    assert!(matches!(found[0].score, Score::Win(3)) && found[0].by_fours);
    assert_eq!(found.len(), 3);
    assert!(names[0] != names[1] && names[1] != names[2] && names[0] != names[2]);
}

#[test]
fn every_game_has_its_three_moves_and_all_may_be_played() {
    for (rules, moves) in [("ren", "e5 f6"), ("rin", "3,3 4,4 5,5"), ("renju-rif", "")] {
        let game = played(rules, moves);
        let found = candidates(&game);
        assert!(found.iter().all(|thought| game.check(thought.mv).is_ok()), "{rules}");
        let count = if rules == "renju-rif" { 1 } else { 3 };
        assert_eq!(found.len(), count, "{rules}: the first stone has but one place");
    }
}

#[test]
fn the_best_line_gets_half_of_the_time_and_the_others_share_the_rest() {
    assert_eq!(shares(1), [1.0]);
    assert_eq!(shares(2), [0.5, 0.5]);
    assert_eq!(shares(5), [0.5, 0.125, 0.125, 0.125, 0.125]);
    assert_eq!((shares(0).len(), shares(99).len()), (1, 5));
}

#[test]
fn a_colour_is_chosen_between_two_and_one_is_as_good_as_the_other_is_bad() {
    let found = candidates(&played("renju-rif", "h8 h9 i8"));
    let mut names = words("renju-rif", &found);
    names.sort();
    assert_eq!(names, ["stay", "swap"]);
    assert_eq!(found[0].score, found[1].score.turned());
}

#[test]
fn a_decision_has_one_answer() {
    for (moves, answers) in [
        ("h8 h9 i8 stay a1 j8/o15", ["j8", "o15"]),
        ("h8 h9 i8 stay a1 j8/o15 j8 a3=", ["accept", "refuse"]),
    ] {
        let found = words("renju-rif", &candidates(&played("renju-rif", moves)));
        assert_eq!(found.len(), 1, "{moves}");
        assert!(answers.contains(&found[0].as_str()), "{found:?}");
    }
    let pair = candidates(&played("renju-rif", "h8 h9 i8 stay a1"));
    assert!(matches!(pair[..], [Thought { mv: Move::Propose(_), .. }]));
    assert_eq!(candidates(&played("rin", "resign")), []);
}

#[test]
fn how_it_stands_is_black_s_view_whoever_is_to_move() {
    let stands = |words: &str| {
        let game = played("renju-pritchard", words);
        Standing::of(&game, &candidates(&game)[0])
    };
    let won = stands("h8 a1 i8 a3 j8 a5");
    assert_eq!((won.share(Color::Black), won.share(Color::White)), (1000, 0));
    let lost = stands("h8 a1 i8 a3 j8 a5 k8");
    assert_eq!(
        (lost.black, lost.leader()),
        (Score::Win(2), Some(Color::Black)),
        "White is to move"
    );
    let open = stands("h8 i9");
    let (black, white) = (open.share(Color::Black), open.share(Color::White));
    assert!((501..=990).contains(&black), "Black is ahead, and nothing is proved: {black}");
    assert!((999..=1000).contains(&(black + white)));
}

#[test]
fn who_takes_a_colour_sees_the_game_from_its_side() {
    let game = played("renju-rif", "h8 h9 i8");
    let swap = |mv, score| {
        let thought = Thought { mv, score, by_fours: false, depth: 1, nodes: 1, line: vec![mv] };
        Standing::of(&game, &thought).black
    };
    let Score::Open(value @ 1..) = swap(Move::Swap, Score::Open(120)) else { panic!("not open") };
    assert_eq!(swap(Move::Stay, Score::Open(120)), Score::Open(-value));
}

/// The share of Black in hundredths where a player to move finds this score.
fn share_of(game: &AnyGame, score: Score) -> u16 {
    let mv = game.legal_moves()[0];
    let thought = Thought { mv, score, by_fours: false, depth: 1, nodes: 1, line: vec![mv] };
    Standing::of(game, &thought).share(game.color_to_move().expect("a game that goes on")) / 10
}

#[test]
fn a_score_is_worth_as_much_as_was_counted_in_games_of_the_player_against_itself() {
    let early = "h8 h9 i8 a1 c3 o15";
    let renju = played("renju-pritchard", early);
    let later =
        played("renju-pritchard", &format!("{early} o1 a15 c13 m13 m3 e1 k1 a5 a10 o5 o10 e15"));
    let shares = |game: &AnyGame| [0, 100, 200, 400].map(|it| share_of(game, Score::Open(it)));
    assert_eq!(shares(&renju), [50, 61, 74, 94]);
    assert_eq!(shares(&later), [50, 59, 70, 90], "the more stones, the more often nobody wins");
    assert_eq!(shares(&played("ren", "e5 f6")), [50, 58, 69, 89]);
    assert_eq!(shares(&played("ren:size=8", "a1 b2 c3 d5 e7 f1 g3 h6 a5 b7")), [50, 59, 70, 91]);
    let rin =
        |rules| [10, 20, 40].map(|it| share_of(&played(rules, "3,3 4,4 5,5"), Score::Open(it)));
    assert_eq!([rin("rin:size=8"), rin("rin")], [[54, 58, 66], [54, 58, 65]]);
    for game in [&renju, &played("ren", "e5 f6"), &played("rin", "3,3 4,4 5,5")] {
        assert_eq!(share_of(game, Score::Open(999)), 99, "nothing is sure that is not proved");
        assert_eq!(share_of(game, Score::Open(-999)), 1);
        assert_eq!(share_of(game, Score::Win(9)), 100);
    }
}

fn thought(point: (u8, u8), score: Score) -> Thought {
    let mv = Move::Stone(Point::new(point.0, point.1));
    Thought { mv, score, by_fours: false, depth: 1, nodes: 1, line: vec![mv] }
}

#[test]
fn a_proved_win_comes_first_and_nothing_found_later_seems_better() {
    let mut found = [
        thought((0, 0), Score::Open(100)),
        thought((0, 1), Score::Loss(4)),
        thought((0, 2), Score::Open(140)),
        thought((0, 3), Score::Win(9)),
        thought((0, 4), Score::Win(5)),
        thought((0, 5), Score::Open(-20)),
        thought((0, 6), Score::Loss(8)),
    ];
    sort(&mut found);
    let scores = found.map(|thought| thought.score);
    let open = [Score::Open(100), Score::Open(100), Score::Open(-20)];
    let [a, b, rest @ ..] = scores;
    assert_eq!([a, b], [Score::Win(5), Score::Win(9)]);
    assert_eq!(rest[..3], open);
    assert_eq!(rest[3..], [Score::Loss(8), Score::Loss(4)]);
}
