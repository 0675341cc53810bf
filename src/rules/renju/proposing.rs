//! The proposals that are listed as legal moves: all pairs, but of more stones only a few.

use super::Renju;
use super::equals::are_equal;
use crate::board::{Point, sorted};
use crate::rules::{Proposal, Rules};

impl Renju {
    /// All pairs of empty points.
    pub(super) fn pairs(&self) -> Vec<Proposal> {
        let points = self.empty_points();
        let mut pairs = Vec::new();
        for (i, &a) in points.iter().enumerate() {
            pairs.extend(points[i + 1..].iter().map(|&b| Proposal::pair(a, b)));
        }
        pairs
    }

    /// For each empty point one proposal of `size` stones: the point, and with it the first ones that are unequal to
    /// it and to each other.
    pub(super) fn one_for_each_point(&self, size: usize) -> Vec<Proposal> {
        let (points, stones) = (self.empty_points(), self.early_stones());
        let equal_to = |at: Point, among: &[Point]| {
            among.iter().position(|&other| are_equal(&stones, at, other))
        };
        let mut first: Vec<Point> = Vec::new();
        for &at in &points {
            if first.len() < size && equal_to(at, &first).is_none() {
                first.push(at);
            }
        }
        let with = |at: Point| {
            let mut chosen = first.clone();
            // It stands for the one that is equal to it, or for the last.
            let place = equal_to(at, &first).unwrap_or(size - 1);
            *chosen.get_mut(place)? = at;
            Proposal::new(&chosen)
        };
        let mut proposals = sorted(points.iter().filter_map(|&at| with(at)));
        proposals.dedup();
        proposals
    }

    fn empty_points(&self) -> Vec<Point> {
        self.board().points().filter(|&at| self.board().get(at).is_none()).collect()
    }
}
