//! Answers the questions of [`protocol`](super::protocol), in the time that they give.

use super::protocol::{Answer, Candidate, Failure, Judged, Progress, Question, Report, Token};
use super::review::Review;
use super::{Budget, Hope, Opponent, Standing, Task, Thought, hint, is_offered_a_draw, reply};
use crate::record::Record;
use crate::rules::catalog::{AnyGame, RuleSet};

/// What an answer to a draw takes of the time for a move, which may follow.
const OFFER_SHARE: f64 = 0.25;

/// An opponent with a clock, and with somebody who hears how far it is.
pub struct Answering<'a> {
    /// Who thinks.
    pub opponent: &'a mut Opponent,
    /// Milliseconds since some moment. They never go back.
    pub now: &'a dyn Fn() -> f64,
    /// Hears how far the answer is.
    pub tell: &'a dyn Fn(Progress),
}

impl Answering<'_> {
    /// The answer to `question`. It takes about the time that the question gives.
    pub fn answer(&mut self, question: &Question) -> Answer {
        let record = match Record::parse(question.record()) {
            Ok(record) => record,
            Err(error) => return Answer::Failed(Failure::BadRecord(error.to_string())),
        };
        let rules = record.rules();
        let answer = match *question {
            Question::Move { ply, milliseconds, level, seed, hope, .. } => {
                let task = Task { level, seed: u64::from(seed), except: &[] };
                self.choose(rules, &record.position(ply), f64::from(milliseconds), &task, hope)
            }
            Question::Hint { ply, milliseconds, .. } => {
                self.advise(rules, &record.position(ply), f64::from(milliseconds))
            }
            Question::Review { .. } => self.look_back(&record),
        };
        answer.unwrap_or(Answer::Failed(Failure::GameOver))
    }

    fn choose(
        &mut self,
        rules: RuleSet,
        game: &AnyGame,
        milliseconds: f64,
        task: &Task,
        hope: Hope,
    ) -> Option<Answer> {
        let share = if is_offered_a_draw(game) { OFFER_SHARE } else { 1.0 };
        let (now, tell) = (self.now, self.tell);
        let end = now() + milliseconds * share;
        let stop = || now() >= end;
        let told = |thought: &Thought| tell(Progress::Best(Token::of(thought.mv, rules)));
        let budget = Budget { told: &told, ..Budget::until(&stop) };
        let reply = reply(self.opponent, game, task, &budget, hope)?;
        Some(Answer::Move { token: Token::of(reply.mv, rules), hopeless: reply.hopeless })
    }

    /// The candidates, each found in its part of the time.
    fn advise(&mut self, rules: RuleSet, game: &AnyGame, milliseconds: f64) -> Option<Answer> {
        let (now, tell) = (self.now, self.tell);
        let mut found: Vec<Thought> = Vec::new();
        for quarters in hint::QUARTERS {
            let end = now() + milliseconds * f64::from(quarters) / 4.0;
            let stop = || now() >= end;
            let is_first = found.is_empty();
            let told = |thought: &Thought| {
                if is_first {
                    tell(Progress::Best(Token::of(thought.mv, rules)));
                }
            };
            let budget = Budget { told: &told, ..Budget::until(&stop) };
            let Some(next) = hint::candidate(self.opponent, game, &found, &budget) else { break };
            found.push(next);
        }
        hint::sort(&mut found);
        let candidates = found.iter().map(|thought| candidate(rules, game, thought)).collect();
        if found.is_empty() { None } else { Some(Answer::Hint(candidates)) }
    }

    /// Looks at one position after the other, and tells every hundredth of the game.
    fn look_back(&mut self, record: &Record) -> Option<Answer> {
        let (now, mut review, mut told) = (self.now, Review::new(record), 0);
        while review.done() < 1.0 {
            let end = now() + review.time() as f64;
            let stop = || now() >= end;
            review.step(self.opponent, &Budget::until(&stop));
            let percent = (review.done() * 100.0) as u8;
            if percent > told {
                told = percent;
                (self.tell)(Progress::Percent(percent));
            }
        }
        Some(Answer::Review(report(record.rules(), &review)?))
    }
}

fn candidate(rules: RuleSet, game: &AnyGame, thought: &Thought) -> Candidate {
    let rest = thought.line.iter().skip(1);
    let line = [&thought.mv].into_iter().chain(rest).map(|&mv| Token::of(mv, rules)).collect();
    Candidate { line, standing: Standing::of(game, thought) }
}

fn report(rules: RuleSet, review: &Review) -> Option<Report> {
    let judged = review.played().into_iter().map(|played| Judged {
        mark: played.mark,
        better: played.better.map(|mv| Token::of(mv, rules)),
        standing: played.standing,
    });
    Some(Report { start: review.standings().next()?, moves: judged.collect() })
}
