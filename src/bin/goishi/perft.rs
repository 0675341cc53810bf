//! `goishi perft`: counts the sequences of plays.

use crate::start::Start;
use crate::{Outcome, illegal, malformed};
use goishi::record::token;
use goishi::rules::perft;
use std::io::{self, Write};

/// Counts from the position after the tokens in `words`: a rule set, the depth, tokens, and perhaps a position in braces
/// before or behind the depth.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let (mut words, mut depth) = (words.to_vec(), None);
    if words.get(1).is_some_and(|word| word.parse::<u8>().is_ok()) {
        depth = Some(words.remove(1));
    }
    let Start { rules, mut game, mut tokens } = match Start::read(&words) {
        Ok(Some(start)) => start,
        Ok(None) => return Ok(malformed("no rule set")),
        Err(why) => return Ok(malformed(&why)),
    };
    if depth.is_none() && !tokens.is_empty() {
        depth = Some(tokens.remove(0));
    }
    let depth = depth.unwrap_or_default();
    let Ok(depth) = depth.parse() else {
        return Ok(malformed(&format!("{depth:?} is no depth")));
    };
    for word in tokens {
        let Some(mv) = token::read(word, rules) else {
            return Ok(malformed(&format!("{word:?} is no move of {rules}")));
        };
        if let Err(why) = game.play(mv) {
            return Ok(illegal(&format!("{word}: {why}")));
        }
    }
    match perft(&game, depth) {
        Ok(count) => writeln!(out, "{count}").map(|()| Outcome::Fine),
        Err(uncountable) => Ok(malformed(&uncountable.to_string())),
    }
}
