//! The English texts, which are part of the program. `www/words/en.txt` is the one place where they stand; `build.rs` takes from
//! there what this program says: all of them, or only those of rules and records, if it has no view.

use super::parse_digits;

/// The lines of the English file of words that this program says, sorted by their keys.
const FILE: &str = include_str!(concat!(env!("OUT_DIR"), "/english.txt"));

/// The English text with this key; empty if this program says nothing by it.
///
/// ```
/// assert_eq!(goishi::board::english("WhyOccupied"), "the point is occupied");
/// ```
pub fn english(key: &str) -> &'static str {
    let text = FILE.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    text.map_or("", str::trim_ascii)
}

/// All keys of this program with their English texts, sorted by the keys.
pub fn all_english() -> impl Iterator<Item = (&'static str, &'static str)> {
    entries(FILE)
}

/// The English text with this key, its gaps filled with `parts`.
pub fn say_english(key: &str, parts: &[String]) -> String {
    fill(english(key), parts)
}

/// The keys and texts of a file of words. Comments, headings and lines without a key are skipped.
pub fn entries(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter_map(|line| {
        let (key, text) = line.split_once(':')?;
        let is_key = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_key.then(|| (key, text.trim_ascii()))
    })
}

/// `text` with its gaps `{0}`, `{1}` ... filled. A gap that names no part is filled with nothing.
pub fn fill<S: AsRef<str>>(text: &str, parts: &[S]) -> String {
    let mut pieces = text.split('{');
    let mut filled = String::from(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (gap, rest) = piece.split_once('}').unwrap_or(("", piece));
        let part = parse_digits(gap).and_then(|number| parts.get(number));
        filled += part.map_or("", |part| part.as_ref());
        filled += rest;
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_any_order_and_nonsense_is_left_out() {
        assert_eq!(fill("{1} and {0}!", &["a", "b"]), "b and a!");
        assert_eq!(fill("{7}{x}{ {", &["a"]), " ");
        assert_eq!(fill::<&str>("a } b", &[]), "a } b");
    }

    #[test]
    fn lines_without_a_key_are_skipped() {
        let file = "# Note: x\n[page]\nA: b: c \n\n: d\nno key: e\nF2:g";
        assert_eq!(entries(file).collect::<Vec<_>>(), [("A", "b: c"), ("F2", "g")]);
    }

    #[test]
    fn a_key_stands_once_and_an_unknown_one_says_nothing() {
        assert!(all_english().is_sorted_by(|(one, _), (next, _)| one < next));
        assert_eq!(english("ListComma"), "{0}, {1}");
        assert_eq!(english("Nonsense"), "");
    }
}
