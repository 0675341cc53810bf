//! The eight ways a square board looks the same.

use super::Point;

/// One of the eight rotations and reflections of a square board: first an optional exchange of
/// rows and columns, then optional flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    transpose: bool,
    flip_rows: bool,
    flip_cols: bool,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { transpose: false, flip_rows: false, flip_cols: false }; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self { transpose: i & 4 != 0, flip_rows: i & 2 != 0, flip_cols: i & 1 != 0 };
            i += 1;
        }
        all
    };

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Self {
        if self.transpose {
            Self { transpose: true, flip_rows: self.flip_cols, flip_cols: self.flip_rows }
        } else {
            self
        }
    }

    /// The image of `point` on a board of `size` x `size`.
    pub const fn apply(self, point: Point, size: u8) -> Point {
        let (row, col) =
            if self.transpose { (point.col, point.row) } else { (point.row, point.col) };
        Point::new(
            if self.flip_rows { size - 1 - row } else { row },
            if self.flip_cols { size - 1 - col } else { col },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_symmetry_is_undone_by_its_inverse() {
        for symmetry in Symmetry::ALL {
            let image = symmetry.apply(Point::new(1, 2), 8);
            assert_eq!(symmetry.inverse().apply(image, 8), Point::new(1, 2));
        }
    }

    #[test]
    fn a_point_off_all_axes_has_eight_different_images() {
        let images: BTreeSet<Point> =
            Symmetry::ALL.iter().map(|s| s.apply(Point::new(1, 2), 8)).collect();
        assert_eq!(images.len(), 8);
        assert_eq!(Symmetry::ALL[0].apply(Point::new(1, 2), 8), Point::new(1, 2));
    }
}
