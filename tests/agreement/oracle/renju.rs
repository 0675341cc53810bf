//! A second, deliberately naive judge of Renju, written from the specification alone: it tries
//! every further stone and counts rows. It shares no code with the engine.

use std::collections::BTreeSet;
use std::fmt;

/// A place on the board or up to four steps beyond its edge.
pub type Place = usize;

/// The board with four steps of edge on every side: all that one five can touch.
const EDGE: usize = 4;
const SIZE: usize = 15;
const WIDTH: usize = EDGE + SIZE + EDGE;

/// Stones, wherever they lie on the board: row, column and mark.
pub type Shape = BTreeSet<(usize, usize, char)>;

/// The directions of the four lines through a place, as steps to the next place.
type Way = usize;
const WAYS: [Way; 4] = [1, WIDTH, WIDTH + 1, WIDTH - 1];

/// 9.3 to any depth: every level needs one more stone.
pub const ANY_DEPTH: usize = SIZE * SIZE;

/// The three readings of what a foul is: 002, 003 and 004.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    Rif,
    Pritchard,
    Classical,
}

impl Family {
    pub const ALL: [Self; 3] = [Self::Rif, Self::Pritchard, Self::Classical];
}

/// What a black stone is: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    Five,
    Overline,
    DoubleFour,
    DoubleThree,
    Nothing,
}

/// The stones on the board: `.`, `x` or `o`, and `#` beyond the edge.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct NaiveRenju {
    cells: [char; WIDTH * WIDTH],
}

impl NaiveRenju {
    pub fn empty() -> Self {
        let mut board = Self { cells: ['#'; WIDTH * WIDTH] };
        Self::places().for_each(|at| board.cells[at] = '.');
        board
    }

    /// All places of the board, row by row from the top.
    pub fn places() -> impl Iterator<Item = Place> {
        (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| Self::place(row, col)))
    }

    pub const fn place(row: usize, col: usize) -> Place {
        (EDGE + row) * WIDTH + EDGE + col
    }

    /// The larger of the steps across and along.
    pub fn steps_from_the_centre(at: Place) -> usize {
        let middle = EDGE + SIZE / 2;
        (at / WIDTH).abs_diff(middle).max((at % WIDTH).abs_diff(middle))
    }

    pub fn get(&self, at: Place) -> char {
        self.cells[at]
    }

    pub fn set(&mut self, at: Place, mark: char) {
        self.cells[at] = mark;
    }

    /// The same board with one more stone.
    pub fn with(&self, at: Place, mark: char) -> Self {
        let mut after = *self;
        after.set(at, mark);
        after
    }

    /// Whether a stone of this mark on `at` makes "exactly 5".
    pub fn makes_five(&self, at: Place, mark: char) -> bool {
        WAYS.iter().any(|&way| self.row(at, way, mark).len() == 5)
    }

    /// Whether a stone of this mark on `at` makes "six or more".
    pub fn makes_overline(&self, at: Place, mark: char) -> bool {
        WAYS.iter().any(|&way| self.row(at, way, mark).len() > 5)
    }

    /// The position after a black stone on `at`, drawn so that two of them are equal when turning,
    /// "mirroring **or shifting**" makes one of the other: of the eight ways to turn it, in a mirror or
    /// not, the drawing that comes first.
    pub fn fifth_shape(&self, at: Place) -> Shape {
        let mut turned = self.with(at, 'x');
        let mut drawings = BTreeSet::new();
        for _ in 0..4 {
            turned = turned.turned();
            drawings.insert(turned.drawn_in_a_corner());
            drawings.insert(turned.mirrored().drawn_in_a_corner());
        }
        drawings.pop_first().expect("eight drawings")
    }

    /// The board after a quarter turn.
    fn turned(&self) -> Self {
        self.sent(|row, col| (col, SIZE - 1 - row))
    }

    /// The board seen in a mirror.
    fn mirrored(&self) -> Self {
        self.sent(|row, col| (row, SIZE - 1 - col))
    }

    /// The board with all stones sent elsewhere.
    fn sent(&self, to: impl Fn(usize, usize) -> (usize, usize)) -> Self {
        let mut after = Self::empty();
        for (row, col) in (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| (row, col))) {
            let (new_row, new_col) = to(row, col);
            after.set(Self::place(new_row, new_col), self.get(Self::place(row, col)));
        }
        after
    }

    /// The stones, shifted up and left as far as they go.
    fn drawn_in_a_corner(&self) -> Shape {
        let stones: Vec<Place> = Self::places().filter(|&at| self.get(at) != '.').collect();
        let top = stones.iter().map(|at| at / WIDTH).min().unwrap_or(0);
        let left = stones.iter().map(|at| at % WIDTH).min().unwrap_or(0);
        stones.iter().map(|&at| (at / WIDTH - top, at % WIDTH - left, self.get(at))).collect()
    }

    /// What a black stone on `at`, an empty place, is for each family. A five needs four other
    /// stones within four steps, an overline too, and so do two fours or two threes between them.
    pub fn judge_all(&self, at: Place) -> [Judgement; 3] {
        if WAYS.map(|way| self.black_stones_near(at, way)).iter().sum::<usize>() < 4 {
            [Judgement::Nothing; 3]
        } else {
            Family::ALL.map(|family| self.judge(at, family))
        }
    }

    pub fn judge(&self, at: Place, family: Family) -> Judgement {
        if self.makes_five(at, 'x') { Judgement::Five } else { self.foul(at, family) }
    }

    /// What a black stone on `at` is if a five on another line is overlooked.
    pub fn foul(&self, at: Place, family: Family) -> Judgement {
        match family {
            Family::Rif => self.foul_to_depth(at, ANY_DEPTH),
            Family::Pritchard => self.foul_by_leaflet(at),
            // "What the stone does on other lines (five, overline, fork) is ignored"
            Family::Classical => self.foul_to_depth(at, 0),
        }
    }

    /// 9.2 with 9.3 applied `depth` stones deep; at depth 0 every three is taken for real.
    pub fn foul_to_depth(&self, at: Place, depth: usize) -> Judgement {
        let after = self.with(at, 'x');
        if self.makes_overline(at, 'x') {
            Judgement::Overline
        } else if after.fours(at).len() >= 2 {
            Judgement::DoubleFour
        } else if count(|way| after.holds_a_real_three(at, way, depth)) >= 2 {
            Judgement::DoubleThree
        } else {
            Judgement::Nothing
        }
    }

    /// Leaflet 5 (i) to (iv).
    fn foul_by_leaflet(&self, at: Place) -> Judgement {
        let after = self.with(at, 'x');
        if self.makes_overline(at, 'x') {
            Judgement::Overline
        } else if count(|way| after.is_open_four(&after.row(at, way, 'x'))) >= 2 {
            Judgement::DoubleFour
        } else if count(|way| after.holds_an_open_three(at, way)) >= 2 {
            Judgement::DoubleThree
        } else {
            Judgement::Nothing
        }
    }

    /// "four own stones of a line that one more stone turns into a five *exactly*", `at` being one
    /// of the four. "Fours differ when their four stones differ": the set holds each once.
    pub fn fours(&self, at: Place) -> BTreeSet<(Way, Vec<Place>)> {
        let mut fours = BTreeSet::new();
        for way in WAYS.into_iter().filter(|&way| self.black_stones_near(at, way) >= 4) {
            for extra in self.empty_places_near(at, way) {
                let five = self.row(extra, way, 'x');
                if five.len() == 5 && five.contains(at) {
                    let four = five.stones().filter(|&stone| stone != extra);
                    fours.insert((way, four.collect()));
                }
            }
        }
        fours
    }

    /// "A three is real when there is a point that extends it to a straight four, and on that point
    /// Black would, at that moment, make **no** five, **no** overline, **no** double-four and **no**
    /// forbidden double-three (judged the same way, on the board with the first stone added)".
    fn holds_a_real_three(&self, at: Place, way: Way, depth: usize) -> bool {
        let makes_real = |extra| {
            self.makes_straight_four(at, way, extra)
                && (depth == 0 || self.is_nothing(extra, depth - 1))
        };
        self.black_stones_near(at, way) >= 3 && self.empty_places_near(at, way).any(makes_real)
    }

    fn is_nothing(&self, at: Place, depth: usize) -> bool {
        !self.makes_five(at, 'x') && self.foul_to_depth(at, depth) == Judgement::Nothing
    }

    /// Whether one more stone, on `extra`, makes a straight four that `at` is part of.
    fn makes_straight_four(&self, at: Place, way: Way, extra: Place) -> bool {
        let row = self.row(extra, way, 'x');
        row.contains(at) && row.len() == 4 && self.with(extra, 'x').is_straight_four(&row)
    }

    /// "unbroken four that two different stones turn into five"
    fn is_straight_four(&self, row: &Row) -> bool {
        let makes_five =
            |&end: &Place| self.get(end) == '.' && self.row(end, row.way, 'x').len() == 5;
        row.len() == 4 && row.ends().iter().all(makes_five)
    }

    /// "four *adjacent* stones with both end points empty"
    fn is_open_four(&self, row: &Row) -> bool {
        row.len() == 4 && row.ends().iter().all(|&end| self.get(end) == '.')
    }

    /// "a line holds an open three if one empty point of it, filled black, gives a run of exactly
    /// four containing the new stone, with both end points empty"
    fn holds_an_open_three(&self, at: Place, way: Way) -> bool {
        let makes_open_four = |extra| {
            let row = self.row(extra, way, 'x');
            row.contains(at) && self.is_open_four(&row)
        };
        self.black_stones_near(at, way) >= 3 && self.empty_places_near(at, way).any(makes_open_four)
    }

    /// The black stones of a line that can be in one five with `at`, itself included.
    fn black_stones_near(&self, at: Place, way: Way) -> usize {
        let mut stones = 0;
        for place in places_near(at, way) {
            if self.get(place) == 'x' {
                stones += 1;
            }
        }
        stones
    }

    /// The empty places of a line that can be in one five with `at`.
    fn empty_places_near(&self, at: Place, way: Way) -> impl Iterator<Item = Place> {
        places_near(at, way).filter(|&place| self.get(place) == '.')
    }

    /// The unbroken row that a stone of this mark on `at` is part of, or would be.
    fn row(&self, at: Place, way: Way, mark: char) -> Row {
        let (mut first, mut last) = (at, at);
        while self.get(first - way) == mark {
            first -= way;
        }
        while self.get(last + way) == mark {
            last += way;
        }
        Row { first, last, way }
    }
}

/// Stones side by side.
struct Row {
    first: Place,
    last: Place,
    way: Way,
}

impl Row {
    fn len(&self) -> usize {
        (self.last - self.first) / self.way + 1
    }

    fn stones(&self) -> impl Iterator<Item = Place> {
        (self.first..=self.last).step_by(self.way)
    }

    /// Whether a place of the same line is in this row.
    fn contains(&self, at: Place) -> bool {
        (self.first..=self.last).contains(&at)
    }

    /// The places just before and just behind.
    fn ends(&self) -> [Place; 2] {
        [self.first - self.way, self.last + self.way]
    }
}

/// `at` and four steps on either side.
fn places_near(at: Place, way: Way) -> impl Iterator<Item = Place> {
    (0..2 * EDGE + 1).map(move |steps| at + steps * way - EDGE * way)
}

/// How many of the four lines through a place are so.
fn count(is_so: impl Fn(Way) -> bool) -> usize {
    WAYS.into_iter().filter(|&way| is_so(way)).count()
}

impl fmt::Display for NaiveRenju {
    /// The drawn form, rows divided by `/`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawn: String = Self::places().map(|at| self.get(at)).collect();
        let rows: Vec<&str> = (0..SIZE).map(|row| &drawn[row * SIZE..][..SIZE]).collect();
        f.write_str(&rows.join("/"))
    }
}
