//! What a ring is and what it does.

use super::*;

/// Black's ring lacks (3, 4); inside are two white stones and two vacant points.
const NEARLY: &str = "
    . . . . . .
    . x x x x .
    . x o . x .
    . x . o . .
    . x x x x .
    . . . . . .";

const CLOSED: &str = "
    . . . . . .
    . x x x x .
    . x x x x .
    . x x x x .
    . x x x x .
    . . . . . .";

/// "The player fills in any ring that he has just made."
#[test]
fn step_2_fills_the_ring_just_made() {
    let mut table = Table::corner(NEARLY).turn_of(Color::Black);
    table.play("3,4");
    table.shows(CLOSED);
    assert_eq!(table.filled(), "2,2 2,3 3,2 3,3");
}

/// "All enclosed enemy stones, if any, are immediately killed and removed from the board; then all
/// points inside the ring are immediately filled by stones of the same color as the ring."
#[test]
fn enclosed_enemies_are_killed_and_all_points_inside_filled() {
    let mut table = Table::corner(NEARLY).turn_of(Color::Black);
    let [black, white] = table.score();
    table.play("3,4");
    assert_eq!(table.killed(), "2,2 3,3");
    assert_eq!(table.score(), [black + 1 + 4, white - 2]);
}

/// What was filled and killed is told of the last stone only.
#[test]
fn the_next_stone_fills_nothing_again() {
    let mut table = Table::corner(NEARLY).turn_of(Color::Black);
    table.play("3,4 0,0");
    assert_eq!((table.filled(), table.killed()), (String::new(), String::new()));
}

/// White's rings are as good as Black's, on every size of board.
#[test]
fn both_colors_make_rings_on_every_board() {
    let exchanged = |drawing: &str| drawing.replace('x', "?").replace('o', "x").replace('?', "o");
    for size in Size::ALL {
        let mut table = Table::reach(size, &board(&exchanged(NEARLY))).turn_of(Color::White);
        table.play("3,4");
        table.shows(&exchanged(CLOSED));
        assert_eq!(table.killed(), "2,2 3,3");
    }
}

/// "Creates a group of stones that surround": with a gap there is no ring.
#[test]
fn a_ring_with_a_gap_fills_nothing() {
    let mut table = Table::corner(NEARLY).turn_of(Color::Black);
    table.play("3,2 0,0");
    assert_eq!(table.filled(), "");
}

/// "Surround at least one vacant point or an enemy stone": a solid block surrounds neither.
#[test]
fn a_block_of_stones_surrounds_nothing() {
    let mut table = Table::corner(
        ". . . . .
         . x x x .
         . x x x .
         . x x . .
         . . . . .",
    )
    .turn_of(Color::Black);
    table.play("3,3");
    assert_eq!(table.filled(), "");
}

/// The opponent's stone in the gap of a ring closes it for nobody, neither as a wall of Black's...
#[test]
fn a_stone_fills_nothing_for_the_enemy() {
    let mut table = Table::corner(NEARLY).turn_of(Color::White);
    table.play("3,4");
    assert_eq!(table.filled(), "");
    table.shows(&NEARLY.replace(". x . o . .", ". x . o o ."));
}

/// ... and when the way out is stopped by Black farther off, that stone dies with the others.
#[test]
fn the_stone_in_the_gap_dies_with_those_inside() {
    let mut table = Table::corner(NEARLY).turn_of(Color::White);
    table.play("3,4");
    table = table.turn_of(Color::Black);
    table.play("3,5");
    assert_eq!(table.killed(), "2,2 3,3 3,4");
}

/// Filled stones are stones as others: a larger ring takes a smaller one with all that it filled.
#[test]
fn a_larger_ring_takes_a_smaller_one() {
    let mut table = Table::corner(
        ". . . . . . .
         . . . x . . .
         . . x o x . .
         . x o . o x .
         . . x . x . .
         . . . . . . .
         . . . . . . .",
    )
    .turn_of(Color::White);
    table.play("4,3");
    assert_eq!((table.filled().as_str(), table.killed().as_str()), ("3,3", ""));
    table = table.turn_of(Color::Black);
    table.play("5,3");
    assert_eq!(table.killed(), "2,3 3,2 3,3 3,4 4,3");
    table.shows(
        ". . . . . . .
         . . . x . . .
         . . x x x . .
         . x x x x x .
         . . x x x . .
         . . . x . . .
         . . . . . . .",
    );
}
