//! What a player decides beside its moves.

use goishi::ai::Score::{Loss, Open, Win};
use goishi::ai::decisions::{accepts_draw, is_hopeless, winning_claim};
use goishi::record::token;
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};

#[test]
fn what_is_lost_or_all_but_lost_is_hopeless() {
    assert!(is_hopeless(Loss(4)) && is_hopeless(Open(-999)) && is_hopeless(Open(-980)));
    assert!(!is_hopeless(Open(-500)) && !is_hopeless(Win(3)));
}

#[test]
fn whoever_is_not_ahead_accepts_a_draw() {
    assert!(accepts_draw(Loss(2)) && accepts_draw(Open(-300)) && accepts_draw(Open(0)));
    assert!(!accepts_draw(Open(1)) && !accepts_draw(Win(9)));
}

fn claim(game: &AnyGame) -> Option<Move> {
    let AnyGame::Renju(game) = game else { return None };
    winning_claim(game)
}

#[test]
fn a_five_is_claimed_where_the_players_judge() {
    let five = "h8 h9 i8 stay a1 j8/o15 j8 a3 k8 a5 l8";
    let game = played("renju-rif:referee=players", five);
    assert_eq!(claim(&game), None, "it is White's turn");
    let game = played("renju-rif:referee=players", &format!("{five} a7"));
    assert_eq!(claim(&game), token::read("claim:black", RuleSet::ALL[3]));
    assert_eq!(claim(&played("renju-rif", "h8 h9 i8")), None);
}

/// The position after these words.
pub fn played(rules: &str, words: &str) -> AnyGame {
    let rules: RuleSet = rules.parse().expect("a rule set");
    let mut game = rules.start();
    for word in words.split_whitespace() {
        let mv: Move = token::read(word, rules).expect("a move");
        game.play(mv).expect("a legal move");
    }
    game
}
