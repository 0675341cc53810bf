//! The part of a frame that has changed.

/// A rectangle of pixels, from the first column and row to those behind the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Area {
    /// The least one with all of `pixels` that are not clear; the first pixel if all are.
    pub fn of(pixels: &[u8], width: usize, clear: u8) -> Self {
        let mut area = Self { left: width, top: usize::MAX, right: 0, bottom: 0 };
        for (y, row) in pixels.chunks_exact(width).enumerate() {
            let seen = |pixel: &u8| *pixel != clear;
            if let (Some(first), Some(last)) =
                (row.iter().position(seen), row.iter().rposition(seen))
            {
                area.left = area.left.min(first);
                area.right = area.right.max(last + 1);
                area.top = area.top.min(y);
                area.bottom = y + 1;
            }
        }
        if area.bottom == 0 { Self { left: 0, top: 0, right: 1, bottom: 1 } } else { area }
    }

    /// Its pixels, row by row.
    pub fn cut(&self, pixels: &[u8], width: usize) -> Vec<u8> {
        let rows = pixels.chunks_exact(width).take(self.bottom).skip(self.top);
        rows.flat_map(|row| &row[self.left..self.right]).copied().collect()
    }

    /// Its column, row, width and height.
    pub fn place(&self) -> [u16; 4] {
        let Self { left, top, right, bottom } = *self;
        [left, top, right - left, bottom - top].map(|pixels| pixels as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_what_is_not_clear_and_no_more() {
        let pixels = [9, 9, 9, 9, /**/ 9, 9, 1, 9, /**/ 9, 2, 9, 9, /**/ 9, 9, 9, 9];
        let area = Area::of(&pixels, 4, 9);
        assert_eq!(area.place(), [1, 1, 2, 2]);
        assert_eq!(area.cut(&pixels, 4), [9, 1, 2, 9]);
        assert_eq!(Area::of(&[9; 16], 4, 9).place(), [0, 0, 1, 1]);
        assert_eq!(Area::of(&[1; 16], 4, 9).place(), [0, 0, 4, 4]);
    }
}
