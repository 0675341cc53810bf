//! Keys of positions that are the same for all eight images, and which image a key is of.

use crate::board::{Board, Color, Point, Symmetry};

/// The keys of all eight images of a position, kept while it changes.
pub struct Images {
    board: Board,
    keys: [u64; 8],
}

impl Images {
    /// An empty board.
    pub const fn new(size: u8) -> Self {
        Self { board: Board::empty(size), keys: [0; 8] }
    }

    /// Goes on to `next`.
    pub fn follow(&mut self, next: &Board) {
        for at in self.board.points() {
            let [old, new] = [self.board.get(at), next.get(at)];
            if old != new {
                [old, new].into_iter().flatten().for_each(|color| self.toggle(at, color));
            }
        }
        self.board = *next;
    }

    fn toggle(&mut self, at: Point, color: Color) {
        toggle(&mut self.keys, at, color, self.board.size());
    }

    /// The keys of the images, in the order of all symmetries.
    pub const fn keys(&self) -> [u64; 8] {
        self.keys
    }

    /// The key of the position, and the image that it is of.
    pub fn key(&self, turn: Option<Color>) -> (u64, Symmetry) {
        key(self.keys, turn)
    }
}

/// The key of the position whose images have these keys, and the image that it is of.
pub fn key(keys: [u64; 8], turn: Option<Color>) -> (u64, Symmetry) {
    let turn = turn.map_or(0, |color| mixed(1000 + color as u64));
    let images = keys.into_iter().zip(Symmetry::ALL);
    let (key, symmetry) = images.min_by_key(|(key, _)| *key).unwrap_or((0, Symmetry::ALL[0]));
    (key ^ turn, symmetry)
}

/// A stone is put on `at`, or taken from there: the keys of all images change.
pub fn toggle(keys: &mut [u64; 8], at: Point, color: Color, size: u8) {
    for (key, symmetry) in keys.iter_mut().zip(Symmetry::ALL) {
        let place = place(symmetry.apply(at, size));
        *key ^= mixed(u64::from(place) << 1 | color as u64);
    }
}

/// In a position that is its own image several points are the same move: the first stands for all.
pub fn first(orbit: &[Symmetry], at: Point, size: u8) -> Point {
    orbit.iter().map(|own| own.apply(at, size)).min().unwrap_or(at)
}

/// The images that leave `board` as it is.
pub fn stabilizer(board: &Board) -> Vec<Symmetry> {
    let is_own = |symmetry: &Symmetry| {
        board.points().all(|at| board.get(at) == board.get(symmetry.apply(at, board.size())))
    };
    Symmetry::ALL.into_iter().filter(is_own).collect()
}

/// Numbers that differ in little become numbers that differ in half of their bits.
const fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// The number of a point.
pub const fn place(at: Point) -> u16 {
    at.row as u16 * 16 + at.col as u16
}

/// The point with this number.
pub const fn point(place: u16) -> Point {
    Point::new((place / 16) as u8, (place % 16) as u8)
}
