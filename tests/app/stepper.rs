//! The opening of Renju step by step, and its patterns to choose from.

use super::App;
use goishi::app::diagram::Sign;
use goishi::app::opening::{self, Dot};
use goishi::app::parts::Parts;
use goishi::app::{Command, Message};
use goishi::board::Color::{Black, White};

fn rif(moves: &str) -> App {
    App::opened(Some(&format!("goishi 1 renju-rif\n\n{moves}")), "")
}

fn place(app: &App) -> String {
    app.panel().stepper.map_or(String::new(), |stepper| stepper.place)
}

#[test]
fn the_opening_has_a_dot_for_every_step_and_says_which_it_is() {
    let stepper = rif("h8").panel().stepper.unwrap();
    let stone = Dot::Stone;
    let expected = [
        stone(Black),
        stone(White),
        stone(Black),
        Dot::Choice,
        stone(White),
        Dot::Choice,
        Dot::Choice,
        stone(White),
    ];
    assert_eq!((stepper.dots.as_slice(), stepper.taken), (expected.as_slice(), 1));
    assert_eq!(stepper.place, "Step 2 of 8.");
    assert_eq!(stepper.purpose, "The first three stones are the pattern of the game.");
}

#[test]
fn every_decision_is_one_step_until_the_opening_is_over() {
    let moves = ["", "h8", "h9", "h10", "stay", "a1", "b2/c4", "b2", "d4"];
    let places: Vec<String> =
        (1..=moves.len()).map(|count| place(&rif(moves[..count].join(" ").trim()))).collect();
    let expected: Vec<String> = (1..=8).map(|step| format!("Step {step} of 8.")).collect();
    assert_eq!(&places[..8], expected);
    assert_eq!(places[8], "", "the opening is over");
}

#[test]
fn where_there_are_only_stones_to_put_there_is_no_stepper() {
    for rules in ["renju-classical", "renju-free", "renju-pritchard", "ren", "rin"] {
        let mut app = App::new();
        app.new_game(rules);
        assert_eq!(app.panel().stepper, None, "{rules}");
        assert!(!app.panel().lays_pattern, "{rules}");
    }
}

#[test]
fn a_pattern_is_laid_with_all_its_stones() {
    let mut app = rif("");
    let cards = opening::cards(&app.model);
    assert_eq!(cards.len(), 26);
    assert!(cards.iter().all(|card| card.is_possible && card.record.line().len() == 3));
    app.send(Message::Lay(3));
    assert_eq!(app.panel().opening, ["花月", "Opening: Kagetsu (D4)"]);
    assert_eq!((app.panel().shown, place(&app).as_str()), (3, "Step 4 of 8."));
    assert!(!app.panel().lays_pattern);
    assert_eq!(app.send(Message::Lay(3)), []);
}

#[test]
fn every_pattern_has_the_name_of_its_stones() {
    for number in 0..26 {
        let mut app = rif("");
        let name = opening::cards(&app.model)[number].name.clone();
        app.send(Message::Lay(number));
        assert_eq!(app.panel().opening[1], format!("Opening: {name}"));
    }
    assert_eq!(rif("").send(Message::Lay(26)), []);
}

#[test]
fn a_pattern_goes_on_from_the_stones_that_are_there_turned_as_they_lie() {
    let mut app = rif("h8 g8");
    let cards = opening::cards(&app.model);
    let possible: Vec<bool> = cards.iter().map(|card| card.is_possible).collect();
    assert_eq!(possible, [[true; 13], [false; 13]].concat(), "the direct ones");
    app.send(Message::Lay(20));
    assert_eq!(app.panel().shown, 2);
    app.send(Message::Lay(3));
    assert_eq!((app.panel().shown, app.panel().opening[1].as_str()), (3, "Opening: Kagetsu (D4)"));
}

#[test]
fn the_computer_lays_its_own() {
    let mut app = App::new();
    app.begin("renju-rif", &[("opponent", "computer"), ("level", "1"), ("colour", "white")]);
    assert!(!app.panel().lays_pattern);
    assert_eq!(app.send(Message::Lay(0)), []);
}

#[test]
fn the_proposed_fifths_have_letters() {
    let app = rif("h8 h9 h10 stay a1 b2/c4");
    let signs = app.diagram().marks.into_iter().map(|mark| mark.sign);
    let letters: Vec<Sign> = signs.filter(|sign| matches!(sign, Sign::Option(_))).collect();
    assert_eq!(letters, [Sign::Option(0), Sign::Option(1)]);
}

#[test]
fn passing_and_offering_keep_their_places_until_something_urgent_takes_them() {
    let shown = |app: &App| {
        let panel = app.panel();
        let parts = Parts::new(&app.model, &panel);
        [Command::Pass, Command::Offer].map(|decision| parts.shows_decision(decision))
    };
    let mut app = App::against_level("renju-rif", "1");
    app.press("h8 h9 h10");
    assert_eq!(shown(&app), [true, true], "the computer thinks");
    assert!(!app.panel().is_possible(Command::Pass));
    let app = rif("h8 h9 h10");
    assert_eq!(shown(&app), [false, false], "colours are chosen in their place");
    let app = rif("h8 h9 h10 stay");
    assert_eq!(shown(&app), [true, true]);
    let mut app = App::against_level("ren", "1");
    app.press("e5");
    assert_eq!(shown(&app), [true, false]);
}

#[test]
fn the_fifty_stones_are_counted_down() {
    let app = App::opened(Some("goishi 1 renju-pritchard\n\nh8 h9 i9"), "");
    let notes = app.panel().players.map(|player| player.note);
    assert_eq!(notes, ["48 stones left", "49 stones left"]);
    assert_eq!(rif("h8").panel().players.map(|player| player.note), ["", ""]);
}

#[test]
fn nobody_resigns_before_the_first_move() {
    let mut app = App::small(&[]);
    assert!(!app.panel().is_possible(Command::Resign));
    assert_eq!(app.send(Command::Resign.message()), []);
    app.play(0, 0);
    assert!(app.panel().is_possible(Command::Resign));
}

/// The computer's own search says for whom a pattern is good; in a tournament game nobody is told.
#[test]
fn the_patterns_say_for_whom_they_are_good() {
    let verdict = |app: &App, number: usize| opening::cards(&app.model)[number].verdict.clone();
    let app = rif("");
    assert_eq!(verdict(&app, 3), "good for Black", "Kagetsu");
    assert_eq!(verdict(&app, 25), "even", "Suisei");
    let app = App::opened(Some("goishi 1 renju-rif\nnote: tournament\n\n"), "");
    assert!(opening::cards(&app.model).iter().all(|card| card.verdict.is_empty()));
}
