//! Why a record is refused.

use crate::board::decimal;
use crate::rules::IllegalMove;
use crate::rules::catalog::{UnknownRuleSet, excerpt};
use std::fmt;

/// A record that was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line of the text, from 1; 0 where there are no lines, as in a link.
    pub line: usize,
    /// In another program's text the number of the stone or pass at fault, or of the last one before
    /// it; 0 where they are not counted.
    pub number: usize,
    /// The words at fault; empty if there are none.
    pub token: String,
    /// What is wrong with them.
    pub fault: Fault,
}

impl RecordError {
    /// A fault of `token` in `line`. An endless token is cut for the message.
    pub fn new(line: usize, token: &str, fault: Fault) -> Self {
        Self { line, number: 0, token: excerpt(token), fault }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut place = String::new();
        for (word, number) in [("line ", self.line), ("move ", self.number)] {
            if number > 0 {
                place = comma(place) + word + &decimal::write(number);
            }
        }
        if !self.token.is_empty() {
            place = comma(place) + "\"" + &self.token + "\"";
        }
        let colon = if place.is_empty() { "" } else { ": " };
        write!(f, "{place}{colon}{}", self.fault)
    }
}

/// `text` with a comma, if there is something to divide.
fn comma(text: String) -> String {
    if text.is_empty() { text } else { text + ", " }
}

impl std::error::Error for RecordError {}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is too long to be read.
    TooLong,
    /// It does not begin as a record does.
    NotARecord,
    /// It is written in a version of the format that this program does not know.
    UnknownVersion,
    /// It names no rule set that this program knows.
    UnknownRules(UnknownRuleSet),
    /// A line in its head is no `key: value`.
    NotAHeader,
    /// A key in its head is not one of [`Header::ALL`](super::Header::ALL).
    UnknownHeader,
    /// A key stands twice in its head.
    HeaderTwice,
    /// The blank line after the head is missing.
    NoBlankLine,
    /// A word is no move.
    NotAMove,
    /// A move is refused by the rules.
    Illegal(IllegalMove),
    /// An alternative stands where no move precedes it.
    NothingToReplace,
    /// A bracket closes nothing.
    NothingToClose,
    /// This bracket is never closed.
    Unclosed(char),
    /// A link's number of the move shown is no number.
    NotAPly,
    /// Another program's text, or this one in another program's format, for the reason it carries:
    /// one of the constants below. So the page need not know them all.
    Foreign(&'static str),
    /// A link's text is garbled.
    Garbled,
}

impl Fault {
    /// It is in no format that this program knows.
    pub const NOT_A_GAME: Self = Self::Foreign("this is no record, SGF, psq or list of points");
    /// It begins as SGF does, but is none.
    pub const NOT_SGF: Self = Self::Foreign("this does not belong in SGF");
    /// It is SGF of another game.
    pub const OTHER_GAME: Self = Self::Foreign("this is SGF of another game: Renju has GM[4]");
    /// Its board is not one of Renju.
    pub const OTHER_SIZE: Self = Self::Foreign("Renju is played on 15x15 points");
    /// Its rules are not those of Renju.
    pub const OTHER_RULES: Self = Self::Foreign("these are rules that Goishi does not know");
    /// Its stones were not played, but set up.
    pub const STONES_SET_UP: Self =
        Self::Foreign("a record holds stones that were played, not set up");
    /// A stone has the wrong colour.
    pub const OTHER_COLOR: Self = Self::Foreign("it is the other colour's turn");
    /// The game is not Renju, and so has no format but the record text.
    pub const NOT_WRITTEN: Self =
        Self::Foreign("only Renju has this format; keep this game as record text");
    /// There is a pass in a game that is to be written in a format without passes.
    pub const PASS_NOT_WRITTEN: Self =
        Self::Foreign("a psq file has no passes: the colours would shift");
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownRules(unknown) => return unknown.fmt(f),
            Self::Illegal(illegal) => return illegal.fmt(f),
            Self::Foreign(reason) => return f.write_str(reason),
            Self::Unclosed(bracket) => return write!(f, "this {bracket} is never closed"),
            _ => {}
        }
        f.write_str(match self {
            Self::TooLong => "it is too long to be a game",
            Self::NotARecord => "a record begins with \"goishi 1\" and a rule set",
            Self::UnknownVersion => "this program reads version 1 of the format only",
            Self::NotAHeader => "a line in the head is \"key: value\", and a blank line ends it",
            Self::UnknownHeader => {
                "the head knows black, white, event, date, result, clock and note"
            }
            Self::HeaderTwice => "this stands in the head already",
            Self::NoBlankLine => "the blank line before the moves is missing",
            Self::NotAMove => "this is no move of the game",
            Self::NothingToReplace => "an alternative needs a move before it",
            Self::NothingToClose => "there is no open ( to close",
            Self::NotAPly => "the number of the move to show is missing",
            _ => "the link is garbled",
        })
    }
}
