//! The game that a board begins with, where its text has to be loaded or read first.

use super::attributes::GAMES;
use super::{Inner, Open, files};
use crate::record::formats::Format;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

impl Inner {
    /// Begins with the game that `src` leads to, or that stands inside the element, as soon as its text is there. If it is no game, the
    /// board is empty.
    pub(super) async fn begin_given(self: &Rc<Self>, game: u32) -> Result<(), JsValue> {
        let read = self.read_given().await;
        if !self.is_wanted(game) {
            return self.wait_for_newest().await;
        }
        match read {
            Ok(Some(read)) => {
                self.begin(Some(read.record), &GAMES, None)?;
                self.remark(read.remarks)?;
                read.trouble.map_or(Ok(()), |error| self.tell(&error))
            }
            Ok(None) => self.begin(None, &[], None),
            Err(error) => {
                self.begin(None, &[], None)?;
                self.tell(&error)
            }
        }
    }

    /// Another game is wanted by now: where the board has none yet, it is there with that one.
    async fn wait_for_newest(&self) -> Result<(), JsValue> {
        let newest = self.newest.borrow().clone().filter(|_| !self.has_game.get());
        match newest.filter(|_| self.open.borrow().is_some()) {
            Some(newest) => newest.await.map(drop),
            None => Ok(()),
        }
    }

    async fn read_given(&self) -> Result<Option<files::Game>, JsValue> {
        if let Some(name) = self.attributes.problem_name() {
            let Some(Open { runtime, .. }) = self.open.borrow().clone() else { return Ok(None) };
            let lang = runtime.model.borrow().wanted_lang();
            return files::problem(&name, lang).await.map(Some);
        }
        let text = files::given(&self.attributes).await?;
        let Some(Open { runtime, .. }) = self.open.borrow().clone() else { return Ok(None) };
        if text.is_empty() {
            return Ok(None);
        }
        let rules = self.attributes.read(&GAMES, None, None).record.rules();
        let lang = runtime.model.borrow().wanted_lang();
        // Where the element names no rules, the text is a game of another program.
        if self.attributes.get("rules").is_some()
            && Format::of(&text) == Format::Plain
            && let Some(game) = files::moves(&text, rules, lang).await
        {
            return Ok(Some(game));
        }
        files::read(&text, rules, lang).await.map(Some)
    }
}
