//! A transparent grid of real buttons over the canvas, for keyboards and screen readers.

use crate::app::figure::Window;
use crate::app::{Model, spoken};
use crate::board::{MAX_SIZE, Notation, Point};
use crate::web::dom;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// The buttons, row by row.
pub struct Grid {
    root: HtmlElement,
    cells: Vec<HtmlElement>,
    /// What each cell is called.
    names: Vec<String>,
    size: u8,
    /// The points that are seen.
    window: Option<Window>,
    /// The one cell that the Tab key reaches.
    reachable: Option<usize>,
}

impl Grid {
    /// A grid in this element.
    pub const fn new(root: HtmlElement) -> Self {
        Self { root, cells: Vec::new(), names: Vec::new(), size: 0, window: None, reachable: None }
    }

    /// Puts the grid over the points and names each cell.
    pub fn show(&mut self, model: &Model) -> Result<(), JsValue> {
        let size = model.rules().size();
        if size != self.size {
            self.rebuild(size)?;
        }
        let [left, top, side] = model.layout().cells(size);
        for (property, pixels) in [("left", left), ("top", top), ("width", side), ("height", side)]
        {
            dom::style(&self.root, property, &format!("{pixels:.2}px"));
        }
        self.cut(model);
        for (i, name) in spoken::cells(model).into_iter().enumerate() {
            if self.names[i] != name {
                dom::set(&self.cells[i], "aria-label", &name);
                self.names[i] = name;
            }
        }
        self.reach(model.cursor());
        Ok(())
    }

    /// Cells that are not seen can be reached by nobody.
    fn cut(&mut self, model: &Model) {
        let window = model.layout().window();
        if self.window == Some(window) {
            return;
        }
        self.window = Some(window);
        for at in model.game().board().points() {
            if let Some(cell) = self.cells.get(self.index(at)) {
                dom::set(cell, "data-seen", &window.contains(at).to_string());
            }
        }
        for row in 0..self.size {
            let line = self.cell(Point::new(row, 0)).and_then(|cell| cell.parent_element());
            let is_seen = window.contains(Point::new(row, window.first.col));
            line.iter().for_each(|line| dom::set(line, "data-seen", &is_seen.to_string()));
        }
    }

    /// The cell of a point.
    pub fn cell(&self, at: Point) -> Option<HtmlElement> {
        self.cells.get(self.index(at)).cloned()
    }

    fn index(&self, at: Point) -> usize {
        usize::from(at.row) * usize::from(self.size) + usize::from(at.col)
    }

    /// Lets the Tab key lead to `at`, and to no other cell.
    pub fn reach(&mut self, at: Point) {
        let index = self.index(at);
        if self.reachable == Some(index) {
            return;
        }
        for (i, tabindex) in [(self.reachable, "-1"), (Some(index), "0")] {
            if let Some(cell) = i.and_then(|i| self.cells.get(i)) {
                dom::set(cell, "tabindex", tabindex);
            }
        }
        self.reachable = Some(index);
    }

    fn rebuild(&mut self, size: u8) -> Result<(), JsValue> {
        self.root.set_text_content(None);
        self.cells.clear();
        self.names = vec![String::new(); usize::from(size) * usize::from(size)];
        for row in 0..size {
            let line = dom::append(&self.root, "div", "row", "")?;
            dom::set(&line, "role", "row");
            for col in 0..size {
                self.cells.push(cell(&line, Point::new(row, col), size)?);
            }
        }
        (self.size, self.window, self.reachable) = (size, None, None);
        Ok(())
    }
}

/// A new button over a point.
fn cell(line: &Element, at: Point, size: u8) -> Result<HtmlElement, JsValue> {
    let cell = dom::append(line, "button", "cell", "")?;
    let name = Notation::RowCol.name(at, size);
    for (attribute, value) in
        [("role", "gridcell"), ("type", "button"), ("tabindex", "-1"), ("data-at", &name)]
    {
        dom::set(&cell, attribute, value);
    }
    Ok(cell)
}

/// The point of the cell that an event came from.
pub fn point_of(target: &Element) -> Option<Point> {
    Notation::RowCol.parse(&target.get_attribute("data-at")?, MAX_SIZE)
}
