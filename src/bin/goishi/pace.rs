//! The pace of our players. The only clock is here.

use crate::options::Options;
use goishi::ai::team::{self, Share};
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
        self.within(|budget| opponent.think(game, task, budget))
    }

    /// Lets `opponent` think at this pace as one of a team.
    pub fn think_as(
        self,
        opponent: &mut Opponent,
        game: &AnyGame,
        task: &Task,
        share: Share,
    ) -> Option<Thought> {
        self.within(|budget| team::think(opponent, game, task, budget, share))
    }

    fn within<T>(self, think: impl FnOnce(&Budget) -> T) -> T {
        match self {
            Self::Nodes(nodes) => think(&Budget::nodes(nodes)),
            Self::Time(limit) => {
                let start = Instant::now();
                let stop = || start.elapsed() >= limit;
                think(&Budget::until(&stop))
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
