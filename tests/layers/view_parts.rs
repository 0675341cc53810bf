//! The parts of the view are named where they stand, in the HTML. Whatever names one elsewhere names one that is there, and no part has a
//! name that nobody uses.

use super::each_file;
use goishi::app::Command;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Where the parts stand.
const HTML: [&str; 3] = ["www/board.html", "www/sheets.html", "index.html"];

/// How sources look for a part. A kind of element may stand between.
const LOOKS: [&str; 4] = ["part(\"", "part::<", "maybe::<", "[data-part="];

/// Lists of names of parts: the file, and how the list begins.
const LISTS: [(&str, &str); 4] = [
    ("src/app/parts.rs", "const OF_THE_PAGE"),
    ("src/app/parts.rs", "const NOT_AT_THE_DESK"),
    ("src/web/view/panel.rs", "fn texts("),
    ("src/web/view/panel.rs", "const GROUPS"),
];

/// Who uses parts besides the program: style sheets, scripts, and a test that leads the keyboard through the page.
const USERS: [&str; 9] = [
    "tests/e2e/page/keyboard.test.mjs",
    "www/board.css",
    "www/install.ts",
    "www/offline.ts",
    "www/page.css",
    "www/plain-words.ts",
    "www/print.css",
    "www/sheets.css",
    "www/wide.css",
];

/// How names begin that are put together: of a colour or a tab, and what it has.
const STARTS: [&str; 4] = ["black", "white", "tab", "panel"];

fn text(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn is_name(word: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || b"-0123456789".contains(&byte);
    word.starts_with(|first: char| first.is_ascii_lowercase()) && word.bytes().all(is_letter)
}

/// The names between quotation marks.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2).filter(|word| is_name(word))
}

/// The names that stand in the HTML.
fn named() -> BTreeSet<String> {
    let html = HTML.map(text).concat();
    let names = html.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(String::from).collect()
}

/// The names of parts that a source looks for.
fn looked_for(source: &str) -> impl Iterator<Item = &str> {
    LOOKS
        .into_iter()
        .flat_map(move |look| source.split(look).skip(1).map(move |rest| (look, rest)))
        .filter_map(|(look, rest)| {
            let rest = if look.ends_with('<') { rest.split_once(">(\"")?.1 } else { rest };
            rest.split(['"', ']']).next().filter(|name| is_name(name))
        })
}

#[test]
fn every_part_that_is_looked_for_stands_in_the_html() {
    let named = named();
    let mut looks = 0;
    each_file(Path::new("src"), &mut |path, source| {
        for name in looked_for(source) {
            assert!(named.contains(name), "{}: no part is called {name:?}", path.display());
            looks += 1;
        }
    });
    assert!(looks > 50, "only {looks} were found");
}

#[test]
fn every_part_of_a_list_stands_in_the_html() {
    let named = named();
    for (path, start) in LISTS {
        let source = text(path);
        let (_, rest) = source.split_once(start).unwrap_or_else(|| panic!("{path} has no {start}"));
        let list = rest.split("];").next().and_then(|list| list.split("\n}").next());
        let list = list.unwrap_or_default();
        assert!(quoted(list).count() > 5, "{path}: {start} is no list");
        for name in quoted(list) {
            assert!(named.contains(name), "{path}, {start}: no part is called {name:?}");
        }
    }
}

#[test]
fn every_control_of_the_page_is_a_button_there() {
    let named = named();
    for command in Command::ALL {
        assert!(named.contains(command.id()), "there is no button for {command:?}");
    }
}

#[test]
fn every_part_is_used() {
    let mut sources = USERS.map(text).concat();
    for folder in ["src", "tests/web"] {
        each_file(Path::new(folder), &mut |_, source| sources += source);
    }
    for name in named() {
        let is_said = |name: &str| {
            [format!("\"{name}\""), format!("data-part={name}]")]
                .iter()
                .any(|form| sources.contains(form))
        };
        let parts = name.split_once('-').filter(|(start, _)| STARTS.contains(start));
        let is_built = parts.is_some_and(|(start, rest)| {
            ["tab", "panel"].contains(&start)
                || sources.contains(&format!("}}-{rest}"))
                || sources.contains(&format!("\"{rest}\""))
        });
        assert!(is_said(&name) || is_built, "nobody looks for the part {name:?}");
    }
}
