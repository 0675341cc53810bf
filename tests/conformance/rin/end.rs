//! The end of the game and its result.

use super::*;
use goishi::board::Seat;
use goishi::rules::{Ending, Status, Why};

/// A full board without any ring, so that every stone was placed by hand.
fn stripes(size: Size) -> Board {
    let mut board = Board::empty(size.points());
    for at in board.points() {
        board.set(at, Some(Color::ALL[usize::from(at.col % 2)]));
    }
    board
}

/// The stripes but for their last stone, which is `left` for play.
fn one_point_from_the_end(size: Size) -> (Table, Point) {
    let mut board = stripes(size);
    let left = Point::new(size.points() - 1, size.points() - 2);
    board.set(left, None);
    (Table::reach(size, &board), left)
}

/// "The game ends when the entire board is filled", and not before.
#[test]
fn the_game_ends_when_the_board_is_full() {
    for size in Size::ALL {
        let (mut table, left) = one_point_from_the_end(size);
        assert_eq!(table.game.status(), Status::Ongoing);
        table.put(Some(left));
        assert_eq!(table.game.status().ending(), Some(Ending::Full));
        assert_eq!(table.game.to_move(), None);
        assert_eq!(table.game.legal_moves(), []);
    }
}

/// N9: the last point may be the first of the two stones of a turn; the game ends all the same.
#[test]
fn n9_the_game_ends_at_once_although_a_second_stone_is_due() {
    for size in Size::ALL {
        let (mut table, left) = one_point_from_the_end(size);
        assert_eq!((table.to_move(), table.game.left()), (Color::Black, 2));
        table.put(Some(left));
        assert_eq!((table.game.to_move(), table.game.left()), (None, 0));
    }
}

/// "A Rin game may also end in a draw if each player controls 128 points", or half the points of
/// a smaller board.
#[test]
fn equal_numbers_of_stones_are_a_draw() {
    for (size, half) in [(Size::Sixteen, 128), (Size::Twelve, 72), (Size::Eight, 32)] {
        let (mut table, left) = one_point_from_the_end(size);
        table.put(Some(left));
        assert_eq!(table.score(), [half, half]);
        assert_eq!(table.game.status(), Status::Drawn { by: Ending::Full });
    }
}

/// "The winner is the player who has the most stones on the board": two more are enough. White
/// fills (3, 2), the last vacant point but the one that closes the ring.
#[test]
fn the_most_stones_win() {
    let mut table = Table::whole(
        "x o x o x o x o
         x o x o x o x o
         x o o o x o x o
         x o . o x o x o
         x o . o x o x o
         x o x o x o x o
         x o x o x o x x
         x o x o x o x x",
    );
    table.play("4,2");
    assert_eq!(table.score(), [31, 33]);
    let winner = Seat::Second;
    assert_eq!(table.game.status(), Status::Won { winner, by: Ending::Full });
}

/// "The object of the game is to have the most territory (and hence most stones)", and "each player
/// has an unlimited number of playing stones": 28 stones of Black's ring fill 36 points.
#[test]
fn territory_counts_as_stones_and_stones_never_run_out() {
    let mut table = Table::whole(
        "x x x x x x x x
         x o o o o o o x
         x o o o o o o x
         x o o o o o o x
         x o o o o o o x
         x o o o o . . x
         x . . . . . . x
         x x x x x x . x",
    );
    assert_eq!(table.score(), [27, 28]);
    table.play("7,6");
    assert_eq!(table.score(), [64, 0]);
    assert_eq!((table.game.killed().len(), table.game.filled().len()), (28, 36));
    let winner = Seat::First;
    assert_eq!(table.game.status(), Status::Won { winner, by: Ending::Full });
}

/// After the end every move is refused.
#[test]
fn nothing_can_be_played_after_the_end() {
    let (mut table, left) = one_point_from_the_end(Size::Eight);
    table.put(Some(left));
    let before = table.game.clone();
    for word in ["0,0", "pass", "resign", "time:both", "swap", "claim:black"] {
        let illegal = table.try_play(word).unwrap_err();
        assert_eq!((illegal.why, illegal.paragraph), (Why::GameOver, "Rin, end of the game"));
    }
    assert_eq!(table.game, before);
}
