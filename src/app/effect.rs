//! What the app asks of the browser.

use super::{Copied, Picture, Row, Sound};
use crate::board::Point;
use crate::record::formats::Format;

/// What the app asks of the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Only the picture changed.
    Redraw,
    /// Tell the page around the board that the parameter of this name was left out, and why.
    LeftOut(&'static str, String),
    /// Only the clocks changed.
    ShowClocks,
    /// Come back with the time when the clocks have moved on, if any run.
    Wake,
    /// The position, the panel or what is spoken changed, and with them the picture.
    Refresh,
    /// Save a game for the next visit.
    Save {
        /// Its key.
        id: String,
        /// The record text.
        text: String,
        /// What should be there now. If it is something else, another window has played on.
        before: String,
    },
    /// Delete a game.
    Forget {
        /// Its key.
        id: String,
        /// What should be there now. If it is something else, another window has played on, and it stays.
        before: String,
    },
    /// Save what was last chosen for a game.
    SaveChoice {
        /// The game's name.
        game: &'static str,
        /// A record text without moves.
        text: String,
    },
    /// Save what is set otherwise than usual.
    SaveSettings(String),
    /// Show these saved games, the newest first.
    ShowGames(Vec<Row>),
    /// Bring the words of this language.
    LoadWords(&'static str),
    /// Put the words of this text where the page has labels.
    ShowWords(String),
    /// Open the sheet with this id.
    OpenSheet(String),
    /// Lead the keyboard to the field for typed moves, so that what is typed next stands there alone.
    FocusTyped,
    /// Empty it.
    ClearTyped,
    /// Let this be heard.
    Sound(Sound),
    /// Draw now and not in the next frame: the paper does not wait.
    DrawNow,
    /// Print the page.
    Print,
    /// Make a picture, whose part of the program may have to be loaded.
    MakePicture {
        /// The kind.
        kind: Picture,
        /// The game.
        text: String,
        /// The position.
        ply: usize,
        /// How it looks, as settings are written.
        look: String,
        /// What it shows, for those who do not see it.
        title: String,
    },
    /// Make no more of it.
    StopMaking,
    /// Write the game in `text` in another format, whose part of the program may have to be loaded.
    Convert {
        /// A game in any format.
        text: String,
        /// The format that is wanted.
        to: Format,
        /// The id of the rules by which it is played if it names none.
        rules: String,
    },
    /// Ask the computer, whose part of the program may have to be loaded.
    Think {
        /// The number of the question, to come back with the answer.
        number: u32,
        /// The question: a line `WISH PLY MS LANGUAGE LEVEL LOSING`, where a move is wanted, and below it the record
        /// text. WISH is `move`, `hint` or `review`, LOSING says how many of its last moves looked hopeless, or is `-` if
        /// it may not give up.
        question: String,
    },
    /// Tell the computer something that has no answer: to `stop`, to `hide` hints and graphs, or to `mark` the position
    /// after so many moves in the graph.
    Tell(&'static str, usize),
    /// Close all sheets: another game is on the board.
    CloseSheets,
    /// Show this text where it can be copied.
    ShowText(String),
    /// Say this to those who listen, when they have time.
    Announce(String),
    /// Say this to them at once.
    Alert(String),
    /// From now on the Tab key leads to this point.
    Reach(Point),
    /// Move the keyboard's focus to this point.
    Focus(Point),
    /// Put the position after `ply` moves of a game into the clipboard.
    Copy {
        /// As a link, as a text, or for somebody's page.
        what: Copied,
        /// The game.
        text: String,
        /// The position.
        ply: usize,
        /// How it looks, as settings are written.
        look: String,
    },
    /// The address's fragment has been read: take it off.
    ClearLink,
}
