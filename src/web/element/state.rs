//! What stands beside a board, and what a page may ask it, as plain values.

use super::Board;
use super::colors;
use crate::app::panel::{self, Entry, Panel, Player};
use crate::app::parameters::{Control, Controls};
use crate::app::{Confirm, Visitor, text};
use crate::board::{Color, Notation};
use crate::record::report::Forbidden;
use crate::record::token;
use crate::rules::Status;
use crate::rules::catalog::AnyGame;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

fn set(object: &JsValue, key: &str, value: JsValue) {
    // An object of ours takes every value.
    let _ = Reflect::set(object, &key.into(), &value);
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in fields {
        set(&object, key, value.clone());
    }
    object.into()
}

fn texts(list: &[String]) -> JsValue {
    list.iter().map(|text| JsValue::from_str(text)).collect::<Array>().into()
}

#[wasm_bindgen]
impl Board {
    /// What stands beside the board.
    pub fn panel(&self) -> JsValue {
        let panel = panel::panel(&self.model);
        let confirm = match panel.confirm {
            Confirm::Off => "off",
            Confirm::Tap => "tap",
            Confirm::Button => "button",
        };
        object(&[
            ("game", panel.game.into()),
            ("title", JsValue::from(text::title(self.model.words(), self.model.rules()))),
            ("theme", panel.theme.into()),
            ("lang", panel.lang.into()),
            ("busy", panel.is_busy.into()),
            ("over", panel.is_over.into()),
            ("confirm", confirm.into()),
            ("place", JsValue::from_str(&panel.place)),
            ("think", JsValue::from_str(&panel.think)),
            ("sentence", JsValue::from_str(&panel.sentence)),
            ("effect", JsValue::from_str(&panel.effect)),
            ("question", JsValue::from_str(&panel.question)),
            ("notice", JsValue::from_str(&panel.notice)),
            ("comment", JsValue::from_str(&panel.comment)),
            ("lookingBack", JsValue::from_str(&panel.looking_back)),
            ("opening", texts(&panel.opening)),
            ("players", panel.players.iter().map(player).collect::<Array>().into()),
            ("moves", panel.moves.iter().map(entry).collect::<Array>().into()),
            ("shown", JsValue::from(panel.shown as u32)),
            ("possible", possible(&panel)),
            ("pressed", pressed(&panel)),
            ("controls", self.shown_controls()),
        ])
    }

    /// The record text.
    #[wasm_bindgen(getter)]
    pub fn record(&self) -> String {
        self.model.record().write()
    }

    /// The tokens of the game.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> Vec<String> {
        let word = |mv| token::write(mv, self.model.rules());
        self.model.record().line().into_iter().map(word).collect()
    }

    /// How many of them are shown.
    #[wasm_bindgen(getter)]
    pub fn ply(&self) -> usize {
        self.model.shown()
    }

    /// The id of the rules.
    #[wasm_bindgen(getter)]
    pub fn rules(&self) -> String {
        self.model.rules().id()
    }

    /// The language that is spoken.
    #[wasm_bindgen(getter)]
    pub fn lang(&self) -> String {
        self.model.words().lang().into()
    }

    /// The colour that the visitor has now, if he plays one of the two.
    #[wasm_bindgen(getter)]
    pub fn side(&self) -> Option<String> {
        self.model.side().map(|color| color.id().into())
    }

    /// The colour of the next stone or decision; nothing when the game is over.
    #[wasm_bindgen(getter)]
    pub fn turn(&self) -> Option<String> {
        self.model.game().color_to_move().map(|color| color.id().into())
    }

    /// How the game shown ended: `winner`, or null for a draw, `by` what, and the whole in a sentence.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> JsValue {
        let game = self.model.game();
        let winner = match game.status() {
            Status::Ongoing => return JsValue::NULL,
            Status::Won { winner, .. } => game.color_of(winner).id().into(),
            Status::Drawn { .. } => JsValue::NULL,
        };
        let by = game.status().ending().map_or("", |by| by.id());
        let text = text::result(self.model.words(), game);
        object(&[("winner", winner), ("by", by.into()), ("text", text.into())])
    }

    /// All tokens that may be played at the position shown.
    #[wasm_bindgen(getter, js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        let word = |mv| token::write(mv, self.model.rules());
        self.model.game().legal_moves().into_iter().map(word).collect()
    }

    /// The points on which Black may not play now, by their fouls.
    #[wasm_bindgen(getter)]
    pub fn forbidden(&self) -> JsValue {
        let found = Forbidden::in_game(self.model.rules(), self.model.game());
        object(&[
            ("overline", texts(&found.overline)),
            ("double_four", texts(&found.double_four)),
            ("double_three", texts(&found.double_three)),
        ])
    }

    /// Stones on the board or points, where they count.
    #[wasm_bindgen(getter)]
    pub fn score(&self) -> JsValue {
        let of = |color| match self.model.game() {
            AnyGame::Rin(game) => Some(game.stones(color)),
            AnyGame::Ren(game) => Some(game.score(color)),
            AnyGame::Renju(_) => None,
        };
        match (of(Color::Black), of(Color::White)) {
            (Some(black), Some(white)) => {
                object(&[("black", black.into()), ("white", white.into())])
            }
            _ => JsValue::NULL,
        }
    }

    /// Whether the computer thinks.
    #[wasm_bindgen(getter)]
    pub fn busy(&self) -> bool {
        self.model.asked().is_some()
    }

    /// The point that has, or would get, the keyboard's focus.
    #[wasm_bindgen(getter)]
    pub fn cursor(&self) -> String {
        Notation::RowCol.name(self.model.cursor(), 0)
    }

    /// How the board looks, for a picture of it, and what the picture is called.
    pub fn picture(&self) -> Vec<String> {
        let [look, title] = self.model.portrait();
        vec![look + " " + &colors::write(&self.bg, &self.colors), title]
    }
}

impl Board {
    /// What stands beside the board if nobody says otherwise: what is needed to read a diagram, or to play.
    fn shown_controls(&self) -> JsValue {
        let usual = match self.model.visitor() {
            Visitor::Nobody => Controls::of(&[Control::Steps]),
            _ => Controls::of(&[Control::Sentence, Control::Undo]),
        };
        let shown = self.controls.unwrap_or(usual);
        let names = Control::ALL.iter().filter(|&&control| shown.has(control));
        names.map(|control| JsValue::from_str(control.id())).collect::<Array>().into()
    }
}

fn player(player: &Player) -> JsValue {
    object(&[
        ("name", JsValue::from_str(&player.name)),
        ("count", player.count.into()),
        ("due", player.due.into()),
        ("clock", JsValue::from_str(&player.clock)),
    ])
}

fn entry(entry: &Entry) -> JsValue {
    object(&[
        ("number", JsValue::from_str(&entry.number)),
        ("word", JsValue::from_str(&entry.word)),
        ("score", JsValue::from_str(&entry.score)),
        ("by", entry.by.id().into()),
        ("others", texts(&entry.others)),
    ])
}

fn possible(panel: &Panel) -> JsValue {
    let possible = panel.controls.iter().filter(|(_, possible, _)| *possible);
    possible.map(|(command, ..)| JsValue::from_str(command.id())).collect::<Array>().into()
}

fn pressed(panel: &Panel) -> JsValue {
    let pressed = panel.controls.iter().filter(|(.., pressed)| *pressed == Some(true));
    pressed.map(|(command, ..)| JsValue::from_str(command.id())).collect::<Array>().into()
}
