//! `goishi diagram`: a picture of a game on standard input, which may be in any format.

use crate::convert::first_game;
use crate::options::Options;
use crate::{Outcome, malformed};
use goishi::picture::post;
use std::io::{self, Read, Write};

/// Reads a game and writes it as an SVG file. `words` are options such as `--width 480`.
pub fn run(words: &[&str], input: impl Read, out: &mut impl Write) -> io::Result<Outcome> {
    let names: Vec<String> =
        post::PARAMETERS.iter().chain(&[post::WIDTH]).map(|name| format!("--{name}")).collect();
    let known: Vec<&str> = names.iter().map(String::as_str).chain(["--rules"]).collect();
    let options = match Options::read(words, &known) {
        Ok(options) if options.words.is_empty() => options,
        Ok(_) => return Ok(malformed("diagram: the game is read from standard input")),
        Err(message) => return Ok(malformed(&message)),
    };
    let record = match first_game(input, options.text("--rules").unwrap_or("renju-rif"))? {
        Ok(import) => import.record,
        Err(outcome) => return Ok(outcome),
    };
    let value =
        |name: &String| Some((name.trim_start_matches('-').into(), options.text(name)?.into()));
    let pairs: Vec<(String, String)> = names.iter().filter_map(value).collect();
    match post::diagram(record, &pairs) {
        Ok(svg) => out.write_all(svg.as_bytes()).map(|()| Outcome::Fine),
        Err(message) => Ok(malformed(&message)),
    }
}
