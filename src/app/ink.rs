//! The colours of the stones and of what is drawn on them, for everything that paints a scene. They lie on
//! stones more than on the board, so most are the same in all themes.

use super::palette::{Finish, Palette};
use super::scene::{Mark, Sign};
use crate::board::Color;

/// Tones from the middle of a thing outwards: how far, from 0 to 1, and the colour there.
pub type Tones = [(f32, &'static str)];

/// The shadow of a stone.
pub const SHADOW: &Tones = &[(0.0, "#28160490"), (0.72, "#28160480"), (1.0, "#28160400")];
/// The light on a highlighted square of the board.
pub const LIGHT: &str = "#fff3";
/// The shade on one where no stone may be put now.
pub const SHADE: &str = "#0004";
/// The edge of a stroke, seen on both colours of stone.
pub const EDGE: &str = "#fff8f0";

/// A stone with the light on it.
pub const fn shaded(stone: Color) -> &'static Tones {
    match stone {
        Color::Black => &[(0.0, "#6a6661"), (0.25, "#3d3a37"), (0.65, "#211f1e"), (1.0, "#121110")],
        Color::White => &[(0.0, "#ffffff"), (0.45, "#f8f4ea"), (0.8, "#e6dfd0"), (1.0, "#c9bfab")],
    }
}

/// A stone as it is printed, in discs from the largest to the smallest: an outline, and round it a light
/// edge that parts it from a dark ground.
pub const fn flat(stone: Color) -> [(f64, &'static str); 3] {
    let ink = match stone {
        Color::Black => "#111",
        Color::White => "#fff",
    };
    [(1.0, "#fff"), (0.97, "#111"), (0.9, ink)]
}

/// A square that is always highlighted: on a flat board by a little grey.
pub fn field(palette: &Palette) -> &'static str {
    if palette.finish == Finish::Flat { "#0001" } else { LIGHT }
}

/// The light behind a group of this colour, and its edge, which is dark on a flat board.
pub fn band(group: Color, palette: &Palette) -> (&'static str, &'static str) {
    match group {
        Color::Black => ("#1b120866", "#1b1208"),
        Color::White if palette.finish == Finish::Flat => ("#fff", "#1b1208"),
        Color::White => ("#fffdf6a0", "#fffdf6"),
    }
}

/// What a mark is filled with, or written in, and what its lines are drawn with. Signs stand out from what
/// is under them.
pub fn of(mark: &Mark, palette: &Palette) -> (&'static str, &'static str) {
    let is_last = matches!(mark.sign, Sign::LastNumber(_));
    let contrast = match mark.on {
        Some(Color::White) if is_last => palette.accent,
        Some(Color::White) => "#2b2620",
        None if mark.sign == Sign::Captured => palette.line,
        Some(Color::Black) if is_last => "#ff9d80",
        _ => "#f4efe6",
    };
    match (mark.sign, mark.on) {
        (Sign::Last, Some(Color::White)) => (contrast, palette.accent),
        (Sign::Last, _) => (contrast, "#f08a6c"),
        (Sign::Hint(_), _) => (palette.accent, palette.accent),
        _ => (contrast, contrast),
    }
}
