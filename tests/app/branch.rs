//! Other lines of the game: listed beside the moves they replace, chosen, and chosen back.

use super::{App, alerted};
use goishi::app::{Command, Message, Step};

const GAME: &str = "goishi 1 rin:size=8\n\n0,0 1,1 (2,2 3,3) (4,4) 5,5 (6,6) 7,7\n";

fn game() -> App {
    App::opened(Some(GAME), "")
}

impl App {
    /// The variations beside each move.
    fn others(&self) -> Vec<Vec<String>> {
        self.panel().moves.into_iter().map(|entry| entry.others).collect()
    }

    fn branch(&mut self, ply: usize, index: usize) -> Vec<goishi::app::Effect> {
        self.send(Message::Branch(ply, index))
    }

    /// What is saved, without its head.
    fn tree(&self) -> String {
        self.saved().split("\n\n").nth(1).unwrap().trim_end().into()
    }
}

#[test]
fn variations_stand_beside_the_moves_that_they_replace() {
    let app = game();
    let none = Vec::<String>::new();
    let beside = |words: &[&str]| words.iter().map(|word| format!("or {word}")).collect::<Vec<_>>();
    let expected = [none.clone(), beside(&["2,2", "4,4"]), beside(&["6,6"]), none];
    assert_eq!(app.others(), expected);
}

#[test]
fn a_variation_becomes_the_game_and_the_game_a_variation() {
    let mut app = game();
    app.branch(1, 0);
    assert_eq!(app.panel().shown, 2, "its first move is shown");
    let words: Vec<String> = app.panel().moves.into_iter().map(|entry| entry.word).collect();
    assert_eq!(words, ["0,0", "2,2", "3,3"]);
    assert_eq!(app.tree(), "0,0 2,2 (1,1 5,5 (6,6) 7,7) (4,4) 3,3");
    assert_eq!(app.others()[1], ["or 1,1", "or 4,4"]);
}

#[test]
fn chosen_back_nothing_is_lost() {
    let mut app = game();
    app.branch(1, 0);
    app.branch(1, 0);
    assert_eq!(app.saved(), GAME);
    app.branch(1, 1);
    assert_eq!(app.tree(), "0,0 4,4 (1,1 5,5 (6,6) 7,7) (2,2 3,3)");
    app.branch(1, 0);
    app.branch(2, 0);
    assert_eq!(app.tree(), "0,0 1,1 (4,4) (2,2 3,3) 6,6 (5,5 7,7)");
    app.branch(2, 0);
    assert_eq!(app.tree(), "0,0 1,1 (4,4) (2,2 3,3) 5,5 (6,6) 7,7");
}

#[test]
fn there_is_no_other_variation_than_those() {
    let mut app = game();
    let before = (app.panel(), app.storage.games());
    for (ply, index) in [(0, 0), (1, 2), (2, 1), (4, 0), (99, 0), (1, usize::MAX - 1)] {
        assert_eq!(app.branch(ply, index), [], "{ply} {index}");
    }
    assert_eq!((app.panel(), app.storage.games()), before);
}

#[test]
fn choosing_one_is_taking_back_and_can_be_switched_off() {
    let mut app = game();
    app.command(Command::TakeBack);
    assert_eq!(alerted(&app.branch(1, 0)), ["Undo is switched off in the settings."]);
    assert_eq!(app.panel().moves.len(), 4);
}

#[test]
fn the_clocks_are_for_one_line_only() {
    let mut app = App::new();
    app.begin("rin:size=8", &[("clock", "10+5")]);
    for (row, col) in [(0, 0), (1, 1), (2, 2)] {
        app.play(row, col);
    }
    app.send(Message::Show(Step::Ply(1)));
    app.play(4, 4);
    assert_ne!(app.clocks(), ["", ""], "a new line of a game that goes on");
    app.branch(1, 0);
    assert_eq!(
        (app.clocks(), app.panel().notice.as_str()),
        ([String::new(), String::new()], "The game goes on without clocks.")
    );
    assert!(app.saved().contains("\nclock: 10+5\n"), "{}", app.saved());
    assert!(app.saved().ends_with("0,0 1,1 (4,4) 2,2\n"));
}

#[test]
fn what_was_taken_back_belongs_to_its_line() {
    let mut app = game();
    app.command(Command::Undo);
    app.branch(1, 0);
    assert!(!app.panel().is_possible(Command::Redo));
    assert_eq!(app.send(Message::Redo), []);
}

#[test]
fn a_choice_ends_a_question_a_notice_and_a_game_that_plays_by_itself() {
    let mut app = game();
    app.command(Command::Resign);
    app.branch(1, 0);
    assert_eq!(app.panel().question, "");
    app.send(Message::Typed("nonsense".into()));
    app.branch(1, 0);
    assert_eq!(app.panel().notice, "");
    app.command(Command::Autoplay);
    app.branch(1, 0);
    assert_eq!(Command::Autoplay.pressed(&app.model), Some(false));
}

#[test]
fn comments_are_shown_with_their_moves_in_every_line() {
    let mut app = App::opened(Some("goishi 1 rin\n\n{before} 0,0 1,1 {good} (2,2 {bad}) 3,3"), "");
    let mut at = |step| {
        app.send(Message::Show(step));
        app.panel().comment
    };
    assert_eq!(
        [Step::Last, Step::Previous, Step::Previous, Step::Previous].map(&mut at),
        ["", "good", "", "before"]
    );
    app.branch(1, 0);
    assert_eq!(app.panel().comment, "bad");
}

#[test]
fn variations_of_decisions_have_their_words_too() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 h9 h10 stay (swap h11) h12"), "");
    assert_eq!(app.others()[3], ["or takes Black"]);
    app.branch(3, 0);
    assert_eq!(app.panel().players[0].name, "Black, second player");
}
