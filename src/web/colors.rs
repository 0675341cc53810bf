//! Colours that the page around a board has chosen.

use crate::app::palette::OwnColors;
use crate::app::parameters::is_color;
use crate::app::rgba::Rgba;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// Whether a board can be made of this.
pub fn is_ground(bg: &str) -> bool {
    matches!(bg, "wood" | "none") || resolve(bg).is_some()
}

/// The colour that CSS means by `#rgb`, `#rrggbb` or a name; none if there is no such colour.
fn resolve(css: &str) -> Option<Rgba> {
    let css = css.trim_ascii();
    if !is_color(css) {
        return None;
    }
    Rgba::parse(css).or_else(|| Rgba::parse(&named(css)?))
}

/// A colour's name as the browser reads it. It leaves what is no colour as it was, so it is asked twice.
fn named(name: &str) -> Option<String> {
    let context = context()?;
    let [one, other] = ["#000", "#fff"].map(|before| {
        context.set_fill_style_str(before);
        context.set_fill_style_str(name);
        context.fill_style().as_string()
    });
    if one == other { one } else { None }
}

/// A drawing context to ask.
fn context() -> Option<CanvasRenderingContext2d> {
    let canvas = web_sys::window()?.document()?.create_element("canvas").ok()?;
    let context = canvas.dyn_into::<HtmlCanvasElement>().ok()?.get_context("2d").ok()??;
    context.dyn_into().ok()
}

/// What the parameter `bg` says of the board, and these CSS colours of the board, its lines, its labels and the accent.
pub fn own(bg: &str, colors: &[String]) -> OwnColors {
    let color = |i: usize| colors.get(i).and_then(|color| resolve(color));
    let board = match bg {
        "wood" => color(0),
        "none" => Some(Rgba::CLEAR),
        color => resolve(color),
    };
    OwnColors { board, line: color(1), label: color(2), accent: color(3) }
}
