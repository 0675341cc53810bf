//! All problems of a game, by their numbers.

use super::text::read_rating;
use super::{Puzzle, Theme};
use crate::board::parse_digits;
use crate::rules::catalog::RuleSet;

/// All problems of a game. Each is read when it is wanted.
///
/// In their text a heading, `# RULESET THEME`, stands above the lines of its problems. The first problem has the number 1.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    entries: Vec<Entry>,
}

/// A problem that is not read yet.
#[derive(Clone, Debug)]
struct Entry {
    rules: RuleSet,
    theme: Theme,
    line: String,
}

impl Collection {
    /// The problems of a text. Lines that make no sense are left out, but keep their numbers.
    pub fn read(text: &str) -> Self {
        let mut heading = None;
        let mut entries = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty()) {
            match (line.strip_prefix("# "), heading) {
                (Some(words), _) => heading = read_heading(words),
                (None, Some((rules, theme))) => {
                    entries.push(Entry { rules, theme, line: line.to_string() });
                }
                (None, None) => {}
            }
        }
        Self { entries }
    }

    /// The text of these problems, which stand in their order.
    pub fn write(puzzles: &[Puzzle]) -> String {
        let mut text = String::new();
        let mut heading = None;
        for puzzle in puzzles {
            let this = (puzzle.rules, puzzle.theme);
            if heading != Some(this) {
                text += &format!("# {} {}\n", puzzle.rules, puzzle.theme.id());
                heading = Some(this);
            }
            text += &puzzle.line();
            text.push('\n');
        }
        text
    }

    /// How many problems there are.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The problem with this number, from 1.
    pub fn get(&self, number: usize) -> Option<Puzzle> {
        let Entry { rules, theme, line } = self.entries.get(number.checked_sub(1)?)?;
        Puzzle::read(line, *rules, *theme)
    }

    /// How hard the problem with this number is: the first word of its line.
    pub fn rating(&self, number: usize) -> Option<u16> {
        let line = &self.entries.get(number.checked_sub(1)?)?.line;
        read_rating(line.split_ascii_whitespace().next()?)
    }

    /// What the problem with this number is about.
    pub fn theme(&self, number: usize) -> Option<Theme> {
        Some(self.entries.get(number.checked_sub(1)?)?.theme)
    }
}

fn read_heading(words: &str) -> Option<(RuleSet, Theme)> {
    let (rules, theme) = words.split_once(' ')?;
    let (rules, theme) = (rules.parse().ok()?, Theme::from_id(theme)?);
    theme.suits(rules).then_some((rules, theme))
}

/// The id of a problem: `renju-0042`.
pub fn id(game: &str, number: usize) -> String {
    format!("{game}-{number:04}")
}

/// The game and the number in an id.
pub fn read_id(id: &str) -> Option<(&str, usize)> {
    let (game, digits) = id.rsplit_once('-')?;
    let number = parse_digits(digits).filter(|_| digits.len() == 4)?;
    ["renju", "ren", "rin"].contains(&game).then_some((game, number))
}
