//! A game as a moving picture, made step by step so that a page can show how far it is.

use super::{draw, failure};
use crate::app::scene;
use crate::picture::Look;
use crate::picture::gif::Gif;
use crate::record::Record;
use crate::web::canvas::Canvas;
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

#[wasm_bindgen]
extern "C" {
    /// A drawing context, to be read from.
    type Reader;
    /// What was read.
    type Pixels;

    #[wasm_bindgen(method, catch, js_name = getImageData)]
    fn read(this: &Reader, x: u16, y: u16, width: u16, height: u16) -> Result<Pixels, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn data(this: &Pixels) -> Clamped<Vec<u8>>;
}

/// How long a position stays, in hundredths of a second.
const STAYS: u16 = 60;
/// How long the last one does.
const LAST_STAYS: u16 = 300;

/// A GIF file that is being made of a game.
#[wasm_bindgen]
pub struct Movie {
    frames: Frames,
    /// How many positions there are, and how many are done.
    length: usize,
    done: usize,
    gif: Gif,
}

#[wasm_bindgen]
impl Movie {
    /// A movie of a record text. Its positions are painted on `canvas`; [`Look`] says what `look` may be.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement, text: &str, look: &str) -> Result<Movie, JsError> {
        let (look, record) = (Look::read(look)?, Record::parse(text)?);
        let side = look.side();
        let last = record.line().len();
        let mut frames = Frames::new(canvas, record, look).map_err(failure)?;
        // In the last three positions stones of both colours are marked as the last one.
        let plies = [0, last / 2, last.saturating_sub(2), last.saturating_sub(1), last];
        let mut samples = Vec::new();
        for ply in plies {
            samples.push(frames.paint(ply)?);
        }
        let samples: Vec<&[u8]> = samples.iter().map(Vec::as_slice).collect();
        let gif = Gif::new(side, side, &samples);
        Ok(Self { frames, length: last + 1, done: 0, gif })
    }

    /// How many positions it shows: one more than there are moves.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.length
    }

    /// Adds the next position, if there is one.
    pub fn step(&mut self) -> Result<(), JsError> {
        if self.done < self.length {
            let pixels = self.frames.paint(self.done)?;
            self.done += 1;
            self.gif.push(&pixels, if self.done == self.length { LAST_STAYS } else { STAYS });
        }
        Ok(())
    }

    /// The file with all positions so far. The movie is gone then.
    pub fn finish(self) -> Vec<u8> {
        self.gif.finish()
    }
}

/// The positions of a game, painted when they are wanted.
struct Frames {
    record: Record,
    look: Look,
    painter: Canvas,
    reader: Reader,
}

impl Frames {
    fn new(canvas: HtmlCanvasElement, record: Record, look: Look) -> Result<Self, JsValue> {
        let painter = Canvas::on(canvas.clone())?;
        let reader = JsValue::from(canvas.get_context("2d")?).unchecked_into();
        Ok(Self { record, look, painter, reader })
    }

    /// The pixels of the position after `ply` moves.
    fn paint(&mut self, ply: usize) -> Result<Vec<u8>, JsError> {
        let model = self.look.show(&self.record, ply);
        draw(&mut self.painter, &scene::scene(&model))?;
        let side = self.look.side();
        Ok(self.reader.read(0, 0, side, side).map_err(failure)?.data().0)
    }
}
