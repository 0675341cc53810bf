//! Decides: all that the page can do, without a browser.
//!
//! [`update`] is the only place that changes the [`Model`]; [`diagram`], [`panel`] and [`spoken`] turn
//! it into plain data for the eye, the page and the ear. [`scene`] turns a diagram into shapes.

mod about;
mod aim;
mod clocks;
mod closed;
mod controls;
mod cursor;
pub mod diagram;
mod effect;
mod event;
mod game;
mod games;
mod host;
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
pub mod parts;
mod playing;
mod points;
pub mod rgba;
pub mod scene;
mod settings;
mod sheet;
pub mod spoken;
mod taking_back;
pub mod text;
pub mod thinking;
pub mod thoughts;
mod time;
mod typed;
mod update;
mod view;
pub mod words;

pub use crate::ai::protocol::Wish;
pub use about::{About, about};
pub use aim::Confirm;
pub use controls::Command;
pub use cursor::Key;
pub use effect::{Effect, HostEffect};
pub use event::{By, ErrorCode, Event, GameResult, Played};
pub use host::{Kind as HostKind, Visitor};
pub use keys::is_shortcut;
pub use library::{Place, Row, Saved};
pub use message::Message;
pub use model::Model;
use notice::Lasts;
pub use notice::Said;
pub use panel::Panel;
pub use settings::{ConfirmBy, Lang, Look, Setting, Settings, Switch, ThinkTime};
pub use sheet::{Form, sheet};
pub use update::update;

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
    /// The address's query; empty if there is none.
    pub query: String,
    /// What stands around the board.
    pub host: HostKind,
}

/// The time of a message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds of a clock that never jumps, for all that lasts: the players' clocks, moves that follow by themselves,
    /// moving pictures.
    pub ms: u64,
    /// Milliseconds since 1970, for the keys of saved games. The player may set this clock.
    pub date: u64,
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
