//! The record text (`.goishi`): head, blank line, moves.

use super::tree::{Step, Tree};
use super::{Builder, Fault, Header, MAX_BYTES, Record, RecordError, token};
use crate::rules::catalog::RuleSet;
use std::fmt;

/// Lines of moves are broken here, as far as comments allow.
const WIDTH: usize = 78;

impl Record {
    /// Reads a record text. It is taken whole or refused whole.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::new(1, "", Fault::TooLong));
        }
        let (first, mut rest) = cut_line(text.trim_start_matches('\u{feff}'));
        let rules = first_line(first)?;
        let mut builder = Builder::new(rules);
        let mut number = 1;
        while let Some(text) = rest {
            let (line, after) = cut_line(text);
            number += 1;
            if line.trim().is_empty() {
                return Body { rules, builder, line: number + 1 }.read(after.unwrap_or(""));
            }
            head_line(&mut builder, line.trim())
                .map_err(|fault| RecordError::new(number, line.trim(), fault))?;
            rest = after.filter(|after| !after.is_empty());
        }
        Err(RecordError::new(number, "", Fault::NoBlankLine))
    }
}

/// The first line of `text`, and what follows it if it is ended.
fn cut_line(text: &str) -> (&str, Option<&str>) {
    match text.split_once('\n') {
        Some((line, rest)) => (line, Some(rest)),
        None => (text, None),
    }
}

/// `goishi 1 RULESET`: "the first word and number are the format's version for ever".
fn first_line(line: &str) -> Result<RuleSet, RecordError> {
    let refuse = |fault| Err(RecordError::new(1, line.trim(), fault));
    let mut words = line.split_whitespace();
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some("goishi"), Some("1"), Some(id), None) => {
            id.parse().or_else(|unknown| refuse(Fault::UnknownRules(unknown)))
        }
        (Some("goishi"), Some(version), ..) if version != "1" => refuse(Fault::UnknownVersion),
        _ => refuse(Fault::NotARecord),
    }
}

fn head_line(builder: &mut Builder, line: &str) -> Result<(), Fault> {
    let (key, value) = line.split_once(':').ok_or(Fault::NotAHeader)?;
    builder.header(key.trim_end(), value)
}

/// The moves, while they are read.
struct Body {
    rules: RuleSet,
    builder: Builder,
    line: usize,
}

impl Body {
    fn read(mut self, mut text: &str) -> Result<Record, RecordError> {
        while let Some(first) = text.chars().next() {
            let taken = self.piece(text, first)?;
            self.line += text[..taken].matches('\n').count();
            text = &text[taken..];
        }
        let line = self.line;
        self.builder.finish().map_err(|fault| RecordError::new(line, "", fault))
    }

    /// Reads one piece of `text`, which begins with `first`; says how long it is.
    fn piece(&mut self, text: &str, first: char) -> Result<usize, RecordError> {
        let (taken, result) = match first {
            '#' => (text.find('\n').unwrap_or(text.len()), Ok(())),
            '(' => (1, self.builder.open()),
            ')' => (1, self.builder.close()),
            '{' => match text.find('}') {
                Some(end) => (end + 1, Ok(self.builder.comment(&text[1..end]))),
                None => (1, Err(Fault::Unclosed('{'))),
            },
            '}' => (1, Err(Fault::NotAMove)),
            blank if blank.is_whitespace() => (blank.len_utf8(), Ok(())),
            _ => {
                let ends = |c: char| c.is_whitespace() || "(){}#".contains(c);
                let end = text.find(ends).unwrap_or(text.len());
                (end, self.token(&text[..end]))
            }
        };
        result.map(|()| taken).map_err(|fault| RecordError::new(self.line, &text[..taken], fault))
    }

    fn token(&mut self, word: &str) -> Result<(), Fault> {
        self.builder.play(token::read(word, self.rules).ok_or(Fault::NotAMove)?)
    }
}

impl fmt::Display for Record {
    /// The record text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "goishi 1 {}", self.rules)?;
        for header in Header::ALL {
            if !self.header(header).is_empty() {
                writeln!(f, "{}: {}", header.key(), self.header(header))?;
            }
        }
        writeln!(f)?;
        let mut width = 0;
        for word in self.words() {
            let length = word.chars().count();
            if width > 0 && width + 1 + length > WIDTH {
                writeln!(f)?;
                width = 0;
            }
            if width > 0 {
                f.write_str(" ")?;
            }
            f.write_str(&word)?;
            width += length + 1;
        }
        if width > 0 { writeln!(f) } else { Ok(()) }
    }
}

impl Record {
    /// All that follows the blank line, word by word, a comment being one word.
    fn words(&self) -> Vec<String> {
        let mut words = comment(self.tree.comment(Tree::ROOT));
        let mut bracket = "";
        self.tree.walk(|step| match step {
            Step::Open => bracket = "(",
            Step::Close => words.iter_mut().last().into_iter().for_each(|word| word.push(')')),
            Step::Move(node) => {
                let mv = self.tree.mv(node).map(|mv| token::write(mv, self.rules));
                words.push(bracket.to_string() + &mv.unwrap_or_default());
                words.extend(comment(self.tree.comment(node)));
                bracket = "";
            }
        });
        words
    }
}

fn comment(text: &str) -> Vec<String> {
    if text.is_empty() { Vec::new() } else { vec![format!("{{{text}}}")] }
}
