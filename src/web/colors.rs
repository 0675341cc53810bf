//! Colours that the page around a board has chosen.

use crate::app::palette::{OwnColors, Palette};
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

/// `base` with what the parameter `bg` says, and these colours of the board, its lines, its labels and the accent; none if
/// nothing is different.
pub fn palette(base: Palette, bg: &str, colors: &[String]) -> Option<Palette> {
    let color = |i: usize| colors.get(i).and_then(|color| resolve(color));
    let board = match bg {
        "wood" => color(0),
        "none" => Some(Rgba::CLEAR),
        color => resolve(color),
    };
    let own = OwnColors { board, line: color(1), label: color(2), accent: color(3) };
    Some(base.with(own)).filter(|palette| *palette != base)
}

/// The colours of the board, its lines, its labels and the accent, by the names that they have among the words for a picture.
const NAMES: [&str; 4] = ["board", "line", "label", "accent"];

/// The choices of [`palette`] in words for a picture: `bg=wood line=#555`. What is no colour is left out.
pub fn write(bg: &str, colors: &[String]) -> String {
    let mut words = format!("bg={bg}");
    for (name, color) in NAMES.iter().zip(colors) {
        if resolve(color).is_some() {
            words += &format!(" {name}={}", color.trim_ascii());
        }
    }
    words
}

/// The palette that such words describe; none if it is `base`.
pub fn read(base: Palette, words: &str) -> Option<Palette> {
    let value = |name: &str| {
        let of_name = |word: &str| word.strip_prefix(name)?.strip_prefix('=').map(String::from);
        words.split(' ').find_map(of_name)
    };
    let bg = value("bg").filter(|bg| is_ground(bg)).unwrap_or_else(|| "wood".into());
    palette(base, &bg, &NAMES.map(|name| value(name).unwrap_or_default()))
}
