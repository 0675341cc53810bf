//! The brackets of SGF: trees, nodes, properties and their values.

use crate::record::Fault;
use crate::record::importer::Importer;

/// One value of a property.
pub struct Property<'a> {
    /// The number of its node.
    pub node: usize,
    pub name: &'a str,
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
}

/// Reads the first tree of `text`, which begins with its bracket. Nothing here nests, so no depth of
/// brackets can exhaust the stack.
pub fn main_line<'a>(text: &'a str, game: &mut Importer<'a>) -> Result<MainLine<'a>, Fault> {
    let mut main = MainLine::default();
    let (mut depth, mut node, mut is_over) = (0_usize, 0, false);
    let mut rest = text;
    // The last name, and all from there on.
    let (mut name, mut named) = ("", "");
    while let Some(first) = rest.bytes().next() {
        let (piece, after) = rest.split_at_checked(first_piece(rest)).unwrap_or((rest, ""));
        game.at(piece, after);
        match first {
            b'(' => {
                depth += 1;
                main.variations += usize::from(is_over);
            }
            b')' => {
                depth = depth.saturating_sub(1);
                is_over = true;
            }
            b';' => node += 1,
            b'[' if !name.is_empty() => {
                let value = piece.strip_prefix('[').and_then(|value| value.strip_suffix(']'));
                let value = value.ok_or(Fault::Unclosed('['))?;
                let written = named.get(..named.len() - after.len()).unwrap_or("");
                if !is_over {
                    main.properties.push(Property { node, name, value, written, after });
                }
            }
            _ if first.is_ascii_alphanumeric() => (name, named) = (piece, rest),
            _ if first.is_ascii_whitespace() => {}
            _ => return Err(Fault::NotSgf),
        }
        rest = after;
        if is_over && depth == 0 {
            main.rest = rest.trim_ascii();
            return Ok(main);
        }
    }
    game.at("", "");
    Err(Fault::Unclosed('('))
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
