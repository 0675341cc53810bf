//! Hints, and the review of a game.

use super::{EVEN, STOP, asked, even, hint, kept, token};
use crate::storage::Storage;
use crate::{App, alerted, announced};
use goishi::ai::protocol::{Answer, Judged, Progress, Question};
use goishi::ai::review::Mark;
use goishi::ai::{Score, Standing};
use goishi::app::diagram::Sign;
use goishi::app::thoughts::{Advice, Line, Reviewed, Thoughts};
use goishi::app::{Command, Effect, HostEffect, Message, Opened, Saved, Setting, Step, Tab, Wish};

const WHITE_IS_BETTER: Standing = Standing { black: Score::Open(-300), by_fours: false };

impl App {
    pub fn advice(&self) -> Option<Advice> {
        match self.panel().thoughts {
            Some(Thoughts::Advice(advice)) => Some(advice),
            _ => None,
        }
    }

    pub fn review(&self) -> Option<Reviewed> {
        match self.panel().thoughts {
            Some(Thoughts::Review(review)) => Some(*review),
            _ => None,
        }
    }

    /// A game that is over after `marks`, of which there is a review.
    pub fn reviewed(text: &str, marks: &[Mark], better: &str) -> Self {
        let saved = Saved { id: "0".into(), text: text.into() };
        let reviews = vec![kept(text, marks, better)];
        let opened = Opened { reviews, ..Opened::default() };
        let mut app = Self::visit(Storage::holding([saved]), opened);
        app.command(Command::Review);
        app
    }
}

/// The names of the moves of a line.
pub fn names(line: &Line) -> String {
    line.moves().map(|step| step.name.as_str()).collect::<Vec<_>>().join(" ")
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
        signs.filter(|sign| matches!(sign, Sign::Hint { .. })).count()
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
    let waits =
        Thoughts::Busy { label: "The best moves".into(), said: String::new(), percent: None };
    assert_eq!(app.panel().thoughts, Some(waits));
    app.give(hint(WHITE_IS_BETTER, &["g9 a1 i9", "i9"]));
    let advice = app.advice().unwrap();
    assert_eq!(advice.sentence, "White is better.");
    assert_eq!((advice.share, advice.shares.as_str()), (35, "Black 35%, White 65%"));
    assert_eq!(advice.title, "The best moves");
    let [first, second] = &advice.candidates[..] else { panic!("{advice:?}") };
    assert_eq!([&first.token, &names(&first.line)], ["g9", "g9 a1 i9"]);
    let colors = first.line.moves().map(|step| step.color.id());
    assert_eq!(colors.collect::<Vec<_>>(), ["white", "black", "white"]);
    assert_eq!(advice.depth, "depth 7");
    assert_eq!(first.percent, "65%", "White's, who is to move");
    assert_eq!(names(&second.line), "i9");
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
    let lines = app.advice().unwrap().candidates.into_iter().map(|it| names(&it.line));
    assert_eq!(lines.collect::<Vec<_>>(), ["g9 a1", "g8"]);
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
    let effects = app.give(even(4, &[]));
    assert_eq!(announced(&effects), ["No mistakes were found."]);
    assert_eq!(app.review().unwrap().shown, 0);
    app.send(Message::Show(Step::Ply(1)));
    assert_eq!(app.review().unwrap().shown, 1);
    app.new_game("ren");
    assert_eq!(app.panel().thoughts, None);
}

#[test]
fn a_review_tells_how_far_it_is() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 a1 c3 resign"), "");
    app.command(Command::Review);
    assert_eq!(app.panel().thoughts, busy("Looking at move 1 of 4", None));
    app.send(Message::Progressed(app.question(), Progress::Percent(75)));
    let said = "Looking at move 3 of 4";
    assert_eq!(app.panel().thoughts, busy(said, Some(60)), "there may be a second round");
    assert_eq!(app.send(Message::Progressed(app.question() - 1, Progress::Percent(50))), []);
}

fn busy(said: &str, percent: Option<u8>) -> Option<Thoughts> {
    let label = "Black's share, move by move".into();
    Some(Thoughts::Busy { label, said: said.into(), percent })
}

const OVER: &str = "goishi 1 renju-free\n\nh8 i9 resign";

/// A position that stands like this for Black, in which these moves are the best.
fn judged(black: i16, words: &str) -> Judged {
    let standing = Standing { black: Score::Open(black), by_fours: false };
    Judged { standing, lead: None, line: words.split(' ').map(token).collect() }
}

/// The moves and positions that the computer is asked about.
fn spots(effects: &[Effect]) -> Vec<String> {
    let Some((_, Question::Judge { spots, .. })) = super::last(effects) else { return Vec::new() };
    let then = |spot: &goishi::ai::protocol::Spot| {
        spot.then.iter().fold(spot.ply.to_string(), |all, token| all + " " + token.as_str())
    };
    spots.iter().map(then).collect()
}

#[test]
fn what_seems_to_be_a_fault_is_looked_at_again_before_it_is_told() {
    let mut app = App::opened(Some(OVER), "");
    let effects = app.command(Command::Review);
    assert_eq!(spots(&effects), ["0", "1", "2", "3"]);
    let first = vec![judged(0, "h8"), judged(0, "g9 h9"), judged(900, "h9"), judged(900, "h9")];
    let effects = app.give(Answer::Judged(first.clone()));
    assert_eq!(spots(&effects), ["1 g9"], "where White could have played otherwise");
    app.send(Message::Progressed(app.question(), Progress::Percent(50)));
    assert_eq!(app.panel().thoughts, busy("Looking at the mistakes again", Some(90)));
    let effects = app.give(Answer::Judged(vec![judged(0, "h9")]));
    assert_eq!(announced(&effects), ["White made 1 blunder."]);
    assert_eq!(app.review().unwrap().turns[2].label, "Move 2, White i9: blunder; better g9");
    let mut other = App::opened(Some(OVER), "");
    other.command(Command::Review);
    other.give(Answer::Judged(first));
    let effects = other.give(Answer::Judged(vec![judged(900, "h9")]));
    assert_eq!(announced(&effects), ["No mistakes were found."], "the other move was no better");
}

#[test]
fn a_review_is_kept_with_its_game_and_comes_back_at_once() {
    let mut app = App::opened(Some(OVER), "");
    app.command(Command::Review);
    let effects = app.give(even(4, &[]));
    let saved = effects.iter().find_map(|effect| match effect {
        Effect::Host(HostEffect::SaveReview { id, text }) => Some((id.as_str(), text.clone())),
        _ => None,
    });
    let (id, text) = saved.unwrap();
    assert_eq!(id, "0");
    assert!(app.review().is_some());
    app.send(Message::Tab(Tab::Moves));
    assert_eq!(asked(&app.command(Command::Review)), None, "it is known");
    let saved = Saved { id: "0".into(), text: OVER.into() };
    for (text, is_known) in [(text, true), ("review 1 nonsense".into(), false)] {
        let reviews = vec![Saved { id: "0".into(), text }];
        let opened = Opened { reviews, ..Opened::default() };
        let mut app = App::visit(Storage::holding([saved.clone()]), opened);
        assert_eq!(asked(&app.command(Command::Review)).is_none(), is_known);
        assert_eq!(app.review().is_some(), is_known);
    }
}

#[test]
fn a_review_says_something_of_every_move_and_lists_the_faults() {
    let text = "goishi 1 ren\n\na1 b1 c1 resign";
    let marks = [Mark::Fine, Mark::Mistake, Mark::Blunder, Mark::Fine];
    let app = App::reviewed(text, &marks, "h9");
    let review = app.review().unwrap();
    assert_eq!(review.sentence, "Black made 1 blunder. White made 1 mistake.");
    assert_eq!(
        [&review.graph, &review.title],
        ["Black's share, move by move", "Mistakes and blunders"]
    );
    let labels: Vec<&str> = review.turns.iter().map(|ply| ply.label.as_str()).collect();
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
    let marks = app.panel().moves.into_iter().map(|entry| entry.mark.sign());
    assert_eq!(marks.collect::<Vec<_>>(), ["", "?", "??", ""]);
}

#[test]
fn two_stones_of_rin_are_one_turn() {
    let text = "goishi 1 rin:size=8\n\n0,0 1,1 1,2 3,3 3,4 resign";
    let marks = [Mark::Fine, Mark::Mistake, Mark::Fine, Mark::Fine];
    let app = App::reviewed(text, &marks, "5,5 5,6");
    let review = app.review().unwrap();
    assert_eq!(review.turns[2].label, "Move 2–3, White 1,1 + 1,2: mistake; better 5,5 + 5,6");
    let plies: Vec<usize> = review.turns.iter().map(|turn| turn.ply).collect();
    assert_eq!(plies, [0, 1, 3, 5, 6]);
    let signs: Vec<&str> = app.panel().moves.iter().map(|entry| entry.mark.sign()).collect();
    assert_eq!(signs, ["", "", "?", "", "", ""], "at the end of the turn");
}

#[test]
fn where_there_are_many_faults_only_blunders_are_listed() {
    let stones: Vec<String> = (1..=9).map(|rank| format!("a{rank} e{rank}")).collect();
    let text = format!("goishi 1 ren\n\n{} resign", stones.join(" "));
    let record = goishi::record::Record::parse(&text);
    let length = record.map_or(0, |record| record.line().len());
    let mut marks = vec![Mark::Mistake; length];
    marks[4] = Mark::Blunder;
    let app = App::reviewed(&text, &marks, "h9");
    assert_eq!(app.review().unwrap().faults, [5]);
}

#[test]
fn the_move_that_lost_the_game_is_told() {
    let mut app = App::opened(Some("goishi 1 renju-pritchard\n\nh8 h9 i8 i9 j8 a1 k8 a3 l8"), "");
    app.command(Command::Review);
    let won = |moves| Judged {
        standing: Standing { black: Score::Win(moves), by_fours: false },
        ..judged(0, "c3")
    };
    let mut positions = vec![judged(0, "c3"); 6];
    positions.extend([3, 2, 1, 0].map(won));
    app.give(Answer::Judged(positions));
    app.give(Answer::Judged(vec![judged(0, "c3")]));
    let said = "White still held after move 5; move 6 lost the game.";
    assert_eq!(app.review().unwrap().lost, said);
}

#[test]
fn a_report_of_another_game_is_not_shown() {
    let mut app = App::opened(Some(OVER), "");
    app.command(Command::Review);
    let effects = app.give(even(2, &[]));
    assert!(alerted(&effects)[0].contains("does not answer"), "{effects:?}");
    assert_eq!(app.panel().thoughts, None);
}

#[test]
fn what_could_not_be_played_instead_is_no_better_move() {
    let mut app = App::opened(Some(OVER), "");
    app.command(Command::Review);
    let positions = [(0, "z99"), (900, "h8"), (-900, "3,3"), (900, "h8")];
    app.give(Answer::Judged(positions.map(|(black, word)| judged(black, word)).into()));
    assert_eq!(app.review().unwrap().sentence, "No mistakes were found.");
}

#[test]
fn thoughts_are_told_in_the_language_that_is_spoken() {
    let mut app = App::reviewed(OVER, &[Mark::Fine, Mark::Blunder, Mark::Fine], "g9");
    let german = include_str!("../../../www/words/de.txt");
    app.send(Message::Set(Setting::Lang, "de".into()));
    app.send(Message::Words { lang: "de".into(), text: Some(german.into()) });
    assert_eq!(app.review().unwrap().title, "Fehler und grobe Fehler");
}

#[test]
fn the_review_of_a_game_goes_with_it_also_where_the_next_one_is_over() {
    let mut app = App::reviewed(OVER, &[Mark::Fine; 3], "h9");
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
fn a_review_is_of_one_line_of_one_game() {
    let mut app = App::reviewed(OVER, &[Mark::Fine; 3], "h9");
    app.send(Message::Show(Step::Ply(2)));
    assert!(app.review().is_some());
    app.press("a1");
    assert!(app.review().is_some(), "a try leaves it where it is");
    app.command(Command::PlayOn);
    assert_eq!(app.panel().thoughts, None, "another game");
    app.command(Command::Resign);
    app.command(Command::Confirm);
    app.command(Command::Review);
    app.give(even(5, &[]));
    assert!(app.review().is_some());
    app.send(Message::TextOpened("goishi 1 rin:size=8\n\n0,0 1,1 1,2 resign".into()));
    assert_eq!(app.panel().thoughts, None, "another game that is over");
}

#[test]
fn a_review_gives_way_to_the_computer_when_somebody_plays_on() {
    let mut app = App::opened(Some("goishi 1 renju-free\nwhite: computer 1\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    app.send(Message::Show(Step::Ply(2)));
    assert!(!app.press("a1").contains(&STOP), "a try");
    let effects = app.command(Command::PlayOn);
    assert!(effects.contains(&STOP));
    assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Move));
}
