//! The ways of the keyboard and the mouse over the board.

use super::{Effect, Model, text};
use crate::board::Point;

/// A key that moves the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One column left.
    Left,
    /// One column right.
    Right,
    /// To the start of the row.
    RowStart,
    /// To the end of the row.
    RowEnd,
    /// To the top of the column.
    Top,
    /// To the bottom of the column.
    Bottom,
    /// To the first point of the board.
    First,
    /// To the last point of the board.
    Last,
}

/// Where `key` leads from `from`; at the edge it stays.
pub fn moved(from: Point, key: Key, size: u8) -> Point {
    let Point { row, col } = from;
    let last = size - 1;
    match key {
        Key::Up => Point::new(row.saturating_sub(1), col),
        Key::Down => Point::new((row + 1).min(last), col),
        Key::Left => Point::new(row, col.saturating_sub(1)),
        Key::Right => Point::new(row, (col + 1).min(last)),
        Key::RowStart => Point::new(row, 0),
        Key::RowEnd => Point::new(row, last),
        Key::Top => Point::new(0, col),
        Key::Bottom => Point::new(last, col),
        Key::First => Point::new(0, 0),
        Key::Last => Point::new(last, last),
    }
}

/// The mouse, or the keyboard, is on this point, or on none.
pub(super) fn hover(model: &mut Model, point: Option<Point>) -> Vec<Effect> {
    if model.view.hover == point {
        return Vec::new();
    }
    // What is said beside the board rarely changes.
    let before = text::effect(model);
    model.view.hover = point;
    let same = text::effect(model) == before;
    vec![if same { Effect::Redraw } else { Effect::Refresh }]
}

/// A key moves the cursor.
pub(super) fn walk(model: &mut Model, key: Key) -> Vec<Effect> {
    let to = moved(model.view.cursor, key, model.rules().size());
    let to = model.view.layout.window().nearest(to);
    model.view.cursor = to;
    let mut effects = hover(model, Some(to));
    effects.extend([Effect::Reach(to), Effect::Focus(to)]);
    effects
}

/// The keyboard has come to this point.
pub(super) fn reached(model: &mut Model, point: Point) -> Vec<Effect> {
    let mut effects = hover(model, Some(point));
    effects.extend(focused(model, point));
    effects
}

/// This point has the keyboard's focus.
pub(super) fn focused(model: &mut Model, point: Point) -> Vec<Effect> {
    if model.view.cursor == point {
        return Vec::new();
    }
    model.view.cursor = point;
    vec![Effect::Reach(point)]
}
