//! `goishi replay`: plays games, and writes every position.

use crate::lines::Lines;
use crate::start::Start;
use crate::{Outcome, malformed};
use goishi::record::report::report;
use goishi::record::token;
use serde::Serialize;
use std::io::{self, BufRead, Write};

/// A token that was refused.
#[derive(Serialize)]
struct Refusal {
    ply: usize,
    #[serde(rename = "move")]
    mv: String,
    error: String,
}

/// Plays every line of `input`.
pub fn run(input: impl BufRead, out: &mut impl Write) -> io::Result<Outcome> {
    let mut outcome = Outcome::Fine;
    for (number, line) in (1..).zip(Lines::new(input)) {
        let line = line?;
        outcome = outcome.max(match parse(&line) {
            Ok(None) => Outcome::Fine,
            Ok(Some(start)) => replay(start, out)?,
            Err(why) => malformed(&format!("line {number}: {why}")),
        });
    }
    Ok(outcome)
}

/// Reads `RULESET {position} TOKEN TOKEN ...`, where the position may be missing; `None` on a blank line.
fn parse(line: &[u8]) -> Result<Option<Start<'_>>, String> {
    let line = std::str::from_utf8(line).map_err(|_| "this is no UTF-8 text")?;
    if let Some(mark) = line.chars().find(|c| "()[]#".contains(*c)) {
        return Err(format!("{mark:?} belongs in record files, not here"));
    }
    let start = Start::read(&line.split_whitespace().collect::<Vec<&str>>())?;
    let brace = start.as_ref().and_then(|start| {
        start.tokens.iter().find_map(|word| word.chars().find(|c| "{}".contains(*c)))
    });
    match brace {
        Some(mark) => Err(format!("{mark:?} belongs behind the rule set, round a position")),
        None => Ok(start),
    }
}

fn replay(start: Start, out: &mut impl Write) -> io::Result<Outcome> {
    let Start { rules, mut game, tokens } = start;
    writeln!(out, "{}", report(rules, &game, 0, None))?;
    for (ply, word) in (1..).zip(&tokens) {
        let played = match token::read(word, rules) {
            Some(mv) => game.play(mv).map_err(|illegal| illegal.to_string()),
            None => Err(format!("this is no move of {rules}")),
        };
        if let Err(error) = played {
            write_line(out, &Refusal { ply, mv: word.to_ascii_lowercase(), error })?;
            return Ok(Outcome::Illegal);
        }
        writeln!(out, "{}", report(rules, &game, ply, Some(word)))?;
    }
    Ok(Outcome::Fine)
}

fn write_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}
