//! Hints that can be touched: lines on the board and in the record, and analysis that stays on.

use super::thoughts::names;
use super::{EVEN, STOP, asked, hint, last};
use crate::{App, announced};
use goishi::ai::protocol::Question;
use goishi::ai::review::Mark;
use goishi::ai::{Score, Standing};
use goishi::app::diagram::{Sign, Worth};
use goishi::app::{Command, Effect, Message, Setting, Step, Wish};

/// For how long the computer was asked, and for how many lines.
fn terms(effects: &[Effect]) -> Option<(u32, u8)> {
    match last(effects)?.1 {
        Question::Hint { milliseconds, lines, .. } => Some((*milliseconds, *lines)),
        _ => None,
    }
}

fn advised(words: &[&str]) -> App {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8");
    app.command(Command::Hint);
    app.give(hint(EVEN, words));
    app
}

fn steps(app: &App) -> Vec<u16> {
    let marks = app.diagram().marks.into_iter();
    let steps = marks.filter_map(|mark| match mark.sign {
        Sign::Step(number) => Some(number),
        _ => None,
    });
    steps.collect()
}

#[test]
fn a_line_that_is_pointed_at_is_seen_on_the_board() {
    let mut app = advised(&["g9 a1 i9", "i9"]);
    assert_eq!(steps(&app), [0; 0]);
    assert_eq!(app.send(Message::Preview(Some(0))), [Effect::Redraw]);
    assert_eq!(steps(&app), [1, 2, 3]);
    assert_eq!(app.send(Message::Preview(Some(0))), [], "nothing new");
    app.send(Message::Preview(Some(1)));
    assert_eq!(steps(&app), [1]);
    app.send(Message::Preview(Some(7)));
    assert_eq!(steps(&app), [0; 0], "there is none");
    app.send(Message::Preview(Some(0)));
    app.send(Message::Preview(None));
    assert_eq!(steps(&app), [0; 0]);
    app.send(Message::Preview(Some(0)));
    app.press("g9");
    assert_eq!(steps(&app), [0; 0], "it was of another position");
}

#[test]
fn long_lines_are_folded_after_six_moves() {
    let app = advised(&["g9 a1 a3 a5 a7 a9 a11 a13 b1", "i9 a1 a3 a5 a7 a9 a11 a13"]);
    let advice = app.advice().unwrap();
    let [long, short] = [&advice.candidates[0].line, &advice.candidates[1].line];
    assert_eq!((long.first.len(), long.rest.len(), long.more.as_str()), (6, 3, "+3"));
    assert_eq!(names(long), "g9 a1 a3 a5 a7 a9 a11 a13 b1");
    assert_eq!((short.first.len(), short.more.as_str()), (8, ""), "two more are not worth a fold");
}

#[test]
fn a_line_becomes_a_variation_of_the_game_or_at_its_end_a_move() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8 i9 a1");
    app.send(Message::Show(Step::Ply(1)));
    app.command(Command::Hint);
    app.give(hint(EVEN, &["g9 a3 k9"]));
    assert_eq!(app.advice().unwrap().candidates[0].line.label, "Add as a variation");
    app.send(Message::Preview(Some(0)));
    app.send(Message::Follow(0));
    assert_eq!((app.moves(), app.model.shown()), (vec!["h8".into(), "i9".into(), "a1".into()], 1));
    assert_eq!(app.panel().moves[1].variations[0].moves[0].label, "or 2. g9");
    assert!(app.saved().contains("(g9 a3 k9)"), "{}", app.saved());
    let mut app = advised(&["g9 a3"]);
    assert_eq!(app.advice().unwrap().candidates[0].line.label, "Play the first move");
    assert_eq!(app.send(Message::Follow(0)), [Effect::Redraw], "a finger shows it first");
    assert_eq!((steps(&app), app.moves()), (vec![1, 2], vec!["h8".to_string()]));
    app.send(Message::Follow(0));
    assert_eq!(app.moves(), ["h8", "g9"]);
    assert_eq!(app.send(Message::Follow(0)), [], "there is no line any more");
}

#[test]
fn analysis_that_stays_on_goes_deeper_until_it_is_stopped() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8");
    let effects = app.command(Command::ThinkOn);
    assert_eq!(terms(&effects), Some((1_000, 3)));
    for milliseconds in [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000] {
        let effects = app.give(hint(EVEN, &["g9 a1", "i9"]));
        assert_eq!(terms(&effects), Some((milliseconds, 3)));
        assert!(app.advice().is_some(), "what was found is seen while it thinks on");
    }
    assert_eq!(terms(&app.give(hint(EVEN, &["i9"]))), None, "nobody waits longer");
    let effects = app.press("g9");
    assert_eq!(terms(&effects), Some((1_000, 3)), "it goes on with another position");
    app.give(hint(EVEN, &["a3"]));
    let effects = app.command(Command::ThinkOn);
    assert!(effects.contains(&STOP));
    assert!(app.advice().is_some() && !app.panel().is_busy, "what it has found stays");
    assert_eq!(asked(&app.press("a1")), None);
}

#[test]
fn only_the_first_of_many_answers_is_said() {
    let mut app = App::new();
    app.new_game("renju-free");
    app.press("h8");
    app.command(Command::ThinkOn);
    assert_eq!(announced(&app.give(hint(EVEN, &["g9"]))), ["Even. g9"]);
    assert_eq!(announced(&app.give(hint(EVEN, &["i9"]))), [""; 0]);
}

#[test]
fn a_hint_that_is_there_is_thought_on_about() {
    let mut app = advised(&["g9"]);
    assert_eq!(terms(&app.command(Command::ThinkOn)), Some((2_000, 3)));
    assert!(app.advice().is_some());
}

#[test]
fn the_computers_own_move_comes_first_and_analysis_goes_on_after_it() {
    let mut app = App::against_level("renju-free", "2");
    app.command(Command::ThinkOn);
    app.give(hint(EVEN, &["h8"]));
    let effects = app.press("h8");
    assert_eq!(asked(&effects).map(|it| it.0), Some(Wish::Move));
    let effects = app.answer("g9");
    assert_eq!(asked(&effects).map(|it| it.0), Some(Wish::Hint));
    let effects = app.send(Message::Switch(Setting::Hints));
    assert!(effects.contains(&STOP));
    assert_eq!(asked(&app.press("a1")).map(|it| it.0), Some(Wish::Move), "and no hint after it");
}

#[test]
fn there_are_one_to_five_lines() {
    let mut app = advised(&["g9", "i9", "g7"]);
    assert_eq!(terms(&app.command(Command::MoreLines)), Some((1_000, 4)));
    assert!(app.advice().is_some(), "until the answer comes");
    app.command(Command::MoreLines);
    assert!(!app.panel().is_possible(Command::MoreLines));
    app.give(hint(EVEN, &["g9", "i9", "g7", "i7", "h9"]));
    assert_eq!(app.advice().unwrap().candidates.len(), 5);
    for _ in 0..4 {
        app.command(Command::FewerLines);
    }
    assert!(!app.panel().is_possible(Command::FewerLines));
    assert_eq!(terms(&app.effects), Some((1_000, 1)));
}

#[test]
fn at_a_choice_of_colours_it_says_which_is_better_and_for_whom() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 h9 i8"), "");
    app.command(Command::Hint);
    let black = Standing { black: Score::Open(160), by_fours: false };
    app.give(hint(black, &["swap", "stay"]));
    let advice = app.advice().unwrap();
    assert_eq!(advice.sentence, "Black is the better colour for the second player.");
    let shares: Vec<&str> = advice.candidates.iter().map(|it| it.percent.as_str()).collect();
    assert_eq!(shares, ["58%", "42%"], "of who is asked");
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 h9 i8"), "");
    app.command(Command::Hint);
    app.give(hint(Standing { black: Score::Open(-160), by_fours: false }, &["stay", "swap"]));
    let advice = app.advice().unwrap();
    assert_eq!(advice.sentence, "White is the better colour for the second player.");
    assert_eq!(advice.candidates[0].percent, "58%");
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
    assert!(signs.contains(&Sign::Hint { place: 1, worth: Worth::Share(50) }));
    assert!(!signs.iter().any(|sign| matches!(sign, Sign::Hint { place: 0, .. })));
}

#[test]
fn both_stones_of_a_pair_are_marked() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 i9 j10 stay k9"), "");
    app.command(Command::Hint);
    app.give(hint(EVEN, &["g7/i7"]));
    assert_eq!(["g7", "i7"].map(|at| app.label(at).ends_with("a hint")), [true; 2]);
}

const PROVED: Standing = Standing { black: Score::Win(3), by_fours: true };

/// Black has an open three, and is to move.
fn before_a_win() -> App {
    App::opened(Some("goishi 1 renju-pritchard\n\nh8 a1 i8 a3 j8 a5"), "")
}

#[test]
fn a_proved_win_is_a_word_and_a_sign_and_no_number() {
    let mut app = before_a_win();
    assert_eq!(app.panel().advised, "");
    app.command(Command::Hint);
    app.give(hint(PROVED, &["g8", "k8"]));
    let percents = app.advice().unwrap().candidates.into_iter().map(|it| it.percent);
    assert_eq!(percents.collect::<Vec<_>>(), ["wins", "wins"]);
    let signs: Vec<Sign> = app.diagram().marks.into_iter().map(|mark| mark.sign).collect();
    assert!(signs.contains(&Sign::Hint { place: 0, worth: Worth::Win }), "{signs:?}");
    assert_eq!(app.panel().advised, "Black wins by fours in 2 moves. Best: g8.");
    let mut app = before_a_win();
    app.command(Command::Hint);
    let lost = Standing { black: Score::Loss(4), by_fours: false };
    app.give(hint(lost, &["g8"]));
    assert_eq!(app.advice().unwrap().candidates[0].percent, "loses");
}

#[test]
fn a_line_that_wins_ends_before_a_stone_that_means_nothing_and_with_the_four_that_wins() {
    for (standing, line, told) in [
        (PROVED, "h10 o15 g8 k8", "h10"),
        (PROVED, "g8 k8 f8", "g8"),
        (PROVED, "i10 i9 g8 k8 f8", "i10 i9 g8"),
        (EVEN, "h10 o15 g8 k8", "h10 o15 g8 k8"),
    ] {
        let mut app = before_a_win();
        app.command(Command::Hint);
        app.give(hint(standing, &[line]));
        assert_eq!(names(&app.advice().unwrap().candidates[0].line), told, "{line}");
    }
}

#[test]
fn a_hint_gives_its_place_back_to_the_review() {
    let mut app = App::reviewed("goishi 1 renju-pritchard\n\nh8 i9 resign", &[Mark::Fine; 3], "h9");
    let with_hint = |app: &mut App| {
        app.send(Message::Show(Step::Ply(1)));
        app.press("i8");
        app.command(Command::Hint);
        app.give(hint(EVEN, &["g9"]));
        assert!(app.advice().is_some() && app.review().is_none());
    };
    with_hint(&mut app);
    app.command(Command::Hint);
    assert!(app.review().is_some(), "the second press takes the hint away");
    with_hint(&mut app);
    app.send(Message::Show(Step::First));
    assert!(app.review().is_some(), "so does another position");
}

#[test]
fn while_a_review_is_thought_about_nothing_else_is_asked() {
    let mut app = App::opened(Some("goishi 1 renju-free\n\nh8 i9 resign"), "");
    app.command(Command::Review);
    app.send(Message::Show(Step::Ply(1)));
    app.press("i8");
    assert!(!app.panel().is_possible(Command::Hint));
    assert!(!app.send(Message::Ask(Wish::Hint)).contains(&STOP));
    assert!(app.panel().is_busy);
}
