//! The colours of the stones and of the signs on them. They lie on stones more than on the board, so most are the same in
//! all themes.

use super::diagram::{Mark, Sign};
use super::palette::{Finish, Palette};
use super::rgba::Rgba;
use crate::board::Color;

/// Tones from the middle of a thing outwards: how far, from 0 to 1, and the colour there.
pub type Tones = [(f64, Rgba)];

/// The shadow of a stone.
pub const SHADOW: &Tones = &[
    (0.0, Rgba::with_alpha(0x28160490)),
    (0.72, Rgba::with_alpha(0x28160480)),
    (1.0, Rgba::with_alpha(0x28160400)),
];
/// The lines in the shell of a white stone.
pub const SHELL: Rgba = Rgba::with_alpha(0xa8987a30);
/// The light on a highlighted square of the board.
pub const LIGHT: Rgba = Rgba::with_alpha(0xffffff33);
/// The shade on one where no stone may be put now.
pub const SHADE: Rgba = Rgba::with_alpha(0x00000044);
/// The edge of a stroke, seen on both colours of stone.
pub const EDGE: Rgba = Rgba::rgb(0xfff8f0);

/// The line through a row that won, and its edge, seen on both colours of stone.
pub const WON: [Rgba; 2] = [Rgba::rgb(0xe0ab2f), Rgba::rgb(0x3a2a08)];
/// The light that runs over stones.
pub const GLOW: Rgba = Rgba::with_alpha(0xffe9a8b0);
/// Points that are scored, on a white stone and on a black one.
const GOLD: [Rgba; 2] = [Rgba::rgb(0x7a5608), Rgba::rgb(0xf2cf7a)];
/// The sign of a mistake, on a light ground.
const FAULT: Rgba = Rgba::rgb(0x8a4b08);

/// The cross on a forbidden point: quiet, since it lies there all the time.
pub fn forbidden(palette: Palette) -> Rgba {
    match palette.finish {
        Finish::Shaded => palette.line.mix(Rgba::rgb(0x4a4035)),
        Finish::Flat => palette.line,
    }
}

/// Hints and better moves, on a light ground.
pub const HINT: Rgba = Rgba::rgb(0x2f6f62);
/// Hints and better moves on a black stone.
const HINT_ON_BLACK: Rgba = Rgba::rgb(0x8fd6c6);

/// What somebody draws on a position, on wood and on white stones; then on black ones.
const NOTED: [Rgba; 2] = [Rgba::rgb(0x1f4f8f), Rgba::rgb(0xa9cdf7)];

/// The ink of what somebody has drawn on a stone or on the board, and of its edge there.
pub fn noted(on: Option<Color>, palette: Palette) -> (Rgba, Rgba) {
    let color = match on {
        Some(Color::Black) => NOTED[1],
        None if palette.finish == Finish::Flat => palette.line,
        _ => NOTED[0],
    };
    let edge = if palette.finish == Finish::Flat { palette.wood_lit } else { EDGE };
    (color, edge)
}

/// A stone with the light on it.
pub const fn shaded(stone: Color) -> &'static Tones {
    match stone {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

const BLACK: &Tones = &[
    (0.0, Rgba::rgb(0x6a6661)),
    (0.25, Rgba::rgb(0x3d3a37)),
    (0.65, Rgba::rgb(0x211f1e)),
    (1.0, Rgba::rgb(0x121110)),
];

const WHITE: &Tones = &[
    (0.0, Rgba::rgb(0xffffff)),
    (0.45, Rgba::rgb(0xf8f4ea)),
    (0.8, Rgba::rgb(0xe6dfd0)),
    (1.0, Rgba::rgb(0xc9bfab)),
];

/// A stone as it is printed, in discs from the largest to the smallest: an outline, and round it a light
/// edge that parts it from a dark ground.
pub const fn flat(stone: Color) -> [(f64, Rgba); 3] {
    let ink = match stone {
        Color::Black => Rgba::rgb(0x111111),
        Color::White => Rgba::rgb(0xffffff),
    };
    [(1.0, Rgba::rgb(0xffffff)), (0.97, Rgba::rgb(0x111111)), (0.9, ink)]
}

/// A square that is always highlighted: on a flat board by a little grey.
pub fn field(palette: Palette) -> Rgba {
    if palette.finish == Finish::Flat { Rgba::with_alpha(0x00000011) } else { LIGHT }
}

/// The light behind a group of this colour, and its edge, which is dark on a flat board.
pub fn band(group: Color, palette: Palette) -> (Rgba, Rgba) {
    match group {
        Color::Black => (Rgba::with_alpha(0x1b120866), Rgba::rgb(0x1b1208)),
        Color::White if palette.finish == Finish::Flat => {
            (Rgba::rgb(0xffffff), Rgba::rgb(0x1b1208))
        }
        Color::White => (Rgba::with_alpha(0xfffdf6a0), Rgba::rgb(0xfffdf6)),
    }
}

/// What a mark is filled with, or written in, and what its lines are drawn with. Signs stand out from what
/// is under them.
pub fn of(mark: &Mark, palette: Palette) -> (Rgba, Rgba) {
    let is_last = matches!(mark.sign, Sign::LastNumber(_));
    let contrast = match mark.on {
        Some(Color::White) if is_last => palette.accent,
        Some(Color::White) => Rgba::rgb(0x2b2620),
        None if matches!(mark.sign, Sign::Captured | Sign::Letter(_)) => palette.line,
        Some(Color::Black) if is_last => palette.accent_on_black,
        _ => Rgba::rgb(0xf4efe6),
    };
    match (mark.sign, mark.on) {
        (Sign::Last | Sign::Turn(_), Some(Color::White)) => (palette.accent, palette.accent),
        (Sign::Last | Sign::Turn(_), _) => (palette.accent_on_black, palette.accent_on_black),
        (Sign::Hint { .. } | Sign::Found, _) => (HINT, HINT),
        (Sign::Step(_) | Sign::Tried, Some(Color::White)) => (HINT, HINT),
        (Sign::Step(_) | Sign::Tried, _) => (HINT_ON_BLACK, HINT_ON_BLACK),
        (Sign::Fault(_), _) => (FAULT, FAULT),
        (Sign::Points(_), Some(Color::White)) => (GOLD[0], GOLD[0]),
        (Sign::Points(_), _) => (GOLD[1], GOLD[1]),
        _ => (contrast, contrast),
    }
}
