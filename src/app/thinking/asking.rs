//! A question that waits for its answer.

use super::OwnerId;
use crate::ai::protocol::{Answer, Progress, Question, Token};

/// So long after its time a worker may still be busy; then it is taken for dead.
const SPARE_MS: u64 = 5_000;
/// So long a worker may look at one position of a game.
const STEP_MS: u64 = 200;
/// No move is played sooner: somebody is to be seen playing.
const LEAST_MS: u64 = 300;
/// So often a question is put.
const TRIES: u32 = 2;
/// A worker that tells more parts of an answer than this is not well.
const MOST_PARTS: u32 = 5_000;

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub struct Asking {
    pub owner: OwnerId,
    pub number: u32,
    pub question: Question,
    /// The answer, while it is too soon for it.
    pub answer: Option<Answer>,
    /// The time before which no answer is given.
    earliest: u64,
    /// The id with which a worker has it, and the time at which that is taken for dead.
    put: Option<(u32, u64)>,
    tries: u32,
    /// How many parts of an answer the worker has told.
    parts: u32,
    best: Option<Token>,
}

impl Asking {
    pub fn new(owner: OwnerId, number: u32, question: Question, now: u64) -> Self {
        let least = if matches!(question, Question::Move { .. }) { LEAST_MS } else { 0 };
        let earliest = now + least;
        Self {
            owner,
            number,
            question,
            answer: None,
            earliest,
            put: None,
            tries: 0,
            parts: 0,
            best: None,
        }
    }

    /// A worker gets it now.
    pub fn put(&mut self, id: u32, now: u64) {
        self.put = Some((id, now + self.patience()));
        self.tries += 1;
        self.parts = 0;
    }

    /// Hears how far the worker is; whether that can be.
    pub fn hear(&mut self, progress: &Progress, now: u64) -> bool {
        self.parts += 1;
        match progress {
            Progress::Best(token) => self.best = Some(token.clone()),
            Progress::Percent(_) => self.put = self.put.map(|(id, _)| (id, now + self.patience())),
        }
        self.parts <= MOST_PARTS
    }

    /// How long a worker may say nothing. In a review every part counts anew.
    fn patience(&self) -> u64 {
        SPARE_MS
            + match self.question {
                Question::Move { milliseconds, .. } | Question::Hint { milliseconds, .. } => {
                    u64::from(milliseconds)
                }
                Question::Review { .. } => STEP_MS,
            }
    }

    /// Whether a worker has it and has not answered.
    pub fn is_thought_about(&self) -> bool {
        self.put.is_some() && self.answer.is_none()
    }

    /// Whether a worker has it with this id and has not answered.
    pub fn is_thought_about_as(&self, id: u32) -> bool {
        self.is_thought_about() && self.put.is_some_and(|(own, _)| own == id)
    }

    /// Whether another worker is to be asked.
    pub fn may_be_tried_again(&self) -> bool {
        self.tries < TRIES
    }

    /// The best move so far, as an answer for the case that no other comes.
    pub fn best(&self) -> Option<Answer> {
        let is_move = matches!(self.question, Question::Move { .. });
        let token = self.best.clone().filter(|_| is_move)?;
        Some(Answer::Move { token, hopeless: false })
    }

    /// The time at which its answer is due, or the worker given up; none if no worker has it.
    pub fn until(&self) -> Option<u64> {
        match self.answer {
            Some(_) => Some(self.earliest),
            None => self.put.map(|(_, until)| until),
        }
    }
}
