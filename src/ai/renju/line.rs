//! The principal variation of a decided game, to its last stone.

use super::root::Found;
use super::search::Search;
use super::threat::Threat;
use super::vcf::Attack;
use crate::ai::cell::Cell;
use crate::ai::search::{NO_MOVE, WIN, is_proved};
use crate::board::Color;

impl Search<'_> {
    /// Completes the principal variation of a decided game up to the last stone.
    pub fn complete(&mut self, found: &mut Found) {
        let length = (WIN - found.value.abs()) as usize;
        if !is_proved(found.value) || found.line.len() >= length {
            return;
        }
        let me = self.position.turn();
        let winner = if found.value > 0 { me } else { me.other() };
        let mut played = Vec::new();
        let mut rest = found.line.clone();
        'line: while played.len() < length {
            if rest.is_empty() {
                rest = self.continuation(winner);
            }
            if rest.is_empty() {
                break;
            }
            for cell in rest.drain(..) {
                let turn = self.position.turn();
                let is_five = self.position.threat(turn, cell) == Threat::Five;
                played.push((cell, turn));
                self.position.play(cell);
                // A defence that is not the longest ends the game sooner.
                if is_five {
                    break 'line;
                }
            }
        }
        found.line = played.iter().map(|&(cell, _)| cell).collect();
        self.take_all_back(&played);
    }

    fn take_all_back(&mut self, played: &[(Cell, Color)]) {
        played.iter().rev().for_each(|&(cell, color)| self.position.take_back(cell, color));
    }

    /// Whether the line is a VCF: every stone of the player to move is a four, and the last one five.
    pub fn is_vcf(&mut self, found: &Found) -> bool {
        let me = self.position.turn();
        if found.value != WIN - found.line.len() as i32 {
            return false;
        }
        let mut played = Vec::new();
        let mut all_fours = true;
        for &cell in &found.line {
            let turn = self.position.turn();
            let threat = self.position.judged(me, cell);
            all_fours &= turn != me || (Threat::Four..=Threat::Five).contains(&threat);
            played.push((cell, turn));
            self.position.play(cell);
        }
        self.take_all_back(&played);
        all_fours
    }

    /// The moves that come next where `winner` wins, as far as they are known.
    fn continuation(&mut self, winner: Color) -> Vec<Cell> {
        self.vcf_nodes = 20_000;
        if self.position.turn() == winner {
            if let Attack::Won(_) = self.vcf(60) {
                return self.attack_line.iter().rev().copied().collect();
            }
            return self.table_move().into_iter().collect();
        }
        let answers = self.position.worthwhile(self.position.need());
        let known = self.table_move().filter(|&cell| answers.has(cell));
        let any = || self.position.allowed().first();
        known.or_else(|| answers.first()).or_else(any).into_iter().collect()
    }

    /// The best move of the transposition table.
    fn table_move(&self) -> Option<Cell> {
        let entry = self.memory.table.get(self.position.hash())?;
        (entry.best != NO_MOVE).then_some(entry.best)
    }
}
