//! The groups that score (E5, E6).

use crate::board::{Board, Color, Point};

/// The shapes of groups that score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// "Four in a row - 1 point".
    Row4,
    /// "Six in a row - 2 points".
    Row6,
    /// "Four in a box - 1 point".
    Box4,
    /// "Six in a box (2x3 or 3x2) - 2 points".
    Box6,
    /// "Nine in a box (3x3)": ten points and the game.
    Box9,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Row4, Self::Row6, Self::Box4, Self::Box6, Self::Box9];

    /// The points that the shape scores.
    pub const fn points(self) -> u16 {
        match self {
            Self::Row4 | Self::Box4 => 1,
            Self::Row6 | Self::Box6 => 2,
            Self::Box9 => 10,
        }
    }
}

/// A rectangle of stones of one colour that scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The shape of the group.
    pub kind: Kind,
    /// The corner at the top left.
    pub from: Point,
    /// The corner at the bottom right.
    pub to: Point,
}

impl Group {
    /// Whether `at` is one of its squares.
    pub const fn contains(&self, at: Point) -> bool {
        let Self { from, to, .. } = self;
        from.row <= at.row && at.row <= to.row && from.col <= at.col && at.col <= to.col
    }
}

/// Adds the nine-box that contains the stone of `color` on `at`, if there is one. Where it completes two at
/// once, one of them stands for both: the game is over, and "nothing else is scored" (A5).
pub fn nine(board: &Board, at: Point, color: Color, groups: &mut Vec<Group>) {
    Around::new(board, at, color).boxes(Kind::Box9, 3, 3, groups);
    groups.truncate(1);
}

/// Adds all other groups that contain the stone of `color` on `at`.
pub fn scoring(board: &Board, at: Point, color: Color, groups: &mut Vec<Group>) {
    let around = Around::new(board, at, color);
    around.boxes(Kind::Box6, 2, 3, groups);
    around.boxes(Kind::Box6, 3, 2, groups);
    around.boxes(Kind::Box4, 2, 2, groups);
    row(board, at, color, (0, 1), groups);
    row(board, at, color, (1, 0), groups);
}

/// Adds `group`, unless it is or lies within one that is there: each scores once (E6), and a box of
/// four within a box of six does not (A3).
fn add(groups: &mut Vec<Group>, group: Group) {
    if !groups.iter().any(|other| other.contains(group.from) && other.contains(group.to)) {
        groups.push(group);
    }
}

/// The row through `at` scores with exactly four or six stones: "if a five-in-a-row, a seven-in-a-row
/// or any other non-scoring, single-row group is formed, it is not worth any points" (A1, A2).
fn row(board: &Board, at: Point, color: Color, step: (u8, u8), groups: &mut Vec<Group>) {
    let from = end_of_row(board, at, color, (step.0.wrapping_neg(), step.1.wrapping_neg()));
    let to = end_of_row(board, at, color, step);
    let kind = match to.row - from.row + to.col - from.col + 1 {
        4 => Kind::Row4,
        6 => Kind::Row6,
        _ => return,
    };
    add(groups, Group { kind, from, to });
}

/// The last stone of `color` in this direction. A step beyond the edge wraps far off the board.
fn end_of_row(board: &Board, at: Point, color: Color, (down, right): (u8, u8)) -> Point {
    let mut end = at;
    loop {
        let next = Point::new(end.row.wrapping_add(down), end.col.wrapping_add(right));
        if !board.contains(next) || board.get(next) != Some(color) {
            return end;
        }
        end = next;
    }
}

/// How far a box reaches from any of its stones.
const REACH: u8 = 2;

/// The stones of one colour in the 5 x 5 round a stone: a byte for each row, a bit for each column.
struct Around {
    middle: Point,
    rows: [u8; 2 * REACH as usize + 1],
}

impl Around {
    fn new(board: &Board, middle: Point, color: Color) -> Self {
        let mut rows = [0; 2 * REACH as usize + 1];
        for (down, row) in (0..).zip(&mut rows) {
            for right in 0..=2 * REACH {
                let at = near(middle, down, right);
                if board.contains(at) && board.get(at) == Some(color) {
                    *row |= 1 << right;
                }
            }
        }
        Self { middle, rows }
    }

    /// Adds every box of this height and width that contains the middle and is full of stones.
    fn boxes(&self, kind: Kind, height: u8, width: u8, groups: &mut Vec<Group>) {
        let full = (1 << width) - 1;
        for top in REACH + 1 - height..=REACH {
            let rows = self.rows.iter().skip(top.into()).take(height.into());
            let common = rows.fold(u8::MAX, |common, row| common & row);
            for left in REACH + 1 - width..=REACH {
                if common >> left & full == full {
                    let from = near(self.middle, top, left);
                    let to = Point::new(from.row + height - 1, from.col + width - 1);
                    add(groups, Group { kind, from, to });
                }
            }
        }
    }
}

/// The square so far down and right from the corner of the 5 x 5 round `middle`.
const fn near(middle: Point, down: u8, right: u8) -> Point {
    Point::new((middle.row + down).wrapping_sub(REACH), (middle.col + right).wrapping_sub(REACH))
}
