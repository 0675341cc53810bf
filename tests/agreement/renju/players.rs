//! Players who are random, but each in another way, so that games end in all ways.

use super::referee::NaiveGame;
use crate::oracle::renju::{Judgement, NaiveRenju, Place};
use goishi::ai::Random;

/// How a player chooses among a few random empty points.
#[derive(Clone, Copy)]
pub enum Manner {
    /// The one nearest to the centre: rows come about soon.
    Hasty,
    /// One that makes neither a five nor a foul: long games.
    Peaceful,
    /// One that is a foul, and no five.
    Provoking,
}

/// What a player does.
pub enum Choice {
    Stone(Place),
    Pass,
}

impl Manner {
    pub const ALL: [Self; 3] = [Self::Hasty, Self::Peaceful, Self::Provoking];

    pub fn choose(self, game: &NaiveGame, random: &mut Random) -> Choice {
        if game.may_pass() && random.below(30) == 0 {
            return Choice::Pass;
        }
        let empty: Vec<Place> = game.empty_places().collect();
        let mut some = [0; 5].map(|_| empty[random.below(empty.len())]);
        some.sort_by_key(|&at| self.dislike(game, at));
        Choice::Stone(some[0])
    }

    fn dislike(self, game: &NaiveGame, at: Place) -> usize {
        match (self, game.judge(at, game.to_move)) {
            (Self::Hasty, _) => NaiveRenju::steps_from_the_centre(at),
            (Self::Peaceful, Judgement::Nothing) => 0,
            (Self::Peaceful, _) | (Self::Provoking, Judgement::Nothing) => 1,
            (Self::Provoking, Judgement::Five) => 2,
            (Self::Provoking, _) => 0,
        }
    }
}
