//! What the script is to do: lists, each a word and what belongs to it.

use crate::app::{Effect, Model};
use crate::board::{Color, Notation};
use crate::record::token;
use crate::rules::Status;
use js_sys::Array;
use std::ops::RangeInclusive;
use wasm_bindgen::prelude::*;

/// Who has done something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Who looks at the board.
    Visitor,
    /// The page around it.
    Page,
    /// The computer player.
    Computer,
}

impl Who {
    const fn id(self) -> &'static str {
        match self {
            Self::Visitor => "visitor",
            Self::Page => "page",
            Self::Computer => "computer",
        }
    }
}

/// What is compared with what comes after.
pub struct Before {
    versions: (u32, u32),
    asked: Option<u32>,
    color: Option<Color>,
}

impl Before {
    pub fn of(model: &Model) -> Self {
        let color = model.game().color_to_move();
        Self { versions: model.versions(), asked: model.asked(), color }
    }

    /// The numbers of the moves that were played since, as they stand in the game.
    fn played(&self, after: &Model) -> RangeInclusive<usize> {
        let count = after.versions().1.abs_diff(self.versions.1) as usize;
        after.shown().saturating_sub(count) + 1..=after.shown()
    }
}

/// Orders, in the order in which they are to be carried out.
#[derive(Default)]
pub struct Orders {
    list: Array,
}

impl Orders {
    /// All of them.
    pub fn list(self) -> Array {
        self.list
    }

    fn add(&self, word: &str, with: &[&JsValue]) {
        let order = Array::of1(&word.into());
        for value in with {
            order.push(value);
        }
        self.list.push(&order);
    }

    fn say(&self, word: &str, text: &str) {
        self.add(word, &[&text.into()]);
    }

    /// What an effect asks of the script; most of those that the page has are not for a board.
    pub fn effect(&self, effect: Effect) {
        match effect {
            Effect::Redraw => self.add("frame", &[]),
            Effect::Refresh | Effect::ShowClocks => self.add("show", &[]),
            Effect::Wake => self.add("wake", &[]),
            Effect::LeftOut(name, why) => self.add("fault", &[&name.into(), &why.into()]),
            Effect::LoadWords(lang) => self.say("words", lang),
            Effect::ShowWords(text) => self.say("labels", &text),
            Effect::Sound(sound) => self.say("sound", sound.id()),
            Effect::Think { number, question } => {
                self.add("think", &[&number.into(), &question.into()]);
            }
            Effect::Tell(what, _) => self.say("tell", what),
            Effect::Announce(text) => self.say("live", &text),
            Effect::Alert(text) => self.say("alert", &text),
            Effect::Focus(at) => self.say("focus", &Notation::RowCol.name(at, 0)),
            _ => {}
        }
    }

    /// A move that the page may prevent. The computer's claim goes with its five.
    pub fn offer(&self, before: &Before, after: &Model, by: Who) {
        if let Some(ply) = before.played(after).next() {
            self.deed("beforemove", before, after, by, ply);
        }
    }

    fn deed(&self, word: &str, before: &Before, after: &Model, by: Who, ply: usize) {
        let Some(&mv) = after.record().line().get(ply - 1) else { return };
        let color = before.color.map_or(JsValue::NULL, |color| color.id().into());
        let token = token::write(mv, after.rules());
        self.add(word, &[&token.into(), &JsValue::from(ply as u32), &color, &by.id().into()]);
    }

    /// What the page around the board is told of.
    pub fn news(&self, before: &Before, after: &Model, by: Who) {
        let ((shown, plays), (shown_now, plays_now)) = (before.versions, after.versions());
        let thinks_anew = before.asked != after.asked();
        if before.asked.is_some() && thinks_anew {
            self.add("aiend", &[]);
        }
        for ply in before.played(after) {
            self.deed("move", before, after, by, ply);
        }
        if shown != shown_now {
            self.add("positionchange", &[]);
        }
        if plays != plays_now && after.game().status() != Status::Ongoing {
            self.add("gameover", &[]);
        }
        if after.asked().is_some() && thinks_anew {
            self.add("aistart", &[]);
        }
    }
}
