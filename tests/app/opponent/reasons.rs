//! What a review tells: why a move was a mistake, which one lost the game, and whose mistakes come first; and the way back to it.

use super::{STOP, asked, even, token};
use crate::App;
use goishi::ai::protocol::{Answer, Judged};
use goishi::ai::review::Mark;
use goishi::ai::{Score, Standing};
use goishi::app::thoughts::LessonShown;
use goishi::app::{Command, Message, Tab, Wish};

/// White does not stop the three, with the sixth move.
const LOST: &str = "goishi 1 renju-pritchard\nwhite: computer 1\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8";

/// What is thought of the positions of that game: `before` and `after` the sixth move are as they say.
fn reviewed(text: &str, before: Standing, after: Standing) -> App {
    let mut app = App::opened(Some(text), "");
    app.command(Command::Review);
    let judged = |standing| Judged { standing, lead: None, line: vec![token("g8")] };
    let open = |black| Standing { black: Score::Open(black), by_fours: false };
    let won = |moves| Standing { black: Score::Win(moves), by_fours: false };
    let mut positions = vec![judged(open(0)); 5];
    positions.extend([before, after].map(judged));
    positions.extend([2, 1, 0].map(|moves| judged(won(moves))));
    app.give(Answer::Judged(positions));
    if app.question() > 1 {
        app.give(Answer::Judged(vec![judged(before)]));
    }
    app
}

fn lesson(app: &mut App, turn: usize) -> LessonShown {
    app.send(Message::Learn(turn));
    app.review().unwrap().lesson.unwrap()
}

const OPEN: Standing = Standing { black: Score::Open(0), by_fours: false };

#[test]
fn the_move_that_lost_the_game_is_marked_everywhere() {
    let after = Standing { black: Score::Win(3), by_fours: true };
    let mut app = reviewed(&LOST.replace("white: computer 1\n", ""), OPEN, after);
    let review = app.review().unwrap();
    let losing: Vec<usize> = (0..10).filter(|&turn| review.turns[turn].is_losing).collect();
    assert_eq!(losing, [6], "in the graph");
    let label = "Move 6, White a1: the game was lost here; better g8";
    assert_eq!(review.turns[6].label, label, "in the list");
    let lesson = lesson(&mut app, 5);
    assert_eq!(lesson.played, "White a1??: the game was lost here.");
    assert_eq!(lesson.reason, "It lets Black win by fours in 2 moves.");
}

#[test]
fn a_win_that_was_missed_is_another_thing_than_a_game_that_was_lost() {
    let mut before = OPEN;
    before.black = Score::Loss(5);
    let text = LOST.replace(" k8 a3 l8", " resign");
    let mut app = App::opened(Some(&text.replace("white: computer 1\n", "")), "");
    app.command(Command::Review);
    let judged = |standing| Judged { standing, lead: None, line: vec![token("g8")] };
    let positions = [before, before, before, before, before, before, OPEN, OPEN].map(judged);
    app.give(Answer::Judged(positions.into()));
    app.give(Answer::Judged(vec![judged(before)]));
    let lesson = lesson(&mut app, 5);
    assert_eq!(lesson.played, "White a1??: missed win.");
    assert_eq!(lesson.reason, "It misses a win in 3 moves.");
    app.command(Command::ShowSolution);
    let task = app.review().unwrap().lesson.unwrap().task;
    assert_eq!(task, "Better: g8. White wins in 3 moves.");
}

#[test]
fn in_ren_a_mistake_is_told_in_points() {
    let text = "goishi 1 ren\n\na1 h8 b1 h7 c1 a8 d1 c8 resign";
    let mut marks = [Mark::Fine; 9];
    marks[5] = Mark::Mistake;
    let mut app = App::reviewed(text, &marks, "d1");
    assert_eq!(lesson(&mut app, 5).reason, "It lets Black score 1 point.");
    let text = "goishi 1 ren\n\na1 h8 b1 h7 c1 a8 f5 c8 resign";
    let mut marks = [Mark::Fine; 9];
    marks[6] = Mark::Mistake;
    let mut app = App::reviewed(text, &marks, "d1");
    assert_eq!(lesson(&mut app, 6).reason, "It misses 1 point.");
}

#[test]
fn in_rin_a_ring_that_was_let_close_is_told() {
    let text = "goishi 1 rin\n\n1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2 9,9 resign";
    let mut marks = [Mark::Fine; 6];
    marks[3] = Mark::Mistake;
    let mut app = App::reviewed(text, &marks, "3,2 3,3");
    assert_eq!(lesson(&mut app, 3).reason, "It lets Black close a ring.");
    let quiet = text.replace("3,2 9,9", "9,8 9,9");
    let mut app = App::reviewed(&quiet, &marks, "3,2 3,3");
    assert_eq!(lesson(&mut app, 3).reason, "");
}

const OVER: &str = "goishi 1 renju-free\n\nh8 i9 resign";

#[test]
fn a_second_press_never_throws_a_review_away() {
    let mut app = App::opened(Some(OVER), "");
    app.command(Command::Review);
    assert!(!app.panel().is_possible(Command::Review), "it is on its way");
    assert!(app.panel().is_reviewing);
    let effects = app.send(Message::Ask(Wish::Review));
    assert!(!effects.contains(&STOP) && app.panel().is_busy, "a tap too many changes nothing");
    app.give(even(4, &[]));
    assert!(!app.panel().is_possible(Command::Review), "there it is");
    app.send(Message::Ask(Wish::Review));
    assert!(app.review().is_some());
    app.send(Message::Tab(Tab::Moves));
    assert!(!app.panel().is_reviewing);
    app.command(Command::Review);
    assert!(app.review().is_some() && app.panel().is_reviewing, "the way back to it");
}

#[test]
fn a_review_that_is_thought_about_can_be_stopped() {
    let mut app = App::opened(Some(OVER), "");
    assert!(!app.panel().is_possible(Command::StopReview));
    app.command(Command::Review);
    assert!(app.command(Command::StopReview).contains(&STOP));
    assert_eq!((app.panel().thoughts, app.panel().tab), (None, Tab::Moves));
    assert_eq!(app.send(Message::StopReview), []);
    assert!(asked(&app.command(Command::Review)).is_some(), "and asked for again");
}

#[test]
fn who_plays_the_computer_is_told_of_ones_own_mistakes_first() {
    let marks = [Mark::Fine, Mark::Blunder, Mark::Mistake, Mark::Blunder, Mark::Fine];
    let text = "goishi 1 renju-pritchard\nblack: computer 1\n\nh8 i9 i8 k9 resign";
    let app = App::reviewed(text, &marks, "g9");
    let review = app.review().unwrap();
    assert_eq!(review.sentence, "You made 2 blunders. Black made 1 mistake.");
    assert_eq!(review.faults, [2, 4, 3], "White's, then the computer's");
    let own = review.turns.iter().map(|ply| ply.is_own).collect::<Vec<_>>();
    assert_eq!(own, [false, false, true, false, true, false]);
    let app =
        App::reviewed(text, &[Mark::Fine, Mark::Fine, Mark::Mistake, Mark::Fine, Mark::Fine], "g9");
    let said = "You made no mistakes. Black made 1 mistake.";
    assert_eq!(app.review().unwrap().sentence, said);
}

#[test]
fn where_no_win_is_proved_the_turn_that_cost_the_loser_most_is_told() {
    let text = "goishi 1 rin\nNAME\n1,2 7,7 7,5 2,1 2,3 5,7 5,5 3,2 9,9 resign";
    let lost = |name: &str, marks: [Mark; 6]| {
        let app = App::reviewed(&text.replace("NAME\n", name), &marks, "3,2 3,3");
        app.review().unwrap().lost
    };
    let [mut marks, fine] = [[Mark::Fine; 6]; 2];
    (marks[2], marks[3]) = (Mark::Blunder, Mark::Mistake);
    assert_eq!(lost("\n", marks), "White’s costliest turn was move 6–7.", "both stones");
    assert_eq!(lost("black: computer 1\n\n", marks), "Your costliest turn was move 6–7.");
    marks[3] = Mark::Inaccuracy;
    assert_eq!(lost("\n", marks), "", "only the winner made mistakes");
    assert_eq!(lost("\n", fine), "");
}
