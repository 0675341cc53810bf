//! Who asks the computer players what, and when they are given up: a state machine for all boards of a page.
//!
//! All boards share one worker, and their questions wait for each other: thinking takes a whole core and some megabytes of
//! tables, and a machine that plays has few to spare. Only a question about many positions, as for a review, is shared by as
//! many workers as the machine has cores and its owner allows, which get one position after the other; then all but one are ended. A board has one
//! question at a time; the next one takes its place.
//!
//! A worker that dies, falls silent or says what makes no sense is ended, and another one gets its part of the question, once.
//! What it had found by then is good enough for a move. Time comes in as an argument, in milliseconds that never go back.

mod asking;
mod part;

use crate::ai::protocol::{Answer, Failure, Progress, Question, Said};
use asking::Asking;
use part::Part;
use std::collections::VecDeque;

/// So long a line may take to bring the players' program.
const LOAD_MS: u64 = 60_000;
/// No more workers think at once, however many cores there are: each has tables of its own.
const MOST_WORKERS: usize = 8;

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
        /// No answer is handed on before so many milliseconds have passed.
        pause: u64,
    },
    /// The machine has so many cores.
    Cores(usize),
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

/// All questions of a page, and the workers that answer them.
#[derive(Clone, Debug, Default)]
pub struct Thinking {
    program: Program,
    /// How many workers the machine can run at once, as far as that is known.
    cores: usize,
    workers: Vec<WorkerId>,
    /// How many workers there have been.
    started: u32,
    /// How often a part of a question was put to a worker.
    ids: u32,
    current: Option<Asking>,
    waiting: VecDeque<Asking>,
    outputs: Vec<Output>,
}

impl Thinking {
    /// Takes what has happened at the time `now`; what is to be done about it, in this order.
    pub fn take(&mut self, now: u64, input: Input) -> Vec<Output> {
        match input {
            Input::Cores(cores) => self.cores = cores,
            Input::Asked { owner, number, question, pause } => {
                self.stop(owner);
                self.waiting.push_back(Asking::new(owner, number, &question, now + pause));
            }
            Input::Stopped(owner) => self.stop(owner),
            Input::Loaded => self.program = Program::Ready,
            Input::NotLoaded => {
                if matches!(self.program, Program::Loading(_)) {
                    self.not_loaded();
                }
            }
            Input::NotStarted(worker) => self.not_started(worker),
            Input::Said { worker, id, said } => self.said(now, worker, id, said),
            Input::Nonsense { worker, id } => {
                if self.hears(worker, id) {
                    self.fail(now, worker);
                }
            }
            Input::Died(worker) => self.fail(now, worker),
            Input::Time => self.time(now),
        }
        self.next(now);
        self.wake();
        std::mem::take(&mut self.outputs)
    }

    /// Drops what this board has asked.
    fn stop(&mut self, owner: OwnerId) {
        self.waiting.retain(|asking| asking.owner != owner);
        if let Some(asking) = self.current.take_if(|asking| asking.owner == owner) {
            self.end_all(&asking.workers());
            self.rest();
        }
    }

    /// Takes up the next question, if there is one and nothing else is thought about, and puts what can be put.
    fn next(&mut self, now: u64) {
        if self.current.is_none() {
            self.current = self.waiting.pop_front();
        }
        self.load(now);
        while self.program == Program::Ready && self.put(now) {}
    }

    /// Asks for the players' program, where there is a question and no program.
    fn load(&mut self, now: u64) {
        let is_needed = match self.program {
            Program::Absent => true,
            Program::Loading(until) => now >= until,
            Program::Ready => false,
        };
        if is_needed && self.current.is_some() {
            self.program = Program::Loading(now + LOAD_MS);
            self.outputs.push(Output::Load);
        }
    }

    /// Gives the next part of the current question to a worker, which may have to be started; whether there was one, and a worker
    /// for it.
    fn put(&mut self, now: u64) -> bool {
        let (idle, limit) = (self.idle(), self.limit());
        let Some(part) = self.current.as_mut().and_then(Asking::next_part) else { return false };
        let worker = match idle {
            Some(worker) => worker,
            None if self.workers.len() < limit => {
                self.started += 1;
                let worker = WorkerId(self.started);
                self.workers.push(worker);
                self.outputs.push(Output::Start(worker));
                worker
            }
            None => return false,
        };
        self.ids += 1;
        part.put(worker, self.ids, now);
        let question = part.question.clone();
        self.outputs.push(Output::Post { worker, id: self.ids, question });
        true
    }

    /// A worker that has nothing to do.
    fn idle(&self) -> Option<WorkerId> {
        let busy = self.current.as_ref().map_or(Vec::new(), Asking::workers);
        self.workers.iter().copied().find(|worker| !busy.contains(worker))
    }

    /// How many workers may think at once: only a question in many parts needs more than one.
    fn limit(&self) -> usize {
        let is_shared = self.current.as_ref().is_some_and(Asking::is_shared);
        if is_shared { self.cores.clamp(1, MOST_WORKERS) } else { 1 }
    }

    /// A worker could not be started: the others do its work, if there are any.
    fn not_started(&mut self, worker: WorkerId) {
        if !self.workers.contains(&worker) {
            return;
        }
        self.workers.retain(|&own| own != worker);
        if self.workers.is_empty() {
            return self.not_loaded();
        }
        self.cores = self.workers.len();
        if let Some(part) = self.current.as_mut().and_then(|asking| asking.part_of(worker)) {
            part.lose_worker();
        }
    }

    /// What could not be loaded is tried again with the next question.
    fn not_loaded(&mut self) {
        self.program = Program::Absent;
        self.finish(Answer::Failed(Failure::NotLoaded));
    }

    fn hears(&mut self, worker: WorkerId, id: u32) -> bool {
        let part = self.current.as_mut().and_then(|asking| asking.part_of(worker));
        part.is_some_and(|part| part.has_id(id))
    }

    /// What a worker says: how far it is, or its answer.
    fn said(&mut self, now: u64, worker: WorkerId, id: u32, said: Said) {
        if !self.hears(worker, id) {
            return;
        }
        let Some(asking) = &mut self.current else { return };
        let is_shared = asking.is_shared();
        let Some(part) = asking.part_of(worker) else { return };
        match said {
            said if !said.suits(&part.question) => self.fail(now, worker),
            Said::Answer(Answer::Failed(failure)) => {
                part.done(Answer::Failed(failure.clone()));
                self.finish(Answer::Failed(failure));
            }
            Said::Answer(answer) => {
                part.done(answer);
                self.one_more(now);
            }
            Said::Progress(_) if !part.hear() => self.fail(now, worker),
            Said::Progress(_) if is_shared => {}
            Said::Progress(progress) => {
                asking.note(&progress);
                self.tell(Said::Progress(progress));
            }
        }
    }

    /// A part is answered, and with it perhaps the whole question.
    fn one_more(&mut self, now: u64) {
        let Some(asking) = &self.current else { return };
        match asking.whole() {
            Some(answer) => self.give(now, answer),
            None => {
                let percent = Progress::Percent(asking.percent());
                self.tell(Said::Progress(percent));
            }
        }
    }

    /// A worker is dead, or as good as that. Another one gets its part, once; then the best move so far has to do.
    fn fail(&mut self, now: u64, worker: WorkerId) {
        if !self.workers.contains(&worker) {
            return;
        }
        self.end_all(&[worker]);
        let Some(asking) = &mut self.current else { return };
        let best = asking.best();
        let Some(part) = asking.part_of(worker) else { return };
        if part.lose_worker() {
            return;
        }
        match best {
            Some(best) => self.give(now, best),
            None => self.finish(Answer::Failed(Failure::Silent)),
        }
    }

    /// A worker is silent: what it told before it was so is as good as an answer.
    fn fall_silent(&mut self, now: u64, worker: WorkerId) {
        match self.current.as_ref().and_then(Asking::best) {
            Some(best) => {
                self.end_all(&[worker]);
                self.give(now, best);
            }
            None => self.fail(now, worker),
        }
    }

    /// Keeps an answer until it is time for it.
    fn give(&mut self, now: u64, answer: Answer) {
        if let Some(asking) = &mut self.current {
            asking.parts.clear();
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
        if let Some(answer) = asking.answer.take() {
            return self.finish(answer);
        }
        let late = asking.parts.iter().filter(|part| part.until().is_some_and(|at| now >= at));
        let late: Vec<WorkerId> = late.filter_map(Part::worker).collect();
        late.into_iter().for_each(|worker| self.fall_silent(now, worker));
    }

    fn tell(&mut self, said: Said) {
        if let Some(Asking { owner, number, .. }) = self.current {
            self.outputs.push(Output::Tell { owner, number, said });
        }
    }

    /// Hands on the answer to the current question, which is done with it.
    fn finish(&mut self, answer: Answer) {
        self.tell(Said::Answer(answer));
        if let Some(asking) = self.current.take() {
            self.end_all(&asking.workers());
        }
        self.rest();
    }

    fn end_all(&mut self, workers: &[WorkerId]) {
        self.workers.retain(|worker| !workers.contains(worker));
        self.outputs.extend(workers.iter().copied().map(Output::End));
    }

    /// One worker stays for the next question. The others give back their room.
    fn rest(&mut self) {
        let others: Vec<WorkerId> = self.workers.iter().skip(1).copied().collect();
        self.end_all(&others);
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
