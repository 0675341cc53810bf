//! The computer opponent: one engine for each game behind one face.

use super::{Budget, Task, Thought, ren, renju, rin};
use crate::rules::Move;
use crate::rules::catalog::AnyGame;

/// A computer opponent for every rule set. It may remember what it thought of earlier positions.
#[derive(Default)]
pub struct Opponent {
    // The tables of engines are large, so each is made when its game is first played.
    renju: Option<renju::Engine>,
    ren: Option<ren::Engine>,
    rin: Option<rin::Engine>,
}

impl Opponent {
    /// An opponent who remembers nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Who solves positions of Renju. It shares the memory of the player.
    pub fn solver(&mut self) -> &mut renju::Engine {
        self.renju.get_or_insert_with(renju::Engine::new)
    }

    /// The moves with which its search of a position begins, the likeliest first; none in games whose player does not rank them.
    pub fn likely(&mut self, game: &AnyGame) -> Vec<Move> {
        match game {
            AnyGame::Renju(game) => self.solver().likely(game),
            AnyGame::Ren(game) => ren::likely(game),
            AnyGame::Rin(_) => Vec::new(),
        }
    }

    /// The best move it finds, and what it thinks of the position; `None` if the game is over or every move is
    /// excepted.
    pub fn think(&mut self, game: &AnyGame, task: &Task, budget: &Budget) -> Option<Thought> {
        match game {
            AnyGame::Renju(game) => self.solver().think(game, task, budget),
            AnyGame::Ren(game) => {
                self.ren.get_or_insert_with(ren::Engine::new).think(game, task, budget)
            }
            AnyGame::Rin(game) => {
                self.rin.get_or_insert_with(rin::Engine::new).think(game, task, budget)
            }
        }
    }
}
