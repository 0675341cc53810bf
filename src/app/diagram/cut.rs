//! The diagram of a part of the board.

use super::Diagram;
use crate::app::layout::Layout;

/// Leaves out what lies beyond the part of the board that is seen.
pub fn cut(diagram: &mut Diagram, layout: &Layout) {
    diagram.stones.retain(|stone| layout.covers((stone.x, stone.y)));
    diagram.marks.retain(|mark| layout.covers((mark.x, mark.y)));
    diagram.strokes.retain(|stroke| layout.covers(stroke.from) && layout.covers(stroke.to));
    diagram.arrows.retain(|arrow| layout.covers(arrow.from) && layout.covers(arrow.to));
    diagram
        .bands
        .retain(|band| layout.covers((band.x + band.width / 2.0, band.y + band.height / 2.0)));
}
