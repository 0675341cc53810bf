//! What can happen to the app.

use super::editing::Study;
use super::files::{self, Written};
use super::layout::Position;
use super::learn::Train;
use super::palette::{Palette, Scheme};
use super::parameters::{Changed, Start};
use super::searching::Find;
use super::set_up::SetUp;
use super::{
    Copied, ErrorCode, Form, Key, Motion, Opened, Pointer, Prints, Reading, Recipient, Setting,
    Step, Tab, ToMistake, Wanted, Wish,
};
use crate::ai::protocol::{Answer, Progress};
use crate::board::{Color, Point};
use crate::record::NodeId;
use crate::record::formats::Format;
use crate::rules::Move;

/// What can happen to the app.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// The page was opened.
    Opened(Opened),
    /// Only time has passed: a clock shows another second, or the next move of a game that plays by itself is due.
    Tick,
    /// The page in another window has saved a game, or deleted it.
    SavedElsewhere {
        /// Its key.
        id: String,
        /// Its text; none if it is gone.
        text: Option<String>,
    },
    /// Saving a game would overwrite what another window has saved.
    FoundElsewhere {
        /// Its key.
        id: String,
        /// The text of the other window.
        text: String,
    },
    /// Another link was opened in the running page.
    LinkOpened(String),
    /// The browser went back or forward to an address that the page itself wrote.
    Returned {
        /// The key of the game that it was written for.
        id: String,
        /// The address's fragment.
        link: String,
    },
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
    /// The computer is to think no more about a review.
    StopReview,
    /// The computer is to think on about the position shown, or not any more.
    ThinkOn,
    /// Hints are to have one line more.
    MoreLines,
    /// Hints are to have one line less.
    FewerLines,
    /// The line with this number is to be seen on the board, or none.
    Preview(Option<usize>),
    /// The line with this number was pressed: what is seen of it on the board becomes a variation of the game.
    Follow(usize),
    /// The next mistake in this direction is to be learned from.
    Mistake(ToMistake),
    /// The turn with this number is to be learned from.
    Learn(usize),
    /// Another move than the mistake is to be looked for on the board.
    TryMove,
    /// What would have been better is to be shown.
    ShowSolution,
    /// Something is learned.
    Train(Train),
    /// Try the turn of a problem again, or the whole problem once it is solved.
    Retry,
    /// How far the computer is with the question with this number.
    Progressed(u32, Progress),
    /// The computer's answer to the question with this number.
    Answered(u32, Answer),
    /// The solver is to look longer.
    LookLonger,
    /// The second game of the match begins.
    NextGame,
    /// The same again with the same colours.
    Again,
    /// Another game begins with exchanged colours.
    Rematch,
    /// The game comes back that was left for this one, in which nothing has been played.
    Back,
    /// The last move is taken back.
    Undo,
    /// The move taken back is played again.
    Redo,
    /// Another position of the game is shown.
    Show(Step),
    /// The position after the move at this place of the record is shown, in the game or in a variation.
    Visit(NodeId),
    /// The end of the game is shown.
    ToGame,
    /// A game begins at the position shown.
    PlayOn,
    /// Something is asked of the notes.
    Study(Study),
    /// Something is asked of the position that is set up, or that one is.
    SetUp(SetUp),
    /// The pattern with this number is laid.
    Lay(usize),
    /// The game plays by itself, or stops to.
    Autoplay,
    /// The saved games are wanted.
    ListGames,
    /// A saved game is to be opened.
    OpenSaved(String),
    /// The game of this name is to be played against the computer.
    PlayGame(String),
    /// This is to stand in the panel beside the board.
    Tab(Tab),
    /// The computer player of this level, or a person, is to play this colour from now on.
    Seat(Color, Option<u8>),
    /// A game against the next stronger computer player is wanted.
    NextLevel,
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
    /// The game was [written](super::HostEffect::WriteText) in the format of another program; or why not.
    TextWritten(Format, Result<Written, String>),
    /// A text was given to be read as a game.
    TextOpened(String),
    /// A file was given.
    FileOpened(Vec<u8>),
    /// A file of another program was [read](super::HostEffect::ReadFile); or why not.
    FileRead(Result<files::Opened, String>),
    /// So many hundredths of that file have been read.
    FileProgress(u8),
    /// That file is not wanted any more.
    StopOpening,
    /// Something is asked of the search, or has been found by it.
    Search(Find),
    /// Only the games of the opened file that mention this are to be listed.
    ListFile(String),
    /// The game of the opened file with this number is wanted.
    ChooseGameOfFile(usize),
    /// A picture is wanted.
    Picture(Wanted),
    /// So much of a picture has been made, from 0 to 1.
    Progress(f64),
    /// It is there, for whom it was wanted; or why not.
    Made(Result<Recipient, String>),
    /// It is not wanted any more.
    StopMaking,
    /// The page is to be printed.
    Print(Prints),
    /// The link, or else the board, is in the clipboard; or what could not be put there.
    Copied(Result<Copied, String>),
    /// The browser keeps nothing.
    NotSaved,
    /// It keeps what it is given again.
    SavedAgain,
    /// The notice was read.
    Dismiss,
    /// Somebody reads the notice, or has turned from it.
    Notice(Reading),
    /// All that is kept is wanted in one file.
    Backup,
    /// The page in another window has saved these settings.
    SettingsElsewhere(String),
    /// The page around the board begins a game.
    Begin(Box<Start>),
    /// The page around the board goes on with the game; all else is as said here, by parameters of which these have
    /// changed.
    Adjust(Box<Start>, Changed),
    /// The page around the board paints it in these colours, or again in its own.
    Paint(Option<Palette>),
    /// The page around the board plays this move, for whomever it is, without a question.
    HostPlays(Move),
    /// The page around the board takes the last move back.
    HostUndo,
    /// The page around the board plays the move again that was taken back last.
    HostRedo,
    /// The page around the board lets the move be played that was [proposed](super::HostEffect::Propose).
    Commit,
    /// The page around the board refuses that move.
    Refuse,
    /// The computer is to think no more, whatever it thinks about.
    StopThinking,
    /// Something is to be read beside the board: what was left out of a game, or assumed.
    Remark(Vec<String>),
    /// Something did not work, for the reason that the text says.
    Trouble(ErrorCode, String),
}
