//! Where the points lie in the board's pixels, and back.

use super::figure::Window;
use crate::board::Point;

/// Room round the lines for half a stone and a label, in steps of the grid.
const MARGIN: f64 = 0.75;
/// The room beyond the squares of the outermost points that a label needs at least, in pixels of the page.
const LABEL_ROOM: f64 = 13.0;

/// A place on the board in pixels of the page, from its top left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// A square of screen pixels with a grid of points in its middle. Lines lie on whole pixels, so
/// they are crisp at every ratio of page to screen pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    window: Window,
    page_side: f64,
    scale: f64,
    side: f64,
    step: f64,
    origin: f64,
}

impl Layout {
    /// A board of `size` points on `page_side` pixels of the page, each `scale` pixels of the screen.
    pub fn new(size: u8, page_side: f64, scale: f64) -> Self {
        Self::of(Window::whole(size), page_side, scale)
    }

    /// A part of a board on `page_side` pixels of the page, each `scale` pixels of the screen.
    pub fn of(window: Window, page_side: f64, scale: f64) -> Self {
        Self::with_room(window, page_side, scale, LABEL_ROOM)
    }

    /// A part of a board without room for labels: on a small picture it would be half of all.
    pub fn bare(window: Window, page_side: f64, scale: f64) -> Self {
        Self::with_room(window, page_side, scale, 0.0)
    }

    fn with_room(window: Window, page_side: f64, scale: f64, room: f64) -> Self {
        // The product of two parts of a whole number may fall short of it by a hair.
        let side = (page_side * scale + 1e-6).floor();
        let steps = f64::from(window.size - 1);
        // On a small board the margin is as wide as its labels need.
        let usual = side / (steps + 2.0 * MARGIN);
        let narrow = (side - 2.0 * room * scale) / (steps + 1.0);
        let step = usual.min(narrow).floor().max(0.0);
        let origin = ((side - steps * step) / 2.0).floor();
        Self { window, page_side, scale, side, step, origin }
    }

    /// Its side in pixels of the page.
    pub const fn page_side(&self) -> f64 {
        self.page_side
    }

    /// Screen pixels in a pixel of the page.
    pub const fn scale(&self) -> f64 {
        self.scale
    }

    /// Its side in screen pixels.
    pub const fn side(&self) -> f64 {
        self.side
    }

    /// Screen pixels from point to point.
    pub const fn step(&self) -> f64 {
        self.step
    }

    /// The points that are seen.
    pub const fn window(&self) -> Window {
        self.window
    }

    /// The screen pixel of the `index`-th row or column that is seen.
    pub fn line(&self, index: u8) -> f64 {
        self.origin + f64::from(index) * self.step
    }

    /// Whether this place lies in the square of a point that is seen.
    pub fn covers(&self, (x, y): (f64, f64)) -> bool {
        let half = self.step / 2.0;
        let seen = self.line(0) - half..=self.line(self.window.size - 1) + half;
        seen.contains(&x) && seen.contains(&y)
    }

    /// The screen pixels of `point`, across and down.
    pub fn center(&self, point: Point) -> (f64, f64) {
        let Point { row, col } = self.window.first;
        let place =
            |index: u8, first: u8| self.origin + (f64::from(index) - f64::from(first)) * self.step;
        (place(point.col, col), place(point.row, row))
    }

    /// The point nearest to `position`, if it lies within half a step of one.
    pub fn point_at(&self, position: Position) -> Option<Point> {
        let Window { first, size } = self.window;
        let index = |pixels: f64, first: u8| {
            let index = ((pixels * self.scale - self.origin) / self.step).round();
            (0.0..f64::from(size)).contains(&index).then_some(index as u8 + first)
        };
        Some(Point::new(index(position.y, first.row)?, index(position.x, first.col)?))
    }

    /// The square that the cells of all points of a board of `size` cover together, in pixels of the page: its left and upper edge and
    /// its side. It is larger than the picture where only a part of the board is seen.
    pub fn cells(&self, size: u8) -> [f64; 3] {
        let (x, y) = self.center(Point::new(0, 0));
        let edge = |center: f64| (center - self.step / 2.0) / self.scale;
        [edge(x), edge(y), f64::from(size) * self.step / self.scale]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_found_at_its_own_pixels_at_any_size() {
        for (size, side, scale) in
            [(16, 320.0, 1.0), (16, 411.4, 2.625), (8, 90.0, 1.5), (12, 2100.0, 1.0)]
        {
            let layout = Layout::new(size, side, scale);
            for (row, col) in (0..size).flat_map(|row| (0..size).map(move |col| (row, col))) {
                let (x, y) = layout.center(Point::new(row, col));
                let position = Position { x: x / scale, y: y / scale };
                assert_eq!(layout.point_at(position), Some(Point::new(row, col)));
                assert!(x.fract() == 0.0 && y.fract() == 0.0, "whole pixels");
            }
        }
    }

    #[test]
    fn outside_the_points_there_is_none() {
        let layout = Layout::new(16, 360.0, 2.0);
        for (x, y) in
            [(0.0, 100.0), (100.0, 0.0), (359.0, 100.0), (-5.0, -5.0), (f64::NAN, 1.0), (1e9, 1.0)]
        {
            assert_eq!(layout.point_at(Position { x, y }), None);
        }
        assert_eq!(
            Layout::new(16, 0.0, 1.0).point_at(Position { x: 0.0, y: 0.0 }),
            None,
            "no room"
        );
    }
}
