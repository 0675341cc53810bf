//! Why a record is refused.

use crate::board::{excerpt, say_english};
use crate::rules::catalog::UnknownRuleSet;
use crate::rules::{IllegalMove, SetupFault};
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

impl RecordError {
    /// The place of the fault before the sentence about it. `say` fills the gaps of the text with this key.
    pub fn sentence(&self, fault: &str, say: impl Fn(&str, &[String]) -> String) -> String {
        let mut place = String::new();
        let mut add = |more: String| {
            let parts = [std::mem::take(&mut place), more];
            place = if parts[0].is_empty() { parts[1].clone() } else { say("ListComma", &parts) };
        };
        for (key, number) in [("InLine", self.line), ("AtMove", self.number)] {
            if number > 0 {
                add(say(key, &[number.to_string()]));
            }
        }
        if !self.token.is_empty() {
            add(format!("\"{}\"", self.token));
        }
        if place.is_empty() { fault.into() } else { say("FaultAt", &[place, fault.into()]) }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&self.fault.to_string(), say_english))
    }
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
    /// A link's text is garbled.
    Garbled,
    /// The text is in no format that this program knows.
    NotAGame,
    /// The text begins as SGF does, but is none.
    NotSgf,
    /// The text is SGF of another game than Renju.
    OtherGame,
    /// The board is not one of Renju.
    OtherSize,
    /// The text names rules of five in a row that are not those of Renju.
    OtherRules,
    /// Stones were set up in the middle of a game.
    StonesSetUp,
    /// The position to begin from is refused.
    Setup(SetupFault),
    /// A mark begins with no sign there is.
    UnknownMark,
    /// A mark has too few points, too many, or something that is none.
    MarkPoints,
    /// The goal of a problem is none there is.
    UnknownProblem,
    /// A stone has the wrong colour.
    OtherColor,
    /// The game is not Renju, and so has no format but the record text.
    NotWritten,
    /// The file is no library of RenLib, or a damaged one.
    NotRenLib,
    /// The game begins from a position, which the format does not know.
    SetupNotWritten,
    /// There is a pass in a game that is to be written in a format without passes.
    PassNotWritten,
}

impl Fault {
    /// The key of the sentence about it in the files of words.
    pub fn key(&self) -> &'static str {
        match self {
            Self::TooLong => "FaultTooLong",
            Self::NotARecord => "FaultNotARecord",
            Self::UnknownVersion => "FaultUnknownVersion",
            Self::UnknownRules(unknown) if unknown.options().is_some() => "FaultOtherOptions",
            Self::UnknownRules(_) => "FaultUnknownRules",
            Self::NotAHeader => "FaultNotAHeader",
            Self::UnknownHeader => "FaultUnknownHeader",
            Self::HeaderTwice => "FaultHeaderTwice",
            Self::NoBlankLine => "FaultNoBlankLine",
            Self::NotAMove => "FaultNotAMove",
            Self::Illegal(illegal) => illegal.why.key(),
            Self::NothingToReplace => "FaultNothingToReplace",
            Self::NothingToClose => "FaultNothingToClose",
            Self::Unclosed(_) => "FaultUnclosed",
            Self::NotAPly => "FaultNotAPly",
            Self::Garbled => "FaultGarbled",
            Self::NotAGame => "FaultNotAGame",
            Self::NotSgf => "FaultNotSgf",
            Self::OtherGame => "FaultOtherGame",
            Self::OtherSize => "FaultOtherSize",
            Self::OtherRules => "FaultOtherRules",
            Self::StonesSetUp => "FaultStonesSetUp",
            Self::Setup(fault) => fault.key(),
            Self::UnknownMark => "FaultUnknownMark",
            Self::MarkPoints => "FaultMarkPoints",
            Self::UnknownProblem => "FaultUnknownProblem",
            Self::OtherColor => "FaultOtherColor",
            Self::NotWritten => "FaultNotWritten",
            Self::NotRenLib => "FaultNotRenLib",
            Self::SetupNotWritten => "FaultSetupNotWritten",
            Self::PassNotWritten => "FaultPassNotWritten",
        }
    }

    /// The parts that fill the gaps of that sentence.
    pub fn parts(&self) -> Vec<String> {
        match self {
            Self::UnknownRules(unknown) => {
                unknown.options().map(String::from).into_iter().collect()
            }
            Self::Unclosed(bracket) => vec![bracket.to_string()],
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownRules(unknown) => unknown.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
            _ => f.write_str(&say_english(self.key(), &self.parts())),
        }
    }
}
