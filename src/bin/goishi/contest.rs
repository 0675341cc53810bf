//! `goishi match`: two players, many games.
//!
//! The games are played by processes of their own, which report each game as a line of JSON: several
//! run at once, and one that fails takes nothing with it.

mod build;
mod external;
mod game;
pub mod ladder;
pub mod openings;
mod player;
mod process;
mod sprt;
mod strengths;
mod tally;

use crate::options::Options;
use crate::pace::Pace;
use crate::{Outcome, complain, malformed};
use game::Played;
use goishi::rules::catalog::RuleSet;
use openings::Openings;
use player::Name;
use sprt::{Sprt, Verdict};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use tally::{Results, Tally};

const OPTIONS: [&str; 9] =
    ["--games", "--ms", "--nodes", "--jobs", "--openings", "--seed", "--log", "--sprt", "--part"];
const USAGE: &str = "usage: goishi match RULESET PLAYER PLAYER [--games N] [--ms N|--nodes N] \
                     [--jobs N] [--openings FILE|patterns] [--seed N] [--log FILE] [--sprt LOW:HIGH]";

/// The settings of a match.
struct Settings {
    rules: RuleSet,
    names: [Name; 2],
    games: usize,
    pace: Pace,
    jobs: usize,
    openings: Openings,
    seed: u64,
    /// The file to which the games are written, a line of JSON each.
    log: Option<String>,
    /// The test that ends the match early, if there is one.
    sprt: Option<Sprt>,
    /// The number of this process, if it is one that plays games for another.
    part: Option<usize>,
}

impl Settings {
    fn read(words: &[&str]) -> Result<Self, String> {
        let options = Options::read(words, &OPTIONS)?;
        let [rules, first, second] = options.words[..] else { return Err(USAGE.to_string()) };
        let rules: RuleSet = rules.parse().map_err(|unknown| format!("{unknown}"))?;
        let games: usize = options.number("--games", 100)?;
        let jobs = options.number("--jobs", 1)?;
        if games == 0 || jobs == 0 {
            return Err("there is no match without games or without anybody to play them".into());
        }
        let part = options.text("--part").is_some();
        Ok(Self {
            rules,
            names: [first.parse()?, second.parse()?],
            // Every pair has two games.
            games: games.checked_next_multiple_of(2).ok_or("too many games")?,
            pace: Pace::read(&options)?,
            jobs,
            openings: Openings::read(options.text("--openings"), rules)?,
            seed: options.number("--seed", 1)?,
            log: options.text("--log").map(str::to_string),
            sprt: options.text("--sprt").map(str::parse).transpose()?,
            part: if part { Some(options.number("--part", 0)?) } else { None },
        })
    }

    /// What the test says, if there is one.
    fn verdict(&self, tally: &Tally) -> Verdict {
        self.sprt.map_or(Verdict::Open, |sprt| sprt.verdict(&tally.pairs))
    }

    /// How many processes have something to do.
    fn processes(&self) -> usize {
        self.jobs.min(self.games / 2)
    }
}

/// Plays the match, or the part of it that falls to this process.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let settings = match Settings::read(words) {
        Ok(settings) => settings,
        Err(why) => return Ok(malformed(&why)),
    };
    match settings.part {
        Some(part) => play_part(&settings, part, out),
        None => {
            let (tally, outcome) = gather(&settings, words)?;
            if tally.all != Results::default() {
                write_result(&settings, &tally, out)?;
            }
            Ok(outcome)
        }
    }
}

fn play_part(settings: &Settings, part: usize, out: &mut impl Write) -> io::Result<Outcome> {
    for number in 0..settings.games {
        if number / 2 % settings.processes() != part {
            continue;
        }
        match game::play(settings, number) {
            Ok(played) => serde_json::to_writer(&mut *out, &played)?,
            Err(why) => return Ok(malformed(&why)),
        }
        writeln!(out)?;
        out.flush()?;
    }
    Ok(Outcome::Fine)
}

/// Has all games played, by processes that are started with these words, and counts them.
fn gather(settings: &Settings, words: &[&str]) -> io::Result<(Tally, Outcome)> {
    let mut log = settings.log.as_ref().map(std::fs::File::create).transpose()?;
    let mut tally = Tally::default();
    let (sender, lines) = mpsc::channel();
    let mut children = Vec::new();
    for part in 0..settings.processes() {
        let mut child = spawn(words, part)?;
        forward_lines(&mut child, sender.clone());
        children.push(child);
    }
    drop(sender);
    for line in lines {
        let played: Played = serde_json::from_str(&line)?;
        tally.add(&played);
        if let Some(log) = &mut log {
            writeln!(log, "{line}")?;
        }
        complain(&progress(settings, &tally, &played));
        if settings.verdict(&tally) != Verdict::Open {
            children.iter_mut().try_for_each(Child::kill)?;
            break;
        }
    }
    let mut outcome = Outcome::Fine;
    for mut child in children {
        if !child.wait()?.success() && settings.verdict(&tally) == Verdict::Open {
            outcome = malformed("some games were not played");
        }
    }
    Ok((tally, outcome))
}

/// Starts the command once more, for its share of the games.
fn spawn(words: &[&str], part: usize) -> io::Result<Child> {
    Command::new(std::env::current_exe()?)
        .arg("match")
        .args(words)
        .args(["--part", &part.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
}

/// Sends the lines that the process writes, from a thread of its own.
fn forward_lines(child: &mut Child, sender: mpsc::Sender<String>) {
    let Some(stdout) = child.stdout.take() else { return };
    std::thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
}

fn progress(settings: &Settings, tally: &Tally, played: &Played) -> String {
    let [first, second] = &settings.names;
    let result = match played.points {
        1.0 => format!("{first} wins"),
        0.0 => format!("{second} wins"),
        _ => "draw".to_string(),
    };
    let (by, opening) = (&played.by, &played.opening);
    let moves = played.moves.split_whitespace().count();
    format!("game {}, {opening}: {result} ({by}, {moves} moves); {}", played.game + 1, tally.all)
}

fn write_result(settings: &Settings, tally: &Tally, out: &mut impl Write) -> io::Result<()> {
    let Settings { rules, names: [first, second], pace, seed, .. } = settings;
    writeln!(out, "{rules}: {first} against {second}, {pace}, seed {seed}")?;
    write!(out, "{tally}")?;
    if let Some(sprt) = settings.sprt {
        let (verdict, odds) = (sprt.verdict(&tally.pairs), sprt.log_odds(&tally.pairs));
        let Sprt { low, high } = sprt;
        writeln!(out, "SPRT {low}:{high} {verdict}, log-odds {odds:+.2}")?;
    }
    if !matches!(rules, RuleSet::Renju(_)) {
        writeln!(out, "mean margin {:+.2}", tally.margin())?;
    }
    Ok(())
}
