//! Chance for playouts: quick, and good enough for them.

/// A xorshift generator.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// Different seeds give different throws.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d | 1 }
    }

    /// 32 random bits.
    pub const fn bits(&mut self) -> u32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 32) as u32
    }

    /// A number below `bound`, which is not 0.
    pub const fn below(&mut self, bound: u32) -> u32 {
        ((self.bits() as u64 * bound as u64) >> 32) as u32
    }
}
