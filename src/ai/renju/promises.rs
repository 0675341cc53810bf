//! Wins that were announced: what is found later comes no later than was said.
//!
//! Who has lost, loses whatever he plays. So it is the positions with the loser to move that are remembered, and by
//! the last of how many stones he loses at the latest. Nothing else takes their place.

use super::fours::PROVED;
use super::geometry::At;
use super::memory::{Bound, NOWHERE};
use super::root::Found;
use super::search::{SURE, Search, WIN};
use super::threat::Threat;

/// So many fours of the loser, one after the other, are thought of: they are blocked without asking.
const DELAYS: u8 = 3;

impl Search<'_> {
    /// Remembers what is announced, if it is a win.
    pub fn promise(&mut self, found: &Found) {
        if found.value < SURE || !self.skill.sees_threes() {
            return;
        }
        let (me, at, length) = (self.position.turn(), found.line[0], WIN - found.value);
        self.note_proof(length, at);
        self.position.play(at);
        if self.position.turn() != me {
            self.note_loss(length - 1, DELAYS);
        }
        self.position.take_back(at, me);
    }

    /// The player to move loses by the last of so many stones, also if he makes fours first.
    fn note_loss(&mut self, length: i32, delays: u8) {
        let hash = self.position.hash();
        if length < 2 || self.loss_at(hash).is_some_and(|known| known <= length) {
            return;
        }
        self.mind.promises.store(hash, [length as i16, 0], NOWHERE, PROVED, Bound::Exact);
        let me = self.position.turn();
        let fours = if delays > 0 { self.position.fours(me) } else { return };
        for four in fours.points() {
            self.position.play(four);
            if let Some(block) = self.only_move().filter(|_| self.position.turn() != me) {
                self.position.play(block);
                if self.position.turn() == me {
                    self.note_loss(length - 2, delays - 1);
                }
                self.position.take_back(block, me.other());
            }
            self.position.take_back(four, me);
        }
    }

    /// The only move of a player who must block a four.
    fn only_move(&self) -> Option<At> {
        let me = self.position.turn();
        let [own, other] = [me, me.other()].map(|color| self.position.those(color, Threat::Five));
        let is_only = own.is_empty() && other.len() == 1;
        other.and(&self.position.allowed()).first().filter(|_| is_only)
    }

    /// By the last of how many stones the player to move loses in the position with this hash, as announced.
    fn loss_at(&self, hash: u64) -> Option<i32> {
        let known = self.mind.promises.recall(hash)?;
        (known.depth == PROVED).then_some(known.value.into())
    }

    /// The same for the position on the board.
    pub fn announced_loss(&self) -> Option<i32> {
        self.skill.sees_threes().then(|| self.loss_at(self.position.hash())).flatten()
    }

    /// The shortest win by one of these moves that was announced.
    pub fn announced_win(&self, moves: &[At]) -> Option<Found> {
        let me = self.position.turn();
        let lost_after = |&at: &At| Some((self.loss_at(self.position.hash_beside(me, at))?, at));
        let (left, at) = moves.iter().filter_map(lost_after).min()?;
        Some(Found::new(WIN - left - 1, vec![at], left + 1))
    }

    /// With the last of how many stones the player to move wins at the latest, by what was announced before the
    /// other's last stone.
    pub fn deadline(&self) -> Option<i32> {
        let other = self.position.turn().other();
        let stones = self.position.stones();
        let before = stones.points().map(|at| self.position.hash_beside(other, at));
        let soonest = before.filter_map(|hash| self.loss_at(hash)).min();
        soonest.filter(|_| self.skill.sees_threes()).map(|length| length - 1)
    }
}
