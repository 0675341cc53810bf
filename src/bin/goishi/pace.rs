//! The pace of our players. The only clock is here.

use crate::options::Options;
use goishi::ai::{Budget, Opponent, Task, Thought};
use goishi::rules::catalog::AnyGame;
use std::time::{Duration, Instant};

/// How long a player may think about a move.
#[derive(Clone, Copy)]
pub enum Pace {
    Time(Duration),
    Nodes(u64),
}

impl Pace {
    /// The options that set the pace.
    pub const OPTIONS: [&str; 2] = ["--ms", "--nodes"];

    /// The pace that the options set; a second a move, if they set none.
    pub fn read(options: &Options) -> Result<Self, String> {
        match options.last(&Self::OPTIONS) {
            Some(("--nodes", _)) => Ok(Self::Nodes(options.number("--nodes", 0)?)),
            _ => Ok(Self::Time(Duration::from_millis(options.number("--ms", 1000)?))),
        }
    }

    /// Lets `opponent` think at this pace.
    pub fn think(self, opponent: &mut Opponent, game: &AnyGame, task: &Task) -> Option<Thought> {
        match self {
            Self::Nodes(nodes) => opponent.think(game, task, &Budget::nodes(nodes)),
            Self::Time(limit) => {
                let start = Instant::now();
                let stop = || start.elapsed() >= limit;
                opponent.think(game, task, &Budget::until(&stop))
            }
        }
    }
}

impl std::fmt::Display for Pace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Time(limit) => write!(f, "{} ms a move", limit.as_millis()),
            Self::Nodes(nodes) => write!(f, "{nodes} nodes a move"),
        }
    }
}
