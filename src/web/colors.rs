//! Colours that the page around a board has chosen.

use super::dom;
use crate::app::palette::OwnColors;
use crate::app::parameters::is_color;
use crate::app::rgba::Rgba;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement};

/// Reads colours as a browser does, in the place of an element in the page: what is light or dark there counts.
pub struct Colors {
    place: Option<HtmlElement>,
}

impl Colors {
    /// Colours in the place of this part of a board.
    pub const fn in_place_of(place: Option<HtmlElement>) -> Self {
        Self { place }
    }

    /// Whether a board can be made of this.
    pub fn is_ground(&self, bg: &str) -> bool {
        matches!(bg, "wood" | "none") || self.resolve(bg).is_some()
    }

    /// What the parameter `bg` says of the board, and these CSS colours of the board, its lines, its labels and the accent.
    pub fn own(&self, bg: &str, colors: &[String]) -> OwnColors {
        let color = |i: usize| colors.get(i).and_then(|color| self.resolve(color));
        let board = match bg {
            "wood" => color(0),
            "none" => Some(Rgba::CLEAR),
            color => self.resolve(color),
        };
        OwnColors { board, line: color(1), label: color(2), accent: color(3) }
    }

    /// The colour that CSS means; none if it means none.
    fn resolve(&self, css: &str) -> Option<Rgba> {
        let css = css.trim_ascii();
        if !is_color(css) {
            return None;
        }
        Rgba::parse(css).or_else(|| {
            let computed = self.computed(css).unwrap_or_else(|| css.into());
            Rgba::parse(&computed).or_else(|| painted(&computed))
        })
    }

    /// The colour as the browser writes it; none without a place to try it in.
    fn computed(&self, css: &str) -> Option<String> {
        let place = self.place.as_ref()?;
        dom::style(place, "color", "");
        dom::style(place, "color", css);
        let is_one = !place.style().get_property_value("color").ok()?.is_empty();
        let style = dom::window().get_computed_style(place).ok()??;
        let computed = style.get_property_value("color").ok();
        dom::style(place, "color", "");
        computed.filter(|_| is_one)
    }
}

/// The colour that a pixel gets. A canvas leaves what is no colour as it was, so it is asked twice.
fn painted(css: &str) -> Option<Rgba> {
    let context = context()?;
    let [one, other] = ["#000", "#fff"].map(|before| {
        context.set_fill_style_str(before);
        context.set_fill_style_str(css);
        context.fill_style().as_string()
    });
    if one != other {
        return None;
    }
    context.fill_rect(0.0, 0.0, 1.0, 1.0);
    match context.get_image_data(0.0, 0.0, 1.0, 1.0).ok()?.data()[..] {
        [red, green, blue, alpha] => Some(Rgba { red, green, blue, alpha }),
        _ => None,
    }
}

/// A drawing context to ask.
fn context() -> Option<CanvasRenderingContext2d> {
    let canvas = dom::document().create_element("canvas").ok()?;
    let context = canvas.dyn_into::<HtmlCanvasElement>().ok()?.get_context("2d").ok()??;
    context.dyn_into().ok()
}
