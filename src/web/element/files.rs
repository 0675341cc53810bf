//! Games that the element reads, and what it hands out.

use super::attributes::Attributes;
use super::{Board, Open, events};
use crate::app::files::Order;
use crate::app::learn::named;
use crate::app::{spoken, text};
use crate::record::formats::Format;
use crate::record::{Record, RecordError};
use crate::rules::catalog::RuleSet;
use crate::web::files::client;
use crate::web::{asset, dom, pictures};
use js_sys::Promise;
use js_sys::futures::future_to_promise;
use wasm_bindgen::prelude::*;
use web_sys::{Response, Url};

/// The text that `src` leads to, or that stands inside the element.
pub async fn given(attributes: &Attributes) -> Result<String, JsValue> {
    let text = match attributes.get("src") {
        Some(src) => fetched(&src).await?,
        None => attributes.content(),
    };
    Ok(text.trim_ascii().into())
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

/// A game that was read.
pub struct Game {
    pub record: Record,
    /// What was left out or assumed, in the board's language.
    pub remarks: Vec<String>,
    /// What is wrong with the first move that is not in the record.
    pub trouble: Option<JsValue>,
}

/// Reads a game in any format. Where the text names no rules, `preferred` are taken; what is wrong is told in `lang`.
pub async fn read(text: &str, preferred: RuleSet, lang: &str) -> Result<Game, JsValue> {
    let language = client::language(lang).await;
    let bad_record = |why: String| dom::coded("bad-record", &why);
    let parsed = |text: &str| {
        let said = |error| bad_record(text::record::error(&language.words(), &error));
        Record::parse(text).map_err(said)
    };
    if Format::of(text) == Format::Goishi {
        let text = text.trim_start_matches('\u{feff}').trim_ascii_start();
        let said = |error| bad_record(text::record::error(&language.words(), &error));
        let (record, error) = Record::read(text).map_err(said)?;
        return Ok(Game { record, remarks: Vec::new(), trouble: error.map(said) });
    }
    let (text, preferred, language) = (text.into(), preferred.id(), language.clone());
    let read = client::order(&Order::Read { text, preferred, language }).await.map_err(failed)?;
    let game = read.game().map_err(bad_record)?;
    Ok(Game { record: parsed(&game.record)?, remarks: game.remarks, trouble: None })
}

/// Reads moves alone by these rules, as far as they are right; none if not even the first one is.
pub async fn moves(text: &str, rules: RuleSet, lang: &str) -> Option<Game> {
    let head = format!("goishi 1 {}\n\n", rules.id());
    let (record, error) = Record::read(&(head.clone() + text)).ok()?;
    if error.is_some() && record.line().is_empty() {
        return None;
    }
    let language = client::language(lang).await;
    let trouble = error.map(|error| {
        let line = error.line.saturating_sub(head.lines().count());
        let error = RecordError { line, ..error };
        dom::coded("bad-record", &text::record::error(&language.words(), &error))
    });
    Some(Game { record, remarks: Vec::new(), trouble })
}

/// A problem of ours by its name, with what it asks for in this language.
pub async fn problem(name: &str, lang: &str) -> Result<Game, JsValue> {
    let not_found = |why: &str| dom::coded("not-found", &format!("{name}: {why}"));
    let date = dom::now().date;
    let game = named::game(name, date).ok_or_else(|| not_found("no such problem"))?;
    let text = asset::text(&format!("problems/{game}.txt")).await;
    let text = text.map_err(|error| not_found(&dom::error_text(&error)))?;
    let record = named::problem(&client::language(lang).await.words(), &text, name, date);
    let record = record.ok_or_else(|| not_found("no such problem"))?;
    Ok(Game { record, remarks: Vec::new(), trouble: None })
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
        Ok(spoken::board(model.words(), &model.line_alone(), model.shown()))
    }

    /// The game as SGF, which only Renju has.
    #[wasm_bindgen(js_name = toSGF)]
    pub fn to_sgf(&self) -> Result<Promise, JsValue> {
        let runtime = self.inner.runtime()?;
        let record = runtime.model.borrow().record().to_string();
        let lang = runtime.model.borrow().wanted_lang();
        Ok(future_to_promise(async move {
            let (format, language) = (Format::Sgf.id().into(), client::language(lang).await);
            let written = client::order(&Order::Write { record, format, language }).await;
            let no_such = |why: String| dom::coded("no-such-format", &why);
            Ok(written.map_err(failed)?.text().map_err(no_such)?.text.into())
        }))
    }

    /// The position as the text of an SVG file, so many pixels wide.
    #[wasm_bindgen(js_name = toSVG)]
    pub fn to_svg(&self, side: f64) -> Result<Promise, JsValue> {
        let Picture { record, ply, look, title } = Picture::of(&self.inner.there()?, side);
        Ok(future_to_promise(async move {
            pictures::svg(&record, ply, &look, &title).await.map(JsValue::from).map_err(failed)
        }))
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
        Self { record: model.line_with_notes(), ply: model.shown(), look, title }
    }
}
