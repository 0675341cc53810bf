//! `goishi ladder`: how strong the levels of our player are, from matches of each against the next two.

use super::player::Name;
use super::strengths::{Meeting, strengths};
use super::tally::Results;
use super::{Settings, gather};
use crate::options::Options;
use crate::{Outcome, malformed};
use goishi::ai::Level;
use std::io::{self, Write};

const OPTIONS: [&str; 6] = ["--games", "--ms", "--nodes", "--jobs", "--openings", "--seed"];
const USAGE: &str = "usage: goishi ladder RULESET [--games N] [--ms N|--nodes N] [--jobs N] [--openings FILE|patterns] [--seed N]";

/// Each level meets those so many steps above it.
const STEPS: usize = 2;

/// Plays the matches, and writes a table of the levels.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let rules = Options::read(words, &OPTIONS).and_then(|options| match options.words[..] {
        [rules] => Ok(rules.to_string()),
        _ => Err(USAGE.to_string()),
    });
    let rules = match rules {
        Ok(rules) => rules,
        Err(why) => return Ok(malformed(&why)),
    };
    let rest: Vec<&str> = words.iter().copied().filter(|word| *word != rules).collect();
    let mut outcome = Outcome::Fine;
    let mut results = Vec::new();
    let mut pace = String::new();
    for (low, high) in pairs() {
        let names = [low, high].map(|place| Name::Level(Level::ALL[place]).to_string());
        let words: Vec<&str> = [&[&rules, names[1].as_str(), &names[0]], &rest[..]].concat();
        let settings = match Settings::read(&words) {
            Ok(settings) => settings,
            Err(why) => return Ok(malformed(&why)),
        };
        let (tally, match_outcome) = gather(&settings, &words)?;
        outcome = outcome.max(match_outcome);
        pace = format!("{}, seed {}", settings.pace, settings.seed);
        results.push(([high, low], tally.all));
    }
    writeln!(out, "{rules}: {pace}")?;
    write_table(&results, out)?;
    Ok(outcome)
}

/// The places of levels that meet, the lower one first.
fn pairs() -> impl Iterator<Item = (usize, usize)> {
    let count = Level::ALL.len();
    (0..count)
        .flat_map(move |low| (low + 1..count.min(low + STEPS + 1)).map(move |high| (low, high)))
}

/// A row for each level: its number, how far that may be off, and its score against the level below.
fn write_table(results: &[([usize; 2], Results)], out: &mut impl Write) -> io::Result<()> {
    let meeting = |(players, all): &([usize; 2], Results)| Meeting {
        players: *players,
        games: all.games(),
        points: all.games() * all.score(),
    };
    let meetings: Vec<Meeting> = results.iter().map(meeting).collect();
    writeln!(out, "| level | Elo | 95 % | against the level below |")?;
    writeln!(out, "|---|---|---|---|")?;
    for (place, strength) in strengths(Level::ALL.len(), &meetings).iter().enumerate() {
        let below = results.iter().find(|(players, _)| place > 0 && *players == [place, place - 1]);
        let below = below.map_or(String::new(), |(_, all)| all.to_string());
        let (elo, margin) = (strength.elo, strength.margin);
        writeln!(out, "| {} | {elo:.0} | ±{margin:.0} | {below} |", place + 1)?;
    }
    Ok(())
}
