//! A GIF as a viewer would show it.

use gif::{ColorOutput, DecodeOptions, Repeat};

/// What a file says.
#[derive(Debug)]
pub struct Movie {
    pub width: usize,
    pub height: usize,
    pub loops: bool,
    pub frames: Vec<Frame>,
}

/// A frame with all that was left from those before.
#[derive(Debug)]
pub struct Frame {
    pub delay: u16,
    /// Column, row, width and height of what was drawn for it.
    pub area: [usize; 4],
    /// Red, green and blue of every pixel; none where nothing was drawn.
    pub pixels: Vec<Option<[u8; 3]>>,
}

/// Reads a file.
pub fn read(file: &[u8]) -> Movie {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    options.check_frame_consistency(true);
    let mut decoder = options.read_info(file).unwrap();
    let [width, height] = [decoder.width(), decoder.height()].map(usize::from);
    let (mut shown, mut frames) = (vec![None; width * height], Vec::new());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let area = [frame.left, frame.top, frame.width, frame.height].map(usize::from);
        for (i, &[red, green, blue, alpha]) in frame.buffer.as_chunks().0.iter().enumerate() {
            if alpha > 0 {
                let (x, y) = (area[0] + i % area[2], area[1] + i / area[2]);
                shown[y * width + x] = Some([red, green, blue]);
            }
        }
        frames.push(Frame { delay: frame.delay, area, pixels: shown.clone() });
    }
    Movie { width, height, loops: decoder.repeat() == Repeat::Infinite, frames }
}
