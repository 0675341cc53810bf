//! `goishi attacks`: draws wins by threats from self-play, and measures how many of them the solver proves.

mod drawing;
mod problem;

use crate::options::Options;
use crate::{Outcome, complain, malformed};
use goishi::ai::renju::Engine;
use problem::Problem;
use std::io::{self, Write};
use std::time::Duration;

const OPTIONS: [&str; 5] = ["--count", "--budget", "--seed", "--jobs", "--from"];
/// So many positions a solver searches in half a second natively, and in two on a slow device.
const BUDGET: u64 = 1_000_000;

/// What is asked for.
pub struct Order {
    /// How many problems are drawn.
    count: usize,
    /// How many positions the solver may search for each.
    budget: u64,
    seed: u64,
    jobs: usize,
}

/// Draws problems, or reads them, and prints them with what the solver needs for each.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let (order, problems) = match read(words) {
        Ok(read) => read,
        Err(why) => return Ok(malformed(&why)),
    };
    let problems = problems.unwrap_or_else(|| drawing::draw(&order));
    let (mut measures, mut engine) = (Vec::new(), Engine::new());
    for problem in &problems {
        let measure = problem.measure(&mut engine, order.budget);
        writeln!(out, "{} {} {}", problem.line(), measure.nodes, measure.time.as_millis())?;
        out.flush()?;
        measures.push(measure);
    }
    writeln!(out, "{}", summary(&measures, order.budget))?;
    Ok(Outcome::Fine)
}

fn read(words: &[&str]) -> Result<(Order, Option<Vec<Problem>>), String> {
    let options = Options::read(words, &OPTIONS)?;
    let order = Order {
        count: options.number("--count", 200)?,
        budget: options.number("--budget", BUDGET)?,
        seed: options.number("--seed", 1)?,
        jobs: options.number("--jobs", 1)?,
    };
    let problems = options.text("--from").map(read_file).transpose()?;
    Ok((order, problems))
}

fn read_file(name: &str) -> Result<Vec<Problem>, String> {
    let text = std::fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))?;
    let lines = text.lines().filter(|line| line.starts_with("renju"));
    lines
        .map(|line| Problem::parse(line).ok_or_else(|| format!("{line:?} is no problem")))
        .collect()
}

/// What the solver needed for a problem.
pub struct Measure {
    is_proved: bool,
    nodes: u64,
    time: Duration,
}

fn summary(measures: &[Measure], budget: u64) -> String {
    let proved: Vec<&Measure> = measures.iter().filter(|measure| measure.is_proved).collect();
    let within = |seconds| proved.iter().filter(|it| it.time.as_secs() < seconds).count();
    let (all, nodes): (usize, u64) = (measures.len(), measures.iter().map(|it| it.nodes).sum());
    let time: Duration = measures.iter().map(|measure| measure.time).sum();
    format!(
        "{} of {all} proved by at most {budget} positions, {} of them in less than 1 s, {} in less than 2 s; \
         {} positions a second, {:.1} s in all",
        proved.len(),
        within(1),
        within(2),
        (nodes as f64 / time.as_secs_f64()) as u64,
        time.as_secs_f64()
    )
}

/// Says how far the drawing is.
fn tell(found: usize, games: u64, left_open: usize) {
    complain(&format!("{games} games, {found} problems, {left_open} positions left open"));
}
