//! The board's wood: light from the upper left, and a grain that runs across it.

use super::{Fill, Gradient, Ink, Outline, Pen, Segment, Shape};
use crate::app::diagram::{Ground, Wood};
use crate::app::palette::Finish;
use crate::app::rgba::Rgba;
use std::f64::consts::TAU;

/// Fibres in the grain of lit wood.
const FIBRES: u32 = 150;
/// Fibres in the grain of plain wood.
const FEW_FIBRES: u32 = 14;
/// How much of the grain under the grid is covered, of 255.
const VEIL: u8 = 60;
/// Curves in a fibre.
const CURVES: u32 = 3;

/// The wood of the whole board; nothing, if the page is seen through it.
pub fn shapes(ground: &Ground) -> Vec<Shape> {
    let palette = ground.palette;
    if palette.wood_lit == Rgba::CLEAR {
        return Vec::new();
    }
    let mut shapes = vec![board(ground)];
    if palette.finish == Finish::Shaded && palette.grain != palette.wood_lit {
        let fibres = match ground.wood {
            Wood::Lit => FIBRES,
            Wood::Plain => FEW_FIBRES,
        };
        shapes.extend((0..fibres).map(|number| Fibre::new(number, ground.wood).shape(ground)));
        shapes.push(veil(ground));
    }
    shapes
}

/// A thin layer of wood on the grid, where the grain is calmer than at the edges.
fn veil(ground: &Ground) -> Shape {
    let palette = ground.palette;
    let wood = palette.wood_lit.mix(palette.wood_shaded);
    let (half, [columns, rows]) = (ground.columns.step / 2.0, [ground.columns, ground.rows]);
    let [x, y] = [columns, rows].map(|lines| (lines.first - half).max(0.0));
    let outline = Outline::Rect {
        x,
        y,
        width: (columns.last + half).min(ground.width) - x,
        height: (rows.last + half).min(ground.height) - y,
        round: half,
    };
    Shape { outline, ink: Ink::filled(Rgba { alpha: VEIL, ..wood }) }
}

/// The wood without its grain.
fn board(ground: &Ground) -> Shape {
    let (width, height, palette) = (ground.width, ground.height, ground.palette);
    let light = Gradient {
        focus: (0.0, 0.0),
        center: (0.0, 0.0),
        radius: width.max(height) * 1.4,
        stops: vec![(0.0, palette.wood_lit), (1.0, palette.wood_shaded)],
    };
    let fill = match ground.wood {
        Wood::Lit => Fill::Radial(light),
        Wood::Plain => Fill::Flat(palette.wood_lit.mix(palette.wood_shaded)),
    };
    Shape {
        outline: Outline::Rect { x: 0.0, y: 0.0, width, height, round: 0.0 },
        ink: Ink { fill: Some(fill), pen: None, opacity: 1.0 },
    }
}

/// A fibre of the grain, in numbers from 0 to 1. They come from a fixed sequence: one board always looks the same.
struct Fibre {
    place: f64,
    depth: f64,
    width: f64,
    phase: f64,
}

impl Fibre {
    fn new(number: u32, wood: Wood) -> Self {
        let [place, depth, width, phase] = [1, 2, 3, 4].map(|salt| scattered(number * 4 + salt));
        match wood {
            Wood::Lit => Self { place, depth, width, phase },
            // Fibres of one ink stand together in a file.
            Wood::Plain => Self { place, depth: coarse(depth), width: coarse(width), phase },
        }
    }

    /// The fibre on this board.
    fn shape(&self, ground: &Ground) -> Shape {
        let side = ground.width;
        let alpha = 0.025 + self.depth * self.depth * 0.12;
        let color = Rgba { alpha: (alpha * 255.0).round() as u8, ..ground.palette.grain };
        let width = (0.4 + self.width * self.width * 3.2) * side / 900.0;
        let ink = Ink { fill: None, pen: Some(Pen { color, width, dash: None }), opacity: 1.0 };
        let mut path = vec![Segment::Move(0.0, tenths(self.wave(0.0).0 * side))];
        path.extend((0..CURVES).map(|number| self.curve(number, side)));
        Shape { outline: Outline::Path(path), ink }
    }

    /// One of the curves, from left to right, that together follow the wave.
    fn curve(&self, number: u32, side: f64) -> Segment {
        let [from, to] = [number, number + 1].map(|n| f64::from(n) / f64::from(CURVES));
        let ((y, rises), (end, falls)) = (self.wave(from), self.wave(to));
        let third = (to - from) / 3.0;
        let towards = [(from + third, y + rises * third), (to - third, end - falls * third)];
        Segment::Curve(
            [towards[0], towards[1], (to, end)].map(|(x, y)| (tenths(x * side), tenths(y * side))),
        )
    }

    /// How far down the fibre lies so far to the right, and how it rises there, in sides of the board: a slow wave shared by
    /// all, so that they run side by side, and a little of its own.
    fn wave(&self, x: f64) -> (f64, f64) {
        let y = self.place * 1.1 - 0.05;
        let waves = [(0.018, 2.4, y * 1.7), (0.007, 6.3, 0.6), (0.0022, 9.0, self.phase * TAU)];
        waves.iter().fold((y, 0.0), |(down, rise), &(height, speed, phase)| {
            let (sin, cos) = (x * speed + phase).sin_cos();
            (down + height * sin, rise + height * speed * cos)
        })
    }
}

/// One of three numbers from 0 to 1.
fn coarse(number: f64) -> f64 {
    (number * 2.0).round() / 2.0
}

/// A place to a tenth of a pixel: nobody sees the rest, and it would be written into files.
fn tenths(pixels: f64) -> f64 {
    (pixels * 10.0).round() / 10.0
}

/// A number from 0 to 1 that looks like chance.
fn scattered(n: u32) -> f64 {
    let mixed = (n.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b).wrapping_mul(0xc2b2_ae35);
    f64::from(mixed ^ mixed >> 15) / f64::from(u32::MAX)
}
