//! The computer at the board: when it is asked, and what becomes of its answers.

mod analysis;
mod failures;
mod lesson;
mod manners;
mod own_mistakes;
mod reasons;
mod referee;
mod solver;
mod thoughts;

use super::{App, announced};
use goishi::ai::protocol::{Answer, Candidate, Failure, Judged, Progress, Question, Token};
use goishi::ai::review::{self, Course, Mark, Review, Turn};
use goishi::ai::{Hope, Score, Standing};
use goishi::app::{Command, Effect, Message, Saved, Setting, Step, Wish};
use goishi::record::Record;

const STOP: Effect = Effect::StopThinking;

/// The last question and its number.
fn last(effects: &[Effect]) -> Option<(u32, &Question)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Think { number, question, .. } => Some((*number, question)),
        _ => None,
    })
}

/// What the computer was asked: for what, the question's number, the position, and how well it is to play.
fn asked(effects: &[Effect]) -> Option<(Wish, u32, usize, u8)> {
    let (number, question) = last(effects)?;
    let (wish, ply, level) = match question {
        Question::Move { ply, level, .. } => (Wish::Move, *ply, level.number()),
        Question::Hint { ply, .. } => (Wish::Hint, *ply, 0),
        Question::Judge { .. } => (Wish::Review, 0, 0),
        Question::Solve { ply, attacker, means, .. } => (Wish::Solve(*attacker, *means), *ply, 0),
        Question::Threats { ply, .. } => (Wish::Threats, *ply, 0),
    };
    Some((wish, number, ply, level))
}

/// How long it may think, and whether it may resign.
fn terms(effects: &[Effect]) -> Option<(u32, Hope)> {
    match last(effects)?.1 {
        Question::Move { milliseconds, hope, .. } => Some((*milliseconds, *hope)),
        _ => None,
    }
}

fn token(word: &str) -> Token {
    Token::try_from(String::from(word)).unwrap()
}

fn best(word: &str) -> Progress {
    Progress::Best(token(word))
}

const EVEN: Standing = Standing { black: Score::Open(0), by_fours: false };

/// Advice to play each of these, in a position that stands like this.
fn hint(standing: Standing, words: &[&str]) -> Answer {
    let lines = words.iter().map(|word| word.split(' ').map(token).collect());
    Answer::Hint(lines.map(|line| Candidate { line, standing, depth: 7 }).collect())
}

/// What is thought of so many positions that are all even, and in which each of these would be a good move.
fn even(count: usize, words: &[&str]) -> Answer {
    let line = words.iter().copied().map(token).collect();
    Answer::Judged(vec![Judged { standing: EVEN, lead: None, line }; count])
}

/// The kept review of a game with these marks, in which `better` was always better.
fn kept(text: &str, marks: &[Mark], better: &str) -> Saved {
    let record = Record::parse(text).unwrap();
    let course = Course::new(&record);
    let read = |word| token(word).read(record.rules()).unwrap();
    let turns = course.turns().iter().zip(marks).map(|(plies, &mark)| Turn {
        color: course.color(plies),
        plies: plies.clone(),
        mark,
        cost: None,
        better: if mark == Mark::Fine { vec![] } else { better.split(' ').map(read).collect() },
        refutation: Vec::new(),
        standing: EVEN,
    });
    let review = Review { start: EVEN, turns: turns.collect() };
    Saved { id: "0".into(), text: review::write(&record, &review) }
}

impl App {
    /// A game in which the computer plays White.
    pub fn against_level(rules: &str, level: &str) -> Self {
        let mut app = Self::new();
        app.begin(rules, &[("opponent", "computer"), ("level", level), ("you", "Ann")]);
        app
    }

    /// A game between two computers, of the first and the second level.
    pub fn itself() -> Self {
        let text = "goishi 1 renju-free\nblack: computer 1\nwhite: computer 2\n\n";
        Self::opened(Some(text), "")
    }

    /// The number of the last question.
    fn question(&self) -> u32 {
        asked(&self.effects).expect("something was asked").1
    }

    /// The computer plays this.
    pub fn answer(&mut self, word: &str) -> Vec<Effect> {
        self.give(Answer::Move { token: token(word), hopeless: false })
    }

    /// It plays this, and sees no hope.
    fn answer_hopeless(&mut self, word: &str) -> Vec<Effect> {
        self.give(Answer::Move { token: token(word), hopeless: true })
    }

    fn give(&mut self, answer: Answer) -> Vec<Effect> {
        self.send(Message::Answered(self.question(), answer))
    }

    /// The computer does not answer.
    fn fail(&mut self) -> Vec<Effect> {
        self.give(Answer::Failed(Failure::Silent))
    }

    fn moves(&self) -> Vec<String> {
        self.panel().moves.into_iter().map(|entry| entry.word).collect()
    }
}

#[test]
fn after_each_move_of_ours_it_is_asked_and_its_answer_is_played() {
    let mut app = App::against_level("renju-free", "4");
    assert_eq!(asked(&app.effects), None, "Black begins");
    let effects = app.press("h8");
    assert_eq!(asked(&effects), Some((Wish::Move, 1, 1, 4)));
    assert_eq!(
        app.panel().sentence,
        "White: a stone inside the central 5×5.",
        "that it thinks is said above"
    );
    assert!(app.panel().is_busy);
    let effects = app.answer("i9");
    assert_eq!(app.moves(), ["h8", "i9"]);
    assert!(announced(&effects)[0].starts_with("White i9."));
    assert!(!app.panel().is_busy);
    assert!(app.saved().contains("white: computer 4\n"));
    assert_eq!(app.panel().players[1].name, "Slate");
}

#[test]
fn the_question_holds_the_whole_game() {
    let mut app = App::against_level("rin:size=8", "1");
    app.press("0,0");
    let record = "goishi 1 rin:size=8\nblack: Ann\nwhite: computer 1\n\n0,0\n";
    let (_, question) = last(&app.effects).expect("something was asked");
    assert_eq!(question.record(), record);
}

#[test]
fn what_comes_too_late_is_dropped() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    let old = app.question();
    app.command(Command::Undo);
    app.press("h8");
    assert_ne!(app.question(), old);
    assert_eq!(
        app.send(Message::Answered(old, Answer::Move { token: token("i9"), hopeless: false })),
        []
    );
    assert_eq!(app.send(Message::Progressed(old, best("i9"))), []);
    assert_eq!(app.moves(), ["h8"]);
    app.answer("h9");
    assert_eq!(app.answer("i9"), [], "twice");
    assert_eq!(app.moves(), ["h8", "h9"]);
}

#[test]
fn where_it_does_not_move_one_may_move_for_it() {
    let mut app = App::against_level("ren", "4");
    app.press("a1");
    app.fail();
    assert!(app.panel().is_possible(Command::Pass));
    app.hover("b3");
    assert_eq!(app.diagram().stones.len(), 2, "a stone under the mouse");
    app.press("b2");
    assert_eq!(app.moves(), ["a1", "b2"]);
    assert!(!app.panel().is_busy, "Ann is to move");
    app.press("c3");
    assert!(app.panel().is_busy, "and the computer again after that");
}

#[test]
fn nobody_moves_in_its_turn() {
    let mut app = App::against_level("ren", "4");
    app.press("a1");
    let effects = app.press("b2");
    assert_eq!(announced(&effects), ["White is thinking …"]);
    assert_eq!(app.moves(), ["a1"]);
    assert!(!app.panel().is_possible(Command::Pass));
    app.hover("b3");
    let ghosts = app.diagram().stones.len();
    assert_eq!(ghosts, 1, "no stone under the mouse");
}

#[test]
fn undo_and_redo_take_its_moves_along() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.answer("i9");
    app.press("d4");
    app.command(Command::Undo);
    assert_eq!(app.moves(), ["h8", "i9"], "while it thinks the last stone of ours goes");
    assert!(app.effects.contains(&STOP));
    assert!(!app.panel().is_busy);
    app.command(Command::Undo);
    assert_eq!(app.moves().len(), 0, "its answer goes with the move");
    app.command(Command::Redo);
    assert_eq!(app.moves(), ["h8", "i9"]);
    assert!(!app.panel().is_busy, "nothing is asked again");
}

#[test]
fn it_may_be_told_to_move_now() {
    let mut app = App::against_level("renju-free", "6");
    app.press("h8");
    assert_eq!(app.panel().think, "Move now");
    app.send(Message::Progressed(app.question(), best("i9")));
    app.send(Message::Progressed(app.question(), best("g9")));
    let effects = app.command(Command::Think);
    assert!(effects.contains(&STOP));
    assert_eq!(app.moves(), ["h8", "g9"]);
}

#[test]
fn without_a_thought_yet_it_stops_and_can_be_asked_again() {
    let mut app = App::against_level("renju-free", "6");
    app.press("h8");
    app.send(Message::Progressed(app.question(), best("h8")));
    let effects = app.command(Command::Think);
    assert!(effects.contains(&STOP));
    assert_eq!((app.moves().len(), app.panel().is_busy), (1, false));
    assert_eq!(app.panel().think, "Computer move");
}

#[test]
fn it_plays_against_itself_until_it_is_stopped() {
    let mut app = App::itself();
    assert_eq!(asked(&app.effects), Some((Wish::Move, 1, 0, 1)));
    app.answer("h8");
    assert_eq!(asked(&app.effects), Some((Wish::Move, 2, 1, 2)));
    assert_eq!(app.panel().think, "Stop");
    app.send(Message::Progressed(app.question(), best("i9")));
    app.command(Command::Think);
    assert_eq!(app.moves(), ["h8"], "nothing is played");
    assert!(!app.panel().is_busy);
    app.command(Command::Think);
    app.answer("i9");
    assert_eq!(app.moves(), ["h8", "i9"]);
    assert!(app.panel().is_busy);
}

#[test]
fn who_looks_back_is_left_alone() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.answer("i9");
    app.send(Message::Show(Step::Ply(1)));
    assert!(!app.panel().is_busy, "where the computer was to move");
    app.press("g9");
    assert_eq!(app.moves(), ["h8", "i9"], "one may try its moves");
    assert_eq!(app.label("g9"), "g9, white, move 2, last move");
}

#[test]
fn a_reload_goes_on_with_it() {
    let app = App::opened(Some("goishi 1 renju-free\nblack: computer 2\nwhite: Ben\n\nh8 i9"), "");
    assert_eq!(asked(&app.effects), Some((Wish::Move, 1, 2, 2)));
    let over = App::opened(Some("goishi 1 renju-free\nblack: computer 2\n\nh8 i9 resign"), "");
    assert_eq!(asked(&over.effects), None);
}

#[test]
fn names_that_are_no_level_are_people() {
    for name in ["computer 0", "computer 7", "computer", "computer 33", "Computer 3", "computer x"]
    {
        let app = App::opened(Some(&format!("goishi 1 renju-free\nblack: {name}\n\n")), "");
        assert_eq!(asked(&app.effects), None, "{name}");
        assert_eq!(app.panel().players[0].name, name);
    }
}

#[test]
fn it_chooses_colours_and_goes_on_with_those_it_has() {
    let mut app = App::against_level("renju-rif", "5");
    app.press("h8 i9 j10");
    assert_eq!(app.panel().sentence, "White: choose colours.");
    app.answer("swap");
    assert!(app.saved().contains("black: computer 5\nwhite: Ann\n"));
    assert!(!app.panel().is_busy, "Ann, White now, puts the fourth stone");
    app.press("k9");
    assert!(app.panel().is_busy, "it proposes fifths");
    app.answer("g7/i7");
    assert!(!app.panel().is_busy, "Ann chooses one");
}

#[test]
fn it_answers_the_offer_of_a_draw() {
    let mut app = App::against_level("renju-rif", "5");
    app.press("h8 i9 j10");
    app.answer("stay");
    app.answer("k9");
    app.press("g7 i7");
    app.answer("i7");
    app.answer("a1");
    app.command(Command::Offer);
    app.press("c3");
    assert!(app.panel().is_busy);
    assert!(!app.panel().is_possible(Command::Accept), "it is not ours to answer");
    app.answer("accept");
    assert!(app.panel().is_over);
}

#[test]
fn who_resigns_while_it_thinks_resigns_for_himself() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.command(Command::Resign);
    assert_eq!(app.panel().question, "Do you resign?");
    app.command(Command::Confirm);
    assert_eq!(app.panel().sentence, "White wins: Black resigned.");
    assert!(!app.panel().is_busy);
}

#[test]
fn how_often_it_was_hopeless_goes_with_the_question() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.answer_hopeless("i9");
    app.press("a1");
    assert_eq!(terms(&app.effects), Some((1000, Hope::LostFor(1))));
    app.answer_hopeless("i10");
    app.press("a2");
    assert_eq!(terms(&app.effects), Some((1000, Hope::LostFor(2))));
    app.answer("i11");
    app.press("a3");
    assert_eq!(terms(&app.effects), Some((1000, Hope::LostFor(0))));
    app.answer("resign");
    assert_eq!(app.panel().sentence, "Black wins: White resigned.");
}

#[test]
fn settings_say_how_long_it_thinks_and_whether_it_resigns() {
    for (value, expected) in [("0.5", 500), ("1", 1000), ("2", 2000), ("5", 5000)] {
        let mut app = App::against_level("renju-free", "4");
        app.send(Message::Set(Setting::ThinkTime, value.into()));
        app.send(Message::Set(Setting::Resigns, "off".into()));
        assert_eq!(terms(&app.press("h8")), Some((expected, Hope::Endless)));
    }
}

#[test]
fn with_a_clock_it_takes_a_part_of_what_is_left() {
    let mut app = App::new();
    app.time(0);
    app.begin("renju-free", &[("opponent", "computer"), ("level", "6"), ("clock", "1+0")]);
    app.time(1000);
    app.send(Message::Set(Setting::ThinkTime, "5".into()));
    let effects = app.press("h8");
    assert_eq!(terms(&effects), Some((4000, Hope::LostFor(0))), "a fifteenth of a minute");
}

#[test]
fn one_press_makes_it_the_opponent_before_the_first_move() {
    let mut app = App::new();
    app.new_game("ren");
    app.command(Command::PlayComputer);
    assert_eq!(app.panel().players[1].name, "Pebble");
    assert!(!app.panel().is_possible(Command::PlayComputer));
    app.press("a1");
    assert_eq!(asked(&app.effects), Some((Wish::Move, 1, 1, 1)));
    app.answer("b2");
    app.new_game("renju-free");
    app.press("h8");
    assert!(!app.panel().is_possible(Command::PlayComputer), "the game has begun");
}

#[test]
fn a_rematch_exchanges_the_colours() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.answer("resign");
    app.command(Command::Rematch);
    assert_eq!(app.panel().players[0].name, "Slate");
    assert!(app.panel().is_busy, "it begins");
}
