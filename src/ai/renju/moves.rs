//! Which moves are worth a look, and in which order.

use super::geometry::{At, WAYS};
use super::position::Position;
use super::set::Set;
use super::shapes::count;
use super::threat::Threat;
use crate::board::Color;

/// How much a player must react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A four must be blocked.
    Block,
    /// A three must be answered.
    Defend,
    /// Nothing forces.
    Free,
}

/// Moves, and how good they look.
pub struct Moves {
    /// The point in the lowest byte, how good it looks above it.
    list: [i32; 225],
    count: usize,
    next: usize,
}

impl Moves {
    const fn none() -> Self {
        Self { list: [0; 225], count: 0, next: 0 }
    }

    const fn push(&mut self, score: i32, at: At) {
        if self.count < self.list.len() {
            self.list[self.count] = score << 8 | at as i32;
            self.count += 1;
        }
    }

    /// The best that was not taken yet.
    pub fn take(&mut self) -> Option<At> {
        let rest = self.list.get_mut(self.next..self.count)?;
        let best = (0..rest.len()).max_by_key(|&i| rest[i])?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0] as At)
    }
}

impl Position {
    /// How much the player to move must react. He has no five himself.
    pub fn need(&self) -> Need {
        let other = self.turn().other();
        if !self.those(other, Threat::Five).is_empty() {
            Need::Block
        } else if !self.those(other, Threat::WinningFour).is_empty() {
            Need::Defend
        } else {
            Need::Free
        }
    }

    /// The points worth a stone of the player to move; every defence that can help is among them.
    pub fn worthwhile(&self, need: Need) -> Set {
        let me = self.turn();
        let all = match need {
            Need::Block => *self.those(me.other(), Threat::Five),
            Need::Defend => self.defences(me).or(&self.fours(me)),
            Need::Free => self.near(),
        };
        if me == Color::White { all } else { self.without_fouls(all) }
    }

    /// The points on which the player to move may put a stone without losing by it.
    pub fn allowed(&self) -> Set {
        if self.turn() == Color::White { *self.empty() } else { self.without_fouls(*self.empty()) }
    }

    fn without_fouls(&self, all: Set) -> Set {
        let mut allowed = all.minus(self.those(Color::Black, Threat::Foul));
        for at in all.and(self.those(Color::Black, Threat::Suspect)).points() {
            if self.is_foul(at) {
                allowed.toggle(at);
            }
        }
        allowed
    }

    /// The points on which a four can be made.
    pub fn fours(&self, me: Color) -> Set {
        let kinds = [Threat::Four, Threat::FourThree, Threat::WinningFour];
        let mut fours = kinds.iter().fold(Set::EMPTY, |all, &kind| all.or(self.those(me, kind)));
        for at in self.those(me, Threat::Suspect).points() {
            if (Threat::Four..Threat::Five).contains(&self.judged(me, at)) {
                fours.insert(at);
            }
        }
        fours
    }

    /// The points that may stop every four that would win.
    pub fn defences(&self, me: Color) -> Set {
        let mut all: Option<Set> = None;
        for at in self.those(me.other(), Threat::WinningFour).points() {
            let these = self.defences_to(me.other(), at);
            all = Some(all.map_or(these, |known| known.and(&these)));
        }
        all.unwrap_or(Set::EMPTY)
    }

    /// The points that may stop a winning four on `at`: that point, and those that complete it.
    fn defences_to(&self, attacker: Color, at: At) -> Set {
        let mut points = Set::EMPTY;
        points.insert(at);
        for way in 0..WAYS {
            if self.line_counts(attacker, way, at) & (7 * (count::FOUR + count::STRAIGHT)) != 0 {
                for tip in self.tips(attacker, way, at).into_iter().flatten() {
                    points.insert(tip);
                }
            }
        }
        points
    }

    /// The empty points near a stone.
    fn near(&self) -> Set {
        let near = self.stones().spread().and(self.empty());
        if near.is_empty() { *self.empty() } else { near }
    }

    /// These points with how promising each is, by what both players could make there.
    pub fn ranked(&self, points: &Set, extra: impl Fn(At) -> i32) -> Moves {
        let me = self.turn();
        let (own, other) = (self.side(me), self.side(me.other()));
        let mut moves = Moves::none();
        for at in points.points() {
            let spot = usize::from(at);
            let merit = 2 * own.facts[spot].merit() + other.facts[spot].merit();
            moves.push(2 * merit + extra(at), at);
        }
        moves
    }
}
