//! What the app asks of the browser.

use super::files::{Listed, Search};
use super::learn::LearnPanel;
use super::{Copied, Event, PictureOrder, Played, Row, Setting, Sound};
use crate::ai::protocol::Question;
use crate::board::Point;
use crate::record::formats::Format;

/// What the app asks of every board.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Something that only the host of the board can do.
    Host(HostEffect),
    /// Only the picture changed.
    Redraw,
    /// Only the clocks changed.
    ShowClocks,
    /// Come back with the time when the clocks have moved on, if any run.
    Wake,
    /// The position, the panel or what is spoken changed, and with them the picture.
    Refresh,
    /// Bring the words of this language.
    LoadWords(&'static str),
    /// Put the words of the player's language where the page has labels.
    ShowLabels,
    /// Let this be heard.
    Sound(Sound),
    /// Draw now and not in the next frame: the paper does not wait.
    DrawNow,
    /// Ask the computer, whose part of the program may have to be loaded.
    Think {
        /// The number of the question, to come back with the answer.
        number: u32,
        /// The question.
        question: Question,
        /// No answer is taken before so many milliseconds have passed.
        pause: u64,
    },
    /// The computer need not think any longer.
    StopThinking,
    /// Say this to those who listen, when they have time.
    Announce(String),
    /// Say this to them at once.
    Alert(String),
    /// From now on the Tab key leads to this point.
    Reach(Point),
    /// Move the keyboard's focus to this point.
    Focus(Point),
    /// Move the keyboard's focus to the button that answers the question with no.
    FocusQuestion,
}

/// What the app asks of the host of a board: of our own page, or of the element in somebody else's.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEffect {
    /// Ask the page around the board whether this move may be played. [`Commit`](super::Message::Commit) or
    /// [`Refuse`](super::Message::Refuse) answers.
    Propose(Played),
    /// Tell the page around the board of this.
    Event(Event),
    /// The parameters of the address have been read: leave this query in it.
    SetQuery(String),
    /// Save a game for the next visit.
    Save {
        /// Its key.
        id: String,
        /// The record text.
        text: String,
        /// What should be there now. If it is something else, another window has played on.
        before: String,
    },
    /// Save the review of a game beside it.
    SaveReview {
        /// The key of the game.
        id: String,
        /// The review as a text.
        text: String,
    },
    /// Delete a game, and its review.
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
    /// Save that the player has chosen this value. What else is saved may be another window's and stays:
    /// [`Settings::merged`](super::Settings::merged) puts them together.
    SaveSetting(Setting, &'static str),
    /// Save what was learned.
    SaveLearning(String),
    /// Bring this file with lessons or problems. [`Train::Loaded`](super::learn::Train::Loaded) answers.
    LoadLearning(String),
    /// Show this in the sheet for learning.
    ShowLearn(Box<LearnPanel>),
    /// Hand out this backup as a file.
    SaveBackup(String),
    /// Ask the browser not to throw away what it keeps: there is something now.
    Persist,
    /// Show these saved games, the newest first.
    ShowGames(Vec<Row>),
    /// Open the sheet with this id.
    OpenSheet(String),
    /// Lead the keyboard to the field for typed moves, so that what is typed next stands there alone.
    FocusTyped,
    /// Empty it.
    ClearTyped,
    /// Print the page.
    Print,
    /// Make a picture, whose part of the program may have to be loaded.
    MakePicture(PictureOrder),
    /// Make no more of it.
    StopMaking,
    /// Close all sheets: another game is on the board.
    CloseSheets,
    /// Read this file, which may be in the format of another program. [`FileRead`](super::Message::FileRead) answers.
    ReadFile(Vec<u8>),
    /// Read no more of it.
    StopReading,
    /// List the games of the opened file that mention these words. [`FileRead`](super::Message::FileRead) answers.
    ListFile(String),
    /// Read the game with this number of the opened file. [`FileRead`](super::Message::FileRead) answers.
    ReadGameOfFile(usize),
    /// Search for games. [`Search`](super::Message::Search) brings what this search, which has a number, has found.
    Search(u32, Box<Search>),
    /// Show these games of the opened file.
    ShowFile(Listed),
    /// Write a game in the format of another program. [`TextWritten`](super::Message::TextWritten) answers.
    WriteText {
        /// The record text.
        record: String,
        /// The format.
        format: Format,
    },
    /// Write a game as a file of another program, and hand it out.
    WriteFile {
        /// The record text.
        record: String,
        /// The format.
        format: Format,
    },
    /// Show this text where it can be copied, and saved as a file.
    ShowText {
        /// The text.
        text: String,
        /// What it is written in.
        format: Format,
    },
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
    /// Hand out this line about the problem of the day: by the system's sheet for sharing, or else by the clipboard.
    CopyResult(String),
    /// The address's fragment has been read: that of the game on the board comes in its place.
    LinkRead,
}
