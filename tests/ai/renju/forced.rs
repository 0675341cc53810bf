//! Forced replies: a hint and a review say of a lost game that it is lost, also where a four must be stopped first.

use super::maker::Problem;
use goishi::ai::renju::Engine;
use goishi::ai::{Budget, Opponent, Score, Task, Thought, hint, judging};
use goishi::board::{Board, Color, Point};
use goishi::rules::catalog::AnyGame;
use goishi::rules::renju::{Renju, SIZE, Variant};
use goishi::rules::{Move, Rules};
use std::cell::RefCell;

const PROBLEMS: &str = include_str!("../../data/renju_fours.txt");
/// A search of so many positions proves more than half of the wins, and is stopped before it has looked through all replies.
const NODES: u64 = 2_000;
/// The fours of the win that is played out.
const FOURS: u8 = 14;

/// The win by fours that a search of these positions proves.
fn proved(game: &Renju) -> Option<Thought> {
    let thought = Engine::new().think(game, &Task::BEST, &Budget::nodes(NODES))?;
    matches!(thought.score, Score::Win(_)).then_some(thought)
}

fn hint(game: &Renju, budget: &Budget) -> Thought {
    let game = AnyGame::Renju(Box::new(game.clone()));
    hint::candidate(&mut Opponent::new(), &game, &[], budget).expect("a game that goes on")
}

#[test]
fn a_loss_is_not_called_open_where_the_same_search_proves_it_behind_the_forced_reply() {
    let budget = Budget::nodes(NODES);
    let mut asked = 0;
    let problems = PROBLEMS.lines().map(Problem::parse);
    let long = problems.filter(|problem| problem.fours == FOURS);
    let mut proved_wins = long.filter_map(|Problem { game, .. }| Some((proved(&game)?, game)));
    let (win, mut game) = proved_wins.next().expect("a win that is proved");
    for fours in win.line.chunks_exact(2) {
        game.play(fours[0]).expect("a legal stone");
        let mut next = game.clone();
        next.play(fours[1]).expect("a legal stone");
        if let Some(Score::Win(moves)) = proved(&next).map(|thought| thought.score) {
            asked += 1;
            let found = hint(&game, &budget);
            assert_eq!(found.score, Score::Loss(moves + 1));
            let judged = judging::judge(&AnyGame::Renju(Box::new(game.clone())), &budget);
            let loser = game.color_to_move().expect("a game that goes on");
            assert_eq!(judged.standing.score(loser), Score::Loss(moves + 1));
        }
        game = next;
    }
    assert!(asked > 5, "{asked}");
}

#[test]
fn what_is_told_of_a_forced_reply_before_the_answer_begins_with_it() {
    let mut game = Renju::from_position(Variant::Rif, &Board::empty(SIZE), Color::Black);
    for at in [(7, 7), (7, 6), (6, 7), (8, 7), (5, 7), (10, 10), (4, 7)] {
        game.play(Move::Stone(Point::new(at.0, at.1))).expect("a legal stone");
    }
    let told = RefCell::new(Vec::new());
    let report = |thought: &Thought| told.borrow_mut().push(thought.mv);
    let found = hint(&game, &Budget { report: &report, ..Budget::nodes(NODES) });
    let only = Move::Stone(Point::new(3, 7));
    assert_eq!((found.mv, found.line[0]), (only, only));
    let told = told.into_inner();
    assert!(!told.is_empty() && told.iter().all(|&mv| mv == only), "{told:?}");
    for &mv in &found.line {
        game.play(mv).expect("a line that can be played");
    }
}
