//! The board without its stones.

use super::{Ink, Shape, wood};
use crate::app::diagram::{Ground, Highlight, Lines};
use crate::app::ink;
use crate::app::rgba::Rgba;

/// The shapes of the board, from the bottom to the top.
pub fn shapes(ground: &Ground) -> Vec<Shape> {
    let mut shapes = wood::shapes(ground);
    shapes.extend(middle(ground));
    shapes.extend(lines(ground));
    shapes.extend(dots(ground));
    shapes.extend(labels(ground));
    shapes
}

/// The square that is always highlighted.
fn middle(ground: &Ground) -> Option<Shape> {
    let [from, to] = ground.middle?;
    Some(match ground.highlight {
        Highlight::Field => {
            Shape::square((from, from), to - from, Ink::filled(ink::field(ground.palette)))
        }
        Highlight::Corners => corners(ground, from, to),
    })
}

/// The four corners of a square, each as two short lines.
fn corners(ground: &Ground, from: f64, to: f64) -> Shape {
    let reach = ground.columns.step / 3.0;
    let mut lines = Vec::new();
    for (x, inward_x) in [(from, reach), (to, -reach)] {
        for (y, inward_y) in [(from, reach), (to, -reach)] {
            lines.push([(x, y), (x + inward_x, y)]);
            lines.push([(x, y), (x, y + inward_y)]);
        }
    }
    let color = Rgba { alpha: 0x80, ..ground.palette.line };
    Shape::lines(&lines, Ink::drawn(color, ground.line_width))
}

/// A line of odd width is crisp when its middle lies between two pixels: so far aside.
fn nudge(ground: &Ground) -> f64 {
    (ground.line_width / 2.0).fract()
}

/// The lines inside, and the edges of the board, which are wider.
fn lines(ground: &Ground) -> [Shape; 2] {
    let nudged = |lines: Lines| Lines {
        first: lines.first + nudge(ground),
        last: lines.last + nudge(ground),
        ..lines
    };
    let (columns, rows) = (nudged(ground.columns), nudged(ground.rows));
    // Edges meet in square corners.
    let corner = ground.edge_width / 2.0;
    let [down, edge_down] = [0.0, corner].map(|reach| extent(rows, ground.height, reach));
    let [across, edge_across] = [0.0, corner].map(|reach| extent(columns, ground.width, reach));
    let column = |x, [from, to]: [f64; 2]| [(x, from), (x, to)];
    let row = |y, [from, to]: [f64; 2]| [(from, y), (to, y)];
    let inside = inner(columns).map(|x| column(x, down));
    let inside: Vec<_> = inside.chain(inner(rows).map(|y| row(y, across))).collect();
    let edges = outer(columns).map(|x| column(x, edge_down));
    let edges: Vec<_> = edges.chain(outer(rows).map(|y| row(y, edge_across))).collect();
    let color = ground.palette.line;
    [(inside, ground.line_width), (edges, ground.edge_width)]
        .map(|(lines, width)| Shape::lines(&lines, Ink::drawn(color, width)))
}

/// From where to where lines run that cross these: `reach` beyond the edges, and farther where the board goes on.
fn extent(lines: Lines, size: f64, reach: f64) -> [f64; 2] {
    let [before, behind] = lines.goes_on;
    let begin = if before { (lines.first - lines.beyond).max(0.0) } else { lines.first - reach };
    let end = if behind { (lines.last + lines.beyond).min(size) } else { lines.last + reach };
    [begin, end]
}

/// The lines that are no edges.
fn inner(lines: Lines) -> impl Iterator<Item = f64> {
    let steps = ((lines.last - lines.first) / lines.step).round() as u16;
    let [before, behind] = lines.goes_on;
    let numbers = u16::from(!before)..=steps.saturating_sub(u16::from(!behind));
    numbers.map(move |number| lines.first + f64::from(number) * lines.step)
}

/// The edges of the board.
fn outer(lines: Lines) -> impl Iterator<Item = f64> {
    let ends = [lines.first, lines.last].into_iter().zip(lines.goes_on);
    ends.filter(|(_, goes_on)| !goes_on).map(|(end, _)| end)
}

fn dots(ground: &Ground) -> Vec<Shape> {
    let nudge = nudge(ground);
    let dot = |&(x, y): &(f64, f64)| {
        Shape::circle((x + nudge, y + nudge), ground.dot_radius, Ink::filled(ground.palette.line))
    };
    ground.dots.iter().map(dot).collect()
}

fn labels(ground: &Ground) -> Vec<Shape> {
    let ink = Ink::filled(ground.palette.label);
    let labels = ground.labels.iter();
    labels
        .map(|label| {
            Shape::text(label.text.clone(), (label.x, label.y), ground.label_size, ink.clone())
        })
        .collect()
}
