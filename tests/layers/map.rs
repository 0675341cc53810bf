//! The map of the house in CONTRIBUTING.md names files that exist, and what is in them.

use std::path::Path;

const MAP: &str = include_str!("../../CONTRIBUTING.md");
const ENDINGS: [&str; 10] =
    [".rs", ".ts", ".mjs", ".html", ".css", ".txt", ".json", ".toml", ".md", ".sh"];
/// What a build makes.
const BUILT: [&str; 6] = ["dist/", "engine/", "engine-plain/", "files/", "rules/", "goishi."];

/// The words between backticks, without blocks of code.
fn marked(text: &str) -> impl Iterator<Item = &str> {
    let prose = text.lines().filter(|line| !line.starts_with("    "));
    let spans = prose.flat_map(|line| line.split('`').skip(1).step_by(2));
    spans.flat_map(str::split_whitespace)
}

/// Whether `word` names a file or a folder of the repository.
fn is_path(word: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    let is_named = ENDINGS.iter().any(|ending| word.ends_with(ending)) && !word.starts_with('.');
    let is_ours = !BUILT.iter().any(|built| word.starts_with(built)) && !word.contains("NAME");
    word.chars().all(fits) && (word.contains('/') || is_named) && is_ours
}

#[test]
fn every_file_on_the_map_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let paths: Vec<&str> = marked(MAP).filter(|word| is_path(word)).collect();
    let missing: Vec<&&str> = paths.iter().filter(|path| !root.join(path).exists()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(paths.len() > 100, "the map was read");
}

/// The names that `text` says are in a file, each with that file: "`Name` in `path`", "`A`, `B` and `C` in `path`".
fn names_in_files(text: &str) -> Vec<(&str, &str)> {
    let spans: Vec<&str> = text.split('`').collect();
    let is_name = |word: &str| word.chars().all(|c| c.is_ascii_alphanumeric() || "_:".contains(c));
    let mut found = Vec::new();
    let mut listed = Vec::new();
    for span in spans[1..].windows(3).step_by(2).filter(|span| is_name(span[0])) {
        listed.push(span[0]);
        let is_in = matches!(span[1], " in " | " of ") && is_path(span[2]);
        if is_in {
            found.extend(listed.iter().map(|&name| (name, span[2])));
        }
        if is_in || !matches!(span[1], ", " | " and ") {
            listed.clear();
        }
    }
    found
}

#[test]
fn every_name_on_the_map_is_in_its_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names: Vec<(&str, &str)> = MAP.lines().flat_map(names_in_files).collect();
    for &(name, path) in &names {
        let text = std::fs::read_to_string(root.join(path)).unwrap_or_default();
        let name = name.rsplit("::").next().unwrap_or(name);
        assert!(text.contains(name), "`{name}` in `{path}`");
    }
    assert!(names.len() > 15, "the map was read: {}", names.len());
    assert_eq!(
        names_in_files(
            "see `A` in `src/a.rs` and `b c` of `src/b.rs`; `C`, `D` and `E` in `src/c.rs`"
        ),
        [("A", "src/a.rs"), ("C", "src/c.rs"), ("D", "src/c.rs"), ("E", "src/c.rs")]
    );
}

#[test]
fn paths_are_told_from_other_words() {
    for path in ["src/app.rs", "src/ai", "scripts/test", "index.html", "tests/e2e/run.mjs"] {
        assert!(is_path(path), "{path}");
    }
    for word in
        [".test.mjs", "dist/", "goishi.mjs", "update", "src/rules/NAME.rs", "data-part=\"ID\""]
    {
        assert!(!is_path(word), "{word}");
    }
    assert_eq!(marked("a `b c` d `e`\n    `f`").collect::<Vec<_>>(), ["b", "c", "e"]);
}
