//! Players who are random, but each in another way, so that everything comes about.

use goishi::ai::Random;
use goishi::board::{Board, Color, Point};
use goishi::rules::ren::Ren;
use goishi::rules::{Move, Rules};

/// How a player chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Any stone that is allowed: long games, and full boards.
    Anywhere,
    /// Beside own stones, also diagonally: groups of all kinds.
    Hugging,
    /// What scores most of a few stones: weak stones and nines.
    Scoring,
    /// What captures most of a few stones.
    Capturing,
    /// A replacement if there is one, and if there is one that scores, that: long chains.
    Replacing,
    /// Now and then a stone.
    Passing,
}

impl Style {
    pub const ALL: [Self; 6] = [
        Self::Anywhere,
        Self::Hugging,
        Self::Scoring,
        Self::Capturing,
        Self::Replacing,
        Self::Passing,
    ];

    /// A legal move; the game is not over.
    pub fn choose(self, game: &Ren, random: &mut Random) -> Move {
        let plies_to_a_pass = if self == Self::Passing { 3 } else { 50 };
        if random.below(plies_to_a_pass) == 0 {
            return Move::Pass;
        }
        let allowed = |at: &Point| game.check(Move::Stone(*at)).is_ok();
        let all: Vec<Point> = game.board().points().filter(allowed).collect();
        Move::Stone(match self {
            Self::Anywhere | Self::Passing => pick(&all, random),
            Self::Hugging => pick(&hugging(game, &all, random), random),
            Self::Scoring => best(game, &some(&hugging(game, &all, random), random), points),
            Self::Capturing => best(game, &some(&all, random), stones),
            Self::Replacing if !game.replaceable().is_empty() => {
                best(game, game.replaceable(), points)
            }
            Self::Replacing => best(game, &some(&hugging(game, &all, random), random), points),
        })
    }
}

fn pick(points: &[Point], random: &mut Random) -> Point {
    points[random.below(points.len())]
}

/// A few of `points`, possibly the same one twice.
fn some(points: &[Point], random: &mut Random) -> Vec<Point> {
    (0..12).map(|_| pick(points, random)).collect()
}

/// Those of `points` beside own stones; now and then, or if there are none, all.
fn hugging(game: &Ren, points: &[Point], random: &mut Random) -> Vec<Point> {
    let own = game.color_to_move();
    let near: Vec<Point> =
        points.iter().copied().filter(|&at| touches(game.board(), at, own)).collect();
    if near.is_empty() || random.below(8) == 0 { points.to_vec() } else { near }
}

/// Whether one of the eight points round `at` holds a stone of `own`.
fn touches(board: &Board, at: Point, own: Option<Color>) -> bool {
    let near = |line: u8| line.saturating_sub(1)..=(line + 1).min(board.size() - 1);
    near(at.row).any(|row| near(at.col).any(|col| board.get(Point::new(row, col)) == own))
}

/// The stone that is worth most.
fn best(game: &Ren, points: &[Point], worth: fn(&Ren, Color) -> usize) -> Point {
    let own = game.color_to_move().expect("the game is not over");
    let worth_of = |at: &&Point| {
        let mut next = game.clone();
        next.play_unchecked(Move::Stone(**at));
        worth(&next, own)
    };
    *points.iter().max_by_key(worth_of).expect("a point")
}

fn points(game: &Ren, own: Color) -> usize {
    game.score(own).into()
}

/// What the last ply captured, and the niban twice.
fn stones(game: &Ren, _: Color) -> usize {
    game.captured().len() + 2 * usize::from(game.niban().is_some())
}
