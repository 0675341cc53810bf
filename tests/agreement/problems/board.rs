//! A board for naive searches. It counts the stones in every five points of a line, so that only points that matter are tried;
//! what is a five and what is forbidden the naive judge says.

use crate::oracle::renju::{Family, Judgement, NaiveRenju, Place};
use std::sync::LazyLock;

/// Whether Black has forbidden points.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Law {
    Fouls,
    NoFouls,
}

/// Everything that a position is, in bits: two of them for each point.
pub type Key = [u64; 8];

/// Five points side by side.
type Window = [Place; 5];

/// All windows of the board, and for each place the numbers of those through it, line by line.
struct Windows {
    all: Vec<Window>,
    through: Vec<[Vec<usize>; 4]>,
}

static WINDOWS: LazyLock<Windows> = LazyLock::new(|| {
    let empty = NaiveRenju::empty();
    let width = NaiveRenju::place(1, 0) - NaiveRenju::place(0, 0);
    let ways = [1, width, width + 1, width - 1];
    let windows = NaiveRenju::places()
        .flat_map(|first| ways.map(|way| [0, 1, 2, 3, 4].map(|step| first + step * way)));
    let all: Vec<Window> =
        windows.filter(|window| window.iter().all(|&at| empty.get(at) == '.')).collect();
    let is_through =
        |window: &Window, at, way| window.contains(&at) && window[1] == window[0] + way;
    let numbers = |at, way| (0..all.len()).filter(|&n| is_through(&all[n], at, way)).collect();
    let through = (0..width * width).map(|at| ways.map(|way| numbers(at, way))).collect();
    Windows { all, through }
});

/// The windows of a board of fifteen lines.
const COUNT: usize = 2 * 15 * 11 + 2 * 11 * 11;

pub fn other(mark: char) -> char {
    if mark == 'x' { 'o' } else { 'x' }
}

const fn index(mark: char) -> usize {
    if mark == 'x' { 0 } else { 1 }
}

#[derive(Clone)]
pub struct Board {
    law: Law,
    /// The stones, and who judges them.
    pub judge: NaiveRenju,
    /// How many stones of each colour every window has.
    stones: [[u8; COUNT]; 2],
    key: Key,
}

impl Board {
    pub fn new(law: Law) -> Self {
        Self { law, judge: NaiveRenju::empty(), stones: [[0; COUNT]; 2], key: [0; 8] }
    }

    pub const fn key(&self) -> Key {
        self.key
    }

    /// The same board with one more stone.
    pub fn with(&self, at: Place, mark: char) -> Self {
        let mut after = self.clone();
        after.put(at, mark);
        after
    }

    pub fn put(&mut self, at: Place, mark: char) {
        self.judge.set(at, mark);
        let number = POINTS[at];
        self.key[4 * index(mark) + number / 64] |= 1 << (number % 64);
        for &window in WINDOWS.through[at].iter().flatten() {
            self.stones[index(mark)][window] += 1;
        }
    }

    pub fn is_empty(&self, at: Place) -> bool {
        self.judge.get(at) == '.'
    }

    pub fn empty(&self) -> impl Iterator<Item = Place> {
        NaiveRenju::places().filter(|&at| self.is_empty(at))
    }

    /// Whether a stone of this mark on an empty place makes a five that counts.
    pub fn is_five(&self, at: Place, mark: char) -> bool {
        let may_be_longer = mark == 'o' || self.law == Law::NoFouls;
        self.judge.makes_five(at, mark) || may_be_longer && self.judge.makes_overline(at, mark)
    }

    /// Whether a stone of this mark may go there.
    pub fn is_allowed(&self, at: Place, mark: char) -> bool {
        let fine = [Judgement::Nothing, Judgement::Five];
        self.is_empty(at)
            && (mark == 'o'
                || self.law == Law::NoFouls
                || !self.may_be_foul(at)
                || fine.contains(&self.judge.judge(at, Family::Rif)))
    }

    /// Fouls are made of threes in two lines, or of more in one: in windows with two or three other black stones.
    fn may_be_foul(&self, at: Place) -> bool {
        let [black, white] = &self.stones;
        let open = |window: &&usize| white[**window] == 0;
        let most = |windows: &Vec<usize>| windows.iter().filter(open).map(|&w| black[w]).max();
        let mut most = WINDOWS.through[at].each_ref().map(most);
        most.sort_unstable();
        most[3] >= Some(3) || most[2] >= Some(2)
    }

    /// The places that make a five: they fill a window.
    pub fn fives(&self, mark: char) -> Vec<Place> {
        let mut fives = self.places_beside(4, mark);
        fives.retain(|&at| self.is_five(at, mark));
        fives
    }

    /// Where a stone can be a four: beside three in a window.
    pub fn beside_threes(&self, mark: char) -> Vec<Place> {
        self.places_beside(3, mark)
    }

    /// Where a stone can be a three or a four: beside two or three in a window.
    pub fn threats(&self, mark: char) -> Vec<Place> {
        [self.places_beside(2, mark), self.beside_threes(mark)].concat()
    }

    /// The empty places of all windows that have so many stones of this mark, and none of the other.
    fn places_beside(&self, count: u8, mark: char) -> Vec<Place> {
        let [own, others] = [index(mark), index(other(mark))].map(|color| &self.stones[color]);
        let open = (0..COUNT).filter(|&window| own[window] == count && others[window] == 0);
        let mut places: Vec<Place> =
            open.flat_map(|window| WINDOWS.all[window]).filter(|&at| self.is_empty(at)).collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}

/// The number of each place that lies on the board.
static POINTS: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let mut numbers = vec![0; WINDOWS.through.len()];
    NaiveRenju::places().enumerate().for_each(|(number, at)| numbers[at] = number);
    numbers
});
