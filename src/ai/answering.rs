//! Answers the questions of [`protocol`](super::protocol), in the time that they give.

use super::protocol::{Answer, Candidate, Failure, Judged, Progress, Question, Spot, Token};
use super::solving::Attack;
use super::{
    Aim, Budget, Hope, Opponent, Standing, Task, Thought, hint, is_offered_a_draw, judging, reply,
};
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
                let task = Task { level, seed: u64::from(seed), aim: Aim::Move, except: &[] };
                self.choose(rules, &record.position(ply), f64::from(milliseconds), &task, hope)
            }
            Question::Hint { ply, milliseconds, lines, .. } => {
                self.advise(rules, &record.position(ply), f64::from(milliseconds), lines)
            }
            Question::Judge { ref spots, nodes, .. } => self.judge(&record, spots, nodes),
            Question::Solve { ply, attacker, means, milliseconds, .. } => {
                let milliseconds = f64::from(milliseconds);
                self.solve(&record.position(ply), &Attack { color: attacker, means, milliseconds })
            }
            Question::Threats { ply, .. } => self.threats(&record.position(ply)),
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
        let report = |thought: &Thought| tell(Progress::Best(Token::of(thought.mv, rules)));
        let budget = Budget { report: &report, ..Budget::until(&stop) };
        let reply = reply(self.opponent, game, task, &budget, hope)?;
        Some(Answer::Move { token: Token::of(reply.mv, rules), hopeless: reply.hopeless })
    }

    /// The candidates, each found in its part of the time.
    fn advise(
        &mut self,
        rules: RuleSet,
        game: &AnyGame,
        milliseconds: f64,
        lines: u8,
    ) -> Option<Answer> {
        let (now, tell) = (self.now, self.tell);
        let mut found: Vec<Thought> = Vec::new();
        for share in hint::shares(usize::from(lines)) {
            let end = now() + milliseconds * share;
            let stop = || now() >= end;
            let is_first = found.is_empty();
            let report = |thought: &Thought| {
                if is_first {
                    tell(Progress::Best(Token::of(thought.mv, rules)));
                }
            };
            let budget = Budget { report: &report, ..Budget::until(&stop) };
            let Some(next) = hint::candidate(self.opponent, game, &found, &budget) else { break };
            found.push(next);
        }
        hint::sort(&mut found);
        let candidates = found.iter().map(|thought| candidate(rules, game, thought)).collect();
        if found.is_empty() { None } else { Some(Answer::Hint(candidates)) }
    }

    /// Judges one position after the other, and tells every hundredth of them.
    fn judge(&mut self, record: &Record, spots: &[Spot], nodes: u32) -> Option<Answer> {
        let (mut judged, mut reported) = (Vec::new(), 0);
        for (number, spot) in (1..).zip(spots) {
            let Some(game) = reached(record, spot) else {
                return Some(Answer::Failed(Failure::BadMove));
            };
            judged.push(judge(record.rules(), &game, nodes));
            let percent = number * 100 / spots.len();
            if percent > reported {
                reported = percent;
                (self.tell)(Progress::Percent(percent as u8));
            }
        }
        Some(Answer::Judged(judged))
    }
}

/// The position of a spot, if its moves may be played.
fn reached(record: &Record, spot: &Spot) -> Option<AnyGame> {
    let mut game = record.position(spot.ply);
    for token in &spot.then {
        let mv = token.read(record.rules())?;
        game.check(mv).ok()?;
        game.play_unchecked(mv);
    }
    Some(game)
}

fn judge(rules: RuleSet, game: &AnyGame, nodes: u32) -> Judged {
    let judgement = judging::judge(game, &Budget::nodes(nodes.into()));
    let line = judgement.line.iter().map(|&mv| Token::of(mv, rules)).collect();
    Judged { standing: judgement.standing, lead: judgement.lead, line }
}

fn candidate(rules: RuleSet, game: &AnyGame, thought: &Thought) -> Candidate {
    let line = thought.whole_line().into_iter().map(|mv| Token::of(mv, rules)).collect();
    Candidate { line, standing: Standing::of(game, thought), depth: thought.depth }
}
