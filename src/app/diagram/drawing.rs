//! Diagrams drawn in text, as the guides for players have them.
//!
//! A drawing has a word for each square:
//!
//! ```text
//! ·  ●  ○      an empty square, a black and a white stone; × a square where a stone was captured
//! ●° ●? ●!     the last stone, a weak stone, a weak stone that the limit protects
//! ○^ ○2 a      a stone in atari, a digit on a stone, a letter in an empty square
//! |  ----      the edge of the board, right or bottom; where none is drawn, the board goes on
//! ```
//!
//! Groups that were scored are written beside it, by their corners bottom left and top right: `+1 a2-d2, +2 a1-c2`. The
//! square at the bottom left is a1.

use super::{Band, Diagram, Ground, Lines, Mark, Presence, Sign, Stone, Wood};
use crate::app::palette::Palette;
use crate::board::Color;

/// The side of a square.
const STEP: f64 = 40.0;
/// How much is seen of the board beyond the squares drawn.
const MARGIN: f64 = 12.0;
/// The radius of a stone in steps: bands are seen round it.
const RADIUS: f64 = 0.43;
/// How much narrower a band is than the one before: each is seen where they overlap.
const NARROWER: f64 = 2.0;

/// Reads a drawing and its groups; none if it is no such drawing.
pub fn read(text: &str, groups: &str, palette: Palette) -> Option<Diagram> {
    let drawing = Drawing::read(text)?;
    let mut diagram = empty(drawing.ground(palette)?);
    for (y, row) in drawing.rows.iter().enumerate() {
        for (x, word) in row.iter().enumerate() {
            add_square(&mut diagram, word, center(x, y))?;
        }
    }
    let groups = groups.split(',').map(str::trim).filter(|group| !group.is_empty());
    for (index, group) in groups.enumerate() {
        add_group(&mut diagram, &drawing, Group::read(group, drawing.rows.len())?, index)?;
    }
    Some(diagram)
}

/// The words of a drawing, and where the board ends.
struct Drawing<'a> {
    rows: Vec<Vec<&'a str>>,
    ends_right: bool,
    ends_below: bool,
}

impl<'a> Drawing<'a> {
    fn read(text: &'a str) -> Option<Self> {
        let mut lines: Vec<&str> = text.trim().lines().collect();
        let ends_below = lines.last()?.starts_with('-');
        lines.truncate(lines.len() - usize::from(ends_below));
        let ends_right = lines.first()?.trim_end().ends_with('|');
        let words = |line: &&'a str| -> Vec<&'a str> {
            line.split(|c: char| c.is_whitespace() || c == '|').filter(|w| !w.is_empty()).collect()
        };
        let rows: Vec<Vec<&str>> = lines.iter().map(words).collect();
        let is_even = !rows[0].is_empty() && rows.iter().all(|row| row.len() == rows[0].len());
        is_even.then_some(Self { rows, ends_right, ends_below })
    }

    fn ground(&self, palette: Palette) -> Option<Ground> {
        let lines = |squares: usize, ends: bool| {
            let last = MARGIN + f64::from(u8::try_from(squares).ok()?) * STEP;
            Some(Lines { first: MARGIN, last, step: STEP, goes_on: [true, !ends] })
        };
        let columns = lines(self.rows[0].len(), self.ends_right)?;
        let rows = lines(self.rows.len(), self.ends_below)?;
        Some(Ground {
            width: columns.last + MARGIN,
            height: rows.last + MARGIN,
            scale: 1.0,
            palette,
            wood: Wood::Plain,
            columns,
            rows,
            line_width: 2.0,
            middle: None,
            dots: Vec::new(),
            dot_radius: 0.0,
            labels: Vec::new(),
            label_size: 0.0,
        })
    }

    /// The colour of the stone in a square.
    fn color(&self, x: usize, y: usize) -> Option<Color> {
        color_of(self.rows.get(y)?.get(x)?.chars().next()?)
    }
}

fn empty(ground: Ground) -> Diagram {
    Diagram {
        ground,
        stone_radius: STEP * RADIUS,
        stones: Vec::new(),
        marks: Vec::new(),
        strokes: Vec::new(),
        is_numbered: false,
        aim: None,
        limit: None,
        bands: Vec::new(),
        progress: 1.0,
        swell: 0.0,
        moving: false,
    }
}

/// The edge of a square, right or below that of the ones before.
fn edge(squares: usize) -> f64 {
    MARGIN + squares as f64 * STEP
}

fn center(x: usize, y: usize) -> (f64, f64) {
    (edge(x) + STEP / 2.0, edge(y) + STEP / 2.0)
}

const fn color_of(sign: char) -> Option<Color> {
    match sign {
        '●' => Some(Color::Black),
        '○' => Some(Color::White),
        _ => None,
    }
}

fn add_square(diagram: &mut Diagram, word: &str, (x, y): (f64, f64)) -> Option<()> {
    let on = word.chars().next().and_then(color_of);
    if let Some(color) = on {
        diagram.stones.push(Stone { x, y, color, presence: Presence::Placed, shown: 1.0 });
    }
    let mut marks = word.trim_start_matches(['·', '●', '○']).chars();
    if let Some(mark) = marks.next() {
        diagram.marks.push(Mark { x, y, sign: sign(mark)?, on });
    }
    marks.next().is_none().then_some(())
}

fn sign(mark: char) -> Option<Sign> {
    match mark {
        '°' => Some(Sign::Last),
        '?' => Some(Sign::Weak),
        '!' => Some(Sign::Protected),
        '^' => Some(Sign::Atari),
        '×' => Some(Sign::Captured),
        '0'..='9' => Some(Sign::Number(mark as u16 - '0' as u16)),
        'a'..='z' => Some(Sign::Letter(mark)),
        _ => None,
    }
}

/// A group that was scored: its points, and its squares from the upper left one to the lower right one.
struct Group {
    points: u16,
    from: (usize, usize),
    to: (usize, usize),
}

impl Group {
    /// Reads `+1 a2-d2` on a board of so many rows.
    fn read(text: &str, rows: usize) -> Option<Self> {
        let (points, corners) = text.strip_prefix('+')?.split_once(' ')?;
        let (low, high) = corners.split_once('-')?;
        let ((left, bottom), (right, top)) = (square(low, rows)?, square(high, rows)?);
        let points = points.parse().ok()?;
        let is_whole = left <= right && top <= bottom;
        is_whole.then_some(Self { points, from: (left, top), to: (right, bottom) })
    }
}

/// The column and row, from the upper left, of a square such as `a2`.
fn square(name: &str, rows: usize) -> Option<(usize, usize)> {
    let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
    let number: usize = name[1..].parse().ok()?;
    let row = rows.checked_sub(number).filter(|_| number > 0)?;
    Some((letter as usize - 'a' as usize, row))
}

/// Adds a band, and the points on a corner stone: top right, for the next group at the bottom right, then at the bottom left.
fn add_group(diagram: &mut Diagram, drawing: &Drawing, group: Group, index: usize) -> Option<()> {
    let Group { points, from, to } = group;
    let inset = index as f64 * NARROWER;
    let [x, y] = [from.0, from.1].map(|squares| edge(squares) + inset);
    let [right, bottom] = [to.0, to.1].map(|squares| edge(squares + 1) - inset);
    let color = drawing.color(from.0, from.1)?;
    let (width, height) = (right - x, bottom - y);
    diagram.bands.push(Band { x, y, width, height, color, is_ahead: false });
    let corner = match index {
        0 => (to.0, from.1),
        2 => (from.0, to.1),
        _ => to,
    };
    let (x, y) = center(corner.0, corner.1);
    let on = Some(drawing.color(corner.0, corner.1)?);
    diagram.marks.push(Mark { x, y, sign: Sign::Points(points), on });
    Some(())
}
