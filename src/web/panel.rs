//! Shows the panel's data in the page beside the board.

use super::dom;
use crate::app::Model;
use crate::app::panel::{self, Entry, Panel, Player};
use crate::board::{Color, decimal};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlDialogElement, HtmlElement, HtmlTextAreaElement};

/// Shows everything but the moves.
pub fn show(panel: &Panel) {
    let page = dom::by_id("page");
    dom::set(&page, "data-game", panel.game);
    for &(id, text) in &[
        ("title", &panel.title),
        ("headline", &panel.headline),
        ("sentence", &panel.sentence),
        ("effect", &panel.effect),
        ("rui", &panel.rui),
        ("standing", &panel.standing),
        ("kanji", &panel.opening[0]),
        ("opening", &panel.opening[1]),
        ("question", &panel.question),
        ("looking-back", &panel.looking_back),
        ("notice-text", &panel.notice),
        ("record-notice", &panel.notice),
    ] {
        dom::show(id, text);
    }
    show_steps(&panel.steps);
    dom::by_id("notice").set_hidden(panel.notice.is_empty());
    for &(command, possible, pressed) in &panel.controls {
        let button = dom::by_id(command.id());
        dom::set(&button, "aria-disabled", if possible { "false" } else { "true" });
        if let Some(pressed) = pressed {
            dom::set(&button, "aria-pressed", if pressed { "true" } else { "false" });
        }
    }
    for &color in &Color::ALL {
        show_player(color, &panel.players[color as usize]);
    }
}

fn show_steps(steps: &[String]) {
    let list = dom::by_id("nine");
    let text = steps.concat();
    if list.text_content().as_deref() == Some(&text) {
        return;
    }
    list.set_text_content(None);
    for step in steps {
        let item = dom::create("li", "");
        item.set_text_content(Some(step));
        dom::append(&list, &item);
    }
}

fn show_player(color: Color, player: &Player) {
    let id = color.id();
    dom::show(&format!("{id}-name"), &player.name);
    dom::show(&format!("{id}-count"), &decimal::write(player.count.into()));
    dom::show(&format!("{id}-clock"), &player.clock);
    let line = dom::by_id(id);
    dom::set(&line, "data-due", &decimal::write(player.due.into()));
    let share = dom::length(player.share * 100.0, "%");
    dom::style(&dom::by_id("share"), &format!("--{id}"), &share);
}

/// Shows what the clocks show, and nothing else.
pub fn show_clocks(model: &Model) {
    for &color in &Color::ALL {
        dom::show(&format!("{}-clock", color.id()), &panel::clock(model, color));
    }
}

/// Closes the sheet with the record.
pub fn close_record() {
    dom::by_id("record").unchecked_into::<HtmlDialogElement>().close();
}

/// Shows a text where it can be copied.
pub fn show_text(text: &str) {
    let area: HtmlTextAreaElement = dom::by_id("text").unchecked_into();
    area.set_value(text);
    area.select();
}

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
    }

    fn item(&self, entry: &Entry) -> HtmlElement {
        let mut class = entry.by.id().to_string();
        if entry.word.len() > 8 {
            class += " wide";
        }
        let item = dom::create("li", &class);
        let button = dom::create("button", "move");
        dom::set(&button, "type", "button");
        dom::set(&button, "tabindex", "-1");
        dom::set(&button, "data-ply", &decimal::write(self.shown.len() + 1));
        button.set_text_content(Some(&entry.word));
        if !entry.score.is_empty() {
            let score = dom::create("small", "");
            score.set_text_content(Some(&entry.score));
            dom::append(&button, &score);
        }
        dom::append(&item, &button);
        item
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
