//! The openings of today on the page: who is asked for what, and stones that are proposed one by one.

use super::{App, alerted, announced};
use goishi::app::diagram::{Presence, Sign};
use goishi::app::{Command, Message};

impl App {
    fn ghosts(&self) -> usize {
        self.diagram().stones.iter().filter(|stone| stone.presence == Presence::Proposed).count()
    }

    /// Presses these points and says what is asked for after each of them.
    fn asked_after(&mut self, words: &str) -> Vec<String> {
        let told = |word| {
            self.send(Message::Typed(word));
            self.panel().sentence
        };
        words.split(' ').map(String::from).map(told).collect()
    }
}

fn at(record: &str) -> App {
    App::opened(Some(record), "")
}

#[test]
fn every_step_of_taraguchi_10_says_whose_decision_it_is() {
    let mut app = App::new();
    app.new_game("renju-taraguchi10");
    assert_eq!(app.panel().sentence, "Black: a stone on the centre.");
    let told = app.asked_after("h8 swap i9 stay j10 stay k9 stay g7 stay a1");
    let expected = [
        "White: choose colours.",
        "White: a stone beside the centre.",
        "Black: choose colours.",
        "Black: a stone inside the central 5×5.",
        "White: choose colours.",
        "White: a stone inside the central 7×7.",
        "Black: choose colours, or propose ten fifth stones on the board.",
        "Black: a stone inside the central 9×9.",
        "White: choose colours.",
        "White: a stone.",
        "Black to play.",
    ];
    assert_eq!(told, expected);
    assert_eq!(app.panel().title, "Renju Taraguchi-10");
    assert_eq!(app.panel().moves[1].label, "swaps colours. White takes Black.");
    assert_eq!(app.panel().moves[3].label, "keeps colours. Black stays Black.");
}

#[test]
fn the_buttons_name_the_colours_of_who_chooses() {
    let mut app = at("goishi 1 renju-tarannikov\n\nh8");
    assert_eq!(app.decisions(), [Command::Swap, Command::Stay]);
    assert_eq!(app.panel().colours, ["Take Black", "Stay White"]);
    app.command(Command::Stay);
    app.press("i9");
    assert_eq!(app.panel().colours, ["Take White", "Stay Black"]);
    app.command(Command::Swap);
    assert_eq!(app.panel().moves.last().unwrap().label, "swaps colours. Black takes White.");
}

#[test]
fn stones_are_proposed_one_by_one_and_taken_back() {
    let mut app = at("goishi 1 renju-yamaguchi\n\nh8 h9 h10 fifths:4 stay h11");
    assert_eq!(app.panel().sentence, "Black: propose 4 fifth stones.");
    app.press("c3 d5 e6");
    assert_eq!(app.ghosts(), 3);
    let so_far = "Black: 3 of 4 proposed. The same point again takes a stone back.";
    assert_eq!(app.panel().sentence, so_far);
    let numbers =
        app.diagram().marks.into_iter().filter(|mark| matches!(mark.sign, Sign::Number(_)));
    assert_eq!(numbers.map(|mark| mark.sign).collect::<Vec<_>>(), [1, 2, 3].map(Sign::Number));
    assert_eq!(app.label("d5"), "d5, empty, proposed");
    app.press("d5");
    assert_eq!((app.ghosts(), app.panel().moves.len()), (2, 6), "the same point again");
    app.command(Command::Undo);
    assert_eq!((app.ghosts(), app.panel().moves.len()), (1, 6), "undo takes the last one");
    app.press("d5 e6 f2");
    assert_eq!(app.panel().sentence, "White: choose one of the 4 fifth stones.");
    assert_eq!(app.panel().moves.last().unwrap().label, "Black proposes e6, d5, c3 and f2.");
    app.press("d5");
    assert_eq!(app.panel().sentence, "White: a stone.");
}

#[test]
fn a_point_that_is_equal_to_a_proposed_one_is_refused() {
    let mut app = at("goishi 1 renju-yamaguchi\n\nh8 h9 h10 fifths:4 stay h11");
    app.press("c3 d5");
    let effects = app.press("m3");
    assert_eq!(alerted(&effects), ["m3: two of the proposals are equal by symmetry."]);
    assert_eq!(app.ghosts(), 2);
    let effects = app.press("m4");
    assert!(announced(&effects)[0].starts_with("m4. Black: 3 of 4"), "{effects:?}");
}

#[test]
fn ten_stones_are_proposed_on_the_board_instead_of_a_choice() {
    let mut app = at("goishi 1 renju-taraguchi10\n\nh8 stay i9 stay j10 stay k11");
    assert_eq!(app.decisions(), [Command::Swap, Command::Stay]);
    app.press("a1 b3 c5 d8 e1 f3 g4 h2 o15");
    assert_eq!((app.ghosts(), app.panel().moves.len()), (9, 7));
    assert!(app.panel().sentence.contains("9 of 10"));
    app.press("n12 o15");
    assert_eq!(app.panel().moves.last().unwrap().word, "o15");
    let mut other = at("goishi 1 renju-taraguchi10\n\nh8 stay i9 stay j10 stay k11");
    other.press("a1 b3");
    other.command(Command::Swap);
    assert_eq!((other.ghosts(), other.panel().moves.len()), (0, 8), "the choice forgets them");
}

#[test]
fn a_number_is_declared_by_a_button_or_typed() {
    let mut app = at("goishi 1 renju-soosyrv8\n\nh8 h9 h10 stay h11");
    assert_eq!(app.panel().sentence, "White: how many fifth stones are to be proposed, 1 to 8?");
    assert_eq!(app.decisions().len(), 8);
    app.command(Command::Declare1);
    assert_eq!(app.panel().moves.last().unwrap().word, "fifth stones: 1");
    app.command(Command::Stay);
    assert_eq!(app.panel().sentence, "Black: the fifth stone, on any point.");
    app.press("c3");
    assert_eq!(app.panel().sentence, "White: a stone.");
    let mut app = at("goishi 1 renju-yamaguchi\n\nh8 h9 h10");
    assert_eq!(app.decisions().len(), 12);
    app.send(Message::Typed("fifths:3".into()));
    let last = app.panel().moves.last().unwrap().label.clone();
    assert_eq!(last, "Black names the number of fifth stones: 3.");
}

#[test]
fn swap2_offers_colours_and_two_more_stones() {
    let mut app = App::new();
    app.new_game("gomoku-swap2");
    assert_eq!(app.panel().title, "Gomoku (Swap2)");
    app.press("a1 b3 c5");
    assert_eq!(app.panel().sentence, "White: choose colours, or add two stones.");
    assert_eq!(app.decisions(), [Command::Swap, Command::Stay, Command::TwoMore]);
    app.command(Command::TwoMore);
    assert_eq!(app.panel().sentence, "White: a stone.");
    app.press("d7");
    assert_eq!(app.panel().sentence, "White: a black stone.");
    app.press("e9");
    assert_eq!(app.panel().colours, ["Take White", "Stay Black"]);
    assert!(app.saved().ends_with("a1 b3 c5 more d7 e9\n"));
}

#[test]
fn gomoku_says_that_it_is_gomoku() {
    let mut app = App::new();
    app.new_game("gomoku");
    assert_eq!(app.panel().title, "Gomoku (free)");
    assert!(app.panel().page_title.starts_with("Black to play. Gomoku"));
    assert_eq!(app.decisions(), [], "no pass, no draw");
}

/// Whoever swaps, the person who plays against the computer is told which colour that makes.
#[test]
fn a_swap_says_who_you_are_now() {
    let mut app = App::against_level("renju-tarannikov", "5");
    app.press("h8");
    app.answer("swap");
    assert_eq!(app.panel().effect, "You are White now.");
    app.press("i9");
    app.answer("stay");
    assert_eq!(app.panel().effect, "");
    let mut two = at("goishi 1 renju-tarannikov\n\nh8");
    let said = announced(&two.command(Command::Swap)).join(" ");
    assert!(said.contains("White takes Black. The first player is White now."), "{said}");
}

/// After two swaps everybody has the colour of the beginning.
#[test]
fn names_go_with_every_swap() {
    let mut app = App::against_level("renju-tarannikov", "5");
    app.press("h8");
    app.answer("swap");
    assert!(app.saved().contains("black: computer 5\nwhite: Ann\n"));
    app.press("i9");
    app.answer("swap");
    assert!(app.saved().contains("black: Ann\nwhite: computer 5\n"), "{}", app.saved());
    assert!(!app.panel().is_busy, "Ann, Black again, puts the third stone");
    app.press("j10");
    assert!(app.panel().is_busy, "it chooses");
}

#[test]
fn every_step_says_what_it_is_for() {
    let purpose = |record: &str| at(record).panel().stepper.expect("steps").purpose;
    let taraguchi = |moves: &str| purpose(&format!("goishi 1 renju-taraguchi10\n\n{moves}"));
    let pattern = "The first three stones are the pattern of the game.";
    assert_eq!(taraguchi("h8 stay i9 stay"), pattern);
    assert!(taraguchi("h8 stay i9 stay j10 stay").contains("equal chances"));
    assert!(taraguchi("h8 stay i9 stay j10 stay k9").contains("propose ten stones"));
    assert!(taraguchi("h8 stay i9 stay j10 stay k9 stay").contains("equal chances"));
    let open = "From here on the game is open.";
    assert_eq!(taraguchi("h8 stay i9 stay j10 stay k9 stay g7 stay"), open);
    let yamaguchi = |moves: &str| purpose(&format!("goishi 1 renju-yamaguchi\n\n{moves}"));
    assert!(yamaguchi("h8 i9 j10").contains("Name the number"));
    assert_eq!(yamaguchi("h8 i9 j10 fifths:3 stay"), "White answers the pattern.");
    assert!(purpose("goishi 1 gomoku-swap2\n\nh8").contains("equal chances"));
    assert!(purpose("goishi 1 gomoku-swap2\n\nh8 a1 i9").contains("two more stones"));
}

#[test]
fn points_that_are_equal_to_a_proposed_one_are_grey_and_the_mirror_is_seen() {
    let mut app = at("goishi 1 renju-yamaguchi\n\nh8 h9 h10 fifths:4 stay h11");
    let grey =
        |app: &App| app.diagram().marks.into_iter().filter(|mark| mark.sign == Sign::Equal).count();
    assert_eq!((grey(&app), app.diagram().axes.len()), (0, 0));
    app.press("c3 d5");
    let axes = app.diagram().axes;
    assert_eq!((grey(&app), axes.len()), (2, 1));
    assert_eq!((axes[0].from.0, axes[0].from.1 < axes[0].to.1), (axes[0].to.0, true), "upright");
    assert_eq!(app.label("m3"), "m3, empty, equal to a proposed stone");
    assert_eq!(app.label("m4"), "m4, empty");
    app.press("h2");
    assert_eq!(grey(&app), 2, "a stone on the mirror has no equal");
}
