//! Numbered stones, the numbers of those that are gone, and what the list of moves counts.

use super::App;
use super::view::RING;
use goishi::app::diagram::Sign;
use goishi::app::{Command, Message, Step};

/// A game with numbers on its stones.
fn numbered(record: &str) -> App {
    let mut app = App::opened(Some(record), "");
    app.command(Command::Numbers);
    app
}

impl App {
    /// The numbers on the stones, and that of the last one.
    fn numbers(&self) -> (Vec<u16>, Option<u16>) {
        let (mut numbers, mut last) = (Vec::new(), None);
        for mark in self.diagram().marks {
            match mark.sign {
                Sign::Number(number) => numbers.push(number),
                Sign::LastNumber(number) => last = Some(number),
                _ => {}
            }
        }
        numbers.sort_unstable();
        (numbers, last)
    }

    /// What stands before the moves of the list.
    fn counted(&self) -> Vec<String> {
        self.panel().moves.into_iter().map(|entry| entry.number).collect()
    }
}

#[test]
fn stones_carry_the_numbers_of_their_moves_while_that_is_switched_on() {
    let mut app = App::opened(Some("goishi 1 renju-classical\n\nh8 h9 i8"), "");
    assert_eq!(app.numbers(), (vec![], None));
    assert!(app.diagram().marks.iter().any(|mark| mark.sign == Sign::Last));
    app.command(Command::Numbers);
    assert_eq!(app.numbers(), (vec![1, 2], Some(3)));
    assert!(!app.diagram().marks.iter().any(|mark| mark.sign == Sign::Last), "the number tells");
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.numbers(), (vec![1], Some(2)));
    app.send(Message::Show(Step::First));
    assert_eq!(app.numbers(), (vec![], None));
}

#[test]
fn labels_tell_the_numbers_always() {
    let mut app = App::opened(Some("goishi 1 renju-classical\n\nh8 h9"), "");
    assert_eq!(app.label("h8"), "h8, black, move 1");
    assert_eq!(app.label("h9"), "h9, white, move 2, last move");
    app.send(Message::Show(Step::Previous));
    assert_eq!(app.label("h8"), "h8, black, move 1, last move");
    assert_eq!(app.label("h9"), "h9, empty");
}

#[test]
fn passes_have_numbers_and_other_words_have_none() {
    let app = numbered(
        "goishi 1 renju-rif:referee=players\n\nh8 h9 i8 swap claim:white a1 j9/o15 j9 pass= refuse c3 pass d4",
    );
    let counted = ["1", "2", "3", "", "", "4", "", "5", "6", "", "7", "8", "9"];
    assert_eq!(app.counted(), counted);
    assert_eq!(app.numbers(), (vec![1, 2, 3, 4, 5, 7], Some(9)));
    assert_eq!(app.label("d4"), "d4, black, move 9, last move");
    let app = numbered("goishi 1 ren\n\na1 pass b1 resign");
    assert_eq!(app.counted(), ["1", "2", "3", ""]);
    assert_eq!(app.numbers(), (vec![1], Some(3)));
}

#[test]
fn the_stone_that_stays_of_two_has_a_number_and_the_other_none() {
    let mut app = numbered("goishi 1 renju-classical-swap\n\nh8 g7 j6 swap i9 k8/m7");
    assert_eq!(app.numbers(), (vec![1, 2, 3], Some(4)), "nobody has chosen yet");
    app.press("k8");
    assert_eq!(app.numbers(), (vec![1, 2, 3, 4], Some(5)));
    assert_eq!(
        (app.label("m7").as_str(), app.label("k8").as_str()),
        ("m7, black, move 5, last move", "k8, empty")
    );
}

#[test]
fn a_replaced_stone_is_told_by_the_number_on_its_square() {
    let mut app = numbered("goishi 1 ren\n\nb2 b9 c2 e9 d2 h9 e2");
    assert_eq!(app.panel().hidden_numbers, "");
    app.press("d2");
    assert_eq!(app.panel().hidden_numbers, "8 = 5");
    assert_eq!(app.label("d2"), "d2, white, move 8, last move");
    assert_eq!(app.numbers(), (vec![1, 2, 3, 4, 6, 7], Some(8)));
    app.command(Command::Undo);
    assert_eq!(app.panel().hidden_numbers, "");
    app.command(Command::Redo);
    app.command(Command::Numbers);
    assert_eq!(app.panel().hidden_numbers, "", "without numbers nothing is to be told");
}

#[test]
fn a_captured_stone_is_told_by_its_square_until_another_comes_there() {
    let mut app = numbered("goishi 1 ren\n\nc4 d4 e4 j10 d5 j1 d3");
    assert_eq!(app.panel().hidden_numbers, "d4 = 2");
    app.press("a1 d4");
    assert_eq!(app.panel().hidden_numbers, "9 = 2");
    app.send(Message::Show(Step::Ply(7)));
    assert_eq!(app.panel().hidden_numbers, "d4 = 2");
}

#[test]
fn the_second_stone_of_a_nibai_has_no_number() {
    let app = numbered("goishi 1 ren\n\nc4 d4 e4 c3 d5 e3 a1 d2 d3");
    assert_eq!(app.label("d4"), "d4, black, niban");
    assert_eq!(app.panel().hidden_numbers, "d4 = 2");
    assert!(!app.numbers().0.contains(&2));
}

#[test]
fn killed_stones_are_told_and_filled_points_have_no_number() {
    let mut app = App::small(&RING[..13]);
    app.command(Command::Numbers);
    assert_eq!(app.panel().hidden_numbers, "1,1 = 2");
    assert_eq!(
        (app.label("1,1").as_str(), app.label("1,2").as_str()),
        ("1,1, black, killed", "1,2, black, filled")
    );
    assert_eq!(app.numbers(), ((1..=12).filter(|&number| number != 2).collect(), Some(13)));
}

#[test]
fn several_hidden_numbers_stand_side_by_side() {
    let two = "goishi 1 ren\n\nc4 d4 d5 j10 e4 d2 c2 j8 e2 j6 d1 j4 d3";
    assert_eq!(numbered(two).panel().hidden_numbers, "d4 = 2, d2 = 6");
}

#[test]
fn a_number_gives_way_to_a_sign_that_fills_its_stone() {
    let app = numbered("goishi 1 ren\n\nb2 b9 c2 e9 d2 h9 e2");
    assert!(app.diagram().marks.iter().any(|mark| mark.sign == Sign::Points(1)));
    for mark in app.diagram().marks {
        let here =
            app.diagram().marks.into_iter().filter(|other| (other.x, other.y) == (mark.x, mark.y));
        let inside = here.filter(|other| !matches!(other.sign, Sign::Weak | Sign::Protected));
        assert_eq!(inside.count(), 1, "{:?}", mark.sign);
    }
}

#[test]
fn numbers_take_the_place_of_the_marks_of_atari() {
    let mut app = App::opened(Some("goishi 1 ren\n\nc4 d4 e4 j10 d5 j1"), "");
    let atari = |app: &App| app.diagram().marks.iter().any(|mark| mark.sign == Sign::Atari);
    assert!(atari(&app));
    app.command(Command::Numbers);
    assert!(!atari(&app));
    assert_eq!(app.label("d4"), "d4, white, move 2, in atari", "but it is said");
}
