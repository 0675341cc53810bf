//! Players who are random, but each in another way, so that rings of all kinds come about.

use goishi::ai::Random;
use goishi::board::{Board, Color, Point};

/// How a player chooses.
#[derive(Clone, Copy)]
pub enum Style {
    /// Any empty point: many small rings.
    Anywhere,
    /// Mostly beside own stones, also diagonally: long walls and large rings.
    Hugging,
    /// Diamonds, a small one within a large one: rings inside rings.
    Diamonds,
}

impl Style {
    pub const ALL: [Self; 3] = [Self::Anywhere, Self::Hugging, Self::Diamonds];
}

/// One side of a game.
pub struct Player {
    style: Style,
    plan: Vec<Point>,
}

impl Player {
    pub fn new(style: Style) -> Self {
        Self { style, plan: Vec::new() }
    }

    /// An empty point; there is one.
    pub fn choose(&mut self, board: &Board, color: Color, random: &mut Random) -> Point {
        let empty: Vec<Point> = board.points().filter(|&at| board.get(at).is_none()).collect();
        match self.style {
            Style::Anywhere => pick(&empty, random),
            Style::Hugging => {
                let hugging: Vec<Point> =
                    empty.iter().copied().filter(|&at| touches(board, at, color)).collect();
                let wanders = hugging.is_empty() || random.below(8) == 0;
                pick(if wanders { &empty } else { &hugging }, random)
            }
            Style::Diamonds => self.planned(&empty, board.size(), random),
        }
    }

    /// The next empty point of the plan, or the first one of a new plan.
    fn planned(&mut self, empty: &[Point], size: u8, random: &mut Random) -> Point {
        let next = std::iter::from_fn(|| self.plan.pop()).find(|at| empty.contains(at));
        next.unwrap_or_else(|| {
            let at = pick(empty, random);
            let inner = |line: u8| line.max(4).min(size - 5);
            let center = Point::new(inner(at.row), inner(at.col));
            self.plan = [diamond(center, 4, size), diamond(center, 1, size)].concat();
            at
        })
    }
}

fn pick(points: &[Point], random: &mut Random) -> Point {
    points[random.below(points.len())]
}

/// Whether one of the eight points round `at`, which is empty, holds a stone of `color`.
fn touches(board: &Board, at: Point, color: Color) -> bool {
    let near = |line: u8| line.saturating_sub(1)..=(line + 1).min(board.size() - 1);
    near(at.row).any(|row| near(at.col).any(|col| board.get(Point::new(row, col)) == Some(color)))
}

/// The points `radius` steps from `center`.
fn diamond(center: Point, radius: u8, size: u8) -> Vec<Point> {
    let steps = |to: &Point| center.row.abs_diff(to.row) + center.col.abs_diff(to.col);
    Board::empty(size).points().filter(|to| steps(to) == radius).collect()
}
