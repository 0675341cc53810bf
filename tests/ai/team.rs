//! Several workers who share the moves of a position.

use crate::decisions::played;
use goishi::ai::team::{Share, best, think};
use goishi::ai::{Budget, Opponent, Score, Task, Thought};
use goishi::rules::Move;
use goishi::rules::catalog::AnyGame;

/// What each of so many workers finds.
fn found(game: &AnyGame, of: usize) -> Vec<Option<Thought>> {
    let one = |number| {
        let (mut opponent, budget) = (Opponent::new(), Budget::nodes(1_000));
        think(&mut opponent, game, &Task::BEST, &budget, Share { number, of })
    };
    (0..of).map(one).collect()
}

#[test]
fn workers_think_about_different_moves_and_the_best_is_played() {
    for (rules, moves) in [("renju-pritchard", "h8 a1 i8 a3 j8 a5"), ("ren", "e5 f6 e6")] {
        let game = played(rules, moves);
        let all: Vec<Thought> = found(&game, 3).into_iter().flatten().collect();
        let mut stones: Vec<Move> = all.iter().map(|thought| thought.mv).collect();
        assert!(all.len() > 1 && stones.iter().all(|&mv| game.check(mv).is_ok()), "{rules}");
        stones.dedup();
        assert_eq!(stones.len(), all.len(), "{rules}: each has its own");
    }
    let won = best(found(&played("renju-pritchard", "h8 a1 i8 a3 j8 a5"), 2).into_iter().flatten());
    assert_eq!(won.expect("a move").score, Score::Win(3));
}

#[test]
fn one_worker_is_enough_where_moves_are_few_or_not_ranked() {
    let forced = played("renju-pritchard", "h8 h9 i8 i9 j8 a1 k8 g8");
    let alone = found(&forced, 1).remove(0).expect("a move");
    let together = best(found(&forced, 4).into_iter().flatten()).expect("a move");
    assert_eq!((alone.mv, alone.score), (together.mv, together.score));
    let rin = found(&played("rin:size=8", "3,3 4,4 5,5"), 2);
    assert!(rin[0].is_some() && rin[1].is_none());
}
