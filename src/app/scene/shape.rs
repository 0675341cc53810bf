//! Shapes, and the inks that they are drawn with.

use crate::app::rgba::Rgba;

/// An outline with its ink.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The outline.
    pub outline: Outline,
    /// The ink.
    pub ink: Ink,
}

/// The outline of a shape, in screen pixels from the upper left.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A circle.
    Circle {
        /// Its middle, from the left edge.
        x: f64,
        /// Its middle, from the upper edge.
        y: f64,
        /// Its radius.
        radius: f64,
    },
    /// A rectangle.
    Rect {
        /// Its left edge.
        x: f64,
        /// Its upper edge.
        y: f64,
        /// From its left edge to the right one.
        width: f64,
        /// From its upper edge to the lower one.
        height: f64,
        /// The radius of its corners.
        round: f64,
    },
    /// Lines and curves.
    Path(Vec<Segment>),
    /// A line of text.
    Text {
        /// Its middle, from the left edge.
        x: f64,
        /// The line on which the letters stand, from the upper edge.
        y: f64,
        /// The size of its font.
        size: f64,
        /// The words.
        text: String,
    },
}

/// A part of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// A new beginning here.
    Move(f64, f64),
    /// A straight line to here.
    Line(f64, f64),
    /// A cubic curve to the last of these places, drawn towards the other two.
    Curve([(f64, f64); 3]),
    /// A straight line to where the path began.
    Close,
}

/// How a shape is painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Ink {
    /// The inside, if it is painted.
    pub fill: Option<Fill>,
    /// The outline, if it is drawn.
    pub pen: Option<Pen>,
    /// From 0, not to be seen, to 1.
    pub opacity: f64,
}

/// How the inside of a shape is painted.
#[derive(Clone, Debug, PartialEq)]
pub enum Fill {
    /// In one colour.
    Flat(Rgba),
    /// In colours that flow into each other.
    Radial(Gradient),
}

/// Colours that change from a place outwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Gradient {
    /// Where the first colour is.
    pub focus: (f64, f64),
    /// The middle of the circle on which the last colour is.
    pub center: (f64, f64),
    /// The radius of that circle.
    pub radius: f64,
    /// How far from the focus to the circle, from 0 to 1, and the colour there.
    pub stops: Vec<(f64, Rgba)>,
}

/// How an outline is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// The colour.
    pub color: Rgba,
    /// The width of the line.
    pub width: f64,
    /// The length of a dash and of the gap behind it, if the line is broken.
    pub dash: Option<[f64; 2]>,
}

impl Ink {
    /// The inside in one colour, and no outline.
    pub const fn filled(color: Rgba) -> Self {
        Self { fill: Some(Fill::Flat(color)), pen: None, opacity: 1.0 }
    }

    /// An outline, and nothing inside.
    pub const fn drawn(color: Rgba, width: f64) -> Self {
        Self { fill: None, pen: Some(Pen { color, width, dash: None }), opacity: 1.0 }
    }

    /// The inside in one colour, and an outline in another.
    pub const fn edged(fill: Rgba, color: Rgba, width: f64) -> Self {
        let pen = Some(Pen { color, width, dash: None });
        Self { fill: Some(Fill::Flat(fill)), pen, opacity: 1.0 }
    }
}

/// From the middle of a text down to the line on which it stands, in parts of its size: digits are seven tenths of it high
/// in every font.
const MIDDLE: f64 = 0.35;

impl Shape {
    /// A circle.
    pub const fn circle((x, y): (f64, f64), radius: f64, ink: Ink) -> Self {
        Self { outline: Outline::Circle { x, y, radius }, ink }
    }

    /// A square with its upper left corner here.
    pub const fn square((x, y): (f64, f64), side: f64, ink: Ink) -> Self {
        Self { outline: Outline::Rect { x, y, width: side, height: side, round: 0.0 }, ink }
    }

    /// Straight lines, each from one place to another.
    pub fn lines(lines: &[[(f64, f64); 2]], ink: Ink) -> Self {
        let line = |[from, to]: &[(f64, f64); 2]| {
            [Segment::Move(from.0, from.1), Segment::Line(to.0, to.1)]
        };
        Self { outline: Outline::Path(lines.iter().flat_map(line).collect()), ink }
    }

    /// A text with its middle here.
    pub fn text(text: String, (x, y): (f64, f64), size: f64, ink: Ink) -> Self {
        Self { outline: Outline::Text { x, y: y + size * MIDDLE, size, text }, ink }
    }
}
