//! Decides: all that the page can do, without a browser.
//!
//! [`update`] is the only place that changes the [`Model`]; [`scene`], [`panel`] and [`spoken`] turn
//! it into plain data for the eye, the page and the ear.

mod about;
mod aim;
mod command;
mod cursor;
mod effect;
mod games;
pub mod ink;
mod keys;
pub mod layout;
mod library;
mod message;
mod model;
mod notice;
mod numbers;
mod opponent;
pub mod palette;
pub mod panel;
pub mod parameters;
mod playing;
mod points;
pub mod scene;
mod settings;
mod sheet;
pub mod spoken;
mod taking_back;
pub mod text;
mod typed;
mod update;
mod visitor;
pub mod words;

pub use about::{About, about};
pub use aim::Confirm;
pub use command::Command;
pub use cursor::Key;
pub use effect::Effect;
pub use keys::is_shortcut;
pub use library::{Place, Row, Saved};
pub use message::Message;
pub use model::Model;
use notice::Lasts;
pub use opponent::Wish;
pub use settings::{Setting, Settings};
pub use sheet::{Form, sheet};
pub use update::update;
pub use visitor::{INTERACTIVE, Request, Visitor, update_by_page};

/// What there is when the page opens.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// All saved games.
    pub saved: Vec<Saved>,
    /// The key of the one that was running.
    pub current: String,
    /// What was last chosen for each game: record texts without moves.
    pub choices: Vec<String>,
    /// What was set otherwise than usual.
    pub settings: String,
    /// The languages that the player likes: `de-AT,en`.
    pub languages: String,
    /// The address's fragment; empty if there is none.
    pub link: String,
}

/// What was copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// A link.
    Link,
    /// The board as text.
    Board,
    /// The line that shows it in somebody else's page.
    Embed,
}

/// What the player points with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse or a pen.
    Fine,
    /// A finger.
    Coarse,
}

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Pixels.
    Png,
    /// Shapes.
    Svg,
    /// The whole game in motion.
    Gif,
}

/// How the stones look in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stones {
    /// As they are.
    Plain,
    /// With the numbers of their moves.
    Numbered,
}

impl Picture {
    /// Its name, which is how its files end.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Gif => "gif",
        }
    }
}

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A stone is put.
    Stone,
    /// Stones are captured or killed.
    Capture,
    /// A ring is filled, a group scored.
    Score,
    /// The game is over.
    End,
}

impl Sound {
    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stone => "stone",
            Self::Capture => "capture",
            Self::Score => "score",
            Self::End => "end",
        }
    }
}

/// Whether pictures may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// They may.
    Full,
    /// The player has asked for less of it.
    Reduced,
}

/// A way through the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the start.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end.
    Last,
    /// To the position after so many moves.
    Ply(usize),
}
