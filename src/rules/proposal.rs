//! Stones that are proposed at once, of which one stays.

use crate::board::{Point, sorted};

/// Two to twelve points that are proposed at once. Their order does not matter: they are kept sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Proposal {
    len: u8,
    /// The points, and behind them the first point of the board.
    points: [Point; Self::MAX],
}

impl Proposal {
    /// No rule set asks for more points.
    pub const MAX: usize = 12;

    /// The proposal of these points; `None` if they are fewer than two or more than twelve.
    pub fn new(points: &[Point]) -> Option<Self> {
        if !(2..=Self::MAX).contains(&points.len()) {
            return None;
        }
        let mut proposal = Self { len: points.len() as u8, points: [Point::new(0, 0); Self::MAX] };
        proposal.points[..points.len()].copy_from_slice(&sorted(points.iter().copied()));
        Some(proposal)
    }

    /// The proposal of two points.
    pub fn pair(a: Point, b: Point) -> Self {
        let mut points = [Point::new(0, 0); Self::MAX];
        points[..2].copy_from_slice(&[a.min(b), a.max(b)]);
        Self { len: 2, points }
    }

    /// The points, sorted.
    pub fn points(&self) -> &[Point] {
        &self.points[..usize::from(self.len)]
    }

    /// The proposal with its points sent through `image`.
    pub fn map(mut self, image: impl Fn(Point) -> Point) -> Self {
        let images = sorted(self.points().iter().map(|&at| image(at)));
        self.points[..images.len()].copy_from_slice(&images);
        self
    }
}

impl std::fmt::Debug for Proposal {
    /// The points alone.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.points()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_points_does_not_matter() {
        let [a, b, c] = [Point::new(0, 1), Point::new(2, 0), Point::new(2, 3)];
        assert_eq!(Proposal::new(&[c, a, b]), Proposal::new(&[a, b, c]));
        assert_eq!(Proposal::new(&[b, a]), Some(Proposal::pair(a, b)));
        assert_eq!(Proposal::pair(b, a).points(), [a, b]);
    }

    #[test]
    fn one_point_is_no_proposal_and_thirteen_are_none() {
        let at = Point::new(7, 7);
        assert_eq!(Proposal::new(&[at]), None);
        assert!(Proposal::new(&[at; 12]).is_some());
        assert_eq!(Proposal::new(&[at; 13]), None);
    }
}
