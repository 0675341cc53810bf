//! Stones after which somebody else chooses the colours: they should give both colours equal chances.

use super::{Decision, Study};
use crate::ai::renju::skill::Skill;
use crate::ai::{Random, Task};
use crate::board::Point;
use crate::rules::renju::Renju;
use crate::rules::{Move, Phase, Rules};

/// So many stones are looked at to the end.
const FEWEST: usize = 3;

/// The stones that may be laid, the most even ones first. The deeper a search is, the fewer of them it looks at.
pub struct Field {
    points: Vec<Point>,
}

impl Field {
    /// The stones for the position of `game`; none where no stone is due. Where another stone is laid before the
    /// choice, there is only one: that other stone makes the chances equal.
    pub fn new(game: &Renju, task: &Task) -> Self {
        let mut points: Vec<Point> = game.board().points().collect();
        points.retain(|&at| {
            let mv = Move::Stone(at);
            game.zone().is_some() && game.check(mv).is_ok() && !task.except.contains(&mv)
        });
        let near: Vec<Point> = points.iter().copied().filter(|&at| is_near(game, at)).collect();
        let mut points = if near.is_empty() { points } else { near };
        Random::new(task.seed).shuffle(&mut points);
        if points.first().is_some_and(|&at| !is_last_before_choice(game, at)) {
            points.truncate(1);
        }
        Self { points }
    }

    /// The points, the most even one first.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.points.iter().copied()
    }
}

/// Whether a stone there is near enough to others to matter: on an empty board near the middle.
fn is_near(game: &Renju, at: Point) -> bool {
    let board = game.board();
    let middle = Point::new(board.size() / 2, board.size() / 2);
    let is_close = |other: Point, steps| {
        other.row.abs_diff(at.row) <= steps && other.col.abs_diff(at.col) <= steps
    };
    let mut stones = board.points().filter(|&other| board.get(other).is_some()).peekable();
    match stones.peek() {
        Some(_) => stones.any(|other| is_close(other, 3)),
        None => is_close(middle, 4),
    }
}

/// Whether no other stone comes between a stone there and a choice of colours.
fn is_last_before_choice(game: &Renju, at: Point) -> bool {
    let mut next = game.clone();
    next.play_unchecked(Move::Stone(at));
    next.phase() != Phase::Opening
}

impl Study<'_, '_> {
    /// The stone after which both colours have the most equal chances.
    pub(super) fn lay(&mut self, game: &Renju, skill: Skill) -> Option<Decision> {
        let color = game.color_to_move()?;
        let candidates = self.field.points.clone();
        if candidates.len() < 2 {
            return candidates.first().map(|&at| Decision { mv: Move::Stone(at), value: 0 });
        }
        let mut judged = Vec::new();
        for &at in &candidates {
            let mut board = *game.board();
            board.set(at, Some(color));
            judged.push((self.look(&board, color.other(), &[], skill)?.value.abs(), at));
        }
        judged.sort_by_key(|&(uneven, _)| uneven);
        let (uneven, best) = *judged.first()?;
        judged.truncate((judged.len() / 2).max(FEWEST));
        self.field.points = judged.into_iter().map(|(_, at)| at).collect();
        Some(Decision { mv: Move::Stone(best), value: -uneven })
    }
}
