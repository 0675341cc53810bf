//! "Weak stones (rui)."

use super::*;

/// Black is about to make a 4-box at `*`; e2 and f1 are Black's as well, e3 is White's.
const BOX: &str = "
    . . . . . .
    . . x x o .
    . . x * x .
    . . . . . x";

/// "When a player scores one or more groups the stones adjacent to the scoring stone (orthogonally
/// or diagonally) that are of the same color are said to be rui - meaning weak." E7.
#[test]
fn e7_own_stones_round_the_scoring_stone_are_weak() {
    let table = black(BOX);
    assert_eq!(table.groups(), "box4 c3-d2");
    assert_eq!((table.weak(), table.replaceable()), ("c2 c3 d3 e2".into(), "c2 c3 d3 e2".into()));
}

/// Figure: "By playing at 1, black scores, so any black stones surrounding 1 orthogonally or
/// diagonally (in the positions marked x) become rui (weak)." Half of the eight positions here; the
/// views show the others.
#[test]
fn figure_any_stones_surrounding_1_are_weak() {
    let table = black(
        ". . . . . . .
         . . x x x . .
         . . . * x x x
         . . . . o . .
         . . . . . . .",
    );
    assert_eq!(table.groups(), "box4 d4-e3, row4 d3-g3");
    assert_eq!(table.weak(), "c4 d4 e3 e4");
}

/// A9, "stones adjacent ... of the same color": all of them, also those of no scored group
/// (c3 and e1), and of a scored group none that is not adjacent (f2 and g2).
#[test]
fn a9_weak_are_all_adjacent_stones_and_no_others() {
    let table = black(
        ". . x . . . .
         . . . * x x x
         x . . . x . .",
    );
    assert_eq!(table.groups(), "row4 d2-g2");
    assert_eq!(table.weak(), "c3 e1 e2");
    table.refuses("f2 g2 a1", Why::NotWeak);
}

/// "The stone at 1 is not rui."
#[test]
fn the_scoring_stone_is_not_weak() {
    black(BOX).refuses("*", Why::NotWeak);
}

/// "After the move, white may either play on any vacant space as before, or may remove a black rui
/// stone and play a white in its place." R3.
#[test]
fn r3_any_vacant_space_or_a_weak_stone() {
    let table = black(
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . x x o . . .
         . . x * x . . .
         . . . . . x . .",
    );
    let vacant: usize = 64 - 7;
    assert_eq!(table.open().split(' ').count(), vacant + 4);
    let replaced = table.after("d3");
    assert_eq!((replaced.stone("d3"), replaced.replaced()), (Some(Color::White), "d3".into()));
    assert_eq!(replaced.to_move(), Some(Color::Black));
}

/// E2: the replaced stone is removed and not captured, and the replacements in succession are
/// counted.
#[test]
fn e2_a_replaced_stone_is_removed_and_counted() {
    let table = black(BOX);
    assert_eq!((table.rui_count(), table.replaced()), (0, String::new()));
    let replaced = table.after("c3");
    assert_eq!(
        (replaced.rui_count(), replaced.replaced(), replaced.captured()),
        (1, "c3".into(), String::new())
    );
    replaced.shows(". . . . . . / . . o x o . / . . x x x . / . . . . . x");
    let placed = replaced.after("a1");
    assert_eq!((placed.rui_count(), placed.replaced()), (0, String::new()));
}

/// "One of the enemy's rui stones": an own stone is no answer, nor an enemy's that is not weak.
#[test]
fn only_weak_stones_of_the_enemy_are_replaced() {
    let table = black(BOX);
    table.refuses("f1", Why::NotWeak);
    table.refuses("e3", Why::Occupied);
}

/// E7, "rui := {}": a stone that scores nothing makes nothing weak.
#[test]
fn e7_without_a_score_nothing_is_weak() {
    let table = black(". . . . . / . x x x . / . . * . .");
    assert_eq!((table.weak(), table.score()), (String::new(), [0, 0]));
    table.refuses("b2 c2 d2 c1", Why::NotWeak);
}

/// A8, "on the next move": after any other move of White, or his pass, the stones are weak no more.
#[test]
fn a8_weak_for_one_move() {
    let table = black(BOX);
    for reply in ["a1", "d1", "c3", "pass"] {
        let answered = table.after(reply);
        assert_eq!((answered.weak(), answered.replaceable()), Default::default(), "{reply}");
        let next = answered.after("a4");
        next.refuses("c2 d3 e2", Why::NotWeak);
    }
}

/// A8: the player who scored gains nothing from his own weak stones, also after a pass.
#[test]
fn a8_own_weak_stones_are_in_the_way() {
    black(BOX).after("pass").refuses("c2 c3 d3 e2", Why::Occupied);
}

/// When both have scored, only the stones of who has just moved are weak.
#[test]
fn weak_are_stones_of_who_has_just_moved() {
    let table = Table::drawn(
        Color::Black,
        "x a . o o o
         x x . o b .
         . . . . . .",
    );
    assert_eq!(table.after("a").weak(), "a2 a3 b2");
    let both = table.after("a b");
    assert_eq!((both.score(), both.weak()), ([1, 1], "d2 d3 e3 f3".into()));
    both.refuses("e2", Why::NotWeak);
    both.refuses("a2 a3 b2 b3", Why::Occupied);
}

/// A19: a replacement that scores makes stones weak as a placement does.
#[test]
fn a19_a_scoring_replacement_makes_stones_weak() {
    let table = black(
        ". . . . . . .
         . . x x . . .
         o o x * . . .
         . o o . . . .",
    );
    assert_eq!(table.weak(), "c2 c3 d3");
    let replaced = table.after("c2");
    assert_eq!(replaced.groups(), "box4 b2-c1");
    assert_eq!((replaced.weak(), replaced.replaceable()), ("b1 b2 c1".into(), "b1 b2 c1".into()));
    assert_eq!(replaced.after("b2").rui_count(), 2);
}

/// A replacement that scores nothing makes nothing weak, and the succession is over.
#[test]
fn a_replacement_without_a_score_makes_nothing_weak() {
    let replaced = black(BOX).after("e2");
    assert_eq!(
        (replaced.rui_count(), replaced.weak(), replaced.score()),
        (1, String::new(), [1, 0])
    );
}

/// In the corner and on the edge there are fewer squares round the scoring stone.
#[test]
fn weak_stones_at_the_edge() {
    assert_eq!(black("x x . . / * x . .").weak(), "a2 b1 b2");
    assert_eq!(black("x . . . x / x * x x .").weak(), "a1 a2 c1");
}
