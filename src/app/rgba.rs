//! Colours as numbers.

use crate::board::parse_digits;
use std::fmt;

/// A colour with its opacity. It is written as CSS writes it: `#9a3b26`, or `#28160480` if one sees through it.
///
/// ```
/// use goishi::app::rgba::Rgba;
/// assert_eq!(Rgba::parse("#fff3"), Some(Rgba::with_alpha(0xffffff33)));
/// assert_eq!(Rgba::rgb(0x9a3b26).to_string(), "#9a3b26");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgba {
    /// The share of red.
    pub red: u8,
    /// The share of green.
    pub green: u8,
    /// The share of blue.
    pub blue: u8,
    /// From 0, which is not seen at all, to 255, which hides what is behind it.
    pub alpha: u8,
}

/// How bright a colour must be to be seen on black, in thousandths of white.
const BRIGHT: u32 = 500;

impl Rgba {
    /// Nothing to be seen.
    pub const CLEAR: Self = Self::with_alpha(0);

    /// An opaque colour: `0x9a3b26` is `#9a3b26`.
    pub const fn rgb(hex: u32) -> Self {
        Self::with_alpha(hex << 8 | 0xff)
    }

    /// A colour with its opacity: `0x28160480` is `#28160480`.
    pub const fn with_alpha(hex: u32) -> Self {
        let [red, green, blue, alpha] = hex.to_be_bytes();
        Self { red, green, blue, alpha }
    }

    /// Reads a colour as browsers write it: `#rgb`, `#rrggbb`, either with an opacity, `rgb(1, 2, 3)` or
    /// `rgba(1, 2, 3, 0.5)`.
    pub fn parse(css: &str) -> Option<Self> {
        match css.strip_prefix('#') {
            Some(digits) => from_digits(digits),
            None => from_numbers(css),
        }
    }

    /// The opacity, from 0 to 1.
    pub fn opacity(self) -> f64 {
        f64::from(self.alpha) / 255.0
    }

    /// The colour halfway to another one.
    #[must_use]
    pub const fn mix(self, other: Self) -> Self {
        Self {
            red: self.red.midpoint(other.red),
            green: self.green.midpoint(other.green),
            blue: self.blue.midpoint(other.blue),
            alpha: self.alpha.midpoint(other.alpha),
        }
    }

    /// The colour as light as it must be to be seen on black: it goes halfway to white until its brightness suffices.
    #[must_use]
    pub fn seen_on_black(self) -> Self {
        let share = |weight: u32, channel: u8| weight * u32::from(channel);
        // As bright as the eye finds it, in thousandths.
        let brightness =
            (share(299, self.red) + share(587, self.green) + share(114, self.blue)) / 255;
        if brightness < BRIGHT { self.mix(Self::rgb(0xffffff)).seen_on_black() } else { self }
    }

    /// The colour without its opacity.
    #[must_use]
    pub const fn opaque(self) -> Self {
        Self { alpha: u8::MAX, ..self }
    }
}

fn from_digits(digits: &str) -> Option<Rgba> {
    if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let value = u32::from_str_radix(digits, 16).ok()?;
    // Each digit of the short form stands for two.
    let doubled = |shift: u32| (value >> shift & 0xf) * 0x11;
    let short = |shift: u32| doubled(shift + 8) << 16 | doubled(shift + 4) << 8 | doubled(shift);
    match digits.len() {
        3 => Some(Rgba::rgb(short(0))),
        4 => Some(Rgba::with_alpha(short(4) << 8 | doubled(0))),
        6 => Some(Rgba::rgb(value)),
        8 => Some(Rgba::with_alpha(value)),
        _ => None,
    }
}

fn from_numbers(css: &str) -> Option<Rgba> {
    let inside = css.strip_prefix("rgba(").or_else(|| css.strip_prefix("rgb("))?;
    let mut parts = inside.strip_suffix(')')?.split(',').map(str::trim);
    let mut channel = || parts.next()?.parse::<u8>().ok();
    let (red, green, blue) = (channel()?, channel()?, channel()?);
    let alpha = parts.next().map_or(Some(u8::MAX), alpha)?;
    parts.next().is_none().then_some(Rgba { red, green, blue, alpha })
}

/// The opacity that a number from 0 to 1 means, such as `0.5`. Its first three decimals count.
fn alpha(number: &str) -> Option<u8> {
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let thousandths =
        parse_digits(whole)?.checked_mul(1000)? + parse_digits(&format!("{decimals:0<3.3}"))?;
    (thousandths <= 1000).then_some(((thousandths * 255 + 500) / 1000) as u8)
}

impl fmt::Display for Rgba {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { red, green, blue, alpha } = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")?;
        if *alpha == u8::MAX { Ok(()) } else { write!(f, "{alpha:02x}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_browsers_write_them() {
        for (css, written) in [
            ("#fff", "#ffffff"),
            ("#1b2c", "#11bb22cc"),
            ("#A1b2C3", "#a1b2c3"),
            ("#28160480", "#28160480"),
            ("rgb(255, 239, 213)", "#ffefd5"),
            ("rgba(0, 0, 0, 0)", "#00000000"),
            ("rgba(1,2,3,0.5)", "#01020380"),
            ("rgba(1, 2, 3, 0.501961)", "#01020380"),
            ("rgba(1, 2, 3, 1)", "#010203"),
            ("rgba(1, 2, 3, 0.04)", "#0102030a"),
        ] {
            assert_eq!(Rgba::parse(css).map(|color| color.to_string()).as_deref(), Some(written));
        }
    }

    #[test]
    fn what_is_no_colour_is_none() {
        for css in [
            "",
            "#",
            "#12",
            "#12345",
            "#+12",
            "#ggg",
            "#é1",
            "#123456789",
            "red",
            "rgb(1, 2)",
            "rgb(1, 2, 256)",
            "rgba(1, 2, 3, 2)",
            "rgba(1, 2, 3, 1.001)",
            "rgba(1, 2, 3, -0.5)",
            "rgba(1, 2, 3, 0.x)",
            "rgba(1, 2, 3, NaN)",
            "rgb(1, 2, 3, 1, 1)",
            "rgb(",
        ] {
            assert_eq!(Rgba::parse(css), None, "{css}");
        }
    }
}
