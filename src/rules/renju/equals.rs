//! Which fifths are equal, and by what: "The proposals have to be unequal in all respects" (12.7).

use super::lines::SIZE;
use crate::board::{Color, Point, Symmetry};

/// What takes one of two equal fifths to the other: a mirror line, or if it is a single place the point that the position
/// is turned round by half. Rows and columns are counted in half steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The row and the column of one end.
    pub from: [i16; 2],
    /// The row and the column of the other.
    pub to: [i16; 2],
}

/// Whether a black stone on `a` and one on `b` beside the first `stones` give the same five-stone position
/// but for turning, mirroring or shifting (12.7).
///
/// Such an image takes White's stones to White's stones. With two of them it is its own inverse, so
/// it cannot take `a` to a stone that is there already: that one would go to `a`, where the other
/// position has no stone. So it takes `a` to `b`, and the stones that are there to themselves. Where
/// White has passed, a quarter turn round his one stone could do more, but a mirror does it as well.
pub fn are_equal(stones: &[(Point, Color)], a: Point, b: Point) -> bool {
    likeness(stones, a, b).is_some()
}

/// Whether two of `points` are [equal](are_equal) as fifths beside the first `stones`.
pub fn has_equals(stones: &[(Point, Color)], points: &[Point]) -> bool {
    let mut following = points.iter().enumerate().map(|(number, &a)| (a, &points[number + 1..]));
    following.any(|(a, following)| following.iter().any(|&b| are_equal(stones, a, b)))
}

/// What makes two different fifths [equal](are_equal), if they are: the halfway places between the corners of the board and
/// their images lie on it.
pub fn axis(stones: &[(Point, Color)], a: Point, b: Point) -> Option<Axis> {
    let symmetry = likeness(stones, a, b).filter(|_| a != b)?;
    let halfway = |corner: Point| {
        let (image, moved) = (symmetry.apply(corner, SIZE), symmetry.apply(a, SIZE));
        [
            sum(corner.row, image.row) + difference(b.row, moved.row),
            sum(corner.col, image.col) + difference(b.col, moved.col),
        ]
    };
    let corners = [0, SIZE - 1].map(|row| [0, SIZE - 1].map(|col| Point::new(row, col)));
    let mut places = corners.into_iter().flatten().map(halfway);
    let first = places.next()?;
    let [from, to] = places.fold([first; 2], |[from, to], it| [from.min(it), to.max(it)]);
    Some(Axis { from: inside(from, to), to: inside(to, from) })
}

fn sum(a: u8, b: u8) -> i16 {
    i16::from(a) + i16::from(b)
}

fn difference(a: u8, b: u8) -> i16 {
    i16::from(a) - i16::from(b)
}

/// `end`, or if that lies beyond the edge the last place before it on the way from `other`.
fn inside(end: [i16; 2], other: [i16; 2]) -> [i16; 2] {
    let last = 2 * i16::from(SIZE - 1);
    let beyond = end.map(|it| (-it).max(it - last).max(0)).into_iter().max().unwrap_or(0);
    [0, 1].map(|i| end[i] + (other[i] - end[i]).signum() * beyond)
}

/// The symmetry that makes `a` and `b` equal, but for a shift.
fn likeness(stones: &[(Point, Color)], a: Point, b: Point) -> Option<Symmetry> {
    Symmetry::ALL.into_iter().find(|symmetry| {
        let image = |at| shifted(symmetry.apply(at, SIZE), symmetry.apply(a, SIZE), b);
        let is_stone = |at, color| image(at).is_some_and(|image| stones.contains(&(image, color)));
        stones.iter().all(|&(at, color)| is_stone(at, color))
    })
}

/// The image of `at` by the shift that takes `from` to `to`; none if that is above or left of the board.
fn shifted(at: Point, from: Point, to: Point) -> Option<Point> {
    let row = (at.row + to.row).checked_sub(from.row)?;
    let col = (at.col + to.col).checked_sub(from.col)?;
    Some(Point::new(row, col))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Black h8 and h10, White h9 and h11.
    const COLUMN: [(Point, Color); 4] = [
        (Point::new(7, 7), Color::Black),
        (Point::new(6, 7), Color::White),
        (Point::new(5, 7), Color::Black),
        (Point::new(4, 7), Color::White),
    ];

    #[test]
    fn a_mirror_is_a_line_across_the_board() {
        let found = axis(&COLUMN, Point::new(3, 2), Point::new(3, 12));
        assert_eq!(found, Some(Axis { from: [0, 14], to: [28, 14] }));
        assert_eq!(axis(&COLUMN, Point::new(3, 2), Point::new(3, 11)), None);
        assert_eq!(axis(&COLUMN, Point::new(3, 2), Point::new(3, 2)), None);
    }

    /// Black h8 and i9 are turned into each other, and so are White h9 and i8.
    #[test]
    fn half_a_turn_goes_round_a_place_between_the_points() {
        let stones = [
            (Point::new(7, 7), Color::Black),
            (Point::new(6, 7), Color::White),
            (Point::new(6, 8), Color::Black),
            (Point::new(8, 8), Color::White),
            (Point::new(7, 8), Color::White),
            (Point::new(5, 7), Color::White),
        ];
        let found = axis(&stones, Point::new(3, 3), Point::new(10, 12));
        assert_eq!(found, Some(Axis { from: [13, 15], to: [13, 15] }));
    }

    /// The diagonal through g7 and h8 does not go through the corners of the board where it is shifted.
    #[test]
    fn a_mirror_ends_at_the_edge() {
        let stones = [
            (Point::new(7, 7), Color::Black),
            (Point::new(6, 7), Color::White),
            (Point::new(6, 6), Color::Black),
            (Point::new(7, 6), Color::Black),
        ];
        let found = axis(&stones, Point::new(2, 5), Point::new(8, 11)).expect("a mirror");
        assert_eq!(found.from.map(|it| (0..=28).contains(&it)), [true; 2]);
        assert_eq!(found.to.map(|it| (0..=28).contains(&it)), [true; 2]);
    }
}
