//! Games that the element reads, and what it hands out.

use super::{Board, Inner, Open, events};
use crate::app::{spoken, text};
use crate::record::formats::{self, Format};
use crate::record::{Record, RecordError, Remark};
use crate::web::{dom, pictures};
use js_sys::Promise;
use js_sys::futures::future_to_promise;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Response, Url};

/// A game that was read.
pub struct Game {
    pub record: Record,
    /// What was left out or assumed.
    pub remarks: Vec<Remark>,
}

/// The game that `src` leads to, or that stands inside the element; moves in an attribute come before both.
pub async fn given(inner: &Rc<Inner>) -> Result<Option<Game>, JsValue> {
    if inner.attributes.get("moves").is_some() {
        return Ok(None);
    }
    let text = match inner.attributes.get("src") {
        Some(src) => fetched(&src).await?,
        None => inner.attributes.element().text_content().unwrap_or_default(),
    };
    let text = text.trim_ascii();
    if text.is_empty() {
        return Ok(None);
    }
    readable(inner, text).await.map(Some)
}

async fn fetched(src: &str) -> Result<String, JsValue> {
    let text = async {
        let base = dom::document().base_uri()?.unwrap_or_default();
        let address = Url::new_with_base(src, &base)?.href();
        let answer: Response = dom::window().fetch_with_str(&address).await?.dyn_into()?;
        if !answer.ok() {
            let why = format!("{} {}", answer.status(), answer.status_text());
            return Err(js_sys::Error::new(&why).into());
        }
        Ok::<_, JsValue>(answer.text()?.await?.as_string().unwrap_or_default())
    };
    let not_found = |error| {
        let why = format!("{src}: {}", dom::error_text(&error));
        dom::coded("not-found", &why)
    };
    text.await.map_err(not_found)
}

/// A game in any format, and the remarks on it. It waits for the language of the board, in which faults and remarks are told.
pub async fn readable(inner: &Rc<Inner>, text: &str) -> Result<Game, JsValue> {
    let runtime = inner.runtime()?;
    let lang = runtime.model.borrow().wanted_lang();
    if lang != runtime.model.borrow().words().lang() {
        // Where the words do not come, the board says so itself, and speaks another language.
        let _ = crate::web::words::file(lang).await;
    }
    let model = runtime.model.borrow();
    let refuse = |error| dom::coded("bad-record", &text::record::error(model.words(), &error));
    let import = formats::read(text, model.rules()).map_err(refuse)?;
    Ok(Game { record: import.record, remarks: import.remarks })
}

/// What a promise is rejected with: an error with a code.
fn failed(error: JsValue) -> JsValue {
    match events::code(&error) {
        Some(_) => error,
        None => dom::coded("failed", &dom::error_text(&error)),
    }
}

#[wasm_bindgen]
impl Board {
    /// The position as a text.
    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(&self) -> Result<String, JsValue> {
        let runtime = self.inner.runtime()?;
        let model = runtime.model.borrow();
        Ok(spoken::board(model.words(), model.record(), model.shown()))
    }

    /// The game as SGF, which only Renju has.
    #[wasm_bindgen(js_name = toSGF)]
    pub fn to_sgf(&self) -> Result<String, JsValue> {
        let runtime = self.inner.runtime()?;
        let model = runtime.model.borrow();
        let export = formats::write(model.record(), Format::Sgf).map_err(|fault| {
            let error = RecordError::new(0, "", fault);
            dom::coded("no-such-format", &text::record::error(model.words(), &error))
        })?;
        Ok(export.text)
    }

    /// The position as the text of an SVG file, so many pixels wide.
    #[wasm_bindgen(js_name = toSVG)]
    pub fn to_svg(&self, side: f64) -> Result<String, JsValue> {
        let picture = Picture::of(&self.inner.there()?, side);
        pictures::svg(&picture.record, picture.ply, &picture.look, &picture.title).map_err(failed)
    }

    /// The position as a PNG file, so many pixels wide.
    #[wasm_bindgen(js_name = toPNG)]
    pub fn to_png(&self, side: f64) -> Result<Promise, JsValue> {
        let Picture { record, ply, look, .. } = Picture::of(&self.inner.there()?, side);
        Ok(future_to_promise(async move {
            pictures::png(&record, ply, &look).await.map(JsValue::from).map_err(failed)
        }))
    }
}

/// What a picture of the board is made of.
struct Picture {
    record: Record,
    ply: usize,
    look: String,
    title: String,
}

impl Picture {
    fn of(open: &Open, side: f64) -> Self {
        let model = open.runtime.model.borrow();
        let [look, title] = model.portrait();
        let look = format!("side={} {look} {}", side.trunc(), open.host.look());
        Self { record: model.record().clone(), ply: model.shown(), look, title }
    }
}
