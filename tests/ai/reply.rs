//! What a computer player answers when it is its turn.

use crate::decisions::played;
use goishi::ai::{Budget, Hope, Level, Opponent, Reply, Task, Thought, reply};
use goishi::record::token;
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};
use std::cell::RefCell;

/// White has two open fours to stop.
const LOST: &str = "h8 a1 i8 a3 j8 a5 k8";

fn answer(game: &AnyGame, hope: Hope) -> Reply {
    let budget = Budget::nodes(2_000);
    reply(&mut Opponent::new(), game, &Task::BEST, &budget, hope).expect("an answer")
}

#[test]
fn a_draw_is_accepted_by_whoever_is_not_ahead_and_refused_by_others() {
    let opening = "h8 h9 i8 stay a1 j8/o15 j8";
    let winning = played("renju-rif", &format!("{opening} a3= refuse k8 a5="));
    assert_eq!(answer(&winning, Hope::LostFor(9)).mv, Move::Refuse, "five comes next");
    let losing = played("renju-rif", &format!("{opening} a3 k8="));
    assert_eq!(answer(&losing, Hope::LostFor(9)).mv, Move::Accept, "rather than resign");
}

#[test]
fn nobody_gives_up_before_the_third_hopeless_move_or_who_never_does() {
    let game = played("renju-pritchard", LOST);
    for (hope, resigns) in [
        (Hope::LostFor(0), false),
        (Hope::LostFor(1), false),
        (Hope::LostFor(2), true),
        (Hope::LostFor(7), true),
        (Hope::Endless, false),
    ] {
        let reply = answer(&game, hope);
        assert_eq!((reply.mv == Move::Resign(None), reply.hopeless), (resigns, true), "{hope:?}");
    }
    let open = played("renju-pritchard", "h8 i9 j10 i8");
    let reply = answer(&open, Hope::LostFor(9));
    assert!(!reply.hopeless && reply.mv != Move::Resign(None), "there is hope again");
}

#[test]
fn a_win_is_claimed_before_an_offer_is_answered() {
    let five = "h8 h9 i8 stay a1 j8/o15 j8 a3 k8 a5 l8 a7=";
    let game = played("renju-rif:referee=players", five);
    let claim = token::read("claim:black", RuleSet::ALL[3]);
    assert_eq!(Some(answer(&game, Hope::LostFor(0)).mv), claim);
}

#[test]
fn who_is_to_move_is_answered_in_every_rule_set_at_every_level() {
    for rules in RuleSet::ALL {
        for level in [Level::One, Level::Six] {
            let task = Task { level, ..Task::BEST };
            let (mut opponent, mut game) = (Opponent::new(), rules.start());
            for _ in 0..9 {
                let budget = Budget::nodes(300);
                let reply = reply(&mut opponent, &game, &task, &budget, Hope::Endless).unwrap();
                game.play(reply.mv).unwrap();
            }
        }
    }
}

#[test]
fn nothing_is_answered_when_the_game_is_over() {
    let over = played("rin", "resign");
    let none = reply(&mut Opponent::new(), &over, &Task::BEST, &Budget::nodes(9), Hope::Endless);
    assert_eq!(none, None);
}

#[test]
fn what_is_told_on_the_way_may_be_played_and_ends_with_the_answer() {
    for (rules, words) in [
        ("renju-pritchard", "h8 i9 j10 i8"),
        ("renju-rif", "h8 h9 i8"),
        ("renju-rif", "h8 h9 i8 stay a1"),
        ("ren", "e5 f6 e6"),
        ("rin", "3,3 4,4 5,5"),
    ] {
        let game = played(rules, words);
        let heard = RefCell::new(Vec::new());
        let report = |thought: &Thought| heard.borrow_mut().push(thought.mv);
        let budget = Budget { report: &report, ..Budget::nodes(8_192) };
        let reply =
            reply(&mut Opponent::new(), &game, &Task::BEST, &budget, Hope::Endless).unwrap();
        let heard = heard.into_inner();
        assert!(heard.iter().all(|&mv| game.check(mv).is_ok()), "{rules} {heard:?}");
        assert_eq!(heard.last(), Some(&reply.mv), "{rules}");
    }
}
