//! A game as a moving picture, made step by step so that the page goes on meanwhile.

use super::{bad_side, file};
use crate::app::files::{Order, Product};
use crate::picture::{Look, scene};
use crate::record::Record;
use crate::web::canvas::Canvas;
use crate::web::dom;
use crate::web::files::client;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement};

/// How long a position stays, in hundredths of a second.
const STAYS: u16 = 60;
/// How long the last one does.
const LAST_STAYS: u16 = 300;

/// A GIF file of the whole game. `picture` is its number, which no other one has. `goes_on` hears how much is done, from 0 to 1,
/// and says whether more is wanted; nothing is made if not.
///
/// # Errors
///
/// Fails where no picture has such a look, and where the browser has no room for it.
pub async fn gif(
    record: &Record,
    look: &str,
    picture: u32,
    goes_on: impl Fn(f64) -> bool,
) -> Result<Option<Blob>, JsValue> {
    let look = Look::read(look).map_err(bad_side)?;
    let is_whole = send_frames(record, look, picture, goes_on).await;
    if !matches!(is_whole, Ok(true)) {
        client::order(&Order::Drop { picture }).await?;
        return is_whole.map(|_| None);
    }
    let (product, bytes) = client::order_with(&Order::Finish { picture }, None).await?;
    expect(product, &Product::Bytes)?;
    file(&bytes, "image/gif").map(Some)
}

/// Paints the positions one by one and hands them over; says whether it was let go on to the end.
async fn send_frames(
    record: &Record,
    look: Look,
    picture: u32,
    goes_on: impl Fn(f64) -> bool,
) -> Result<bool, JsValue> {
    let (side, last) = (look.side(), record.line().len());
    let mut frames = Frames::new(record, look)?;
    for ply in 0..=last {
        let stays = if ply == last { LAST_STAYS } else { STAYS };
        let pixels = frames.paint(ply)?;
        let frame = Order::Frame { picture, side, stays };
        expect(client::order_with(&frame, Some(&pixels)).await?.0, &Product::Nothing)?;
        if !goes_on((ply + 1) as f64 / (last + 1) as f64) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Anything but what is expected is a reason to stop.
fn expect(product: Product, expected: &Product) -> Result<(), JsValue> {
    if product == *expected { Ok(()) } else { Err(dom::coded("failed", &product.refusal())) }
}

/// The positions of a game, painted when they are wanted.
struct Frames<'a> {
    record: &'a Record,
    look: Look,
    painter: Canvas,
    reader: CanvasRenderingContext2d,
}

impl<'a> Frames<'a> {
    fn new(record: &'a Record, look: Look) -> Result<Self, JsValue> {
        let canvas: HtmlCanvasElement = dom::create("canvas", "")?.dyn_into()?;
        let options = js_sys::Object::new();
        js_sys::Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE)?;
        let context = canvas.get_context_with_context_options("2d", &options)?;
        let reader = context.ok_or("this browser paints no canvas")?.dyn_into()?;
        Ok(Self { record, look, painter: Canvas::on(canvas)?, reader })
    }

    /// The pixels of the position after `ply` moves.
    fn paint(&mut self, ply: usize) -> Result<Vec<u8>, JsValue> {
        let model = self.look.show(self.record, ply);
        self.painter.draw(&scene(&model))?;
        let side = f64::from(self.look.side());
        Ok(self.reader.get_image_data(0.0, 0.0, side, side)?.data().0)
    }
}
