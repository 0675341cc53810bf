//! Games between computer players of several levels, to take positions from.

use crate::ai::{Aim, Budget, Level, Player, Random, Task, ren, renju, rin};
use crate::rules::catalog::{AnyGame, RuleSet};
use crate::rules::{Move, Status};

/// So many positions are searched for a move.
const NODES: u64 = 600;
/// In the memory of a player of one game; two to the power of it.
const TABLE_BITS: u32 = 14;
/// No game has more moves.
const LONGEST: usize = 300;
/// Of a hundred stones so many are anywhere.
const STRAY: usize = 4;

/// The levels of the players: games of the best are too good for problems, those of the worst too bad.
const LEVELS: [Level; 5] = [Level::Two, Level::Three, Level::Three, Level::Four, Level::Five];

/// A player of any game who remembers little.
pub enum Thinker {
    Renju(Box<renju::Engine>),
    Ren(Box<ren::Engine>),
    Rin(Box<rin::Engine>),
}

impl Thinker {
    /// A player of `rules`.
    pub fn new(rules: RuleSet) -> Self {
        match rules {
            RuleSet::Renju(_) => Self::Renju(Box::new(renju::Engine::with_table(TABLE_BITS))),
            RuleSet::Ren(_) => Self::Ren(Box::new(ren::Engine::with_table(TABLE_BITS))),
            RuleSet::Rin(_) => Self::Rin(Box::new(rin::Engine::new())),
        }
    }

    /// The move of a player of this level.
    pub fn choose(&mut self, game: &AnyGame, level: Level, seed: u64, nodes: u64) -> Option<Move> {
        let task = Task { level, seed, except: &[], aim: Aim::Move };
        let budget = Budget::nodes(nodes);
        let thought = match (self, game) {
            (Self::Renju(engine), AnyGame::Renju(game)) => engine.think(game, &task, &budget),
            (Self::Ren(engine), AnyGame::Ren(game)) => engine.think(game, &task, &budget),
            (Self::Rin(engine), AnyGame::Rin(game)) => engine.think(game, &task, &budget),
            _ => None,
        };
        thought.map(|thought| thought.mv)
    }
}

/// All positions of a game that goes on from `game`, which is the first.
pub fn positions(rules: RuleSet, mut game: AnyGame, random: &mut Random) -> Vec<AnyGame> {
    let levels = [0; 2].map(|_| LEVELS[random.below(LEVELS.len())]);
    let mut player = Thinker::new(rules);
    let mut positions = Vec::new();
    while game.status() == Status::Ongoing && positions.len() < LONGEST {
        let level = levels[positions.len() % 2];
        let seed = random.below(1 << 30) as u64;
        let stray = random.below(100) < STRAY;
        let chosen =
            if stray { random.choose(&game) } else { player.choose(&game, level, seed, NODES) };
        positions.push(game.clone());
        match chosen {
            Some(mv) if game.play(mv).is_ok() => {}
            _ => break,
        }
    }
    positions
}
