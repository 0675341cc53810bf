//! A part of a question: what one worker is asked.

use super::WorkerId;
use crate::ai::protocol::{Answer, Question};

/// So long after its time a worker may still be busy; then it is taken for dead.
const SPARE_MS: u64 = 5_000;
/// So long a worker may judge one position, on the slowest machine.
const JUDGE_MS: u64 = 20_000;
/// So often a part is put.
const TRIES: u32 = 2;
/// A worker that tells more of an answer than this is not well.
const MOST_HEARD: u32 = 5_000;

/// A part of a question.
#[derive(Clone, Debug)]
pub struct Part {
    /// What the worker is asked.
    pub question: Question,
    /// What it has answered.
    pub answer: Option<Answer>,
    put: Option<Put>,
    tries: u32,
}

/// The worker that has a part.
#[derive(Clone, Debug)]
struct Put {
    worker: WorkerId,
    id: u32,
    /// The time at which it is taken for dead.
    until: u64,
    /// How often it has told something.
    heard: u32,
}

impl Part {
    pub const fn new(question: Question) -> Self {
        Self { question, answer: None, put: None, tries: 0 }
    }

    /// A worker gets it now, with this id.
    pub fn put(&mut self, worker: WorkerId, id: u32, now: u64) {
        self.put = Some(Put { worker, id, until: now + self.patience(), heard: 0 });
        self.tries += 1;
    }

    /// Its worker has answered.
    pub fn done(&mut self, answer: Answer) {
        self.answer = Some(answer);
        self.put = None;
    }

    /// Its worker is gone; whether another one is to be asked.
    pub fn lose_worker(&mut self) -> bool {
        self.put = None;
        self.tries < TRIES
    }

    /// Whether no worker has it, and none has answered.
    pub const fn is_waiting(&self) -> bool {
        self.put.is_none() && self.answer.is_none()
    }

    /// Whether this worker has it.
    pub fn is_with(&self, worker: WorkerId) -> bool {
        self.worker() == Some(worker)
    }

    /// Whether its worker knows it by this id.
    pub fn has_id(&self, id: u32) -> bool {
        self.put.as_ref().is_some_and(|put| put.id == id)
    }

    /// The worker that has it.
    pub fn worker(&self) -> Option<WorkerId> {
        self.put.as_ref().map(|put| put.worker)
    }

    /// Hears that the worker has told something; whether that can be.
    pub fn hear(&mut self) -> bool {
        self.put.as_mut().is_some_and(|put| {
            put.heard += 1;
            put.heard <= MOST_HEARD
        })
    }

    /// The time at which its worker is given up.
    pub fn until(&self) -> Option<u64> {
        self.put.as_ref().map(|put| put.until)
    }

    /// How many milliseconds a worker may take for it before it is given up.
    fn patience(&self) -> u64 {
        SPARE_MS
            + match self.question {
                Question::Move { milliseconds, .. } | Question::Hint { milliseconds, .. } => {
                    u64::from(milliseconds)
                }
                Question::Solve { milliseconds, .. } => 3 * u64::from(milliseconds),
                Question::Threats { .. } => 0,
                Question::Judge { .. } => JUDGE_MS,
            }
    }
}
