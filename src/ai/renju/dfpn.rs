//! The solver's search for wins by threats: a depth-first proof-number search. Of all open positions it looks at those
//! that promise the shortest proof or refutation, and remembers what each still needs.

use super::proofs::{INFINITE, Numbers, Proof};
use super::search::Search;
use super::set::Set;
use super::threat::Threat;
use super::vcf::Attack;
use crate::ai::cell::Cell;
use crate::ai::search::NO_MOVE;
use crate::board::Color;

/// How many fours the look for a win by fours in each position may try.
const FOURS_TRIED: u32 = 10;
/// Such a win has no more fours.
const MOST_FOURS: u8 = 30;
/// No attack goes on for more stones of both.
const MOST_STONES: usize = 160;
/// A four leaves one answer, but seldom leads further: it counts as so many open positions.
const FOUR: u32 = 4;
/// So many threats that look better count as one more open position.
const BETTER: usize = 4;
/// An attacker who could go on with so many threes and fours has enough of them; each that is missing counts as one more open
/// position.
const ENOUGH: u32 = 16;
/// So many threes and fours to go on with make a refutation harder by one open position.
const TO_REFUTE: u32 = 4;

/// A stone that may be tried, and what is known of the position after it.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    pub(super) cell: Cell,
    pub(super) proof: Proof,
    /// Whether the position was looked at.
    is_known: bool,
}

/// A proof-number search that is under way.
pub struct Prover<'a, 'b> {
    pub(super) search: &'a mut Search<'b>,
    pub(super) attacker: Color,
}

impl<'a, 'b> Prover<'a, 'b> {
    /// A search for the attack of the player to move.
    pub const fn new(search: &'a mut Search<'b>) -> Self {
        let attacker = search.position.turn();
        Self { search, attacker }
    }

    /// Whether the player to move wins by threats. If so, [`Search::attack_line`] holds the line, last move first.
    pub fn prove(&mut self) -> Attack {
        let result = self.decide();
        if matches!(result, Attack::Won(_)) {
            self.search.attack_line = self.line();
            self.search.attack_line.reverse();
        }
        result
    }

    /// Whether the player to move wins by threats.
    pub fn decide(&mut self) -> Attack {
        let proof = self.attack(Numbers::UNLIMITED, 0, None);
        match (proof.is_won(), proof.is_refuted()) {
            (true, _) => Attack::Won(proof.stones),
            (_, true) => Attack::Failed,
            _ => Attack::Unknown,
        }
    }

    /// The key of the position, which differs for the two attackers.
    pub(super) fn key(&self) -> u64 {
        self.search.position.hash() ^ salt(self.attacker)
    }

    /// The key of the position after a stone of the player to move.
    pub(super) fn key_after(&self, cell: Cell) -> u64 {
        let position = &self.search.position;
        position.hash_beside(position.turn(), cell) ^ salt(self.attacker)
    }

    pub(super) fn store(&mut self, proof: Proof, begun: u64) -> Proof {
        let (key, work) = (self.key(), self.search.nodes - begun);
        self.search.memory.proofs.store(key, proof, work);
        proof
    }

    /// What is known of the position.
    pub(super) fn known(&self) -> Option<Proof> {
        self.search.memory.proofs.get(self.key())
    }

    /// What is known of the position after a stone of the player to move.
    fn known_after(&self, cell: Cell) -> Option<Proof> {
        self.search.memory.proofs.get(self.key_after(cell))
    }

    /// Searches a position with the attacker to move, until its numbers reach the limits. `before` is the key of the position
    /// before the defender's last stone.
    fn attack(&mut self, limits: Numbers, ply: usize, before: Option<u64>) -> Proof {
        let begun = self.search.nodes;
        if !self.search.count_node() {
            return Proof::open(Numbers::NEW);
        }
        if ply >= MOST_STONES {
            return Proof::open(Numbers::HOPELESS);
        }
        if self.known().is_none()
            && let Some(proof) = self.at_once()
        {
            return self.store(proof, begun);
        }
        let mut branches = self.threats();
        loop {
            let numbers = of_attacker(&branches);
            if numbers.proof == 0 {
                let won = branches.iter().filter(|branch| branch.proof.is_won());
                let best = won.min_by_key(|branch| branch.proof.stones).copied();
                let proof = best.map(|best| Proof::won(best.proof.stones + 1, best.cell));
                return self.store(proof.unwrap_or(Proof::open(numbers)), begun);
            }
            if numbers.reach(limits) || self.search.is_stopped() {
                return self.store(Proof::open(numbers), begun);
            }
            let (index, next) = best_two(&branches, |numbers| numbers.proof);
            let others = others(branches.iter().map(|branch| branch.proof.numbers.disproof));
            let limits = Numbers {
                proof: limits.proof.min(wider(next)),
                disproof: limits.disproof - others,
            };
            let cell = branches[index].cell;
            self.search.position.play(cell);
            let likeness = before.map(|before| before ^ self.key());
            branches[index].proof = self.defence(limits, ply + 1, likeness);
            self.search.position.take_back(cell, self.attacker);
        }
    }

    /// What is seen at once with the attacker to move.
    pub(super) fn at_once(&mut self) -> Option<Proof> {
        let position = &self.search.position;
        let danger = position.cells_with(self.attacker.other(), Threat::Five).len();
        self.search.vcf_nodes = FOURS_TRIED;
        match self.search.vcf(MOST_FOURS) {
            Attack::Won(stones) => {
                let first = self.search.attack_line.last().copied().unwrap_or(NO_MOVE);
                Some(Proof::won(stones, first))
            }
            _ => (danger > 1).then_some(Proof::open(Numbers::REFUTED)),
        }
    }

    /// The threats of the attacker.
    fn threats(&mut self) -> Vec<Branch> {
        let position = &self.search.position;
        let danger = *position.cells_with(self.attacker.other(), Threat::Five);
        let points = if danger.is_empty() { position.threats(position.need()) } else { danger };
        let mut moves = position.ranked(&points, |_| 0);
        let mut branches = Vec::new();
        while let Some(cell) = moves.pick() {
            let is_foul = self.attacker == Color::Black && self.search.position.is_foul(cell);
            if !is_foul {
                let proof = self.after_threat(cell, branches.len());
                branches.push(Branch { cell, proof, is_known: true });
            }
        }
        branches
    }

    /// What is known of the position after a stone of the attacker, of which so many look better.
    fn after_threat(&mut self, cell: Cell, better: usize) -> Proof {
        if let Some(proof) = self.known_after(cell) {
            return proof;
        }
        self.search.count_node();
        self.search.position.play(cell);
        let mut proof = self.seen_by_defender();
        if !proof.is_won() && !proof.is_refuted() {
            proof.numbers.proof += (better / BETTER) as u32;
        }
        if self.search.position.turn() != self.attacker {
            self.store(proof, self.search.nodes);
        }
        self.search.position.take_back(cell, self.attacker);
        proof
    }

    /// What is seen at once with the defender to move.
    pub(super) fn seen_by_defender(&mut self) -> Proof {
        let position = &self.search.position;
        if position.turn() == self.attacker || self.search.is_attack_lost() {
            return Proof::open(Numbers::REFUTED);
        }
        let fives = position.cells_with(self.attacker, Threat::Five).len();
        let answers = position.worthwhile(position.need());
        if fives < 2 && !answers.is_empty() {
            return Proof::open(self.guess(&answers));
        }
        match self.search.unstoppable() {
            Attack::Won(stones) => Proof::won(stones, NO_MOVE),
            _ => Proof::open(Numbers::REFUTED),
        }
    }

    /// What a position with these answers of the defender is likely to need. The fours of the defender do not count: they seldom do
    /// more than put the end off.
    fn guess(&self, answers: &Set) -> Numbers {
        let position = &self.search.position;
        let defences = answers.and(&position.defences(position.turn())).len().max(1);
        let is_four = !position.cells_with(self.attacker, Threat::Five).is_empty();
        let forced = if is_four { FOUR } else { defences };
        let more = self.further_threats();
        Numbers { proof: forced + ENOUGH.saturating_sub(more), disproof: 1 + more / TO_REFUTE }
    }

    /// How many threes and fours the attacker could go on with.
    fn further_threats(&self) -> u32 {
        let kinds = [Threat::Three, Threat::ThreeThree, Threat::Four, Threat::FourThree];
        let count = |kind| self.search.position.cells_with(self.attacker, kind).len();
        kinds.into_iter().map(count).sum()
    }

    /// Searches a position with the defender to move, until its numbers reach the limits. `likeness` holds the keys of the stones
    /// by which it differs from an earlier one with the defender to move.
    fn defence(&mut self, limits: Numbers, ply: usize, likeness: Option<u64>) -> Proof {
        let begun = self.search.nodes;
        let mut branches = self.answers();
        loop {
            let numbers = of_defender(&branches);
            if numbers.proof == 0 {
                let longest = branches.iter().map(|branch| branch.proof.stones).max();
                return self.store(Proof::won(longest.unwrap_or(0) + 1, NO_MOVE), begun);
            }
            if numbers.reach(limits) || self.search.is_stopped() {
                return self.store(Proof::open(numbers), begun);
            }
            let (index, next) = best_two(&branches, |numbers| numbers.disproof);
            if !branches[index].is_known {
                branches[index].is_known = true;
                if let Some(proof) = self.replayed(&branches, index, likeness) {
                    branches[index].proof = proof;
                    continue;
                }
            }
            let others = others(branches.iter().map(|branch| branch.proof.numbers.proof));
            let limits = Numbers {
                proof: limits.proof - others,
                disproof: limits.disproof.min(wider(next)),
            };
            let (cell, key) = (branches[index].cell, self.key());
            self.search.position.play(cell);
            let passes = self.search.position.turn() != self.attacker;
            branches[index].proof = if passes {
                Proof::open(Numbers::REFUTED)
            } else {
                self.attack(limits, ply + 1, Some(key))
            };
            self.search.position.take_back(cell, self.attacker.other());
        }
    }

    /// The answers of the defender.
    pub(super) fn answers(&self) -> Vec<Branch> {
        let position = &self.search.position;
        let mut moves = position.ranked(&position.worthwhile(position.need()), |_| 0);
        let mut branches = Vec::new();
        while let Some(cell) = moves.pick() {
            let known = self.known_after(cell);
            let proof = known.unwrap_or(Proof::open(Numbers::NEW));
            branches.push(Branch { cell, proof, is_known: known.is_some() });
        }
        branches
    }

    /// The line of a win that was proved.
    fn line(&mut self) -> Vec<Cell> {
        let mut line: Vec<(Cell, Color)> = Vec::new();
        loop {
            let turn = self.search.position.turn();
            let next = if turn == self.attacker { self.winning() } else { self.longest_answer() };
            let Some(cell) = next else { break };
            line.push((cell, turn));
            self.search.position.play(cell);
        }
        for &(cell, color) in line.iter().rev() {
            self.search.position.take_back(cell, color);
        }
        line.into_iter().map(|(cell, _)| cell).collect()
    }

    /// The stone by which the attacker wins; what was forgotten is proved again.
    fn winning(&mut self) -> Option<Cell> {
        let known = self.known().filter(Proof::is_won);
        let proof = known.unwrap_or_else(|| self.attack(Numbers::UNLIMITED, 0, None));
        (proof.is_won() && proof.best != NO_MOVE).then_some(proof.best)
    }

    /// The answer that lasts longest.
    fn longest_answer(&self) -> Option<Cell> {
        let answers = self.answers();
        answers.iter().max_by_key(|branch| branch.proof.stones).map(|branch| branch.cell)
    }
}

/// The numbers of a position with the attacker to move.
fn of_attacker(branches: &[Branch]) -> Numbers {
    let all = || branches.iter().map(|branch| branch.proof.numbers);
    let proof = all().map(|numbers| numbers.proof).min().unwrap_or(INFINITE);
    Numbers { proof, disproof: together(all().map(|numbers| numbers.disproof)) }
}

/// The numbers of a position with the defender to move.
fn of_defender(branches: &[Branch]) -> Numbers {
    let all = || branches.iter().map(|branch| branch.proof.numbers);
    let disproof = all().map(|numbers| numbers.disproof).min().unwrap_or(INFINITE);
    Numbers { proof: together(all().map(|numbers| numbers.proof)), disproof }
}

/// What is needed for all of these: the most that one needs, and one for each other. They often need the same.
fn together(numbers: impl Iterator<Item = u32> + Clone) -> u32 {
    let most = numbers.clone().max().unwrap_or(0);
    if most >= INFINITE { INFINITE } else { (most + others(numbers)).min(INFINITE - 1) }
}

/// How many of these are open but for one.
fn others(numbers: impl Iterator<Item = u32>) -> u32 {
    (numbers.filter(|&number| number > 0).count() as u32).saturating_sub(1)
}

/// The branch with the least number, and the least number of the others.
fn best_two(branches: &[Branch], number: fn(Numbers) -> u32) -> (usize, u32) {
    let (mut best, mut next, mut index) = (u32::MAX, INFINITE, 0);
    for (i, branch) in branches.iter().enumerate() {
        let value = number(branch.proof.numbers);
        if value < best {
            next = best.min(INFINITE);
            (best, index) = (value, i);
        } else {
            next = next.min(value);
        }
    }
    (index, next)
}

/// A limit beyond the number of the next best branch, so that the search does not turn to and fro.
const fn wider(next: u32) -> u32 {
    let wider = next + next / 16 + 1;
    if wider < INFINITE { wider } else { INFINITE }
}

/// The part of a key that tells the attackers apart.
const fn salt(attacker: Color) -> u64 {
    match attacker {
        Color::Black => 0,
        Color::White => 0x9e37_79b9_7f4a_7c15,
    }
}
