//! The words of an SVG text.

use crate::board::decimal;

/// A number to a hundredth, as short as can be.
pub fn number(value: f64) -> String {
    let hundredths = (value.abs() * 100.0).round() as usize;
    let sign = if value < 0.0 && hundredths > 0 { "-" } else { "" };
    let (whole, part) = (decimal::write(hundredths / 100), decimal::write_two(hundredths % 100));
    let part = part.trim_end_matches('0');
    if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
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

/// An attribute of this name for a colour as CSS writes it. Many programs want how much of it is to be
/// seen in an attribute of its own.
pub fn paint(name: &str, color: &str) -> String {
    let digits = color.trim_start_matches('#');
    let (ink, alpha) = digits.split_at_checked(digits.len() / 4 * 3).unwrap_or((digits, ""));
    if color == digits || alpha.is_empty() || !matches!(digits.len(), 4 | 8) {
        return format!(r#" {name}="{color}""#);
    }
    let most = if alpha.len() == 1 { 15.0 } else { 255.0 };
    let seen = f64::from(u8::from_str_radix(alpha, 16).unwrap_or(u8::MAX)) / most;
    // A stop's colour and opacity are called otherwise than those of all else.
    let opacity = name.replace("-color", "") + "-opacity";
    format!(r##" {name}="#{ink}" {opacity}="{}""##, number(seen))
}

/// A text with its middle at a place: digits are seven tenths of their size high.
pub fn word(text: &str, x: f64, y: f64, size: f64) -> String {
    let (x, y) = (number(x), number(y + size * 0.35));
    format!(r#"<text x="{x}" y="{y}">{}</text>"#, escaped(text))
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
        assert_eq!(paint("fill", "#123"), r##" fill="#123""##);
        assert_eq!(paint("fill", "#fff3"), r##" fill="#fff" fill-opacity="0.2""##);
        assert_eq!(paint("stroke", "#1b1208"), r##" stroke="#1b1208""##);
        assert_eq!(
            paint("stop-color", "#28160480"),
            r##" stop-color="#281604" stop-opacity="0.5""##
        );
        assert_eq!(paint("fill", "Canvas"), r#" fill="Canvas""#);
    }
}
