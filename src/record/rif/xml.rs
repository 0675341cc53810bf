//! As much of XML as a database needs: tags, their attributes, and the text behind them.

/// An opening tag.
pub struct Tag<'a> {
    /// Its name.
    pub name: &'a str,
    attributes: &'a str,
    /// What stands between it and the next tag.
    pub content: &'a str,
}

/// The opening tags of `text`, in their order.
pub fn tags(text: &str) -> impl Iterator<Item = Tag<'_>> {
    let pieces = text.split('<').skip(1);
    pieces.filter_map(|piece| {
        let (inside, content) = piece.split_once('>')?;
        let inside = inside.strip_suffix('/').unwrap_or(inside);
        let (name, attributes) =
            inside.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((inside, ""));
        let is_opening = name.bytes().next().is_some_and(|first| first.is_ascii_alphabetic());
        is_opening.then_some(Tag { name, attributes, content })
    })
}

impl Tag<'_> {
    /// The value of an attribute, as it is written; empty if there is none.
    fn raw(&self, key: &str) -> &str {
        let mut rest = self.attributes;
        while let Some((name, after)) = rest.split_once('=') {
            let after = after.trim_ascii_start();
            let Some(quote) = after.chars().next().filter(|c| ['"', '\''].contains(c)) else {
                break;
            };
            let Some((value, after_value)) = after[1..].split_once(quote) else { break };
            if name.trim_ascii() == key {
                return value;
            }
            rest = after_value;
        }
        ""
    }

    /// What an attribute says; empty if there is none.
    pub fn text(&self, key: &str) -> String {
        unescape(self.raw(key))
    }

    /// What stands behind it, in one line.
    pub fn said(&self) -> String {
        unescape(self.content).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The number that an attribute is, or else zero.
    pub fn number(&self, key: &str) -> u32 {
        self.raw(key).trim_ascii().parse().unwrap_or(0)
    }
}

/// `text` with its entities resolved.
fn unescape(text: &str) -> String {
    let mut pieces = text.split('&');
    let mut out = String::from(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (entity, rest) = piece.split_once(';').unwrap_or(("", piece));
        match letter(entity) {
            Some(letter) => {
                out.push(letter);
                out += rest;
            }
            None => {
                out.push('&');
                out += piece;
            }
        }
    }
    out
}

fn letter(entity: &str) -> Option<char> {
    let code = |digits: &str, radix| u32::from_str_radix(digits, radix).ok();
    match entity {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = entity.strip_prefix('#')?;
            let hex = number.strip_prefix(['x', 'X']).map(|digits| code(digits, 16));
            char::from_u32(hex.unwrap_or_else(|| code(number, 10))?)
        }
    }
}
