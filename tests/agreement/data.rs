//! Reads `tests/data`.

use serde_json::Value;
use std::process::Command;

/// A packed file of `tests/data`, a JSON value a line.
pub fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    let unpacked = Command::new("gzip").args(["-dc", &path]).output().expect("gzip runs");
    let text = String::from_utf8(unpacked.stdout).expect("text");
    text.lines().map(json).collect()
}

pub fn json(line: &str) -> Value {
    serde_json::from_str(line).expect("JSON")
}
