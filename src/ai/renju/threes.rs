//! Wins by fours and threes: each must be answered, until one cannot be.

use super::fours::{Attack, PROVED};
use super::geometry::At;
use super::memory::Bound;
use super::moves::{Moves, Need};
use super::position::Position;
use super::search::{MAX_PLY, Search, WIN};
use super::set::Set;
use super::threat::Threat;
use super::window::Node;
use crate::board::Color;

/// Tells what is remembered of threes from what is remembered of fours.
const THREES: u64 = 0x7f4a_7c15_9e37_79b9;
/// How many fours are tried in each position on the way.
const FOURS_ON_THE_WAY: u32 = 24;
/// The most fours and threes that a win on the way may take.
const MOST_THREATS: u8 = 12;

impl Position {
    /// The fours and threes of the player to move that leave him nothing to answer.
    fn threats(&self, need: Need) -> Set {
        let me = self.turn();
        let kinds = [Threat::Three, Threat::ThreeThree];
        let mut threes = kinds.iter().fold(Set::EMPTY, |all, &kind| all.or(self.those(me, kind)));
        for at in self.those(me, Threat::Suspect).points() {
            if [Threat::Three, Threat::ThreeThree].contains(&self.judged(me, at)) {
                threes.insert(at);
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
    pub fn storm(&mut self, threats: u8, nodes: u32) -> Attack {
        self.storm_nodes = nodes;
        let mut result = Attack::Unknown;
        for most in 1..=threats {
            result = self.threaten(most, 0);
            if result != Attack::Failed {
                break;
            }
        }
        result
    }

    /// The attacker moves.
    fn threaten(&mut self, threats: u8, ply: usize) -> Attack {
        let me = self.position.turn();
        let danger = *self.position.those(me.other(), Threat::Five);
        self.attack_nodes = FOURS_ON_THE_WAY;
        if let Attack::Won(moves) = self.attack(self.skill.fours) {
            return Attack::Won(moves);
        }
        let hash = self.position.hash() ^ THREES;
        if danger.len() > 1 || threats == 0 || self.mind.failures.has(hash, threats) {
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
        while let Some(at) = moves.take() {
            match self.threat(at, left, ply) {
                Attack::Failed => {}
                Attack::Unknown => result = Attack::Unknown,
                won @ Attack::Won(length) => {
                    self.note_proof(i32::from(length), at);
                    return won;
                }
            }
            if self.is_stopped() || self.storm_nodes == 0 {
                return Attack::Unknown;
            }
        }
        if result == Attack::Failed {
            self.mind.failures.add(hash, threats);
        }
        result
    }

    /// A win of the player to move that was proved before: its stones, and the first of them.
    pub fn proved_win(&self) -> Option<(u16, At)> {
        let entry = self.mind.memory.recall(self.position.hash())?;
        let is_proved = entry.depth == PROVED && entry.bound == Bound::Lower;
        is_proved.then(|| ((WIN - i32::from(entry.value)) as u16, entry.best))
    }

    /// Tries one stone of the attacker.
    fn threat(&mut self, at: At, left: u8, ply: usize) -> Attack {
        if self.storm_nodes == 0 || ply >= MAX_PLY || !self.count_node() {
            return Attack::Unknown;
        }
        self.storm_nodes -= 1;
        let me = self.position.turn();
        if me == Color::Black && self.position.is_foul(at) {
            return Attack::Failed;
        }
        self.position.play(at);
        let result =
            if self.position.turn() == me { Attack::Failed } else { self.answers(left, ply + 1) };
        self.position.take_back(at, me);
        match result {
            Attack::Won(moves) => {
                self.attack_line.push(at);
                Attack::Won(moves + 1)
            }
            other => other,
        }
    }

    /// Tries all answers: the attack wins if none of them helps.
    fn answers(&mut self, left: u8, ply: usize) -> Attack {
        let me = self.position.turn();
        let need = self.position.need();
        let is_lost_for_attacker = !self.position.those(me, Threat::Five).is_empty()
            || need == Need::Free
            || need == Need::Defend && !self.position.those(me, Threat::WinningFour).is_empty();
        if is_lost_for_attacker {
            return Attack::Failed;
        }
        if self.position.those(me.other(), Threat::Five).len() > 1 {
            return self.hopeless();
        }
        let answers = self.position.ranked(&self.position.worthwhile(need), |_| 0);
        self.try_answers(answers, left, ply)
    }

    fn try_answers(&mut self, mut answers: Moves, left: u8, ply: usize) -> Attack {
        let me = self.position.turn();
        let (mut longest, mut line) = (0, Vec::new());
        while let Some(at) = answers.take() {
            if !self.count_node() {
                return Attack::Unknown;
            }
            self.storm_nodes = self.storm_nodes.saturating_sub(1);
            self.position.play(at);
            let passes = self.position.turn() == me;
            let result = if passes { Attack::Failed } else { self.threaten(left, ply + 1) };
            self.position.take_back(at, me);
            let Attack::Won(moves) = result else { return result };
            if moves + 1 > longest {
                self.attack_line.push(at);
                (longest, line) = (moves + 1, std::mem::take(&mut self.attack_line));
            }
        }
        if longest == 0 {
            return self.hopeless();
        }
        self.attack_line = line;
        Attack::Won(longest)
    }

    /// No answer helps: any, and then the attacker's best.
    fn hopeless(&mut self) -> Attack {
        let me = self.position.turn();
        self.attack_line.clear();
        let is_four = !self.position.those(me.other(), Threat::Five).is_empty();
        if let Some(ending) = is_four.then(|| self.position.blocked_in_vain(me.other())).flatten() {
            self.attack_line.extend(ending.iter().rev());
            return Attack::Won(2);
        }
        // A four and a five are still to come.
        if self.position.has_stones(me.other(), 2) { Attack::Won(4) } else { Attack::Failed }
    }

    /// The value if fours and threes win, where that is worth the search: after a move from the position
    /// on the board, so that no move is made that loses like that.
    pub fn won_by_threes(&mut self, node: Node, need: Need) -> Option<i32> {
        let is_worth_it = node.ply == 1 && node.depth >= 4 && self.skill.sees_threes();
        if !is_worth_it || need == Need::Block {
            return None;
        }
        match self.storm(MOST_THREATS, 100 * node.depth as u32) {
            Attack::Won(moves) => {
                self.note_attack(node.ply, moves);
                Some(WIN - node.ply as i32 - i32::from(moves))
            }
            _ => None,
        }
    }
}
