//! Variations: listed below the moves they replace, and looked at.

use super::App;
use goishi::app::panel::Variation;
use goishi::app::{Command, Effect, Message, Step};
use goishi::record::NodeId;

const GAME: &str = "goishi 1 rin:size=8\n\n0,0 1,1 (2,2 3,3) (4,4) 5,5 (6,6) 7,7\n";

fn game() -> App {
    App::opened(Some(GAME), "")
}

impl App {
    /// The first moves of the variations below each move.
    fn others(&self) -> Vec<Vec<String>> {
        let first = |variation: &Variation| variation.moves[0].label.clone();
        let moves = self.panel().moves;
        moves.iter().map(|entry| entry.variations.iter().map(first).collect()).collect()
    }

    /// Shows the move of this name in the variation with this number below the move after `ply` moves.
    fn branch(&mut self, ply: usize, index: usize, word: &str) -> Vec<Effect> {
        let variation = self.panel().moves[ply].variations[index].clone();
        let chosen = variation.moves.iter().find(|branch| branch.word == word).expect(word);
        self.send(Message::Visit(chosen.node))
    }
}

#[test]
fn variations_stand_below_the_moves_that_they_replace() {
    let app = game();
    let none = Vec::<String>::new();
    let expected = [
        none.clone(),
        vec!["or 2. 2,2".into(), "or 2. 4,4".into()],
        vec!["or 3. 6,6".into()],
        none,
    ];
    assert_eq!(app.others(), expected);
}

#[test]
fn nested_variations_come_after_the_one_that_they_vary_with_their_own_numbers() {
    let nested = "goishi 1 rin:size=8\n\n0,0 1,1 (2,2 3,3 (4,4 5,5 (6,6)) 7,7) 0,1\n";
    let app = App::opened(Some(nested), "");
    let rows: Vec<String> = app.panel().moves[1]
        .variations
        .iter()
        .map(|row| {
            let words = row.moves.iter().map(|it| format!("{} {}", it.number, it.word));
            format!("{}: {}", row.depth, words.collect::<Vec<_>>().join(" "))
        })
        .collect();
    assert_eq!(rows, ["0: 2 2,2 3 3,3 4 7,7", "1: 3 4,4 4 5,5", "2: 4 6,6"]);
}

#[test]
fn a_variation_is_looked_at_and_the_game_stays() {
    let mut app = game();
    let saved = app.storage.games();
    app.branch(1, 0, "2,2");
    assert_eq!((app.panel().shown, app.panel().moves.len()), (2, 4));
    assert!(app.panel().is_possible(Command::Next), "it goes on");
    app.command(Command::Last);
    assert_eq!((app.panel().shown, app.label("3,3")), (3, "3,3, white, move 3, last move".into()));
    app.branch(2, 0, "6,6");
    assert_eq!(app.panel().shown, 3);
    assert_eq!(app.storage.games(), saved);
}

#[test]
fn there_is_no_other_variation_than_those() {
    let mut app = game();
    let before = (app.panel(), app.storage.games());
    for number in [8, 99, u32::MAX] {
        assert_eq!(app.send(Message::Visit(NodeId::new(number))), [], "{number}");
    }
    assert_eq!((app.panel(), app.storage.games()), before);
}

#[test]
fn what_was_tried_and_taken_back_is_no_place_any_more() {
    let mut app = game();
    app.send(Message::Show(Step::Ply(1)));
    app.play(7, 7);
    let tried = app.panel().current;
    app.command(Command::Undo);
    assert_eq!(app.send(Message::Visit(tried)), []);
    app.command(Command::Redo);
    assert_eq!(app.panel().current, tried);
}

#[test]
fn a_look_ends_a_question_a_notice_and_a_game_that_plays_by_itself() {
    let mut app = game();
    app.command(Command::Resign);
    app.branch(1, 0, "2,2");
    assert_eq!(app.panel().question, "");
    app.send(Message::Typed("nonsense".into()));
    app.branch(1, 1, "4,4");
    assert_eq!(app.panel().notice, "");
    app.send(Message::Show(Step::Ply(1)));
    app.command(Command::Autoplay);
    app.branch(1, 0, "2,2");
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
    app.branch(1, 0, "2,2");
    assert_eq!(app.panel().comment, "bad");
}

#[test]
fn variations_of_decisions_have_their_words_too() {
    let mut app = App::opened(Some("goishi 1 renju-rif\n\nh8 h9 h10 stay (swap h11) h12"), "");
    assert_eq!(app.others()[3], ["or swaps colours"]);
    app.branch(3, 0, "swaps colours");
    assert_eq!(app.panel().players[0].name, "Black, second player");
}
