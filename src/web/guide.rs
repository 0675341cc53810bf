//! The diagrams of the guides for players.

use crate::app::diagram::drawing;
use crate::app::palette::{Scheme, Theme};
use crate::app::scene::Scene;
use crate::picture::svg;
use wasm_bindgen::prelude::*;

/// A drawing of a guide, and the groups that were scored in it, as an SVG text in the colours of the theme with this name:
/// see [`drawing`]. It has no title: who puts it into a page copies the role and the label of what it replaces. Nothing if it
/// is no drawing.
#[wasm_bindgen]
pub fn diagram(text: &str, groups: &str, theme: &str) -> Option<String> {
    let palette = Theme::chosen(theme, Scheme::Light).palette();
    let diagram = drawing::read(text, groups, palette)?;
    Some(svg::write(&Scene::of(&diagram), ""))
}
