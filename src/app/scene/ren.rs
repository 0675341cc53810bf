//! Ren on the board: rings round weak stones, bands under groups, and what they score.

use super::{Band, Sign};
use crate::app::Model;
use crate::board::Point;
use crate::rules::Rules;
use crate::rules::ren::{Group, Ren};

/// Every sign but that of the last stone.
pub fn marks(model: &Model, game: &Ren, add: &mut dyn FnMut(Point, Sign)) {
    let weak = if game.replaceable().is_empty() { Sign::Protected } else { Sign::Weak };
    model.weak_stones().iter().for_each(|&at| add(at, weak));
    for &at in game.captured() {
        let niban = game.niban() == Some(at);
        add(at, if niban { Sign::Niban } else { Sign::Captured });
    }
    let labels = labels(model, game);
    let ahead = model.hover.and_then(|at| model.look_ahead(at));
    let taken = ahead.as_ref().map_or(&[][..], Ren::captured);
    for at in game.board().points() {
        if taken.contains(&at) {
            add(at, Sign::Killed);
        } else if let Some(&(_, points)) = labels.iter().find(|(labelled, _)| *labelled == at) {
            add(at, Sign::Points(points));
        } else if model.marks_atari(at) {
            add(at, Sign::Atari);
        }
    }
}

/// The position that shows what is scored: after the stone under the mouse, if it would score, or else
/// after the last stone; and that stone.
fn scoring(model: &Model, game: &Ren) -> (Ren, Option<Point>) {
    match model.hover.and_then(|at| model.look_ahead(at)) {
        Some(ahead) if !ahead.groups().is_empty() => (ahead, model.hover),
        _ => (game.clone(), model.last_stone()),
    }
}

/// What each group scores, each on a stone of its own.
fn labels(model: &Model, game: &Ren) -> Vec<(Point, u16)> {
    let (scoring, stone) = scoring(model, game);
    let mut labels: Vec<(Point, u16)> = Vec::new();
    for group in scoring.groups() {
        // Stones on the board say it better than one that is not there yet.
        let fits = |at: &Point| {
            let taken = labels.iter().any(|(other, _)| other == at);
            group.contains(*at) && Some(*at) != stone && !taken && game.board().get(*at).is_some()
        };
        let at = game.board().points().find(fits).unwrap_or(group.from);
        labels.push((at, group.kind.points()));
    }
    labels
}

/// A band under each group.
pub fn bands(model: &Model, game: &Ren) -> Vec<Band> {
    let (scoring, _) = scoring(model, game);
    let layout = model.layout();
    let mut bands = Vec::new();
    for &Group { from, to, .. } in scoring.groups() {
        let Some(color) = scoring.board().get(from) else { continue };
        let (x, y) = layout.center(from);
        let (half, length) =
            (layout.step() / 2.0, |a: u8, b: u8| f64::from(b - a + 1) * layout.step());
        bands.push(Band {
            x: x - half,
            y: y - half,
            width: length(from.col, to.col),
            height: length(from.row, to.row),
            color,
        });
    }
    bands
}
