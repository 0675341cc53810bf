//! What is seen of a board and what stands beside it. It shows what the app says, and decides nothing.

mod advice;
mod grid;
pub mod labels;
mod moves;
mod panel;
mod tree;

pub use grid::point_of;
pub use panel::mark;

use super::canvas::Canvas;
use super::dom;
use super::root::Root;
use crate::app::parts::Parts;
use crate::app::{self, Model, Panel};
use crate::board::Point;
use advice::AdviceView;
use grid::Grid;
use moves::Moves;
use panel::PanelView;
use tree::Tree;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// The view of one board.
pub struct View {
    root: Root,
    board: HtmlElement,
    canvas: Canvas,
    grid: Grid,
    moves: Moves,
    tree: Tree,
    panel: PanelView,
    advice: AdviceView,
}

impl View {
    /// The view whose parts stand in `root`.
    ///
    /// # Errors
    ///
    /// Names a part that is missing.
    pub fn new(root: &Root) -> Result<Self, JsValue> {
        root.part::<HtmlElement>("loading")?.set_hidden(true);
        Ok(Self {
            root: root.clone(),
            board: root.part("board")?,
            canvas: Canvas::on(root.part("canvas")?)?,
            grid: Grid::new(root.part("grid")?),
            moves: Moves::new(root.part("moves")?),
            tree: Tree::new(root.part("tree")?),
            panel: PanelView::new(root)?,
            advice: AdviceView::new(root)?,
        })
    }

    /// The part that the stones lie on.
    pub fn board(&self) -> &HtmlElement {
        &self.board
    }

    /// Shows all but the picture of the board.
    ///
    /// # Errors
    ///
    /// Fails where the browser makes no more elements.
    pub fn show(&mut self, model: &Model, panel: &Panel) -> Result<(), JsValue> {
        let parts = Parts::new(model, panel);
        let has_ended = self.panel.show(panel, &parts)?;
        self.moves.show(panel, &parts)?;
        self.tree.show(panel)?;
        self.advice.show(panel.thoughts.as_ref())?;
        if has_ended {
            come_into_sight(&self.root);
        }
        self.grid.show(model)
    }

    /// Paints the board. Says whether the picture moves on.
    ///
    /// # Errors
    ///
    /// Fails where the browser paints no canvas.
    pub fn draw(&mut self, model: &Model) -> Result<bool, JsValue> {
        let scene = app::scene::scene(model);
        self.canvas.draw(&scene)?;
        self.moves.reveal();
        self.tree.reveal();
        Ok(scene.moving)
    }

    /// Shows what the clocks show, and nothing else.
    pub fn show_clocks(&self, model: &Model) {
        self.panel.show_clocks(model);
    }

    /// Lets the Tab key lead to this point.
    pub fn reach(&mut self, at: Point) {
        self.grid.reach(at);
    }

    /// The button over a point.
    pub fn cell(&self, at: Point) -> Option<HtmlElement> {
        self.grid.cell(at)
    }

    /// Says a text to those who listen, when they have time.
    pub fn announce(&self, text: &str) {
        dom::announce(&self.panel.live, text);
    }

    /// Says a text to those who listen at once.
    pub fn alert(&self, text: &str) {
        dom::announce(&self.panel.alert, text);
    }
}

/// What is asked for, and how a game ended, stands first below the board. A page that has been scrolled further comes back to that; the
/// board, which stays in sight, does not move.
fn come_into_sight(root: &Root) {
    let (Some(stage), Some(side)) = (root.find(".stage"), root.find(".side")) else { return };
    let (stage, side) = (stage.get_bounding_client_rect(), side.get_bounding_client_rect());
    let is_below = side.width() > 0.0 && side.left() < stage.right();
    if is_below && side.top() < stage.bottom() {
        dom::window().scroll_by_with_x_and_y(0.0, side.top() - stage.bottom());
    }
    if let Some(panel) = root.maybe::<HtmlElement>("panel-analysis") {
        panel.set_scroll_top(0);
    }
}
