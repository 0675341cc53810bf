//! A position that knows at every moment what a stone on each point would make. Putting a stone and
//! taking it back costs a few dozen look-ups along its four lines.

use super::geometry::{At, WALLS, at, place, tips};
use super::law::Law;
use super::set::Set;
use super::shapes::Shapes;
use super::side::{Mark, Side, Was};
use super::threat::Threat;
use crate::ai::Random;
use crate::board::{Board, Color, Point};
use crate::rules::renju::{SIZE, Three};

/// A position of ordinary play.
pub struct Position {
    law: Law,
    /// What lines mean, to Black and to White.
    pub(super) shapes: [Shapes; 2],
    keys: [[u64; 256]; 2],
    sides: [Side; 2],
    /// What lines were before each stone that can be taken back, by colour.
    was: [Vec<Was>; 2],
    /// How much of it was there before each stone.
    marks: Vec<[Mark; 2]>,
    empty: Set,
    turn: Color,
    hash: u64,
}

/// All points.
const BOARD: Set = {
    let mut all = Set::EMPTY;
    let mut i = 0;
    while i < SIZE * SIZE {
        all.insert(at(Point::new(i / SIZE, i % SIZE)));
        i += 1;
    }
    all
};

/// Marks White's turn in a hash.
const WHITE_TO_MOVE: u64 = 0x5bd1_e995_9d1b_54a5;

impl Position {
    /// The empty board, Black to move.
    pub fn new(law: Law) -> Self {
        let mut random = Random::new(15);
        let mut key = |_| (0..4).fold(0, |key, _| key << 16 | random.below(1 << 16) as u64);
        let shapes =
            Color::ALL.map(|color| Shapes::new(law.wins[color as usize], law.fouls_of(color)));
        let mut new = Self {
            law,
            shapes,
            keys: [[0; 256].map(&mut key), [0; 256].map(&mut key)],
            sides: [Side::NONE; 2],
            was: [Vec::new(), Vec::new()],
            marks: Vec::new(),
            empty: Set::EMPTY,
            turn: Color::Black,
            hash: 0,
        };
        new.set_up(&Board::empty(SIZE), Color::Black);
        new
    }

    /// Takes over these stones, `turn` to move.
    pub fn set_up(&mut self, board: &Board, turn: Color) {
        (self.sides, self.hash, self.empty) = ([Side::NONE; 2], 0, BOARD);
        for (side, shapes) in self.sides.iter_mut().zip(&self.shapes) {
            side.sets[Threat::None as usize] = self.empty;
            self.empty.points().for_each(|spot| side.look_first(shapes, spot));
        }
        for point in board.points() {
            if let Some(color) = board.get(point) {
                self.put(at(point), color);
            }
        }
        self.was.iter_mut().for_each(Vec::clear);
        self.marks.clear();
        self.turn = turn;
    }

    /// The rules.
    pub const fn law(&self) -> &Law {
        &self.law
    }

    /// The colour to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// A number that tells positions apart.
    pub const fn hash(&self) -> u64 {
        self.hash ^ if matches!(self.turn, Color::White) { WHITE_TO_MOVE } else { 0 }
    }

    /// The same for the position with a stone of `color` on `at` more or less, and the other to move.
    pub const fn hash_beside(&self, color: Color, at: At) -> u64 {
        self.hash() ^ WHITE_TO_MOVE ^ self.keys[color as usize][at as usize]
    }

    /// The points without a stone.
    pub const fn empty(&self) -> &Set {
        &self.empty
    }

    /// The points with a stone.
    pub const fn stones(&self) -> Set {
        BOARD.minus(&self.empty)
    }

    /// All that is known of a colour.
    pub const fn side(&self, color: Color) -> &Side {
        &self.sides[color as usize]
    }

    /// The empty points on which a stone of `color` would be this.
    pub const fn those(&self, color: Color, threat: Threat) -> &Set {
        &self.side(color).sets[threat as usize]
    }

    /// What a stone of `color` on the empty point `at` would be.
    pub const fn threat(&self, color: Color, at: At) -> Threat {
        self.side(color).threats[at as usize]
    }

    /// What a stone of `color` on `at` would be, suspects judged.
    pub fn judged(&self, color: Color, at: At) -> Threat {
        match self.threat(color, at) {
            Threat::Suspect if self.is_foul(at) => Threat::Foul,
            Threat::Suspect => Threat::allowed(self.side(color).facts[usize::from(at)].counts()),
            threat => threat,
        }
    }

    /// Whether a black stone on the empty point `at` is a foul.
    pub fn is_foul(&self, at: At) -> bool {
        let threat = self.threat(Color::Black, at);
        let may_be_allowed = self.law.fouls.is_some_and(|fouls| fouls.three == Three::Real);
        threat == Threat::Foul
            || threat == Threat::Suspect && (!may_be_allowed || self.is_double_three(at))
    }

    /// The free points next to the unbroken row of `color` that a stone on `at` is part of: only
    /// there it becomes longer.
    pub fn tips(&self, color: Color, way: usize, spot: At) -> [Option<At>; 2] {
        let (line, _) = place(way, spot);
        let [own, other] = [color, color.other()].map(|color| self.side(color).stones[way][line]);
        tips(own, other | WALLS[way][line], way, spot)
    }

    /// What a stone of `color` on the empty point `at` would make of one of its lines.
    pub const fn line_counts(&self, color: Color, way: usize, at: At) -> u32 {
        self.shapes[color as usize].fact(self.side(color).kinds[way][at as usize]).counts()
    }

    /// The other colour is to move, without a stone.
    pub const fn pass(&mut self) {
        self.turn = self.turn.other();
    }

    /// Puts a stone of the colour to move on the empty point `at`; the turn goes on.
    pub fn play(&mut self, at: At) {
        let color = self.turn;
        self.put(at, color);
        if self.can_place(color.other()) {
            self.turn = color.other();
        }
    }

    /// Takes back the last stone, of `color` on `at`; it is that colour's turn again.
    pub fn take_back(&mut self, at: At, color: Color) {
        self.turn = color;
        self.flip(at, color);
        self.sides[color as usize].placed -= 1;
        let marks = self.marks.pop().unwrap_or_default();
        for ((side, was), mark) in self.sides.iter_mut().zip(&mut self.was).zip(marks) {
            side.open(at);
            side.go_back(was, mark);
        }
    }

    fn put(&mut self, at: At, color: Color) {
        self.marks.push([0, 1].map(|i| self.sides[i].mark(&self.was[i])));
        self.sides[color as usize].placed += 1;
        self.flip(at, color);
        let [black, white] = &mut self.sides;
        let [for_black, for_white] = &mut self.was;
        black.close(at);
        white.close(at);
        for (way, walls) in WALLS.iter().enumerate() {
            let (line, _) = place(way, at);
            let closed = [&*white, &*black].map(|other| other.stones[way][line] | walls[line]);
            black.follow(&self.shapes[0], way, at, closed[0], for_black);
            white.follow(&self.shapes[1], way, at, closed[1], for_white);
        }
    }

    /// The stone alone, on its lines and in the hash.
    fn flip(&mut self, at: At, color: Color) {
        self.hash ^= self.keys[color as usize][usize::from(at)];
        self.sides[color as usize].flip(at);
        self.empty.toggle(at);
    }

    /// Whether `color` has so many stones left.
    pub const fn has_stones(&self, color: Color, number: u8) -> bool {
        self.side(color).placed + number <= self.law.stones
    }

    /// Whether `color` has a stone left and a point that permits it.
    pub fn can_place(&self, color: Color) -> bool {
        if !self.has_stones(color, 1) || self.empty.is_empty() {
            return false;
        }
        if color == Color::White || !self.law.refuses_fouls() {
            return true;
        }
        let fouls = self.those(color, Threat::Foul).or(self.those(color, Threat::Suspect));
        !self.empty.minus(&fouls).is_empty() || fouls.points().any(|at| !self.is_foul(at))
    }
}
