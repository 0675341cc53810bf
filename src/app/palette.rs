//! The colours of the board, by daylight and by lamplight.

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Scheme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
        }
    }
}

/// Colours as CSS writes them.
#[derive(Debug, PartialEq, Eq)]
pub struct Palette {
    /// The wood where the light falls, upper left.
    pub wood_lit: &'static str,
    /// The wood away from it.
    pub wood_shaded: &'static str,
    /// The grain in the wood.
    pub grain: &'static str,
    /// Lines and dots.
    pub line: &'static str,
    /// Labels at the edge.
    pub label: &'static str,
    /// The last move.
    pub accent: &'static str,
}

const LIGHT: Palette = Palette {
    wood_lit: "#e6be7c",
    wood_shaded: "#d3a258",
    grain: "#8a5a1e",
    line: "#4a3414",
    label: "#4a3414",
    accent: "#9a3b26",
};

const DARK: Palette = Palette {
    wood_lit: "#bb8d4e",
    wood_shaded: "#a4763a",
    grain: "#51320d",
    line: "#33210a",
    label: "#180d02",
    accent: "#8c2f1c",
};
