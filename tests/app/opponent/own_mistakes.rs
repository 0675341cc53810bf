//! Mistakes of reviewed games against the computer become problems that come back.

use super::{last, token};
use crate::App;
use crate::storage::Storage;
use goishi::ai::protocol::{Answer, Judged, Question};
use goishi::ai::{Score, Standing};
use goishi::app::learn::{Progress, Train};
use goishi::app::{Command, Effect, HostEffect, Message, Opened, Saved};
use goishi::record::puzzle::Collection;
use goishi::record::{Header, Record};
use goishi::rules::Move;

/// Black could make a straight four on the seventh move, and does not.
const MISSED: &str = "goishi 1 gomoku\nwhite: computer 3\n\nh8 a1 i8 a3 j8 c1 b2 g8 resign\n";

fn judged(black: Score, line: &str) -> Judged {
    let line = line.split_whitespace().map(token).collect();
    Judged { standing: Standing { black, by_fours: false }, lead: None, line }
}

/// The game of this text is reviewed: these are the judgements of its positions, and of what would have been better.
pub fn reviewed(text: &str, positions: Vec<Judged>, better: Judged) -> App {
    let saved = Saved { id: "0".into(), text: text.into() };
    let mut app = App::visit(Storage::holding([saved]), Opened::default());
    app.command(Command::Review);
    let effects = app.give(Answer::Judged(positions));
    let Some((_, Question::Judge { spots, .. })) = last(&effects) else { panic!("asked again") };
    app.give(Answer::Judged(vec![better; spots.len()]));
    assert!(app.review().is_some());
    app
}

/// The review of the game in which a win was missed.
fn missed() -> App {
    let mut positions = vec![judged(Score::Open(0), "o15"); 10];
    positions[6] = judged(Score::Win(3), "k8 g8 l8");
    reviewed(MISSED, positions, judged(Score::Win(2), "g8 l8"))
}

/// A file of the page.
fn file(path: &str) -> String {
    let path = format!("{}/www/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

fn own(app: &App) -> Vec<String> {
    app.model.progress().own.iter().map(|own| own.text.clone()).collect()
}

/// Begins with the own mistakes.
fn begin(app: &mut App) {
    let effects = app.send(Message::Train(Train::Start("own".into())));
    for effect in effects {
        if let Effect::Host(HostEffect::LoadLearning(path)) = effect {
            let text = file(&path);
            app.send(Message::Train(Train::Loaded(path, Some(text))));
        }
    }
}

fn wait(app: &mut App) {
    for _ in 0..4 {
        app.time(app.now.ms + 600);
    }
}

#[test]
fn a_win_that_was_missed_is_kept_and_comes_back() {
    let mut app = missed();
    let texts = own(&app);
    assert_eq!(texts.len(), 1);
    assert!(texts[0].contains("problem: win; k8 g8 l8"), "{texts:?}");
    assert_eq!(app.panel().notice, "One mistake of this game is kept under Learn.");
    let progress = app.model.progress().clone();
    assert_eq!(progress.due.len(), 1);
    assert_eq!(Progress::read(&progress.write()), progress);
    begin(&mut app);
    assert_eq!(app.panel().sentence, "Black to play and win.");
    app.press("k8");
    wait(&mut app);
    app.press("l8");
    wait(&mut app);
    assert!(app.panel().sentence.starts_with("Solved"), "{}", app.panel().sentence);
    assert_eq!(app.model.progress().due[0].times, 1, "it comes back later");
}

#[test]
fn a_win_that_was_missed_turn_after_turn_is_one_problem() {
    let mut positions = vec![judged(Score::Open(0), "o15"); 12];
    for ply in [6, 8] {
        positions[ply] = judged(Score::Win(3), "k8 g8 l8");
    }
    let text = "goishi 1 gomoku\nwhite: computer 3\n\nh8 a1 i8 a3 j8 c1 b2 e1 d4 g8 resign\n";
    let app = reviewed(text, positions, judged(Score::Win(2), "g8 l8"));
    let texts = own(&app);
    assert_eq!(texts.len(), 1, "{texts:?}");
    assert!(texts[0].contains("black h8 i8 j8; "), "the first time: {texts:?}");
}

#[test]
fn a_game_that_is_reviewed_again_adds_nothing_and_a_backup_keeps_all() {
    let app = missed();
    let backup = goishi::app::backup::write(&app.model);
    let mut other = App::new();
    other.send(Message::TextOpened(backup));
    assert_eq!(own(&other), own(&app));
    let mut twice = app.model.progress().clone();
    twice.merge(app.model.progress());
    assert_eq!(&twice, app.model.progress());
}

#[test]
fn who_walked_into_a_loss_has_to_hold_and_any_move_that_does_is_right() {
    let mut positions = vec![judged(Score::Open(0), "o15"); 9];
    positions[6] = judged(Score::Open(0), "k8");
    positions[7] = judged(Score::Loss(3), "k8");
    positions.push(judged(Score::Open(0), ""));
    let text = "goishi 1 gomoku\nwhite: computer 3\n\na1 h8 a3 i8 c1 j8 b2 g8 resign\n";
    let mut app = reviewed(text, positions, judged(Score::Open(0), "b2"));
    let texts = own(&app);
    assert!(texts.len() == 1 && texts[0].contains("problem: defend; k8"), "{texts:?}");
    begin(&mut app);
    app.press("g8");
    assert_eq!(app.panel().sentence, "Checking this move …", "it is in no line");
    app.give(Answer::Judged(vec![judged(Score::Open(0), "")]));
    wait(&mut app);
    assert!(app.panel().sentence.starts_with("Solved"), "{}", app.panel().sentence);
}

#[test]
fn in_ren_a_move_that_gives_clearly_more_is_right() {
    let puzzle = Collection::read(&file("problems/ren.txt")).get(1).unwrap();
    let mut record = Record::from_setup(puzzle.rules, puzzle.setup.clone()).unwrap();
    let corner = record.start().board().points().map(Move::Stone);
    let plain = corner.filter(|mv| record.start().check(*mv).is_ok()).last().unwrap();
    let white = puzzle.setup.to_move == goishi::board::Color::White;
    record.set_header(if white { Header::Black } else { Header::White }, "computer 2");
    record.vary(record.root(), &[plain, Move::Resign(None)]).unwrap();
    let better = puzzle.rules.point_name(puzzle.right[0][0]);
    let loses = if white { Score::Open(800) } else { Score::Open(-800) };
    let positions = vec![judged(Score::Open(0), &better), judged(loses, "a1"), judged(loses, "")];
    let mut app = reviewed(&record.to_string(), positions, judged(Score::Open(0), ""));
    assert!(own(&app)[0].contains("problem: best"), "{:?}", own(&app));
    begin(&mut app);
    app.press(&better);
    wait(&mut app);
    assert!(app.panel().sentence.starts_with("Solved"), "{}", app.panel().sentence);
}

#[test]
fn games_between_two_people_and_unclear_mistakes_give_none() {
    let mut positions = vec![judged(Score::Open(0), "o15"); 10];
    positions[6] = judged(Score::Win(3), "k8 g8 l8");
    let people = MISSED.replace("white: computer 3\n", "white: Ann\n");
    assert!(own(&reviewed(&people, positions.clone(), judged(Score::Win(2), "g8"))).is_empty());
    positions[6] = judged(Score::Open(900), "k8");
    assert!(own(&reviewed(MISSED, positions, judged(Score::Open(900), "g8"))).is_empty());
}
