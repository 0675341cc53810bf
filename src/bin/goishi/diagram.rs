//! `goishi diagram`: a picture of a game on standard input, which may be in any format.

#[cfg(not(target_arch = "wasm32"))]
mod png;
/// The tests of the wasm programs compile the tool as well, without what draws PNG files.
#[cfg(target_arch = "wasm32")]
mod png {
    pub fn draw(_svg: &str) -> Result<Vec<u8>, String> {
        Err("diagram: PNG files are drawn by the native tool alone".into())
    }
}

use crate::convert::first_game;
use crate::options::Options;
use crate::{Outcome, malformed};
use goishi::app::parameters::Pair;
use goishi::picture::post;
use goishi::record::Record;
use std::io::{self, Read, Write};

/// What kind of file is written: `svg` if it is not said, or `png`.
const FORMAT: &str = "--format";

/// Reads a game and writes it as a picture. `words` are options such as `--width 480`.
pub fn run(words: &[&str], input: impl Read, out: &mut impl Write) -> io::Result<Outcome> {
    let names: Vec<String> =
        post::PARAMETERS.iter().chain(&[post::WIDTH]).map(|name| format!("--{name}")).collect();
    let known: Vec<&str> = names.iter().map(String::as_str).chain(["--rules", FORMAT]).collect();
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
    match drawn(record, &pairs, options.text(FORMAT).unwrap_or("svg")) {
        Ok(file) => out.write_all(&file).map(|()| Outcome::Fine),
        Err(message) => Ok(malformed(&message)),
    }
}

/// The file of this format.
fn drawn(record: Record, pairs: &[Pair], format: &str) -> Result<Vec<u8>, String> {
    let svg = post::diagram(record, pairs)?;
    match format {
        "svg" => Ok(svg.into_bytes()),
        "png" => png::draw(&svg),
        _ => Err(format!("diagram: --format is svg or png, not {format}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_a_png_file_if_that_is_said() {
        let mut file = Vec::new();
        let words = ["--format", "png", "--width", "64"];
        let outcome = run(&words, &b"goishi 1 ren; e5 f6"[..], &mut file).expect("a file");
        assert_eq!(outcome, Outcome::Fine);
        assert!(file.starts_with(b"\x89PNG"));
    }
}
