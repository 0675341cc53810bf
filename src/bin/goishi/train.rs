//! `goishi train`: makes the network of the player of Renju, by nothing but games that the player plays against itself.

mod fit;
mod games;
mod model;
mod samples;

use crate::options::Options;
use crate::{Outcome, malformed};
use std::io::{self, Write};

const OPTIONS: [&str; 6] = ["--games", "--nodes", "--seed", "--rounds", "--out", "--from"];
const USAGE: &str = "\
usage: goishi train games [--games N] [--nodes N] [--seed N]
       goishi train network --out FILE [--from FILE] [--rounds N] [--seed N] FILE...";

/// Plays games and prints them, a line each.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let Ok(options) = Options::read(words, &OPTIONS) else { return Ok(malformed(USAGE)) };
    let plan = || -> Result<games::Plan, String> {
        Ok(games::Plan {
            games: options.number("--games", 1000)?,
            nodes: options.number("--nodes", games::NODES)?,
            seed: options.number("--seed", 1)?,
        })
    };
    match (options.words.as_slice(), plan()) {
        (["games"], Ok(plan)) => games::print(&plan, out),
        (["network", files @ ..], Ok(plan)) if !files.is_empty() => {
            learn(files, &options, plan.seed)
        }
        (["games" | "network", ..], Err(why)) => Ok(malformed(&why)),
        _ => Ok(malformed(USAGE)),
    }
}

/// Fits a network to the games in these files, and writes it.
fn learn(files: &[&str], options: &Options, seed: u64) -> io::Result<Outcome> {
    let mut games = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file)?;
        games.extend(text.lines().filter_map(samples::Game::read));
    }
    let rounds = options.number("--rounds", 6);
    let (Ok(rounds), Some(out)) = (rounds, options.text("--out")) else {
        return Ok(malformed(USAGE));
    };
    let first = options.text("--from").map(std::fs::read).transpose()?;
    let mut model = fit::fit(&games, first.as_deref(), rounds, seed);
    std::fs::write(out, model.bytes())?;
    Ok(Outcome::Fine)
}
