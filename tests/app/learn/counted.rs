//! Lessons of which the rules count what a turn does: every turn that does enough is right.

use super::*;
use goishi::app::problem::{best_gain, gain};

/// All turns of the person who is to move.
fn turns(exercise: &Exercise) -> Vec<Vec<Move>> {
    let stones = |game: &goishi::rules::catalog::AnyGame| -> Vec<Move> {
        let all = game.board().points().map(Move::Stone);
        all.filter(|mv| game.check(*mv).is_ok()).collect()
    };
    let mut all = Vec::new();
    for first in stones(exercise.before()) {
        let mut after = exercise.before().clone();
        after.play(first).expect("a legal move");
        match after.to_move() == Some(exercise.person()) {
            true => all.extend(stones(&after).into_iter().map(|second| vec![first, second])),
            false => all.push(vec![first]),
        }
    }
    all
}

#[test]
fn every_turn_of_a_counted_lesson_is_right_if_it_gains_enough() {
    for lesson in lessons::read(&file("lessons/lessons.txt")) {
        let goal = lesson.record.problem().expect("a goal").goal;
        let exercise = Exercise::new(&lesson.record, lesson.record.root(), goal).expect("one");
        let before = exercise.before();
        let needed = match goal {
            Goal::Score(least) => i32::from(least),
            Goal::Best if lesson.game() == "rin" => best_gain(before, exercise.person()),
            // What is asked for there is a capture, which counts nothing.
            Goal::Best | Goal::Wins(_) | Goal::Win | Goal::Defend => continue,
        };
        for turn in turns(&exercise) {
            let mut tried = exercise.clone();
            let verdicts: Vec<Verdict> =
                turn.iter().map(|&mv| tried.play(mv).expect("a legal move").verdict).collect();
            let mut after = before.clone();
            turn.iter().for_each(|&mv| after.play_unchecked(mv));
            let is_right = gain(before, &after, exercise.person()) >= needed;
            let expected = if is_right { Verdict::Solved } else { Verdict::Wrong };
            assert_eq!(verdicts.last(), Some(&expected), "{} {turn:?}", lesson.id);
        }
    }
}

/// The other side's next turn kills no more than after the turn of the lesson: that is a defence.
#[test]
fn every_turn_of_a_rin_lesson_that_saves_as_much_is_right() {
    for lesson in lessons::read(&file("lessons/lessons.txt")) {
        let goal = lesson.record.problem().expect("a goal").goal;
        if lesson.game() != "rin" || goal != Goal::Defend {
            continue;
        }
        let exercise = Exercise::new(&lesson.record, lesson.record.root(), goal).expect("one");
        let seat = exercise.person();
        let mut right = 0;
        for turn in turns(&exercise).into_iter().step_by(37) {
            let (mut tried, mut after) = (exercise.clone(), exercise.before().clone());
            let mut verdict = Verdict::Open;
            for mv in turn {
                verdict = tried.play(mv).expect("a legal move").verdict;
                after.play(mv).expect("a legal move");
            }
            let mine = after.board().count(after.color_of(seat));
            let is_safe = opponents_turns(&after)
                .iter()
                .all(|end| end.board().count(end.color_of(seat)) >= mine);
            assert_eq!(verdict == Verdict::Solved, is_safe, "{}", lesson.id);
            right += usize::from(is_safe);
        }
        assert!(right > 0 || lesson.id != "rin-break", "there are several ways");
    }
}

/// The positions after every turn of who is to move.
fn opponents_turns(game: &goishi::rules::catalog::AnyGame) -> Vec<goishi::rules::catalog::AnyGame> {
    let mut ends = Vec::new();
    for first in game.board().points().map(Move::Stone).filter(|mv| game.check(*mv).is_ok()) {
        let mut after = game.clone();
        after.play(first).expect("a legal move");
        for second in game.board().points().map(Move::Stone) {
            let mut end = after.clone();
            if end.play(second).is_ok() {
                ends.push(end);
            }
        }
    }
    ends
}
