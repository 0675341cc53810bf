//! Learning from mistakes: the position before them, the better move, and one's own tries.

use super::{STOP, last, token};
use crate::{App, alerted, announced};
use goishi::ai::protocol::{Answer, Failure, Judged, Question};
use goishi::ai::review::Mark;
use goishi::ai::{Score, Standing};
use goishi::app::diagram::{Presence, Sign};
use goishi::app::thoughts::{LessonShown, REFUTATION};
use goishi::app::{Command, Message, Step};

const GAME: &str = "goishi 1 renju-free\n\nh8 i9 a1 b1 c1 d1 resign";
const MARKS: [Mark; 7] = [
    Mark::Fine,
    Mark::Mistake,
    Mark::Fine,
    Mark::Fine,
    Mark::Blunder,
    Mark::Inaccuracy,
    Mark::Fine,
];

impl App {
    fn lesson(&self) -> Option<LessonShown> {
        self.review()?.lesson
    }

    fn all_signs(&self) -> Vec<Sign> {
        self.diagram().marks.into_iter().map(|mark| mark.sign).collect()
    }
}

fn learning() -> App {
    let mut app = App::reviewed(GAME, &MARKS, "g9 k3");
    app.command(Command::NextMistake);
    app
}

/// What is thought of the better move and of a try.
fn values(better: i16, tried: i16) -> Answer {
    let judged = |black| Judged {
        standing: Standing { black: Score::Open(black), by_fours: false },
        lead: None,
        line: vec![token("h9")],
    };
    Answer::Judged([better, tried].map(judged).into())
}

#[test]
fn a_mistake_is_shown_before_it_was_made_and_one_press_shows_what_was_better() {
    let mut app = App::reviewed(GAME, &MARKS, "g9 k3");
    assert_eq!(app.review().unwrap().learn, Some(("Learn from the mistakes (2)".into(), 1)));
    let effects = app.command(Command::NextMistake);
    assert_eq!(announced(&effects), ["White i9?: mistake. Find a better move for White."]);
    assert_eq!(app.model.shown(), 1);
    let lesson = app.lesson().unwrap();
    assert_eq!([&lesson.title, &lesson.played], ["Mistake 1 of 2", "White i9?: mistake."]);
    assert_eq!((lesson.stage, lesson.line), ("question", None), "nothing is given away");
    assert!(!app.all_signs().contains(&Sign::Step(1)));
    assert!(app.all_signs().contains(&Sign::Fault(Mark::Mistake)));
    let effects = app.command(Command::ShowSolution);
    assert_eq!(announced(&effects), ["White i9?: mistake. Better: g9."]);
    let lesson = app.lesson().unwrap();
    assert_eq!(super::thoughts::names(&lesson.line.unwrap()), "g9 k3");
    let signs = app.all_signs();
    for sign in [Sign::Fault(Mark::Mistake), Sign::Step(1), Sign::Step(2)] {
        assert!(signs.contains(&sign), "{sign:?}");
    }
    let ghosts = app.diagram().stones.into_iter();
    let ghosts = ghosts.filter(|stone| stone.presence == Presence::Ghost).count();
    assert_eq!(ghosts, 1, "what was played");
    assert_eq!(app.label("i9"), "i9, empty, played, mistake");
    assert_eq!(app.label("g9"), "g9, empty, better move");
}

#[test]
fn one_goes_from_mistake_to_mistake() {
    let mut app = learning();
    assert!(!app.panel().is_possible(Command::PreviousMistake));
    app.command(Command::NextMistake);
    assert_eq!((app.model.shown(), app.lesson().unwrap().title), (4, "Mistake 2 of 2".into()));
    assert!(!app.panel().is_possible(Command::NextMistake), "an inaccuracy is none");
    app.command(Command::PreviousMistake);
    assert_eq!(app.model.shown(), 1);
    app.send(Message::Show(Step::Ply(3)));
    assert_eq!(app.lesson(), None, "who looks elsewhere has left it");
    assert!(!app.all_signs().contains(&Sign::Step(1)));
    app.command(Command::NextMistake);
    assert_eq!(app.model.shown(), 4, "the next one from there");
    assert!(app.review().is_some());
}

#[test]
fn the_button_for_the_review_leads_from_a_mistake_back_to_all_of_it() {
    let mut app = learning();
    assert!(app.panel().is_possible(Command::Review));
    app.command(Command::Review);
    assert!(app.review().is_some_and(|review| review.lesson.is_none()));
}

#[test]
fn every_fault_of_the_list_can_be_learned_from() {
    let mut app = App::reviewed(GAME, &MARKS, "g9 k3");
    app.send(Message::Learn(5));
    assert_eq!(app.model.shown(), 5);
    assert_eq!(app.lesson().unwrap().title, "", "it is not among the mistakes");
    for turn in [0, 6, 7, usize::MAX] {
        assert_eq!(app.send(Message::Learn(turn)), [], "{turn} was fine, or is none");
    }
}

#[test]
fn against_the_computer_ones_own_mistakes_count() {
    let text = GAME.replace("\n\n", "\nwhite: computer 3\n\n");
    let app = App::reviewed(&text, &MARKS, "g9");
    assert_eq!(app.review().unwrap().learn, Some(("Learn from your mistakes (1)".into(), 4)));
    let mut marks = [Mark::Fine; 7];
    marks[4] = Mark::Inaccuracy;
    let app = App::reviewed(&text, &marks, "g9");
    let learn = app.review().unwrap().learn;
    assert_eq!(learn, Some(("Learn from your mistakes (1)".into(), 4)), "there is nothing worse");
}

#[test]
fn a_better_move_can_be_looked_for_on_the_board() {
    let mut app = learning();
    let effects = app.command(Command::TryMove);
    let asks = "White i9?: mistake. You play for White: press a point on the board.";
    assert_eq!(announced(&effects), [asks]);
    assert_eq!(app.lesson().unwrap().line, None, "the solution is hidden");
    assert!(!app.all_signs().contains(&Sign::Step(1)));
    let effects = app.press("g9");
    assert_eq!(announced(&effects), ["White i9?: mistake. Yes! g9 is the best move."]);
    let lesson = app.lesson().unwrap();
    assert_eq!(lesson.stage, "right");
    assert_eq!(super::thoughts::names(&lesson.line.unwrap()), "g9 k3", "with how it goes on");
    assert!(app.all_signs().contains(&Sign::Tried) && app.all_signs().contains(&Sign::Step(2)));
    assert_eq!(app.model.line().len(), 7, "the game stays as it was");
    app.press("i9");
    let again = "i9: mistake. Try another move.";
    assert_eq!(app.lesson().unwrap().task, again, "that was played");
    app.command(Command::ShowSolution);
    assert_eq!(app.lesson().unwrap().task, "Better: g9.");
    assert!(app.all_signs().contains(&Sign::Step(1)));
}

#[test]
fn a_press_on_the_board_is_a_try_from_the_start() {
    let mut app = learning();
    app.press("g9");
    assert_eq!(app.lesson().unwrap().stage, "right");
    assert!(!app.panel().is_possible(Command::TryMove), "it is found");
    assert!(app.panel().is_possible(Command::NextMistake));
}

#[test]
fn a_try_of_ones_own_is_judged_like_the_game() {
    for (tried, task) in [
        (-90, "Well found: h7 is just as good."),
        (-600, "Well found: h7 is just as good."),
        (300, "h7: mistake. Try another move."),
        (900, "h7: blunder. Try another move."),
    ] {
        let mut app = learning();
        app.command(Command::TryMove);
        let effects = app.press("h7");
        assert_eq!(app.lesson().unwrap().task, "Looking at h7 …");
        let Some((_, Question::Judge { spots, .. })) = last(&effects) else { panic!("asked") };
        let spots: Vec<_> = spots.iter().map(|it| (it.ply, it.then[0].as_str())).collect();
        assert_eq!(spots, [(1, "g9"), (1, "h7")], "the better one and the try");
        assert_eq!(app.press("a9"), [], "one after the other");
        app.give(values(-100, tried));
        assert_eq!(app.lesson().unwrap().task, task, "{tried}");
    }
}

#[test]
fn a_try_that_may_not_be_played_is_refused_and_one_that_is_not_judged_can_be_made_again() {
    let mut app = learning();
    app.command(Command::TryMove);
    assert!(alerted(&app.press("h8"))[0].contains("occupied"));
    app.press("h7");
    app.give(Answer::Failed(Failure::Silent));
    assert_eq!(app.lesson().unwrap().task, "You play for White: press a point on the board.");
    app.press("h7");
    let effects = app.command(Command::NextMistake);
    assert!(effects.contains(&STOP), "nobody waits for it any more");
    app.command(Command::TryMove);
    app.press("h7");
    assert!(app.command(Command::ShowSolution).contains(&STOP));
}

#[test]
fn both_stones_of_a_turn_of_rin_are_tried_in_any_order() {
    let text = "goishi 1 rin:size=8\n\n0,0 1,1 1,2 3,3 3,4 resign";
    let marks = [Mark::Fine, Mark::Mistake, Mark::Fine, Mark::Fine];
    let mut app = App::reviewed(text, &marks, "5,5 5,6");
    app.command(Command::NextMistake);
    app.command(Command::TryMove);
    app.play(5, 6);
    assert_eq!(app.lesson().unwrap().stage, "trying");
    app.play(5, 5);
    assert_eq!(app.lesson().unwrap().task, "Yes! 5,6 + 5,5 is the best move.");
}

#[test]
fn what_was_better_becomes_a_variation() {
    let mut app = learning();
    app.command(Command::ShowSolution);
    let effects = app.send(Message::Follow(0));
    assert!(announced(&effects).contains(&"Added as a variation."));
    assert_eq!(app.model.line().len(), 7, "the game stays as it was");
    assert_eq!(app.panel().moves[1].variations[0].moves[0].label, "or 2. g9");
    assert!(app.saved().contains("(g9 k3)"), "{}", app.saved());
    assert!(app.review().is_some() && app.lesson().is_some());
}

#[test]
fn how_the_other_player_wins_after_a_mistake_is_seen_on_the_board_and_becomes_a_variation() {
    let text = "goishi 1 gomoku\n\nh8 a1 i8 a3 j8 a5 k8 a7 l8\n";
    let judged = |black, line: &str| Judged {
        standing: Standing { black, by_fours: false },
        lead: None,
        line: line.split_whitespace().map(token).collect(),
    };
    let mut positions: Vec<Judged> = (0..6).map(|_| judged(Score::Open(0), "g8")).collect();
    positions.extend([judged(Score::Win(3), "g8 k8 f8"), judged(Score::Win(2), "g8 l8")]);
    positions.extend([judged(Score::Win(1), "l8"), judged(Score::Win(0), "")]);
    let mut app = super::own_mistakes::reviewed(text, positions, judged(Score::Open(0), "k8"));
    app.send(Message::Learn(5));
    let lesson = app.lesson().unwrap();
    assert_eq!(lesson.reason, "It lets Black win in 2 moves.");
    assert_eq!(lesson.refutation.as_deref(), Some("It lets Black win in 2 moves. g8"));
    assert!(!app.all_signs().contains(&Sign::Step(1)), "it waits until it is asked for");
    app.send(Message::Follow(REFUTATION));
    for sign in [Sign::Fault(Mark::Blunder), Sign::Step(1)] {
        assert!(app.all_signs().contains(&sign), "{sign:?}");
    }
    assert!(
        !app.all_signs().contains(&Sign::Step(2)),
        "after a straight four nothing is left to show"
    );
    app.send(Message::Follow(REFUTATION));
    assert!(app.saved().contains("k8 (g8) a7"), "{}", app.saved());
    app.send(Message::Preview(None));
    assert!(!app.all_signs().contains(&Sign::Step(1)));
}
