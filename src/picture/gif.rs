//! Moving pictures: a GIF89a, written frame by frame.

mod area;
mod colors;
mod lzw;

use area::Area;
use colors::{Colors, Rgb};

/// A moving picture that begins anew when it has ended. Each frame holds only what differs from the one
/// before.
///
/// ```
/// use goishi::picture::gif::Gif;
/// let (dark, light) = ([0, 0, 0, 255].repeat(6), [255; 24]);
/// let mut gif = Gif::new(3, 2, &[&dark, &light]);
/// gif.push(&dark, 50);
/// gif.push(&light, 200);
/// assert!(gif.finish().starts_with(b"GIF89a\x03\x00\x02\x00"));
/// ```
#[derive(Debug)]
pub struct Gif {
    width: u16,
    colors: Colors,
    /// The number behind those of all colours: a pixel that lets through what was there.
    clear: u8,
    /// The pixels shown last: each one's own colour, and the number of that which stands for it.
    shown: Vec<(Rgb, u8)>,
    bytes: Vec<u8>,
}

impl Gif {
    /// A picture of this size, at least a pixel. Its colours are chosen to suit the `samples`: frames of
    /// it, in pixels of red, green, blue and a fourth byte that is not looked at.
    pub fn new(width: u16, height: u16, samples: &[&[u8]]) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let colors = Colors::of(samples);
        let clear = colors.list().len() as u8;
        let shown = vec![([0; 3], clear); usize::from(width) * usize::from(height)];
        let mut gif = Self { width, colors, clear, shown, bytes: b"GIF89a".to_vec() };
        gif.write_head(height);
        gif
    }

    fn write_head(&mut self, height: u16) {
        let bits = self.bits();
        self.write(&[self.width, height]);
        self.bytes.extend([0xf0 | (bits - 1), 0, 0]); // one table of so many colours for all frames
        let mut table = self.colors.list().concat();
        table.resize(3 << bits, 0);
        self.bytes.extend(table);
        self.bytes.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"); // again and again
    }

    /// Adds a frame, which stays for so many hundredths of a second. Pixels that are missing stay as they
    /// were.
    pub fn push(&mut self, pixels: &[u8], delay: u16) {
        let changes = self.changes(pixels);
        let width = usize::from(self.width);
        let area = Area::of(&changes, width, self.clear);
        let inside = area.cut(&changes, width);
        // What was shown stays, and is seen through clear pixels.
        let has_clear = u8::from(inside.contains(&self.clear));
        self.bytes.extend([0x21, 0xf9, 4, 1 << 2 | has_clear]);
        self.write(&[delay]);
        self.bytes.extend([self.clear, 0, 0x2c]);
        self.write(&area.place());
        self.bytes.push(0);
        lzw::write(&inside, self.bits().max(2), &mut self.bytes);
    }

    /// The whole file.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0x3b);
        self.bytes
    }

    /// The number of every pixel that shows another colour than before; the others are clear.
    fn changes(&mut self, pixels: &[u8]) -> Vec<u8> {
        let mut changes = vec![self.clear; self.shown.len()];
        let all = changes.iter_mut().zip(&mut self.shown).zip(pixels.as_chunks().0);
        for ((change, shown), &[red, green, blue, _]) in all {
            let color = [red, green, blue];
            if shown.0 == color && shown.1 != self.clear {
                continue;
            }
            let number = self.colors.number(color);
            if number != shown.1 {
                *change = number;
            }
            *shown = (color, number);
        }
        changes
    }

    /// Bits in the number of a colour.
    fn bits(&self) -> u8 {
        self.clear.ilog2() as u8 + 1
    }

    /// Writes numbers of two bytes.
    fn write(&mut self, numbers: &[u16]) {
        self.bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
}
