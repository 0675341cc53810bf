//! What the computer advises, and how a game went: sentences, a list of moves and a graph.

mod graph;

use crate::app::thoughts::{Advice, Review, Thoughts};
use crate::web::dom::{self, Listeners};
use crate::web::root::Root;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, HtmlProgressElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// The letters of the candidates on the board.
const LETTERS: [&str; 3] = ["A", "B", "C"];

/// The part of a view that shows thoughts. Only what changed is built anew.
pub struct AdviceView {
    root: Root,
    place: HtmlElement,
    shown: Option<Thoughts>,
    _keys: Listeners,
}

impl AdviceView {
    /// Shows nothing yet.
    ///
    /// # Errors
    ///
    /// Says that its part is missing.
    pub fn new(root: &Root) -> Result<Self, JsValue> {
        let place: HtmlElement = root.part("thoughts")?;
        let mut keys = Listeners::new({
            let (root, place) = (root.clone(), place.clone());
            move |event| graph::walk(&root, &place, &event)
        });
        keys.watch(&place, "keydown")?;
        Ok(Self { root: root.clone(), place, shown: None, _keys: keys })
    }

    /// Shows these thoughts, or none.
    ///
    /// # Errors
    ///
    /// Fails where the browser makes no more elements.
    pub fn show(&mut self, thoughts: Option<&Thoughts>) -> Result<(), JsValue> {
        if self.shown.as_ref() != thoughts && !self.change(thoughts) {
            self.build(thoughts)?;
        }
        self.shown = thoughts.cloned();
        Ok(())
    }

    /// Changes what is there, so that it keeps the focus; whether that is all.
    fn change(&self, thoughts: Option<&Thoughts>) -> bool {
        match (&self.shown, thoughts) {
            (Some(Thoughts::Busy { label, .. }), Some(Thoughts::Busy { label: new, percent })) => {
                label == new && self.advance(*percent)
            }
            (Some(Thoughts::Review(old)), Some(Thoughts::Review(new))) => {
                let is_same = *old == Review { shown: old.shown, ..new.clone() };
                if is_same {
                    graph::mark(&self.place, new.shown);
                }
                is_same
            }
            _ => false,
        }
    }

    /// Sets how far it is. A bar without a value moves by itself.
    fn advance(&self, percent: Option<u8>) -> bool {
        let bar = self.place.first_element_child().and_then(|bar| bar.dyn_into().ok());
        let Some(bar): Option<HtmlProgressElement> = bar else { return false };
        if let Some(percent) = percent {
            bar.set_value(f64::from(percent) / 100.0);
        }
        true
    }

    fn build(&self, thoughts: Option<&Thoughts>) -> Result<(), JsValue> {
        self.place.set_text_content(None);
        self.place.set_hidden(thoughts.is_none());
        match thoughts {
            None => return Ok(()),
            Some(Thoughts::Busy { label, percent }) => {
                let bar = dom::append(&self.place, "progress", "", "")?;
                dom::set(&bar, "aria-label", label);
                self.advance(*percent);
            }
            Some(Thoughts::Advice(advice)) => show_advice(&self.place, advice)?,
            Some(Thoughts::Review(review)) => graph::show(&self.place, review)?,
        }
        self.come_into_sight();
        Ok(())
    }

    /// Somebody has asked for it, so it comes into sight, below what stays there. On somebody else's page nothing moves.
    fn come_into_sight(&self) {
        if self.root.is_shadow() {
            return;
        }
        let card =
            self.root.find(".side > .card").and_then(|card| card.dyn_into::<HtmlElement>().ok());
        let above = card.filter(is_sticky).map_or(0, |card| card.offset_height() + 12);
        dom::style(&self.place, "scroll-margin-top", &format!("{above}px"));
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        self.place.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

fn is_sticky(card: &HtmlElement) -> bool {
    let style = dom::window().get_computed_style(card).ok().flatten();
    style.and_then(|style| style.get_property_value("position").ok()).as_deref() == Some("sticky")
}

fn show_advice(place: &HtmlElement, advice: &Advice) -> Result<(), JsValue> {
    dom::append(place, "p", "", &advice.sentence)?;
    let bar = dom::append(place, "div", "share", "")?;
    dom::set(&bar, "role", "img");
    dom::set(&bar, "aria-label", &advice.shares);
    dom::style(&bar, "--black", &format!("{}%", advice.share));
    let list = dom::append(place, "ol", "candidates", "")?;
    dom::set(&list, "aria-label", &advice.title);
    for (candidate, letter) in advice.candidates.iter().zip(LETTERS) {
        let row = dom::append(&list, "li", "", "")?;
        dom::append(&row, "b", "", letter)?;
        row.append_with_str_1(" ")?;
        let line = dom::append(&row, "span", "line", "")?;
        dom::append(&line, "strong", "", &candidate.name)?;
        if !candidate.line.is_empty() {
            line.append_with_str_1(&format!(" – {}", candidate.line))?;
        }
        row.append_with_str_1(" ")?;
        dom::append(&row, "span", "percent", &candidate.percent)?;
    }
    Ok(())
}
