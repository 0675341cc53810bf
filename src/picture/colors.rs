//! Pictures in few colours: their files are a third as large, and nobody sees the difference.

use gif::Frame;
use std::collections::HashMap;

/// Red, green and blue.
type Rgb = [u8; 3];

/// The pixels of a picture, each red, green, blue and opacity, in at most 256 colours and without anything to be seen
/// through.
///
/// ```
/// use goishi::picture::colors::reduced;
/// let many: Vec<u8> = (0..1000_u16).flat_map(|i| [(i / 4) as u8, (i % 7) as u8, 9, 255]).collect();
/// let few = reduced(&many);
/// let colors: std::collections::HashSet<&[u8]> = few.chunks(4).collect();
/// assert!(few.len() == many.len() && colors.len() <= 256);
/// ```
pub fn reduced(pixels: &[u8]) -> Vec<u8> {
    let pixels = pixels.as_chunks::<4>().0;
    let counts = counted(pixels);
    let few = replacements(&counts);
    pixels
        .iter()
        .flat_map(|&[r, g, b, _]| opaque(few.get(&[r, g, b]).copied().unwrap_or([r, g, b])))
        .collect()
}

const fn opaque([r, g, b]: Rgb) -> [u8; 4] {
    [r, g, b, u8::MAX]
}

/// Every colour with how often it is there, in a fixed order.
fn counted(pixels: &[[u8; 4]]) -> Vec<(Rgb, usize)> {
    let mut counts: HashMap<Rgb, usize> = HashMap::new();
    for &[r, g, b, _] in pixels {
        *counts.entry([r, g, b]).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_unstable();
    counts
}

/// What each colour becomes. A rare colour counts as much as a frequent one when the few are chosen, or else the mark of the
/// last move would be lost in the wood; each of the few then is the mean of those that it stands for.
fn replacements(counts: &[(Rgb, usize)]) -> HashMap<Rgb, Rgb> {
    let palette = chosen(counts);
    let near: Vec<usize> = counts.iter().map(|(color, _)| nearest(&palette, *color)).collect();
    let mut sums = vec![[0_usize; 4]; palette.len()];
    for ((color, count), &at) in counts.iter().zip(&near) {
        for (sum, value) in sums[at].iter_mut().zip(color) {
            *sum += usize::from(*value) * count;
        }
        sums[at][3] += count;
    }
    let mean = |[r, g, b, count]: [usize; 4]| [r, g, b].map(|sum| (sum / count.max(1)) as u8);
    counts.iter().zip(near).map(|((color, _), at)| (*color, mean(sums[at]))).collect()
}

/// At most 256 colours that are near to all of these. Shades that nobody tells apart count as one.
fn chosen(counts: &[(Rgb, usize)]) -> Vec<Rgb> {
    const WIDTH: usize = 256;
    if counts.len() <= WIDTH {
        return counts.iter().map(|(color, _)| *color).collect();
    }
    let mut shades: Vec<Rgb> = counts.iter().map(|(color, _)| color.map(|it| it & 0xfc)).collect();
    shades.sort_unstable();
    shades.dedup();
    let height = shades.len().div_ceil(WIDTH);
    shades.resize(WIDTH * height, shades.last().copied().unwrap_or_default());
    let mut samples: Vec<u8> = shades.into_iter().flat_map(opaque).collect();
    let frame = Frame::from_rgba_speed(WIDTH as u16, height as u16, &mut samples, 1);
    frame.palette.map_or_else(Vec::new, |palette| palette.as_chunks::<3>().0.to_vec())
}

/// The number of the colour that is nearest to `color`.
fn nearest(palette: &[Rgb], color: Rgb) -> usize {
    let far = |other: &Rgb| -> u32 {
        other.iter().zip(color).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    (0..palette.len()).min_by_key(|&at| far(&palette[at])).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are_and_many_stay_near() {
        let few: Vec<u8> = (0..200_u8).flat_map(|i| [i, 0, 255 - i, 255]).collect();
        assert_eq!(reduced(&few), few);
        assert!(reduced(&[]).is_empty());
        assert_eq!(reduced(&[1, 2, 3, 0]), [1, 2, 3, 255], "nothing is seen through");
        let many: Vec<u8> =
            (0..4096_u32).flat_map(|i| [(i / 16) as u8, (i % 16 * 16) as u8, 80, 255]).collect();
        let off = many.iter().zip(reduced(&many)).map(|(one, other)| one.abs_diff(other)).max();
        assert!(off.is_some_and(|off| off < 40), "{off:?}");
    }

    #[test]
    fn a_rare_colour_is_not_lost_among_many_shades_of_another() {
        let mut pixels: Vec<u8> = (0..60_000_u32)
            .flat_map(|i| {
                [200 + (i % 40) as u8, 150 + (i / 40 % 40) as u8, 90 + (i % 7) as u8, 255]
            })
            .collect();
        pixels.extend([0x9a, 0x3b, 0x26, 255]);
        let last = reduced(&pixels).split_off(pixels.len() - 4);
        assert!(last[0].abs_diff(0x9a) < 12 && last[1].abs_diff(0x3b) < 12, "{last:?}");
    }
}
