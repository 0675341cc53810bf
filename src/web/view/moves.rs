//! The list of moves: a row for every turn, and below it the variations that were played or read.

use crate::app::panel::{Entry, Variation};
use crate::app::parts::Parts;
use crate::app::{Panel, Tab};
use crate::record::NodeId;
use crate::web::dom;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// Variations that are nested deeper are indented no more.
const DEEPEST: usize = 3;

/// The list of moves. Only what changed is built anew.
pub struct Moves {
    list: HtmlElement,
    shown: Vec<Item>,
    /// The button of the position shown.
    current: Option<HtmlElement>,
    /// The place in the record of the position shown.
    node: Option<NodeId>,
    /// Whether the move shown may be out of sight.
    moved: bool,
    /// How much else is written above the list: with it the list's room changes.
    above: usize,
    /// The panel that is open; the list has no room while it is another one.
    tab: Tab,
}

/// A move in the list, and what was made for it.
struct Item {
    entry: Entry,
    /// Its own element, and those of its variations.
    elements: Vec<HtmlElement>,
    /// Its button and those of its variations, with their places in the record.
    buttons: Vec<(NodeId, HtmlElement)>,
}

impl Moves {
    /// An empty list in this element.
    pub const fn new(list: HtmlElement) -> Self {
        Self {
            list,
            shown: Vec::new(),
            current: None,
            node: None,
            moved: false,
            above: 0,
            tab: Tab::Moves,
        }
    }

    /// Shows the moves of the game with their variations, and which of them is on the board.
    pub fn show(&mut self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        self.list.set_hidden(!parts.shows("moves"));
        let has_focus = self.list.matches(":focus-within").unwrap_or(false);
        mark(self.current.as_ref(), "false", "-1");
        let moves = &panel.moves;
        let same = self.shown.iter().zip(moves).take_while(|(old, new)| old.entry == **new).count();
        for item in self.shown.drain(same..) {
            item.elements.iter().for_each(|element| element.remove());
        }
        for entry in &moves[same..] {
            let item = self.item(entry)?;
            self.shown.push(item);
        }
        let above = panel.notice.len() + panel.question.len() + panel.steps.len();
        let is_new = self.node != Some(panel.current) || same < moves.len();
        self.moved |= is_new || self.above != above || self.tab != panel.tab;
        (self.above, self.node, self.tab) = (above, Some(panel.current), panel.tab);
        self.current = self.button_of(panel.current);
        mark(self.current.as_ref(), "step", "0");
        // The keyboard that goes through the list stays on the move shown.
        if let Some(button) = self.current.as_ref().filter(|_| has_focus) {
            dom::focus(button);
        }
        Ok(())
    }

    fn item(&self, entry: &Entry) -> Result<Item, JsValue> {
        let class = format!("{} {}", entry.by.id(), entry.column.id());
        let item = dom::append(&self.list, "li", &class, "")?;
        let button = button(&item, "move", &entry.word, &entry.label)?;
        dom::set(&button, "data-ply", &(self.shown.len() + 1).to_string());
        dom::set(&button, "data-number", &entry.number);
        if !entry.score.is_empty() {
            dom::append(&button, "small", "", &entry.score)?;
        }
        if !entry.mark.sign().is_empty() {
            let class = format!("sign sign-{}", entry.mark as u8);
            dom::append(&button, "b", &class, entry.mark.sign())?;
        }
        let (mut elements, mut buttons) = (vec![item], vec![(entry.node, button)]);
        for variation in &entry.variations {
            elements.push(self.variation(variation, &mut buttons)?);
        }
        Ok(Item { entry: entry.clone(), elements, buttons })
    }

    /// A row with a variation.
    fn variation(
        &self,
        variation: &Variation,
        buttons: &mut Vec<(NodeId, HtmlElement)>,
    ) -> Result<HtmlElement, JsValue> {
        let class = format!("variation depth-{}", variation.depth.min(DEEPEST));
        let row = dom::append(&self.list, "li", &class, "")?;
        for branch in &variation.moves {
            let button = button(&row, "branch", &branch.word, &branch.label)?;
            dom::set(&button, "data-node", &branch.node.number().to_string());
            dom::set(&button, "data-number", &branch.number);
            buttons.push((branch.node, button));
        }
        Ok(row)
    }

    fn button_of(&self, node: NodeId) -> Option<HtmlElement> {
        let mut all = self.shown.iter().flat_map(|item| &item.buttons);
        all.find(|(other, _)| *other == node).map(|(_, button)| button.clone())
    }

    /// Brings the move shown into the list's own window, or its beginning before the first move. Where things are is asked once a frame
    /// only: each such question makes the browser lay out the page at once.
    pub fn reveal(&mut self) {
        if !std::mem::take(&mut self.moved) {
            return;
        }
        let item = self.current.as_ref().and_then(|button| button.parent_element());
        let item = item.and_then(|item| item.dyn_into::<HtmlElement>().ok());
        let list = &self.list;
        let (top, left) = item.map_or((0, 0), |item| {
            let top = item.offset_top() + (item.offset_height() - list.client_height()) / 2;
            (top, item.offset_left() + (item.offset_width() - list.client_width()) / 2)
        });
        list.set_scroll_top(top);
        list.set_scroll_left(left);
    }
}

/// Marks the move shown, the only one that the Tab key leads to.
pub fn mark(button: Option<&HtmlElement>, mark: &str, tabindex: &str) {
    if let Some(button) = button {
        dom::set(button, "aria-current", mark);
        dom::set(button, "tabindex", tabindex);
    }
}

/// A new button for a move; its class is its name for style sheets too.
fn button(
    item: &HtmlElement,
    class: &str,
    word: &str,
    label: &str,
) -> Result<HtmlElement, JsValue> {
    let button = dom::append(item, "button", class, word)?;
    dom::set(&button, "type", "button");
    dom::set(&button, "part", class);
    dom::set(&button, "tabindex", "-1");
    dom::set(&button, "aria-label", label);
    Ok(button)
}
