//! Fives, fours and threes on one line (002 §3).

/// The stretch reaches this far on both sides of its middle: a five through the middle ends four
/// points away, and the fifth tells whether it is more than five.
const REACH: u32 = 5;
const MIDDLE: u16 = 1 << REACH;
/// The points near enough to make a five with the middle.
const NEAR: u16 = 0b11_1101_1110;

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
        ((1 << self.length()) - 1) << (REACH - self.down())
    }

    /// The stones of the unbroken row through the middle.
    pub const fn length(self) -> u32 {
        self.down() + 1 + (self.own >> (REACH + 1)).trailing_ones()
    }

    /// Those of them on the lower side of the middle.
    const fn down(self) -> u32 {
        (self.own << (16 - REACH)).leading_ones()
    }

    /// Whether so few own stones are near that there is no three here, nor anything longer.
    pub const fn is_poor(self) -> bool {
        self.neighbours() < 2
    }

    /// How many own stones are near enough to make a five with the middle.
    pub const fn neighbours(self) -> u32 {
        (self.own & NEAR).count_ones()
    }

    /// The empty points at the ends of the unbroken row through the middle. Only a stone on one of
    /// them makes that row longer.
    fn tips(self) -> impl Iterator<Item = u16> {
        let row = self.row();
        [row << 1 & !row, row >> 1 & !row].into_iter().filter(move |tip| self.free & tip != 0)
    }

    /// The fours that the middle stone belongs to: sets of "four own stones of a line that one more
    /// stone turns into a five exactly". A straight four is one, though two stones do so.
    pub fn fours(self) -> Fours {
        let mut fours = Fours { sets: [0; 2], count: 0 };
        for tip in self.tips() {
            let more = self.with(tip);
            if more.length() == 5 {
                fours.add(more.row() & !tip);
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
        let makes_five = |tip| ends == Ends::Empty || self.with(tip).length() == 5;
        self.length() == 4 && self.tips().filter(|&tip| makes_five(tip)).count() == 2
    }

    /// The points that turn a three through the middle stone into an open four.
    pub fn extensions(self, ends: Ends) -> impl Iterator<Item = u16> {
        self.tips().filter(move |&tip| self.with(tip).is_open_four(ends))
    }

    /// The three own stones that `stone` turns into four.
    pub const fn three(self, stone: u16) -> u16 {
        self.with(stone).row() & !stone
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
