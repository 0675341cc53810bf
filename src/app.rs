//! Decides: all that the page can do, without a browser.
//!
//! [`update`] is the only place that changes the [`Model`]; [`diagram`], [`panel`] and [`spoken`] turn
//! it into plain data for the eye, the page and the ear. [`scene`] turns a diagram into shapes.

mod about;
mod aim;
pub mod backup;
mod clocks;
mod closed;
mod controls;
mod cursor;
pub mod demos;
pub mod diagram;
mod editing;
mod effect;
mod event;
pub mod figure;
pub mod files;
pub mod flight;
mod game;
mod games;
pub mod guide;
mod host;
pub mod ink;
mod keys;
pub mod layout;
pub mod learn;
mod lesson;
mod library;
mod message;
mod model;
mod notes;
mod notice;
mod numbers;
pub mod offers;
pub mod opening;
mod opponent;
mod overlay;
pub mod palette;
pub mod panel;
pub mod parameters;
pub mod parts;
pub mod players;
mod playing;
mod points;
pub mod portrait;
pub mod problem;
mod reading;
mod review;
pub mod rgba;
mod rin_turns;
pub mod scene;
mod searching;
mod set_up;
mod settings;
mod sheet;
mod solving;
pub mod spoken;
pub mod statistics;
mod taking_back;
pub mod text;
pub mod thinking;
pub mod thoughts;
mod time;
mod tournament;
mod typed;
mod update;
mod variations;
mod view;
pub mod words;

pub use about::{About, Inscription, about, inscription};
pub use aim::Confirm;
pub use controls::Command;
pub use cursor::Key;
pub use editing::{MAX_COMMENT, Study, Tool, Way};
pub use effect::{Effect, HostEffect};
pub use event::{By, ErrorCode, Event, GameResult, Played};
pub use host::{Kind as HostKind, Visitor};
pub use keys::{OTHER_KEYS, Shortcut, is_shortcut};
pub use lesson::To as ToMistake;
pub use library::{Place, Row, Saved};
pub use message::Message;
pub use model::Model;
use notice::Lasts;
pub use notice::{Reading, Said};
use numbers::is_counted;
pub use opponent::Wish;
pub use panel::Panel;
pub use searching::{Find, SearchPanel};
pub use set_up::{Brush, Laid, Number, SetUp, Toward};
pub use settings::{ConfirmBy, Lang, Lines, Look, Setting, Settings, Switch, ThinkTime, Workers};
pub use sheet::{Form, TIMES, sheet};
pub use solving::Task;
pub use update::update;

/// What there is when the page opens.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// All saved games.
    pub saved: Vec<Saved>,
    /// The reviews of saved games, by the games' keys.
    pub reviews: Vec<Saved>,
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
    /// The key of the game for which the page itself wrote that fragment; empty if somebody else did.
    pub address_of: String,
    /// The address's query; empty if there is none.
    pub query: String,
    /// What was learned so far.
    pub learned: String,
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
    /// The line of moves that is looked at, as a record.
    Line,
    /// The line about the problem of the day.
    Result,
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
    /// The board, and beside it who won how, for those to whom it is sent.
    Card,
}

/// How the stones look in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stones {
    /// As they are.
    Plain,
    /// With the numbers of their moves.
    Numbered,
}

/// What goes to paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prints {
    /// The game: its position, who played, the moves and the comments.
    Game,
    /// The board without its stones, to play on.
    Board,
}

/// Whether a picture has a line with the players, the result and the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caption {
    /// It has one below the board.
    Below,
    /// It shows the board alone.
    None,
}

/// Who gets a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// The player, as a file.
    Player,
    /// Others, by way of the system's own sheet for sharing.
    Others,
}

/// A picture as it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The kind.
    pub kind: Picture,
    /// How its stones look.
    pub stones: Stones,
    /// What stands below the board.
    pub caption: Caption,
    /// Who gets it.
    pub recipient: Recipient,
}

/// All that a picture is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureOrder {
    /// What is wanted.
    pub wanted: Wanted,
    /// The game.
    pub text: String,
    /// The position.
    pub ply: usize,
    /// How it looks, as settings are written.
    pub look: String,
    /// What it shows, for those who do not see it.
    pub title: String,
    /// What its file is called.
    pub name: String,
    /// What it says of the game.
    pub said: Inscription,
    /// Black's share of the game after every turn, in hundredths; empty if it was not reviewed.
    pub shares: Vec<u8>,
}

impl Picture {
    /// How its files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Png | Self::Card => "png",
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
    /// A clock has little time left.
    Hurry,
}

impl Sound {
    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Stone => "stone",
            Self::Capture => "capture",
            Self::Score => "score",
            Self::End => "end",
            Self::Hurry => "hurry",
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

/// What stands in the panel beside the board, one at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The list of moves.
    #[default]
    Moves,
    /// What the computer thinks of the position or the game.
    Analysis,
    /// What the record says of the game and the move.
    Notes,
    /// What other games know of the position.
    Search,
}

impl Tab {
    /// Every panel.
    pub const ALL: [Self; 4] = [Self::Moves, Self::Analysis, Self::Notes, Self::Search];

    /// The panel that stands so many places behind it; after the last comes the first.
    pub const fn behind(self, places: usize) -> Self {
        Self::ALL[(self as usize + places) % Self::ALL.len()]
    }

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Analysis => "analysis",
            Self::Notes => "notes",
            Self::Search => "search",
        }
    }
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
