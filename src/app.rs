//! Decides: all that the page can do, without a browser.
//!
//! [`update`] is the only place that changes the [`Model`]; [`scene`], [`panel`] and [`spoken`] turn
//! it into plain data for the eye, the page and the ear.

mod command;
mod cursor;
mod games;
pub mod layout;
mod model;
pub mod palette;
pub mod panel;
mod playing;
pub mod scene;
mod settings;
pub mod spoken;
pub mod text;
mod update;

pub use command::Command;
pub use cursor::Key;
pub use model::Model;
pub use settings::{Setting, Settings};
pub use update::update;

use crate::board::Point;
use crate::record::formats::Format;
use crate::rules::Move;
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
        /// What was switched off.
        settings: String,
        /// The address's fragment; empty if there is none.
        link: String,
    },
    /// The time, in milliseconds. It comes before every other message.
    Tick(u64),
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
    /// How the player's machine is set.
    Look {
        /// Light or dark.
        scheme: Scheme,
        /// Whether pictures may move.
        motion: Motion,
    },
    /// The mouse is over the board.
    PointerAt(Position),
    /// The mouse has left the board.
    PointerLeft,
    /// The board was clicked or tapped.
    Pressed(Position),
    /// A stone is asked for on this point.
    Play(Point),
    /// A move that names no point is asked for.
    Decide(Move),
    /// The next move is to carry the offer of a draw, or not after all.
    OfferDraw,
    /// What was asked about is to be done.
    Confirm,
    /// What was asked about is not to be done.
    Cancel,
    /// The clocks are to stop, or to go on.
    Pause,
    /// The page is being left or hidden.
    Leaving,
    /// A switch was pressed.
    Switch(Setting),
    /// A key that moves the cursor over the board.
    Key(Key),
    /// The keyboard's cursor was put on this point, by mouse or touch.
    Focused(Point),
    /// The keyboard itself has reached this point.
    Reached(Point),
    /// A new game; the running one is set aside.
    NewGame {
        /// What is played.
        rules: RuleSet,
        /// The time control as it was written; empty for none.
        clock: String,
        /// Whether it is one game, or the first of a match.
        length: Length,
    },
    /// The second game of the match begins.
    NextGame,
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
    /// The game is wanted as a text.
    ShowText(Format),
    /// A text was given to be read as a game.
    TextOpened(String),
    /// A game was written in another format, or could not be.
    Converted {
        /// The format.
        to: Format,
        /// A line of remarks and then the game; or what is wrong.
        answer: Result<String, String>,
    },
    /// The link is in the clipboard, or could not be put there.
    Copied(Result<(), String>),
    /// The browser keeps nothing.
    NotSaved,
    /// The notice was read.
    Dismiss,
}

/// How many games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// One.
    Game,
    /// A match of two, where the rules know one.
    Match,
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

/// What the app asks of the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Only the picture changed.
    Redraw,
    /// Only the clocks changed.
    ShowClocks,
    /// Come back with the time when the clocks have moved on, if any run.
    Wake,
    /// The position, the panel or what is spoken changed, and with them the picture.
    Refresh,
    /// Save this record text, the running game, for the next visit.
    Save(String),
    /// Save these record texts, the games set aside.
    Keep(Vec<String>),
    /// Save what is switched off.
    SaveSettings(String),
    /// Write the game in `text` in another format, whose part of the program may have to be loaded.
    Convert {
        /// A game in any format.
        text: String,
        /// The format that is wanted.
        to: Format,
        /// The id of the rules by which it is played if it names none.
        rules: String,
    },
    /// Close the sheet with the record: its text is open.
    CloseRecord,
    /// Show this text where it can be copied.
    ShowText(String),
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
