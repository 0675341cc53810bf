//! "Variations."

use super::rui_chain::chain;
use super::*;

const FOUR: &str = ". . . . . / . x x x * / . . . . .";

fn with_lead(scores: [u16; 2], drawing: &str) -> Table {
    let options = Options { lead: Lead::Six, ..STANDARD };
    Table::with(options, scores, Color::Black, drawing)
}

/// "a) increase the rui limit to five": the fourth and the fifth replacement in succession are
/// allowed, the sixth is not. The position of the five figures goes on so far.
#[test]
fn a_rui_limit_of_five() {
    let third = chain(RuiLimit::Five, "a e7 d7 d6");
    assert_eq!((third.rui_count(), third.replaceable()), (3, "c6 c7 e7".into()));
    let fourth = third.after("e7");
    assert_eq!((fourth.rui_count(), fourth.groups()), (4, "box4 e7-f6".into()));
    assert!(fourth.replaceable().split(' ').any(|name| name == "d7"));
    let fifth = fourth.after("d7");
    assert_eq!(
        (fifth.rui_count(), fifth.groups()),
        (5, "box6 b7-d6, box6 c8-d6, row4 a7-d7".into())
    );
    assert_eq!((fifth.weak(), fifth.replaceable()), ("c6 c7 c8 d6 d8 e8".into(), String::new()));
    fifth.refuses("c6 c7 c8 d6 d8 e8", Why::RuiLimit);
    assert_eq!(RuiLimit::Five.stones(), 5);
}

/// Without the variation the fourth is refused.
#[test]
fn a_rui_limit_of_three_otherwise() {
    chain(RuiLimit::Three, "a e7 d7 d6").refuses("e7", Why::RuiLimit);
}

/// "b) a player with a six point lead immediately wins the game." E8.
#[test]
fn e8_a_six_point_lead_wins() {
    let table = with_lead([5, 0], FOUR).after("*");
    assert_eq!((table.score(), table.result()), ([6, 0], "black lead".into()));
    assert_eq!((table.to_move(), table.replaceable(), table.open()), Default::default());
    table.refuses("a1 b2 pass", Why::GameOver);
}

/// E8: a lead of five does not.
#[test]
fn e8_a_five_point_lead_does_not_win() {
    for scores in [[4, 0], [9, 5], [5, 1]] {
        let table = with_lead(scores, FOUR).after("*");
        assert_eq!((table.result(), table.weak()), ("playing".into(), "d2".into()));
    }
}

/// A21: at least six. From five points ahead the stone scores five more.
#[test]
fn a21_at_least_six() {
    let five = ". . . . . . / . x x x x . / . x * x x . / . . . . . .";
    let table = with_lead([7, 2], five).after("*");
    assert_eq!((table.score(), table.result()), ([12, 2], "black lead".into()));
}

/// A21, "checked after each score": the lead counts, not the points.
#[test]
fn a21_the_lead_and_not_the_points() {
    assert_eq!(with_lead([11, 6], FOUR).after("*").result(), "black lead");
    assert_eq!(with_lead([40, 36], FOUR).after("*").result(), "playing");
    assert_eq!(with_lead([0, 9], FOUR).after("*").result(), "playing", "Black is behind");
}

/// A lead by a replacement wins as one by a placement. White led by six already, but only his own
/// stone can win so.
#[test]
fn e8_a_lead_by_a_replacement() {
    let table = with_lead(
        [0, 6],
        ". . . . . . .
         . . x x . . .
         o o x * . . .
         . o o . . . .",
    )
    .after("*");
    assert_eq!((table.score(), table.result()), ([1, 6], "playing".into()));
    let replaced = table.after("c2");
    assert_eq!((replaced.score(), replaced.result()), ([1, 7], "white lead".into()));
}

/// A nine is a nine in this variation too, with its swap.
#[test]
fn a_nine_comes_before_the_lead() {
    let nine = ". . . . . / . x x x . / . x x x . / . x x * . / . . . . .";
    let table = with_lead([1, 5], nine).after("*");
    assert_eq!((table.score(), table.result()), ([15, 1], "black nine".into()));
}

/// E8 comes before E9: a last stone that leads by six wins by its lead.
#[test]
fn e8_a_lead_on_the_last_square() {
    let full = "
        x x o o x x o o
        o o x x o o x x
        x x o o x x o o
        o o x x o o x x
        x x o o x x o o
        o o x x o o x x
        x x o o x x o o
        * x x x o o x x";
    assert_eq!(with_lead([5, 0], full).after("*").result(), "black lead");
    assert_eq!(with_lead([0, 5], full).after("*").result(), "white full");
}

/// Without the variation no lead ends the game.
#[test]
fn no_lead_wins_otherwise() {
    let table = Table::with(STANDARD, [50, 0], Color::Black, FOUR).after("*");
    assert_eq!((table.score(), table.result()), ([51, 0], "playing".into()));
}
