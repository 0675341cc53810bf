//! Who places how many stones, and where.

use super::*;
use goishi::board::Seat;
use goishi::rules::{Status, Why};

const NOTHING: &str = ". . . . . / . . . . . / . . . . . / . . . . . / . . . . .";

/// "Black takes the first turn of the game."
#[test]
fn black_takes_the_first_turn() {
    for size in Size::ALL {
        let game = Rin::new(size);
        assert_eq!(game.color_to_move(), Some(Color::Black));
        assert_eq!(game.to_move(), Some(Seat::First));
    }
}

/// "From then on, each player takes two turns in succession before the other player moves; hence,
/// the turn order is B-W-W-B-B-W-W-B-B-..., etc."
#[test]
fn turn_order_is_b_ww_bb() {
    let mut table = Table::corner(NOTHING);
    let mut order = String::new();
    for _ in 0..9 {
        order.push(if table.to_move() == Color::Black { 'B' } else { 'W' });
        table.put(None);
    }
    assert_eq!(order, "BWWBBWWBB");
}

/// N10, "each player takes two turns in succession": the first turn alone is a single stone.
#[test]
fn n10_only_the_first_turn_is_a_single_stone() {
    let mut table = Table::corner(NOTHING);
    let mut left = Vec::new();
    for _ in 0..7 {
        left.push(table.game.left());
        table.put(None);
    }
    assert_eq!(left, [1, 2, 1, 2, 1, 2, 1]);
}

/// "The player puts one stone of his own color on any unoccupied intersection point."
#[test]
fn step_1_a_stone_goes_on_any_unoccupied_point() {
    let mut table = Table::corner("x o . / o . . / . . x");
    let legal = |game: &Rin| game.legal_moves().into_iter().filter(|mv| mv.is_play()).count();
    assert_eq!(table.game.board().points().count() - legal(&table.game), 4);
    for at in table.game.board().points() {
        let vacant = table.game.board().get(at).is_none();
        assert_eq!(table.game.check(Move::Stone(at)).is_ok(), vacant, "{at:?}");
    }
    table.play("1,1");
    table.shows("x o . / o x . / . . x");
}

/// Step 1 again: an occupied point is refused, whoever's stone is there.
#[test]
fn step_1_refuses_an_occupied_point() {
    let mut table = Table::corner("x o / . .");
    for word in ["0,0", "0,1"] {
        let illegal = table.try_play(word).unwrap_err();
        assert_eq!((illegal.why, illegal.paragraph), (Why::Occupied, "Rin, step 1 of a turn"));
    }
}

/// No rule forbids suicide: White may play where Black has taken all points around but one.
#[test]
fn a_stone_may_go_where_it_will_be_killed() {
    let mut table = Table::corner(
        ". . . .
         . . x .
         . x . x
         . . . .",
    )
    .turn_of(Color::White);
    table.play("2,2");
    assert_eq!(table.filled(), "");
    table = table.turn_of(Color::Black);
    table.play("3,2");
    assert_eq!(table.killed(), "2,2");
}

/// "Passing is not allowed (and not useful anyway)."
#[test]
fn passing_is_not_allowed() {
    let mut table = Table::corner(NOTHING);
    for _ in 0..3 {
        let illegal = table.try_play("pass").unwrap_err();
        assert_eq!((illegal.why, illegal.paragraph), (Why::NoPass, "Rin, additional notes"));
        table.put(None);
    }
    assert_eq!(table.game.status(), Status::Ongoing);
}
