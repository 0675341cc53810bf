//! Where the document is open to several readings: the decisions of the specification.
//! N9 is with the end of the game, N10 with the turns.

use super::*;
use goishi::rules::Why;

/// N1, "a group of stones that surround": ring stones may be linked by diagonals alone.
#[test]
fn n1_diagonal_links_close_a_ring() {
    let mut table = Table::corner(
        ". . . . . .
         . . x . . .
         . x . x . .
         . x o . x .
         . . x . . .
         . . . . . .",
    )
    .turn_of(Color::Black);
    table.play("4,3");
    table.shows(
        ". . . . . .
         . . x . . .
         . x x x . .
         . x x x x .
         . . x x . .
         . . . . . .",
    );
}

/// N2, "surround at least one vacant point or an enemy stone": vacant points alone are enough.
#[test]
fn n2_a_ring_of_vacant_points_only_is_filled() {
    let mut table = Table::corner(
        ". . . . .
         . . x . .
         . x . x .
         . . . . .
         . . . . .",
    )
    .turn_of(Color::Black);
    table.play("3,2");
    assert_eq!((table.filled().as_str(), table.killed().as_str()), ("2,2", ""));
}

/// N3, "fills in any ring that he has just made": after each stone, so that the second stone of
/// the turn finds the ring filled.
#[test]
fn n3_rings_are_filled_between_the_two_stones_of_a_turn() {
    let mut table = Table::corner(
        ". . . . .
         . . x . .
         . x . x .
         . . . . .
         . . . . .",
    )
    .turn_of(Color::Black);
    table.play("3,2");
    assert_eq!((table.game.left(), table.to_move()), (1, Color::Black));
    assert_eq!(table.try_play("2,2").unwrap_err().why, Why::Occupied);
    assert_eq!(table.filled(), "2,2");
}

/// N4: "any stone in the safe zone" is alive, so an edge or a corner that is cut off is no ring.
#[test]
fn n4_the_edge_closes_no_ring() {
    let corner = "
        . o . . . . . . .
        o . x . x . x . .
        . x . . x . x . .
        x . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let mut table = Table::corner(corner).turn_of(Color::Black);
    table.play("0,3 2,5");
    assert_eq!(table.filled(), "");
    table = table.turn_of(Color::Black);
    table.play("0,4 0,6");
    assert_eq!(table.filled(), "", "(0, 5), (1, 5) are cut off but reach the edge");
    table.shows(
        ". o . x x . x . .
         o . x . x . x . .
         . x . . x x x . .
         x . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
}

/// N5: the ring itself may run through the safe zone, as B-C-H-K-N-I-E does. The corner A stays
/// outside.
#[test]
fn n5_a_ring_may_run_through_the_safe_zone() {
    let mut table = Table::corner(
        ". x . .
         . o x .
         . x . .
         . . . .",
    )
    .turn_of(Color::Black);
    table.play("1,0");
    table.shows(
        ". x . .
         x x x .
         . x . .
         . . . .",
    );
}

/// N6: the ring owner's own stones inside stay, and count as neither filled nor killed.
#[test]
fn n6_own_stones_inside_a_ring_stay() {
    let mut table = Table::corner(
        ". . . . . .
         . x x x x x
         . x . . . x
         . x . x o x
         . x . . . x
         . x x . x x",
    )
    .turn_of(Color::Black);
    table.play("5,3");
    assert_eq!(table.filled(), "2,2 2,3 2,4 3,2 3,4 4,2 4,3 4,4");
    assert_eq!(table.killed(), "3,4");
}

/// N7, "any ring that he has just made": one stone may close several, here three.
#[test]
fn n7_all_rings_closed_by_one_stone_are_filled() {
    let mut table = Table::corner(
        ". . . . . . .
         . . . x . . .
         . . x . x . .
         . x o . . x .
         . . x . x . .
         . . . . . . .
         . . . . . . .",
    )
    .turn_of(Color::Black);
    table.play("3,3");
    assert_eq!((table.filled().as_str(), table.killed().as_str()), ("2,3 3,2 3,4", "3,2"));
}

/// N8: an enemy stone is no wall of a ring; what both colours wall in together stays open to both.
#[test]
fn n8_a_wall_of_both_colors_is_no_ring() {
    let mut table = Table::corner(
        ". . . . . .
         . . x o . .
         . x . . o .
         . . x . . .
         . . . . . .
         . . . . . .",
    )
    .turn_of(Color::White);
    table.play("3,3");
    assert_eq!(table.filled(), "");
    table.play("2,3");
    table = table.turn_of(Color::Black);
    table.play("2,2");
    table.shows(
        ". . . . . .
         . . x o . .
         . x x o o .
         . . x o . .
         . . . . . .
         . . . . . .",
    );
}

/// N11, "so that any enemy stones in the ring are no longer alive": no room inside, as for the
/// eyes of Go, keeps an enclosed stone alive.
#[test]
fn n11_enclosed_stones_are_dead_whatever_room_they_have() {
    let mut table = Table::corner(
        ". . . . . . . .
         . . x x x x . .
         . x . o . . x .
         . x o o o . x .
         . x . o . . . .
         . x . . . . x .
         . . x x x x . .
         . . . . . . . .",
    )
    .turn_of(Color::Black);
    table.play("4,6");
    assert_eq!(table.killed(), "2,3 3,2 3,3 3,4 4,3");
    assert_eq!(table.game.filled().len(), 16);
}
