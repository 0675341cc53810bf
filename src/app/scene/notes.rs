//! Signs, arrows and lines that somebody has drawn on a position.

use super::{Ink, Outline, Segment, Shape};
use crate::app::diagram::{Arrow, Diagram, Mark, Noted};
use crate::app::ink;
use crate::app::rgba::Rgba;
use std::f64::consts::FRAC_PI_6;

/// The width of an arrow's shaft, in radii of a stone.
const SHAFT: f64 = 0.2;
/// The length of an arrow's head, in radii of a stone.
const HEAD: f64 = 0.75;
/// How far from the middle of a point an arrow begins and ends, in radii of a stone.
const GAP: f64 = 0.3;
/// How much of an arrow is seen while it is being drawn.
const SKETCHED: f64 = 0.55;

/// A place on the board, or a way on it.
type Place = (f64, f64);

/// The shapes of a sign that was drawn. On bare wood it has a light edge.
pub fn sign(diagram: &Diagram, mark: &Mark, noted: Noted) -> Vec<Shape> {
    let (color, edge) = ink::noted(mark.on, diagram.ground.palette);
    let radius = diagram.stone_radius;
    let width = (radius * 0.15).max(1.5);
    let outline = match noted {
        Noted::Label(letters) => return label(diagram, mark, letters, color),
        Noted::Start => {
            let dot = Shape::circle((mark.x, mark.y), radius * 0.3, Ink::edged(color, edge, width));
            return vec![dot];
        }
        Noted::Circle => Outline::Circle { x: mark.x, y: mark.y, radius: radius * 0.58 },
        Noted::Cross => cross(mark, radius * 0.42),
        Noted::Triangle => triangle(mark, radius * 0.6),
        Noted::Square => {
            let arm = radius * 0.48;
            let (x, y) = (mark.x - arm, mark.y - arm);
            Outline::Rect { x, y, width: 2.0 * arm, height: 2.0 * arm, round: 0.0 }
        }
    };
    let below = Shape { outline: outline.clone(), ink: Ink::drawn(edge, width * 1.9) };
    let drawn = Shape { outline, ink: Ink::drawn(color, width) };
    if mark.on.is_some() { vec![drawn] } else { vec![below, drawn] }
}

fn cross(mark: &Mark, arm: f64) -> Outline {
    let (x, y) = (mark.x, mark.y);
    Outline::Path(vec![
        Segment::Move(x - arm, y - arm),
        Segment::Line(x + arm, y + arm),
        Segment::Move(x + arm, y - arm),
        Segment::Line(x - arm, y + arm),
    ])
}

fn triangle(mark: &Mark, arm: f64) -> Outline {
    let (across, down) = (arm * FRAC_PI_6.cos(), arm * FRAC_PI_6.sin());
    Outline::Path(vec![
        Segment::Move(mark.x, mark.y - arm),
        Segment::Line(mark.x + across, mark.y + down),
        Segment::Line(mark.x - across, mark.y + down),
        Segment::Close,
    ])
}

/// Letters, on a piece of bare wood where no stone lies under them.
fn label(diagram: &Diagram, mark: &Mark, letters: [char; 3], color: Rgba) -> Vec<Shape> {
    let (text, radius) = (String::from_iter(letters), diagram.stone_radius);
    let text = text.trim_end();
    let size = if text.chars().count() > 2 { 0.8 } else { 1.1 };
    let written = Shape::text(text.into(), (mark.x, mark.y), radius * size, Ink::filled(color));
    let palette = diagram.ground.palette;
    let wood = Ink::filled(palette.wood_lit.mix(palette.wood_shaded));
    match mark.on {
        Some(_) => vec![written],
        None => vec![Shape::circle((mark.x, mark.y), radius * 0.72, wood), written],
    }
}

/// Arrows and lines, above all else.
pub fn arrows(diagram: &Diagram) -> Vec<Shape> {
    diagram.arrows.iter().flat_map(|it| arrow(diagram, it)).collect()
}

fn arrow(diagram: &Diagram, arrow: &Arrow) -> [Shape; 2] {
    let (color, edge) = ink::noted(None, diagram.ground.palette);
    let radius = diagram.stone_radius;
    let width = (radius * SHAFT).max(2.0);
    let outline = Outline::Path(path(arrow, radius));
    let opacity = if arrow.is_sketch { SKETCHED } else { 1.0 };
    let drawn = |color, width| Ink { opacity, ..Ink::drawn(color, width) };
    [
        Shape { outline: outline.clone(), ink: drawn(edge, width * 1.8) },
        Shape { outline, ink: drawn(color, width) },
    ]
}

/// The shaft, and the two sides of the head.
fn path(arrow: &Arrow, radius: f64) -> Vec<Segment> {
    let (from, to) = (arrow.from, arrow.to);
    let way: Place = (to.0 - from.0, to.1 - from.1);
    let length = way.0.hypot(way.1).max(f64::MIN_POSITIVE);
    let ahead: Place = (way.0 / length, way.1 / length);
    let along = |place: Place, steps: f64| (place.0 + ahead.0 * steps, place.1 + ahead.1 * steps);
    let (start, end) = (along(from, radius * GAP), along(to, -radius * GAP));
    let mut path = vec![Segment::Move(start.0, start.1), Segment::Line(end.0, end.1)];
    if arrow.has_head {
        let back = along(end, -radius * HEAD * FRAC_PI_6.cos());
        let aside = radius * HEAD * FRAC_PI_6.sin();
        path.extend([
            Segment::Move(back.0 - ahead.1 * aside, back.1 + ahead.0 * aside),
            Segment::Line(end.0, end.1),
            Segment::Line(back.0 + ahead.1 * aside, back.1 - ahead.0 * aside),
        ]);
    }
    path
}
