//! The record text (`.goishi`): head, blank line, moves.

use super::builder::{PROBLEM, SETUP};
use super::tree::{NodeId, Step, Tree};
use super::{Builder, Fault, Header, MAX_BYTES, Record, RecordError, mark, setup, token};
use crate::rules::catalog::RuleSet;
use std::fmt;

/// Lines of moves are broken here, as far as comments allow.
const WIDTH: usize = 78;

impl Record {
    /// Whether `text` looks like a record text, and not like another program's.
    pub fn is_one(text: &str) -> bool {
        text.trim_ascii_start().starts_with("goishi")
    }

    /// Reads a record text. It is taken whole or refused whole.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        match Self::read(text)? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// Reads a record text as far as it can be read: with the record comes what is wrong with the next move, if something is.
    ///
    /// # Errors
    /// What is wrong with the head: then there is no game.
    pub fn read(text: &str) -> Result<(Self, Option<RecordError>), RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::new(1, "", Fault::TooLong));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (first, rest) = cut_line(text);
        if let Some((first, rest)) = first_piece_of_one_line(text) {
            return one_line(first_line(first)?, rest);
        }
        let rules = first_line(first)?;
        let mut builder = Builder::new(rules);
        let mut number = 1;
        let mut rest = rest.unwrap_or("");
        while !rest.is_empty() {
            let (line, after) = cut_line(rest);
            number += 1;
            if line.trim_ascii().is_empty() {
                let body = Body { rules, builder, line: number + 1, opened: Vec::new() };
                return Ok(body.read(after.unwrap_or("")));
            }
            head_line(&mut builder, line.trim_ascii())
                .map_err(|fault| RecordError::new(number, line.trim_ascii(), fault))?;
            rest = after.unwrap_or("");
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

/// The first line's words and all that follows the semicolon behind them, if the text is written as one line.
fn first_piece_of_one_line(text: &str) -> Option<(&str, &str)> {
    let (first, rest) = text.split_once(';')?;
    (!first.trim_ascii().contains('\n')).then_some((first, rest))
}

/// A record as one line: pieces with a known key are head lines, and the first other piece begins the moves.
fn one_line(rules: RuleSet, text: &str) -> Result<(Record, Option<RecordError>), RecordError> {
    let mut builder = Builder::new(rules);
    let mut rest = text;
    while let Some((piece, after)) = head_piece(rest) {
        head_line(&mut builder, piece.trim_ascii())
            .map_err(|fault| RecordError::new(1, piece.trim_ascii(), fault))?;
        rest = after;
    }
    Ok(Body { rules, builder, line: 1, opened: Vec::new() }.read(rest))
}

/// The first head line of `text` and what follows it; none where the moves begin. A position goes on while its parts do.
fn head_piece(text: &str) -> Option<(&str, &str)> {
    let end = |text: &str| text.find(';').unwrap_or(text.len());
    let (key, _) = text.get(..end(text))?.split_once(':')?;
    let key = key.trim_ascii();
    if key != SETUP && key != PROBLEM && Header::from_key(key).is_none() {
        return None;
    }
    let mut length = end(text);
    while key == SETUP && text.get(length + 1..).is_some_and(is_part_of_setup) {
        length += 1 + end(text.get(length + 1..)?);
    }
    let (piece, after) = text.split_at_checked(length)?;
    Some((piece, after.strip_prefix(';').unwrap_or(after)))
}

/// Whether `text` goes on with a part of a position, and not with the next head line or a move.
fn is_part_of_setup(text: &str) -> bool {
    let word = text.split_ascii_whitespace().next().unwrap_or("");
    ["black", "white", "score", "weak", "rui"].iter().any(|part| word.eq_ignore_ascii_case(part))
}

/// `goishi 1 RULESET`: "the first word and number are the format's version for ever".
fn first_line(line: &str) -> Result<RuleSet, RecordError> {
    let refuse = |fault| Err(RecordError::new(1, line.trim_ascii(), fault));
    let mut words = line.split_ascii_whitespace();
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some("goishi"), Some("1"), Some(id), None) => {
            id.parse().map_err(|unknown| RecordError::new(1, "", Fault::UnknownRules(unknown)))
        }
        (Some("goishi"), Some(version), ..) if version != "1" => refuse(Fault::UnknownVersion),
        _ => refuse(Fault::NotARecord),
    }
}

fn head_line(builder: &mut Builder, line: &str) -> Result<(), Fault> {
    let (key, value) = line.split_once(':').ok_or(Fault::NotAHeader)?;
    builder.header(key.trim_ascii_end(), value)
}

/// The moves, while they are read.
struct Body {
    rules: RuleSet,
    builder: Builder,
    line: usize,
    /// The lines in which the alternatives being read began.
    opened: Vec<usize>,
}

impl Body {
    /// The game as far as it can be read, and what is wrong then.
    fn read(mut self, mut text: &str) -> (Record, Option<RecordError>) {
        while !text.is_empty() {
            let (piece, rest) = text.split_at_checked(first_piece(text)).unwrap_or((text, ""));
            if let Err(fault) = self.take(piece) {
                let error = RecordError::new(self.line, piece, fault);
                return (self.builder.so_far(), Some(error));
            }
            self.line += piece.matches('\n').count();
            text = rest;
        }
        let error = self.builder.check().err().map(|fault| match fault {
            Fault::Unclosed(_) => {
                RecordError::new(self.opened.pop().unwrap_or(self.line), "(", fault)
            }
            fault => RecordError::new(1, "", fault),
        });
        (self.builder.so_far(), error)
    }

    fn take(&mut self, piece: &str) -> Result<(), Fault> {
        match piece.bytes().next() {
            None | Some(b'#') => Ok(()),
            Some(blank) if blank.is_ascii_whitespace() => Ok(()),
            Some(b'(') => {
                self.opened.push(self.line);
                self.builder.open()
            }
            Some(b')') => {
                self.opened.pop();
                self.builder.close()
            }
            Some(b'{') => {
                let comment = piece.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
                comment.map(|text| self.builder.comment(text)).ok_or(Fault::Unclosed('{'))
            }
            Some(b'[') => {
                let marks = piece.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
                let marks = mark::read(marks.ok_or(Fault::Unclosed('['))?, self.rules)?;
                marks.into_iter().try_for_each(|mark| self.builder.mark(mark))
            }
            Some(_) => self.builder.play(token::read(piece, self.rules).ok_or(Fault::NotAMove)?),
        }
    }
}

/// How long the first piece of `text` is: a bracket, a comment, a mark, a blank or a word.
fn first_piece(text: &str) -> usize {
    let ends =
        |c: char| c.is_ascii_whitespace() || matches!(c, '(' | ')' | '{' | '}' | '[' | ']' | '#');
    let length = match text.bytes().next() {
        Some(b'#') => text.find('\n'),
        Some(b'{') => text.find('}').map(|end| end + 1),
        Some(b'[') => text.find(']').map(|end| end + 1),
        Some(first) if ends(char::from(first)) => Some(1),
        _ => text.find(ends),
    };
    length.unwrap_or(text.len())
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
        if let Some(setup) = &self.setup {
            writeln!(f, "{SETUP}: {}", setup::write(setup, self.rules))?;
        }
        if let Some(problem) = &self.problem {
            writeln!(f, "{PROBLEM}: {problem}")?;
        }
        writeln!(f)?;
        write_lines(f, &self.words())
    }
}

/// Writes `words` in lines of at most [`WIDTH`] letters, as far as comments allow.
fn write_lines(f: &mut fmt::Formatter<'_>, words: &[String]) -> fmt::Result {
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        if width > 0 {
            let is_full = width + 1 + length > WIDTH;
            f.write_str(if is_full { "\n" } else { " " })?;
            width = if is_full { 0 } else { width };
        }
        f.write_str(word)?;
        width += length + 1;
    }
    f.write_str(if width > 0 { "\n" } else { "" })
}

impl Record {
    /// The record text on one line, for places that eat line ends. A semicolon in the head becomes a comma.
    pub fn to_line(&self) -> String {
        let text = self.to_string();
        let (head, moves) = text.split_once("\n\n").unwrap_or((&text, ""));
        let mut pieces: Vec<String> = Vec::new();
        for line in head.lines() {
            let is_setup = line.strip_prefix(SETUP).is_some_and(|rest| rest.starts_with(':'));
            pieces.push(if is_setup { line.into() } else { line.replace(';', ",") });
        }
        let moves = moves.split('\n').collect::<Vec<_>>().join(" ");
        pieces.push(moves.trim_ascii().into());
        pieces.join("; ")
    }

    /// All that follows the blank line, word by word, a comment or mark being one word.
    fn words(&self) -> Vec<String> {
        let mut words = self.notes(Tree::ROOT);
        let mut bracket = "";
        self.tree.walk(&mut |step| match step {
            Step::Open => bracket = "(",
            Step::Close => words.iter_mut().last().into_iter().for_each(|word| word.push(')')),
            Step::Move(node) => {
                let mv = self.tree.mv(node).map(|mv| token::write(mv, self.rules));
                words.push(bracket.to_string() + &mv.unwrap_or_default());
                words.extend(self.notes(node));
                bracket = "";
            }
        });
        words
    }

    /// The comment and the marks on `node`.
    fn notes(&self, node: NodeId) -> Vec<String> {
        let comment = Some(self.tree.comment(node)).filter(|text| !text.is_empty());
        let comment = comment.map(|text| format!("{{{text}}}"));
        let marks = mark::write(self.tree.marks(node), self.rules);
        comment.into_iter().chain(marks.into_iter().map(|text| format!("[{text}]"))).collect()
    }
}
