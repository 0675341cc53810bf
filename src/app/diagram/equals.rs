//! Points that are equal to a proposed stone, and the line or the point that makes them so.

use super::{Mark, Model, Sign};
use crate::board::Point;

/// A mirror line, or if both ends are one place the point that the position is turned round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axis {
    /// One end.
    pub from: (f64, f64),
    /// The other end.
    pub to: (f64, f64),
}

/// The points that may not be proposed any more.
pub fn marks(model: &Model) -> Vec<Mark> {
    let points = model.game().board().points().filter(|&at| model.equal_by(at).is_some());
    let mark = |at| {
        let (x, y) = model.layout().center(at);
        Mark { x, y, sign: Sign::Equal, on: None }
    };
    points.map(mark).collect()
}

/// What makes them equal to stones that are proposed.
pub fn axes(model: &Model) -> Vec<Axis> {
    let (x, y) = model.layout().center(Point::new(0, 0));
    let half = model.layout().step() / 2.0;
    let place = |[row, col]: [i16; 2]| (x + half * f64::from(col), y + half * f64::from(row));
    let mut axes: Vec<Axis> = Vec::new();
    for axis in model.game().board().points().filter_map(|at| model.equal_by(at)) {
        let axis = Axis { from: place(axis.from), to: place(axis.to) };
        if !axes.contains(&axis) {
            axes.push(axis);
        }
    }
    axes
}
