//! Stones: as printed, or with the light from the upper left and a shadow to the lower right.

use super::{Fill, Gradient, Ink, Outline, Placed, Segment, Shape, Stamp};
use crate::app::diagram::{Diagram, Ground, Lines, Presence, Stone, Wood};
use crate::app::ink::{self, Tones};
use crate::app::palette::Finish;
use crate::board::Color;

/// Room round a stone for its shadow, in radii.
const REACH: f64 = 1.4;
/// Where the light lies on the stones of a colour, in degrees aside from the upper left.
const LIGHTS: [f64; 4] = [-2.0, 6.0, -6.0, 2.0];
/// Lines in the shell of a white stone, by their distance from its middle in radii.
const SHELL: [f64; 5] = [-0.62, -0.33, -0.02, 0.3, 0.6];
/// White stones of at least this radius, in pixels of the screen, show the lines of their shell.
const SHELL_SEEN: f64 = 20.0;

/// The stones of this colour.
pub fn stamps(color: Color, radius: f64, ground: &Ground) -> Vec<Stamp> {
    let stamp = |shapes| Stamp { shapes, reach: (radius * REACH).ceil() };
    if ground.palette.finish == Finish::Flat {
        return vec![stamp(flat(color, radius))];
    }
    let has_shell = color == Color::White && radius >= SHELL_SEEN && ground.wood == Wood::Lit;
    let lights = LIGHTS.iter().take(kinds(ground));
    let shapes = lights.map(|&aside| {
        let lines = has_shell.then(|| shell(radius, aside));
        shaded(color, radius, aside).into_iter().chain(lines).collect()
    });
    shapes.map(stamp).collect()
}

/// How many kinds of stones of a colour there are. Printed ones are all alike, and so are those in pictures to take away, whose
/// files would be larger.
const fn kinds(ground: &Ground) -> usize {
    match (ground.palette.finish, ground.wood) {
        (Finish::Shaded, Wood::Lit) => LIGHTS.len(),
        (Finish::Shaded, Wood::Plain) | (Finish::Flat, _) => 1,
    }
}

fn shaded(color: Color, radius: f64, aside: f64) -> [Shape; 2] {
    let below = radius * 0.12;
    [
        ball(ink::SHADOW, below, radius * 1.2, (0.0, 0.0)),
        ball(ink::shaded(color), 0.0, radius, turned((-radius * 0.36, -radius * 0.36), aside)),
    ]
}

/// Fine lines across a white stone.
fn shell(radius: f64, degrees: f64) -> Shape {
    let mut path = Vec::new();
    for place in SHELL {
        let half = (0.9_f64.powi(2) - place * place).max(0.0).sqrt();
        let at = |x: f64, bow: f64| {
            let (x, y) =
                turned((x * half, place + bow * (1.0 - place.abs())), degrees * 4.0 - 45.0);
            (x * radius, y * radius)
        };
        let start = at(-1.0, 0.0);
        path.push(Segment::Move(start.0, start.1));
        path.push(Segment::Curve([at(-0.4, 0.1), at(0.4, 0.1), at(1.0, 0.0)]));
    }
    let ink = Ink::drawn(ink::SHELL, (radius * 0.035).max(0.8));
    Shape { outline: Outline::Path(path), ink }
}

/// A place turned round the origin by so many degrees.
fn turned((x, y): (f64, f64), degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}

fn flat(color: Color, radius: f64) -> Vec<Shape> {
    let disc = |(size, tone)| Shape::circle((0.0, 0.0), radius * size, Ink::filled(tone));
    ink::flat(color).into_iter().map(disc).collect()
}

/// A disc so far to the lower right, whose light lies so far from its middle.
fn ball(tones: &Tones, aside: f64, radius: f64, light: (f64, f64)) -> Shape {
    let (center, focus) = ((aside, aside), (aside + light.0, aside + light.1));
    let gradient = Gradient { focus, center, radius, stops: tones.to_vec() };
    let ink = Ink { fill: Some(Fill::Radial(gradient)), pen: None, opacity: 1.0 };
    Shape::circle(center, radius, ink)
}

/// All stones of the diagram.
pub fn placed(diagram: &Diagram) -> Vec<Placed> {
    diagram.stones.iter().map(|stone| put(diagram, stone)).collect()
}

/// Which of the stones of its colour lies here: a mix of row and column that has no pattern to the eye.
fn kind(ground: &Ground, stone: &Stone) -> usize {
    let index = |at: f64, lines: &Lines| ((at - lines.first) / lines.step).round() as i64 as u32;
    let (column, row) = (index(stone.x, &ground.columns), index(stone.y, &ground.rows));
    let mixed = column.wrapping_mul(0x9e37_79b9) ^ row.wrapping_mul(0x85eb_ca6b);
    ((mixed ^ mixed >> 13) >> 5) as usize % kinds(ground)
}

/// A stone where it is seen: one that was captured is lifted off the board, a dead one sinks.
fn put(diagram: &Diagram, stone: &Stone) -> Placed {
    let (radius, kind) = (diagram.stone_radius, kind(&diagram.ground, stone));
    let (opacity, lift) = match stone.presence {
        Presence::Placed => (1.0, 0.0),
        Presence::Proposed => (0.75, 0.0),
        Presence::Ghost => (0.45, 0.0),
        Presence::Leaving => (1.0, radius * (1.0 - stone.shown)),
        Presence::Sinking => (1.0, -radius * 0.4 * (1.0 - stone.shown)),
    };
    let opacity = opacity * stone.shown;
    Placed { x: stone.x, y: stone.y - lift, color: stone.color, kind, opacity }
}
