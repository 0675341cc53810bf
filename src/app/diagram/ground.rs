//! The board without its stones: lines, dots and labels.

use super::STONE_RADIUS;
use crate::app::Model;
use crate::app::figure::Window;
use crate::app::layout::Layout;
use crate::app::palette::Palette;
use crate::board::Notation;
use crate::rules::Phase;
use crate::rules::catalog::RuleSet;

/// Labels are never smaller than this, in pixels of the page; some are left out instead.
const SMALLEST_LABEL: f64 = 9.0;
/// Nor are they larger than this.
const LARGEST_LABEL: f64 = 15.0;
/// How large labels are at most, in parts of the room beside the board's stones.
const WIDTH_OF_LABEL: f64 = 0.7;
/// The widest line, in pixels of the page.
const WIDEST_LINE: f64 = 1.5;
/// The widest edge of the board.
const WIDEST_EDGE: f64 = 2.5;
/// The radius of the largest dot.
const LARGEST_DOT: f64 = 4.5;

/// Wood, lines, dots and labels. Two that are equal look the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// The width of the picture.
    pub width: f64,
    /// The height of the picture.
    pub height: f64,
    /// How many of these pixels lie in one of the page's.
    pub scale: f64,
    /// The colours.
    pub palette: Palette,
    /// How the wood is painted.
    pub wood: Wood,
    /// The lines that run down, by their places across.
    pub columns: Lines,
    /// The lines that run across, by their places down.
    pub rows: Lines,
    /// The width of a line: whole pixels, at least one.
    pub line_width: f64,
    /// The width of the board's edges.
    pub edge_width: f64,
    /// The corners, top left and bottom right, of a square to be highlighted.
    pub middle: Option<[f64; 2]>,
    /// How that square is highlighted.
    pub highlight: Highlight,
    /// Dots for orientation.
    pub dots: Vec<(f64, f64)>,
    /// The radius of the dots.
    pub dot_radius: f64,
    /// Row and column labels.
    pub labels: Vec<Label>,
    /// The size of the labels.
    pub label_size: f64,
}

/// How the square in the middle of the board is highlighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// As a pale square, while the opening is played there.
    Field,
    /// By its four corners, once the opening is over.
    Corners,
}

/// How the wood of the board is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wood {
    /// With light from the upper left and all of its grain, for the board on a page.
    Lit,
    /// In one tone with few fibres, for pictures to take away: their files are a tenth as large.
    Plain,
}

impl Wood {
    /// Every way to paint it.
    pub const ALL: [Self; 2] = [Self::Lit, Self::Plain];
}

/// Parallel lines of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lines {
    /// The first one.
    pub first: f64,
    /// The last one.
    pub last: f64,
    /// From line to line.
    pub step: f64,
    /// Whether the board goes on before the first line and behind the last one.
    pub goes_on: [bool; 2],
    /// How far the lines that cross these run on there.
    pub beyond: f64,
}

/// A text with its middle at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
    /// The words.
    pub text: String,
}

/// The board of the game, in its size and look.
pub fn ground(model: &Model) -> Ground {
    let (rules, layout) = (model.rules(), model.layout());
    let first = layout.window().first;
    let scale = layout.scale();
    let line_width = (layout.step() / 26.0).min(WIDEST_LINE * scale).max(scale).floor().max(1.0);
    let has_labels = model.view.settings.coords.is_on();
    Ground {
        width: layout.side(),
        height: layout.side(),
        scale: layout.scale(),
        palette: model.palette(),
        wood: Wood::Lit,
        columns: lines(rules, layout, first.col),
        rows: lines(rules, layout, first.row),
        line_width,
        edge_width: (line_width * 2.0).min(WIDEST_EDGE * layout.scale()).floor().max(1.0),
        middle: rules
            .middle()
            .filter(|_| model.view.figure.marks.is_on())
            .and_then(|lines| edges(layout, lines, rules.size())),
        highlight: highlight(model),
        dots: dots(rules, layout),
        dot_radius: (layout.step() * 0.09).min(LARGEST_DOT * scale).max(2.0),
        labels: if has_labels { labels(rules, layout) } else { Vec::new() },
        label_size: label_size(rules, layout),
    }
}

/// The middle of the board stays marked after the opening, but quietly.
fn highlight(model: &Model) -> Highlight {
    match model.game().phase() {
        Phase::Play | Phase::Over => Highlight::Corners,
        _ => Highlight::Field,
    }
}

fn dots(rules: RuleSet, layout: &Layout) -> Vec<(f64, f64)> {
    let dots = rules.dots().iter().filter(|&&dot| layout.window().contains(dot));
    dots.map(|&dot| layout.center(dot)).collect()
}

/// The lines of the board that are seen, from the `index`-th one on. Squares have theirs between the stones, and one line more.
fn lines(rules: RuleSet, layout: &Layout, index: u8) -> Lines {
    let seen = layout.window().size;
    let step = layout.step();
    let before = if rules.has_squares() { (step / 2.0).floor() } else { 0.0 };
    let behind = if rules.has_squares() { step - before } else { 0.0 };
    let last = layout.line(seen - 1) + behind;
    let goes_on = [index > 0, index + seen < rules.size()];
    Lines { first: layout.line(0) - before, last, step, goes_on, beyond: step / 2.0 }
}

/// The edges, half a step beyond its first and its last line, of a square in the middle of a board of `size`. Where only a part of the board is
/// seen, there is none.
pub fn edges(layout: &Layout, [first, last]: [u8; 2], size: u8) -> Option<[f64; 2]> {
    let half = layout.step() / 2.0;
    let is_whole = layout.window().size == size;
    is_whole.then(|| [layout.line(first) - half, layout.line(last) + half])
}

/// Labels of two digits fit between the edge of the board and its outermost stones.
fn label_size(rules: RuleSet, layout: &Layout) -> f64 {
    let scale = layout.scale();
    let room = beside(rules, layout) * WIDTH_OF_LABEL;
    (layout.step() * 0.28).min(LARGEST_LABEL * scale).min(room).max(SMALLEST_LABEL * scale)
}

/// The room between the edge of the board and its outermost stones or, where these lie in squares, their frame.
fn beside(rules: RuleSet, layout: &Layout) -> f64 {
    let half = if rules.has_squares() { 0.5 } else { STONE_RADIUS };
    layout.line(0) - layout.step() * half
}

/// Columns and rows where their numbers begin: on the left, and on top or for `a1` at the bottom;
/// every other one where all of them would not fit.
fn labels(rules: RuleSet, layout: &Layout) -> Vec<Label> {
    let edge = beside(rules, layout) / 2.0;
    let spacing = if layout.step() < label_size(rules, layout) * 1.5 { 2 } else { 1 };
    let notation = rules.notation();
    let below = notation == Notation::FileRank;
    let files = if below { layout.side() - edge } else { edge };
    let mut labels = Vec::new();
    let Window { first, size } = layout.window();
    for i in (0..size).step_by(spacing) {
        let line = layout.line(i);
        labels.push(Label { x: line, y: files, text: notation.col_label(first.col + i) });
        let text = notation.row_label(first.row + i, rules.size());
        labels.push(Label { x: edge, y: line, text });
    }
    labels
}
