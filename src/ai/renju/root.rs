//! The search from the position on the board: deeper and deeper, until time is up.

use super::fours::Attack;
use super::geometry::At;
use super::memory::NOWHERE;
use super::moves::Need;
use super::search::{SURE, Search, WIN};
use super::set::Set;
use super::skill::Skill;
use super::threat::Threat;
use super::window::{Node, Window};
use crate::board::Color;

/// How many fours are tried from the position on the board.
const ROOT_FOURS: u32 = 100_000;

/// Of all positions looked at, one in so many more is for wins by threes.
const STORM_SHARE: u64 = 8;

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The value for the player to move.
    pub value: i32,
    /// The moves that lead there.
    pub line: Vec<At>,
    /// How deep it looked.
    pub depth: i32,
    /// Whether it is a win by fours alone.
    pub by_fours: bool,
}

/// The moves of the first ply, best first, and what was found so far.
struct Root {
    moves: Vec<At>,
    found: Found,
    /// A win that was known or needed no look at every move.
    won: Option<Found>,
    /// The value of a win that was announced, or the least there is.
    promised: i32,
}

impl Root {
    /// The best that was found so far.
    fn best(&self) -> &Found {
        let won = self.won.as_ref().filter(|won| won.value >= self.found.value);
        won.unwrap_or(&self.found)
    }

    /// Whether what was announced is found again, if anything was.
    fn is_kept(&self) -> bool {
        self.best().value >= self.promised
    }
}

impl Found {
    const fn new(value: i32, line: Vec<At>, depth: i32) -> Self {
        Self { value, line, depth, by_fours: false }
    }

    /// Whether the game is decided, so that looking deeper changes nothing.
    pub const fn is_settled(&self) -> bool {
        self.value.abs() >= SURE && self.depth >= WIN - self.value.abs()
    }
}

/// The one with the greater value, if there is any.
fn better(one: Option<Found>, other: Option<Found>) -> Option<Found> {
    [one, other].into_iter().flatten().rev().max_by_key(|found| found.value)
}

impl Search<'_> {
    /// The best of the `allowed` points; none if there is none.
    pub fn best_move(&mut self, allowed: &Set) -> Option<Found> {
        self.mind.memory.grow_old();
        self.mind.habits.fade();
        let moves = self.root_moves(allowed);
        let found = Found::new(0, vec![*moves.first()?], 0);
        let won = better(self.plain_win(&moves), self.known_win(&moves));
        // What was announced may need a point that is not to be thought of.
        let is_free = allowed.len() == self.position.allowed().len();
        let promised = if is_free { self.promised_win() } else { -WIN };
        let mut root = Root { moves, found, won, promised };
        if root.won.is_none() || !root.is_kept() {
            self.look_ahead(&mut root);
        }
        let mut best = root.best().clone();
        best.value = best.value.min(self.promised_loss());
        self.promise(&best);
        Some(best)
    }

    /// Looks deeper and deeper, until time is up or a win is found, no later than one that was announced.
    fn look_ahead(&mut self, root: &mut Root) {
        for depth in 1..=self.skill.depth {
            if let Some(found) = self.storm_at_root(root, depth) {
                root.won = better(root.won.take(), Some(found));
                if root.is_kept() {
                    return;
                }
            }
            self.deepen(root, depth);
            (self.budget.told)(&super::thought(root.best(), self.nodes));
            let is_only = root.moves.len() == 1 && depth > 4;
            let is_done = root.found.is_settled() || is_only;
            if self.is_stopped() || is_done && root.is_kept() {
                return;
            }
        }
    }

    /// A win by threes, if it is found: the deeper the rest is looked at, the deeper these.
    fn storm_at_root(&mut self, root: &Root, depth: i32) -> Option<Found> {
        if !self.skill.sees_threes() || depth < 3 || self.position.need() == Need::Block {
            return None;
        }
        let nodes = (self.nodes / STORM_SHARE) as u32;
        let Attack::Won(moves) = self.storm(20, nodes) else { return None };
        let line: Vec<At> = self.attack_line.iter().rev().copied().collect();
        let value = WIN - i32::from(moves);
        let is_wanted = line.first().is_some_and(|at| root.moves.contains(at));
        is_wanted.then(|| Found::new(value, line, i32::from(moves)))
    }

    /// A win that was announced, or proved on the way, when an earlier position was on the board.
    fn known_win(&self, moves: &[At]) -> Option<Found> {
        if !self.skill.sees_threes() {
            return None;
        }
        let proved = self.proved_win().filter(|(_, first)| moves.contains(first));
        let announced = self.announced_win(moves);
        let (length, first) = proved.into_iter().chain(announced).min()?;
        Some(Found::new(WIN - i32::from(length), vec![first], length.into()))
    }

    /// Five at once, or a win by fours.
    fn plain_win(&mut self, moves: &[At]) -> Option<Found> {
        let me = self.position.turn();
        let five = moves.iter().find(|&&at| self.position.threat(me, at) == Threat::Five);
        if let Some(&five) = five {
            return Some(Found::new(WIN - 1, vec![five], 1));
        }
        if self.skill.fours == 0 {
            return None;
        }
        let line = self.win_by_fours()?;
        let length = line.len() as i32;
        let is_wanted = moves.contains(&line[0]);
        is_wanted.then(|| Found::new(WIN - length, line, length))
    }

    /// One of the shortest wins by fours, if it is found: all moves of both.
    pub fn win_by_fours(&mut self) -> Option<Vec<At>> {
        for fours in (1..=21).chain([100]) {
            self.attack_nodes = ROOT_FOURS;
            if let Attack::Won(_) = self.attack(fours) {
                return Some(self.attack_line.iter().rev().copied().collect());
            }
            if fours >= self.skill.fours && self.skill.fours < Skill::FULL.fours {
                break;
            }
        }
        None
    }

    /// The moves worth a look, the most promising first. Where all lose, any.
    fn root_moves(&self, allowed: &Set) -> Vec<At> {
        let me = self.position.turn();
        let five = self.position.those(me, Threat::Five).and(allowed);
        let need = match self.position.need() {
            Need::Block if self.overlooked[1] => Need::Free,
            Need::Defend if self.overlooked[0] => Need::Free,
            need => need,
        };
        let needed = self.position.worthwhile(need).and(allowed);
        let near = self.position.worthwhile(Need::Free).and(allowed);
        let sets = [five, needed, near, *allowed];
        let Some(set) = sets.iter().find(|set| !set.is_empty()) else { return Vec::new() };
        let mut ranked = self.position.ranked(set, |_| 0);
        std::iter::from_fn(|| ranked.take()).collect()
    }

    /// One round, with a window that grows until the value lies within.
    fn deepen(&mut self, root: &mut Root, depth: i32) {
        let mut margin = 40;
        let guess = root.found.value;
        let mut window = Window { alpha: guess - margin, beta: guess + margin };
        if depth < 3 || guess.abs() >= SURE {
            window = Window::ALL;
        }
        while !self.is_stopped() {
            let value = self.round(root, depth, window);
            margin *= 4;
            if value <= window.alpha && window.alpha > -WIN {
                window.alpha = (guess - margin).max(-WIN);
            } else if value >= window.beta && window.beta < WIN {
                window.beta = (guess + margin).min(WIN);
            } else {
                return;
            }
            if margin > 2000 {
                window = Window::ALL;
            }
        }
    }

    /// Looks at every move.
    fn round(&mut self, root: &mut Root, depth: i32, window: Window) -> i32 {
        let here = Node { depth, ply: 0, last: NOWHERE };
        let mut best = -WIN;
        for number in 0..root.moves.len() {
            let at = root.moves[number];
            let alpha = window.alpha.max(best);
            let value = self.try_move(Window { alpha, beta: window.beta }, here, at, number);
            if self.is_stopped() {
                break;
            }
            if value > best {
                best = value;
                if value > window.alpha || number == 0 {
                    root.moves[..=number].rotate_right(1);
                    self.note_line(0, at);
                    root.found = Found::new(value, self.lines[0].clone(), depth);
                }
            }
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// Goes on with a won line until its last stone.
    pub fn complete(&mut self, found: &mut Found) {
        let length = (WIN - found.value.abs()) as usize;
        if found.value.abs() < SURE || found.line.len() >= length {
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
            for at in rest.drain(..) {
                let turn = self.position.turn();
                let is_five = self.position.threat(turn, at) == Threat::Five;
                played.push((at, turn));
                self.position.play(at);
                // A defence that is not the longest ends the game sooner.
                if is_five {
                    break 'line;
                }
            }
        }
        found.line = played.iter().map(|&(at, _)| at).collect();
        self.take_all_back(&played);
    }

    fn take_all_back(&mut self, played: &[(At, Color)]) {
        played.iter().rev().for_each(|&(at, color)| self.position.take_back(at, color));
    }

    /// Whether every stone of the player to move in a won line is a four, and the last one five.
    pub fn is_won_by_fours(&mut self, found: &Found) -> bool {
        let me = self.position.turn();
        if found.value != WIN - found.line.len() as i32 {
            return false;
        }
        let mut played = Vec::new();
        let mut all_fours = true;
        for &at in &found.line {
            let turn = self.position.turn();
            let threat = self.position.judged(me, at);
            all_fours &= turn != me || (Threat::Four..=Threat::Five).contains(&threat);
            played.push((at, turn));
            self.position.play(at);
        }
        self.take_all_back(&played);
        all_fours
    }

    /// What comes next where `winner` wins.
    fn continuation(&mut self, winner: Color) -> Vec<At> {
        self.attack_nodes = 20_000;
        if self.position.turn() == winner {
            if let Attack::Won(_) = self.attack(60) {
                return self.attack_line.iter().rev().copied().collect();
            }
            let known = self.mind.memory.recall(self.position.hash());
            return known.map(|entry| entry.best).filter(|&at| at != NOWHERE).into_iter().collect();
        }
        let need = self.position.need();
        let known = self.mind.memory.recall(self.position.hash());
        let hint = known.map_or(NOWHERE, |entry| entry.best);
        let answers = self.position.worthwhile(need);
        let any = self.position.allowed();
        [hint]
            .into_iter()
            .filter(|&at| answers.has(at))
            .chain(answers.first())
            .chain(any.first())
            .take(1)
            .collect()
    }
}
