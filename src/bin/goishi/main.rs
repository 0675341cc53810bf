//! The native tool: the same library without a browser, for tests, other programs and matches.

mod bench;
mod convert;
mod forbidden;
mod perft;
mod replay;

use std::io::{self, Write};
use std::process::ExitCode;

const USAGE: &str = "\
usage: goishi COMMAND
  replay                          plays the games on stdin, a line each: RULESET TOKEN TOKEN ...
                                  and prints every position as a line of JSON
  forbidden RULESET               Black's forbidden points in the positions on stdin, a line each:
                                  {\"black\":[\"h8\",...],\"white\":[...]}
  convert FORMAT [RULESET]        writes the game on stdin, which may be in any format, as goishi,
                                  sgf or psq; RULESET (renju-rif) is for a text that names none
  perft RULESET DEPTH [TOKEN...]  counts the sequences of DEPTH plays
  bench                           compares the engines with naive ones, side by side";

/// How a command ended, from fine to unusable input. The largest of several counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Fine,
    /// A move was refused.
    Illegal,
    /// The input could not be read as what it should be.
    Malformed,
}

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let outcome = match words.as_slice() {
        ["replay"] => replay::run(io::stdin().lock(), &mut out),
        ["forbidden", rules] => forbidden::run(rules, io::stdin().lock(), &mut out),
        ["convert", format] => convert::run(format, "renju-rif", io::stdin().lock(), &mut out),
        ["convert", format, rules] => convert::run(format, rules, io::stdin().lock(), &mut out),
        ["perft", rules, depth, tokens @ ..] => perft::run(rules, depth, tokens, &mut out),
        ["bench", options @ ..] => bench::run(options, &mut out),
        ["help" | "--help" | "-h"] => writeln!(out, "{USAGE}").map(|()| Outcome::Fine),
        _ => Ok(malformed(USAGE)),
    };
    match outcome.and_then(|outcome| out.flush().map(|()| outcome)) {
        Ok(outcome) => ExitCode::from(outcome as u8),
        // Whoever reads our output has heard enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => ExitCode::from(malformed(&error.to_string()) as u8),
    }
}

/// Says on stderr what is wrong.
fn complain(message: &str) {
    // Nothing better can be done if stderr is closed too.
    let _ = writeln!(io::stderr(), "{message}");
}

/// Input that cannot be used, and why.
fn malformed(message: &str) -> Outcome {
    complain(message);
    Outcome::Malformed
}
