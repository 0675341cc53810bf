//! The brackets of SGF: games, nodes, properties and their values. Nothing here nests, so no depth of brackets can exhaust
//! the stack, and every character is looked at a few times at most.

use crate::record::{Fault, RecordError};

/// One value of a property.
pub struct Property<'a> {
    pub name: &'a str,
    /// What stands in the square brackets, as it is written.
    pub value: &'a str,
    /// From the name to the closing bracket.
    pub written: &'a str,
    /// What follows it in the file.
    pub after: &'a str,
}

/// A node: its properties are a range of all, and it follows another one.
pub struct Node {
    pub properties: std::ops::Range<usize>,
    pub parent: Option<usize>,
}

/// A game with its variations: nodes in the order of the file, so that each follows its parent.
#[derive(Default)]
pub struct Game<'a> {
    pub nodes: Vec<Node>,
    pub properties: Vec<Property<'a>>,
}

impl<'a> Game<'a> {
    /// The properties of a node.
    pub fn of(&self, node: usize) -> &[Property<'a>] {
        self.nodes.get(node).map_or(&[], |node| &self.properties[node.properties.clone()])
    }

    /// The nodes after each node, in the order of the file.
    pub fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent].push(index);
            }
        }
        children
    }
}

/// A game in the reading.
struct Reading<'a> {
    text: &'a str,
    rest: &'a str,
    game: Game<'a>,
    /// The last node of the line being read, and of those it is a variation in.
    last: Option<usize>,
    outer: Vec<Option<usize>>,
    /// The last name, and all of the file from there on.
    name: &'a str,
    named: &'a str,
}

/// The first game of `text`, which begins with its bracket, and what follows it.
pub fn read(text: &str) -> Result<(Game<'_>, &str), RecordError> {
    let mut reading = Reading {
        text,
        rest: text,
        game: Game::default(),
        last: None,
        outer: Vec::new(),
        name: "",
        named: text,
    };
    while let Some(first) = reading.rest.bytes().next() {
        let (piece, after) = cut(reading.rest, first_piece(reading.rest));
        reading.take(first, piece, after).map_err(|fault| reading.refuse(piece, fault))?;
        reading.rest = after;
        if first == b')' && reading.outer.is_empty() {
            return Ok((reading.game, after));
        }
    }
    Err(reading.refuse("", Fault::Unclosed('(')))
}

impl<'a> Reading<'a> {
    fn take(&mut self, first: u8, piece: &'a str, after: &'a str) -> Result<(), Fault> {
        match first {
            b'(' => {
                self.outer.push(self.last);
                self.name = "";
            }
            b')' => {
                self.last = self.outer.pop().flatten();
                self.name = "";
            }
            b';' => self.node(),
            b'[' if !self.name.is_empty() && self.last.is_some() => {
                let value = piece.strip_prefix('[').and_then(|value| value.strip_suffix(']'));
                self.value(value.ok_or(Fault::Unclosed('['))?, after);
            }
            _ if first.is_ascii_alphanumeric() => (self.name, self.named) = (piece, self.rest),
            _ if first.is_ascii_whitespace() => {}
            _ => return Err(Fault::NotSgf),
        }
        Ok(())
    }

    fn node(&mut self) {
        let end = self.game.properties.len();
        self.game.nodes.push(Node { properties: end..end, parent: self.last });
        self.last = Some(self.game.nodes.len() - 1);
        self.name = "";
    }

    /// A value of the last name. Behind a variation that has ended no property belongs to a node.
    fn value(&mut self, value: &'a str, after: &'a str) {
        let written = self.named.get(..self.named.len() - after.len()).unwrap_or("");
        let is_open = self.last.is_some_and(|node| node + 1 == self.game.nodes.len());
        if let Some(node) = self.game.nodes.last_mut().filter(|_| is_open) {
            self.game.properties.push(Property { name: self.name, value, written, after });
            node.properties.end += 1;
        }
    }

    fn refuse(&self, token: &str, fault: Fault) -> RecordError {
        let before = self.text.len() - self.rest.len();
        let line = self.text.bytes().take(before).filter(|&byte| byte == b'\n').count() + 1;
        RecordError::new(line, token, fault)
    }
}

/// The games of a file, each with its brackets. What is no game is left out.
pub fn games(text: &str) -> Vec<&str> {
    let mut games = Vec::new();
    let (mut rest, mut depth, mut start) = (text, 0_usize, text);
    while let Some(first) = rest.bytes().next() {
        let (_, after) = cut(rest, first_piece(rest));
        match first {
            b'(' => {
                start = if depth == 0 { rest } else { start };
                depth += 1;
            }
            b')' if depth == 1 => {
                games.extend(start.get(..start.len() - after.len()));
                depth = 0;
            }
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        rest = after;
    }
    // A game that is cut off is for its reader to refuse.
    if depth > 0 {
        games.push(start);
    }
    games
}

fn cut(text: &str, at: usize) -> (&str, &str) {
    text.split_at_checked(at).unwrap_or((text, ""))
}

/// How long the first piece of `text` is: a bracket, a value in its brackets, a name or a blank.
fn first_piece(text: &str) -> usize {
    if text.starts_with('[') {
        return value_length(text);
    }
    text.bytes().take_while(u8::is_ascii_alphanumeric).count().max(1)
}

/// How long the value is that `text` begins with. Some programs write brackets in names as they are, so a value ends only
/// where SGF goes on behind it; if it does nowhere, it ends with the first bracket.
fn value_length(text: &str) -> usize {
    let mut first = None;
    let mut is_escaped = false;
    for (index, byte) in text.bytes().enumerate().skip(1) {
        if byte == b']' && !is_escaped {
            if goes_on(text.as_bytes().get(index + 1..).unwrap_or_default()) {
                return index + 1;
            }
            first = first.or(Some(index + 1));
        }
        is_escaped = byte == b'\\' && !is_escaped;
    }
    first.unwrap_or(text.len())
}

/// Whether SGF goes on here: with the end, a bracket, a node, another value, or a name and its value.
fn goes_on(after: &[u8]) -> bool {
    /// Names are no longer, and blanks between things no more.
    const MOST: usize = 64;
    let mut bytes =
        after.iter().take(MOST).skip_while(|byte| byte.is_ascii_whitespace()).peekable();
    match bytes.peek() {
        None => true,
        Some(b';' | b'(' | b')' | b'[') => true,
        // Names are in capitals; words that people write between brackets are not.
        Some(byte) if byte.is_ascii_uppercase() || byte.is_ascii_digit() => {
            let mut behind = bytes
                .skip_while(|byte| byte.is_ascii_alphanumeric())
                .skip_while(|byte| byte.is_ascii_whitespace());
            behind.next() == Some(&b'[')
        }
        _ => false,
    }
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
