//! What is to be said of a game that came from another program's text, or goes into one.

use crate::rules::catalog::RuleSet;
use std::fmt;

/// Something that was assumed, or left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The text names no rules.
    NoRules(RuleSet),
    /// Nor who took which colour.
    ColoursStay,
    /// Nor what was proposed beside the first of these points; the second stands for it.
    FifthSupplied(String, String),
    /// These parts of it are not kept.
    LeftOut(String),
    /// It names no size of the board.
    NoSize,
    /// Rules of this name are taken for ours.
    RulesRead(String, RuleSet),
    /// The file holds no more than the stones.
    StonesAlone,
}

impl Remark {
    /// The key of its words, in every language.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::NoRules(_) => "RemarkNoRules",
            Self::ColoursStay => "RemarkColoursStay",
            Self::FifthSupplied(..) => "RemarkFifthSupplied",
            Self::LeftOut(_) => "RemarkLeftOut",
            Self::NoSize => "RemarkNoSize",
            Self::RulesRead(..) => "RemarkRulesRead",
            Self::StonesAlone => "RemarkStonesAlone",
        }
    }

    /// What fills the gaps in these words.
    pub fn parts(&self) -> Vec<String> {
        match self {
            Self::NoRules(rules) => vec![rules.to_string()],
            Self::FifthSupplied(at, other) => vec![at.clone(), other.clone()],
            Self::LeftOut(list) => vec![list.clone()],
            Self::RulesRead(name, rules) => vec![name.clone(), rules.to_string()],
            Self::ColoursStay | Self::NoSize | Self::StonesAlone => Vec::new(),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRules(rules) => write!(f, "The text names no rules: it is read as {rules}."),
            Self::ColoursStay => {
                f.write_str("The choice of colours is not in the text: the colours stay.")
            }
            Self::FifthSupplied(at, other) => {
                write!(
                    f,
                    "What was proposed beside {at} is not in the text: {other} stands for it."
                )
            }
            Self::LeftOut(list) => write!(f, "Left out: {list}."),
            Self::NoSize => f.write_str("The text names no board size: 15 is taken."),
            Self::RulesRead(name, rules) => write!(f, "RU[{name}] is read as {rules}."),
            Self::StonesAlone => f.write_str("A psq file holds the stones alone."),
        }
    }
}
