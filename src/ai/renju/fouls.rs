//! Whether a suspected double-three is one: threes that are not real do not count (RIF 9.3).

use super::geometry::{At, LINES, REACH, WALLS, WAYS, place, tips};
use super::position::Position;
use super::shapes::count;
use super::threat::Threat;
use crate::board::Color;

/// Black's stones, some of them only thought of.
struct Judge<'a> {
    position: &'a Position,
    black: [[u32; LINES]; WAYS],
}

impl Position {
    /// Whether a black stone on the empty point `at`, on which at least two lines have a three, is
    /// a double-three.
    pub(super) fn is_double_three(&self, at: At) -> bool {
        let black = self.side(Color::Black).stones;
        Judge { position: self, black }.is_double_three(at)
    }
}

impl Judge<'_> {
    fn flip(&mut self, at: At) {
        for way in 0..WAYS {
            let (line, place) = place(way, at);
            self.black[way][line] ^= 1 << (place + REACH);
        }
    }

    /// Black's stones on a line, and the points that are closed to him.
    fn line(&self, way: usize, line: usize) -> [u32; 2] {
        let white = self.position.side(Color::White).stones[way][line];
        [self.black[way][line], white | WALLS[way][line]]
    }

    /// What a black stone on `at` makes of one of its lines.
    fn counts(&self, way: usize, at: At) -> u32 {
        let (line, place) = place(way, at);
        let [own, closed] = self.line(way, line);
        let shapes = &self.position.shapes[Color::Black as usize];
        shapes.fact(shapes.kind(own >> place, closed >> place)).counts()
    }

    fn is_double_three(&mut self, at: At) -> bool {
        self.flip(at);
        let threes = (0..WAYS).filter(|&way| self.is_real_three(way, at)).count();
        self.flip(at);
        threes > 1
    }

    /// Whether the stone on `at` has a three on this line that one more stone turns into a straight
    /// four without five or foul.
    fn is_real_three(&mut self, way: usize, at: At) -> bool {
        let [own, closed] = self.line(way, place(way, at).0);
        tips(own, closed, way, at).into_iter().flatten().any(|tip| {
            let counts = self.counts(way, tip);
            count::number(counts, count::STRAIGHT) == 1 && self.is_allowed(tip)
        })
    }

    /// Whether a black stone on `at` makes neither five nor foul.
    fn is_allowed(&mut self, at: At) -> bool {
        let counts = (0..WAYS).map(|way| self.counts(way, at)).sum();
        match Threat::of(counts) {
            Threat::Five | Threat::Foul => false,
            Threat::Suspect => !self.is_double_three(at),
            _ => true,
        }
    }
}
