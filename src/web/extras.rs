//! What few visits want, for JavaScript: other programs' formats, and pictures to take away. The page loads
//! this when it is first wanted.

mod movie;

pub use movie::Movie;

use super::canvas::Canvas;
use super::{colors, dom};
use crate::app::parameters::{Visit, to_query};
use crate::app::words::{Words, extra, fill, lookup, translated};
use crate::app::{self, Model, Request, Settings, scene, spoken, text, update_by_page};
use crate::picture::{self, Look};
use crate::record::formats::{self, Format};
use crate::record::{Fault, Record, RecordError, Remark, link};
use crate::rules::catalog::RuleSet;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

/// Reads a game in any format and writes it in `format`: `goishi`, `sgf` or `psq`. Where the text names
/// no rules it is played by `rules`. The first line returned says what was left out or assumed, in the language
/// `lang`, whose words are in `words`; the others are the game.
#[wasm_bindgen]
pub fn convert(
    text: &str,
    format: &str,
    rules: &str,
    lang: &str,
    words: &str,
) -> Result<String, JsError> {
    let format = Format::from_id(format).ok_or_else(|| JsError::new("there is no such format"))?;
    let refuse = |error: &RecordError| JsError::new(&refusal(error, lang, words));
    let import = formats::read(text, rules.parse::<RuleSet>()?).map_err(|error| refuse(&error))?;
    let export = formats::write(&import.record, format)
        .map_err(|fault| refuse(&RecordError::new(0, "", fault)))?;
    let remarks = import.remarks.iter().chain(&export.remarks);
    let said: Vec<String> = remarks.map(|remark| sentence(remark, words)).collect();
    Ok(said.join(" ") + "\n" + &export.text)
}

fn refusal(error: &RecordError, lang: &str, words: &str) -> String {
    let said = text::record::error(&Words::read(lang, words).unwrap_or_default(), error);
    match error.fault {
        // The page does not know these reasons, so its words stay English.
        Fault::Foreign(reason) => said.replace(reason, &translated(reason, words)),
        _ => said,
    }
}

fn sentence(remark: &Remark, words: &str) -> String {
    let parts = remark.parts();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    lookup(words, remark.key()).map_or_else(|| remark.to_string(), |words| fill(words, &parts))
}

/// The fragment of a link to the position after `ply` moves of a record text.
#[wasm_bindgen]
pub fn link(text: &str, ply: usize) -> Result<String, JsError> {
    Ok(link::write(&Record::parse(text)?, ply))
}

/// What the query of the page's address asks for, as [`Visit`] has it: settings, what was left out in the language `lang`, whose
/// words are in `words`, a link, and what stays in the address.
#[wasm_bindgen]
pub fn address(query: &str, lang: &str, words: &str) -> Vec<String> {
    let words = Words::read(lang, words).unwrap_or_default();
    let Visit { settings, left_out, link, rest } = Visit::read(query, &words);
    vec![settings, left_out, link, rest]
}

/// The query of a board for other pages that shows the position after `ply` moves of a record text, and looks as the settings
/// in `look` say; the title of its frame, which is what a screen reader calls it; and the shape that it has room in.
#[wasm_bindgen]
pub fn embed(text: &str, ply: usize, look: &str) -> Result<Vec<String>, JsError> {
    let record = Record::parse(text)?;
    let (query, shape) = to_query(&record, ply, Settings::read(look));
    Ok(vec![query, record.rules().name().into(), shape.into()])
}

/// The position after `ply` moves of a record text as a text, in the language `lang`, whose words are in `words`.
#[wasm_bindgen]
pub fn board(text: &str, ply: usize, lang: &str, words: &str) -> Result<String, JsError> {
    let words = Words::read(lang, words).unwrap_or_default();
    Ok(spoken::board(&words, &Record::parse(text)?, ply))
}

/// What the list of saved games tells of the one with this text, in the language `lang`, whose words are in `words`: its
/// name, what is played and where it stands; nothing if nothing was played in it.
#[wasm_bindgen]
pub fn about(text: &str, lang: &str, words: &str) -> Vec<String> {
    let words = Words::read(lang, words).unwrap_or_default();
    app::about(&words, text)
        .map_or_else(Vec::new, |about| vec![about.name, about.title, about.state])
}

/// The words that the list of saved games needs, in the same language: to open, to delete, to name, to bring back, and
/// for the game on the board and those that are deleted.
#[wasm_bindgen]
pub fn labels(words: &str) -> Vec<String> {
    let keys = ["OpenGame", "DeleteGame", "RenameGame", "UndoDelete", "ThisGame", "Deleted"];
    keys.map(|key| extra(words, key).into()).into()
}

/// The position after `ply` moves of a record text as an SVG file. [`Look`] says what `look` may be; without
/// a `title` it gets an English one.
#[wasm_bindgen]
pub fn svg(text: &str, ply: usize, look: &str, title: Option<String>) -> Result<String, JsValue> {
    let record = Record::parse(text).map_err(JsError::from)?;
    let model = shown(&record, ply, look)?;
    let title = title.unwrap_or_else(|| picture::description(&record, &model));
    Ok(picture::svg::write(&scene::scene(&model), &title))
}

/// Paints the same position on `canvas`, which gets the size that it needs.
#[wasm_bindgen]
pub fn paint(canvas: HtmlCanvasElement, text: &str, ply: usize, look: &str) -> Result<(), JsValue> {
    let record = Record::parse(text).map_err(JsError::from)?;
    let model = shown(&record, ply, look)?;
    Ok(draw(&mut Canvas::on(canvas).map_err(failure)?, &scene::scene(&model))?)
}

/// The position as it is to look; [`colors::write`] writes the words for colours of a page's own.
fn shown(record: &Record, ply: usize, words: &str) -> Result<Model, JsValue> {
    let look = Look::read(words).map_err(|bad| dom::coded("bad-argument", &bad.to_string()))?;
    let mut model = look.show(record, ply);
    let palette = colors::read(model.theme().palette(), words);
    update_by_page(&mut model, Request::Paint(palette));
    Ok(model)
}

fn draw(canvas: &mut Canvas, scene: &scene::Scene) -> Result<(), JsError> {
    canvas.draw(scene).map_err(failure)
}

/// What the browser could not do.
fn failure(error: JsValue) -> JsError {
    JsError::new(&dom::error_text(&error))
}
