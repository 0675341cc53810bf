//! Lines through rows of stones.

use super::{Model, Row, Stroke};
use crate::rules::catalog::AnyGame;
use crate::rules::{Ending, Rules};

/// Lines through the rows that decided the game, or that make the point asked about a foul.
pub fn strokes(model: &Model) -> Vec<Stroke> {
    let AnyGame::Renju(game) = model.game() else { return Vec::new() };
    let (rows, means) = match model.foul_in_question() {
        Some((at, foul)) => (game.foul_rows(at, foul), Row::Foul),
        None if game.status().ending() == Some(Ending::Five) => (game.finding(), Row::Won),
        None => (game.finding(), Row::Foul),
    };
    let mut strokes: Vec<Stroke> = Vec::new();
    for row in rows {
        let (Some(&first), Some(&last)) = (row.first(), row.last()) else { continue };
        let (from, to) = (model.layout().center(first), model.layout().center(last));
        // Behind the stones it is seen beyond the last ones too.
        let more = if model.shows_numbers() { 0.5 / (row.len() - 1) as f64 } else { 0.0 };
        let end =
            |a: (f64, f64), b: (f64, f64)| (a.0 + (a.0 - b.0) * more, a.1 + (a.1 - b.1) * more);
        let stroke = Stroke { from: end(from, to), to: end(to, from), row: means };
        strokes.push(beside(&strokes, stroke, model.layout().step() / 5.0));
    }
    strokes
}

/// `stroke`, a little aside where it would cover one on the same line.
pub fn beside(others: &[Stroke], stroke: Stroke, gap: f64) -> Stroke {
    let way = |s: &Stroke| (s.to.0 - s.from.0, s.to.1 - s.from.1);
    let (across, down) = way(&stroke);
    let is_parallel = |other: &Stroke| way(other).0 * down == way(other).1 * across;
    if !others.iter().any(is_parallel) {
        return stroke;
    }
    let scale = gap / across.abs().max(down.abs());
    let aside = |(x, y): (f64, f64)| (x - down * scale, y + across * scale);
    Stroke { from: aside(stroke.from), to: aside(stroke.to), ..stroke }
}
