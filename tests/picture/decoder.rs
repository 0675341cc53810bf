//! A reader of GIF files, as plain as can be: what it makes of a file is what a viewer would show.

/// What a file says.
#[derive(Debug)]
pub struct Movie {
    pub width: usize,
    pub height: usize,
    pub colors: usize,
    pub loops: bool,
    pub frames: Vec<Frame>,
}

/// A frame with all that was left from those before.
#[derive(Debug)]
pub struct Frame {
    pub delay: u16,
    /// Column, row, width and height of what was drawn for it.
    pub area: [usize; 4],
    /// Bytes of packed pixels.
    pub packed: usize,
    /// Red, green and blue of every pixel; none where nothing was drawn.
    pub pixels: Vec<Option<[u8; 3]>>,
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn take(&mut self, count: usize) -> &[u8] {
        let (taken, rest) = self.bytes.split_at(count);
        self.bytes = rest;
        taken
    }

    fn byte(&mut self) -> u8 {
        self.take(1)[0]
    }

    fn number(&mut self) -> usize {
        let low = self.byte();
        usize::from(u16::from_le_bytes([low, self.byte()]))
    }

    /// Blocks of bytes, up to an empty one.
    fn blocks(&mut self) -> Vec<u8> {
        let mut all = Vec::new();
        loop {
            let length = usize::from(self.byte());
            if length == 0 {
                return all;
            }
            all.extend(self.take(length));
        }
    }
}

/// Reads a file, which must be one to its last byte.
pub fn read(file: &[u8]) -> Movie {
    let mut reader = Reader { bytes: file };
    assert_eq!(reader.take(6), b"GIF89a");
    let (width, height) = (reader.number(), reader.number());
    let flags = reader.byte();
    assert_eq!(
        (flags & 0x80, reader.number()),
        (0x80, 0),
        "a table for all; no ground, any pixel shape"
    );
    let colors = 2 << (flags & 7);
    let table: Vec<[u8; 3]> = reader.take(3 * colors).as_chunks().0.to_vec();
    let mut movie = Movie { width, height, colors, loops: false, frames: Vec::new() };
    let mut pixels = vec![None; width * height];
    let mut control = (0, None);
    loop {
        match reader.byte() {
            0x21 => match reader.byte() {
                0xf9 => control = graphic_control(&reader.blocks()),
                0xff => movie.loops |= reader.blocks() == b"NETSCAPE2.0\x01\x00\x00",
                other => panic!("an extension {other:x}"),
            },
            0x2c => {
                let area = [(); 4].map(|()| reader.number());
                assert_eq!(reader.byte(), 0, "rows in their order, no table of its own");
                let bits = reader.byte();
                let packed = reader.blocks();
                let numbers = unpack(&packed, bits);
                draw(&mut pixels, width, area, &numbers, |number| {
                    (control.1 != Some(number)).then(|| table[usize::from(number)])
                });
                let (delay, packed) = (control.0, packed.len());
                movie.frames.push(Frame { delay, area, packed, pixels: pixels.clone() });
            }
            0x3b => break,
            other => panic!("a block {other:x}"),
        }
    }
    assert!(reader.bytes.is_empty(), "nothing follows the end");
    movie
}

/// The delay and the number of clear pixels.
fn graphic_control(block: &[u8]) -> (u16, Option<u8>) {
    let &[flags, low, high, clear] = block else { panic!("four bytes") };
    assert_eq!(flags >> 1, 1 << 1, "what was drawn stays; nobody is waited for");
    (u16::from_le_bytes([low, high]), (flags & 1 == 1).then_some(clear))
}

fn draw(
    pixels: &mut [Option<[u8; 3]>],
    width: usize,
    [x, y, across, down]: [usize; 4],
    numbers: &[u8],
    color: impl Fn(u8) -> Option<[u8; 3]>,
) {
    assert!(across > 0 && down > 0 && x + across <= width, "inside the picture");
    assert_eq!(numbers.len(), across * down);
    for (i, &number) in numbers.iter().enumerate() {
        if let Some(color) = color(number) {
            pixels[(y + i / across) * width + x + i % across] = Some(color);
        }
    }
}

/// Unpacks the numbers of a frame.
fn unpack(packed: &[u8], bits: u8) -> Vec<u8> {
    assert!((2..=8).contains(&bits));
    let forget = 1 << bits;
    let start: Vec<Vec<u8>> = (0..forget + 2).map(|code| vec![code as u8]).collect();
    let (mut runs, mut width) = (start.clone(), bits + 1);
    let (mut numbers, mut last, mut at) = (Vec::new(), None::<usize>, 0);
    loop {
        let bit = |i: usize| usize::from(packed[(at + i) / 8] >> ((at + i) % 8) & 1);
        let code: usize = (0..usize::from(width)).map(|i| bit(i) << i).sum();
        at += usize::from(width);
        if code == forget {
            (runs, width, last) = (start.clone(), bits + 1, None);
            continue;
        }
        if code == forget + 1 {
            assert_eq!(at.div_ceil(8), packed.len(), "the end is the end");
            return numbers;
        }
        if let Some(last) = last {
            // A run that is not known yet is the last one with its own head once more.
            let head = if code < runs.len() { runs[code][0] } else { runs[last][0] };
            assert!(code <= runs.len() && runs.len() < 4096, "a code that can be known");
            runs.push([&runs[last][..], &[head]].concat());
        }
        numbers.extend(&runs[code]);
        last = Some(code);
        if runs.len() == 1 << width && width < 12 {
            width += 1;
        }
    }
}
