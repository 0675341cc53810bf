//! What stands beside the board.

use crate::app::panel::{self, Player};
use crate::app::parts::{DECISIONS, Parts};
use crate::app::words::joined;
use crate::app::{Command, Confirm, Model, Panel};
use crate::board::Color;
use crate::web::dom::{self, set, set_text};
use crate::web::root::Root;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

/// The parts that show one text each.
const TEXTS: [&str; 15] = [
    "sentence",
    "effect",
    "rui",
    "standing",
    "kanji",
    "opening",
    "question",
    "looking-back",
    "comment",
    "hidden-numbers",
    "pause",
    "think",
    "place",
    "notice-text",
    "headline",
];

/// The parts that are there or not, whatever they hold.
const GROUPS: [&str; 8] =
    ["players", "steps", "share-bar", "typed", "undo", "redo", "hint", "resign"];

/// What stands beside the board.
pub struct PanelView {
    root: Root,
    /// The element round the whole view.
    frame: HtmlElement,
    pub live: HtmlElement,
    pub alert: HtmlElement,
}

impl PanelView {
    /// The panel whose parts stand in `root`.
    pub fn new(root: &Root) -> Result<Self, JsValue> {
        Ok(Self {
            root: root.clone(),
            frame: root.part("root")?,
            live: root.part("live")?,
            alert: root.part("alert")?,
        })
    }

    fn part(&self, name: &str) -> Result<HtmlElement, JsValue> {
        self.root.part(name)
    }

    /// Shows everything but the moves.
    pub fn show(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        mark(&self.frame, panel);
        set(&self.frame, "data-reads", if parts.is_read() { "true" } else { "false" });
        set(&self.frame, "lang", panel.lang);
        set(&self.frame, "aria-label", &panel.title);
        self.show_texts(panel, parts)?;
        self.show_notice(panel)?;
        self.show_controls(panel, parts)?;
        for color in Color::ALL {
            self.show_player(panel, color, &panel.players[color as usize])?;
        }
        self.show_steps(panel, parts)
    }

    fn show_texts(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        for name in TEXTS {
            let Some(part) = self.root.maybe::<HtmlElement>(name) else { continue };
            dom::show(&part, if parts.shows(name) { text_of(panel, name) } else { "" });
        }
        for name in GROUPS {
            self.part(name)?.set_hidden(!parts.shows(name));
        }
        set(&*self.part("effect")?, "data-ahead", &panel.is_ahead.to_string());
        Ok(())
    }

    /// What is to be read once.
    fn show_notice(&self, panel: &Panel) -> Result<(), JsValue> {
        self.part("notice")?.set_hidden(panel.notice.is_empty());
        // An open sheet hides what is behind it, so it tells the same.
        self.root.each("[data-part=told]", |line| dom::show(&line, &panel.notice));
        // What was urgent is so no longer when it is not to be seen any more.
        if panel.notice.is_empty() && panel.question.is_empty() {
            set_text(&self.alert, "");
        }
        Ok(())
    }

    fn show_controls(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        for &(command, possible, pressed) in &panel.controls {
            let Some(button) = self.root.maybe::<HtmlElement>(command.id()) else { continue };
            set(&button, "aria-disabled", &(!possible).to_string());
            if let Some(pressed) = pressed {
                set(&button, "aria-pressed", &pressed.to_string());
            }
        }
        let mut any = false;
        for decision in DECISIONS {
            let shows = parts.shows_decision(decision);
            self.part(decision.id())?.set_hidden(!shows);
            any |= shows;
        }
        self.part("choices")?.set_hidden(!any);
        let pauses = panel.is_possible(Command::Pause) && parts.shows("pause");
        self.part("pause")?.set_hidden(!pauses);
        let tools = ["undo", "redo", "think", "hint", "pause", "resign"];
        let mut hidden = true;
        for tool in tools {
            hidden &= self.part(tool)?.hidden();
        }
        self.part("tools")?.set_hidden(hidden);
        Ok(())
    }

    fn show_steps(&self, panel: &Panel, parts: &Parts) -> Result<(), JsValue> {
        let list = self.part("nine")?;
        list.set_hidden(panel.steps.is_empty() || !parts.shows("nine"));
        if list.text_content().as_deref() == Some(&joined(&panel.steps, "")) {
            return Ok(());
        }
        list.set_text_content(None);
        for step in &panel.steps {
            dom::append(&list, "li", "", step)?;
        }
        Ok(())
    }

    fn show_player(&self, panel: &Panel, color: Color, player: &Player) -> Result<(), JsValue> {
        let id = color.id();
        let counts = panel.game != "Renju";
        let count = if counts { player.count.to_string() } else { String::new() };
        for (what, text) in [("name", &player.name), ("count", &count), ("clock", &player.clock)] {
            dom::show(&self.part(&format!("{id}-{what}"))?, text);
        }
        set(&*self.part(id)?, "data-due", &player.due.to_string());
        let share = format!("{:.2}%", player.share * 100.0);
        dom::style(&self.part("share-bar")?, &format!("--{id}"), &share);
        Ok(())
    }

    /// Shows what the clocks show, and nothing else.
    pub fn show_clocks(&self, model: &Model) {
        for color in Color::ALL {
            if let Ok(clock) = self.part(&format!("{}-clock", color.id())) {
                dom::show(&clock, &panel::clock(model, color));
            }
        }
    }
}

/// Writes what style sheets have to know on an element.
pub fn mark(element: &HtmlElement, panel: &Panel) {
    let confirm = match panel.confirm {
        Confirm::Off => "off",
        Confirm::Tap => "tap",
        Confirm::Button => "button",
    };
    set(element, "data-game", panel.game);
    set(element, "data-theme", panel.theme);
    set(element, "data-confirm", confirm);
    set(element, "data-over", &panel.is_over.to_string());
    set(element, "data-busy", &panel.is_busy.to_string());
}

/// What one of the [`TEXTS`] says.
fn text_of<'a>(panel: &'a Panel, part: &str) -> &'a str {
    match part {
        "sentence" => &panel.sentence,
        "effect" => &panel.effect,
        "rui" => &panel.rui,
        "standing" => &panel.standing,
        "kanji" => &panel.opening[0],
        "opening" => &panel.opening[1],
        "question" => &panel.question,
        "looking-back" => &panel.looking_back,
        "comment" => &panel.comment,
        "hidden-numbers" => &panel.hidden_numbers,
        "pause" => &panel.pause,
        "think" => &panel.think,
        "place" => &panel.place,
        "notice-text" => &panel.notice,
        "headline" => &panel.headline,
        _ => "",
    }
}
