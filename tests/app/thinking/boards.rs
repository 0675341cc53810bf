//! Several boards on a page, and questions that are dropped.

use super::{HERE, Page, THERE, a_hint, a_move, best, hint_in, move_in, review};
use goishi::ai::protocol::Said;
use goishi::app::thinking::{Input, Output};

#[test]
fn stopped_thinking_ends_at_once_and_the_next_question_is_answered() {
    for question in [move_in(5_000), hint_in(5_000), review()] {
        let mut page = Page::loaded();
        page.ask(HERE, question);
        assert_eq!(page.take(Input::Stopped(HERE)).len(), 1);
        assert_eq!((page.answers(), page.ended()), (vec![], 1));
        page.take(Input::Stopped(HERE));
        let number = page.ask(HERE, hint_in(100));
        assert_eq!(page.started(), 1);
        page.say(Said::Answer(a_hint(&["h9"])));
        assert_eq!(page.answers(), [(number, a_hint(&["h9"]))]);
    }
}

#[test]
fn who_stops_while_the_players_are_loaded_has_stopped() {
    let mut page = Page::default();
    page.ask(HERE, move_in(100));
    page.take(Input::Stopped(HERE));
    assert_eq!(page.take(Input::Loaded), []);
}

#[test]
fn a_question_that_comes_too_soon_takes_the_place_of_the_one_before_it() {
    let mut page = Page::loaded();
    page.ask(HERE, move_in(900));
    let (old, id) = page.posted();
    let number = page.ask(HERE, hint_in(100));
    page.take(Input::Said { worker: old, id, said: Said::Answer(a_move("a1")) });
    page.say(Said::Answer(a_hint(&["h9"])));
    assert_eq!(page.answers(), [(number, a_hint(&["h9"]))]);
}

#[test]
fn a_move_that_waits_for_its_time_is_dropped_without_ending_the_worker() {
    let mut page = Page::loaded();
    page.ask(HERE, move_in(50));
    page.say(Said::Answer(a_move("h9")));
    page.take(Input::Stopped(HERE));
    page.pass(1_000);
    assert_eq!((page.answers(), page.ended()), (vec![], 0));
}

#[test]
fn boards_share_one_worker_and_wait_for_each_other() {
    let mut page = Page::loaded();
    let first = page.ask(HERE, hint_in(100));
    let second = page.ask(THERE, hint_in(100));
    assert_eq!(page.count(|output| matches!(output, Output::Post { .. })), 1);
    let told = page.say(best("h9"));
    assert!(matches!(told[0], Output::Tell { owner: HERE, .. }));
    page.say(Said::Answer(a_hint(&["h9"])));
    page.say(Said::Answer(a_hint(&["i9"])));
    assert_eq!(page.answers(), [(first, a_hint(&["h9"])), (second, a_hint(&["i9"]))]);
    assert_eq!((page.started(), page.ended()), (0, 0));
}

#[test]
fn a_board_stops_its_own_question_alone() {
    let mut page = Page::loaded();
    let first = page.ask(HERE, hint_in(100));
    page.ask(THERE, hint_in(100));
    page.take(Input::Stopped(THERE));
    assert_eq!(page.ended(), 0, "it waited");
    page.say(Said::Answer(a_hint(&["h9"])));
    assert_eq!(page.answers(), [(first, a_hint(&["h9"]))]);
    page.ask(HERE, hint_in(100));
    let other = page.ask(THERE, hint_in(100));
    page.take(Input::Stopped(HERE));
    assert_eq!((page.started(), page.ended()), (1, 1), "the next one is asked at once");
    page.say(Said::Answer(a_hint(&["i9"])));
    assert_eq!(page.answers()[1], (other, a_hint(&["i9"])));
}

#[test]
fn a_failure_of_one_board_leaves_the_others_their_turn() {
    let mut page = Page::loaded();
    page.ask(HERE, hint_in(100));
    let second = page.ask(THERE, hint_in(100));
    page.die();
    page.die();
    page.say(Said::Answer(a_hint(&["h9"])));
    assert_eq!(page.answers()[1], (second, a_hint(&["h9"])));
}
