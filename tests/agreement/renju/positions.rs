//! Positions that are random, but each in another way, so that fouls of all kinds come about.

use crate::oracle::renju::{NaiveRenju, Place};
use goishi::ai::Random;

/// How the stones of a position lie.
#[derive(Clone, Copy, Debug)]
pub enum Style {
    /// Anywhere, from almost empty to almost full.
    Scattered,
    /// Each beside an earlier one, as in games.
    Clustered,
    /// Many black and few white stones in a small window: threes upon threes, which take 9.3 deep.
    Window,
    /// Half-finished rows that cross in a few points.
    Crossing,
    /// Long black rows, also along the edge.
    Rows,
}

impl Style {
    pub const ALL: [Self; 5] =
        [Self::Scattered, Self::Clustered, Self::Window, Self::Crossing, Self::Rows];

    pub fn position(self, random: &mut Random) -> NaiveRenju {
        let mut position = NaiveRenju::empty();
        match self {
            Self::Scattered => scatter(&mut position, random),
            Self::Clustered => cluster(&mut position, random),
            Self::Window => fill_window(&mut position, random),
            Self::Crossing => (0..=random.below(4)).for_each(|_| cross(&mut position, random)),
            Self::Rows => (0..=random.below(4)).for_each(|_| lay_row(&mut position, random)),
        }
        position
    }
}

/// A stone or none: so many of a hundred are black and so many white.
fn mark(black: usize, white: usize, random: &mut Random) -> char {
    match random.below(100) {
        n if n < black => 'x',
        n if n < black + white => 'o',
        _ => '.',
    }
}

fn scatter(position: &mut NaiveRenju, random: &mut Random) {
    let (black, white) = (random.below(60), random.below(40));
    for at in NaiveRenju::places() {
        position.set(at, mark(black, white, random));
    }
}

fn cluster(position: &mut NaiveRenju, random: &mut Random) {
    let mut at = (7, 7);
    for _ in 0..10 + random.below(70) {
        let colour = if random.below(100) < 60 { 'x' } else { 'o' };
        position.set(NaiveRenju::place(at.0, at.1), colour);
        at = (near(at.0, random), near(at.1, random));
    }
}

/// A row or column at most two steps away.
fn near(line: usize, random: &mut Random) -> usize {
    (line + random.below(5)).saturating_sub(2).min(14)
}

fn fill_window(position: &mut NaiveRenju, random: &mut Random) {
    let side = 6 + random.below(4);
    let (top, left) = (random.below(16 - side), random.below(16 - side));
    let (black, white) = (15 + random.below(35), random.below(8));
    for (row, col) in (0..side).flat_map(|row| (0..side).map(move |col| (row, col))) {
        position.set(NaiveRenju::place(top + row, left + col), mark(black, white, random));
    }
}

/// Stones on the lines through one point, which stays empty.
fn cross(position: &mut NaiveRenju, random: &mut Random) {
    let (row, col) = (random.below(15), random.below(15));
    let (black, white) = (30 + random.below(40), random.below(15));
    for at in lines_through(row, col) {
        position.set(at, mark(black, white, random));
    }
    position.set(NaiveRenju::place(row, col), '.');
}

/// The points of all four lines up to four steps away.
fn lines_through(row: usize, col: usize) -> impl Iterator<Item = Place> {
    let steps = move |to: (usize, usize)| (to.0.abs_diff(row), to.1.abs_diff(col));
    let on_a_line = |(down, across)| down == 0 || across == 0 || down == across;
    (0..15)
        .flat_map(|row| (0..15).map(move |col| (row, col)))
        .filter(move |&to| on_a_line(steps(to)) && steps(to).0.max(steps(to).1) <= 4)
        .map(|(row, col)| NaiveRenju::place(row, col))
}

/// A row or a column, mostly black.
fn lay_row(position: &mut NaiveRenju, random: &mut Random) {
    let line = [0, 1, 13, 14, random.below(15)][random.below(5)];
    let lies_across = random.below(2) == 0;
    let black = 60 + random.below(30);
    for step in 0..15 {
        let (row, col) = if lies_across { (line, step) } else { (step, line) };
        position.set(NaiveRenju::place(row, col), mark(black, 5, random));
    }
}

/// So many stones of each colour, anywhere.
pub fn with_stones(black: usize, white: usize, random: &mut Random) -> NaiveRenju {
    let mut position = NaiveRenju::empty();
    let mut places: Vec<Place> = NaiveRenju::places().collect();
    random.shuffle(&mut places);
    for (nth, &at) in places.iter().take(black + white).enumerate() {
        position.set(at, if nth < black { 'x' } else { 'o' });
    }
    position
}

/// A few empty points, most of them forbidden to Black.
pub fn almost_full(random: &mut Random) -> NaiveRenju {
    let empty = 2 + random.below(6);
    with_stones(150, 75 - empty, random)
}
