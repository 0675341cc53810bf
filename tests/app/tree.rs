//! The tree of all lines, as it is drawn.

use super::App;
use goishi::app::panel::Twig;
use goishi::app::{Message, Tab};

/// The tree of this game, each move with its column, its row and how far above the move before it stands.
fn tree(text: &str) -> Vec<String> {
    drawn(&with_notes(text).panel().tree)
}

fn with_notes(text: &str) -> App {
    let mut app = App::opened(Some(text), "");
    app.send(Message::Tab(Tab::Notes));
    app
}

fn drawn(twigs: &[Twig]) -> Vec<String> {
    let drawn = |it: &Twig| format!("{}@{},{}^{}", it.word, it.column, it.row, it.up);
    twigs.iter().map(drawn).collect()
}

#[test]
fn a_line_stands_below_the_one_that_it_leaves() {
    assert_eq!(
        tree("goishi 1 rin:size=8\n\n0,0 1,1 (2,2 3,3) 4,4"),
        ["@0,0^0", "0,0@1,0^0", "1,1@2,0^0", "4,4@3,0^0", "2,2@2,1^1", "3,3@3,1^0"]
    );
}

#[test]
fn a_game_without_variations_has_no_tree_and_it_is_drawn_only_with_the_notes() {
    assert!(tree("goishi 1 rin:size=8\n\n0,0 1,1").is_empty());
    let mut app = with_notes("goishi 1 rin:size=8\n\n0,0 (1,1)");
    assert_eq!(app.panel().tree.len(), 3);
    app.send(Message::Tab(Tab::Moves));
    assert!(app.panel().tree.is_empty());
}

#[test]
fn lines_that_leave_later_come_first_so_that_none_cross() {
    let twigs = tree("goishi 1 rin:size=8\n\n0,0 (0,1 0,2 0,3) 1,1 2,2 (2,3 2,6 (2,4) 2,5) 4,4");
    for expected in ["2,3@3,1^1", "2,5@5,1^0", "2,4@4,2^1", "0,1@1,3^3", "0,3@3,3^0"] {
        assert!(twigs.contains(&expected.into()), "{expected}: {twigs:?}");
    }
}

#[test]
fn moves_are_called_by_their_numbers_and_notes_are_marked() {
    let app = with_notes("goishi 1 rin:size=8\n\n0,0 1,1 (2,2 {why} 3,3) 4,4 [x 5,5]");
    let named = |word: &str| app.panel().tree.into_iter().find(|it| it.word == word).unwrap();
    assert_eq!(named("3,3").label, "3. 3,3");
    assert_eq!(["1,1", "2,2", "4,4"].map(|word| named(word).is_noted), [false, true, true]);
}

#[test]
fn of_a_large_tree_only_what_is_near_is_drawn() {
    let mut text = String::from("goishi 1 rin:size=12\n\n0,0 0,1");
    for number in 12..132 {
        text += &format!(" ({},{})", number / 12, number % 12);
    }
    let app = with_notes(&text);
    assert_eq!(app.panel().tree.len(), 3 + 16, "the game, and the lines next to it");
    let mut app = with_notes(&text);
    app.send(Message::Visit(app.panel().moves[1].variations[60].moves[0].node));
    let twigs = app.panel().tree;
    assert_eq!(twigs.len(), 33);
    assert!(twigs.iter().all(|twig| twig.row < 33 && twig.up <= twig.row), "{twigs:?}");
    assert!(twigs.iter().any(|twig| twig.node == app.panel().current));
}
