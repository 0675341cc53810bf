//! The tree of all lines: a button for every move.

use super::moves::mark;
use crate::app::Panel;
use crate::app::panel::Twig;
use crate::record::NodeId;
use crate::web::dom;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// The tree. It is built anew when a line has changed.
pub struct Tree {
    frame: HtmlElement,
    shown: Vec<Twig>,
    buttons: Vec<(NodeId, HtmlElement)>,
    current: Option<HtmlElement>,
    /// Whether the move shown may be out of sight.
    moved: bool,
}

impl Tree {
    /// An empty tree in this element.
    pub const fn new(frame: HtmlElement) -> Self {
        Self { frame, shown: Vec::new(), buttons: Vec::new(), current: None, moved: false }
    }

    /// Shows the lines round the position shown, and which move led to it.
    pub fn show(&mut self, panel: &Panel) -> Result<(), JsValue> {
        self.frame.set_hidden(panel.tree.is_empty());
        let has_focus = self.frame.matches(":focus-within").unwrap_or(false);
        if self.shown != panel.tree {
            self.build(&panel.tree)?;
        }
        let current = self.buttons.iter().find(|(node, _)| *node == panel.current);
        let current = current.map(|(_, button)| button.clone());
        if self.current != current {
            mark(self.current.as_ref(), "false", "-1");
            mark(current.as_ref(), "step", "0");
            self.current = current;
            self.moved = true;
        }
        if let Some(button) = self.current.as_ref().filter(|_| has_focus) {
            dom::focus(button);
        }
        Ok(())
    }

    fn build(&mut self, twigs: &[Twig]) -> Result<(), JsValue> {
        self.frame.set_text_content(None);
        self.buttons.clear();
        self.current = None;
        for twig in twigs {
            let button = dom::append(&self.frame, "button", "twig", &twig.word)?;
            dom::set(&button, "type", "button");
            dom::set(&button, "tabindex", "-1");
            dom::set(&button, "aria-label", &twig.label);
            dom::set(&button, "data-node", &twig.node.number().to_string());
            dom::set(&button, "data-noted", &twig.is_noted.to_string());
            let place = [("--column", twig.column + 1), ("--row", twig.row + 1), ("--up", twig.up)];
            for (name, number) in place {
                dom::style(&button, name, &number.to_string());
            }
            self.buttons.push((twig.node, button));
        }
        self.shown = twigs.to_vec();
        Ok(())
    }

    /// Brings the move shown into sight, without moving the page.
    pub fn reveal(&mut self) {
        if !std::mem::take(&mut self.moved) {
            return;
        }
        if let Some(button) = &self.current {
            let frame = &self.frame;
            let middle = |from: i32, size: i32, room: i32| from + (size - room) / 2;
            frame.set_scroll_left(middle(
                button.offset_left(),
                button.offset_width(),
                frame.client_width(),
            ));
            frame.set_scroll_top(middle(
                button.offset_top(),
                button.offset_height(),
                frame.client_height(),
            ));
        }
    }
}
