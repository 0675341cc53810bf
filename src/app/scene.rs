//! The board as shapes with their inks, in layers from the bottom to the top. Every size and colour is decided here; what
//! paints a scene, on a canvas or into a file, decides nothing.

pub mod ground;
mod marks;
mod notes;
mod shape;
mod stones;
mod wood;

pub use shape::{Fill, Gradient, Ink, Outline, Pen, Segment, Shape};

use super::Model;
use super::diagram::{Diagram, Ground, diagram};
use crate::board::Color;

/// A picture of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What lies under everything else. [`ground::shapes`] are its shapes: many, so they are asked for only when it has changed.
    pub ground: Ground,
    /// Black stones and white ones: see [`Scene::stamps`]. No two of a colour look quite the same, so a full board does not look stamped.
    pub stamps: [Vec<Stamp>; 2],
    /// What lies above the ground, from the bottom to the top.
    pub layers: Vec<Layer>,
    /// Whether another picture is to follow this one.
    pub moving: bool,
}

/// Shapes round the origin that are put in many places.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamp {
    /// The shapes, from the bottom to the top.
    pub shapes: Vec<Shape>,
    /// The distance from the origin within which all of them lie, across as down.
    pub reach: f64,
}

/// Things of one kind. Those in one layer may be painted in any order, as long as those of one ink keep theirs.
#[derive(Clone, Debug, PartialEq)]
pub enum Layer {
    /// Shapes, each where it is.
    Shapes(Vec<Shape>),
    /// Stones.
    Stones(Vec<Placed>),
}

/// A stone's stamp at a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
    /// The colour of the stone.
    pub color: Color,
    /// Which of the stones of its colour it is.
    pub kind: usize,
    /// From 0, not to be seen, to 1.
    pub opacity: f64,
}

impl Scene {
    /// The picture of a diagram.
    pub fn of(diagram: &Diagram) -> Self {
        let strokes = Layer::Shapes(marks::strokes(diagram));
        let mut layers = vec![
            Layer::Shapes(marks::limit(diagram)),
            Layer::Shapes(marks::bands(diagram)),
            Layer::Shapes(marks::axes(diagram)),
            Layer::Shapes(marks::aim(diagram)),
            Layer::Stones(stones::placed(diagram)),
            Layer::Shapes(marks::marks(diagram)),
        ];
        // Lines lie behind stones with numbers, and above all others.
        let place = if diagram.is_numbered { layers.len() - 2 } else { layers.len() };
        layers.insert(place, strokes);
        layers.push(Layer::Shapes(notes::arrows(diagram)));
        Self {
            stamps: Color::ALL
                .map(|color| stones::stamps(color, diagram.stone_radius, &diagram.ground)),
            ground: diagram.ground.clone(),
            layers,
            moving: diagram.moving,
        }
    }

    /// The stones of this colour.
    pub const fn stamps(&self, color: Color) -> &[Stamp] {
        self.stamps[color as usize].as_slice()
    }
}

/// The picture of the position shown.
pub fn scene(model: &Model) -> Scene {
    Scene::of(&diagram(model))
}
