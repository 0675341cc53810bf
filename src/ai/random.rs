//! The random numbers of all players, and the weakest reference player: any play on the board, all equally likely.

use super::Player;
use super::decisions::winning_claim;
use crate::rules::catalog::AnyGame;
use crate::rules::{Move, Phase};

/// A SplitMix64 generator, and the player who chooses by it among the legal plays, all equally likely. Equal seeds
/// give equal games.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// A generator for this seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// A number below `bound`, which is not 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((z as u128 * bound as u128) >> 64) as usize
    }

    /// The move that reference players choose without thinking, if there is one: a claim that wins, and in an opening
    /// any play.
    pub(super) fn unthinking(&mut self, game: &AnyGame) -> Option<Move> {
        match game {
            AnyGame::Renju(renju) if winning_claim(renju).is_some() => winning_claim(renju),
            _ if game.phase() == Phase::Play => None,
            _ => self.choose(game),
        }
    }

    /// Brings `items` into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

impl Player for Random {
    fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        let plays: Vec<Move> = game.legal_moves().into_iter().filter(|mv| mv.is_play()).collect();
        (!plays.is_empty()).then(|| plays[self.below(plays.len())])
    }
}

/// A xorshift generator for the playouts of Rin: quicker than [`Random`], and good enough for them.
#[derive(Clone, Debug)]
pub struct Xorshift {
    state: u64,
}

impl Xorshift {
    /// A generator for this seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d | 1 }
    }

    /// 32 random bits.
    const fn bits(&mut self) -> u32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 32) as u32
    }

    /// A number below `bound`, which is not 0.
    pub const fn below(&mut self, bound: u32) -> u32 {
        ((self.bits() as u64 * bound as u64) >> 32) as u32
    }
}
