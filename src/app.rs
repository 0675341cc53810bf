//! Decides: all that the page can do, without a browser.
//!
//! [`update`] is the only place that changes the [`Model`]; [`scene`], [`panel`] and [`spoken`] turn
//! it into plain data for the eye, the page and the ear.

mod command;
mod cursor;
pub mod layout;
mod model;
pub mod palette;
pub mod panel;
pub mod scene;
pub mod spoken;
pub mod text;
mod update;

pub use command::Command;
pub use cursor::Key;
pub use model::Model;
pub use update::update;

use crate::board::Point;
use crate::rules::catalog::RuleSet;
use layout::Position;
use palette::Scheme;

/// What can happen to the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// The page was opened: what an earlier visit saved, and the address's fragment.
    Opened {
        /// The saved game.
        game: Option<String>,
        /// The games that were set aside, the newest first.
        kept: Vec<String>,
        /// The fragment, from its `#` on; empty if there is none.
        link: String,
    },
    /// The page in another window has set other games aside.
    KeptElsewhere(Vec<String>),
    /// Saving would overwrite this game, which the page in another window has saved.
    FoundElsewhere(String),
    /// Another link was opened in the running page.
    LinkOpened(String),
    /// The board has this many pixels on a side, and a pixel of the page so many of the screen.
    Resized {
        /// Pixels of the page.
        side: f64,
        /// Screen pixels in one of them.
        scale: f64,
    },
    /// Light or dark.
    Scheme(Scheme),
    /// The mouse is over the board.
    PointerAt(Position),
    /// The mouse has left the board.
    PointerLeft,
    /// The board was clicked or tapped.
    Pressed(Position),
    /// A stone is asked for on this point.
    Play(Point),
    /// A key that moves the cursor over the board.
    Key(Key),
    /// The keyboard's cursor was put on this point.
    Focused(Point),
    /// A new game of these rules; the running one is set aside.
    NewGame(RuleSet),
    /// The last move is taken back.
    Undo,
    /// The move taken back is played again.
    Redo,
    /// Another position of the game is shown.
    Show(Step),
    /// The running game is set aside, and the next one of those comes back.
    Return,
    /// A link to the position shown is wanted.
    CopyLink,
    /// The link is in the clipboard, or could not be put there.
    Copied(Result<(), String>),
    /// The browser keeps nothing.
    NotSaved,
    /// The notice was read.
    Dismiss,
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

/// What the app asks of the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Only the picture changed.
    Redraw,
    /// The position, the panel or what is spoken changed, and with them the picture.
    Refresh,
    /// Save this record text, the running game, for the next visit.
    Save(String),
    /// Save these record texts, the games set aside.
    Keep(Vec<String>),
    /// A saved text that could not be read: keep it apart, it may be somebody's game.
    KeepUnreadable(String),
    /// Say this to those who listen.
    Announce(String),
    /// From now on the Tab key leads to this point.
    Reach(Point),
    /// Move the keyboard's focus to this point.
    Focus(Point),
    /// Put a link with this fragment into the clipboard.
    CopyLink(String),
    /// The address's fragment has been read: take it off.
    ClearLink,
}
