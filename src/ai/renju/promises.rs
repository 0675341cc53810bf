//! Wins that were announced: a win that is found later takes no longer than was said.
//!
//! A lost player loses by any move. So the positions with the loser to move are remembered, and by the last of how
//! many stones the game is lost at the latest. Nothing else takes their place in the table.

use super::root::Found;
use super::search::Search;
use super::threat::Threat;
use super::vcf::PROOF_DEPTH;
use crate::ai::cell::Cell;
use crate::ai::search::{Bound, Entry, NO_MOVE, PROVED, WIN};

/// How many fours of the loser, one after the other, are foreseen: they are blocked without a search.
const DELAYS: u8 = 3;

impl Search<'_> {
    /// Remembers that a win is announced, if `found` is one.
    pub fn promise(&mut self, found: &Found) {
        if found.value < PROVED || !self.skill.uses_vct() {
            return;
        }
        let (me, cell, length) = (self.position.turn(), found.line[0], WIN - found.value);
        self.record_proof(length, cell);
        self.position.play(cell);
        if self.position.turn() != me {
            self.record_loss(length as i16 - 1, DELAYS);
        }
        self.position.take_back(cell, me);
    }

    /// Records that the player to move loses by the last of so many stones, even after making fours first.
    fn record_loss(&mut self, length: i16, delays: u8) {
        let hash = self.position.hash();
        if length < 2 || self.loss_at(hash).is_some_and(|known| known <= length) {
            return;
        }
        let entry = Entry::new(length.into(), 0, PROOF_DEPTH, Bound::Exact, NO_MOVE);
        self.memory.promises.store(hash, entry);
        let me = self.position.turn();
        let fours = if delays > 0 { self.position.fours(me) } else { return };
        for four in fours.cells() {
            self.position.play(four);
            if let Some(block) = self.only_move().filter(|_| self.position.turn() != me) {
                self.position.play(block);
                if self.position.turn() == me {
                    self.record_loss(length - 2, delays - 1);
                }
                self.position.take_back(block, me.other());
            }
            self.position.take_back(four, me);
        }
    }

    /// The only move of a player who must block a four.
    fn only_move(&self) -> Option<Cell> {
        let me = self.position.turn();
        let [own, other] =
            [me, me.other()].map(|color| self.position.cells_with(color, Threat::Five));
        let is_only = own.is_empty() && other.len() == 1;
        other.and(&self.position.allowed()).first().filter(|_| is_only)
    }

    /// By the last of how many stones the player to move loses in the position with this hash, as announced.
    fn loss_at(&self, hash: u64) -> Option<i16> {
        self.memory.promises.get(hash).map(|known| known.value)
    }

    /// The greatest value that the position on the board can have, if a loss was announced in it.
    pub fn promised_loss(&self) -> i32 {
        let length = self.loss_at(self.position.hash()).filter(|_| self.skill.uses_vct());
        length.map_or(WIN, |length| i32::from(length) - WIN)
    }

    /// The shortest win by one of these moves that was announced: its stones, and the first of them.
    pub fn announced_win(&self, moves: &[Cell]) -> Option<(u16, Cell)> {
        let me = self.position.turn();
        let after = |&cell: &Cell| Some((self.loss_at(self.position.hash_beside(me, cell))?, cell));
        let (left, first) = moves.iter().filter_map(after).min()?;
        Some((left as u16 + 1, first))
    }

    /// The least value that the position on the board can have, if a win was announced before the opponent's last
    /// stone.
    pub fn promised_win(&self) -> i32 {
        let other = self.position.turn().other();
        let before = |cell| self.loss_at(self.position.hash_beside(other, cell));
        let soonest = self.position.stones().cells().filter_map(before).min();
        let soonest = soonest.filter(|_| self.skill.uses_vct());
        soonest.map_or(-WIN, |length| WIN - i32::from(length) + 1)
    }
}
