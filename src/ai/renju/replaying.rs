//! Proofs that win again: what wins against one answer often wins against others, and after a four that was blocked. Then
//! the same stones are played, every answer to them is met, and nothing is searched.

use super::dfpn::{Branch, Prover};
use super::proofs::Proof;
use super::threat::Threat;
use crate::ai::cell::Cell;
use crate::ai::search::NO_MOVE;
use crate::board::Color;

/// A proof is replayed from no more similar positions than this.
const MODELS: usize = 2;

impl Prover<'_, '_> {
    /// Whether a proof against another answer, or before a four that was blocked, is one against this answer too.
    pub(super) fn replayed(
        &mut self,
        branches: &[Branch],
        index: usize,
        likeness: Option<u64>,
    ) -> Option<Proof> {
        let cell = branches[index].cell;
        let key = self.key_after(cell);
        let won = branches.iter().filter(|branch| branch.proof.is_won()).take(MODELS);
        let siblings: Vec<u64> = won.map(|branch| self.key_after(branch.cell) ^ key).collect();
        for beside in likeness.into_iter().chain(siblings) {
            if self.search.memory.proofs.get(key ^ beside).is_some_and(|model| model.is_won()) {
                self.search.position.play(cell);
                let proof = self.replay_attack(beside);
                self.search.position.take_back(cell, self.attacker.other());
                if proof.is_some() {
                    return proof;
                }
            }
        }
        None
    }

    /// Attacks as in a similar position where the attacker, who is to move, wins.
    fn replay_attack(&mut self, beside: u64) -> Option<Proof> {
        let begun = self.search.nodes;
        let known = self.known();
        if let Some(known) = known.filter(|known| known.is_won() || known.is_refuted()) {
            return known.is_won().then_some(known);
        }
        let model = self.search.memory.proofs.get(self.key() ^ beside).filter(Proof::is_won)?;
        if !self.search.count_node() || self.search.position.turn() != self.attacker {
            return None;
        }
        if known.is_none()
            && let Some(proof) = self.at_once()
        {
            self.store(proof, begun);
            return proof.is_won().then_some(proof);
        }
        if !self.is_threat(model.best) {
            return None;
        }
        self.search.position.play(model.best);
        let rest = self.replay_defence(beside);
        self.search.position.take_back(model.best, self.attacker);
        let won = Proof::won(rest?.stones + 1, model.best);
        Some(self.store(won, begun))
    }

    /// Whether the attacker may go on with a stone on this cell.
    fn is_threat(&self, cell: Cell) -> bool {
        let position = &self.search.position;
        let danger = *position.cells_with(self.attacker.other(), Threat::Five);
        let points = if danger.is_empty() { position.threats(position.need()) } else { danger };
        cell != NO_MOVE
            && points.has(cell)
            && !(self.attacker == Color::Black && position.is_foul(cell))
    }

    /// Meets all answers as in a similar position where the attacker wins.
    fn replay_defence(&mut self, beside: u64) -> Option<Proof> {
        let begun = self.search.nodes;
        let seen = self.seen_by_defender();
        if seen.is_won() || seen.is_refuted() {
            return seen.is_won().then_some(seen);
        }
        let mut longest = 0;
        for branch in self.answers() {
            self.search.position.play(branch.cell);
            let proof = self.replay_attack(beside);
            self.search.position.take_back(branch.cell, self.attacker.other());
            longest = longest.max(proof?.stones);
        }
        Some(self.store(Proof::won(longest + 1, NO_MOVE), begun))
    }
}
