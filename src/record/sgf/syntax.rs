//! The brackets of SGF: trees, nodes, properties and their values.

use super::{USES, Use};
use crate::record::Fault;
use crate::record::importer::Importer;

/// One value of a property.
pub struct Property<'a> {
    /// The number of its node.
    pub node: usize,
    pub name: &'a str,
    /// What it is for, if we know.
    pub usage: Option<Use>,
    /// What stands in the square brackets, as it is written.
    pub value: &'a str,
    /// From the name to the closing bracket.
    pub written: &'a str,
    /// What follows it in the file.
    pub after: &'a str,
}

/// The first game of a file, without its variations.
#[derive(Default)]
pub struct MainLine<'a> {
    pub properties: Vec<Property<'a>>,
    /// How many variations it has.
    pub variations: usize,
    /// What follows it in the file.
    pub rest: &'a str,
    /// Open trees.
    depth: usize,
    /// Nodes so far.
    nodes: usize,
    /// The last name, and all of the file from there on.
    name: &'a str,
    named: &'a str,
    is_over: bool,
}

/// Reads the first tree of `text`, which begins with its bracket. Nothing here nests, so no depth of
/// brackets can exhaust the stack.
pub fn main_line<'a>(text: &'a str, game: &mut Importer<'a>) -> Result<MainLine<'a>, Fault> {
    let mut main = MainLine { rest: text, ..MainLine::default() };
    while let Some(first) = main.rest.bytes().next() {
        let rest = main.rest;
        let (piece, after) = rest.split_at_checked(first_piece(rest)).unwrap_or((rest, ""));
        game.at(piece, after);
        main.take(first, piece, after)?;
        main.rest = after;
        if main.is_over && main.depth == 0 {
            return Ok(main);
        }
    }
    game.at("", "");
    Err(Fault::Unclosed('('))
}

impl<'a> MainLine<'a> {
    fn take(&mut self, first: u8, piece: &'a str, after: &'a str) -> Result<(), Fault> {
        match first {
            b'(' => {
                self.depth += 1;
                self.variations += usize::from(self.is_over);
            }
            b')' => {
                self.depth = self.depth.saturating_sub(1);
                self.is_over = true;
            }
            b';' => self.nodes += 1,
            b'[' if !self.name.is_empty() => {
                let value = piece.strip_prefix('[').and_then(|value| value.strip_suffix(']'));
                let Some(value) = value else { return Err(Fault::Unclosed('[')) };
                if !self.is_over {
                    self.add(value, after);
                }
            }
            _ if first.is_ascii_alphanumeric() => (self.name, self.named) = (piece, self.rest),
            _ if first.is_ascii_whitespace() => {}
            _ => return Err(Fault::NotSgf),
        }
        Ok(())
    }

    /// A value of the last name.
    fn add(&mut self, value: &'a str, after: &'a str) {
        let (node, name) = (self.nodes, self.name);
        let written = self.named.get(..self.named.len() - after.len()).unwrap_or("");
        let usage = USES.iter().find(|(known, _)| *known == name).map(|(_, usage)| *usage);
        self.properties.push(Property { node, name, usage, value, written, after });
    }
}

/// How long the first piece of `text` is: a bracket, a value in its brackets, a name or a blank.
fn first_piece(text: &str) -> usize {
    let mut length = 1;
    if text.starts_with('[') {
        let mut is_escaped = false;
        for byte in text.bytes().skip(1) {
            length += 1;
            if byte == b']' && !is_escaped {
                break;
            }
            is_escaped = byte == b'\\' && !is_escaped;
        }
    } else {
        let letters = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
        length = length.max(letters);
    }
    length
}

/// `text` as it stands between square brackets.
pub fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        if matches!(c, ']' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
}

/// Turns a value into what it says: a backslash keeps the next character from its meaning, and at
/// the end of a line joins it with the next.
pub fn unescape(value: &str) -> String {
    let mut text = String::new();
    let mut rest = value.chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => match rest.next() {
                Some('\n') | None => {}
                Some('\r') if rest.as_str().starts_with('\n') => drop(rest.next()),
                Some(c) => text.push(c),
            },
            c => text.push(c),
        }
    }
    text
}
