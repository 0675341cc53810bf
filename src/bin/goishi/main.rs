//! The native tool: the library without a browser, for tests, other programs and matches.

mod attacks;
mod bench;
mod book;
mod calibrate;
mod contest;
mod convert;
mod diagram;
mod forbidden;
mod gomocup;
mod lines;
mod options;
mod pace;
mod perft;
mod problems;
mod replay;
mod start;
mod think;
mod train;

use std::io::{self, Write};
use std::process::ExitCode;

const USAGE: &str = "\
usage: goishi COMMAND
  replay                          plays the games on stdin, a line each: RULESET TOKEN TOKEN ...
                                  and prints every position as a line of JSON
  forbidden RULESET               Black's forbidden points in the positions on stdin, a line each:
                                  {\"black\":[\"h8\",...],\"white\":[...]}
  convert FORMAT [RULESET]        writes the first game on stdin, which may be in any format, as goishi, sgf,
                                  psq, lib or pos; RULESET (renju-rif) is for a text that names none
                                  (replay, perft, move: a position in braces may follow RULESET,
                                  such as {black h8; white g7; black to play})
  diagram                         draws the first game on stdin, which may be in any format, as an SVG or,
                                  with --format png, a PNG file; --width PIXELS, --ply N, --region e5-k11,
                                  --from N, --to N, --theme paper, --bg COLOUR, --coords off, --numbers on,
                                  --marks off, --caption TEXT, --rules RULESET
  perft RULESET DEPTH [TOKEN...]  counts the sequences of DEPTH plays
  move RULESET [TOKEN...]         what our player plays there, and a line of JSON with its thoughts;
                                  --ms N or --nodes N, --level 1 to 6, --seed N. Without a rule
                                  set the questions on stdin, a line each
  gomocup                         plays Renju (rule 4) or five in a row (rules 0, 1) for a manager that
                                  speaks the Gomocup protocol; --level 1 to 6, --seed N, --margin MS
  match RULESET PLAYER PLAYER     lets two players play each other: level:1 to level:6, team:N (level 6 with
                                  N workers, each about its part of the moves), random,
                                  greedy, uct[:PLAYOUTS], cmd:COMMAND LINE (a Gomocup engine) or
                                  build:FILE (another build of this tool); --games N, --ms N or
                                  --nodes N a move, --jobs N at once, --openings FILE|patterns,
                                  --seed N, --log FILE, --sprt LOW:HIGH (ends the match when one of
                                  two differences in Elo is likely enough)
  ladder RULESET                  how strong the six levels are: a table from matches of each against the
                                  next two; --games N of each match, --ms N or --nodes N a move, --jobs N
                                  at once, --openings FILE|patterns, --seed N
  calibrate RULESET               how often the colour wins that hints and reviews call so likely to win, counted in
                                  games of the best player against itself; --games N, --nodes N a move,
                                  --judge N nodes a position, --seed N, --jobs N at once, --log FILE
  problems renju|ren|rin          looks for problems of the game, proves and rates them, and prints the
                                  collection; --seed N, --places N to look at, --share PERCENT of the
                                  usual number, --after FILE with those that there are
  book patterns|fourths|swap2     makes a file of our player's book of openings in Renju; --nodes N for
                                  each fourth stone, --jobs N at once
  attacks                         draws wins by threats from games that our players play, and measures the solver
                                  on them; --count N, --budget NODES, --seed N, --jobs N at once; or on those
                                  that it printed before: --from FILE
  train games                     plays games against itself, from which the network of our player of
                                  Renju learns; --games N, --nodes N a move, --seed N
  train network FILE...           fits the network to such games; --out FILE, --rounds N, --seed N, --from FILE
                                  with weights to begin with
  bench                           compares the speed of players, judges and a plain check
The status at the end is 0 if all went well, 1 if the rules refuse a move or leave none to play, and 2 if the
command line, the input or another program cannot be used. The greatest of several counts.";

/// How a command ended: the exit status of the tool. The greatest of several counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// All went well.
    Fine,
    /// The rules refuse a move, or there is nothing to play.
    Illegal,
    /// The command line, the input or another program cannot be used.
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
        ["diagram", words @ ..] => diagram::run(words, io::stdin().lock(), &mut out),
        ["perft", words @ ..] if words.len() > 1 => perft::run(words, &mut out),
        ["move", words @ ..] => think::run(words, io::stdin().lock(), &mut out),
        ["gomocup", words @ ..] => gomocup::run(words, io::stdin().lock(), &mut out),
        ["match", words @ ..] => contest::run(words, &mut out),
        ["ladder", words @ ..] => contest::ladder::run(words, &mut out),
        ["calibrate", words @ ..] => calibrate::run(words, &mut out),
        ["problems", words @ ..] => problems::run(words, &mut out),
        ["book", options @ ..] => book::run(options, &mut out),
        ["attacks", options @ ..] => attacks::run(options, &mut out),
        ["train", words @ ..] => train::run(words, &mut out),
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

/// Prints on stderr what is wrong.
fn complain(message: &str) {
    // Nothing better can be done if stderr is closed too.
    let _ = writeln!(io::stderr(), "{message}");
}

/// Prints why a command line, an input or another program cannot be used.
fn malformed(message: &str) -> Outcome {
    complain(message);
    Outcome::Malformed
}

/// Prints why the rules refuse a move, or leave none to play.
fn illegal(message: &str) -> Outcome {
    complain(message);
    Outcome::Illegal
}
