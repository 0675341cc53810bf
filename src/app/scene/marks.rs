//! What lies under and on the stones: limits, bands, lines and signs.

use super::{Ink, Outline, Pen, Segment, Shape};
use crate::app::diagram::{Band, Diagram, Mark, Sign};
use crate::app::ink;
use std::f64::consts::TAU;

/// The width of a thin line through stones, in radii of a stone.
const THIN: f64 = 0.16;
/// The width of a line behind stones: it is seen beside them.
const BROAD: f64 = 2.3;
/// The light edge of such a line, on both sides together.
const EDGE: f64 = 0.12;
/// Arcs in a broken ring.
const ARCS: f64 = 9.0;
/// How much of a broken ring is drawn.
const DRAWN: f64 = 0.62;

/// A frame round where the next stone must lie; what is inside it is shaded where it must not.
pub fn limit(diagram: &Diagram) -> Vec<Shape> {
    let (ground, mut shapes) = (&diagram.ground, Vec::new());
    if let Some(limit) = diagram.limit {
        let inside = if limit.is_closed { ink::SHADE } else { ink::LIGHT };
        let width = ground.line_width * 2.0 + ground.scale;
        let ink = Ink::edged(inside, ground.palette.line, width);
        shapes.push(Shape::square((limit.from, limit.from), limit.side, ink));
    }
    shapes
}

/// Lights in the player's tone behind groups.
pub fn bands(diagram: &Diagram) -> Vec<Shape> {
    diagram.bands.iter().map(|band| light(diagram, band)).collect()
}

/// It comes up with the move; where the group is not there yet it is an outline alone.
fn light(diagram: &Diagram, band: &Band) -> Shape {
    let radius = diagram.stone_radius;
    let inset = radius * 0.06;
    let (inside, edge) = ink::band(band.color, diagram.ground.palette);
    let width = (radius * 0.16).max(1.0);
    let outline = Outline::Rect {
        x: band.x + inset,
        y: band.y + inset,
        width: band.width - 2.0 * inset,
        height: band.height - 2.0 * inset,
        round: radius * 0.6,
    };
    let ink = if band.is_ahead {
        Ink::drawn(edge, width)
    } else {
        Ink { opacity: diagram.progress, ..Ink::edged(inside, edge, width) }
    };
    Shape { outline, ink }
}

/// Lines across the whole board through the place that is aimed at.
pub fn aim(diagram: &Diagram) -> Vec<Shape> {
    let (ground, mut shapes) = (&diagram.ground, Vec::new());
    if let Some((x, y)) = diagram.aim {
        let ink = Ink::drawn(ground.palette.accent, (diagram.stone_radius * 0.1).max(1.5));
        let lines = [[(x, 0.0), (x, ground.height)], [(0.0, y), (ground.width, y)]];
        shapes.push(Shape::lines(&lines, ink));
    }
    shapes
}

/// Lines through rows of stones.
pub fn strokes(diagram: &Diagram) -> Vec<Shape> {
    let width = if diagram.is_numbered { BROAD } else { THIN };
    let strokes = diagram.strokes.iter();
    strokes.flat_map(|stroke| edged(diagram, &[[stroke.from, stroke.to]], width)).collect()
}

/// Lines with a light edge, so that they are seen on both colours of stone.
fn edged(diagram: &Diagram, lines: &[[(f64, f64); 2]], width: f64) -> [Shape; 2] {
    let inks = [(ink::EDGE, width + EDGE), (diagram.ground.palette.accent, width)];
    inks.map(|(color, width)| Shape::lines(lines, Ink::drawn(color, diagram.stone_radius * width)))
}

/// The signs on stones and points.
pub fn marks(diagram: &Diagram) -> Vec<Shape> {
    let mut shapes = Vec::with_capacity(diagram.marks.len());
    for mark in &diagram.marks {
        Drawn::new(diagram, mark).add_to(&mut shapes);
    }
    shapes
}

/// A mark that is to be drawn.
struct Drawn<'a> {
    diagram: &'a Diagram,
    mark: &'a Mark,
    /// The radius of a stone.
    radius: f64,
    /// The ink of what is filled, or written.
    filled: Ink,
    /// The ink of what is drawn in lines.
    drawn: Ink,
}

impl<'a> Drawn<'a> {
    fn new(diagram: &'a Diagram, mark: &'a Mark) -> Self {
        let radius = diagram.stone_radius;
        let (inside, line) = ink::of(mark, diagram.ground.palette);
        let drawn = Ink::drawn(line, (radius * 0.13).max(1.5));
        Self { diagram, mark, radius, filled: Ink::filled(inside), drawn }
    }

    /// Each sign has a shape of its own.
    fn add_to(&self, shapes: &mut Vec<Shape>) {
        match self.mark.sign {
            Sign::Last => shapes.push(self.ring(0.42)),
            Sign::Filled => shapes.push(self.dot()),
            Sign::Killed => shapes.push(self.cross()),
            Sign::Forbidden => shapes.extend(edged(self.diagram, &self.diagonals(0.34), THIN)),
            Sign::Proposed => shapes.push(self.square()),
            Sign::Weak => shapes.push(self.broken_ring()),
            Sign::Protected => shapes.push(self.ring(0.8)),
            Sign::Atari => shapes.push(self.triangle()),
            Sign::Captured => shapes.extend([self.ring(0.7), self.cross()]),
            Sign::Niban => shapes.push(self.text("2".into(), 0.9)),
            Sign::Points(points) => shapes.push(self.points(points)),
            Sign::Number(number) | Sign::LastNumber(number) => shapes.push(self.number(number)),
            Sign::Hint(place) => shapes.extend(self.hint(place)),
            Sign::Letter(letter) => shapes.push(self.text(letter.into(), 1.1)),
        }
    }

    const fn middle(&self) -> (f64, f64) {
        (self.mark.x, self.mark.y)
    }

    fn ring(&self, size: f64) -> Shape {
        Shape::circle(self.middle(), self.radius * size, self.drawn.clone())
    }

    /// A ring of short arcs, which swells for a while.
    fn broken_ring(&self) -> Shape {
        let radius = self.radius * (0.73 + 0.16 * self.diagram.swell);
        let arc = radius * TAU / ARCS;
        let dash = Some([arc * DRAWN, arc * (1.0 - DRAWN)]);
        let pen = self.drawn.pen.map(|pen| Pen { dash, ..pen });
        Shape::circle(self.middle(), radius, Ink { pen, ..self.drawn.clone() })
    }

    fn dot(&self) -> Shape {
        Shape::circle(self.middle(), (self.radius * 0.14).max(1.5), self.filled.clone())
    }

    fn cross(&self) -> Shape {
        Shape::lines(&self.diagonals(0.26), self.drawn.clone())
    }

    /// Two lines from corner to corner of a square.
    fn diagonals(&self, arm: f64) -> [[(f64, f64); 2]; 2] {
        let ((x, y), arm) = (self.middle(), self.radius * arm);
        [-arm, arm].map(|side| [(x - arm, y - side), (x + arm, y + side)])
    }

    fn square(&self) -> Shape {
        let ((x, y), arm) = (self.middle(), self.radius * 0.26);
        Shape::square((x - arm, y - arm), 2.0 * arm, self.drawn.clone())
    }

    fn triangle(&self) -> Shape {
        let ((x, y), arm) = (self.middle(), self.radius * 0.26);
        let path = vec![
            Segment::Move(x, y - arm),
            Segment::Line(x + arm, y + arm * 0.7),
            Segment::Line(x - arm, y + arm * 0.7),
            Segment::Close,
        ];
        Shape { outline: Outline::Path(path), ink: self.filled.clone() }
    }

    fn text(&self, text: String, size: f64) -> Shape {
        Shape::text(text, self.middle(), self.radius * size, self.filled.clone())
    }

    /// Three digits are smaller than one.
    fn number(&self, number: u16) -> Shape {
        let size = match number {
            0..10 => 1.1,
            10..100 => 1.0,
            _ => 0.8,
        };
        self.text(number.to_string(), size)
    }

    /// The points rise to their place once, with the move.
    fn points(&self, points: u16) -> Shape {
        let ((x, y), progress) = (self.middle(), self.diagram.progress);
        let place = (x, y + (1.0 - progress) * self.radius);
        let ink = Ink { opacity: progress, ..self.filled.clone() };
        Shape::text(format!("+{points}"), place, self.radius * 0.8, ink)
    }

    /// A letter in a ring on a ground of its own, on which it is seen over lines and stones alike.
    fn hint(&self, place: u8) -> [Shape; 2] {
        let ground = Ink { fill: Ink::filled(ink::EDGE).fill, ..self.drawn.clone() };
        let letter = char::from(b'A' + place);
        [Shape::circle(self.middle(), self.radius * 0.72, ground), self.text(letter.into(), 0.95)]
    }
}
