//! The colours of the board in each theme, and those that a page chooses for itself. "The colour of the board must not be
//! the same as the colour of any stones" (RIF 2).

use super::rgba::Rgba;

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
    /// Black lines on a bright board, and nothing between.
    Contrast,
    /// The board of [`Theme::Contrast`] on a page of the system's own colours, which a picture is not told.
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

    /// The theme of a picture of a board that looks like this. The system's colours are for this machine alone.
    #[must_use]
    pub const fn of_picture(self) -> Self {
        match self {
            Self::Forced => Self::Contrast,
            theme => theme,
        }
    }

    /// Its colours.
    pub const fn palette(self) -> Palette {
        match self {
            Self::Wood => WOOD,
            Self::Dark => DARK,
            Self::Paper => PAPER,
            Self::Contrast | Self::Forced => CONTRAST,
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

/// The colours of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// How the board and the stones are painted.
    pub finish: Finish,
    /// The wood where the light falls, upper left.
    pub wood_lit: Rgba,
    /// The wood away from it.
    pub wood_shaded: Rgba,
    /// The grain in the wood.
    pub grain: Rgba,
    /// Lines and dots.
    pub line: Rgba,
    /// Labels at the edge.
    pub label: Rgba,
    /// The last move.
    pub accent: Rgba,
    /// The same on a black stone.
    pub accent_on_black: Rgba,
}

/// The last move on a black stone.
const LIGHT_ACCENT: Rgba = Rgba::rgb(0xf08a6c);
/// Lines and labels on a dark page that is seen through the board.
const LIGHT_LINE: Rgba = Rgba::rgb(0xa99d90);

/// What the page around a board chooses of its colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnColors {
    /// The board; [`Rgba::CLEAR`] if the page is seen through it.
    pub board: Option<Rgba>,
    /// Lines and dots.
    pub line: Option<Rgba>,
    /// Labels at the edge, which are as the lines if nothing is said of them.
    pub label: Option<Rgba>,
    /// The last move.
    pub accent: Option<Rgba>,
}

/// The colours of [`OwnColors`], by the names that they have among the words for a picture.
const NAMES: [&str; 4] = ["board", "line", "label", "accent"];

impl OwnColors {
    /// The colours in words for a picture: `line=#555555`. What is not chosen is left out.
    pub fn write(self) -> String {
        let colors = NAMES.into_iter().zip([self.board, self.line, self.label, self.accent]);
        let written = colors.filter_map(|(name, color)| Some(format!("{name}={}", color?)));
        written.collect::<Vec<String>>().join(" ")
    }

    /// The colours that such words name. Other words are ignored.
    pub fn read(words: &str) -> Self {
        let color = |name: &str| {
            let of_name = |word: &str| word.strip_prefix(name)?.strip_prefix('=').map(String::from);
            words.split(' ').find_map(of_name).and_then(|color| Rgba::parse(&color))
        };
        let [board, line, label, accent] = NAMES.map(color);
        Self { board, line, label, accent }
    }
}

impl Palette {
    /// These colours, but for those that the page chooses. On a dark page that is seen through the board, lines are light and
    /// stones have an edge.
    #[must_use]
    pub fn with(self, own: OwnColors) -> Self {
        let is_night = own.board == Some(Rgba::CLEAR) && self == DARK;
        let (line, label) =
            if is_night { (LIGHT_LINE, LIGHT_LINE) } else { (self.line, self.label) };
        Self {
            finish: if is_night { Finish::Flat } else { self.finish },
            wood_lit: own.board.unwrap_or(self.wood_lit),
            wood_shaded: own.board.unwrap_or(self.wood_shaded),
            grain: own.board.unwrap_or(self.grain),
            line: own.line.unwrap_or(line),
            label: own.label.or(own.line).unwrap_or(label),
            accent: own.accent.unwrap_or(self.accent),
            accent_on_black: own.accent.map_or(self.accent_on_black, Rgba::seen_on_black),
        }
    }
}

const WOOD: Palette = Palette {
    finish: Finish::Shaded,
    wood_lit: Rgba::rgb(0xe6be7c),
    wood_shaded: Rgba::rgb(0xd3a258),
    grain: Rgba::rgb(0x8a5a1e),
    line: Rgba::rgb(0x4a3414),
    label: Rgba::rgb(0x52391a),
    accent: Rgba::rgb(0x9a3b26),
    accent_on_black: LIGHT_ACCENT,
};

const DARK: Palette = Palette {
    finish: Finish::Shaded,
    wood_lit: Rgba::rgb(0xa88452),
    wood_shaded: Rgba::rgb(0x967348),
    grain: Rgba::rgb(0x4a3014),
    line: Rgba::rgb(0x2a1a07),
    label: Rgba::rgb(0x0a0500),
    accent: Rgba::rgb(0x8c2f1c),
    accent_on_black: LIGHT_ACCENT,
};

const PAPER: Palette = Palette {
    finish: Finish::Flat,
    wood_lit: Rgba::rgb(0xecdcb9),
    wood_shaded: Rgba::rgb(0xecdcb9),
    grain: Rgba::rgb(0xecdcb9),
    line: Rgba::rgb(0x4c463d),
    label: Rgba::rgb(0x4c463d),
    accent: Rgba::rgb(0x9a3b26),
    accent_on_black: LIGHT_ACCENT,
};

const CONTRAST: Palette = Palette {
    finish: Finish::Flat,
    wood_lit: Rgba::rgb(0xffcc33),
    wood_shaded: Rgba::rgb(0xffcc33),
    grain: Rgba::rgb(0xffcc33),
    line: Rgba::rgb(0x000000),
    label: Rgba::rgb(0x000000),
    accent: Rgba::rgb(0xb00000),
    accent_on_black: LIGHT_ACCENT,
};

/// A diagram that a printer puts on white paper. Nobody plays on it; its white stones have an outline, as in
/// every book.
pub const PRINTED: Palette =
    Palette { wood_lit: WHITE, wood_shaded: WHITE, grain: WHITE, ..CONTRAST };

const WHITE: Rgba = Rgba::rgb(0xffffff);
