//! Hints, and the review of a game.

use super::{EVEN, STOP, asked, hint, report, token};
use crate::{App, alerted, announced};
use goishi::ai::protocol::{Answer, Judged, Progress, Report};
use goishi::ai::review::Mark;
use goishi::ai::{Score, Standing};
use goishi::app::diagram::Sign;
use goishi::app::thoughts::{Advice, Review, Thoughts};
use goishi::app::{Command, Message, Setting, Step, Wish};

const WHITE_IS_BETTER: Standing = Standing { black: Score::Open(-300), by_fours: false };

impl App {
    fn advice(&self) -> Option<Advice> {
        match self.panel().thoughts {
            Some(Thoughts::Advice(advice)) => Some(advice),
            _ => None,
        }
    }

    fn review(&self) -> Option<Review> {
        match self.panel().thoughts {
            Some(Thoughts::Review(review)) => Some(review),
            _ => None,
        }
    }

    /// A game that is over after `marks`, of which there is a review.
    fn reviewed(text: &str, marks: &[Mark]) -> Self {
        let mut app = Self::opened(Some(text), "");
        app.command(Command::Review);
        app.give(report(marks));
        app
    }
}

#[test]
fn a_hint_shows_moves_until_the_position_changes() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8");
    let effects = app.command(Command::Hint);
    assert_eq!(asked(&effects).map(|asked| (asked.0, asked.2)), Some((Wish::Hint, 1)));
    assert!(app.panel().is_busy);
    assert_eq!(app.panel().sentence, "White: a stone inside the central 5×5.");
    let effects = app.give(hint(WHITE_IS_BETTER, &["g9", "i9", "g7"]));
    assert_eq!(announced(&effects), ["White is better. g9"]);
    let hints = |app: &App| {
        let signs = app.diagram().marks.into_iter().map(|mark| mark.sign);
        signs.filter(|sign| matches!(sign, Sign::Hint(_))).count()
    };
    assert_eq!(hints(&app), 3);
    assert_eq!(app.label("i9"), "i9, empty, a hint");
    app.press("a1");
    assert!(app.advice().is_some(), "it was refused: nothing has changed");
    app.press("g9");
    assert_eq!((app.advice(), hints(&app)), (None, 0));
}

#[test]
fn a_hint_is_shown_with_its_lines_and_shares() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8");
    app.command(Command::Hint);
    let waits = Thoughts::Busy { label: "The best moves".into(), percent: None };
    assert_eq!(app.panel().thoughts, Some(waits));
    app.give(hint(WHITE_IS_BETTER, &["g9 a1 i9", "i9"]));
    let advice = app.advice().unwrap();
    assert_eq!(advice.sentence, "White is better.");
    assert_eq!((advice.share, advice.shares.as_str()), (35, "Black 35%, White 65%"));
    assert_eq!(advice.title, "The best moves");
    let [first, second] = &advice.candidates[..] else { panic!("{advice:?}") };
    assert_eq!([&first.token, &first.name, &first.line], ["g9", "g9", "a1 i9"]);
    assert_eq!((first.share, first.percent.as_str()), (65, "65%"), "White's, who is to move");
    assert_eq!([&second.name, &second.line], ["i9", ""]);
}

#[test]
fn advice_that_cannot_be_followed_is_not_shown() {
    for words in [["h8"], ["z99"], ["swap"], ["3,3"], ["time:black"]] {
        let mut app = App::new();
        app.new_game("renju-free");
        app.press("h8");
        app.command(Command::Hint);
        let effects = app.give(hint(EVEN, &words));
        assert_eq!(app.panel().thoughts, None, "{words:?}");
        assert!(alerted(&effects)[0].contains("does not answer"), "{effects:?}");
    }
}

#[test]
fn a_line_ends_where_it_cannot_be_followed() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8");
    app.command(Command::Hint);
    app.give(hint(EVEN, &["g9 a1 z99 i9", "g8 g8 i9"]));
    let lines = app.advice().unwrap().candidates.into_iter().map(|candidate| candidate.line);
    assert_eq!(lines.collect::<Vec<_>>(), ["a1", ""]);
}

#[test]
fn a_second_press_takes_the_hint_away_or_stops_it() {
    let mut app = App::new();
    app.new_game("ren");
    app.command(Command::Hint);
    let effects = app.command(Command::Hint);
    assert!(effects.contains(&STOP));
    assert!(!app.panel().is_busy);
    app.command(Command::Hint);
    app.give(hint(EVEN, &["a1"]));
    app.command(Command::Hint);
    assert_eq!(app.panel().thoughts, None);
    assert_eq!(app.label("a1"), "a1, empty");
}

#[test]
fn hints_can_be_switched_off_and_are_none_in_its_turn() {
    let mut app = App::against_level("ren", "2");
    assert!(app.panel().is_possible(Command::Hint));
    app.press("a1");
    assert!(!app.panel().is_possible(Command::Hint));
    app.answer("b2");
    app.send(Message::Switch(Setting::Hints));
    assert!(!app.panel().is_possible(Command::Hint));
    assert_eq!(asked(&app.send(Message::Ask(Wish::Hint))), None);
}

#[test]
fn a_hint_goes_when_hints_are_switched_off_and_one_that_is_thought_of_is_stopped() {
    let mut app = App::new();
    app.new_game("ren");
    app.command(Command::Hint);
    assert!(app.send(Message::Switch(Setting::Hints)).contains(&STOP));
    assert!(!app.panel().is_busy);
    app.send(Message::Switch(Setting::Hints));
    app.command(Command::Hint);
    app.give(hint(EVEN, &["a1"]));
    app.send(Message::Switch(Setting::Hints));
    assert_eq!(app.panel().thoughts, None);
    assert_eq!(app.label("a1"), "a1, empty");
}

#[test]
fn a_review_comes_after_the_end_and_stays_while_one_steps_through_the_game() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8 i9");
    assert!(!app.panel().is_possible(Command::Review));
    app.command(Command::Resign);
    app.command(Command::Confirm);
    let effects = app.command(Command::Review);
    assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Review));
    app.send(Message::Show(Step::First));
    assert!(app.panel().is_busy, "it goes on");
    let effects = app.give(report(&[Mark::Fine, Mark::Blunder, Mark::Fine]));
    assert_eq!(announced(&effects), ["1 blunder: Black 0, White 1."]);
    assert_eq!(app.review().unwrap().shown, 0);
    app.send(Message::Show(Step::Ply(1)));
    assert_eq!(app.review().unwrap().shown, 1);
    app.new_game("ren");
    assert_eq!(app.panel().thoughts, None);
}

#[test]
fn a_review_tells_how_far_it_is() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    let busy =
        |percent| Some(Thoughts::Busy { label: "Black's share, move by move".into(), percent });
    assert_eq!(app.panel().thoughts, busy(None));
    app.send(Message::Told(app.question(), Progress::Percent(25)));
    assert_eq!(app.panel().thoughts, busy(Some(25)));
    assert_eq!(app.send(Message::Told(app.question() - 1, Progress::Percent(50))), []);
}

#[test]
fn a_review_says_something_of_every_move_and_lists_the_faults() {
    let text = "goishi 1 ren\n\na1 b1 c1 resign";
    let app = App::reviewed(text, &[Mark::Fine, Mark::Mistake, Mark::Blunder, Mark::Fine]);
    let review = app.review().unwrap();
    assert_eq!(review.sentence, "1 blunder: Black 1, White 0. 1 mistake: Black 0, White 1.");
    assert_eq!(
        [&review.graph, &review.title],
        ["Black's share, move by move", "Mistakes and blunders"]
    );
    let labels: Vec<&str> = review.plies.iter().map(|ply| ply.label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "Start: Black 50%, White 50%",
            "Move 1, Black a1: Black 50%, White 50%",
            "Move 2, White b1: mistake; better h9",
            "Move 3, Black c1: blunder; better h9",
            "White resigns: Black 50%, White 50%",
        ]
    );
    assert_eq!((review.faults, review.shown), (vec![2, 3], 4));
}

#[test]
fn where_there_are_many_faults_only_blunders_are_listed() {
    let stones: Vec<String> = (1..=9).map(|rank| format!("a{rank} e{rank}")).collect();
    let text = format!("goishi 1 ren\n\n{} resign", stones.join(" "));
    let record = goishi::record::Record::parse(&text);
    let length = record.map_or(0, |record| record.line().len());
    let mut marks = vec![Mark::Mistake; length];
    marks[4] = Mark::Blunder;
    let app = App::reviewed(&text, &marks);
    assert_eq!(app.review().unwrap().faults, [5]);
}

#[test]
fn a_report_of_another_game_is_not_shown() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    let effects = app.give(report(&[Mark::Fine]));
    assert!(alerted(&effects)[0].contains("does not answer"), "{effects:?}");
    assert_eq!(app.panel().thoughts, None);
}

#[test]
fn what_could_not_be_played_instead_is_left_out_of_a_review() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    let judged =
        |word: &str| Judged { mark: Mark::Blunder, better: Some(token(word)), standing: EVEN };
    let moves = vec![judged("z99"), judged("h8"), judged("3,3")];
    app.give(Answer::Review(Report { start: EVEN, moves }));
    let labels = app.review().unwrap().plies.into_iter().skip(1).map(|ply| ply.label);
    assert!(labels.into_iter().all(|label| label.ends_with(": blunder")));
}

#[test]
fn thoughts_are_told_in_the_language_that_is_spoken() {
    let mut app = App::reviewed("goishi 1 renju-free\n\nh8 i9 resign", &[Mark::Blunder; 3]);
    let german = include_str!("../../../www/words/de.txt");
    app.send(Message::Set(Setting::Lang, "de".into()));
    app.send(Message::Words { lang: "de".into(), text: Some(german.into()) });
    assert_eq!(app.review().unwrap().title, "Fehler und grobe Fehler");
}

#[test]
fn the_review_of_a_game_goes_with_it_also_where_the_next_one_is_over() {
    let mut app = App::reviewed("goishi 1 renju-free\n\nh8 i9 resign", &[Mark::Fine; 3]);
    app.send(Message::TextOpened("goishi 1 renju-free\n\nh8 g9 resign".into()));
    assert_eq!(app.panel().thoughts, None);
    assert!(!app.panel().controls.contains(&(Command::Review, true, Some(true))));
}

#[test]
fn another_game_ends_the_review() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    let effects = app.new_game("ren");
    assert!(effects.contains(&STOP));
    assert!(!app.panel().is_busy);
}

#[test]
fn a_hint_that_is_no_stone_is_said_and_the_letters_stay_with_their_moves() {
    let mut app = App::new();
    app.new_game("ren");
    app.press("a1");
    app.command(Command::Hint);
    let effects = app.give(hint(EVEN, &["pass", "e5"]));
    assert_eq!(announced(&effects), ["Even. passes"]);
    let signs: Vec<Sign> = app.diagram().marks.into_iter().map(|mark| mark.sign).collect();
    assert!(signs.contains(&Sign::Hint(1)) && !signs.contains(&Sign::Hint(0)));
}

#[test]
fn both_stones_of_a_pair_are_marked() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 i9 j10 stay k9"), "");
    app.command(Command::Hint);
    app.give(hint(EVEN, &["g7/i7"]));
    assert_eq!(["g7", "i7"].map(|at| app.label(at).ends_with("a hint")), [true; 2]);
}

#[test]
fn a_review_is_of_one_line_of_one_game() {
    let over = "goishi 1 renju-free\n\nh8 i9 resign";
    let mut app = App::reviewed(over, &[Mark::Fine; 3]);
    app.send(Message::Show(Step::Ply(2)));
    assert!(app.review().is_some());
    app.press("a1");
    assert_eq!(app.panel().thoughts, None, "another line of the same length");
    app.command(Command::Resign);
    app.command(Command::Confirm);
    app.command(Command::Review);
    app.give(report(&[Mark::Fine; 4]));
    assert!(app.review().is_some());
    app.send(Message::TextOpened("goishi 1 rin:size=8\n\n0,0 1,1 1,2 resign".into()));
    assert_eq!(app.panel().thoughts, None, "another game that is over");
}

#[test]
fn a_review_of_another_line_gives_way_to_the_computer() {
    let mut app = App::opened(Some("goishi 1 renju-free\nwhite: computer 1\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    app.send(Message::Show(Step::Ply(2)));
    let effects = app.press("a1");
    assert!(effects.contains(&STOP));
    assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Move));
}
