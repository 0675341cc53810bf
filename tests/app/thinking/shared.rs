//! Many positions that several workers share.

use super::{HERE, Page, Score, Standing, THERE, a_move, a_report, move_in, positions};
use goishi::ai::protocol::{Answer, Failure, Progress, Question, Said};
use goishi::app::thinking::{Input, Output, WorkerId};

impl Page {
    /// A page on a machine with so many cores, whose players have been loaded.
    fn with_cores(cores: usize) -> Self {
        let mut page = Self::loaded();
        page.take(Input::Cores(cores));
        page
    }

    /// The positions that workers have, each with the worker and the id.
    fn busy(&self) -> Vec<(WorkerId, u32, usize)> {
        let posts = self.done.iter().filter_map(|output| match output {
            Output::Post { worker, id, question: Question::Judge { spots, .. } } => {
                Some((*worker, *id, spots[0].ply))
            }
            _ => None,
        });
        posts.collect()
    }

    /// The worker that has this position answers.
    fn judge(&mut self, ply: usize) -> Vec<Output> {
        let posts = self.busy().into_iter().rev();
        let (worker, id, _) = posts.clone().find(|post| post.2 == ply).expect("it was posted");
        self.take(Input::Said { worker, id, said: Said::Answer(a_report(value(ply))) })
    }
}

/// Another value for each position.
fn value(ply: usize) -> Standing {
    Standing { black: Score::Open(ply as i16), by_fours: false }
}

/// All values in the order of the question.
fn whole(count: usize) -> Answer {
    let judged = (0..count).flat_map(|ply| match a_report(value(ply)) {
        Answer::Judged(judged) => judged,
        _ => Vec::new(),
    });
    Answer::Judged(judged.collect())
}

#[test]
fn as_many_workers_as_the_machine_has_cores_get_one_position_after_the_other() {
    let mut page = Page::with_cores(3);
    let number = page.ask(HERE, positions(5));
    assert_eq!(page.started(), 2, "beside the one that was there");
    assert_eq!(page.busy().iter().map(|post| post.2).collect::<Vec<_>>(), [0, 1, 2]);
    let told = page.judge(1);
    let percent = Said::Progress(Progress::Percent(20));
    assert!(told.contains(&Output::Tell { owner: HERE, number, said: percent }));
    assert_eq!(page.busy().last().map(|post| post.2), Some(3), "who is done gets the next");
    for ply in [3, 0, 4] {
        page.judge(ply);
    }
    assert_eq!(page.answers(), []);
    page.judge(2);
    assert_eq!(page.answers(), [(number, whole(5))], "in the order of the question");
    assert_eq!((page.started(), page.ended()), (2, 2), "one stays for the next question");
    page.ask(HERE, move_in(100));
    assert_eq!(page.started(), 2);
}

#[test]
fn the_answer_does_not_depend_on_the_number_of_workers() {
    for cores in [0, 1, 2, 8, 64] {
        let mut page = Page::with_cores(cores);
        let number = page.ask(HERE, positions(20));
        assert_eq!(page.busy().len(), cores.clamp(1, 8), "{cores}");
        while page.answers().is_empty() {
            let answered = 20 - page.busy().len();
            let next = page.busy()[if answered == 0 { 0 } else { page.busy().len() - 1 }].2;
            page.judge(next);
            let rest: Vec<usize> = page.busy().iter().map(|post| post.2).collect();
            rest.into_iter().for_each(|ply| drop(page.judge(ply)));
        }
        assert_eq!(page.answers(), [(number, whole(20))], "{cores}");
    }
}

#[test]
fn other_questions_have_one_worker() {
    let mut page = Page::with_cores(8);
    page.ask(HERE, move_in(100));
    assert_eq!(page.started(), 0);
    page.say(Said::Answer(a_move("h9")));
    page.pass(300);
    page.ask(HERE, positions(1));
    assert_eq!(page.started(), 0, "nor has a single position more");
}

#[test]
fn all_workers_stop_at_once() {
    let mut page = Page::with_cores(4);
    page.ask(HERE, positions(9));
    let ends = page.take(Input::Stopped(HERE));
    assert_eq!(ends.iter().filter(|output| matches!(output, Output::End(_))).count(), 4);
    page.ask(THERE, move_in(100));
    assert_eq!(page.started(), 4, "three for the review, and one for the move");
}

#[test]
fn another_board_waits_until_all_positions_are_judged() {
    let mut page = Page::with_cores(2);
    page.ask(HERE, positions(3));
    let second = page.ask(THERE, positions(1));
    for ply in 0..3 {
        page.judge(ply);
    }
    assert_eq!(page.answers().len(), 1);
    page.judge(0);
    assert_eq!(page.answers()[1], (second, whole(1)));
}

#[test]
fn a_worker_that_dies_loses_its_own_position_alone() {
    let mut page = Page::with_cores(2);
    let number = page.ask(HERE, positions(2));
    let (worker, ..) = page.busy()[1];
    page.take(Input::Died(worker));
    let (other, _, ply) = *page.busy().last().unwrap();
    assert!(ply == 1 && other != worker, "another one gets it");
    page.judge(0);
    page.judge(1);
    assert_eq!(page.answers(), [(number, whole(2))]);
}

#[test]
fn a_position_that_kills_two_workers_is_a_failure_and_all_are_ended() {
    let mut page = Page::with_cores(2);
    let number = page.ask(HERE, positions(2));
    for _ in 0..2 {
        let (worker, ..) = *page.busy().iter().rfind(|post| post.2 == 1).unwrap();
        page.take(Input::Died(worker));
    }
    assert_eq!(page.answers(), [(number, Answer::Failed(Failure::Silent))]);
    assert_eq!(page.started() + 1, page.ended(), "those that were busy are of no use");
}

#[test]
fn a_worker_that_cannot_be_started_leaves_its_work_to_the_others() {
    let mut page = Page::with_cores(3);
    let number = page.ask(HERE, positions(3));
    let (worker, ..) = page.busy()[2];
    page.take(Input::NotStarted(worker));
    for ply in 0..3 {
        page.judge(ply);
    }
    assert_eq!(page.answers(), [(number, whole(3))]);
    page.ask(HERE, positions(9));
    assert_eq!(page.started(), 3, "two were started, and one is tried again for the review");
}

#[test]
fn a_failure_of_one_position_is_one_of_all() {
    let mut page = Page::with_cores(2);
    let number = page.ask(HERE, positions(2));
    let (worker, id, _) = page.busy()[0];
    let said = Said::Answer(Answer::Failed(Failure::BadMove));
    page.take(Input::Said { worker, id, said });
    assert_eq!(page.answers(), [(number, Answer::Failed(Failure::BadMove))]);
    assert_eq!(page.judge(1), [], "nobody waits for the other");
}
