//! Command lines: `--name value` anywhere among the other words.

use goishi::ai::Level;
use std::str::FromStr;

/// The words of a command line, with its options taken out.
pub struct Options<'a> {
    pub words: Vec<&'a str>,
    given: Vec<(&'a str, &'a str)>,
}

impl<'a> Options<'a> {
    /// Divides `words` into options and others. An option that is not `known` is refused.
    pub fn read(words: &[&'a str], known: &[&str]) -> Result<Self, String> {
        let mut options = Self { words: Vec::new(), given: Vec::new() };
        let mut rest = words.iter();
        while let Some(&word) = rest.next() {
            if !word.starts_with("--") {
                options.words.push(word);
                continue;
            }
            if !known.contains(&word) {
                return Err(format!("{word:?} is no option here; there is {}", known.join(" ")));
            }
            let value = rest.next().ok_or_else(|| format!("{word} needs a value"))?;
            options.given.push((word, value));
        }
        Ok(options)
    }

    /// The value of the option that was given last among those with these names, and its name.
    pub fn last(&self, names: &[&str]) -> Option<(&'a str, &'a str)> {
        self.given.iter().rev().copied().find(|(name, _)| names.contains(name))
    }

    /// The value of an option.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.last(&[name]).map(|(_, value)| value)
    }

    /// The value of `--level`, or else the best.
    pub fn level(&self) -> Result<Level, String> {
        let number = self.number("--level", Level::Six.number())?;
        Level::from_number(number).ok_or_else(|| "levels go from 1 to 6".to_string())
    }

    /// The value of an option that is a number, or else `default`.
    pub fn number<T: FromStr>(&self, name: &str, default: T) -> Result<T, String> {
        match self.text(name) {
            Some(value) => value.parse().map_err(|_| format!("{name}: {value:?} is no number")),
            None => Ok(default),
        }
    }
}
