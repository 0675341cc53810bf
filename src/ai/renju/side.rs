//! What one colour has on the board, and what it could make.

use super::geometry::{At, LINES, REACH, STEPS, WALLS, WAYS, place};
use super::set::Set;
use super::shapes::{Facts, Shapes};
use super::threat::Threat;

/// What was known of a point before one of its lines changed.
#[derive(Clone, Copy)]
pub struct Was {
    facts: Facts,
    worth: [i16; 2],
    way: u8,
    at: At,
    kind: u8,
    threat: Threat,
}

/// What was known before a stone: how much was noted, and what all lines were worth.
#[derive(Clone, Copy, Default)]
pub struct Mark {
    noted: usize,
    worth: [i32; 2],
}

/// What is known of one colour. What it says of points with a stone is what was so before.
#[derive(Clone)]
pub struct Side {
    /// Its stones by way and line, the place `p` as bit `p + REACH`.
    pub stones: [[u32; LINES]; WAYS],
    /// The kind of each line of a point.
    pub kinds: [[u8; 256]; WAYS],
    /// What all lines of a point have together.
    pub facts: [Facts; 256],
    /// What a stone on a point would be.
    pub threats: [Threat; 256],
    /// The empty points by what a stone there would be.
    pub sets: [Set; Threat::COUNT],
    /// What a point is worth: to move, and not to move.
    worths: [[i16; 2]; 256],
    /// What all points are worth together.
    pub worth: [i32; 2],
    /// How many stones it has on the board.
    pub placed: u8,
}

impl Side {
    /// No stones, and no points to put them.
    pub const NONE: Self = Self {
        stones: [[0; LINES]; WAYS],
        kinds: [[0; 256]; WAYS],
        facts: [Facts::NONE; 256],
        threats: [Threat::None; 256],
        sets: [Set::EMPTY; Threat::COUNT],
        worths: [[0; 2]; 256],
        worth: [0; 2],
        placed: 0,
    };

    /// Puts a stone on `at`, or takes it away.
    pub fn flip(&mut self, at: At) {
        for way in 0..WAYS {
            let (line, place) = place(way, at);
            self.stones[way][line] ^= 1 << (place + REACH);
        }
    }

    /// The point `at` gets a stone: what it was worth as an empty one goes.
    pub fn close(&mut self, at: At) {
        let worth = self.worths[usize::from(at)];
        (0..2).for_each(|role| self.worth[role] -= i32::from(worth[role]));
        self.sets[self.threats[usize::from(at)] as usize].toggle(at);
    }

    /// The point `at` loses its stone, and is what it was before.
    pub fn open(&mut self, at: At) {
        self.sets[self.threats[usize::from(at)] as usize].toggle(at);
    }

    /// Something changed on `at`: looks again at the other empty points of the line, as far as no
    /// closed point lies between, and notes what they were.
    pub fn follow(&mut self, shapes: &Shapes, way: usize, at: At, closed: u32, was: &mut Vec<Was>) {
        let (line, place) = place(way, at);
        let own = self.stones[way][line];
        let middle = place + REACH;
        let mut rest = open_round(closed, middle) & !own;
        while rest != 0 {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            let steps = (bit as u8).wrapping_sub(middle as u8);
            let spot = at.wrapping_add(steps.wrapping_mul(STEPS[way]));
            let kind = shapes.kind(own >> (bit - REACH), closed >> (bit - REACH));
            let before = self.kinds[way][usize::from(spot)];
            if kind != before {
                was.push(self.now(way, spot));
                self.change(shapes, way, spot, kind);
            }
        }
    }

    fn now(&self, way: usize, at: At) -> Was {
        let spot = usize::from(at);
        Was {
            facts: self.facts[spot],
            worth: self.worths[spot],
            way: way as u8,
            at,
            kind: self.kinds[way][spot],
            threat: self.threats[spot],
        }
    }

    /// What to go back to.
    pub const fn mark(&self, was: &[Was]) -> Mark {
        Mark { noted: was.len(), worth: self.worth }
    }

    /// Makes all lines what they were at a mark.
    pub fn go_back(&mut self, was: &mut Vec<Was>, mark: Mark) {
        for old in was.drain(mark.noted..) {
            let spot = usize::from(old.at);
            self.kinds[usize::from(old.way) % WAYS][spot] = old.kind;
            self.facts[spot] = old.facts;
            self.worths[spot] = old.worth;
            self.set_threat(old.at, old.threat);
        }
        self.worth = mark.worth;
    }

    /// Looks at every line of a point of the empty board.
    pub fn look_first(&mut self, shapes: &Shapes, at: At) {
        for (way, walls) in WALLS.iter().enumerate() {
            let (line, place) = place(way, at);
            self.change(shapes, way, at, shapes.kind(0, walls[line] >> place));
        }
    }

    /// The line of an empty point has become another kind.
    fn change(&mut self, shapes: &Shapes, way: usize, at: At, kind: u8) {
        let spot = usize::from(at);
        let old = self.facts[spot];
        let new = old.with(shapes.fact(self.kinds[way][spot]), shapes.fact(kind));
        self.kinds[way][spot] = kind;
        self.facts[spot] = new;
        if new.code() != old.code() {
            let worth = shapes.worth(new.code());
            let before = std::mem::replace(&mut self.worths[spot], worth);
            (0..2).for_each(|i| self.worth[i] += i32::from(worth[i]) - i32::from(before[i]));
        }
        if new.counts() != old.counts() {
            self.set_threat(at, Threat::of(new.counts()));
        }
    }

    fn set_threat(&mut self, at: At, threat: Threat) {
        let before = std::mem::replace(&mut self.threats[usize::from(at)], threat);
        if before != threat {
            self.sets[before as usize].toggle(at);
            self.sets[threat as usize].toggle(at);
        }
    }
}

/// The points within reach of the bit `middle` of a line, as far as no closed point lies between.
const fn open_round(closed: u32, middle: u32) -> u32 {
    let up = (closed >> (middle + 1) | 1 << REACH).trailing_zeros();
    let down = (closed << (32 - middle) | 1 << (31 - REACH)).leading_zeros();
    ((1 << up) - 1) << (middle + 1) | ((1 << down) - 1) << (middle - down)
}
