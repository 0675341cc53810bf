//! Stones: as printed, or with the light from the upper left and a shadow to the lower right.

use super::{Fill, Gradient, Ink, Placed, Shape, Stamp};
use crate::app::diagram::{Diagram, Presence, Stone};
use crate::app::ink::{self, Tones};
use crate::app::palette::{Finish, Palette};
use crate::board::Color;

/// Room round a stone for its shadow, in radii.
const REACH: f64 = 1.4;

/// A stone of this colour.
pub fn stamp(color: Color, radius: f64, palette: Palette) -> Stamp {
    let shapes = match palette.finish {
        Finish::Shaded => shaded(color, radius),
        Finish::Flat => flat(color, radius),
    };
    Stamp { shapes, reach: (radius * REACH).ceil() }
}

fn shaded(color: Color, radius: f64) -> Vec<Shape> {
    let below = radius * 0.12;
    vec![
        ball(ink::SHADOW, below, radius * 1.2, 0.0),
        ball(ink::shaded(color), 0.0, radius, radius * 0.36),
    ]
}

fn flat(color: Color, radius: f64) -> Vec<Shape> {
    let disc = |(size, tone)| Shape::circle((0.0, 0.0), radius * size, Ink::filled(tone));
    ink::flat(color).into_iter().map(disc).collect()
}

/// A disc so far to the lower right, whose light lies `lift` to the upper left of its middle.
fn ball(tones: &Tones, aside: f64, radius: f64, lift: f64) -> Shape {
    let (center, light) = ((aside, aside), aside - lift);
    let gradient = Gradient { focus: (light, light), center, radius, stops: tones.to_vec() };
    let ink = Ink { fill: Some(Fill::Radial(gradient)), pen: None, opacity: 1.0 };
    Shape::circle(center, radius, ink)
}

/// All stones of the diagram.
pub fn placed(diagram: &Diagram) -> Vec<Placed> {
    diagram.stones.iter().map(|stone| put(stone, diagram.stone_radius)).collect()
}

/// A stone where it is seen: one that was captured is lifted off the board.
fn put(stone: &Stone, radius: f64) -> Placed {
    let (opacity, lift) = match stone.presence {
        Presence::Placed => (1.0, 0.0),
        Presence::Proposed => (0.75, 0.0),
        Presence::Ghost => (0.45, 0.0),
        Presence::Leaving => (1.0, radius * (1.0 - stone.shown)),
    };
    let opacity = opacity * stone.shown;
    Placed { x: stone.x, y: stone.y - lift, color: stone.color, opacity }
}
