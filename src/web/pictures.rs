//! Pictures of a board, to take away.

mod movie;

pub use movie::gif;

use super::canvas::Canvas;
use super::{colors, dom};
use crate::app::scene::Scene;
use crate::app::{Message, Model, Now, update};
use crate::picture::{self, Look, scene};
use crate::record::Record;
use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlCanvasElement};

/// The position after `ply` moves as an SVG text. [`Look`] says what `look` may be; without a `title` it gets an
/// English one.
///
/// # Errors
///
/// Fails where no picture has such a look.
pub fn svg(record: &Record, ply: usize, look: &str, title: &str) -> Result<String, JsValue> {
    let model = shown(record, ply, look)?;
    Ok(picture::svg::write(&scene(&model), title))
}

/// The position after `ply` moves as a PNG file.
///
/// # Errors
///
/// Fails where no picture has such a look, and where the browser has no room for it.
pub async fn png(record: &Record, ply: usize, look: &str) -> Result<Blob, JsValue> {
    let canvas: HtmlCanvasElement = dom::create("canvas", "")?.dyn_into()?;
    draw(&canvas, &scene(&shown(record, ply, look)?))?;
    let promise = Promise::new(&mut |done, fail| {
        if let Err(error) = canvas.to_blob(&done) {
            // It takes any value.
            let _ = fail.call1(&JsValue::NULL, &error);
        }
    });
    let blob = promise.await?;
    blob.dyn_into().map_err(|_| dom::coded("failed", "the browser has no room for this picture"))
}

/// Paints the position after `ply` moves on `canvas`, which gets the size that it needs.
///
/// # Errors
///
/// Fails where no picture has such a look.
pub fn paint(
    canvas: &HtmlCanvasElement,
    record: &Record,
    ply: usize,
    look: &str,
) -> Result<(), JsValue> {
    draw(canvas, &scene(&shown(record, ply, look)?))
}

/// A file of these bytes or this text.
///
/// # Errors
///
/// Fails where the browser has no room for it.
pub fn file(content: &JsValue, kind: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_buffer_source_sequence_and_options(&Array::of1(content), &options)
}

/// The position as it is to look; [`colors::write`] writes the words for colours of a page's own.
fn shown(record: &Record, ply: usize, words: &str) -> Result<Model, JsValue> {
    let look = Look::read(words).map_err(|bad| dom::coded("bad-argument", &bad.to_string()))?;
    let mut model = look.show(record, ply);
    let palette = colors::read(model.theme().palette(), words);
    update(&mut model, Message::Paint(palette), Now::default());
    Ok(model)
}

fn draw(canvas: &HtmlCanvasElement, scene: &Scene) -> Result<(), JsValue> {
    Canvas::on(canvas.clone())?.draw(scene)
}
