//! The list of moves, with the alternatives that were played or read.

use super::dom;
use crate::app::panel::{Entry, Panel};
use crate::board::decimal;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// The list of moves. Only what changed is built anew.
pub struct Moves {
    list: HtmlElement,
    shown: Vec<(Entry, HtmlElement)>,
    current: Option<usize>,
    /// Whether the move shown may be out of sight.
    moved: bool,
    /// What else is written above the list: with it the list's room changes.
    above: usize,
}

impl Moves {
    pub fn new() -> Self {
        Self { list: dom::by_id("moves"), shown: Vec::new(), current: None, moved: false, above: 0 }
    }

    pub fn show(&mut self, panel: &Panel) {
        let moves = &panel.moves;
        self.mark(self.current, "false", "-1");
        let same = self.shown.iter().zip(moves).take_while(|((old, _), new)| old == *new).count();
        while self.shown.len() > same {
            if let Some((_, item)) = self.shown.pop() {
                item.remove();
            }
        }
        for entry in moves.iter().skip(same) {
            let item = self.item(entry);
            dom::append(&self.list, &item);
            self.shown.push((entry.clone(), item));
        }
        let current = panel.shown.checked_sub(1);
        let above = panel.notice.len() + panel.question.len() + panel.steps.len();
        self.moved |= self.current != current || same < moves.len() || self.above != above;
        self.above = above;
        self.current = current;
        self.mark(current, "step", "0");
        self.lead_focus();
    }

    /// The keyboard that goes through the list stays on the move shown.
    fn lead_focus(&self) {
        let is_here = self.list.matches(":focus-within").unwrap_or(false);
        let item = self.current.and_then(|i| self.shown.get(i));
        if let Some(button) = item.filter(|_| is_here).and_then(|(_, i)| i.first_element_child()) {
            // A move that is not shown takes no focus, and needs none.
            let _ = button.unchecked_into::<HtmlElement>().focus();
        }
    }

    fn item(&self, entry: &Entry) -> HtmlElement {
        let mut class = entry.by.id().to_string();
        if entry.word.len() > 6 || !entry.others.is_empty() {
            class += " wide";
        }
        let item = dom::create("li", &class);
        let button = Self::button("move", self.shown.len() + 1, &entry.word);
        dom::set(&button, "data-number", &entry.number);
        if !entry.score.is_empty() {
            let score = dom::create("small", "");
            score.set_text_content(Some(&entry.score));
            dom::append(&button, &score);
        }
        dom::append(&item, &button);
        for (i, other) in entry.others.iter().enumerate() {
            let button = Self::button("branch", self.shown.len(), other);
            dom::set(&button, "data-branch", &decimal::write(i));
            dom::append(&item, &button);
        }
        item
    }

    fn button(class: &str, ply: usize, word: &str) -> HtmlElement {
        let button = dom::create("button", class);
        dom::set(&button, "type", "button");
        dom::set(&button, "tabindex", if class == "move" { "-1" } else { "0" });
        dom::set(&button, "data-ply", &decimal::write(ply));
        button.set_text_content(Some(word));
        button
    }

    /// Marks the move shown, the only one that the Tab key leads to.
    fn mark(&self, index: Option<usize>, mark: &str, tabindex: &str) {
        let item = index.and_then(|i| self.shown.get(i));
        if let Some(button) = item.and_then(|(_, item)| item.first_element_child()) {
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
