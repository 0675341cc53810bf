//! Diagrams drawn in text, as the guides for players have them.
//!
//! A drawing has a word for each place:
//!
//! ```text
//! ·  ●  ○      an empty place, a black and a white stone
//! ●° ●? ●!     the last stone, a weak stone, a weak stone that the limit protects
//! ○^ ○2 a      a stone in atari, a digit on a stone, a letter on an empty place
//! ●· ●× ●□     a stone that a ring filled in, one where it killed another, one that was proposed
//! ×            a square where a stone was captured, or a point that is forbidden
//! |  ----      an edge of the board; where none is drawn, the board goes on
//! ```
//!
//! More is written beside it, divided by commas. The place at the bottom left is a1.
//!
//! ```text
//! points       stones lie where lines cross, not in the squares between them
//! middle 5     a square in the middle, so many points wide, is highlighted
//! row a2-e2    a line runs through a row of stones
//! +1 a2-d2     a group was scored, from the corner at the bottom left to that at the top right
//! ```

mod picture;

use super::{Diagram, Sign};
use crate::app::palette::Palette;
use crate::board::Color;

/// What is written beside a drawing whose stones lie on points.
const POINTS: &str = "points";

/// Reads a drawing and what is written beside it, as a diagram in these colours; none if it is no such drawing.
pub fn read(text: &str, beside: &str, palette: Palette) -> Option<Diagram> {
    picture::of(&Drawing::read(text, beside)?, palette)
}

/// A drawing as it was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The places, row by row from the top. All rows are equally long.
    pub places: Vec<Vec<Place>>,
    /// Whether the board goes on to the left and to the right.
    pub goes_on_across: [bool; 2],
    /// Whether the board goes on above and below.
    pub goes_on_down: [bool; 2],
    /// Where the stones lie.
    pub lie: Lie,
    /// What is written beside the drawing.
    pub details: Vec<Detail>,
}

/// Where the stones of a drawing lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// In the squares between the lines.
    Squares,
    /// On the points where lines cross.
    Points,
}

impl Lie {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Squares, Self::Points];
}

/// A place of a drawing, with what lies there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The stone there, if there is one.
    pub stone: Option<Color>,
    /// The sign there, if there is one.
    pub sign: Option<Sign>,
}

/// Something that is written beside a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A square of so many points a side is highlighted in the middle.
    Middle(usize),
    /// A line runs from place to place.
    Row(At, At),
    /// A group of so many points was scored, from its upper left place to its lower right one.
    Group(u16, At, At),
}

/// The column and the row of a place, from the upper left.
pub type At = (usize, usize);

impl Drawing {
    /// Reads a drawing and what is written beside it; none if it is no such drawing.
    pub fn read(text: &str, beside: &str) -> Option<Self> {
        let mut lines: Vec<&str> = text.trim().lines().map(str::trim).collect();
        let is_edge = |line: Option<&&str>| line.is_some_and(|line| line.starts_with('-'));
        let (above, below) = (is_edge(lines.first()), is_edge(lines.last()));
        lines.retain(|line| !line.starts_with('-'));
        let first = lines.first()?;
        let goes_on_across = [!first.starts_with('|'), !first.ends_with('|')];
        let goes_on_down = [!above, !below];
        let beside = beside.split(',').map(str::trim).filter(|detail| !detail.is_empty());
        let (points, details): (Vec<&str>, Vec<&str>) =
            beside.partition(|&detail| detail == POINTS);
        let lie = if points.is_empty() { Lie::Squares } else { Lie::Points };
        let details = details.iter().map(|detail| Detail::read(detail, lines.len()));
        let details = details.collect::<Option<_>>()?;
        let rows = lines.iter().map(|line| row(line, lie));
        let places: Vec<Vec<Place>> = rows.collect::<Option<_>>()?;
        let is_even = !places[0].is_empty() && places.iter().all(|r| r.len() == places[0].len());
        is_even.then_some(Self { places, goes_on_across, goes_on_down, lie, details })
    }

    /// The colour of the stone at a place; none if there is none.
    fn color(&self, (column, row): At) -> Option<Color> {
        self.places.get(row)?.get(column)?.stone
    }
}

fn row(line: &str, lie: Lie) -> Option<Vec<Place>> {
    let words = line.split(|c: char| c.is_whitespace() || c == '|').filter(|w| !w.is_empty());
    words.map(|word| Place::read(word, lie)).collect()
}

impl Place {
    /// Reads the word for a place.
    fn read(word: &str, lie: Lie) -> Option<Self> {
        let first = word.chars().next()?;
        let stone = color_of(first);
        let is_place = stone.is_some() || first == '·';
        let mut marks = word.chars().skip(usize::from(is_place));
        let sign = match marks.next() {
            Some('×') if stone.is_none() => Some(match lie {
                Lie::Squares => Sign::Captured,
                Lie::Points => Sign::Forbidden,
            }),
            Some(mark) => Some(sign(mark)?),
            None => None,
        };
        marks.next().is_none().then_some(Self { stone, sign })
    }
}

const fn color_of(sign: char) -> Option<Color> {
    match sign {
        '●' => Some(Color::Black),
        '○' => Some(Color::White),
        _ => None,
    }
}

fn sign(mark: char) -> Option<Sign> {
    match mark {
        '°' => Some(Sign::Last),
        '?' => Some(Sign::Weak),
        '!' => Some(Sign::Protected),
        '^' => Some(Sign::Atari),
        '·' => Some(Sign::Filled),
        '×' => Some(Sign::Killed),
        '□' => Some(Sign::Proposed),
        '0'..='9' => Some(Sign::Number(mark as u16 - '0' as u16)),
        'a'..='z' => Some(Sign::Letter(mark)),
        _ => None,
    }
}

impl Detail {
    /// Reads a detail of a drawing with so many rows.
    fn read(text: &str, rows: usize) -> Option<Self> {
        let (kind, rest) = text.split_once(' ')?;
        match kind {
            "middle" => Some(Self::Middle(rest.parse().ok()?)),
            "row" => {
                let (from, to) = rest.split_once('-')?;
                Some(Self::Row(place(from, rows)?, place(to, rows)?))
            }
            _ => {
                let points = kind.strip_prefix('+')?.parse().ok()?;
                let (low, high) = rest.split_once('-')?;
                let ((left, bottom), (right, top)) = (place(low, rows)?, place(high, rows)?);
                let is_whole = left <= right && top <= bottom;
                is_whole.then_some(Self::Group(points, (left, top), (right, bottom)))
            }
        }
    }
}

/// The place with a name such as `a2`.
fn place(name: &str, rows: usize) -> Option<At> {
    let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
    let number: usize = name[1..].parse().ok()?;
    let row = rows.checked_sub(number).filter(|_| number > 0)?;
    Some((letter as usize - 'a' as usize, row))
}
