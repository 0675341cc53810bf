//! Wins by fours alone: each must be blocked, until one cannot be.

use super::geometry::At;
use super::memory::Bound;
use super::moves::Need;
use super::position::Position;
use super::search::{Search, WIN};
use super::threat::Threat;
use super::window::Node;
use crate::board::Color;

/// Deeper than anything that is searched: what is proved needs no second look.
pub const PROVED: i8 = 100;

/// What came of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// It wins, with the last of so many stones.
    Won(u16),
    /// It does not.
    Failed,
    /// It was not looked at to the end.
    Unknown,
}

/// Positions in which the player to move has no win by so many fours.
pub struct Failures(Vec<u64>);

/// The bits of a hash that tell positions apart; the others hold the number of fours.
const KEY: u64 = !0xff;

impl Failures {
    /// Room for two to the power of `bits` positions.
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

    /// Whether it is known that so many do not win.
    pub fn has(&self, hash: u64, fours: u8) -> bool {
        let entry = self.0[self.place(hash)];
        entry & KEY == hash & KEY && entry as u8 >= fours
    }

    /// Remembers that so many do not win.
    pub fn add(&mut self, hash: u64, fours: u8) {
        let place = self.place(hash);
        self.0[place] = hash & KEY | u64::from(fours);
    }
}

/// The fours that an attacker can make, the most promising last.
struct Attackers {
    points: [At; 32],
    count: usize,
}

impl Attackers {
    fn of(position: &Position, me: Color) -> Self {
        let mut all = Self { points: [0; 32], count: 0 };
        for at in position.those(me, Threat::Four).points() {
            all.push(at);
        }
        all.points[..all.count]
            .sort_unstable_by_key(|&at| position.side(me).facts[usize::from(at)].merit());
        let suspects = position.those(me, Threat::Suspect).points();
        let is_four = |at: &At| (Threat::Four..Threat::Five).contains(&position.judged(me, *at));
        suspects.filter(is_four).for_each(|at| all.push(at));
        for at in position.those(me, Threat::FourThree).points() {
            all.push(at);
        }
        all
    }

    const fn push(&mut self, at: At) {
        if self.count < self.points.len() {
            self.points[self.count] = at;
            self.count += 1;
        }
    }
}

impl Position {
    /// Whether the player to move has a four to make.
    pub fn has_fours(&self, color: Color) -> bool {
        !self.those(color, Threat::Four).is_empty()
            || !self.those(color, Threat::FourThree).is_empty()
            || !self.those(color, Threat::WinningFour).is_empty()
    }

    /// Whether there are fouls for `color`.
    pub const fn can_foul(&self, color: Color) -> bool {
        matches!(color, Color::Black) && self.law().fouls.is_some()
    }

    /// The answer of the player to move that blocks one of the fives of `me`, or any other if that
    /// were a foul, and the five that comes nevertheless.
    pub fn blocked_in_vain(&self, me: Color) -> Option<[At; 2]> {
        if !self.has_stones(me, 1) {
            return None;
        }
        let allowed = self.allowed();
        let fives = self.those(me, Threat::Five);
        let block = fives.and(&allowed).first().or(allowed.minus(fives).first())?;
        Some([block, fives.points().find(|&five| five != block)?])
    }
}

impl Search<'_> {
    /// Whether the player to move wins by at most `fours` fours, the last of which cannot be blocked; if so,
    /// [`Search::attack_line`] holds the line, last move first.
    pub fn attack(&mut self, fours: u8) -> Attack {
        let me = self.position.turn();
        if let Some(at) = self.position.those(me, Threat::Five).first() {
            self.attack_line.clear();
            self.attack_line.push(at);
            return Attack::Won(1);
        }
        let danger = *self.position.those(me.other(), Threat::Five);
        if danger.len() > 1 || fours == 0 {
            return Attack::Failed;
        }
        let answer = danger.first();
        let winning = *self.position.those(me, Threat::WinningFour);
        if let Some(at) = winning.points().find(|&at| answer.is_none_or(|only| only == at)) {
            return self.finish(at);
        }
        let hash = self.position.hash();
        // Of plain fours only those can be the last whose block is a foul.
        let is_last = fours == 1 && !self.position.can_foul(me.other());
        if is_last || self.mind.failures.has(hash, fours) {
            return Attack::Failed;
        }
        let Attackers { points, count } = Attackers::of(self.position, me);
        for &at in points[..count].iter().rev() {
            if answer.is_none_or(|only| only == at) {
                match self.make_four(at, fours) {
                    Attack::Failed => {}
                    result => return result,
                }
            }
        }
        self.mind.failures.add(hash, fours);
        Attack::Failed
    }

    /// The line that begins with a four on `at` that two stones complete.
    fn finish(&mut self, at: At) -> Attack {
        let me = self.position.turn();
        self.position.play(at);
        let ending = self.position.blocked_in_vain(me);
        self.position.take_back(at, me);
        let Some([block, five]) = ending else { return Attack::Failed };
        self.attack_line.clear();
        self.attack_line.extend([five, block, at]);
        Attack::Won(3)
    }

    /// Tries one four.
    fn make_four(&mut self, at: At, fours: u8) -> Attack {
        if self.attack_nodes == 0 || !self.count_node() {
            return Attack::Unknown;
        }
        self.attack_nodes -= 1;
        let me = self.position.turn();
        self.position.play(at);
        let result = self.answer_four(me, fours);
        self.position.take_back(at, me);
        match result {
            Attack::Won(moves) => {
                self.attack_line.push(at);
                Attack::Won(moves + 1)
            }
            other => other,
        }
    }

    /// The four of `me` must be blocked.
    fn answer_four(&mut self, me: Color, fours: u8) -> Attack {
        let fives = *self.position.those(me, Threat::Five);
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
        let result =
            if self.position.turn() == me { self.attack(fours - 1) } else { Attack::Failed };
        self.position.take_back(block, me.other());
        match result {
            Attack::Won(moves) => {
                self.attack_line.push(block);
                Attack::Won(moves + 1)
            }
            other => other,
        }
    }

    /// The value if fours alone win.
    pub fn won_by_fours(&mut self, node: Node, need: Need) -> Option<i32> {
        let me = self.position.turn();
        if need == Need::Block || !self.position.has_fours(me) {
            return None;
        }
        self.attack_nodes = if node.depth > 0 { 30 } else { 10 };
        // Who looks for no fours sees one that cannot be stopped.
        match self.attack(self.skill.fours.max(1)) {
            Attack::Won(moves) => {
                self.note_attack(node.ply, moves);
                Some(WIN - node.ply as i32 - i32::from(moves))
            }
            _ => None,
        }
    }

    /// A successful attack is how the game goes on, and remembered.
    pub fn note_attack(&mut self, ply: usize, moves: u16) {
        let line = &mut self.lines[ply];
        line.clear();
        line.extend(self.attack_line.iter().rev());
        if let Some(&first) = self.attack_line.last() {
            self.note_proof(i32::from(moves), first);
        }
    }

    /// Remembers a win with the last of so many stones, the first of them on `at`, if no shorter one is known.
    pub fn note_proof(&mut self, length: i32, at: At) {
        if self.proved_win().is_some_and(|(known, _)| i32::from(known) <= length) {
            return;
        }
        let values = [(WIN - length) as i16, self.glance() as i16];
        self.mind.memory.store(self.position.hash(), values, at, PROVED, Bound::Lower);
    }
}
