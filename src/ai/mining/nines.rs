//! Made-up positions of Ren with boxes that are almost full of stones of one colour.

use super::{Find, ren, self_play};
use crate::ai::Random;
use crate::board::{Board, Color, Point};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::ren::{Options, Ren};
use crate::rules::{Rules, Setup, Status};

/// Boxes that are made in a game's positions.
const TRIES: usize = 24;

/// The problems made from one game, at most one of each theme.
pub fn dig(options: Options, random: &mut Random) -> Vec<Find> {
    let rules = RuleSet::Ren(options);
    let positions = self_play::positions(rules, rules.start(), random);
    let mut finds: Vec<Find> = Vec::new();
    for _ in 0..TRIES {
        let AnyGame::Ren(game) = &positions[random.below(positions.len())] else { continue };
        let made = boxed(game.board(), random);
        let Some(game) = set_up(options, made, random) else { continue };
        for find in ren::find(&game) {
            if !finds.iter().any(|other| other.puzzle.theme == find.puzzle.theme) {
                finds.push(find);
            }
        }
    }
    finds
}

/// The board with a box in which one colour has seven or eight stones.
fn boxed(board: &Board, random: &mut Random) -> Board {
    let mut board = *board;
    let color = Color::ALL[random.below(2)];
    let most = usize::from(board.size()) - 2;
    let (top, left) = (random.below(most) as u8, random.below(most) as u8);
    let mut squares: Vec<Point> = (0..9).map(|i| Point::new(top + i / 3, left + i % 3)).collect();
    random.shuffle(&mut squares);
    let others = 1 + random.below(2);
    for (i, &at) in squares.iter().enumerate() {
        let other = [None, Some(color.other())][random.below(2)];
        board.set(at, if i < others { other } else { Some(color) });
    }
    board
}

/// A game of this board in which perhaps some stones are weak. None if it is decided.
fn set_up(options: Options, board: Board, random: &mut Random) -> Option<Ren> {
    let to_move = Color::ALL[random.below(2)];
    let mut setup = Setup::new(board, to_move);
    let own = |at: &Point| board.get(*at) == Some(to_move.other());
    let stones: Vec<Point> = board.points().filter(own).collect();
    if !stones.is_empty() && random.below(2) == 0 {
        let scored = stones[random.below(stones.len())];
        let beside = |at: &&Point| {
            **at != scored && at.row.abs_diff(scored.row) <= 1 && at.col.abs_diff(scored.col) <= 1
        };
        setup.weak = stones.iter().filter(beside).copied().collect();
    }
    let game = Ren::set_up(options, &setup).ok()?;
    (game.status() == Status::Ongoing).then_some(game)
}
