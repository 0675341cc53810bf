//! Another build of this tool as a player: its `goishi move`, which plays all games.

use super::process::Process;
use crate::pace::Pace;
use goishi::board::excerpt;
use goishi::record::token;
use goishi::rules::Move;
use goishi::rules::catalog::RuleSet;
use std::time::Duration;

/// How much later than allowed an answer may come: every question is thought about afresh, with new tables.
const GRACE: Duration = Duration::from_secs(5);
/// How long a move may take that is limited by nodes.
const UNTIMED: Duration = Duration::from_secs(600);

/// A running `goishi move`.
pub struct Build {
    process: Process,
    rules: RuleSet,
    limit: Duration,
    /// How games begin, in the tool's words.
    opening: String,
}

impl Build {
    /// Starts the tool at `path`, for games that begin with the words of `opening`.
    pub fn start(
        path: &str,
        rules: RuleSet,
        pace: Pace,
        seed: u64,
        opening: &str,
    ) -> Result<Self, String> {
        let (option, value, limit) = match pace {
            Pace::Time(limit) => ("--ms", limit.as_millis().to_string(), limit),
            Pace::Nodes(nodes) => ("--nodes", nodes.to_string(), UNTIMED),
        };
        let seed = seed.to_string();
        let arguments = ["move", option, value.as_str(), "--seed", seed.as_str()];
        let process = Process::start(path, arguments);
        let process = process.map_err(|why| format!("{path}: the build does not start: {why}"))?;
        Ok(Self { process, rules, limit, opening: opening.to_string() })
    }

    /// The move after these moves that follow the opening.
    pub fn choose(&mut self, moves: &[Move]) -> Result<Move, String> {
        let words: Vec<String> = moves.iter().map(|&mv| token::write(mv, self.rules)).collect();
        self.process.send(&format!("{} {} {}", self.rules, self.opening, words.join(" ")))?;
        let word = self.process.next_line(self.limit + GRACE)?;
        // The line of its thoughts.
        self.process.next_line(GRACE)?;
        let mv = token::read(word.trim(), self.rules);
        mv.ok_or_else(|| format!("the answer {:?}", excerpt(&word)))
    }
}
