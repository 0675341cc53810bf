//! `goishi calibrate`: how often the colour wins that a hint or a review calls so likely to win.
//!
//! The best player plays games against itself. Some positions of each are judged as a review judges them, with fewer nodes, and
//! compared with the result of the game.

mod table;

use crate::contest::openings::{self, Openings};
use crate::options::Options;
use crate::{Outcome, complain, malformed};
use goishi::ai::{Aim, Budget, Level, Opponent, Score, Task, judging};
use goishi::board::Color;
use goishi::rules::catalog::{AnyGame, RuleSet};
use goishi::rules::{Phase, Status};
use std::io::{self, Write};
use table::Sample;

const OPTIONS: [&str; 6] = ["--games", "--nodes", "--judge", "--seed", "--jobs", "--log"];
const USAGE: &str = "usage: goishi calibrate RULESET [--games N] [--nodes N] [--judge N] [--seed N] \
                     [--jobs N] [--log FILE]";
/// One position of so many is judged.
const STEP: usize = 4;
/// A game that is longer is drawn.
const LONGEST: usize = 300;

/// Which games are played, and how their positions are judged.
struct Plan {
    rules: RuleSet,
    openings: Openings,
    games: usize,
    /// How many nodes a move gets.
    nodes: u64,
    /// How many nodes a position gets that is judged.
    judge: u64,
    seed: u64,
    jobs: usize,
}

impl Plan {
    fn read(options: &Options) -> Result<Self, String> {
        let [rules] = options.words[..] else { return Err(USAGE.to_string()) };
        let rules: RuleSet = rules.parse().map_err(|unknown| format!("{unknown}"))?;
        let jobs: usize = options.number("--jobs", 1)?;
        Ok(Self {
            rules,
            openings: Openings::read(None, rules)?,
            games: options.number("--games", 200)?,
            nodes: options.number("--nodes", 20_000)?,
            judge: options.number("--judge", 10_000)?,
            seed: options.number("--seed", 1)?,
            jobs: jobs.max(1),
        })
    }

    /// The samples of the games whose numbers leave this rest when they are divided by the number of jobs.
    fn part(&self, rest: usize) -> Result<Vec<Sample>, String> {
        let mut samples = Vec::new();
        for game in (rest..self.games).step_by(self.jobs) {
            samples.extend(self.play(game)?);
            complain(&format!("game {} of {}", game + 1, self.games));
        }
        Ok(samples)
    }

    /// Plays a game to its end, or until a win is proved, and judges some of its positions.
    fn play(&self, number: usize) -> Result<Vec<Sample>, String> {
        let opening = self.openings.of_pair(number, self.rules, self.seed);
        let mut game = openings::position(self.rules, &opening)?;
        let (mut opponent, mut samples, mut result) = (Opponent::new(), Vec::new(), 0.5);
        for ply in 0..LONGEST {
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add((number * 1000 + ply) as u64);
            let task = Task { level: Level::Six, seed, aim: Aim::Move, except: &[] };
            let thought = opponent.think(&game, &task, &Budget::nodes(self.nodes));
            let (Some(thought), Some(mover)) = (thought, game.color_to_move()) else { break };
            if let Some(black) = proved(thought.score, mover) {
                result = black;
                break;
            }
            if (ply + number).is_multiple_of(STEP) {
                samples.extend(self.sample(&game, number, ply));
            }
            game.play(thought.mv).map_err(|illegal| format!("{opening}: {illegal}"))?;
            result = result_of(&game);
        }
        samples.iter_mut().for_each(|sample| sample.result = result);
        Ok(samples)
    }

    /// What is shown of a position, unless the game is decided there.
    fn sample(&self, game: &AnyGame, number: usize, ply: usize) -> Option<Sample> {
        if game.phase() != Phase::Play {
            return None;
        }
        let standing = judging::judge(game, &Budget::nodes(self.judge)).standing;
        let is_open = matches!(standing.black, Score::Open(_));
        is_open.then(|| Sample {
            game: number,
            ply,
            share: standing.share(Color::Black),
            result: 0.5,
        })
    }
}

/// What Black gets of a game that is proved for or against the player to move.
fn proved(score: Score, mover: Color) -> Option<f64> {
    let wins = match score {
        Score::Win(_) => mover,
        Score::Loss(_) => mover.other(),
        Score::Open(_) => return None,
    };
    Some(if wins == Color::Black { 1.0 } else { 0.0 })
}

/// What Black gets of a game: 1 for a win, and a half while it is open.
fn result_of(game: &AnyGame) -> f64 {
    match game.status() {
        Status::Won { winner, .. } if game.color_of(winner) == Color::Black => 1.0,
        Status::Won { .. } => 0.0,
        Status::Drawn { .. } | Status::Ongoing => 0.5,
    }
}

/// Plays the games and prints a table of what is shown and what is true.
pub fn run(words: &[&str], out: &mut impl Write) -> io::Result<Outcome> {
    let options = match Options::read(words, &OPTIONS) {
        Ok(options) => options,
        Err(why) => return Ok(malformed(&why)),
    };
    let samples = Plan::read(&options).and_then(|plan| gather(&plan));
    let samples = match samples {
        Ok(samples) => samples,
        Err(why) => return Ok(malformed(&why)),
    };
    if let Some(file) = options.text("--log") {
        let mut log = std::fs::File::create(file)?;
        for Sample { game, ply, share, result } in &samples {
            writeln!(log, "{game} {ply} {share} {result}")?;
        }
    }
    table::print(&samples, out)?;
    Ok(Outcome::Fine)
}

/// The samples of all games.
fn gather(plan: &Plan) -> Result<Vec<Sample>, String> {
    std::thread::scope(|scope| {
        let jobs: Vec<_> =
            (0..plan.jobs).map(|rest| scope.spawn(move || plan.part(rest))).collect();
        let parts = jobs.into_iter().map(|job| job.join().map_err(|_| "a game failed".to_string()));
        let parts: Vec<Vec<Sample>> = parts.map(|part| part?).collect::<Result<_, String>>()?;
        Ok(parts.into_iter().flatten().collect())
    })
}
