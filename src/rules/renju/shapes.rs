//! Fives, fours and threes on one line (002 §3).

/// The stretch reaches this far on both sides of its middle: a five through the middle ends four
/// points away, and the fifth tells whether it is more than five.
const REACH: u32 = 5;
const MIDDLE: u16 = 1 << REACH;
/// How far from the middle a stone can make a five with it, and a four.
const FIVE_REACH: [u32; 2] = [REACH - 4, REACH + 4];
const FOUR_REACH: [u32; 2] = [REACH - 3, REACH + 3];

/// The eleven points of a line round a stone, as bit sets; a point in neither is closed, by an enemy
/// stone or by the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    own: u16,
    free: u16,
}

/// What the two ends of an open four must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// A stone there makes five exactly (002, straight four; overview, open four).
    MakeFive,
    /// Empty (leaflet 5(ii)).
    Empty,
}

impl Stretch {
    /// Cuts a stretch with `place` in its middle out of a line's set.
    pub const fn cut(line: u16, place: u32) -> u16 {
        (((line as u32) << REACH >> place) & ((1 << (2 * REACH + 1)) - 1)) as u16
    }

    /// The stretch with a stone in its middle, whether it lies there already or not.
    pub const fn new(own: u16, free: u16) -> Self {
        Self { own: own | MIDDLE, free: free & !MIDDLE }
    }

    const fn with(self, stone: u16) -> Self {
        Self { own: self.own | stone, free: self.free & !stone }
    }

    /// The unbroken row through the middle.
    pub const fn row(self) -> u16 {
        let up = (self.own >> (REACH + 1)).trailing_ones();
        let down = (self.own << (16 - REACH)).leading_ones();
        ((1 << (up + down + 1)) - 1) << (REACH - down)
    }

    /// The stones of the unbroken row through the middle.
    pub const fn length(self) -> u32 {
        self.row().count_ones()
    }

    /// Whether so few own stones are near that there is neither three nor four here.
    pub const fn is_poor(self) -> bool {
        (self.own & 0b11_1101_1110).count_ones() < 2
    }

    /// The fours that the middle stone belongs to: sets of "four own stones of a line that one more
    /// stone turns into a five exactly". A straight four is one, though two stones do so.
    pub fn fours(self) -> Fours {
        let mut fours = Fours { sets: [0; 2], count: 0 };
        for stone in self.free_between(FIVE_REACH) {
            let row = self.with(stone).row();
            if row.count_ones() == 5 && row & stone != 0 {
                fours.add(row & !stone);
            }
        }
        fours
    }

    /// The open four that the middle stone belongs to, if there is one.
    pub fn open_four(self, ends: Ends) -> Fours {
        let is_one = self.is_open_four(ends);
        Fours { sets: [self.row(), 0], count: is_one.into() }
    }

    /// Whether the unbroken row through the middle is an open (straight) four.
    fn is_open_four(self, ends: Ends) -> bool {
        let row = self.row();
        let tips = [row << 1 & !row, row >> 1 & !row];
        row.count_ones() == 4
            && tips.iter().all(|&tip| {
                self.free & tip != 0 && (ends == Ends::Empty || self.with(tip).length() == 5)
            })
    }

    /// The points that turn a three through the middle stone into an open four.
    pub fn extensions(self, ends: Ends) -> impl Iterator<Item = u16> {
        self.free_between(FOUR_REACH).filter(move |&stone| {
            let more = self.with(stone);
            more.row() & stone != 0 && more.is_open_four(ends)
        })
    }

    /// The three own stones that `stone` turns into four.
    pub const fn three(self, stone: u16) -> u16 {
        self.with(stone).row() & !stone
    }

    fn free_between(self, [from, to]: [u32; 2]) -> impl Iterator<Item = u16> {
        (from..=to).map(|i| 1 << i).filter(move |bit| self.free & bit != 0)
    }
}

/// The fours of one line: two at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fours {
    sets: [u16; 2],
    count: usize,
}

impl Fours {
    /// A straight four comes twice, once for each of its ends.
    fn add(&mut self, four: u16) {
        if self.count == 0 {
            *self = Self { sets: [four, 0], count: 1 };
        } else if self.sets[0] != four {
            *self = Self { sets: [self.sets[0], four], count: 2 };
        }
    }

    /// Their stones.
    pub fn sets(&self) -> &[u16] {
        self.sets.get(..self.count).unwrap_or(&[])
    }
}

/// How far from the middle each point of `set` lies.
pub fn offsets(set: u16) -> impl Iterator<Item = i8> {
    (0..=2 * REACH).filter(move |i| set >> i & 1 == 1).map(|i| i as i8 - REACH as i8)
}
