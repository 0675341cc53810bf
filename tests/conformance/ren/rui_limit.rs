//! "Rui limit."

use super::rui_chain::chain;
use super::*;

/// After three replacements in succession, the last of them White's.
fn at_the_limit() -> Table {
    chain(RuiLimit::Three, "a e7 d7 d6")
}

/// "Only up to three weak stones can be replaced by both players in succession": "after that, black
/// will not be allowed to replace a rui stone. The rui limit will have been reached."
#[test]
fn up_to_three_weak_stones_are_replaced_in_succession() {
    at_the_limit().refuses("c6 c7 e7", Why::RuiLimit);
    assert_eq!(RuiLimit::Three.stones(), 3);
}

/// "Make sure both players count how many rui stones have been replaced in succession."
#[test]
fn replacements_in_succession_are_counted() {
    for (count, tokens) in ["a", "a e7", "a e7 d7", "a e7 d7 d6"].into_iter().enumerate() {
        assert_eq!(usize::from(chain(RuiLimit::Three, tokens).rui_count()), count);
    }
}

/// A10, "by both players in succession": the count is of both together. Black has replaced one
/// stone only, and may not replace a second.
#[test]
fn a10_the_count_is_of_both_players() {
    assert_eq!(at_the_limit().rui_count(), 3);
    assert_eq!(at_the_limit().to_move(), Some(Color::Black));
    assert_eq!(at_the_limit().replaceable(), "");
}

/// A11: at the limit stones still become weak, but are safe.
#[test]
fn a11_weak_but_safe_at_the_limit() {
    let table = at_the_limit();
    assert_eq!((table.weak(), table.replaceable()), ("c6 c7 e7".into(), String::new()));
    assert_eq!(table.open().split(' ').count(), 100 - 19, "vacant squares only");
}

/// A stone that is not weak is refused for that reason, also at the limit.
#[test]
fn other_stones_are_not_weak_at_the_limit_either() {
    at_the_limit().refuses("a7 e10 d6", Why::NotWeak);
    at_the_limit().refuses("d7 f6", Why::Occupied);
}

/// "A normal move in an empty space will have to be made before a rui stone can be replaced once
/// again": Black makes one, White scores with another, and Black may replace.
#[test]
fn after_a_normal_move_weak_stones_are_replaced_again() {
    let normal = at_the_limit().after("j1");
    assert_eq!((normal.rui_count(), normal.weak()), (0, String::new()));
    let scored = normal.after("c9");
    assert_eq!((scored.groups(), scored.replaceable()), ("row4 c9-c6".into(), "c8 d8".into()));
    assert_eq!(scored.after("c8").rui_count(), 1);
}

/// The normal move itself may score: then the other player may replace at once.
#[test]
fn a_scoring_normal_move_opens_a_new_succession() {
    let table = Table::drawn(
        Color::Black,
        ". . . . o . . . . .
         . . . . o . . . . .
         . . o o o . . . . .
         o o o o x x . . . .
         o o o x x a . . . .
         . . . x . . . . . .
         . . . x . . . . . .
         . . . . . . . . . .
         . . . . . . . x x .
         . . . . . . . x . .",
    );
    let scored = table.after("a e7 d7 d6 i1");
    assert_eq!((scored.rui_count(), scored.replaceable()), (0, "h1 h2 i2".into()));
    assert_eq!(scored.after("h1").rui_count(), 1);
}

/// A placement in the middle of a succession begins it anew, though weak stones were there to
/// replace.
#[test]
fn a_placement_ends_the_succession() {
    let placed = chain(RuiLimit::Three, "a e7 d7 j1");
    assert_eq!((placed.rui_count(), placed.weak()), (0, String::new()));
}

/// A12: a pass does not count as a normal move. Nothing is weak after it, so nothing depends on it:
/// the next stone can only be a placement.
#[test]
fn a12_a_pass_does_not_reset_the_count() {
    let passed = at_the_limit().after("pass");
    assert_eq!((passed.rui_count(), passed.weak()), (3, String::new()));
    assert_eq!(chain(RuiLimit::Three, "a e7 pass").rui_count(), 1);
    passed.refuses("d7 f6", Why::NotWeak);
    assert_eq!(passed.after("j1").rui_count(), 0);
}
