//! The game, its rules and the settings, each where it can be chosen.

use crate::app::{Message, Panel, Setting};
use crate::web::dom;
use crate::web::root::Root;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

/// The list of rule sets. Its arrow keys only choose: a game begins when the list is left, or by Enter.
pub struct RuleList {
    list: HtmlSelectElement,
    /// Whether a key has changed it since it was last shown or committed.
    is_open: Cell<bool>,
}

impl RuleList {
    /// The list in this element.
    pub const fn new(list: HtmlSelectElement) -> Self {
        Self { list, is_open: Cell::new(false) }
    }

    /// What the list asks for after this event, if it is one of its own.
    pub fn heard(&self, event: &Event, current: &str) -> Option<Message> {
        let is_mine = event.target().is_some_and(|target| target == *self.list.as_ref());
        if !is_mine {
            return None;
        }
        match event.type_().as_str() {
            "keydown" => self.key(event.dyn_ref()?, current),
            "change" if self.is_open.get() => None,
            "change" | "focusout" => self.commit(current),
            _ => None,
        }
    }

    fn key(&self, event: &KeyboardEvent, current: &str) -> Option<Message> {
        match event.key().as_str() {
            "Enter" => return self.commit(current),
            "Escape" => {
                self.is_open.set(false);
                self.list.set_value(current);
            }
            "Tab" | "Shift" => {}
            _ => self.is_open.set(true),
        }
        None
    }

    fn commit(&self, current: &str) -> Option<Message> {
        self.is_open.set(false);
        let value = self.list.value();
        (value != current).then_some(Message::ChooseRules(value))
    }

    fn show(&self, panel: &Panel) -> Result<(), JsValue> {
        let names: String = panel.rule_sets.iter().map(|(_, name)| name.as_str()).collect();
        if self.list.text_content().as_deref() != Some(&names) {
            self.list.set_text_content(None);
            for (id, name) in &panel.rule_sets {
                let option = dom::append(&self.list, "option", "", name)?;
                dom::set(&option, "value", id);
            }
        }
        if !self.is_open.get() && self.list.value() != panel.rules {
            self.list.set_value(&panel.rules);
        }
        Ok(())
    }
}

/// Shows what is chosen.
pub fn show(root: &Root, rules: &RuleList, panel: &Panel) -> Result<(), JsValue> {
    root.each("[data-tab]", |tab| {
        let is_it = tab.get_attribute("data-tab").as_deref() == Some(panel.game);
        dom::set(&tab, "aria-pressed", &is_it.to_string());
    });
    rules.show(panel)?;
    for &(setting, value) in &panel.settings {
        let list = match setting {
            Setting::Confirm => "confirm-by",
            setting => setting.id(),
        };
        if let Some(list) = root.maybe::<HtmlSelectElement>(list)
            && list.value() != value
        {
            list.set_value(value);
        }
        root.each(&format!("input[data-setting={}]", setting.id()), |field| {
            if let Ok(field) = field.dyn_into::<HtmlInputElement>() {
                field.set_checked(field.value() == value);
            }
        });
    }
    Ok(())
}
