//! `goishi bench`: the players' compact positions beside the judges of the rules, and the judge of Renju beside a
//! plain check for five in a row, on random games.
//!
//! Wall times are printed for interest. The number of instructions tells more: valgrind counts it, and a busy machine
//! changes nothing in it. The tool runs each side once more under valgrind.

mod ren;
mod renju;
mod rin;

use crate::{Outcome, malformed};
use std::io::{self, Write};
use std::process::Command;
use std::time::Instant;

/// A comparison of two sides that do the same work.
struct Bench {
    name: &'static str,
    /// The name of the side that is measured.
    engine: &'static str,
    /// The name of the side that it is compared with.
    rival: &'static str,
    /// The name of one unit of work.
    unit: &'static str,
    /// How many games the comparison by the clock has.
    games: usize,
    /// How many games the comparison under valgrind has.
    counted_games: usize,
    play: fn(Side, usize) -> Work,
}

const BENCHES: [Bench; 4] = [rin::RINGS, ren::GROUPS, renju::FIVES, renju::FORBIDDEN];

/// A side of a comparison.
#[derive(Clone, Copy)]
enum Side {
    Engine,
    Rival,
    /// The side that only makes the random games; what that costs is subtracted from the others.
    Nobody,
}

impl Side {
    const ALL: [Self; 3] = [Self::Engine, Self::Rival, Self::Nobody];

    const fn id(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Rival => "rival",
            Self::Nobody => "nobody",
        }
    }
}

/// The work of a side: how many units, and a sum over what it found.
#[derive(Default)]
struct Work {
    units: u64,
    sum: u64,
}

impl Work {
    fn add(&mut self, units: u64, result: u64) {
        self.units += units;
        self.sum = (self.sum * 31 + result) % 1_000_000_007;
    }
}

/// Makes all comparisons, or with `--side SIDE BENCH` the work of one side alone, for valgrind.
pub fn run(options: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    match options {
        [] => {
            let mut outcome = Outcome::Fine;
            for bench in &BENCHES {
                outcome = outcome.max(bench.compare(out)?);
            }
            Ok(outcome)
        }
        ["--side", side, name] => {
            let bench = BENCHES.iter().find(|bench| bench.name == *name);
            let side = Side::ALL.into_iter().find(|known| known.id() == *side);
            let (Some(bench), Some(side)) = (bench, side) else { return Ok(usage()) };
            let work = (bench.play)(side, bench.counted_games);
            writeln!(out, "{}", work.sum).map(|()| Outcome::Fine)
        }
        _ => Ok(usage()),
    }
}

fn usage() -> Outcome {
    let names = BENCHES.map(|bench| bench.name).join("|");
    malformed(&format!("usage: goishi bench [--side engine|rival|nobody {names}]"))
}

impl Bench {
    fn compare(&self, out: &mut impl Write) -> io::Result<Outcome> {
        let [(engine, done), (rival, expected), _] = Side::ALL.map(|side| {
            let start = Instant::now();
            let work = (self.play)(side, self.games);
            (start.elapsed().as_secs_f64(), work)
        });
        let equal = done.sum == expected.sum;
        let Self { name, engine: ours, rival: other, unit, games, .. } = self;
        writeln!(out, "{name}, {games} games, {} x {unit}: {ours} | {other} | ratio", done.units)?;
        writeln!(out, "  results                {}", if equal { "equal" } else { "DIFFERENT" })?;
        let ratio = rival / engine;
        writeln!(out, "  seconds                {engine:.3} | {rival:.3} | {ratio:.2}")?;
        let rate = done.units as f64 / engine;
        writeln!(out, "  a second               {rate:.0} x {unit}")?;
        match self.instructions_per_unit() {
            Some([engine, rival]) => {
                let ratio = rival / engine;
                writeln!(out, "  instructions each      {engine:.0} | {rival:.0} | {ratio:.2}")?;
            }
            None => writeln!(out, "  instructions           not counted: no valgrind")?,
        }
        Ok(if equal { Outcome::Fine } else { Outcome::Illegal })
    }

    fn instructions_per_unit(&self) -> Option<[f64; 2]> {
        let nobody = self.count_instructions(Side::Nobody)?;
        let units = (self.play)(Side::Engine, self.counted_games).units as f64;
        let per_unit = |side| Some((self.count_instructions(side)? - nobody) / units);
        Some([per_unit(Side::Engine)?, per_unit(Side::Rival)?])
    }

    /// Runs one side alone under valgrind; `None` if that cannot be done.
    fn count_instructions(&self, side: Side) -> Option<f64> {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(std::env::current_exe().ok()?)
            .args(["bench", "--side", side.id(), self.name])
            .output()
            .ok()?;
        let report = String::from_utf8_lossy(&output.stderr);
        report.split("Collected :").nth(1)?.split_whitespace().next()?.parse().ok()
    }
}

/// A number for a list of numbers.
fn checksum(numbers: impl Iterator<Item = u64>) -> u64 {
    numbers.fold(7, |sum, number| (sum * 31 + number) % 1_000_000_007)
}
