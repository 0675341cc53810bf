//! Writes the English sentences that rules and records say into a file of their own, so that the library of rules does not
//! carry those of the page as well.

use std::path::Path;
use std::{env, fs, io};

/// The English file of words.
const WORDS: &str = "www/words/en.txt";
/// How the keys of reasons, faults and remarks begin.
const KINDS: [&str; 4] = ["Why", "Fault", "Remark", "Part"];
/// The keys of what stands round them.
const FRAMES: [&str; 4] = ["Because", "InLine", "AtMove", "ListComma"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={WORDS}");
    let words = fs::read_to_string(WORDS)?;
    let said: String =
        words.lines().filter(|line| is_said(line)).map(|line| format!("{line}\n")).collect();
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&folder).join("reasons.txt"), said)
}

/// Whether rules or records say this line.
fn is_said(line: &str) -> bool {
    let key = line.split_once(':').map_or("", |(key, _)| key);
    FRAMES.contains(&key) || KINDS.iter().any(|kind| key.starts_with(kind))
}
