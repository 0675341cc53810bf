//! Just enough reading of Rust to see which names a file uses.

/// `source` without its comments.
pub fn without_comments(source: &str) -> String {
    let code: Vec<&str> = source.lines().filter_map(|line| line.split("//").next()).collect();
    code.join("\n")
}

/// Whether `word` stands in `code` as a whole word; a macro's name is one with its `!`.
pub fn has_word(code: &str, word: &str) -> bool {
    code.split_inclusive(|c: char| !is_letter(c))
        .any(|other| other == word || other.strip_suffix(|c: char| !is_letter(c)) == Some(word))
}

/// The first names of all paths that begin with `root`: `fmt` and `fs` in `std::{fmt, fs::File}`.
pub fn heads<'a>(code: &'a str, root: &str) -> Vec<&'a str> {
    code.match_indices(root).flat_map(|(at, _)| first_names(&code[at + root.len()..])).collect()
}

fn first_names(rest: &str) -> Vec<&str> {
    match rest.strip_prefix('{') {
        Some(list) => members(list).into_iter().map(first_word).collect(),
        None => vec![first_word(rest)],
    }
}

/// What stands between the commas of a list, up to the bracket that closes it.
fn members(list: &str) -> Vec<&str> {
    let (mut members, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            ',' | '}' if depth == 0 => {
                members.push(&list[from..at]);
                from = at + 1;
                if c == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    members
}

fn first_word(text: &str) -> &str {
    let text = text.trim_start();
    text.split(|c: char| !is_letter(c)).next().unwrap_or("")
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
