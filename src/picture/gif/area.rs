//! The part of a frame that has changed.

use super::Pixel;

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
    pub fn of(pixels: &[Pixel], width: usize) -> Self {
        let mut area = Self { left: width, top: usize::MAX, right: 0, bottom: 0 };
        for (y, row) in pixels.chunks_exact(width).enumerate() {
            let seen = |pixel: &Pixel| pixel[3] != 0;
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

    /// The pixels inside, row by row.
    pub fn cut(&self, pixels: &[Pixel], width: usize) -> Vec<Pixel> {
        let rows = pixels.chunks_exact(width).take(self.bottom).skip(self.top);
        rows.flat_map(|row| &row[self.left..self.right]).copied().collect()
    }

    /// The column, row, width and height.
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
        let row = |text: &str| text.bytes().map(|byte| [byte; 4]).collect::<Vec<_>>();
        let pixels = row("\0\0\0\0\0\0a\0\0b\0\0\0\0\0\0");
        let area = Area::of(&pixels, 4);
        assert_eq!(area.place(), [1, 1, 2, 2]);
        assert_eq!(area.cut(&pixels, 4), row("\0ab\0"));
        assert_eq!(Area::of(&[[0; 4]; 16], 4).place(), [0, 0, 1, 1]);
        assert_eq!(Area::of(&[[1; 4]; 16], 4).place(), [0, 0, 4, 4]);
    }
}
