//! `goishi forbidden`: Black's forbidden points in given positions.

use crate::lines::Lines;
use crate::{Outcome, malformed};
use goishi::board::{Board, Color};
use goishi::record::report::Forbidden;
use goishi::rules::catalog::RuleSet;
use goishi::rules::renju::Renju;
use serde::Deserialize;
use std::borrow::Cow;
use std::io::{self, BufRead, Write};

/// A position: the points of each colour's stones.
#[derive(Deserialize)]
struct Stones<'a> {
    #[serde(borrow)]
    black: Vec<Cow<'a, str>>,
    #[serde(borrow)]
    white: Vec<Cow<'a, str>>,
}

/// Answers every line of `input`.
pub fn run(id: &str, input: impl BufRead, out: &mut impl Write) -> io::Result<Outcome> {
    let rules = match id.parse() {
        Ok(rules) => rules,
        Err(unknown) => return Ok(malformed(&format!("{unknown}"))),
    };
    let RuleSet::Renju(variant) = rules else {
        return Ok(malformed(&format!("{rules} has no forbidden points: only Renju has")));
    };
    let mut outcome = Outcome::Fine;
    for (number, line) in (1..).zip(Lines::new(input)) {
        match position(rules, &line?) {
            Ok(None) => {}
            Ok(Some(board)) => {
                let game = Renju::from_position(variant, &board, Color::Black);
                writeln!(out, "{}", Forbidden::of(rules, &game).json())?;
            }
            Err(why) => outcome = malformed(&format!("line {number}: {why}")),
        }
    }
    Ok(outcome)
}

/// The board that `line` describes; `None` on a blank line.
fn position(rules: RuleSet, line: &[u8]) -> Result<Option<Board>, String> {
    if line.trim_ascii().is_empty() {
        return Ok(None);
    }
    let stones: Stones = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    let mut board = Board::empty(rules.size());
    for (color, points) in [(Color::Black, stones.black), (Color::White, stones.white)] {
        for name in points {
            let at = rules.notation().parse(&name, rules.size());
            let at = at.filter(|&at| board.contains(at));
            let at = at.ok_or_else(|| format!("{name:?} is no point of the board"))?;
            if board.get(at).is_some() {
                return Err(format!("two stones on {name}"));
            }
            board.set(at, Some(color));
        }
    }
    Ok(Some(board))
}
