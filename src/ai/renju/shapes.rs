//! The shapes that a stone makes of its line, for every line there can be. They are worked out once, and then looked
//! up.

use super::evaluation::{CODE_COUNT, CODES, MERIT, Worths, group};
use super::geometry::REACH;
use super::network::class;
use crate::rules::renju::{Ends, Five, Fouls, Four};

/// How many places of a line count: that of a stone, and those round it.
const SEGMENT: usize = 2 * REACH as usize + 1;
const MIDDLE: u32 = 1 << REACH;
/// How many segments there are: each place but the middle is free, own or closed.
const SEGMENTS: usize = 59_049;

/// The shape of a line, in rising order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    /// A shape of which one more stone makes at most a half two.
    Dead,
    /// A shape of which one more stone makes an open two.
    One,
    /// A shape of which one more stone makes a half three.
    HalfTwo,
    /// An open two, of which one more stone makes an open three.
    Two,
    /// A half three, of which one more stone makes a four.
    HalfThree,
    /// An open three, of which one more stone makes a straight four.
    Three,
    /// A four, of which one more stone in one place makes five.
    Four,
    /// A straight four, of which one more stone in either of two places makes five.
    Straight,
    /// A row that wins.
    Five,
}

impl Shape {
    /// How many shapes there are.
    pub const COUNT: usize = Self::Five as usize + 1;
}

/// A shape, and in how many ways it can grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The shape.
    pub shape: Shape,
    /// In how many ways it can grow.
    pub ways: u8,
    /// How many of Black's forbidden fours it has.
    pub fours: u8,
    /// Whether it is one of Black's forbidden threes.
    three: u8,
    /// Whether it is longer than five and does not win.
    pub over: u8,
}

/// The fields of [`Facts::counts`].
pub mod count {
    /// Lines with a five.
    pub const FIVE: u32 = 1;
    /// Lines that two stones turn into five.
    pub const STRAIGHT: u32 = 1 << 3;
    /// Lines with a plain four.
    pub const FOUR: u32 = 1 << 6;
    /// Lines with an open three.
    pub const THREE: u32 = 1 << 9;
    /// Lines with an open two.
    pub const TWO: u32 = 1 << 15;
    /// Fours that count for a foul.
    pub const FOUL_FOUR: u32 = 1 << 18;
    /// Threes that count for a foul.
    pub const FOUL_THREE: u32 = 1 << 22;
    /// Lines longer than five that do not win.
    pub const OVER: u32 = 1 << 25;

    /// The number in the field `unit` of `counts`.
    pub const fn number(counts: u32, unit: u32) -> u32 {
        (counts / unit) & if unit == FOUL_FOUR { 15 } else { 7 }
    }
}

/// The sum of what is known of the four lines of a cell. All of it is one number, added at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts(u64);

impl Facts {
    /// The sum over no lines.
    pub const NONE: Self = Self(0);

    fn new(counts: u32, code: u16, merit: u16) -> Self {
        Self(u64::from(counts) | u64::from(code) << 32 | u64::from(merit) << 48)
    }

    /// How many lines have which shape, in the fields of [`count`].
    pub const fn counts(self) -> u32 {
        self.0 as u32
    }

    /// The sum of the codes of all four lines, which stands for their groups.
    pub const fn code(self) -> u16 {
        (self.0 >> 32) as u16
    }

    /// The merit of a stone there, for the order of moves.
    pub const fn merit(self) -> i32 {
        (self.0 >> 48) as i32
    }

    /// This sum after one line has changed from `was` to `is`.
    pub const fn with(self, was: Self, is: Self) -> Self {
        Self(self.0.wrapping_add(is.0).wrapping_sub(was.0))
    }
}

/// The shapes of all segments, for one colour.
pub struct Shapes {
    /// The kind of each segment, by its number. The tables have room for every index there can be, so that no look-up
    /// needs a check.
    kinds: Box<[u8; 1 << 16]>,
    /// The facts of each kind. There are few kinds.
    facts: [Facts; 256],
    /// The class of each kind, a feature of the network.
    classes: [u8; 256],
    parts: Box<[u16; 1 << SEGMENT]>,
    /// The worth of a cell by the sum of its lines' codes, if the evaluation asks for it.
    worths: Option<Box<Worths>>,
}

/// The part of a line round a stone, which stands in its middle.
#[derive(Clone, Copy)]
struct Segment {
    own: u32,
    closed: u32,
}

impl Segment {
    fn number(mut index: usize) -> Self {
        let mut segment = Self { own: MIDDLE, closed: 0 };
        for place in (0..SEGMENT).filter(|&place| place != REACH as usize) {
            match index % 3 {
                1 => segment.own |= 1 << place,
                2 => segment.closed |= 1 << place,
                _ => {}
            }
            index /= 3;
        }
        segment
    }

    const fn is_free(self, place: usize) -> bool {
        (self.own | self.closed) >> place & 1 == 0
    }

    /// The length of the unbroken row through the middle.
    const fn length(self) -> u32 {
        let below = (self.own << (32 - REACH)).leading_ones();
        below + (self.own >> REACH).trailing_ones()
    }

    const fn with(self, place: usize) -> Self {
        Self { own: self.own | 1 << place, closed: self.closed }
    }

    /// The free places.
    fn free(self) -> impl Iterator<Item = usize> {
        (0..SEGMENT).filter(move |&place| self.is_free(place))
    }

    /// The free places at the ends of the row through the middle.
    fn tips(self) -> impl Iterator<Item = usize> {
        self.free().filter(move |&place| self.with(place).length() > self.length())
    }

    /// Whether the row through the middle is an open four by the rules of fouls.
    fn is_open_four(self, ends: Ends) -> bool {
        let fits = |&place: &usize| ends == Ends::Empty || self.with(place).length() == 5;
        self.length() == 4 && self.tips().filter(fits).count() == 2
    }
}

impl Shapes {
    /// The shapes of a colour that wins by such a row and is bound by such fouls.
    pub fn new(five: Five, fouls: Option<Fouls>, worths: Option<Box<Worths>>) -> Self {
        let mut shapes = Self {
            kinds: Box::new([0; 1 << 16]),
            facts: [Facts::NONE; 256],
            classes: [0; 256],
            worths,
            parts: parts(),
        };
        let mut known: Vec<Kind> = Vec::new();
        // One more stone makes the number greater, so what may become of a segment is known already.
        for index in (0..SEGMENTS).rev() {
            let kind = kind_of(index, five, fouls.as_ref(), |grown| {
                known[usize::from(shapes.kinds[grown])].shape
            });
            let id = known.iter().position(|&other| other == kind).unwrap_or_else(|| {
                shapes.facts[known.len()] = facts(kind);
                shapes.classes[known.len()] = class(kind);
                known.push(kind);
                known.len() - 1
            });
            shapes.kinds[index] = id as u8;
        }
        shapes
    }

    /// The kind of the segment whose own and closed places are the lowest bits of these.
    pub fn kind(&self, own: u32, closed: u32) -> u8 {
        let part = |set: u32| self.parts[set as usize % self.parts.len()];
        self.kinds[usize::from(part(own).wrapping_add(part(closed).wrapping_mul(2)))]
    }

    /// The worth of a cell by the sum of its lines' codes: to the player to move, and to the other.
    pub fn worth(&self, code: u16) -> Option<[i16; 2]> {
        self.worths.as_ref().map(|worths| worths[usize::from(code) % CODE_COUNT])
    }

    /// The class of a kind.
    pub const fn class(&self, kind: u8) -> u8 {
        self.classes[kind as usize]
    }

    /// The facts of a kind.
    pub const fn fact(&self, kind: u8) -> Facts {
        self.facts[kind as usize]
    }
}

fn facts(kind: Kind) -> Facts {
    let shape = match kind.shape {
        Shape::Five => count::FIVE,
        Shape::Straight => count::STRAIGHT,
        Shape::Four => count::FOUR,
        Shape::Three => count::THREE,
        Shape::Two => count::TWO,
        _ => 0,
    };
    let fours = u32::from(kind.fours) * count::FOUL_FOUR;
    let three = u32::from(kind.three) * count::FOUL_THREE;
    let over = u32::from(kind.over) * count::OVER;
    let code = CODES[group(kind)];
    let merit = MERIT[kind.shape as usize];
    Facts::new(shape + fours + three + over, code, merit)
}

fn kind_of(
    index: usize,
    five: Five,
    fouls: Option<&Fouls>,
    shape_of: impl Fn(usize) -> Shape,
) -> Kind {
    let segment = Segment::number(index);
    let mut growths = [0_u8; Shape::COUNT];
    for place in segment.free() {
        growths[shape_of(index + power(place)) as usize] += 1;
    }
    let length = segment.length();
    let fives = growths[Shape::Five as usize];
    let is_fork = fouls.is_some_and(|fouls| fouls.four == Four::Every) && fives > 1 && length < 4;
    let (shape, ways) = match length {
        _ if five.is_won_by(length) => (Shape::Five, 1),
        6.. => (Shape::Dead, 1),
        _ if is_fork => (Shape::Dead, 1),
        _ => shape_by(&growths),
    };
    let is_bound = fouls.is_some() && length <= 5 && shape != Shape::Five;
    let fours = match fouls {
        Some(fouls) if is_bound && fouls.four == Four::Open => {
            segment.is_open_four(fouls.ends).into()
        }
        Some(_) if is_bound && length < 4 => fives,
        Some(_) if is_bound => fives.min(1),
        _ => 0,
    };
    let is_three =
        |fouls: &&Fouls| segment.tips().any(|tip| segment.with(tip).is_open_four(fouls.ends));
    let three = fouls.filter(|_| is_bound).filter(is_three).is_some().into();
    let over = (length > 5 && shape != Shape::Five && fouls.is_some()).into();
    let ways = if shape == Shape::Straight { 2 } else { ways };
    Kind { shape, ways, fours, three, over }
}

/// The shape of a segment by the number of stones that make each shape of it; and how many stones make the best.
fn shape_by(growths: &[u8; Shape::COUNT]) -> (Shape, u8) {
    let to = |shape: Shape| growths[shape as usize];
    let fives = to(Shape::Five);
    let (fours, straights) = (to(Shape::Four) + to(Shape::Straight), to(Shape::Straight));
    match () {
        () if fives > 1 => (Shape::Straight, fives),
        () if fives == 1 => (Shape::Four, 1),
        () if straights > 0 => (Shape::Three, straights),
        () if fours > 0 => (Shape::HalfThree, fours),
        () if to(Shape::Three) > 0 => (Shape::Two, to(Shape::Three)),
        () if to(Shape::HalfThree) > 0 => (Shape::HalfTwo, to(Shape::HalfThree)),
        () if to(Shape::Two) > 0 => (Shape::One, to(Shape::Two)),
        () => (Shape::Dead, 1),
    }
}

/// The weight of a place in a segment's number; the middle has none.
const fn power(place: usize) -> usize {
    match place {
        p if p < REACH as usize => 3_usize.pow(p as u32),
        p if p == REACH as usize => 0,
        p => 3_usize.pow(p as u32 - 1),
    }
}

/// The part of a segment's number that own stones on these places make; closed ones make twice that.
fn parts() -> Box<[u16; 1 << SEGMENT]> {
    let part = |set: usize| (0..SEGMENT).filter(|p| set >> p & 1 == 1).map(power).sum::<usize>();
    Box::new(std::array::from_fn(|set| part(set) as u16))
}
