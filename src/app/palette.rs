//! The colours of the board in each theme.

/// What the player's machine asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// More contrast.
    Contrast,
    /// The system's own few colours and no others.
    Forced,
}

/// How the board looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Wood by daylight.
    Wood,
    /// Wood by lamplight.
    Dark,
    /// A printed diagram.
    Paper,
    /// Black on a strong yellow, and nothing between.
    Contrast,
    /// The same board on a page of the system's own colours: what these are, a picture is not told.
    Forced,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Dark, Self::Paper, Self::Contrast, Self::Forced];

    /// The theme of this name, if a player chose one; or else what suits the machine. Where the system
    /// forces its colours on everything, it does so here.
    pub fn chosen(name: &str, scheme: Scheme) -> Self {
        let suits = match scheme {
            Scheme::Forced => return Self::Forced,
            Scheme::Light => Self::Wood,
            Scheme::Dark => Self::Dark,
            Scheme::Contrast => Self::Contrast,
        };
        Self::ALL.iter().copied().find(|theme| theme.id() == name).unwrap_or(suits)
    }

    /// The word by which the page calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Dark => "dark",
            Self::Paper => "paper",
            Self::Contrast => "contrast",
            Self::Forced => "forced",
        }
    }

    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Wood => &WOOD,
            Self::Dark => &DARK,
            Self::Paper => &PAPER,
            Self::Contrast | Self::Forced => &CONTRAST,
        }
    }
}

/// How things are painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Wood with a grain, stones with light and shadow.
    Shaded,
    /// Plain colours with an outline.
    Flat,
}

/// Nothing to be seen.
pub const CLEAR: &str = "#0000";

/// Colours as CSS writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// How the board and the stones are painted.
    pub finish: Finish,
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

const WOOD: Palette = Palette {
    finish: Finish::Shaded,
    wood_lit: "#e6be7c",
    wood_shaded: "#d3a258",
    grain: "#8a5a1e",
    line: "#4a3414",
    label: "#4a3414",
    accent: "#9a3b26",
};

const DARK: Palette = Palette {
    finish: Finish::Shaded,
    wood_lit: "#bb8d4e",
    wood_shaded: "#a4763a",
    grain: "#51320d",
    line: "#33210a",
    label: "#180d02",
    accent: "#8c2f1c",
};

const PAPER: Palette = Palette {
    finish: Finish::Flat,
    wood_lit: "#ecdcb9",
    wood_shaded: "#ecdcb9",
    grain: "#ecdcb9",
    line: "#4c463d",
    label: "#4c463d",
    accent: "#9a3b26",
};

const CONTRAST: Palette = Palette {
    finish: Finish::Flat,
    wood_lit: "#ffcc33",
    wood_shaded: "#ffcc33",
    grain: "#ffcc33",
    line: "#000",
    label: "#000",
    accent: "#b00000",
};

/// A diagram that a printer puts on white paper. Nobody plays on it; its white stones have an outline, as in
/// every book.
pub const PRINTED: &Palette =
    &Palette { wood_lit: "#fff", wood_shaded: "#fff", grain: "#fff", ..CONTRAST };
