//! A figure as books print it: a part of the board, and numbers on the stones of some moves.

use super::Switch;
use crate::board::{Point, parse_digits};
use crate::rules::catalog::RuleSet;

/// A square of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The point at the top left.
    pub first: Point,
    /// Points on a side.
    pub size: u8,
}

impl Window {
    /// The smallest window.
    const LEAST: u8 = 3;

    /// A whole board with so many points on a side.
    pub const fn whole(size: u8) -> Self {
        Self { first: Point::new(0, 0), size }
    }

    /// The smallest square on the board with both points in it: `e5-k11`. None if that is no pair of points of these rules.
    pub fn read(text: &str, rules: RuleSet) -> Option<Self> {
        let (from, to) = text.split_once('-')?;
        let size = rules.size();
        let point = |name: &str| {
            let at = rules.notation().parse(name.trim_ascii(), size)?;
            (at.row < size && at.col < size).then_some(at)
        };
        let (from, to) = (point(from)?, point(to)?);
        let extent = |a: u8, b: u8| a.abs_diff(b) + 1;
        let side = extent(from.row, to.row).max(extent(from.col, to.col)).max(Self::LEAST);
        // What the square has more than the two points need lies on both sides, as far as the board goes.
        let start = |a: u8, b: u8| {
            let before = (side - extent(a, b)) / 2;
            a.min(b).saturating_sub(before).min(size - side)
        };
        let first = Point::new(start(from.row, to.row), start(from.col, to.col));
        Some(Self { first, size: side })
    }

    /// Whether the point lies in it.
    pub fn contains(self, at: Point) -> bool {
        let Self { first, size } = self;
        let is_in = |index: u8, first: u8| first <= index && index - first < size;
        is_in(at.row, first.row) && is_in(at.col, first.col)
    }

    /// The point of the window that is nearest to `at`.
    pub fn nearest(self, at: Point) -> Point {
        let Self { first, size } = self;
        let near = |index: u8, first: u8| index.clamp(first, first + size - 1);
        Point::new(near(at.row, first.row), near(at.col, first.col))
    }
}

/// What a figure shows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The part of the board; none for all of it.
    pub window: Option<Window>,
    /// The first and the last number on stones; none where that is not said.
    pub numbers: Option<[u16; 2]>,
    /// Whether the board marks what the rules say: the square of the opening, forbidden points, the last move and what it did. What somebody has
    /// drawn is always shown.
    pub marks: Switch,
}

impl Default for Figure {
    /// The whole board with its marks.
    fn default() -> Self {
        Self { window: None, numbers: None, marks: Switch::On }
    }
}

impl Figure {
    /// Reads words as [`Figure::write`] makes them: `region=e5-k11 from=12 to=20 marks=off`. Others are ignored.
    pub fn read(words: &str, rules: RuleSet) -> Self {
        let value = |name: &str| {
            let named = |word: &str| word.strip_prefix(name)?.strip_prefix('=').map(String::from);
            words.split(' ').find_map(named)
        };
        let number = |name| value(name).and_then(|value| parse_digits(&value));
        Self {
            window: value("region").and_then(|value| Window::read(&value, rules)),
            numbers: range(number("from"), number("to")),
            marks: value("marks").and_then(|id| Switch::from_id(&id)).unwrap_or(Switch::On),
        }
    }

    /// The figure in words; empty for a whole board with its marks and without numbers.
    pub fn write(self, rules: RuleSet) -> String {
        let mut words = Vec::new();
        if let Some(Window { first, size }) = self.window {
            let last = Point::new(first.row + size - 1, first.col + size - 1);
            let [first, last] = [first, last].map(|at| rules.point_name(at));
            words.push(format!("region={first}-{last}"));
        }
        if let Some([from, to]) = self.numbers {
            words.push(format!("from={from} to={to}"));
        }
        if !self.marks.is_on() {
            words.push(format!("marks={}", self.marks.id()));
        }
        words.join(" ")
    }

    /// Whether the stone with this number carries it, where stones have numbers.
    pub fn shows_number(self, number: u16) -> bool {
        self.numbers.is_none_or(|[from, to]| (from..=to).contains(&number))
    }
}

/// From the first number to the last one; all that are not said count.
pub fn range(from: Option<usize>, to: Option<usize>) -> Option<[u16; 2]> {
    let number = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
    match (from.map(number), to.map(number)) {
        (None, None) => None,
        (from, to) => Some([from.unwrap_or(1), to.unwrap_or(u16::MAX)]),
    }
}
