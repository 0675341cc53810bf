//! The board without its stones: lines, dots and labels.

use super::{Ground, Label, STONE_RADIUS};
use crate::app::layout::Layout;
use crate::app::{Model, Setting};
use crate::board::Notation;
use crate::rules::catalog::RuleSet;

/// Labels are never smaller than this, in pixels of the page; some are left out instead.
const SMALLEST_LABEL: f64 = 9.0;

/// The board of the game, in its size and look.
pub fn ground(model: &Model) -> Ground {
    let (rules, layout) = (model.rules(), model.layout());
    let line_width = (layout.step() / 26.0).max(layout.scale()).floor().max(1.0);
    // Squares have their lines between the stones, and one line more.
    let aside = if rules.has_squares() { (layout.step() / 2.0).floor() } else { 0.0 };
    let beyond = if rules.has_squares() { layout.step() - aside } else { 0.0 };
    Ground {
        rules,
        side: layout.side(),
        scale: layout.scale(),
        palette: model.palette(),
        first_line: layout.line(0) - aside,
        last_line: layout.line(rules.size() - 1) + beyond,
        step: layout.step(),
        line_width,
        middle: rules.middle().map(|lines| edges(layout, lines)),
        dots: rules.dots().iter().map(|&dot| layout.center(dot)).collect(),
        dot_radius: (layout.step() * 0.09).max(2.0),
        labels: match model.settings.is_on(Setting::Coords) {
            true => labels(rules, layout),
            false => Vec::new(),
        },
        label_size: label_size(layout),
    }
}

/// The edges, half a step beyond its first and its last line, of a square in the middle of the board.
pub fn edges(layout: &Layout, [first, last]: [u8; 2]) -> [f64; 2] {
    let half = layout.step() / 2.0;
    [layout.line(first) - half, layout.line(last) + half]
}

fn label_size(layout: &Layout) -> f64 {
    (layout.step() * 0.32).min(28.0 * layout.scale()).max(SMALLEST_LABEL * layout.scale())
}

/// Columns and rows where their numbers begin: on the left, and on top or for `a1` at the bottom;
/// every other one where all of them would not fit.
fn labels(rules: RuleSet, layout: &Layout) -> Vec<Label> {
    let edge = (layout.line(0) - layout.step() * STONE_RADIUS) / 2.0;
    let spacing = if layout.step() < label_size(layout) * 1.5 { 2 } else { 1 };
    let notation = rules.notation();
    let below = notation == Notation::FileRank;
    let files = if below { layout.side() - edge } else { edge };
    let mut labels = Vec::new();
    for i in (0..rules.size()).step_by(spacing) {
        let line = layout.line(i);
        labels.push(Label { x: line, y: files, text: notation.col_label(i) });
        labels.push(Label { x: edge, y: line, text: notation.row_label(i, rules.size()) });
    }
    labels
}
