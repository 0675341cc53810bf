//! Moving pictures: a GIF, written frame by frame.

mod area;

use area::Area;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use std::borrow::Cow;

/// Red, green, blue, and an opacity that is all or nothing.
type Pixel = [u8; 4];

/// A pixel that lets through what was there before.
const CLEAR: Pixel = [0; 4];

/// The speed, from 1 to 30, at which 256 colours are chosen for a frame that has more. The slowest chooses best.
const SPEED: i32 = 1;

/// A moving picture that begins anew when it has ended. Each frame holds only what differs from the one
/// before, in colours of its own.
///
/// ```
/// use goishi::picture::gif::Gif;
/// let mut gif = Gif::new(3, 2).unwrap();
/// gif.push(&[0, 0, 0, 255].repeat(6), 50).unwrap();
/// gif.push(&[255; 24], 200).unwrap();
/// assert!(gif.finish().unwrap().starts_with(b"GIF89a\x03\x00\x02\x00"));
/// ```
pub struct Gif {
    width: usize,
    /// The pixels shown last; clear before the first frame.
    shown: Vec<Pixel>,
    encoder: Encoder<Vec<u8>>,
}

impl Gif {
    /// A picture of this size, at least a pixel.
    pub fn new(width: u16, height: u16) -> Result<Self, EncodingError> {
        let (width, height) = (width.max(1), height.max(1));
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        let (width, height) = (usize::from(width), usize::from(height));
        Ok(Self { width, shown: vec![CLEAR; width * height], encoder })
    }

    /// Adds a frame, which stays for so many hundredths of a second. Its pixels are red, green, blue and a fourth byte that is
    /// not looked at; those that are missing stay as they were.
    pub fn push(&mut self, pixels: &[u8], delay: u16) -> Result<(), EncodingError> {
        let changes = self.changes(pixels);
        let area = Area::of(&changes, self.width);
        let [left, top, width, height] = area.place();
        let inside = area.cut(&changes, self.width);
        let mut frame = Frame::from_rgba_speed(width, height, &mut inside.concat(), SPEED);
        refine(&mut frame, &inside);
        self.encoder.write_frame(&Frame {
            left,
            top,
            delay,
            dispose: DisposalMethod::Keep,
            ..frame
        })
    }

    /// The whole file.
    pub fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }

    /// Every pixel that shows another colour than before; the others are clear.
    fn changes(&mut self, pixels: &[u8]) -> Vec<Pixel> {
        let mut changes = vec![CLEAR; self.shown.len()];
        let all = changes.iter_mut().zip(&mut self.shown).zip(pixels.as_chunks().0);
        for ((change, shown), &[red, green, blue, _]) in all {
            let pixel = [red, green, blue, u8::MAX];
            if *shown != pixel {
                *change = pixel;
                *shown = pixel;
            }
        }
        changes
    }
}

/// Moves the colours of a frame into the middle of the pixels that they stand for, and lets every pixel have the nearest one:
/// rare colours are not lost among many.
fn refine(frame: &mut Frame, pixels: &[Pixel]) {
    let colors = means(frame, pixels);
    let near = |(&number, pixel): (&u8, &Pixel)| match colors[usize::from(number)] {
        color if *pixel == CLEAR || color == pixel[..3] => number,
        _ => nearest(&colors, frame.transparent, pixel),
    };
    let numbers = frame.buffer.iter().zip(pixels).map(near).collect();
    frame.buffer = Cow::Owned(numbers);
    frame.palette = Some(means(frame, pixels).concat());
}

/// The mean of the pixels of each colour.
fn means(frame: &Frame, pixels: &[Pixel]) -> Vec<[u8; 3]> {
    let colors = frame.palette.as_ref().map_or(0, |palette| palette.len() / 3);
    let mut sums = vec![[0_usize; 4]; colors];
    for (&number, &[red, green, blue, _]) in frame.buffer.iter().zip(pixels) {
        let sum = &mut sums[usize::from(number)];
        for (sum, value) in sum.iter_mut().zip([red, green, blue, 1]) {
            *sum += usize::from(value);
        }
    }
    let mean = |[red, green, blue, count]: [usize; 4]| {
        [red, green, blue].map(|sum| ((sum + count / 2) / count.max(1)) as u8)
    };
    sums.into_iter().map(mean).collect()
}

/// The number of the colour nearest to that of a pixel; none is clear.
fn nearest(colors: &[[u8; 3]], clear: Option<u8>, pixel: &Pixel) -> u8 {
    let far = |color: &[u8; 3]| -> u32 {
        color.iter().zip(pixel).map(|(one, other)| u32::from(one.abs_diff(*other)).pow(2)).sum()
    };
    let numbered = (0..=u8::MAX).zip(colors).filter(|(number, _)| Some(*number) != clear);
    numbered.min_by_key(|(_, color)| far(color)).map_or(0, |(number, _)| number)
}
