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
            self.note_loss(length as i16 - 1, DELAYS);
        }
        self.position.take_back(at, me);
    }

    /// The player to move loses by the last of so many stones, also if he makes fours first.
    fn note_loss(&mut self, length: i16, delays: u8) {
        let hash = self.position.hash();
        if length < 2 || self.loss_at(hash).is_some_and(|known| known <= length) {
            return;
        }
        self.mind.promises.store(hash, [length, 0], NOWHERE, PROVED, Bound::Exact);
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
    fn loss_at(&self, hash: u64) -> Option<i16> {
        let known = self.mind.promises.recall(hash)?;
        // The empty board has the hash of a place where nothing is remembered.
        (known.depth == PROVED).then_some(known.value)
    }

    /// The same for the position on the board, as a value: the greatest there is, if nothing was announced.
    pub fn promised_loss(&self) -> i32 {
        let length = self.loss_at(self.position.hash()).filter(|_| self.skill.sees_threes());
        length.map_or(WIN, |length| i32::from(length) - WIN)
    }

    /// The shortest win by one of these moves that was announced: its stones, and the first of them.
    pub fn announced_win(&self, moves: &[At]) -> Option<(u16, At)> {
        let me = self.position.turn();
        let after = |&at: &At| Some((self.loss_at(self.position.hash_beside(me, at))?, at));
        let (left, first) = moves.iter().filter_map(after).min()?;
        Some((left as u16 + 1, first))
    }

    /// The value that is promised to the player to move by what was announced before the other's last stone: the
    /// least there is, if nothing was.
    pub fn promised_win(&self) -> i32 {
        let other = self.position.turn().other();
        let before = |at| self.loss_at(self.position.hash_beside(other, at));
        let soonest = self.position.stones().points().filter_map(before).min();
        let soonest = soonest.filter(|_| self.skill.sees_threes());
        soonest.map_or(-WIN, |length| WIN - i32::from(length) + 1)
    }
}
