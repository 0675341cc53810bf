//! What a player should know of a game that came from another program's text, or goes into one.

use crate::board::{Color, say_english};
use crate::rules::catalog::RuleSet;
use std::fmt;

/// An assumption that was made, or a part that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The text names no rules, so these are taken.
    NoRules(RuleSet),
    /// The text does not say who took which colour, so the colours stay.
    ColoursStay,
    /// The text does not say how many fifths were declared, so it is one.
    OneFifth,
    /// The text does not say what was proposed beside the first of these; the second stands for it.
    FifthSupplied(String, String),
    /// These parts of the text are not kept.
    LeftOut(Vec<Part>),
    /// The text names no size of the board.
    NoSize,
    /// Rules of this name are taken for these.
    RulesRead(String, RuleSet),
    /// The file does not say that it is one of Renju.
    NoGame,
    /// The text does not say whose turn it is in the position, so it is this colour's.
    TurnAssumed(Color),
    /// The file holds no more than the stones.
    StonesAlone,
}

/// A part of another program's text that a record does not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A property or a line, by its name or its text.
    Named(String),
    /// So many variations.
    Variations(usize),
    /// The games after the first one.
    OtherGames,
    /// The times of the moves.
    Times,
    /// The sign of where a library is to be opened.
    StartMark,
    /// Decisions without a stone: colours, offers, resigning.
    Decisions,
    /// Marks.
    Marks,
}

impl Part {
    /// Its name. `say` fills the gaps of the text with this key.
    fn name(&self, say: impl Fn(&str, &[String]) -> String) -> String {
        match self {
            Self::Named(name) => name.clone(),
            Self::Variations(number) => say("PartVariations", &[number.to_string()]),
            Self::OtherGames => say("PartOtherGames", &[]),
            Self::Times => say("PartTimes", &[]),
            Self::StartMark => say("PartStartMark", &[]),
            Self::Decisions => say("PartDecisions", &[]),
            Self::Marks => say("PartMarks", &[]),
        }
    }
}

impl Remark {
    /// The key of the sentence in the files of words.
    const fn key(&self) -> &'static str {
        match self {
            Self::NoRules(_) => "RemarkNoRules",
            Self::ColoursStay => "RemarkColoursStay",
            Self::OneFifth => "RemarkOneFifth",
            Self::FifthSupplied(..) => "RemarkFifthSupplied",
            Self::LeftOut(_) => "RemarkLeftOut",
            Self::NoSize => "RemarkNoSize",
            Self::RulesRead(..) => "RemarkRulesRead",
            Self::NoGame => "RemarkNoGame",
            Self::TurnAssumed(Color::Black) => "RemarkBlackAssumed",
            Self::TurnAssumed(Color::White) => "RemarkWhiteAssumed",
            Self::StonesAlone => "RemarkStonesAlone",
        }
    }

    /// The sentence. `say` fills the gaps of the text with this key.
    pub fn sentence(&self, say: impl Fn(&str, &[String]) -> String) -> String {
        let parts = match self {
            Self::NoRules(rules) => vec![rules.to_string()],
            Self::FifthSupplied(at, other) => vec![at.clone(), other.clone()],
            Self::LeftOut(left_out) => vec![listed(left_out, &say)],
            Self::RulesRead(name, rules) => vec![name.clone(), rules.to_string()],
            Self::ColoursStay
            | Self::OneFifth
            | Self::NoSize
            | Self::NoGame
            | Self::TurnAssumed(_)
            | Self::StonesAlone => Vec::new(),
        };
        say(self.key(), &parts)
    }
}

/// The names of all parts with commas between them.
fn listed(parts: &[Part], say: impl Fn(&str, &[String]) -> String) -> String {
    let names = parts.iter().map(|part| part.name(&say));
    names.reduce(|list, name| say("ListComma", &[list, name])).unwrap_or_default()
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(say_english))
    }
}
