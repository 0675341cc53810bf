//! Sentences about a problem on the board.

use super::{color_turn, result};
use crate::app::Model;
use crate::app::problem::Verdict;
use crate::app::solving::Stage;
use crate::app::words::Word;
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
        Stage::Answering { verdict: Verdict::Wrong, .. } | Stage::Wrong => {
            words.get(Word::ProblemWrong).into()
        }
        Stage::Answering { .. } => praise(),
        Stage::Solved => {
            let ended = match model.game().status() {
                Status::Ongoing => String::new(),
                _ => result(words, model.game()),
            };
            words.sentences(&[words.get(Word::ProblemSolved).into(), ended])
        }
    })
}

/// The goal, and what somebody wrote about it.
fn task(model: &Model, problem: &Problem) -> String {
    model.words().sentences(&[goal(model, problem.goal), problem.sentence.clone()])
}

fn goal(model: &Model, goal: Goal) -> String {
    let words = model.words();
    let who = model.game().color_to_move().map_or("", |color| color_turn(words, color));
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
