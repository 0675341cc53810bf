//! A canvas's pen. web-sys has one too, but takes most of its strokes for failures that must be caught:
//! a third of a kilobyte for what never happens.

use super::dom;
use std::f64::consts::TAU;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

#[wasm_bindgen]
extern "C" {
    /// A drawing context for two dimensions.
    pub type Pen;
    /// Colours that flow into each other.
    pub type Gradient;

    #[wasm_bindgen(method, js_name = beginPath)]
    pub fn begin_path(this: &Pen);
    #[wasm_bindgen(method, js_name = moveTo)]
    pub fn move_to(this: &Pen, x: f64, y: f64);
    #[wasm_bindgen(method, js_name = lineTo)]
    pub fn line_to(this: &Pen, x: f64, y: f64);
    #[wasm_bindgen(method)]
    pub fn arc(this: &Pen, x: f64, y: f64, radius: f64, from: f64, to: f64);
    #[wasm_bindgen(method)]
    pub fn stroke(this: &Pen);
    #[wasm_bindgen(method)]
    pub fn fill(this: &Pen);
    #[wasm_bindgen(method, js_name = fillRect)]
    pub fn fill_rect(this: &Pen, x: f64, y: f64, width: f64, height: f64);
    #[wasm_bindgen(method, js_name = roundRect)]
    pub fn round_rect(this: &Pen, x: f64, y: f64, width: f64, height: f64, radius: f64);
    #[wasm_bindgen(method, js_name = fillText)]
    pub fn fill_text(this: &Pen, text: &str, x: f64, y: f64);
    /// The same for a number, which the browser turns into digits faster than it takes over a text.
    #[wasm_bindgen(method, js_name = fillText)]
    pub fn fill_number(this: &Pen, number: u16, x: f64, y: f64);
    #[wasm_bindgen(method, js_name = drawImage)]
    pub fn draw_image(this: &Pen, picture: &HtmlCanvasElement, x: f64, y: f64);

    #[wasm_bindgen(method, setter, js_name = strokeStyle)]
    pub fn set_stroke_style(this: &Pen, color: &str);
    #[wasm_bindgen(method, setter, js_name = fillStyle)]
    pub fn set_fill_style(this: &Pen, color: &str);
    #[wasm_bindgen(method, setter, js_name = fillStyle)]
    pub fn set_fill_gradient(this: &Pen, colors: &Gradient);
    #[wasm_bindgen(method, setter, js_name = lineWidth)]
    pub fn set_line_width(this: &Pen, width: f64);
    #[wasm_bindgen(method, setter, js_name = globalAlpha)]
    pub fn set_global_alpha(this: &Pen, alpha: f64);
    #[wasm_bindgen(method, setter)]
    pub fn set_font(this: &Pen, font: &str);
    #[wasm_bindgen(method, setter, js_name = textAlign)]
    pub fn set_text_align(this: &Pen, align: &str);

    #[wasm_bindgen(method, js_name = createRadialGradient)]
    pub fn create_radial_gradient(
        this: &Pen,
        x0: f64,
        y0: f64,
        r0: f64,
        x1: f64,
        y1: f64,
        r1: f64,
    ) -> Gradient;
    #[wasm_bindgen(method, js_name = addColorStop)]
    pub fn add_color_stop(this: &Gradient, place: f32, color: &str);
}

/// From the middle of a word down to the line on which it stands, in parts of its size.
const MIDDLE: f64 = 0.35;

impl Pen {
    /// Draws a line.
    pub fn line(&self, from: (f64, f64), to: (f64, f64)) {
        self.begin_path();
        self.move_to(from.0, from.1);
        self.line_to(to.0, to.1);
        self.stroke();
    }

    /// Begins a circle, to be filled or drawn.
    pub fn disc(&self, x: f64, y: f64, radius: f64) {
        self.begin_path();
        self.arc(x, y, radius, 0.0, TAU);
    }

    /// Texts that follow have this size, and their middle where they are put.
    pub fn centre_text(&self, size: f64) {
        self.set_font(&dom::length(size, "px system-ui, sans-serif"));
        self.set_text_align("center");
    }

    /// Puts a text of this size. Digits are seven tenths of it high in every font; where a font has its own
    /// middle is another matter.
    pub fn word(&self, text: &str, x: f64, y: f64, size: f64) {
        self.fill_text(text, x, y + size * MIDDLE);
    }

    /// The same for a number.
    pub fn number(&self, number: u16, x: f64, y: f64, size: f64) {
        self.fill_number(number, x, y + size * MIDDLE);
    }
}
