//! Shows the panel's data in the page beside the board.

use super::dom::{self, each, set_text};
use crate::app::panel::{self, Panel, Player};
use crate::app::words::joined;
use crate::app::{Confirm, Model, Setting};
use crate::board::{Color, decimal};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};

/// Shows everything but the moves.
pub fn show(panel: &Panel) {
    show_page(panel);
    for &(id, text) in &[
        ("headline", &panel.headline),
        ("sentence", &panel.sentence),
        ("effect", &panel.effect),
        ("rui", &panel.rui),
        ("standing", &panel.standing),
        ("kanji", &panel.opening[0]),
        ("opening", &panel.opening[1]),
        ("question", &panel.question),
        ("looking-back", &panel.looking_back),
        ("comment", &panel.comment),
        ("hidden-numbers", &panel.hidden_numbers),
        ("pause", &panel.pause),
        ("think", &panel.think),
        ("place", &panel.place),
        ("notice-text", &panel.notice),
    ] {
        dom::show(id, text);
    }
    show_steps(&panel.steps);
    show_notice(panel);
    for &(command, possible, pressed) in &panel.controls {
        let Some(button) = dom::find(command.id()) else { continue };
        dom::set(&button, "aria-disabled", FLAGS[usize::from(!possible)]);
        if let Some(pressed) = pressed {
            dom::set(&button, "aria-pressed", FLAGS[usize::from(pressed)]);
        }
    }
    for &color in &Color::ALL {
        show_player(color, &panel.players[color as usize]);
    }
    show_choices(panel);
    show_making(panel.making);
}

/// What is to be read once.
fn show_notice(panel: &Panel) {
    // An open sheet hides what is behind it, so it tells the same.
    each(".told", &mut |line| {
        set_text(line, &panel.notice);
        line.set_hidden(panel.notice.is_empty());
    });
    dom::by_id("notice").set_hidden(panel.notice.is_empty());
    dom::set(&dom::by_id("effect"), "data-ahead", FLAGS[usize::from(panel.is_ahead)]);
    // What was urgent is so no longer when it is not to be seen any more.
    if panel.notice.is_empty() && panel.question.is_empty() {
        set_text(&dom::by_id("alert"), "");
    }
}

/// What an attribute says for no and yes.
const FLAGS: [&str; 2] = ["false", "true"];

/// What the style sheet has to know.
fn show_page(panel: &Panel) {
    let page = dom::by_id("page");
    let confirm = match panel.confirm {
        Confirm::Off => "off",
        Confirm::Tap => "tap",
        Confirm::Button => "button",
    };
    dom::set(&page, "data-game", panel.game);
    dom::set(&page, "data-over", FLAGS[usize::from(panel.is_over)]);
    dom::set(&page, "data-busy", FLAGS[usize::from(panel.is_busy)]);
    dom::set(&page, "data-confirm", confirm);
    if let Some(root) = page.owner_document().and_then(|document| document.document_element()) {
        dom::set(&root, "data-theme", panel.theme);
        dom::set(&root, "lang", panel.lang);
    }
    if let Some(guide) = dom::find("guide")
        && guide.get_attribute("src").as_deref() != Some(&panel.guide)
    {
        dom::set(&guide, "src", &panel.guide);
    }
}

/// The game, its rules and the settings, each where it can be chosen.
fn show_choices(panel: &Panel) {
    each("[data-tab]", &mut |tab| {
        let is_it = tab.get_attribute("data-tab").as_deref() == Some(panel.game);
        dom::set(tab, "aria-pressed", FLAGS[usize::from(is_it)]);
    });
    let list = dom::by_id("rule-set");
    let names: String = panel.rule_sets.iter().map(|(_, name)| name.as_str()).collect();
    if list.text_content().as_deref() != Some(&names) {
        list.set_text_content(None);
        for (id, name) in &panel.rule_sets {
            let option = dom::create("option", "");
            dom::set(&option, "value", id);
            option.set_text_content(Some(name));
            dom::append(&list, &option);
        }
    }
    choose("rule-set", &panel.rules);
    for &(setting, value) in &panel.settings {
        match setting {
            Setting::Lang | Setting::Theme | Setting::ThinkTime => choose(setting.id(), value),
            Setting::Confirm => choose("confirm-by", value),
            Setting::Hints => dom::by_id("hint").set_hidden(value == "off"),
            _ => {}
        }
    }
}

/// Picks a value from a list, which has the same property as a field.
fn choose(id: &str, value: &str) {
    let Some(list) = dom::find(id) else { return };
    let list: HtmlInputElement = list.unchecked_into();
    if list.value() != value {
        list.set_value(value);
    }
}

fn show_making(making: Option<f64>) {
    let Some(line) = dom::find("making") else { return };
    line.set_hidden(making.is_none());
    dom::set(&dom::by_id("progress"), "value", &dom::length(making.unwrap_or(0.0), ""));
}

fn show_steps(steps: &[String]) {
    let list = dom::by_id("nine");
    let text = joined(steps, "");
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
    dom::show(&(String::from(id) + "-name"), &player.name);
    dom::show(&(String::from(id) + "-count"), &decimal::write(player.count.into()));
    dom::show(&(String::from(id) + "-clock"), &player.clock);
    let line = dom::by_id(id);
    dom::set(&line, "data-due", &decimal::write(player.due.into()));
    let share = dom::length(player.share * 100.0, "%");
    dom::style(&dom::by_id("share-bar"), &(String::from("--") + id), &share);
}

/// Shows what the clocks show, and nothing else.
pub fn show_clocks(model: &Model) {
    for &color in &Color::ALL {
        dom::show(&(String::from(color.id()) + "-clock"), &panel::clock(model, color));
    }
}

fn typed() -> HtmlInputElement {
    dom::by_id("move").unchecked_into()
}

/// Empties the field for typed moves.
pub fn clear_typed() {
    typed().set_value("");
}

/// Leads the keyboard there.
pub fn focus_typed() {
    dom::focus("move");
    typed().select();
}

/// Shows a text where it can be copied.
pub fn show_text(text: &str) {
    let area: HtmlTextAreaElement = dom::by_id("text").unchecked_into();
    area.set_value(text);
}
