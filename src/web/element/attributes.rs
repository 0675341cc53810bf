//! The attributes of the element, and what is kept of its game while it is in no page.

use crate::app::Model;
use crate::app::learn::named;
use crate::app::parameters::{About, Changed, Fault, Pair, Parameter, Start};
use crate::record::Record;
use crate::web::colors::Colors;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, Node};

/// The attributes of an element.
#[derive(Clone)]
pub struct Attributes {
    element: HtmlElement,
}

impl Attributes {
    /// The attributes of this element.
    pub const fn of(element: HtmlElement) -> Self {
        Self { element }
    }

    /// The element.
    pub const fn element(&self) -> &HtmlElement {
        &self.element
    }

    /// What an attribute says.
    pub fn get(&self, name: &str) -> Option<String> {
        self.element.get_attribute(name)
    }

    /// What a board begins with. Attributes in `without` are left out; who has changed sides has this `side` now.
    pub fn read(&self, without: &[&str], side: Option<&str>, given: Option<Record>) -> Start {
        let pairs = self.pairs(without, side);
        let mut start = Start::of_board(&pairs, given);
        if !self.colors().is_ground(&start.bg) {
            let values = ["wood", "none", "#rgb", "oklch(…)"];
            start.faults.push(Fault::none_of("bg", &start.bg, &values));
            start.bg = String::from("wood");
        }
        start
    }

    /// What the attribute `record` says, if it is there.
    pub fn record(&self) -> Option<String> {
        self.element.get_attribute("record")
    }

    /// Colours as they are in the place of the board.
    pub fn colors(&self) -> Colors {
        let root = self.element.shadow_root();
        let place = root.and_then(|root| root.query_selector("[data-part=canvas]").ok()?);
        Colors::in_place_of(place.and_then(|place| place.dyn_into().ok()))
    }

    fn pairs(&self, without: &[&str], side: Option<&str>) -> Vec<Pair> {
        let names = Parameter::ALL.map(Parameter::id);
        let names = names.into_iter().filter(|name| *name != "src" && !without.contains(name));
        let value = |name: &str| match (name, side) {
            ("lang", _) => self.get(name).map(|tag| first_part(&tag)),
            ("side", Some(side)) => self.get(name).map(|_| side.into()),
            _ => self.get(name),
        };
        names.filter_map(|name| Some((name.to_string(), value(name)?))).collect()
    }

    /// The languages that the page around the board speaks, and those that the visitor likes.
    pub fn languages(&self) -> String {
        let around = self.element.closest("[lang]").ok().flatten();
        let spoken = around.and_then(|around| around.get_attribute("lang")).unwrap_or_default();
        let liked = crate::web::dom::window().navigator().languages().join(",");
        format!("{spoken},{liked}")
    }

    /// The text inside the element.
    pub fn content(&self) -> String {
        let mut text = String::new();
        read_text(&self.element, &mut text);
        text
    }

    /// Whether the game is in a text: a position or moves in an attribute come before it, and a problem of ours before everything.
    pub fn has_text(&self) -> bool {
        if self.problem_name().is_some() {
            return true;
        }
        let is_there = self.get("src").is_some() || !self.content().trim_ascii().is_empty();
        is_there && GAMES.iter().all(|name| self.get(name).is_none())
    }

    /// The name of the problem of ours that is wanted, if one is.
    pub fn problem_name(&self) -> Option<String> {
        self.get("problem").filter(|name| named::is_name(name))
    }

    /// Whether the computer plays.
    fn has_computer(&self) -> bool {
        self.get("ai").is_some_and(|ai| !["off", "false"].contains(&ai.as_str()))
    }
}

/// The attributes that make a game, and come before a text.
pub const GAMES: [&str; 3] = ["record", "setup", "moves"];

/// Elements that a writer of a page thinks of as part of a line. All others stand on lines of their own.
const INLINE: [&str; 10] = ["A", "B", "CODE", "EM", "I", "S", "SMALL", "SPAN", "STRONG", "U"];

/// Adds the text below a node to `text`, with the ends of lines that are seen in a page: blog engines make paragraphs and breaks of
/// them.
fn read_text(node: &Node, text: &mut String) {
    let children = node.child_nodes();
    for child in (0..children.length()).filter_map(|index| children.get(index)) {
        let name = child.node_name();
        match name.as_str() {
            "#text" => *text += &child.node_value().unwrap_or_default(),
            "BR" => text.push('\n'),
            "#comment" => {}
            inline if INLINE.contains(&inline) => read_text(&child, text),
            _ => {
                text.push('\n');
                read_text(&child, text);
                text.push('\n');
            }
        }
    }
}

/// The language of a tag such as `de-AT`.
fn first_part(tag: &str) -> String {
    tag.split('-').next().unwrap_or_default().into()
}

/// Whether one of these attributes begins another game.
pub fn begins_anew(names: &[String]) -> bool {
    names.iter().filter_map(|name| Parameter::from_id(name)).any(|name| name.about() == About::Game)
}

/// The parameters with these names.
pub fn changed(names: &[String]) -> Changed {
    Changed::of(names.iter().map(String::as_str))
}

/// The attributes that say who plays whom.
const PLAYERS: [&str; 3] = ["side", "ai", "level"];

/// What is kept of a board that was taken out of its page, for when it comes back. It holds nothing of the page.
#[wasm_bindgen]
pub struct Kept {
    game: Option<KeptGame>,
}

/// A game that is kept.
pub struct KeptGame {
    pub record: Record,
    pub ply: usize,
    /// The colour that the visitor has now.
    pub side: Option<String>,
    /// The attributes about which the game knows better.
    pub without: Vec<String>,
}

impl Kept {
    /// What is kept of this game. The record knows best which colours the computer has: they may have been swapped.
    pub fn of(model: &Model, attributes: &Attributes) -> Self {
        let players: &[&str] = if attributes.has_computer() { &PLAYERS } else { &[] };
        let without =
            GAMES.iter().chain(&["ply"]).chain(players).map(|&name| name.into()).collect();
        let side = model.side().map(|color| color.id().into());
        let (record, ply) = (model.record().clone(), model.shown_of_game());
        Self { game: Some(KeptGame { record, ply, side, without }) }
    }

    /// The game, if there still is one.
    pub fn into_game(self) -> Option<KeptGame> {
        self.game
    }
}

#[wasm_bindgen]
impl Kept {
    /// Attributes with these names have been said anew: they count when the board comes back.
    pub fn changed(&mut self, names: Vec<String>) {
        if begins_anew(&names) {
            self.game = None;
        }
        if let Some(game) = &mut self.game {
            game.forget(&names);
        }
    }
}

impl KeptGame {
    fn forget(&mut self, names: &[String]) {
        let has = |list: &[&str]| names.iter().any(|name| list.contains(&name.as_str()));
        if has(&["side", "ai"]) {
            self.side = None;
        }
        let players: &[&str] = if has(&PLAYERS) { &PLAYERS } else { &[] };
        self.without.retain(|name| {
            GAMES.contains(&name.as_str())
                || !names.contains(name) && !players.contains(&name.as_str())
        });
    }
}
