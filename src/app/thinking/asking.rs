//! A question that waits for its answer, in the parts in which workers get it.

use super::part::Part;
use super::{OwnerId, WorkerId};
use crate::ai::protocol::{Answer, Judged, Progress, Question, Token};

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub struct Asking {
    pub owner: OwnerId,
    pub number: u32,
    /// What workers are asked. Positions that are to be judged are as many parts, and all else is one.
    pub parts: Vec<Part>,
    /// The answer, while it is too soon for it.
    pub answer: Option<Answer>,
    /// The time before which no answer is given.
    earliest: u64,
    best: Option<Token>,
}

impl Asking {
    pub fn new(owner: OwnerId, number: u32, question: &Question, earliest: u64) -> Self {
        let parts = parts(question).into_iter().map(Part::new).collect();
        Self { owner, number, parts, answer: None, earliest, best: None }
    }

    /// Whether several workers may share it.
    pub fn is_shared(&self) -> bool {
        self.parts.len() > 1
    }

    /// The next part that no worker has.
    pub fn next_part(&mut self) -> Option<&mut Part> {
        self.parts.iter_mut().find(|part| part.is_waiting())
    }

    /// The part that this worker has.
    pub fn part_of(&mut self, worker: WorkerId) -> Option<&mut Part> {
        self.parts.iter_mut().find(|part| part.is_with(worker))
    }

    /// The workers that have a part of it.
    pub fn workers(&self) -> Vec<WorkerId> {
        self.parts.iter().filter_map(Part::worker).collect()
    }

    /// Notes the best move so far.
    pub fn note(&mut self, progress: &Progress) {
        if let Progress::Best(token) = progress {
            self.best = Some(token.clone());
        }
    }

    /// How many hundredths of its parts are answered.
    pub fn percent(&self) -> u8 {
        let done = self.parts.iter().filter(|part| part.answer.is_some()).count();
        (done * 100 / self.parts.len().max(1)) as u8
    }

    /// The answer to the whole question, once all parts are answered.
    pub fn whole(&self) -> Option<Answer> {
        let answers: Option<Vec<&Answer>> =
            self.parts.iter().map(|part| part.answer.as_ref()).collect();
        let answers = answers?;
        if let [single] = answers[..] {
            return Some(single.clone());
        }
        let judged = answers.into_iter().flat_map(|answer| match answer {
            Answer::Judged(judged) => judged.clone(),
            _ => Vec::new(),
        });
        Some(Answer::Judged(judged.collect::<Vec<Judged>>()))
    }

    /// The best move so far, as an answer for the case that no other comes.
    pub fn best(&self) -> Option<Answer> {
        let is_move = self.parts.iter().any(|part| matches!(part.question, Question::Move { .. }));
        let token = self.best.clone().filter(|_| is_move)?;
        Some(Answer::Move { token, hopeless: false })
    }

    /// The time at which its answer is due, or the next worker given up; none if no worker has a part of it.
    pub fn until(&self) -> Option<u64> {
        match self.answer {
            Some(_) => Some(self.earliest),
            None => self.parts.iter().filter_map(Part::until).min(),
        }
    }
}

/// The questions that workers get.
fn parts(question: &Question) -> Vec<Question> {
    let Question::Judge { record, spots, nodes } = question else { return vec![question.clone()] };
    if spots.is_empty() {
        return vec![question.clone()];
    }
    let one = |spot| Question::Judge { record: record.clone(), spots: vec![spot], nodes: *nodes };
    spots.iter().cloned().map(one).collect()
}
