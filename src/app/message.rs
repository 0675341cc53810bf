//! What can happen to the app.

use super::layout::Position;
use super::palette::Scheme;
use super::{Copied, Form, Key, Motion, Opened, Picture, Pointer, Setting, Step, Stones, Wish};
use crate::board::Point;
use crate::record::formats::Format;
use crate::rules::Move;

/// What can happen to the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// The page was opened.
    Opened(Opened),
    /// The time, in milliseconds. It comes before every other message.
    Tick(u64),
    /// The page in another window has saved a game, or deleted it.
    SavedElsewhere {
        /// Its key.
        id: String,
        /// Its text; none if it is gone.
        text: Option<String>,
    },
    /// Saving would overwrite this text of the running game, which another window has saved.
    FoundElsewhere(String),
    /// Another link was opened in the running page.
    LinkOpened(String),
    /// What the page's address asks for besides: a line with settings for this visit, a line with what was left out, and
    /// a link to a game. Each may be empty.
    AddressRead(String),
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
        /// What the player points with, if there is a choice.
        pointer: Pointer,
    },
    /// The words of a language, or none if they could not be loaded.
    Words {
        /// Its code.
        lang: String,
        /// The text.
        text: Option<String>,
    },
    /// The page goes to paper, or comes back.
    Printing(bool),
    /// The mouse is over the board.
    PointerAt(Position),
    /// The mouse has left the board.
    PointerLeft,
    /// The board was clicked or tapped.
    Pressed {
        /// Where.
        at: Position,
        /// With what.
        by: Pointer,
    },
    /// The stone that is aimed is to be put.
    Place,
    /// A stone is asked for on this point.
    Play(Point),
    /// Moves or commands were typed.
    Typed(String),
    /// A key was pressed where it means no text.
    Shortcut(String),
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
    /// Something was chosen from a list.
    Set(Setting, String),
    /// A key that moves the cursor over the board.
    Key(Key),
    /// The keyboard's cursor was put on this point, by mouse or touch.
    Focused(Point),
    /// The keyboard itself has reached this point.
    Reached(Point),
    /// A new game, as the sheet for it was filled in.
    NewGame(Form),
    /// The game of this name: the one that is still open, or a new one.
    ChooseGame(String),
    /// A new game by the rules with this id.
    ChooseRules(String),
    /// The computer is to be the opponent.
    PlayComputer,
    /// The computer is to move at once, to stop, or to think again.
    Think,
    /// A hint or a review is wanted, or not any more.
    Ask(Wish),
    /// The best move so far of the computer, to the question with this number.
    Told(u32, String),
    /// The computer's answer to the question with this number, or why there is none.
    Answered(u32, Result<String, String>),
    /// The second game of the match begins.
    NextGame,
    /// The same again with exchanged colours.
    Rematch,
    /// The last move is taken back.
    Undo,
    /// The move taken back is played again.
    Redo,
    /// Another position of the game is shown.
    Show(Step),
    /// After so many moves the game goes on with this one of the alternatives.
    Branch(usize, usize),
    /// The game plays by itself, or stops to.
    Autoplay,
    /// The sheets are there, of which the one with this id is wanted.
    SheetsCame(String),
    /// The saved games are wanted.
    ListGames,
    /// A saved game is to be opened.
    OpenSaved(String),
    /// A saved game is to be deleted.
    Delete(String),
    /// It is not, after all.
    Restore(String),
    /// A saved game gets this name.
    Rename(String, String),
    /// A link to the position shown is wanted.
    CopyLink,
    /// The position as a text is wanted.
    CopyBoard,
    /// The line that shows the position in somebody else's page is wanted.
    CopyEmbed,
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
    /// A picture is wanted.
    Picture(Picture, Stones),
    /// So much of a picture has been made, from 0 to 1.
    Progress(f64),
    /// It is there; or why not.
    Made(Result<(), String>),
    /// It is not wanted any more.
    StopMaking,
    /// Something was done that has no answer.
    Done,
    /// It could not be done, for this reason.
    Failed(String),
    /// The page is to be printed.
    Print,
    /// The link, or else the board, is in the clipboard; or what could not be put there.
    Copied(Result<Copied, String>),
    /// The browser keeps nothing.
    NotSaved,
    /// It keeps what it is given again.
    SavedAgain,
    /// The notice was read.
    Dismiss,
}
