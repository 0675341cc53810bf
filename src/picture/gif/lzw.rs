//! Packs numbers as GIF does (Lempel, Ziv and Welch): one code for every run of pixels that was met before.

/// The last code that there can be: codes have at most twelve bits.
const LAST: usize = 0xfff;
/// Packed bytes come in blocks of at most so many.
const BLOCK: usize = 255;

/// Appends `pixels`, numbers of so many `bits`, to a file.
pub fn write(pixels: &[u8], bits: u8, file: &mut Vec<u8>) {
    file.push(bits);
    for block in pack(pixels, bits).chunks(BLOCK) {
        file.push(block.len() as u8);
        file.extend(block);
    }
    file.push(0);
}

fn pack(pixels: &[u8], bits: u8) -> Vec<u8> {
    let mut packer = Packer::new(bits);
    packer.forget();
    if let Some((&first, others)) = pixels.split_first() {
        let mut run = u16::from(first);
        for &pixel in others {
            let longer = packer.longer[usize::from(run)][usize::from(pixel)];
            if longer == 0 {
                packer.end_run(run, pixel);
            }
            run = if longer == 0 { pixel.into() } else { longer };
        }
        packer.end_run(run, 0);
    }
    packer.finish()
}

struct Packer {
    /// The code that forgets all runs. Below it are the pixels, the next one ends the picture.
    forget: u16,
    /// For every code, the code of its run with one pixel more; 0 if that was not met.
    longer: Vec<[u16; 256]>,
    /// The bits of a code.
    width: u32,
    packed: Vec<u8>,
    /// What does not fill a byte yet, and its bits.
    rest: u32,
    held: u32,
}

impl Packer {
    fn new(bits: u8) -> Self {
        let (forget, width) = (1 << bits, u32::from(bits) + 1);
        Self { forget, longer: Vec::new(), width, packed: Vec::new(), rest: 0, held: 0 }
    }

    /// Forgets all runs, and says so.
    fn forget(&mut self) {
        self.put(self.forget);
        self.longer.clear();
        self.longer.resize(usize::from(self.forget) + 2, [0; 256]);
        self.width = self.forget.ilog2() + 1;
    }

    /// Writes a run, and learns the one that goes on with `next`.
    fn end_run(&mut self, run: u16, next: u8) {
        self.put(run);
        let new = self.longer.len();
        self.longer[usize::from(run)][usize::from(next)] = new as u16;
        self.longer.push([0; 256]);
        if new == LAST {
            self.forget();
        } else if new == 1 << self.width {
            self.width += 1;
        }
    }

    fn put(&mut self, code: u16) {
        self.rest |= u32::from(code) << self.held;
        self.held += self.width;
        while self.held >= 8 {
            self.packed.push(self.rest as u8);
            self.rest >>= 8;
            self.held -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        self.put(self.forget + 1);
        if self.held > 0 {
            self.packed.push(self.rest as u8);
        }
        self.packed
    }
}
