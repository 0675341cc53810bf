//! Sentences about a problem on the board.

use super::{color, color_turn, listed, result};
use crate::app::problem::{Answer, Reason, Verdict};
use crate::app::solving::Stage;
use crate::app::words::Word;
use crate::app::{Model, learn};
use crate::board::Point;
use crate::record::{Goal, Problem};
use crate::rules::Status;
use crate::rules::catalog::AnyGame;

/// What is asked for, or what is thought of the last move; none without a problem, or where the game is looked back at.
pub fn sentence(model: &Model) -> Option<String> {
    let (stage, problem) = model.solving().filter(|_| model.at_end())?;
    let words = model.words();
    let praise = || words.get(Word::ProblemRight).to_string();
    Some(match stage {
        Stage::Trying => task(model, problem),
        Stage::Praised => words.sentences(&[praise(), task(model, problem)]),
        Stage::Judging => words.get(Word::ProblemJudging).into(),
        // The task stays in sight: it is still to be done.
        Stage::Answering { verdict: Verdict::Wrong, .. } | Stage::Wrong => words.sentences(&[
            words.get(Word::ProblemWrong).into(),
            why_wrong(model),
            learn::outcome(model),
            task(model, problem),
        ]),
        Stage::Answering { .. } => praise(),
        Stage::Solved => {
            let ended = match model.game().status() {
                Status::Ongoing => String::new(),
                _ => result(words, model.game()),
            };
            let solved = words.get(Word::ProblemSolved).into();
            words.sentences(&[solved, ended, learn::afterwards(model), learn::outcome(model)])
        }
        Stage::TimeUp => learn::time_up(model),
    })
}

/// The goal, what somebody wrote about it, and the help that was asked for. What the page itself asks for needs no goal before it.
fn task(model: &Model, problem: &Problem) -> String {
    let words = model.words();
    let goal = match model.exercise() {
        Some(exercise) if model.is_training() && !problem.sentence.is_empty() => {
            super::ask(words, &exercise.position())
        }
        _ => goal(model, problem.goal),
    };
    words.sentences(&[goal, problem.sentence.clone(), learn::help_said(model)])
}

fn goal(model: &Model, goal: Goal) -> String {
    let words = model.words();
    let turn = model.exercise().and_then(|exercise| exercise.before().color_to_move());
    let who = turn.map_or("", |color| color_turn(words, color));
    match goal {
        Goal::Wins(_) | Goal::Win => words.say(Word::ProblemWin, &[who]),
        Goal::Defend => words.say(Word::ProblemDefend, &[who]),
        Goal::Best => words.say(Word::ProblemBest, &[who]),
        Goal::Score(least) => {
            let word = match model.game() {
                AnyGame::Rin(_) => Word::ProblemStones,
                AnyGame::Ren(_) | AnyGame::Renju(_) => Word::ProblemPoints,
            };
            words.count(word, least.into(), &[who, &least.to_string()])
        }
    }
}

/// Why the turn on the board is wrong. A foul is told in a notice, which leads to its rule.
fn why_wrong(model: &Model) -> String {
    let words = model.words();
    let numbers =
        |word, had: i32, needed: i32| words.say(word, &[&had.to_string(), &needed.to_string()]);
    match model.why_wrong() {
        None | Some(Reason::Forbidden(..)) => String::new(),
        Some(&Reason::Gained(had, needed)) => numbers(Word::WrongGained, had, needed),
        Some(&Reason::Killed(had, possible)) => numbers(Word::WrongKilled, had, possible),
        Some(Reason::Answered(points, answer)) => answered(model, points, *answer),
    }
}

/// "White answers i7 and wins."
fn answered(model: &Model, points: &[Point], answer: Answer) -> String {
    let words = model.words();
    let solver = model.exercise().and_then(|exercise| exercise.before().color_to_move());
    let who = solver.map_or("", |solver| color(words, solver.other()));
    let at = listed(model.rules(), points).say(words);
    match answer {
        Answer::Wins if learn::is_about_fours(model) => words.say(Word::WrongFours, &[who, &at]),
        Answer::Wins => words.say(Word::WrongWins, &[who, &at]),
        Answer::Stops => words.say(Word::WrongStops, &[who, &at]),
        Answer::Other => words.say(Word::WrongAnswered, &[who, &at]),
        Answer::Scores(points) => words.say(Word::WrongScores, &[who, &at, &points.to_string()]),
        Answer::Kills(count) => {
            let number = count.unsigned_abs() as usize;
            let stones = words.count(Word::KilledStones, number, &[&number.to_string()]);
            words.say(Word::WrongKills, &[who, &at, &stones])
        }
    }
}
