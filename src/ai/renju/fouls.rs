//! The judge of suspected double-threes: threes that are not real do not count (RIF 9.3).

use super::geometry::{DIRECTIONS, LINES, REACH, WALLS, line_of, tips};
use super::position::Position;
use super::shapes::count;
use super::threat::Threat;
use crate::ai::cell::Cell;
use crate::board::Color;

/// A position with more black stones, which are tried to judge a three.
struct Judge<'a> {
    position: &'a Position,
    black: [[u32; LINES]; DIRECTIONS],
}

impl Position {
    /// Whether a black stone on the empty point `cell`, on which at least two lines have a three, is
    /// a double-three.
    pub(super) fn is_double_three(&self, cell: Cell) -> bool {
        let black = self.side(Color::Black).stones;
        Judge { position: self, black }.is_double_three(cell)
    }
}

impl Judge<'_> {
    fn flip(&mut self, cell: Cell) {
        for direction in 0..DIRECTIONS {
            let (line, place) = line_of(direction, cell);
            self.black[direction][line] ^= 1 << (place + REACH);
        }
    }

    /// Black's stones on a line, and the points that are closed to Black.
    fn line(&self, direction: usize, line: usize) -> [u32; 2] {
        let white = self.position.side(Color::White).stones[direction][line];
        [self.black[direction][line], white | WALLS[direction][line]]
    }

    /// The counts of the shape that a black stone on `cell` makes of one of its lines.
    fn counts(&self, direction: usize, cell: Cell) -> u32 {
        let (line, place) = line_of(direction, cell);
        let [own, closed] = self.line(direction, line);
        let shapes = &self.position.shapes[Color::Black as usize];
        shapes.fact(shapes.kind(own >> place, closed >> place)).counts()
    }

    fn is_double_three(&mut self, cell: Cell) -> bool {
        self.flip(cell);
        let threes =
            (0..DIRECTIONS).filter(|&direction| self.is_real_three(direction, cell)).count();
        self.flip(cell);
        threes > 1
    }

    /// Whether the stone on `cell` has a three on this line that one more stone turns into a straight
    /// four without five or foul.
    fn is_real_three(&mut self, direction: usize, cell: Cell) -> bool {
        let [own, closed] = self.line(direction, line_of(direction, cell).0);
        tips(own, closed, direction, cell).into_iter().flatten().any(|tip| {
            let counts = self.counts(direction, tip);
            count::number(counts, count::STRAIGHT) == 1 && self.is_allowed(tip)
        })
    }

    /// Whether a black stone on `cell` makes neither five nor foul.
    fn is_allowed(&mut self, cell: Cell) -> bool {
        let counts = (0..DIRECTIONS).map(|direction| self.counts(direction, cell)).sum();
        match Threat::of(counts) {
            Threat::Five | Threat::Foul => false,
            Threat::Suspect => !self.is_double_three(cell),
            _ => true,
        }
    }
}
