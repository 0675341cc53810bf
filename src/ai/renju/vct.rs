//! VCT, victory by continuous threats: each four or three must be answered, until one cannot be.

use super::moves::{Moves, Need};
use super::node::Node;
use super::position::Position;
use super::search::{MAX_PLY, Search};
use super::set::Set;
use super::threat::Threat;
use super::vcf::{Attack, PROOF_DEPTH};
use crate::ai::cell::Cell;
use crate::ai::search::{Bound, WIN};
use crate::board::Color;

/// The part of a hash that tells failed VCTs from failed VCFs.
const VCT_SALT: u64 = 0x7f4a_7c15_9e37_79b9;
/// How many fours the VCF in each position of a VCT may try.
const VCF_NODES_IN_VCT: u32 = 10;
/// How many positions a VCT below the root may look at for each move that the search looks ahead.
const VCT_NODES: u64 = 300;
/// The VCTs below the root get one position of so many.
const VCT_SHARE: u64 = 10;
/// How many threats a VCT below the root may have.
const MOST_THREATS: u8 = 12;

impl Position {
    /// The fours and threes of the player to move that answer what must be answered.
    pub(super) fn threats(&self, need: Need) -> Set {
        let me = self.turn();
        let kinds = [Threat::Three, Threat::ThreeThree];
        let mut threes =
            kinds.iter().fold(Set::EMPTY, |all, &kind| all.or(self.cells_with(me, kind)));
        for cell in self.cells_with(me, Threat::Suspect).cells() {
            if [Threat::Three, Threat::ThreeThree].contains(&self.judged(me, cell)) {
                threes.insert(cell);
            }
        }
        match need {
            Need::Block => Set::EMPTY,
            Need::Defend => self.fours(me).or(&threes.and(&self.defences(me))),
            Need::Free => self.fours(me).or(&threes),
        }
    }
}

impl Search<'_> {
    /// Whether the player to move wins by at most `threats` fours and threes, as far as `nodes` more positions
    /// tell; if so, [`Search::attack_line`] holds the line, last move first.
    pub fn vct(&mut self, threats: u8, nodes: u64) -> Attack {
        self.vct_until = self.nodes.saturating_add(nodes);
        let mut result = Attack::Unknown;
        for most in 1..=threats {
            result = self.vct_attack(most, 0);
            if result != Attack::Failed {
                break;
            }
        }
        result
    }

    /// Searches the threats of the attacker, who is to move.
    fn vct_attack(&mut self, threats: u8, ply: usize) -> Attack {
        let me = self.position.turn();
        let danger = *self.position.cells_with(me.other(), Threat::Five);
        self.vcf_nodes = VCF_NODES_IN_VCT;
        if let Attack::Won(moves) = self.vcf(self.skill.vcf_fours) {
            return Attack::Won(moves);
        }
        let hash = self.position.hash() ^ VCT_SALT;
        if danger.len() > 1 || threats == 0 || self.memory.failures.has(hash, threats) {
            return Attack::Failed;
        }
        if let Some((moves, best)) = self.proved_win() {
            self.attack_line.clear();
            self.attack_line.push(best);
            return Attack::Won(moves);
        }
        let need = self.position.need();
        let points = if danger.is_empty() { self.position.threats(need) } else { danger };
        let left = if danger.is_empty() { threats - 1 } else { threats };
        let mut moves = self.position.ranked(&points, |_| 0);
        let mut result = Attack::Failed;
        while let Some(cell) = moves.pick() {
            match self.vct_move(cell, left, ply) {
                Attack::Failed => {}
                Attack::Unknown => result = Attack::Unknown,
                won @ Attack::Won(length) => {
                    self.record_proof(i32::from(length), cell);
                    return won;
                }
            }
            if self.is_stopped() || self.nodes >= self.vct_until {
                return Attack::Unknown;
            }
        }
        if result == Attack::Failed {
            self.memory.failures.add(hash, threats);
        }
        result
    }

    /// A win of the player to move that was proved before: the number of its stones, and the first of them.
    pub fn proved_win(&self) -> Option<(u16, Cell)> {
        let entry = self.memory.table.get(self.position.hash())?;
        let is_proved = i32::from(entry.depth) == PROOF_DEPTH && entry.bound == Bound::Lower;
        is_proved.then(|| ((WIN - i32::from(entry.value)) as u16, entry.best))
    }

    /// Tries one stone of the attacker.
    fn vct_move(&mut self, cell: Cell, left: u8, ply: usize) -> Attack {
        if self.nodes >= self.vct_until || ply >= MAX_PLY || !self.count_node() {
            return Attack::Unknown;
        }
        let me = self.position.turn();
        if me == Color::Black && self.position.is_foul(cell) {
            return Attack::Failed;
        }
        self.position.play(cell);
        let result = if self.position.turn() == me {
            Attack::Failed
        } else {
            self.vct_defence(left, ply + 1)
        };
        self.position.take_back(cell, me);
        self.begun_with(cell, result)
    }

    /// Searches the answers of the defender: the attack wins if none of them helps.
    fn vct_defence(&mut self, left: u8, ply: usize) -> Attack {
        let me = self.position.turn();
        if self.is_attack_lost() {
            return Attack::Failed;
        }
        let need = self.position.need();
        if self.position.cells_with(me.other(), Threat::Five).len() > 1 {
            return self.unstoppable();
        }
        let answers = self.position.ranked(&self.position.worthwhile(need), |_| 0);
        self.vct_replies(answers, left, ply)
    }

    /// Whether the player to move has nothing to defend, or something better to do.
    pub(super) fn is_attack_lost(&self) -> bool {
        let (me, need) = (self.position.turn(), self.position.need());
        let has = |threat| !self.position.cells_with(me, threat).is_empty();
        has(Threat::Five) || need == Need::Free || need == Need::Defend && has(Threat::WinningFour)
    }

    fn vct_replies(&mut self, mut answers: Moves, left: u8, ply: usize) -> Attack {
        let me = self.position.turn();
        let (mut longest, mut line) = (0, Vec::new());
        while let Some(cell) = answers.pick() {
            if !self.count_node() {
                return Attack::Unknown;
            }
            self.position.play(cell);
            let passes = self.position.turn() == me;
            let result = if passes { Attack::Failed } else { self.vct_attack(left, ply + 1) };
            self.position.take_back(cell, me);
            let Attack::Won(moves) = result else { return result };
            if moves + 1 > longest {
                self.attack_line.push(cell);
                (longest, line) = (moves + 1, std::mem::take(&mut self.attack_line));
            }
        }
        if longest == 0 {
            return self.unstoppable();
        }
        self.attack_line = line;
        Attack::Won(longest)
    }

    /// Wins where no answer helps.
    pub(super) fn unstoppable(&mut self) -> Attack {
        let me = self.position.turn();
        self.attack_line.clear();
        let is_four = !self.position.cells_with(me.other(), Threat::Five).is_empty();
        if let Some(ending) = is_four.then(|| self.position.blocked_in_vain(me.other())).flatten() {
            self.attack_line.extend(ending.iter().rev());
            return Attack::Won(2);
        }
        // A four and a five are still to come.
        if self.position.has_stones(me.other(), 2) { Attack::Won(4) } else { Attack::Failed }
    }

    /// The value of a position in which a VCT is found. It is searched after each move from the root, so that no move
    /// is made that loses like that.
    pub fn vct_value(&mut self, node: Node, need: Need) -> Option<i32> {
        let is_due = self.vct_spent <= self.nodes / VCT_SHARE;
        let is_worth_it = node.ply == 1 && node.depth >= 4 && is_due && self.skill.uses_vct();
        if !is_worth_it || need == Need::Block {
            return None;
        }
        let before = self.nodes;
        let result = self.vct(MOST_THREATS, VCT_NODES * node.depth as u64);
        self.vct_spent += self.nodes - before;
        match result {
            Attack::Won(moves) => {
                self.record_attack(node.ply, moves);
                Some(WIN - node.ply as i32 - i32::from(moves))
            }
            _ => None,
        }
    }
}
