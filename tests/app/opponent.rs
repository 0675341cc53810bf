//! The computer at the board: when it is asked, and what becomes of its answers.

#[path = "opponent/manners.rs"]
mod manners;
#[path = "opponent/referee.rs"]
mod referee;
#[path = "opponent/thoughts.rs"]
mod thoughts;

use super::{App, alerted, announced};
use goishi::app::{Command, Effect, Message, Setting, Step, Wish};

const STOP: Effect = Effect::Tell("stop", 0);
const HIDE: Effect = Effect::Tell("hide", 0);

/// What the computer was asked: for what, the question's number, the position, and how well it is to play.
fn asked(effects: &[Effect]) -> Option<(Wish, u32, usize, u8)> {
    let (number, head) = effects.iter().rev().find_map(head)?;
    let wish = Wish::ALL.into_iter().find(|wish| wish.id() == head[0]);
    Some((wish?, number, head[1].parse().unwrap(), head[4].parse().unwrap()))
}

/// The number of a question and the words of its first line.
fn head(effect: &Effect) -> Option<(u32, Vec<&str>)> {
    let Effect::Think { number, question } = effect else { return None };
    Some((*number, question.lines().next().unwrap().split(' ').collect()))
}

/// How long it may think, and what is said of its losing.
fn terms(effects: &[Effect]) -> Option<(&str, &str)> {
    let (_, head) = effects.iter().rev().find_map(head)?;
    Some((head[2], head[5]))
}

impl App {
    /// A game in which the computer plays White.
    fn against_level(rules: &str, level: &str) -> Self {
        let mut app = Self::new();
        app.begin(rules, &[("white-by", level), ("black", "Ann")]);
        app
    }

    /// The number of the last question.
    fn question(&self) -> u32 {
        asked(&self.effects).expect("something was asked").1
    }

    fn answer(&mut self, answer: &str) -> Vec<Effect> {
        self.send(Message::Answered(self.question(), Ok(answer.into())))
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
    assert_eq!(app.panel().sentence, "White is thinking …");
    assert!(app.panel().is_busy);
    let effects = app.answer("i9");
    assert_eq!(app.moves(), ["h8", "i9"]);
    assert!(announced(&effects)[0].starts_with("White i9."));
    assert!(!app.panel().is_busy);
    assert!(app.saved().contains("white: computer 4\n"));
    assert_eq!(app.panel().players[1].name, "Computer, level 4");
}

#[test]
fn the_question_holds_the_whole_game() {
    let mut app = App::against_level("rin:size=8", "1");
    app.press("0,0");
    let Some(Effect::Think { question, .. }) =
        app.effects.iter().find(|effect| matches!(effect, Effect::Think { .. }))
    else {
        panic!("nothing was asked");
    };
    let record = "goishi 1 rin:size=8\nblack: Ann\nwhite: computer 1\n\n0,0\n";
    assert_eq!(*question, format!("move 1 1000 en 1 0\n{record}"));
}

#[test]
fn what_comes_too_late_is_dropped() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    let old = app.question();
    app.command(Command::Undo);
    app.press("h8");
    assert_ne!(app.question(), old);
    assert_eq!(app.send(Message::Answered(old, Ok("i9".into()))), []);
    assert_eq!(app.send(Message::Told(old, "i9".into())), []);
    assert_eq!(app.moves(), ["h8"]);
    app.answer("h9");
    assert_eq!(app.answer("i9"), [], "twice");
    assert_eq!(app.moves(), ["h8", "h9"]);
}

#[test]
fn an_answer_that_is_no_move_is_told_and_the_game_goes_on() {
    for nonsense in ["", "x", "h8", "z99", "pass", "h8 i9", "\u{0}", "swap", "i9/j9"] {
        let mut app = App::against_level("renju-free", "4");
        app.press("h8");
        let effects = app.answer(nonsense);
        assert!(alerted(&effects)[0].starts_with("The computer did not answer"), "{nonsense:?}");
        assert_eq!(app.moves(), ["h8"]);
        assert!(!app.panel().is_busy);
        assert_eq!(app.panel().think, "Let it move");
        let effects = app.command(Command::Think);
        assert_eq!(asked(&effects).map(|asked| asked.0), Some(Wish::Move));
        app.answer("i9");
        assert_eq!(app.moves(), ["h8", "i9"]);
    }
}

#[test]
fn one_that_fails_says_why_and_can_be_taken_back() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    let effects = app.send(Message::Answered(app.question(), Err("it died".into())));
    assert!(alerted(&effects)[0].contains("it died"));
    app.command(Command::Undo);
    assert_eq!(app.moves().len(), 0);
}

#[test]
fn where_it_does_not_move_one_may_move_for_it() {
    let mut app = App::against_level("ren", "4");
    app.press("a1");
    app.send(Message::Answered(app.question(), Err("it died".into())));
    assert!(app.panel().is_possible(Command::Pass));
    app.hover("b3");
    assert_eq!(app.scene().stones.len(), 2, "a stone under the mouse");
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
    let ghosts = app.scene().stones.len();
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
    app.send(Message::Told(app.question(), "i9".into()));
    app.send(Message::Told(app.question(), "g9".into()));
    let effects = app.command(Command::Think);
    assert!(effects.contains(&STOP));
    assert_eq!(app.moves(), ["h8", "g9"]);
}

#[test]
fn without_a_thought_yet_it_stops_and_can_be_asked_again() {
    let mut app = App::against_level("renju-free", "6");
    app.press("h8");
    app.send(Message::Told(app.question(), "h8".into()));
    let effects = app.command(Command::Think);
    assert!(effects.contains(&STOP));
    assert_eq!((app.moves().len(), app.panel().is_busy), (1, false));
    assert_eq!(app.panel().think, "Let it move");
}

#[test]
fn it_plays_against_itself_until_it_is_stopped() {
    let mut app = App::new();
    app.begin("renju-free", &[("black-by", "1"), ("white-by", "2")]);
    assert_eq!(asked(&app.effects), Some((Wish::Move, 1, 0, 1)));
    app.answer("h8");
    assert_eq!(asked(&app.effects), Some((Wish::Move, 2, 1, 2)));
    assert_eq!(app.panel().think, "Stop");
    app.send(Message::Told(app.question(), "i9".into()));
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
    assert_eq!(app.moves(), ["h8", "g9"], "one may try its moves");
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
    assert_eq!(app.panel().sentence, "White is thinking …", "White chooses colours");
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
    assert_eq!(app.panel().question, "Does Black resign?");
    app.command(Command::Confirm);
    assert_eq!(app.panel().sentence, "White wins: Black resigned.");
    assert!(!app.panel().is_busy);
}

#[test]
fn how_often_it_was_hopeless_goes_with_the_question() {
    let mut app = App::against_level("renju-free", "4");
    app.press("h8");
    app.answer("i9 losing");
    app.press("a1");
    assert_eq!(terms(&app.effects), Some(("1000", "1")));
    app.answer("i10 losing");
    app.press("a2");
    assert_eq!(terms(&app.effects), Some(("1000", "2")));
    app.answer("i11");
    app.press("a3");
    assert_eq!(terms(&app.effects), Some(("1000", "0")));
    app.answer("resign");
    assert_eq!(app.panel().sentence, "Black wins: White resigned.");
}

#[test]
fn settings_say_how_long_it_thinks_and_whether_it_resigns() {
    for (value, expected) in [("0.5", "500"), ("1", "1000"), ("2", "2000"), ("5", "5000")] {
        let mut app = App::against_level("renju-free", "4");
        app.send(Message::Set(Setting::ThinkTime, value.into()));
        app.send(Message::Set(Setting::Resigns, "off".into()));
        assert_eq!(terms(&app.press("h8")), Some((expected, "-")));
    }
}

#[test]
fn with_a_clock_it_takes_a_part_of_what_is_left() {
    let mut app = App::new();
    app.send(Message::Tick(0));
    app.begin("renju-free", &[("white-by", "6"), ("clock", "1+0")]);
    app.send(Message::Tick(1000));
    app.send(Message::Set(Setting::ThinkTime, "5".into()));
    let effects = app.press("h8");
    assert_eq!(terms(&effects), Some(("4000", "0")), "a fifteenth of a minute");
}

#[test]
fn one_press_makes_it_the_opponent_before_the_first_move() {
    let mut app = App::new();
    app.new_game("ren");
    app.command(Command::PlayComputer);
    assert_eq!(app.panel().players[1].name, "Computer, level 3");
    assert!(!app.panel().is_possible(Command::PlayComputer));
    app.press("a1");
    assert_eq!(asked(&app.effects), Some((Wish::Move, 1, 1, 3)));
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
    assert_eq!(app.panel().players[0].name, "Computer, level 4");
    assert!(app.panel().is_busy, "it begins");
}
