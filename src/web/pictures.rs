//! Pictures of a board, to take away.

mod movie;

pub use movie::gif;

use super::canvas::Canvas;
use super::dom;
use super::files::client;
use crate::app::Model;
use crate::app::files::{Order, Surround};
use crate::app::scene::Scene;
use crate::picture::{BadSide, Look, scene};
use crate::record::Record;
use js_sys::{Array, Promise};
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, ImageData,
};

/// The position after `ply` moves as an SVG text. [`Look`] says what `look` may be.
///
/// # Errors
///
/// Fails where no picture has such a look.
pub async fn svg(record: &Record, ply: usize, look: &str, title: &str) -> Result<String, JsValue> {
    svg_with(record, ply, look, title, Surround::Nothing).await
}

/// The position after `ply` moves as an SVG text, with words round the board.
///
/// # Errors
///
/// Fails where no picture has such a look.
pub async fn svg_with(
    record: &Record,
    ply: usize,
    look: &str,
    title: &str,
    surround: Surround,
) -> Result<String, JsValue> {
    Look::read(look).map_err(bad_side)?;
    let (record, look, title) = (record.to_string(), look.into(), title.into());
    let drawn = client::order(&Order::Svg { record, ply, look, title, surround }).await?;
    Ok(drawn.text().map_err(|why| dom::coded("failed", &why))?.text)
}

/// An SVG text as a PNG file in few colours, which is small.
///
/// # Errors
///
/// Fails where the browser has no room for it.
pub async fn png_of(svg: &str) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml,{}", js_sys::encode_uri_component(svg)));
    image.decode().await?;
    let canvas: HtmlCanvasElement = dom::create("canvas", "")?.dyn_into()?;
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    let context = canvas.get_context("2d")?.ok_or("this browser paints no canvas")?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let [width, height] = [canvas.width(), canvas.height()].map(f64::from);
    let pixels = context.get_image_data(0.0, 0.0, width, height)?.data().0;
    let (_, few) = client::order_with(&Order::Reduce, Some(&pixels)).await?;
    let few = ImageData::new_with_u8_clamped_array(Clamped(&few.to_vec()), canvas.width())?;
    context.put_image_data(&few, 0.0, 0.0)?;
    png_file(&canvas).await
}

fn bad_side(bad: BadSide) -> JsValue {
    dom::coded("bad-argument", &bad.to_string())
}

/// The position after `ply` moves as a PNG file.
///
/// # Errors
///
/// Fails where no picture has such a look, and where the browser has no room for it.
pub async fn png(record: &Record, ply: usize, look: &str) -> Result<Blob, JsValue> {
    let canvas: HtmlCanvasElement = dom::create("canvas", "")?.dyn_into()?;
    draw(&canvas, &scene(&shown(record, ply, look)?))?;
    png_file(&canvas).await
}

/// What is painted on a canvas, as a PNG file.
async fn png_file(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
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

/// The position as it is to look.
fn shown(record: &Record, ply: usize, look: &str) -> Result<Model, JsValue> {
    Ok(Look::read(look).map_err(bad_side)?.show(record, ply))
}

fn draw(canvas: &HtmlCanvasElement, scene: &Scene) -> Result<(), JsValue> {
    Canvas::on(canvas.clone())?.draw(scene)
}
