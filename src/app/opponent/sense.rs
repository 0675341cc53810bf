//! Where a line of play that is proved to win stops to tell anything. Who is lost anyway, or wins by whatever is played, may put a stone
//! anywhere; and after a four that cannot be stopped nothing is left to show.

use crate::ai::{Score, Standing};
use crate::board::{Board, Color, Point};
use crate::rules::catalog::AnyGame;
use crate::rules::renju::Renju;
use crate::rules::{Move, Rules, Status};

/// A stone that has no other within so many steps has nothing to do with a win by threes and fours.
const NEAR: u8 = 2;

/// How many moves of a line mean something; the first always does. Lines of which nothing is proved stay as they are.
pub fn telling_length(game: &AnyGame, standing: Standing, line: &[Move]) -> usize {
    let is_proved = matches!(standing.black, Score::Win(_) | Score::Loss(_));
    let AnyGame::Renju(start) = game else { return line.len() };
    if !is_proved {
        return line.len();
    }
    let mut game = start.as_ref().clone();
    for (count, &mv) in line.iter().enumerate() {
        let Move::Stone(at) = mv else { return count.max(1) };
        if count > 0 && is_stray(game.board(), at) {
            return count;
        }
        let mover = game.color_to_move();
        game.play_unchecked(mv);
        if mover.is_some_and(|mover| has_won(&game, mover)) {
            return count + 1;
        }
    }
    line.len()
}

/// Whether a stone would stand alone.
fn is_stray(board: &Board, at: Point) -> bool {
    let near =
        |other: &Point| at.row.abs_diff(other.row) <= NEAR && at.col.abs_diff(other.col) <= NEAR;
    !board.points().any(|other| near(&other) && board.get(other).is_some())
}

/// Whether nothing stops this colour, which has just moved: it has two points for a five, and the other colour none.
fn has_won(game: &Renju, color: Color) -> bool {
    fives(game, color.other()) == 0 && fives(game, color) > 1
}

/// On how many points a stone of this colour wins at once.
fn fives(game: &Renju, color: Color) -> usize {
    let board = game.board();
    let position = Renju::from_position(game.variant(), board, color);
    let free = board.points().filter(|&at| board.get(at).is_none() && !is_stray(board, at));
    free.filter(|&at| {
        let mut after = position.clone();
        after.check(Move::Stone(at)).is_ok() && {
            after.play_unchecked(Move::Stone(at));
            matches!(after.status(), Status::Won { winner, .. } if after.color_of(winner) == color)
        }
    })
    .count()
}
