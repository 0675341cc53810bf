//! The sums of the network in a position, which follow it from move to move.

use super::{CHANNELS, MOST, Network, PAIRS, Vector, WINDOWS};
use crate::ai::cell::Cell;
use crate::ai::renju::geometry::{DIRECTIONS, STEPS};
use crate::ai::renju::set::Set;

/// How many cells of a line a stone changes on both sides.
const REACH: usize = 5;

/// The features of a line of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// The number of its pair of classes.
    pub pair: u16,
    /// The number of its window.
    pub window: u16,
}

impl Features {
    const NONE: Self = Self { pair: PAIRS as u16, window: WINDOWS as u16 };
}

/// The sums of the network. They are brought up to date only when they are asked for.
pub struct Accumulator {
    /// The features that the sums of a cell are made of.
    features: Box<[[Features; 256]; DIRECTIONS]>,
    /// The sums of each cell.
    cells: Box<[Vector; 256]>,
    /// The clipped sums of all cells that are counted.
    sum: Vector,
    /// The cells that are counted.
    counted: Set,
    /// The cells whose features may have changed, by direction.
    changed: [Set; DIRECTIONS],
    /// The cells whose features may have changed before each stone that can be taken back.
    before: Vec<[Set; DIRECTIONS]>,
    /// When the sums were brought up to date, since the stones that can be taken back.
    frames: Vec<Frame>,
    /// What the sums of cells were before they changed.
    log: Vec<Past>,
}

/// The sums before they were brought up to date.
struct Frame {
    /// How many stones could be taken back then.
    stones: usize,
    sum: Vector,
    counted: Set,
    /// The length of the log.
    log: usize,
}

/// The sums of a cell before one of its lines changed.
struct Past {
    sums: Vector,
    features: Features,
    direction: u8,
    cell: Cell,
}

impl Default for Accumulator {
    fn default() -> Self {
        Self {
            features: Box::new([[Features::NONE; 256]; DIRECTIONS]),
            cells: Box::new([[0; CHANNELS]; 256]),
            sum: [0; CHANNELS],
            counted: Set::EMPTY,
            changed: [Set::FULL; DIRECTIONS],
            before: Vec::new(),
            frames: Vec::new(),
            log: Vec::new(),
        }
    }
}

impl Accumulator {
    /// Notes that a stone was put on this cell.
    pub fn put(&mut self, cell: Cell) {
        self.before.push(self.changed);
        for (changed, near) in self.changed.iter_mut().zip(&NEAR) {
            *changed = changed.or(&near[usize::from(cell)]);
        }
    }

    /// Goes back to what was known before the last stone.
    pub fn take_back(&mut self) {
        let Some(changed) = self.before.pop() else { return };
        self.changed = changed;
        while let Some(frame) = self.frames.pop_if(|frame| frame.stones > self.before.len()) {
            for past in self.log.drain(frame.log..).rev() {
                let index = usize::from(past.cell);
                self.features[usize::from(past.direction) % DIRECTIONS][index] = past.features;
                self.cells[index] = past.sums;
            }
            (self.sum, self.counted) = (frame.sum, frame.counted);
        }
    }

    /// Forgets the stones that could be taken back.
    pub fn begin(&mut self) {
        self.before.clear();
    }

    /// Brings the sums up to date with a position that has these empty cells, and these features.
    #[cfg_attr(all(target_arch = "wasm32", feature = "simd"), target_feature(enable = "simd128"))]
    pub fn update(
        &mut self,
        network: &Network,
        empty: &Set,
        features: impl Fn(usize, Cell) -> Features,
    ) {
        let stones = self.before.len();
        let is_new = self.frames.last().is_none_or(|frame| frame.stones < stones) && stones > 0;
        if is_new {
            let (sum, counted, log) = (self.sum, self.counted, self.log.len());
            self.frames.push(Frame { stones, sum, counted, log });
        }
        for cell in self.counted.minus(empty).cells() {
            count(&mut self.sum, &self.cells[usize::from(cell)], -1);
        }
        for cell in empty.minus(&self.counted).cells() {
            count(&mut self.sum, &self.cells[usize::from(cell)], 1);
        }
        self.counted = *empty;
        for direction in 0..DIRECTIONS {
            let changed = self.changed[direction].and(empty);
            self.changed[direction] = self.changed[direction].minus(&changed);
            for cell in changed.cells() {
                let new = features(direction, cell);
                let old = &mut self.features[direction][usize::from(cell)];
                if *old != new {
                    if is_new {
                        let sums = self.cells[usize::from(cell)];
                        let direction = direction as u8;
                        self.log.push(Past { sums, features: *old, direction, cell });
                    }
                    let vectors = [network.vectors(*old), network.vectors(new)];
                    *old = new;
                    change(&mut self.sum, &mut self.cells[usize::from(cell)], vectors);
                }
            }
        }
    }

    /// The clipped sums of all cells.
    pub const fn sum(&self) -> &Vector {
        &self.sum
    }

    /// The sums of a cell, not yet clipped.
    pub fn cell(&self, cell: Cell) -> &Vector {
        &self.cells[usize::from(cell)]
    }
}

/// A sum as it counts.
pub const fn clipped(number: i16) -> i16 {
    if number < 0 {
        0
    } else if number > MOST {
        MOST
    } else {
        number
    }
}

/// Counts a cell once more, or once less.
fn count(sum: &mut Vector, cell: &Vector, times: i16) {
    for (sum, &cell) in sum.iter_mut().zip(cell) {
        *sum += times * clipped(cell);
    }
}

/// Changes the sums of a cell that is counted, from the vectors of some features to those of others.
fn change(sum: &mut Vector, cell: &mut Vector, [old, new]: [[&Vector; 2]; 2]) {
    for channel in 0..CHANNELS {
        let before = cell[channel];
        let after = before - old[0][channel] - old[1][channel] + new[0][channel] + new[1][channel];
        cell[channel] = after;
        sum[channel] += clipped(after) - clipped(before);
    }
}

/// The cells of a line near each cell, by direction; some lie beside the board.
static NEAR: [[Set; 256]; DIRECTIONS] = {
    let mut near = [[Set::EMPTY; 256]; DIRECTIONS];
    let mut direction = 0;
    while direction < DIRECTIONS {
        let mut cell = 0;
        while cell < 256 {
            let mut step = 1;
            while step <= REACH {
                let far = step * STEPS[direction] as usize;
                if cell + far < 256 {
                    near[direction][cell].insert((cell + far) as Cell);
                }
                if cell >= far {
                    near[direction][cell].insert((cell - far) as Cell);
                }
                step += 1;
            }
            cell += 1;
        }
        direction += 1;
    }
    near
};
