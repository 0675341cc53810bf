//! `goishi perft`: counts the sequences of plays.

use crate::{Outcome, illegal, malformed};
use goishi::record::token;
use goishi::rules::catalog::RuleSet;
use goishi::rules::perft;
use std::io::{self, Write};

/// Counts from the position after `tokens`.
pub fn run(id: &str, depth: &str, tokens: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let rules: RuleSet = match id.parse() {
        Ok(rules) => rules,
        Err(unknown) => return Ok(malformed(&format!("{unknown}"))),
    };
    let Ok(depth) = depth.parse() else {
        return Ok(malformed(&format!("{depth:?} is no depth")));
    };
    let mut game = rules.start();
    for word in tokens {
        let Some(mv) = token::read(word, rules) else {
            return Ok(malformed(&format!("{word:?} is no move of {rules}")));
        };
        if let Err(why) = game.play(mv) {
            return Ok(illegal(&format!("{word}: {why}")));
        }
    }
    writeln!(out, "{}", perft(&game, depth))?;
    Ok(Outcome::Fine)
}
