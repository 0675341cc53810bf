//! An SVG file of ours as a PNG file.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::sync::Arc;

/// The letters of diagrams, so that they look the same on every machine. What this font lacks comes from those of the machine.
const FONT: &[u8] = include_bytes!("../../../../fonts/sans.ttf");
const FAMILY: &str = "DejaVu Sans";

/// The picture in `svg`, pixel by pixel.
///
/// # Errors
/// What keeps it from being drawn.
pub fn draw(svg: &str) -> Result<Vec<u8>, String> {
    let options = Options { fontdb: Arc::new(fonts()), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let [width, height] = [tree.size().width(), tree.size().height()].map(|side| side as u32);
    let mut pixels = Pixmap::new(width, height).ok_or("the picture has no size")?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}

fn fonts() -> fontdb::Database {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.load_system_fonts();
    fonts.set_sans_serif_family(FAMILY);
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many pixels of a picture with this text on white are dark.
    fn dark_pixels(text: &str) -> usize {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"60\" font-family=\"system-ui,sans-serif\">\
             <rect width=\"90\" height=\"60\" fill=\"#fff\"/><text x=\"9\" y=\"40\" font-size=\"40\">{text}</text></svg>"
        );
        let pixels = Pixmap::decode_png(&draw(&svg).expect("a picture")).expect("a PNG file");
        assert_eq!((pixels.width(), pixels.height()), (90, 60));
        pixels.pixels().iter().filter(|pixel| pixel.red() < 128).count()
    }

    #[test]
    fn letters_are_drawn() {
        assert_eq!(dark_pixels(""), 0);
        for letter in ["h", "12", "Ж"] {
            assert!(dark_pixels(letter) > 50, "{letter}");
        }
    }

    #[test]
    fn what_is_no_picture_is_told() {
        assert!(draw("<svg").is_err());
    }
}
