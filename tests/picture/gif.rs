//! Moving pictures come back from a reader as they were.

use super::decoder::{Movie, read};
use goishi::ai::Random;
use goishi::picture::gif::Gif;
use proptest::prelude::*;

type Rgb = [u8; 3];

/// A file of these frames of pixels.
fn written(width: usize, height: usize, frames: &[Vec<Rgb>]) -> Vec<u8> {
    let mut gif = Gif::new(width as u16, height as u16).unwrap();
    for (i, frame) in frames.iter().enumerate() {
        gif.push(&bytes(frame), 10 + i as u16).unwrap();
    }
    gif.finish().unwrap()
}

/// With a fourth byte that says nothing.
fn bytes(pixels: &[Rgb]) -> Vec<u8> {
    pixels.iter().flat_map(|&[red, green, blue]| [red, green, blue, red ^ 0x5a]).collect()
}

fn movie(width: usize, height: usize, frames: &[Vec<Rgb>]) -> Movie {
    let movie = read(&written(width, height, frames));
    assert_eq!((movie.width, movie.height, movie.loops), (width, height, true));
    let delays: Vec<u16> = movie.frames.iter().map(|frame| frame.delay).collect();
    assert_eq!(delays, (10..10 + frames.len() as u16).collect::<Vec<_>>());
    movie
}

/// The frames come back pixel for pixel.
fn comes_back(width: usize, height: usize, frames: &[Vec<Rgb>]) {
    for (frame, seen) in frames.iter().zip(movie(width, height, frames).frames) {
        let wanted: Vec<Option<Rgb>> = frame.iter().copied().map(Some).collect();
        assert!(wanted == seen.pixels, "{width} x {height}");
    }
}

/// Pixels of `colors` colours by chance, in runs of some length.
fn noise(random: &mut Random, pixels: usize, colors: usize, run: usize) -> Vec<Rgb> {
    let palette: Vec<Rgb> = (0..colors).map(|i| [i as u8, (i * 7) as u8, (i >> 8) as u8]).collect();
    let mut frame = Vec::new();
    while frame.len() < pixels {
        let color = palette[random.below(colors)];
        frame.resize((frame.len() + 1 + random.below(run)).min(pixels), color);
    }
    frame
}

#[test]
fn pictures_of_any_size_and_up_to_255_colours_come_back_exactly() {
    let random = &mut Random::new(7);
    for (width, height) in [(1, 1), (1, 9), (9, 1), (17, 16), (60, 50)] {
        for colors in [1, 2, 3, 4, 16, 17, 128, 255] {
            for run in [1, 40] {
                let mut frame = || noise(random, width * height, colors, run);
                comes_back(width, height, &[frame(), frame(), frame()]);
            }
        }
    }
}

#[test]
fn pictures_of_any_length_come_back_exactly() {
    for (colors, lengths) in [(3, 1..400), (255, 250..260), (255, 3_850..3_860)] {
        let pixels = noise(&mut Random::new(8), lengths.end, colors, 1);
        for length in lengths {
            comes_back(length, 1, &[pixels[..length].to_vec()]);
        }
    }
}

#[test]
fn one_colour_is_a_picture_too() {
    for side in [1, 2, 100, 500] {
        let frame = vec![[200, 100, 50]; side * side];
        let movie = movie(side, side, std::slice::from_ref(&frame));
        assert!(written(side, side, &[frame]).len() < side * 3 + 80, "long runs");
        assert!(movie.frames[0].pixels.iter().all(|&pixel| pixel == Some([200, 100, 50])));
    }
}

/// A soft slope with many more colours than a GIF has.
fn slope(side: usize) -> Vec<Rgb> {
    let tone = |at: usize| (at * 255 / side) as u8;
    (0..side * side)
        .map(|i| [tone(i % side), tone(i / side), tone((i % side + i / side) / 2)])
        .collect()
}

#[test]
fn of_too_many_colours_each_pixel_gets_one_that_is_near() {
    let frame = slope(200);
    let movie = movie(200, 200, std::slice::from_ref(&frame));
    let far = |(a, b): (&Rgb, &Option<Rgb>)| -> f64 {
        let apart = |i: usize| f64::from(a[i].abs_diff(b.unwrap()[i])).powi(2);
        apart(0) + apart(1) + apart(2)
    };
    let pairs = || frame.iter().zip(&movie.frames[0].pixels);
    let mean = pairs().map(far).sum::<f64>() / 40_000.0;
    let worst = pairs().map(far).fold(0.0, f64::max);
    assert!(mean.sqrt() < 8.0 && worst.sqrt() < 24.0, "{mean} {worst}");
}

#[test]
fn a_rare_colour_is_not_lost_among_many() {
    let mut frame = slope(200);
    (0..30).for_each(|i| frame[i * 211] = [255, 0, 255]);
    let movie = movie(200, 200, &[frame]);
    let [red, green, blue] = movie.frames[0].pixels[0].unwrap();
    assert!(red > 230 && green < 25 && blue > 230, "{red} {green} {blue}");
}

#[test]
fn a_frame_holds_what_has_changed() {
    let random = &mut Random::new(3);
    let first = noise(random, 120 * 120, 200, 3);
    let mut second = first.clone();
    for (x, y) in [(30, 40), (31, 40), (32, 41)] {
        second[y * 120 + x] = [first[y * 120 + x][0] ^ 1, 250, 0];
    }
    let frames = [first.clone(), second.clone(), second, first];
    comes_back(120, 120, &frames);
    let movie = movie(120, 120, &frames);
    let areas: Vec<[usize; 4]> = movie.frames.iter().map(|frame| frame.area).collect();
    assert_eq!(areas, [[0, 0, 120, 120], [30, 40, 3, 2], [0, 0, 1, 1], [30, 40, 3, 2]]);
    let sizes = [1, 2, 3, 4].map(|count| written(120, 120, &frames[..count]).len());
    let grows = |i: usize| sizes[i] - sizes[i - 1];
    assert!(sizes[0] > 5_000 && (1..4).all(|i| grows(i) < 60), "{sizes:?}");
}

#[test]
fn runs_are_packed_and_noise_hardly_grows() {
    let random = &mut Random::new(1);
    let mut size = |run| written(256, 256, &[noise(random, 256 * 256, 250, run)]).len();
    let (noise, long) = (size(1), size(60));
    assert!(noise < 256 * 256 * 3 / 2, "{noise}");
    assert!(long < noise / 5, "{long}");
}

#[test]
fn missing_pixels_stay_as_they_were_and_further_ones_are_nothing() {
    let dark = bytes(&[[0; 3]; 4]);
    let light = bytes(&[[255; 3]; 9]);
    let mut gif = Gif::new(2, 2).unwrap();
    for pixels in [&dark, &light[..7], &[], &light] {
        gif.push(pixels, 1).unwrap();
    }
    let frames = read(&gif.finish().unwrap()).frames;
    let shown =
        |i: usize| frames[i].pixels.iter().map(|pixel| pixel.unwrap()[0]).collect::<Vec<_>>();
    assert_eq!(
        [shown(0), shown(1), shown(2), shown(3)],
        [[0, 0, 0, 0], [255, 0, 0, 0], [255, 0, 0, 0], [255; 4]]
    );
    let least = Gif::new(0, 0).unwrap().finish().unwrap();
    assert_eq!(read(&least).width, 1, "there is no picture without pixels");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_frames_come_back(
        width in 1_usize..40,
        (height, colors, run) in (1_usize..40, 1_usize..=255, 1_usize..50),
        seed: u64,
    ) {
        let random = &mut Random::new(seed);
        let frames: Vec<Vec<Rgb>> =
            (0..4).map(|_| noise(random, width * height, colors, run)).collect();
        comes_back(width, height, &frames);
    }
}
