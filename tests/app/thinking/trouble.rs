//! Workers that die, fall silent or talk nonsense, and players that cannot be loaded.

use super::{
    EVEN, HERE, Page, Score, Standing, a_hint, a_move, a_report, best, hint_in, move_in, review,
};
use goishi::ai::protocol::{Answer, Failure, Progress, Said};
use goishi::app::thinking::{Input, Output};

const SILENT: Answer = Answer::Failed(Failure::Silent);
const NOT_LOADED: Answer = Answer::Failed(Failure::NotLoaded);

#[test]
fn a_worker_that_falls_silent_in_mid_thought_has_played_its_best_move_so_far() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, move_in(400));
    page.say(best("h9"));
    page.say(best("i8"));
    page.pass(5_399);
    assert_eq!(page.answers(), []);
    page.pass(1);
    assert_eq!(page.answers(), [(number, a_move("i8"))]);
    assert_eq!((page.started(), page.ended()), (0, 1));
    page.ask(HERE, move_in(400));
    assert_eq!(page.started(), 1, "the next question is another's");
}

#[test]
fn a_worker_that_dies_is_replaced_and_the_question_is_asked_once_more() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, move_in(400));
    let first = page.posted();
    page.say(best("h9"));
    page.die();
    assert_ne!(page.posted(), first);
    assert_eq!((page.started(), page.ended()), (1, 1));
    page.pass(400);
    page.say(Said::Answer(a_move("i8")));
    assert_eq!(page.answers(), [(number, a_move("i8"))]);
    page.die();
    page.ask(HERE, move_in(400));
    assert_eq!(page.started(), 2, "also when it died while nobody waited");
}

#[test]
fn a_worker_that_dies_again_and_again_is_a_failure() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, move_in(400));
    page.die();
    page.die();
    assert_eq!(page.answers(), [(number, SILENT)]);
    assert_eq!((page.started(), page.ended()), (1, 2));
}

#[test]
fn two_workers_that_die_late_have_played_the_best_move_so_far() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, move_in(400));
    page.say(best("h9"));
    page.die();
    page.pass(400);
    page.die();
    assert_eq!(page.answers(), [(number, a_move("h9"))]);
}

#[test]
fn a_worker_that_never_answers_is_given_up_after_twice_its_time_and_five_seconds() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, move_in(100));
    page.pass(5_100);
    assert_eq!((page.answers(), page.started()), (vec![], 1));
    page.pass(5_099);
    assert_eq!(page.answers(), []);
    page.pass(1);
    assert_eq!(page.answers(), [(number, SILENT)]);
}

#[test]
fn the_best_move_so_far_is_no_hint() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, hint_in(100));
    page.say(best("h9"));
    page.pass(10_200);
    assert_eq!(page.answers(), [(number, SILENT)]);
}

#[test]
fn a_worker_may_think_long_about_a_position_but_not_for_ever() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, review());
    page.pass(24_999);
    assert_eq!((page.answers(), page.ended()), (vec![], 0));
    page.pass(1);
    assert_eq!(page.ended(), 1);
    page.pass(25_000);
    assert_eq!(page.answers(), [(number, SILENT)]);
}

#[test]
fn replies_to_other_questions_and_of_other_workers_are_not_heard() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, hint_in(100));
    let (worker, id) = page.posted();
    page.die();
    let (other, next) = page.posted();
    let said = Said::Answer(a_hint(&["a1"]));
    for (worker, id) in [(worker, id), (worker, next), (other, id), (other, next + 1), (other, 0)] {
        page.take(Input::Said { worker, id, said: said.clone() });
        page.take(Input::Nonsense { worker, id });
    }
    page.take(Input::Died(worker));
    assert_eq!((page.answers(), page.ended()), (vec![], 1));
    page.say(Said::Answer(a_hint(&["h9"])));
    page.say(Said::Answer(a_hint(&["a1"])));
    page.say(best("a1"));
    assert_eq!(page.answers(), [(number, a_hint(&["h9"]))], "nor what comes after the answer");
}

#[test]
fn a_worker_that_talks_nonsense_is_taken_for_dead() {
    let mut page = Page::loaded();
    let number = page.ask(HERE, move_in(100));
    for _ in 0..2 {
        let (worker, id) = page.posted();
        page.take(Input::Nonsense { worker, id });
    }
    assert_eq!(page.answers(), [(number, SILENT)]);
    assert_eq!((page.started(), page.ended()), (1, 2));
}

#[test]
fn what_does_not_suit_the_question_is_nonsense() {
    let high = Standing { black: Score::Open(i16::MAX), by_fours: false };
    let low = Standing { black: Score::Open(i16::MIN), by_fours: false };
    for (question, said) in [
        (move_in(100), Said::Answer(a_hint(&["h9"]))),
        (move_in(100), Said::Progress(Progress::Percent(5))),
        (hint_in(100), Said::Answer(a_move("h9"))),
        (hint_in(100), Said::Answer(a_hint(&[]))),
        (hint_in(100), Said::Answer(a_hint(&["h9", "i9", "j9", "k9", "l9", "m9"]))),
        (review(), Said::Answer(a_hint(&["h9"]))),
        (review(), Said::Answer(a_report(high))),
        (review(), Said::Answer(a_report(low))),
        (review(), Said::Progress(Progress::Percent(101))),
        (review(), best("h9")),
    ] {
        let mut page = Page::loaded();
        let number = page.ask(HERE, question);
        page.say(said.clone());
        page.say(said.clone());
        assert_eq!(page.answers(), [(number, SILENT)], "{said:?}");
    }
}

#[test]
fn a_worker_that_floods_the_page_is_ended() {
    let mut page = Page::loaded();
    page.ask(HERE, move_in(100));
    for _ in 0..5_000 {
        page.say(best("h9"));
    }
    assert_eq!(page.ended(), 0);
    page.say(best("h9"));
    assert_eq!(page.ended(), 1);
}

#[test]
fn what_cannot_be_loaded_is_told_and_tried_again_with_the_next_question() {
    let mut page = Page::default();
    let first = page.ask(HERE, move_in(100));
    page.take(Input::NotLoaded);
    assert_eq!(page.answers(), [(first, NOT_LOADED)]);
    let second = page.ask(HERE, review());
    page.take(Input::Loaded);
    page.say(Said::Answer(a_report(EVEN)));
    assert_eq!(page.answers()[1], (second, a_report(EVEN)));
    assert_eq!(page.count(|output| *output == Output::Load), 2);
    page.ask(HERE, review());
    page.take(Input::Stopped(HERE));
    page.ask(HERE, review());
    assert_eq!(
        page.count(|output| *output == Output::Load),
        2,
        "a new worker comes from what is here"
    );
    assert_eq!(page.started(), 2);
}

#[test]
fn what_does_not_come_within_a_minute_is_not_waited_for() {
    let mut page = Page::default();
    let number = page.ask(HERE, move_in(100));
    page.pass(59_999);
    assert_eq!(page.answers(), []);
    page.pass(1);
    assert_eq!(page.answers(), [(number, NOT_LOADED)]);
    page.take(Input::Loaded);
    page.ask(HERE, move_in(100));
    assert_eq!(page.started(), 1, "what comes late is kept");
    page.take(Input::NotLoaded);
    assert_eq!(page.answers().len(), 1, "that another try failed is no matter then");
}

#[test]
fn a_worker_that_cannot_be_started_is_a_part_that_is_missing() {
    let mut page = Page::loaded();
    page.ask(HERE, move_in(100));
    page.die();
    let (worker, _) = page.posted();
    page.take(Input::NotStarted(worker));
    assert_eq!(page.answers().last().map(|(_, answer)| answer.clone()), Some(NOT_LOADED));
}
