//! VCF, victory by continuous fours: each must be blocked, until one cannot be.

use super::moves::Need;
use super::node::Node;
use super::position::Position;
use super::search::Search;
use super::threat::Threat;
use crate::ai::cell::Cell;
use crate::ai::search::{Bound, Entry, MAX_UNPROVED, WIN};
use crate::board::Color;

/// The depth of proved wins in the transposition table: greater than that of any search.
pub const PROOF_DEPTH: i32 = 100;

/// The result of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// The attack wins with the last of so many stones of both players.
    Won(u16),
    /// The attack does not win.
    Failed,
    /// The attack was not searched to its end.
    Unknown,
}

/// A table of positions in which attacks by so many threats fail.
pub struct Failures(Vec<u64>);

/// The bits of a hash that tell positions apart. The others hold the number of threats.
const KEY: u64 = !0xff;

impl Failures {
    /// An empty table with two to the power of `bits` slots.
    pub fn new(bits: u32) -> Self {
        Self(vec![0; 1 << bits])
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    fn place(&self, hash: u64) -> usize {
        (hash >> 24) as usize & (self.0.len() - 1)
    }

    /// Whether it is known that so many threats do not win.
    pub fn has(&self, hash: u64, fours: u8) -> bool {
        let entry = self.0[self.place(hash)];
        entry & KEY == hash & KEY && entry as u8 >= fours
    }

    /// Remembers that so many threats do not win.
    pub fn add(&mut self, hash: u64, fours: u8) {
        let place = self.place(hash);
        self.0[place] = hash & KEY | u64::from(fours);
    }
}

/// The fours that an attacker can make, the most promising last.
struct Attackers {
    points: [Cell; 32],
    count: usize,
}

impl Attackers {
    fn of(position: &Position, me: Color) -> Self {
        let mut all = Self { points: [0; 32], count: 0 };
        for cell in position.cells_with(me, Threat::Four).cells() {
            all.push(cell);
        }
        all.points[..all.count]
            .sort_unstable_by_key(|&cell| position.side(me).facts[usize::from(cell)].merit());
        let suspects = position.cells_with(me, Threat::Suspect).cells();
        let is_four =
            |cell: &Cell| (Threat::Four..Threat::Five).contains(&position.judged(me, *cell));
        suspects.filter(is_four).for_each(|cell| all.push(cell));
        for cell in position.cells_with(me, Threat::FourThree).cells() {
            all.push(cell);
        }
        all
    }

    const fn push(&mut self, cell: Cell) {
        if self.count < self.points.len() {
            self.points[self.count] = cell;
            self.count += 1;
        }
    }
}

impl Position {
    /// Whether `color` has a four to make.
    pub fn has_fours(&self, color: Color) -> bool {
        !self.cells_with(color, Threat::Four).is_empty()
            || !self.cells_with(color, Threat::FourThree).is_empty()
            || !self.cells_with(color, Threat::WinningFour).is_empty()
    }

    /// Whether the fours of `color` are likely to go on: one with a three, or more than those of one line.
    fn has_many_fours(&self, color: Color) -> bool {
        let has = |threat| !self.cells_with(color, threat).is_empty();
        has(Threat::FourThree)
            || has(Threat::WinningFour)
            || self.cells_with(color, Threat::Four).len() > 2
    }

    /// Whether there are fouls for `color`.
    pub const fn can_foul(&self, color: Color) -> bool {
        matches!(color, Color::Black) && self.law().fouls.is_some()
    }

    /// A move that blocks one of the fives of `me`, or any other if that is a foul, and the five that comes
    /// nevertheless.
    pub fn blocked_in_vain(&self, me: Color) -> Option<[Cell; 2]> {
        if !self.has_stones(me, 1) {
            return None;
        }
        let allowed = self.allowed();
        let fives = self.cells_with(me, Threat::Five);
        let block = fives.and(&allowed).first().or(allowed.minus(fives).first())?;
        Some([block, fives.cells().find(|&five| five != block)?])
    }
}

impl Search<'_> {
    /// Whether the player to move wins by at most `fours` fours, the last of which cannot be blocked; if so,
    /// [`Search::attack_line`] holds the line, last move first.
    pub fn vcf(&mut self, fours: u8) -> Attack {
        let me = self.position.turn();
        if let Some(cell) = self.position.cells_with(me, Threat::Five).first() {
            self.attack_line.clear();
            self.attack_line.push(cell);
            return Attack::Won(1);
        }
        let danger = *self.position.cells_with(me.other(), Threat::Five);
        if danger.len() > 1 || fours == 0 {
            return Attack::Failed;
        }
        let answer = danger.first();
        let winning = *self.position.cells_with(me, Threat::WinningFour);
        if let Some(cell) = winning.cells().find(|&cell| answer.is_none_or(|only| only == cell)) {
            return self.finish(cell);
        }
        let hash = self.position.hash();
        // A plain four can only be the last if its block is a foul.
        let is_last = fours == 1 && !self.position.can_foul(me.other());
        if is_last || self.memory.failures.has(hash, fours) {
            return Attack::Failed;
        }
        let Attackers { points, count } = Attackers::of(self.position, me);
        for &cell in points[..count].iter().rev() {
            if answer.is_none_or(|only| only == cell) {
                match self.vcf_four(cell, fours) {
                    Attack::Failed => {}
                    result => return result,
                }
            }
        }
        self.memory.failures.add(hash, fours);
        Attack::Failed
    }

    /// Wins by a four on `cell` that two stones complete.
    fn finish(&mut self, cell: Cell) -> Attack {
        let me = self.position.turn();
        self.position.play(cell);
        let ending = self.position.blocked_in_vain(me);
        self.position.take_back(cell, me);
        let Some([block, five]) = ending else { return Attack::Failed };
        self.attack_line.clear();
        self.attack_line.extend([five, block, cell]);
        Attack::Won(3)
    }

    /// Tries one four.
    fn vcf_four(&mut self, cell: Cell, fours: u8) -> Attack {
        if self.vcf_nodes == 0 || !self.count_node() {
            return Attack::Unknown;
        }
        self.vcf_nodes -= 1;
        let me = self.position.turn();
        self.position.play(cell);
        let result = self.vcf_block(me, fours);
        self.position.take_back(cell, me);
        self.begun_with(cell, result)
    }

    /// The result of an attack that begins with this stone, from the result of what follows it.
    pub(super) fn begun_with(&mut self, cell: Cell, rest: Attack) -> Attack {
        match rest {
            Attack::Won(moves) => {
                self.attack_line.push(cell);
                Attack::Won(moves + 1)
            }
            other => other,
        }
    }

    /// Blocks the four of `me`, and goes on if that is possible.
    fn vcf_block(&mut self, me: Color, fours: u8) -> Attack {
        let fives = *self.position.cells_with(me, Threat::Five);
        let Some(block) = fives.first().filter(|_| self.position.turn() != me) else {
            return Attack::Failed;
        };
        let cannot = me == Color::White && self.position.is_foul(block);
        if fives.len() > 1 || cannot {
            let Some([block, five]) = self.position.blocked_in_vain(me) else {
                return Attack::Failed;
            };
            self.attack_line.clear();
            self.attack_line.extend([five, block]);
            return Attack::Won(2);
        }
        if fours == 1 {
            return Attack::Failed;
        }
        self.count_node();
        self.position.play(block);
        let result = if self.position.turn() == me { self.vcf(fours - 1) } else { Attack::Failed };
        self.position.take_back(block, me.other());
        match result {
            Attack::Won(moves) => {
                self.attack_line.push(block);
                Attack::Won(moves + 1)
            }
            other => other,
        }
    }

    /// The value of a position in which a VCF is found.
    pub fn vcf_value(&mut self, node: Node, need: Need) -> Option<i32> {
        let me = self.position.turn();
        if need == Need::Block || !self.position.has_fours(me) {
            return None;
        }
        if node.depth <= 0 && !self.position.has_many_fours(me) {
            return None;
        }
        self.vcf_nodes = if node.depth > 0 { 30 } else { 6 };
        // Even without a VCF, a four that cannot be stopped is seen.
        match self.vcf(self.skill.vcf_fours.max(1)) {
            Attack::Won(moves) => {
                self.record_attack(node.ply, moves);
                Some(WIN - node.ply as i32 - i32::from(moves))
            }
            _ => None,
        }
    }

    /// Records a successful attack, as principal variation and as proof.
    pub fn record_attack(&mut self, ply: usize, moves: u16) {
        let line = &mut self.pv[ply];
        line.clear();
        line.extend(self.attack_line.iter().rev());
        if let Some(&first) = self.attack_line.last() {
            self.record_proof(i32::from(moves), first);
        }
    }

    /// Records that the player to move wins with the last of so many stones, the first of them on `cell`, if no
    /// shorter win is known.
    pub fn record_proof(&mut self, length: i32, cell: Cell) {
        if self.proved_win().is_some_and(|(known, _)| i32::from(known) <= length) {
            return;
        }
        let static_eval = MAX_UNPROVED as i16;
        let entry = Entry::new(WIN - length, 0, PROOF_DEPTH, Bound::Lower, cell);
        self.memory.table.store(self.position.hash(), Entry { static_eval, ..entry });
    }
}
