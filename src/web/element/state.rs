//! What a page may ask the element about its game.

use super::{Board, events};
use crate::app::Model;
use crate::board::Color;
use crate::record::report::Forbidden;
use crate::record::token;
use crate::rules::catalog::AnyGame;
use events::{color, object};
use js_sys::Array;
use wasm_bindgen::prelude::*;

fn texts(list: &[String]) -> JsValue {
    list.iter().map(|text| JsValue::from_str(text)).collect::<Array>().into()
}

impl Board {
    /// What `ask` says of the model; what it says of none while the board is not there.
    fn with<T>(&self, otherwise: T, ask: impl FnOnce(&Model) -> T) -> T {
        match self.inner.runtime() {
            Ok(runtime) => ask(&runtime.model.borrow()),
            Err(_) => otherwise,
        }
    }
}

#[wasm_bindgen]
impl Board {
    /// The record text.
    #[wasm_bindgen(getter)]
    pub fn record(&self) -> String {
        self.with(String::new(), |model| model.record().to_string())
    }

    /// The tokens of the game.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> Vec<String> {
        self.with(Vec::new(), |model| {
            let word = |mv| token::write(mv, model.rules());
            model.line().iter().copied().map(word).collect()
        })
    }

    /// How many of them are shown.
    #[wasm_bindgen(getter)]
    pub fn ply(&self) -> usize {
        self.with(0, Model::shown)
    }

    /// The colour of the next stone or decision; null when the game is over.
    #[wasm_bindgen(getter)]
    pub fn turn(&self) -> JsValue {
        self.with(JsValue::NULL, |model| color(model.game().color_to_move()))
    }

    /// How the game shown ended, or null.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> JsValue {
        self.with(JsValue::NULL, |model| {
            model.result().map_or(JsValue::NULL, |result| events::result(&result))
        })
    }

    /// All tokens that may be played at the position shown.
    #[wasm_bindgen(getter, js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        self.with(Vec::new(), |model| {
            let word = |mv| token::write(mv, model.rules());
            model.game().legal_moves().into_iter().map(word).collect()
        })
    }

    /// The points on which Black may not play now, by their fouls.
    #[wasm_bindgen(getter)]
    pub fn forbidden(&self) -> JsValue {
        let found = |model: &Model| Forbidden::in_game(model.rules(), model.game());
        let found = self.with(Forbidden::default(), found);
        object(&[
            ("overline", texts(&found.overline)),
            ("double_four", texts(&found.double_four)),
            ("double_three", texts(&found.double_three)),
        ])
    }

    /// Stones on the board or points, where they count; null where they do not.
    #[wasm_bindgen(getter)]
    pub fn score(&self) -> JsValue {
        self.with(JsValue::NULL, |model| {
            let of = |color| match model.game() {
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
        })
    }

    /// Whether the computer thinks.
    #[wasm_bindgen(getter)]
    pub fn busy(&self) -> bool {
        self.with(false, |model| model.asked().is_some())
    }
}
