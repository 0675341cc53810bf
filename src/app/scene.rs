//! What the board shows, as plain data: shapes in screen pixels, no drawing.

use super::Model;
use super::layout::Layout;
use super::palette::Palette;
use crate::board::{Color, Point};
use crate::rules::Move;
use crate::rules::catalog::{AnyGame, RuleSet};

/// "Stones almost touch": their radius in steps of the grid.
const STONE_RADIUS: f64 = 0.465;
/// Labels are never smaller than this, in pixels of the page; some are left out instead.
const SMALLEST_LABEL: f64 = 9.0;

/// One picture of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What lies under the stones and changes only with the size, the game or the light.
    pub ground: Ground,
    /// The radius of all stones.
    pub stone_radius: f64,
    /// The stones.
    pub stones: Vec<Stone>,
    /// The signs on them.
    pub marks: Vec<Mark>,
}

/// Wood, lines, dots and labels.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// What is played on it.
    pub rules: RuleSet,
    /// The board's side.
    pub side: f64,
    /// Its colours.
    pub palette: &'static Palette,
    /// The first and the last line, across as down.
    pub first_line: f64,
    /// The last line.
    pub last_line: f64,
    /// From line to line.
    pub step: f64,
    /// Whole pixels, at least one.
    pub line_width: f64,
    /// Dots for orientation.
    pub dots: Vec<(f64, f64)>,
    /// Their radius.
    pub dot_radius: f64,
    /// Row and column labels.
    pub labels: Vec<Label>,
    /// Their size.
    pub label_size: f64,
}

impl Ground {
    /// Whether the other one looks the same: everything else in it follows from these.
    pub fn looks_like(&self, other: &Self) -> bool {
        self.rules == other.rules && self.side == other.side && self.palette == other.palette
    }
}

/// A text with its middle at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Across.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// What it says.
    pub text: String,
}

/// A stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stone {
    /// Across.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// Its colour.
    pub color: Color,
    /// Whether it lies there.
    pub presence: Presence,
}

/// Whether a stone lies on the board or would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It lies there.
    Placed,
    /// It would, after a click.
    Ghost,
}

/// A sign on a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Across.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// What it means.
    pub sign: Sign,
    /// The colour of the stone under it.
    pub on: Color,
}

/// What a mark means. Each has a shape of its own: colour never carries meaning alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The stone played last: a circle.
    Last,
    /// A point that the last stone filled: a dot.
    Filled,
    /// A point on which the last stone killed another: a cross.
    Killed,
}

/// The picture of the position shown.
pub fn scene(model: &Model) -> Scene {
    let layout = model.layout();
    Scene {
        ground: ground(model.rules(), layout, model.scheme.palette()),
        stone_radius: layout.step() * STONE_RADIUS,
        stones: placed(model).chain(ghost(model)).collect(),
        marks: marks(model),
    }
}

fn ground(rules: RuleSet, layout: &Layout, palette: &'static Palette) -> Ground {
    let line_width = (layout.step() / 26.0).max(layout.scale()).floor().max(1.0);
    Ground {
        rules,
        side: layout.side(),
        palette,
        first_line: layout.line(0),
        last_line: layout.line(rules.size() - 1),
        step: layout.step(),
        line_width,
        dots: rules.dots().iter().map(|&dot| layout.center(dot)).collect(),
        dot_radius: (layout.step() * 0.09).max(2.0),
        labels: labels(rules, layout),
        label_size: label_size(layout),
    }
}

fn label_size(layout: &Layout) -> f64 {
    (layout.step() * 0.32).min(28.0 * layout.scale()).max(SMALLEST_LABEL * layout.scale())
}

/// Columns on top and rows on the left, where their numbers begin; every other one where all of
/// them would not fit.
fn labels(rules: RuleSet, layout: &Layout) -> Vec<Label> {
    let edge = (layout.line(0) - layout.step() * STONE_RADIUS) / 2.0;
    let spacing = if layout.step() < label_size(layout) * 1.5 { 2 } else { 1 };
    let notation = rules.notation();
    let mut labels = Vec::new();
    for i in (0..rules.size()).step_by(spacing) {
        let line = layout.line(i);
        labels.push(Label { x: line, y: edge, text: notation.col_label(i) });
        labels.push(Label { x: edge, y: line, text: notation.row_label(i, rules.size()) });
    }
    labels
}

fn placed(model: &Model) -> impl Iterator<Item = Stone> {
    let board = model.game().board();
    board.points().filter_map(move |at| {
        let (x, y) = model.layout().center(at);
        board.get(at).map(|color| Stone { x, y, color, presence: Presence::Placed })
    })
}

/// The stone that a click would put under the mouse.
fn ghost(model: &Model) -> Option<Stone> {
    let at = model.hover.filter(|&at| model.game().check(Move::Stone(at)).is_ok())?;
    let (x, y) = model.layout().center(at);
    Some(Stone { x, y, color: model.game().color_to_move()?, presence: Presence::Ghost })
}

fn marks(model: &Model) -> Vec<Mark> {
    let Some(Move::Stone(last)) = model.last_move() else { return Vec::new() };
    let mut marks = Vec::new();
    if let AnyGame::Rin(rin) = model.game() {
        for &at in rin.filled() {
            let sign = if rin.killed().contains(&at) { Sign::Killed } else { Sign::Filled };
            marks.extend(mark(model, at, sign));
        }
    }
    marks.extend(mark(model, last, Sign::Last));
    marks
}

fn mark(model: &Model, at: Point, sign: Sign) -> Option<Mark> {
    let (x, y) = model.layout().center(at);
    model.game().board().get(at).map(|on| Mark { x, y, sign, on })
}
