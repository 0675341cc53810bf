//! Whether a colour wins by fours or threes, and the threats on the board.

use super::{STOP, asked, last, token};
use crate::{App, alerted, announced};
use goishi::ai::protocol::{Answer, Menace, Question, Rank, Solved};
use goishi::ai::renju::{Means, Verdict};
use goishi::app::diagram::Sign;
use goishi::app::thoughts::{self, Thoughts};
use goishi::app::{Command, Message, Step, Wish};
use goishi::board::Color;

/// Black has three in a row and is to move.
const THREE: &str = "h8 a1 i8 a3 j8 a5";

fn at(words: &str) -> App {
    App::opened(Some(&format!("goishi 1 renju-pritchard\n\n{words}\n")), "")
}

fn answer(verdict: Verdict, line: &str, first: &str, stops: &str) -> Answer {
    let tokens = |words: &str| words.split_whitespace().map(token).collect();
    let (line, first, stops) = (tokens(line), tokens(first), tokens(stops));
    Answer::Solved(Solved { verdict, line, first, stops, is_partial: false })
}

impl App {
    fn solved(&self) -> Option<thoughts::Solved> {
        match self.panel().thoughts {
            Some(Thoughts::Solved(solved)) => Some(solved),
            _ => None,
        }
    }

    fn found_signs(&self) -> Vec<Sign> {
        let signs = self.diagram().marks.into_iter().map(|mark| mark.sign);
        signs.filter(|sign| matches!(sign, Sign::Begins | Sign::Stops | Sign::Threat(_))).collect()
    }

    fn name_of(&self, point: &str) -> String {
        let names = goishi::app::spoken::cells(&self.model);
        names.into_iter().find(|name| name.starts_with(&format!("{point},"))).unwrap()
    }
}

#[test]
fn a_win_is_said_with_its_line_its_first_moves_and_what_stops_it() {
    let mut app = at(THREE);
    let effects = app.command(Command::BlackFours);
    let wish = Wish::Solve(Color::Black, Means::Fours);
    assert_eq!(asked(&effects).map(|asked| (asked.0, asked.2)), Some((wish, 6)));
    assert!(matches!(app.panel().thoughts, Some(Thoughts::Busy { .. })));
    let effects = app.give(answer(Verdict::Proved, "k8 g8 l8", "g8 k8", "k8 g8"));
    let said = "Proved: Black wins by fours in 2 moves. First moves that win: g8, k8. Points that stop it: k8, g8.";
    assert_eq!(announced(&effects), [said]);
    let solved = app.solved().unwrap();
    assert_eq!(super::thoughts::names(&solved.line.unwrap()), "k8 g8 l8");
    assert!(!solved.is_open && !app.panel().is_possible(Command::LookLonger));
    assert_eq!(app.found_signs().len(), 4);
    assert!(app.name_of("k8").contains("begins a win, stops the win"), "{}", app.name_of("k8"));
    app.send(Message::Preview(Some(0)));
    assert!(app.found_signs().is_empty(), "the line is seen alone");
    assert!(app.diagram().marks.iter().any(|mark| mark.sign == Sign::Step(3)));
    app.send(Message::Follow(0));
    assert_eq!(app.model.record().line().len(), 7, "its first move is played");
    assert!(app.solved().is_none(), "the position has changed");
}

#[test]
fn the_colour_that_is_not_to_move_can_be_asked_about_and_its_line_is_only_shown() {
    let mut app = at(&format!("{THREE} o1"));
    app.command(Command::BlackThrees);
    let effects = app.give(answer(Verdict::Proved, "k8 g8 l8", "k8", ""));
    assert!(announced(&effects)[0].contains("by fours and threes in 2 moves"), "{effects:?}");
    assert!(announced(&effects)[0].ends_with("Nothing stops it."));
    let line = app.solved().and_then(|solved| solved.line).unwrap();
    assert_eq!(line.label, "Show on the board");
    assert_eq!(line.first[0].color, Color::Black);
    app.send(Message::Follow(0));
    assert_eq!(app.model.record().line().len(), 7);
    let steps = app.diagram().marks.into_iter().filter(|mark| matches!(mark.sign, Sign::Step(_)));
    assert_eq!(steps.count(), 3);
}

#[test]
fn what_is_open_is_searched_again_for_longer() {
    let mut app = at(THREE);
    let milliseconds = |effects: &[_]| match last(effects) {
        Some((_, Question::Solve { milliseconds, .. })) => *milliseconds,
        other => panic!("{other:?}"),
    };
    let first = milliseconds(&app.command(Command::WhiteThrees));
    let effects = app.give(answer(Verdict::Unknown, "", "", ""));
    assert_eq!(announced(&effects), ["Unknown: the search is not finished."]);
    assert!(app.solved().unwrap().is_open);
    assert_eq!(milliseconds(&app.command(Command::LookLonger)), 4 * first);
    assert!(matches!(app.panel().thoughts, Some(Thoughts::Busy { .. })));
    let effects = app.give(answer(Verdict::Refuted, "", "", ""));
    assert_eq!(announced(&effects), ["Refuted: White does not win by fours and threes."]);
    assert!(!app.solved().unwrap().is_open);
    assert!(app.command(Command::WhiteThrees).iter().all(|effect| *effect != STOP));
    assert!(app.panel().thoughts.is_none(), "the same button takes the answer away");
}

#[test]
fn a_search_is_stopped_by_its_own_button() {
    let mut app = at(THREE);
    app.command(Command::WhiteThrees);
    assert!(app.command(Command::WhiteThrees).contains(&STOP));
    assert!(app.panel().thoughts.is_none());
}

#[test]
fn what_cannot_be_true_is_not_believed() {
    let wrong = [
        answer(Verdict::Proved, "k8 g8 h8", "k8", ""), // h8 is occupied
        answer(Verdict::Proved, "k8 g8 l8", "h8", ""),
        answer(Verdict::Proved, "", "k8", ""),
        answer(Verdict::Refuted, "k8", "", ""),
        Answer::Threats(Vec::new()),
    ];
    for answer in wrong {
        let mut app = at(THREE);
        app.command(Command::BlackFours);
        let effects = app.give(answer);
        assert_eq!(alerted(&effects).len(), 1);
        assert!(app.panel().thoughts.is_none());
    }
}

#[test]
fn threats_follow_from_position_to_position_and_are_read_out_once() {
    let mut app = at(THREE);
    let menace = |stone, color, rank| Menace { stone: token(stone), color, rank };
    let found = || {
        let black = menace("k8", Color::Black, Rank::WinningFour);
        Answer::Threats(vec![black, menace("a7", Color::White, Rank::Three)])
    };
    app.command(Command::Threats);
    let effects = app.give(found());
    assert_eq!(announced(&effects), ["Black, straight four: k8. White, three: a7."]);
    assert_eq!(app.found_signs(), [Sign::Threat(Rank::WinningFour), Sign::Threat(Rank::Three)]);
    assert!(app.name_of("k8").contains("Black: straight four"));
    let effects = app.send(Message::Show(Step::Previous));
    assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Threats));
    assert!(announced(&app.give(found())).is_empty());
    app.command(Command::Threats);
    assert!(app.found_signs().is_empty());
    let effects = app.send(Message::Show(Step::Last));
    assert_eq!(asked(&effects), None, "they are not wanted any more");
}

#[test]
fn there_is_a_solver_for_renju_games_that_run() {
    let mut over = at(&format!("{THREE} resign"));
    assert!(!over.panel().is_possible(Command::BlackFours));
    over.send(Message::Show(Step::Previous));
    assert!(over.panel().is_possible(Command::BlackFours));
    let ren = App::opened(Some("goishi 1 ren\n\ne5\n"), "");
    assert!(!ren.panel().is_possible(Command::BlackFours));
    assert!(!ren.panel().is_possible(Command::Threats));
    let note = format!("goishi 1 renju-pritchard\nnote: tournament\n\n{THREE}\n");
    let tournament = App::opened(Some(&note), "");
    assert!(!tournament.panel().is_possible(Command::BlackFours));
}
