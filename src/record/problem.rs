//! A record as a problem: what the person to move is to reach.

use crate::board::{Color, parse_digits};
use crate::rules::catalog::RuleSet;
use std::fmt;

/// What is to be reached, and a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What is to be reached.
    pub goal: Goal,
    /// What somebody wrote about it; perhaps nothing.
    pub sentence: String,
}

/// What the person to move is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// This colour wins.
    Wins(Color),
    /// The person to move wins.
    Win,
    /// The person to move does not lose.
    Defend,
    /// The best that the rules count in this turn.
    Best,
    /// So many points or stones in this turn.
    Score(u16),
}

impl Problem {
    /// The problem that `text` names; none if that is no goal of a game by `rules`.
    pub fn read(text: &str, rules: RuleSet) -> Option<Self> {
        let (goal, sentence) = text.split_once(':').unwrap_or((text, ""));
        let words: Vec<String> =
            goal.split_ascii_whitespace().map(str::to_ascii_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let is_counted = !matches!(rules, RuleSet::Renju(_));
        let goal = match words[..] {
            [color, "wins"] => Goal::Wins(Color::from_id(color)?),
            ["win"] => Goal::Win,
            ["defend"] => Goal::Defend,
            ["best"] if is_counted => Goal::Best,
            ["score", number] if is_counted => {
                Goal::Score(u16::try_from(parse_digits(number)?).ok()?)
            }
            _ => return None,
        };
        Some(Self { goal, sentence: sentence.trim_ascii().to_string() })
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wins(color) => write!(f, "{} wins", color.id()),
            Self::Win => f.write_str("win"),
            Self::Defend => f.write_str("defend"),
            Self::Best => f.write_str("best"),
            Self::Score(number) => write!(f, "score {number}"),
        }
    }
}

impl fmt::Display for Problem {
    /// What follows `problem:` in the head of a record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.goal.fmt(f)?;
        if !self.sentence.is_empty() {
            write!(f, ": {}", self.sentence)?;
        }
        Ok(())
    }
}
