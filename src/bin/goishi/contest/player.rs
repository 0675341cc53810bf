//! The players of a match.

use super::build::Build;
use super::external::External;
use crate::pace::Pace;
use goishi::ai::team::{self, Share};
use goishi::ai::{Aim, Greedy, Level, Opponent, Player, Random, Task, Thought, Uct, uct};
use goishi::rules::Move;
use goishi::rules::catalog::{AnyGame, RuleSet};
use std::fmt;
use std::str::FromStr;

/// How many workers a team may have.
const TEAM: std::ops::RangeInclusive<usize> = 1..=8;

/// A player by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    Level(Level),
    /// The best player, with so many workers.
    Team(usize),
    Random,
    Greedy,
    Uct(u32),
    Command(String),
    Build(String),
}

impl FromStr for Name {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let (kind, value) = name.split_once(':').unwrap_or((name, ""));
        let known = match (kind, value) {
            ("random", "") => Some(Self::Random),
            ("greedy", "") => Some(Self::Greedy),
            ("uct", "") => Some(Self::Uct(uct::PLAYOUTS)),
            ("uct", playouts) => playouts.parse().ok().map(Self::Uct),
            ("level", level) => level.parse().ok().and_then(Level::from_number).map(Self::Level),
            ("team", workers) => {
                workers.parse().ok().filter(|it| TEAM.contains(it)).map(Self::Team)
            }
            ("cmd", command) if !command.trim().is_empty() => Some(Self::Command(command.into())),
            ("build", path) if !path.is_empty() => Some(Self::Build(path.into())),
            _ => None,
        };
        let kinds = "level:1 to level:6, team:WORKERS, random, greedy, uct[:PLAYOUTS], cmd:COMMAND LINE and build:FILE";
        known.ok_or_else(|| format!("{name:?} is no player; there is {kinds}"))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level:{}", level.number()),
            Self::Team(workers) => write!(f, "team:{workers}"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Uct(playouts) => write!(f, "uct:{playouts}"),
            Self::Command(command) => write!(f, "cmd:{command}"),
            Self::Build(path) => write!(f, "build:{path}"),
        }
    }
}

/// A player at the board, for one game.
pub enum Contestant {
    Level { opponent: Box<Opponent>, level: Level, seed: u64 },
    Team(Vec<Opponent>),
    Reference(Box<dyn Player>),
    External(External),
    Build(Build),
}

impl Contestant {
    /// A player for a new game that begins with the words of `opening`, or why there is none.
    pub fn new(
        name: &Name,
        rules: RuleSet,
        pace: Pace,
        seed: u64,
        opening: &str,
    ) -> Result<Self, String> {
        Ok(match name {
            Name::Level(level) => {
                Self::Level { opponent: Box::new(Opponent::new()), level: *level, seed }
            }
            Name::Team(workers) => Self::Team((0..*workers).map(|_| Opponent::new()).collect()),
            Name::Random => Self::Reference(Box::new(Random::new(seed))),
            Name::Greedy => Self::Reference(Box::new(Greedy::new(seed))),
            Name::Uct(playouts) => Self::Reference(Box::new(Uct::new(*playouts, seed))),
            Name::Command(command) => Self::External(External::start(command, rules, pace)?),
            Name::Build(path) => Self::Build(Build::start(path, rules, pace, seed, opening)?),
        })
    }

    /// Gets ready for the first move, which takes none of its time.
    pub fn get_ready(&mut self) -> Result<(), String> {
        match self {
            Self::External(engine) => engine.get_ready(),
            Self::Level { .. } | Self::Team(_) | Self::Reference(_) | Self::Build(_) => Ok(()),
        }
    }

    /// The next move in a game with these `moves` after its opening; or why there is none.
    pub fn choose(&mut self, game: &AnyGame, moves: &[Move], pace: Pace) -> Result<Move, String> {
        match self {
            Self::Level { opponent, level, seed } => {
                *seed = seed.wrapping_add(0x1_0000_0000);
                let task = Task { level: *level, seed: *seed, aim: Aim::Move, except: &[] };
                let thought = pace.think(opponent, game, &task);
                thought.map(|thought| thought.mv).ok_or_else(|| "no answer".to_string())
            }
            Self::Team(workers) => {
                let task = Task { aim: Aim::Move, ..Task::BEST };
                let best = team::best(think_together(workers, game, &task, pace));
                best.map(|it| it.mv).ok_or_else(|| "no answer".to_string())
            }
            Self::Reference(player) => player.choose(game).ok_or_else(|| "no answer".to_string()),
            Self::External(engine) => engine.choose(game, moves.last().copied()),
            Self::Build(build) => build.choose(moves),
        }
    }
}

/// What the workers of a team find, all at once.
fn think_together(
    workers: &mut [Opponent],
    game: &AnyGame,
    task: &Task,
    pace: Pace,
) -> Vec<Thought> {
    let of = workers.len();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..)
            .zip(workers)
            .map(|(number, opponent)| {
                scope.spawn(move || pace.think_as(opponent, game, task, Share { number, of }))
            })
            .collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()?).collect()
    })
}
