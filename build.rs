//! Writes the English texts that a program says into `english.txt`, sorted by their keys and without the comments for translators.
//! A program without a view gets only what rules and our own records say. What is said of other programs' files only those get that read them,
//! and what is said of lists of games the one for files.

use std::path::Path;
use std::{env, fs, io};

/// The English file of words.
const WORDS: &str = "www/words/en.txt";
/// How the keys of reasons and faults begin.
const KINDS: [&str; 2] = ["Why", "Fault"];
/// How the keys begin of what is said only of other programs' files.
const REMARKS: [&str; 2] = ["Remark", "Part"];
/// The keys of faults that only links and other programs' files have.
const FAULTS_OF_FILES: [&str; 13] = [
    "FaultGarbled",
    "FaultNotAGame",
    "FaultNotAPly",
    "FaultNotRenLib",
    "FaultNotSgf",
    "FaultNotWritten",
    "FaultOtherColor",
    "FaultOtherGame",
    "FaultOtherRules",
    "FaultOtherSize",
    "FaultPassNotWritten",
    "FaultSetupNotWritten",
    "FaultStonesSetUp",
];
/// The keys of what stands round them.
const FRAMES: [&str; 4] = ["Because", "InLine", "AtMove", "ListComma"];

/// The keys of what the program for files says of games that it lists and finds.
const LISTS: [&str; 11] = [
    "Black",
    "Computer",
    "FirstShown",
    "FoundMove",
    "GamesFound",
    "Library",
    "LibraryMoves",
    "LibraryOpened",
    "Sentences",
    "Versus",
    "White",
];

/// The heading of the texts that only scripts say, at the end of the file.
const PLAIN: &str = "[plain]";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={WORDS}");
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let (has_view, has_files) = (has("VIEW"), has("FILES"));
    let words = fs::read_to_string(WORDS)?;
    let lines = words.lines().take_while(|&line| line != PLAIN);
    let said = lines.filter(|line| {
        let is_of_files = is_remark(line) || LISTS.contains(&key(line));
        let is_of_reader = (has_view || has_files) && FAULTS_OF_FILES.contains(&key(line));
        is_reason(line) || is_of_reader || has_view && is_text(line) || has_files && is_of_files
    });
    let mut said: Vec<(&str, &str)> = said.filter_map(|line| line.split_once(':')).collect();
    said.sort_unstable();
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let file = said.iter().map(|(key, text)| format!("{key}:{text}\n")).collect::<String>();
    fs::write(Path::new(&folder).join("english.txt"), file)
}

/// Whether rules or our own records say this line.
fn is_reason(line: &str) -> bool {
    let is_fault = KINDS.iter().any(|kind| key(line).starts_with(kind));
    FRAMES.contains(&key(line)) || is_fault && !FAULTS_OF_FILES.contains(&key(line))
}

/// Whether this line is said of other programs' files.
fn is_remark(line: &str) -> bool {
    REMARKS.iter().any(|kind| key(line).starts_with(kind))
}

/// The key of a line; empty if it has none.
fn key(line: &str) -> &str {
    line.split_once(':').map_or("", |(key, _)| key)
}

/// Whether this line is a key with its text, and neither a comment nor a heading.
fn is_text(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_uppercase())
}
