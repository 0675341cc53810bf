//! Who asks the computer players what, and when they are given up: a state machine for all boards of a page.
//!
//! All boards share one worker, and their questions wait for each other. There is only one: thinking takes a whole core
//! and some megabytes of tables, and a machine that plays has few to spare. A board has one question at a time; the
//! next one takes its place.
//!
//! A worker that dies, falls silent or says what makes no sense is ended, and another one gets the question, once. What it
//! had found by then is good enough for a move. Time comes in as an argument, in milliseconds that never go back.

mod asking;

use crate::ai::protocol::{Answer, Failure, Question, Said};
use asking::Asking;
use std::collections::VecDeque;

/// So long a line may take to bring the players' program.
const LOAD_MS: u64 = 60_000;

/// A board that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnerId(pub u32);

/// A worker. Every worker has a number of its own, so that one that was ended is not mistaken for its successor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerId(pub u32);

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A board asks. Its earlier question is dropped.
    Asked {
        /// The board.
        owner: OwnerId,
        /// The number of the question on that board, which comes back with the answer.
        number: u32,
        /// The question.
        question: Question,
    },
    /// A board wants no answer any more.
    Stopped(OwnerId),
    /// The players' program is there.
    Loaded,
    /// It could not be loaded.
    NotLoaded,
    /// A worker could not be started.
    NotStarted(WorkerId),
    /// A worker has said something to the question with this id.
    Said {
        /// The worker.
        worker: WorkerId,
        /// The id of the question.
        id: u32,
        /// What it has said.
        said: Said,
    },
    /// A worker has said something to the question with this id that cannot be read.
    Nonsense {
        /// The worker.
        worker: WorkerId,
        /// The id of the question.
        id: u32,
    },
    /// A worker has died.
    Died(WorkerId),
    /// The time of a [`Output::Wake`] has come, or any other.
    Time,
}

/// What is to be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Load the players' program.
    Load,
    /// Start a worker.
    Start(WorkerId),
    /// End a worker.
    End(WorkerId),
    /// Give a question to a worker.
    Post {
        /// The worker.
        worker: WorkerId,
        /// The id of the question, which comes back with all that is said to it.
        id: u32,
        /// The question.
        question: Question,
    },
    /// Come back with [`Input::Time`] at this time.
    Wake(u64),
    /// Hand on what was said to a question.
    Tell {
        /// The board that has asked.
        owner: OwnerId,
        /// The number of the question on that board.
        number: u32,
        /// What was said.
        said: Said,
    },
}

/// The players' program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Program {
    #[default]
    Absent,
    /// On its way, and given up at this time.
    Loading(u64),
    Ready,
}

/// All questions of a page, and the worker that answers them.
#[derive(Clone, Debug, Default)]
pub struct Thinking {
    program: Program,
    worker: Option<WorkerId>,
    /// How many workers there have been.
    workers: u32,
    /// How often a question was put to a worker.
    ids: u32,
    current: Option<Asking>,
    waiting: VecDeque<Asking>,
    outputs: Vec<Output>,
}

impl Thinking {
    /// Takes what has happened at the time `now`; what is to be done about it, in this order.
    pub fn take(&mut self, now: u64, input: Input) -> Vec<Output> {
        match input {
            Input::Asked { owner, number, question } => {
                self.stop(owner);
                self.waiting.push_back(Asking::new(owner, number, question, now));
            }
            Input::Stopped(owner) => self.stop(owner),
            Input::Loaded => self.loaded(now),
            Input::NotLoaded => {
                if matches!(self.program, Program::Loading(_)) {
                    self.not_loaded();
                }
            }
            Input::NotStarted(worker) => {
                if self.worker.take_if(|own| *own == worker).is_some() {
                    self.not_loaded();
                }
            }
            Input::Said { worker, id, said } => self.said(now, worker, id, said),
            Input::Nonsense { worker, id } => {
                if self.hears(worker, id) {
                    self.fail(now);
                }
            }
            Input::Died(worker) => {
                if self.worker == Some(worker) {
                    self.fail(now);
                }
            }
            Input::Time => self.time(now),
        }
        self.next(now);
        self.wake();
        std::mem::take(&mut self.outputs)
    }

    /// Drops what this board has asked.
    fn stop(&mut self, owner: OwnerId) {
        self.waiting.retain(|asking| asking.owner != owner);
        if let Some(asking) = self.current.take_if(|asking| asking.owner == owner)
            && asking.is_thought_about()
        {
            self.end_worker();
        }
    }

    /// Takes up the next question, if there is one and nothing else is thought about.
    fn next(&mut self, now: u64) {
        if self.current.is_none() {
            self.current = self.waiting.pop_front();
            self.put(now);
        }
    }

    /// Gives the current question to a worker, which may have to be started, or first to be loaded.
    fn put(&mut self, now: u64) {
        let Some(asking) = &mut self.current else { return };
        match self.program {
            Program::Loading(until) if now < until => {}
            Program::Absent | Program::Loading(_) => {
                self.program = Program::Loading(now + LOAD_MS);
                self.outputs.push(Output::Load);
            }
            Program::Ready => {
                let worker = *self.worker.get_or_insert_with(|| {
                    self.workers += 1;
                    self.outputs.push(Output::Start(WorkerId(self.workers)));
                    WorkerId(self.workers)
                });
                self.ids += 1;
                asking.put(self.ids, now);
                let question = asking.question.clone();
                self.outputs.push(Output::Post { worker, id: self.ids, question });
            }
        }
    }

    fn loaded(&mut self, now: u64) {
        let was_ready = self.program == Program::Ready;
        self.program = Program::Ready;
        if !was_ready {
            self.put(now);
        }
    }

    /// What could not be loaded is tried again with the next question.
    fn not_loaded(&mut self) {
        self.program = Program::Absent;
        self.settle(Answer::Failed(Failure::NotLoaded));
    }

    fn hears(&self, worker: WorkerId, id: u32) -> bool {
        let is_asked = |asking: &Asking| asking.is_thought_about_as(id);
        self.worker == Some(worker) && self.current.as_ref().is_some_and(is_asked)
    }

    /// What a worker says: a part of the answer, or the answer.
    fn said(&mut self, now: u64, worker: WorkerId, id: u32, said: Said) {
        if !self.hears(worker, id) {
            return;
        }
        let Some(asking) = &mut self.current else { return };
        match said {
            said if !said.suits(&asking.question) => self.fail(now),
            Said::Answer(Answer::Failed(failure)) => self.settle(Answer::Failed(failure)),
            Said::Answer(answer) => self.give(now, answer),
            Said::Progress(progress) if asking.hear(&progress, now) => {
                let (owner, number) = (asking.owner, asking.number);
                self.outputs.push(Output::Tell { owner, number, said: Said::Progress(progress) });
            }
            Said::Progress(_) => self.fail(now),
        }
    }

    /// The worker is dead, or as good as that. Another one is asked, once; then the best move so far has to do.
    fn fail(&mut self, now: u64) {
        self.end_worker();
        let Some(asking) = self.current.as_ref().filter(|asking| asking.is_thought_about()) else {
            return;
        };
        match asking.best() {
            _ if asking.may_be_tried_again() => self.put(now),
            Some(best) => self.give(now, best),
            None => self.settle(Answer::Failed(Failure::Silent)),
        }
    }

    /// The worker is silent: what it told before it was so is as good as an answer.
    fn fall_silent(&mut self, now: u64) {
        match self.current.as_ref().and_then(Asking::best) {
            Some(best) => {
                self.end_worker();
                self.give(now, best);
            }
            None => self.fail(now),
        }
    }

    /// Keeps an answer until it is time for it.
    fn give(&mut self, now: u64, answer: Answer) {
        if let Some(asking) = &mut self.current {
            asking.answer = Some(answer);
        }
        self.time(now);
    }

    fn time(&mut self, now: u64) {
        if matches!(self.program, Program::Loading(until) if now >= until) {
            return self.not_loaded();
        }
        let Some(asking) = &mut self.current else { return };
        if asking.until().is_none_or(|until| now < until) {
            return;
        }
        match asking.answer.take() {
            Some(answer) => self.settle(answer),
            None => self.fall_silent(now),
        }
    }

    /// Hands on the answer to the current question, which is done with it.
    fn settle(&mut self, answer: Answer) {
        if let Some(Asking { owner, number, .. }) = self.current.take() {
            self.outputs.push(Output::Tell { owner, number, said: Said::Answer(answer) });
        }
    }

    fn end_worker(&mut self) {
        self.outputs.extend(self.worker.take().map(Output::End));
    }

    /// Asks to be woken at the next time at which something is due.
    fn wake(&mut self) {
        let due = match self.program {
            Program::Loading(until) => self.current.as_ref().map(|_| until),
            _ => self.current.as_ref().and_then(Asking::until),
        };
        self.outputs.extend(due.map(Output::Wake));
    }
}
