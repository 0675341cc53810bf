//! The words of an SVG text.

use crate::app::rgba::Rgba;

/// A number to a hundredth, as short as can be.
pub fn number(value: f64) -> String {
    let hundredths = (value * 100.0).round() / 100.0;
    (hundredths + 0.0).to_string() // adding zero turns -0 into 0
}

/// `text` without anything that XML would take for its own, or could not hold.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}

/// Attributes of an element.
#[derive(Default)]
pub struct Attributes {
    text: String,
}

impl Attributes {
    /// Adds one whose value needs no escapes.
    pub fn add(&mut self, name: &str, value: &str) {
        self.text += &format!(r#" {name}="{value}""#);
    }

    /// Adds a colour. Many programs want its opacity in an attribute of its own.
    pub fn add_color(&mut self, name: &str, color: Rgba) {
        self.add(name, &color.opaque().to_string());
        // A stop's colour and opacity have other names than those of all else.
        self.add_opacity(&format!("{}-opacity", name.trim_end_matches("-color")), color.opacity());
    }

    /// Adds an opacity, unless nothing is seen through.
    pub fn add_opacity(&mut self, name: &str, opacity: f64) {
        if opacity < 1.0 {
            self.add(name, &number(opacity));
        }
    }

    /// All of them, each behind a space.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Elements; those that look alike stand in one group.
#[derive(Default)]
pub struct Groups {
    groups: Vec<(String, String)>,
}

impl Groups {
    /// Adds an element to those with the same attributes.
    pub fn add(&mut self, attributes: &str, element: &str) {
        match self.groups.iter_mut().find(|(others, _)| others == attributes) {
            Some((_, elements)) => elements.push_str(element),
            None => self.groups.push((attributes.into(), element.into())),
        }
    }

    /// All of them.
    pub fn finish(self) -> String {
        let groups = self.groups.into_iter();
        groups.map(|(attributes, elements)| format!("<g{attributes}>{elements}</g>\n")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (value, text) in [
            (0.0, "0"),
            (480.0, "480"),
            (0.5, "0.5"),
            (12.345, "12.35"),
            (1.999, "2"),
            (-3.25, "-3.25"),
            (-0.001, "0"),
            (7.05, "7.05"),
        ] {
            assert_eq!(number(value), text);
        }
    }

    #[test]
    fn texts_are_harmless() {
        assert_eq!(
            escaped("a<b> & \"c\"\u{0}\n\u{ffff}é棋"),
            "a&lt;b&gt; &amp; &quot;c&quot;  é棋"
        );
        assert_eq!(escaped("]]></title><script>"), "]]&gt;&lt;/title&gt;&lt;script&gt;");
    }

    #[test]
    fn colours_are_parted_from_their_opacity() {
        let written = |name, color| {
            let mut attributes = Attributes::default();
            attributes.add_color(name, color);
            attributes.text
        };
        assert_eq!(written("fill", Rgba::rgb(0x1b1208)), r##" fill="#1b1208""##);
        assert_eq!(
            written("fill", Rgba::with_alpha(0xffffff33)),
            r##" fill="#ffffff" fill-opacity="0.2""##
        );
        assert_eq!(
            written("stop-color", Rgba::with_alpha(0x28160480)),
            r##" stop-color="#281604" stop-opacity="0.5""##
        );
    }
}
