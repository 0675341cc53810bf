//! Short numbers for long texts.

/// A number by which a text is told from others (FNV-1a). It is the same on every machine, and nobody is kept from making two texts with
/// one number.
pub fn fingerprint(bytes: impl IntoIterator<Item = u8>) -> u32 {
    let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    bytes.into_iter().fold(0x811c_9dc5, mix)
}
