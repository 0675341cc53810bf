//! What lies under and on the stones: limits, bands, lines and signs.

use super::{Ink, Outline, Pen, Segment, Shape, notes};
use crate::ai::protocol::Rank;
use crate::app::diagram::{Axis, Band, Diagram, Mark, Row, Sign, Worth};
use crate::app::ink;
use crate::app::rgba::Rgba;
use crate::board::Color;
use std::f64::consts::TAU;

/// The width of a thin line through stones, in radii of a stone.
const THIN: f64 = 0.16;
/// The width of a line behind stones: it is seen beside them.
const BROAD: f64 = 2.3;
/// The light edge of such a line, on both sides together.
const EDGE: f64 = 0.12;
/// A stone of at least this radius, in pixels of the screen, has room for two lines of text.
const ROOM: f64 = 15.0;
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

/// Broken lines where a position is mirrored, and rings where it is turned round.
pub fn axes(diagram: &Diagram) -> Vec<Shape> {
    let (radius, color) = (diagram.stone_radius, diagram.ground.palette.accent);
    let drawn = Ink::drawn(color, (radius * 0.12).max(1.5));
    let dash = Some([radius * 0.5, radius * 0.35]);
    let pen = drawn.pen.map(|pen| Pen { dash, ..pen });
    let shape = |axis: &Axis| match axis.from == axis.to {
        true => Shape::circle(axis.from, radius * 0.45, drawn.clone()),
        false => Shape::lines(&[[axis.from, axis.to]], Ink { pen, ..drawn.clone() }),
    };
    diagram.axes.iter().map(shape).collect()
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

/// Lines through rows of stones: one that won comes up with the move.
pub fn strokes(diagram: &Diagram) -> Vec<Shape> {
    let width = if diagram.is_numbered { BROAD } else { THIN };
    let mut shapes = Vec::new();
    for stroke in &diagram.strokes {
        let colors = match stroke.row {
            Row::Won => ink::WON,
            Row::Foul => [diagram.ground.palette.accent, ink::EDGE],
        };
        let lines = edged(diagram, &[[stroke.from, stroke.to]], width, colors);
        shapes.extend(
            lines.map(|shape| Shape {
                ink: Ink { opacity: diagram.progress, ..shape.ink },
                ..shape
            }),
        );
    }
    shapes
}

/// Lines in the first colour with an edge in the second, so that they are seen on both colours of stone.
fn edged(
    diagram: &Diagram,
    lines: &[[(f64, f64); 2]],
    width: f64,
    [color, edge]: [Rgba; 2],
) -> [Shape; 2] {
    let inks = [(edge, width + EDGE), (color, width)];
    inks.map(|(color, width)| Shape::lines(lines, Ink::drawn(color, diagram.stone_radius * width)))
}

/// A light on each stone that has one.
fn lights(diagram: &Diagram) -> impl Iterator<Item = Shape> {
    let radius = diagram.stone_radius * 0.9;
    diagram.lights.iter().map(move |light| {
        let ink = Ink { opacity: light.strength, ..Ink::filled(ink::GLOW) };
        Shape::circle((light.x, light.y), radius, ink)
    })
}

/// The lights and the signs on stones and points.
pub fn marks(diagram: &Diagram) -> Vec<Shape> {
    let mut shapes = Vec::with_capacity(diagram.marks.len());
    shapes.extend(lights(diagram));
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
            Sign::Found => shapes.push(self.spot()),
            Sign::Killed => shapes.push(self.cross()),
            Sign::Forbidden => {
                shapes.extend(self.forbidden(ink::forbidden(self.diagram.ground.palette)));
            }
            Sign::ForbiddenHere => {
                shapes.extend(self.forbidden(self.diagram.ground.palette.accent));
            }
            Sign::Proposed => shapes.push(self.square()),
            Sign::Equal => shapes.push(self.grey_disc()),
            Sign::Option(place) => shapes.push(self.text(char::from(b'A' + place).into(), 1.05)),
            Sign::Weak => shapes.push(self.broken_ring()),
            Sign::Protected => shapes.push(self.ring(0.8)),
            Sign::Atari => shapes.push(self.triangle()),
            Sign::Captured => shapes.extend([self.ring(0.7), self.cross()]),
            Sign::Niban => shapes.push(self.text("2".into(), 0.9)),
            Sign::Points(points) => shapes.push(self.points(points)),
            Sign::Number(number) | Sign::LastNumber(number) => shapes.push(self.number(number)),
            Sign::Turn(number) => {
                shapes.extend([self.ring(0.66), self.text(number.to_string(), 0.85)]);
            }
            Sign::Hint { place, worth } => shapes.extend(self.hint(place, worth)),
            Sign::Step(1) => shapes.extend([self.ring(0.94), self.number(1)]),
            Sign::Step(number) => shapes.push(self.number(number)),
            Sign::Fault(mark) => shapes.extend(self.fault(mark.sign())),
            Sign::Tried => shapes.push(self.diamond()),
            Sign::Begins => shapes.extend(self.disc("!")),
            Sign::Stops => shapes.extend(self.disc("×")),
            Sign::Threat(rank) => shapes.extend(self.disc(length(rank))),
            Sign::Noted(noted) => shapes.extend(notes::sign(self.diagram, self.mark, noted)),
            Sign::Letter(letter) => {
                shapes.extend([self.bare_wood(), self.text(letter.into(), 1.1)]);
            }
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

    fn grey_disc(&self) -> Shape {
        let ink = Ink { opacity: 0.35, ..Ink::filled(self.diagram.ground.palette.line) };
        Shape::circle(self.middle(), self.radius * 0.72, ink)
    }

    fn dot(&self) -> Shape {
        Shape::circle(self.middle(), (self.radius * 0.14).max(1.5), self.filled.clone())
    }

    /// A dot with a light edge, seen on every wood.
    fn spot(&self) -> Shape {
        let fill = self.filled.fill.clone();
        let ink = Ink { fill, ..Ink::drawn(ink::EDGE, (self.radius * 0.1).max(1.0)) };
        Shape::circle(self.middle(), (self.radius * 0.3).max(2.5), ink)
    }

    fn cross(&self) -> Shape {
        Shape::lines(&self.diagonals(0.26), self.drawn.clone())
    }

    /// A cross in this colour, seen on every wood.
    fn forbidden(&self, color: Rgba) -> [Shape; 2] {
        edged(self.diagram, &self.diagonals(0.44), THIN, [color, ink::EDGE])
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

    /// A piece of bare wood: no lines cross what is written on it.
    fn bare_wood(&self) -> Shape {
        let palette = self.diagram.ground.palette;
        let wood = palette.wood_lit.mix(palette.wood_shaded);
        Shape::circle(self.middle(), self.radius * 0.7, Ink::filled(wood))
    }

    /// A letter in a ring on a ground of its own; under it the share, or a plus for a win and a minus for a loss, where there is room.
    fn hint(&self, place: u8, worth: Worth) -> Vec<Shape> {
        let letter = String::from(char::from(b'A' + place));
        let ground = Shape::circle(self.middle(), self.radius * 0.84, self.ground());
        if self.radius < ROOM {
            return vec![ground, self.text(letter, 1.0)];
        }
        let (x, y) = self.middle();
        let write = |text, below: f64, size| {
            let at = (x, y + self.radius * below);
            Shape::text(text, at, self.radius * size, self.filled.clone())
        };
        let worth = match worth {
            Worth::Share(share) => write(share.to_string(), 0.38, 0.56),
            Worth::Win => write("+".into(), 0.36, 0.9),
            Worth::Loss => write("−".into(), 0.36, 0.9),
        };
        vec![ground, write(letter, -0.26, 0.72), worth]
    }

    /// A light ground with an edge, on which a sign is seen over lines and stones alike.
    fn ground(&self) -> Ink {
        Ink { fill: Ink::filled(ink::EDGE).fill, ..self.drawn.clone() }
    }

    /// The sign of a mark on a small disc at the upper right of the stone.
    fn fault(&self, sign: &str) -> [Shape; 2] {
        let ((x, y), aside) = (self.middle(), self.radius * 0.62);
        let place = (x + aside, y - aside);
        let disc = Shape::circle(place, self.radius * 0.52, self.ground());
        [disc, Shape::text(sign.into(), place, self.radius * 0.62, self.filled.clone())]
    }

    /// A small stone with a sign on it.
    fn disc(&self, sign: &str) -> [Shape; 2] {
        let stone = self.mark.on.unwrap_or(Color::Black);
        let ink = Ink { fill: Ink::filled(ink::flat(stone)[2].1).fill, ..self.drawn.clone() };
        [Shape::circle(self.middle(), self.radius * 0.5, ink), self.text(sign.into(), 0.72)]
    }

    fn diamond(&self) -> Shape {
        let ((x, y), arm) = (self.middle(), self.radius * 0.4);
        let path = vec![
            Segment::Move(x, y - arm),
            Segment::Line(x + arm, y),
            Segment::Line(x, y + arm),
            Segment::Line(x - arm, y),
            Segment::Close,
        ];
        Shape { outline: Outline::Path(path), ink: self.drawn.clone() }
    }
}

/// The row that a threat makes, in digits.
const fn length(rank: Rank) -> &'static str {
    match rank {
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::WinningFour => "4+",
        Rank::Five => "5",
    }
}
