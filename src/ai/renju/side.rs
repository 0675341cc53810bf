//! One side: the stones of a colour, and the threats that it could make.

use super::geometry::{DIRECTIONS, LINES, REACH, STEPS, WALLS, line_of};
use super::set::Set;
use super::shapes::{Facts, Shapes};
use super::threat::Threat;
use crate::ai::cell::Cell;

/// An entry to undo the change of one line of a cell: what was known of the cell before.
#[derive(Clone, Copy)]
pub struct Undo {
    facts: Facts,
    worth: [i16; 2],
    direction: u8,
    cell: Cell,
    kind: u8,
    threat: Threat,
}

/// The state before a stone, to which a side can go back.
#[derive(Clone, Copy, Default)]
pub struct Checkpoint {
    noted: usize,
    worth: [i32; 2],
}

/// All that is known of one colour. Cells with a stone keep what was known before the stone.
#[derive(Clone)]
pub struct Side {
    /// The stones by direction and line, the place `p` as bit `p + REACH`.
    pub stones: [[u32; LINES]; DIRECTIONS],
    /// The kind of the shape that a stone on a cell would make, by direction.
    pub kinds: [[u8; 256]; DIRECTIONS],
    /// The sum over the four lines of a cell.
    pub facts: [Facts; 256],
    /// The threat that a stone on a cell would be.
    pub threats: [Threat; 256],
    /// The empty cells by the threat that a stone there would be.
    pub sets: [Set; Threat::COUNT],
    /// How many empty cells there are with each threat.
    pub counts: [u8; Threat::COUNT],
    /// The worth of a cell: to move, and not to move.
    worths: [[i16; 2]; 256],
    /// The worth of all empty cells together: to move, and not to move.
    pub worth: [i32; 2],
    /// How many stones the colour has on the board.
    pub placed: u8,
}

impl Side {
    /// A side without stones and without cells to put them.
    pub const NONE: Self = Self {
        stones: [[0; LINES]; DIRECTIONS],
        kinds: [[0; 256]; DIRECTIONS],
        facts: [Facts::NONE; 256],
        threats: [Threat::None; 256],
        sets: [Set::EMPTY; Threat::COUNT],
        counts: [0; Threat::COUNT],
        worths: [[0; 2]; 256],
        worth: [0; 2],
        placed: 0,
    };

    /// Puts a stone on `cell`, or takes it away.
    pub fn flip(&mut self, cell: Cell) {
        for direction in 0..DIRECTIONS {
            let (line, place) = line_of(direction, cell);
            self.stones[direction][line] ^= 1 << (place + REACH);
        }
    }

    /// Takes `cell`, which gets a stone, from the empty cells.
    pub fn close(&mut self, cell: Cell) {
        let worth = self.worths[usize::from(cell)];
        (0..2).for_each(|role| self.worth[role] -= i32::from(worth[role]));
        let threat = self.threats[usize::from(cell)] as usize;
        self.sets[threat].toggle(cell);
        self.counts[threat] -= 1;
    }

    /// Gives `cell`, which loses its stone, back to the empty cells.
    pub fn open(&mut self, cell: Cell) {
        let threat = self.threats[usize::from(cell)] as usize;
        self.sets[threat].toggle(cell);
        self.counts[threat] += 1;
    }

    /// Follows a change on `cell`: looks again at the other empty cells of the line, as far as no closed cell lies
    /// between, and notes in `undo` how they were.
    pub fn follow(
        &mut self,
        shapes: &Shapes,
        direction: usize,
        cell: Cell,
        closed: u32,
        undo: &mut Vec<Undo>,
    ) {
        let (line, place) = line_of(direction, cell);
        let own = self.stones[direction][line];
        let middle = place + REACH;
        let mut rest = open_round(closed, middle) & !own;
        while rest != 0 {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            let steps = (bit as u8).wrapping_sub(middle as u8);
            let next = cell.wrapping_add(steps.wrapping_mul(STEPS[direction]));
            let kind = shapes.kind(own >> (bit - REACH), closed >> (bit - REACH));
            let before = self.kinds[direction][usize::from(next)];
            if kind != before {
                undo.push(self.now(direction, next));
                self.change(shapes, direction, next, kind);
            }
        }
    }

    fn now(&self, direction: usize, cell: Cell) -> Undo {
        let index = usize::from(cell);
        Undo {
            facts: self.facts[index],
            worth: self.worths[index],
            direction: direction as u8,
            cell,
            kind: self.kinds[direction][index],
            threat: self.threats[index],
        }
    }

    /// The state to which [`Self::go_back`] can go back.
    pub const fn checkpoint(&self, undo: &[Undo]) -> Checkpoint {
        Checkpoint { noted: undo.len(), worth: self.worth }
    }

    /// Makes all lines what they were at the checkpoint.
    pub fn go_back(&mut self, undo: &mut Vec<Undo>, checkpoint: Checkpoint) {
        for old in undo.drain(checkpoint.noted..) {
            let index = usize::from(old.cell);
            self.kinds[usize::from(old.direction) % DIRECTIONS][index] = old.kind;
            self.facts[index] = old.facts;
            self.worths[index] = old.worth;
            self.set_threat(old.cell, old.threat);
        }
        self.worth = checkpoint.worth;
    }

    /// Looks at every line of a cell of the empty board.
    pub fn look_first(&mut self, shapes: &Shapes, cell: Cell) {
        for (direction, walls) in WALLS.iter().enumerate() {
            let (line, place) = line_of(direction, cell);
            self.change(shapes, direction, cell, shapes.kind(0, walls[line] >> place));
        }
    }

    /// Changes the kind of one line of an empty cell.
    fn change(&mut self, shapes: &Shapes, direction: usize, cell: Cell, kind: u8) {
        let index = usize::from(cell);
        let old = self.facts[index];
        let new = old.with(shapes.fact(self.kinds[direction][index]), shapes.fact(kind));
        self.kinds[direction][index] = kind;
        self.facts[index] = new;
        if new.code() != old.code()
            && let Some(worth) = shapes.worth(new.code())
        {
            let before = std::mem::replace(&mut self.worths[index], worth);
            (0..2).for_each(|i| self.worth[i] += i32::from(worth[i]) - i32::from(before[i]));
        }
        if new.counts() != old.counts() {
            self.set_threat(cell, Threat::of(new.counts()));
        }
    }

    fn set_threat(&mut self, cell: Cell, threat: Threat) {
        let before = std::mem::replace(&mut self.threats[usize::from(cell)], threat);
        if before != threat {
            self.sets[before as usize].toggle(cell);
            self.sets[threat as usize].toggle(cell);
            self.counts[before as usize] -= 1;
            self.counts[threat as usize] += 1;
        }
    }
}

/// The places within reach of the bit `middle` of a line, as far as no closed place lies between.
const fn open_round(closed: u32, middle: u32) -> u32 {
    let up = (closed >> (middle + 1) | 1 << REACH).trailing_zeros();
    let down = (closed << (32 - middle) | 1 << (31 - REACH)).leading_zeros();
    ((1 << up) - 1) << (middle + 1) | ((1 << down) - 1) << (middle - down)
}
