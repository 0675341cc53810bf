//! The list of moves, with the alternatives that were played or read.

use crate::app::Panel;
use crate::app::panel::Entry;
use crate::app::parts::Parts;
use crate::web::dom;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// A word with more letters than this takes the room of two.
const WIDE: usize = 5;

/// The list of moves. Only what changed is built anew.
pub struct Moves {
    list: HtmlElement,
    shown: Vec<(Entry, HtmlElement)>,
    current: Option<usize>,
    /// Whether the move shown may be out of sight.
    moved: bool,
    /// How much else is written above the list: with it the list's room changes.
    above: usize,
}

impl Moves {
    /// An empty list in this element.
    pub const fn new(list: HtmlElement) -> Self {
        Self { list, shown: Vec::new(), current: None, moved: false, above: 0 }
    }

    /// Shows the moves of the game, and which of them is on the board.
    pub fn show(&mut self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        self.list.set_hidden(!parts.shows("moves"));
        let has_focus = self.list.matches(":focus-within").unwrap_or(false);
        self.mark(self.current, "false", "-1");
        let moves = &panel.moves;
        let same = self.shown.iter().zip(moves).take_while(|((old, _), new)| old == *new).count();
        for (_, item) in self.shown.drain(same..) {
            item.remove();
        }
        for entry in &moves[same..] {
            let item = self.item(entry)?;
            self.shown.push((entry.clone(), item));
        }
        let above = panel.notice.len() + panel.question.len() + panel.steps.len();
        let current = panel.shown.checked_sub(1);
        self.moved |= self.current != current || same < moves.len() || self.above != above;
        (self.above, self.current) = (above, current);
        self.mark(current, "step", "0");
        // The keyboard that goes through the list stays on the move shown.
        if let Some(button) = self.button_of(self.current).filter(|_| has_focus) {
            dom::focus(&button);
        }
        Ok(())
    }

    fn item(&self, entry: &Entry) -> Result<HtmlElement, JsValue> {
        let is_wide = entry.word.chars().count() > WIDE || !entry.others.is_empty();
        let wide = if is_wide { " wide" } else { "" };
        let item = dom::append(&self.list, "li", &format!("{}{wide}", entry.by.id()), "")?;
        let ply = self.shown.len();
        let button = button(&item, "move", ply + 1, &entry.word)?;
        dom::set(&button, "tabindex", "-1");
        dom::set(&button, "data-number", &entry.number);
        dom::set(&button, "aria-label", &entry.label);
        if !entry.score.is_empty() {
            dom::append(&button, "small", "", &entry.score)?;
        }
        for (i, other) in entry.others.iter().enumerate() {
            let branch = self::button(&item, "branch", ply, other)?;
            dom::set(&branch, "data-branch", &i.to_string());
        }
        Ok(item)
    }

    fn button_of(&self, index: Option<usize>) -> Option<HtmlElement> {
        let (_, item) = self.shown.get(index?)?;
        item.first_element_child()?.dyn_into().ok()
    }

    /// Marks the move shown, the only one that the Tab key leads to.
    fn mark(&self, index: Option<usize>, mark: &str, tabindex: &str) {
        if let Some(button) = self.button_of(index) {
            dom::set(&button, "aria-current", mark);
            dom::set(&button, "tabindex", tabindex);
        }
    }

    /// Brings the move shown into the list's own window. Where things are is asked once a frame
    /// only: each such question makes the browser lay out the page at once.
    pub fn reveal(&mut self) {
        if !std::mem::take(&mut self.moved) {
            return;
        }
        if let Some((_, item)) = self.current.and_then(|i| self.shown.get(i)) {
            let middle = item.offset_top() + (item.offset_height() - self.list.client_height()) / 2;
            self.list.set_scroll_top(middle);
        }
    }
}

/// A new button that shows the position after `ply` moves; its class is its name for style sheets too.
fn button(item: &HtmlElement, class: &str, ply: usize, word: &str) -> Result<HtmlElement, JsValue> {
    let button = dom::append(item, "button", class, word)?;
    dom::set(&button, "type", "button");
    dom::set(&button, "part", class);
    dom::set(&button, "data-ply", &ply.to_string());
    Ok(button)
}
