//! A scene as an SVG text: one small file that needs no other and is sharp at every size.
//!
//! It keeps to what all programs that open such files know: no styles, no fonts, no filters.

mod ground;
mod marks;
mod stones;
mod syntax;

use crate::app::scene::Scene;
use syntax::{Groups, escaped, number};

/// Writes `scene`, at rest; `title` is for those who do not see it.
pub fn write(scene: &Scene, title: &str) -> String {
    let side = number(scene.ground.side);
    let mut text = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg""#)
        + r#" xmlns:xlink="http://www.w3.org/1999/xlink""#
        + &format!(r#" width="{side}" height="{side}" viewBox="0 0 {side} {side}" role="img""#)
        + r#" font-family="system-ui,sans-serif" text-anchor="middle">"#;
    text += &format!("\n<title>{}</title>\n", escaped(title));
    text + &named_apart(&drawing(scene)) + "</svg>\n"
}

/// All that is drawn, and what it is drawn with.
fn drawing(scene: &Scene) -> String {
    let mut text = String::from("<defs>\n");
    text += &ground::define(&scene.ground);
    text += &stones::define(scene);
    text += "</defs>\n";
    text += &ground::draw(&scene.ground);
    // One above the other: what is in the same layer does not touch.
    let layers = match scene.is_numbered {
        true => [marks::bands, marks::strokes, stones::stones, marks::marks],
        false => [marks::bands, stones::stones, marks::marks, marks::strokes],
    };
    for draw in layers {
        let mut layer = Groups::default();
        draw(scene, &mut layer);
        text += &layer.finish();
    }
    text
}

/// Two pictures may lie in one page: names are made of what the picture shows, so that none takes the other's colours.
fn named_apart(drawing: &str) -> String {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    // Each stone bears it: a few signs are enough.
    let name = format!("g{:x}", drawing.bytes().fold(0x811c_9dc5, mix) >> 12);
    let starts = [r#" id=""#, "url(#", r##"href="#"##];
    starts.iter().fold(drawing.into(), |text: String, start| {
        text.replace(start, &(String::from(*start) + &name))
    })
}
