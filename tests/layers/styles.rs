//! Style sheets win by the order of their layers, never by force.

use std::fs;
use std::path::Path;

/// What a style sheet does by force: `!important`, and an id named twice to weigh more.
fn forced(style: &str) -> Vec<&str> {
    style.lines().filter(|line| line.contains("!important") || names_id_twice(line)).collect()
}

fn names_id_twice(line: &str) -> bool {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    line.match_indices('#').any(|(at, _)| {
        let behind = &line[at + 1..];
        let name = &behind[..behind.find(|sign| !is_name(sign)).unwrap_or(behind.len())];
        !name.is_empty() && behind[name.len()..].starts_with(&format!("#{name}"))
    })
}

#[test]
fn no_style_sheet_uses_force() {
    let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("www");
    for name in [
        "board.css",
        "page.css",
        "wide.css",
        "sheets.css",
        "print.css",
        "frame.css",
        "guide/guide.css",
    ] {
        let style = fs::read_to_string(www.join(name)).expect("a style sheet");
        assert_eq!(forced(&style), [""; 0], "www/{name}");
    }
    assert_eq!(forced("p { margin: 0 !important; }\n#page#page { color: red; }").len(), 2);
    assert_eq!(forced("#page #page, #page { color: #fff; }"), [""; 0]);
}
